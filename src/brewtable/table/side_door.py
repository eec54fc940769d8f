"""The side door: a host's commands ask the service that runs, by a token that lies beside the games.

It is at an address of this machine only, and opens to whoever may read the folder of the games.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, json

from brewtable.kernel.errors import BrewError, SetupError
from brewtable.kernel.message import message_from_data
from brewtable.table.problems import explain

HERE = "127.0.0.1"
PATIENCE = 60.0  # seconds that an errand may take
HURRY = 5.0  # seconds in which it must have been said
LONGEST = 100_000  # bytes

Doing = Callable[[str, Mapping[str, Any]], Awaitable[Any]]


class Key(Struct):
    """What lies beside the games while they are served."""

    port: int
    token: str
    address: str  # where browsers find the service


class Errand(Struct):
    token: str
    do: str
    arguments: dict[str, Any]


def key_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.door")


def key_of(file: Path) -> Key | None:
    """The key of the service that has these games, or had them when it was killed."""
    try:
        return json.decode(key_beside(file).read_bytes(), type=Key)
    except (OSError, DecodeError):
        return None


def ask(file: Path, errand: str, arguments: Mapping[str, Any]) -> Any:
    """Have the service do an errand."""
    key = key_of(file)
    if key is None:
        raise SetupError("table-side-door", {"file": str(file)})
    said = json.encode(Errand(key.token, errand, dict(arguments))) + b"\n"
    try:
        with socket.create_connection((HERE, key.port), timeout=PATIENCE) as connection:
            connection.sendall(said)
            with connection.makefile("rb") as answers:
                answer = json.decode(answers.read())
    except (OSError, DecodeError):
        raise SetupError("table-side-door", {"file": str(file)}) from None
    if "problem" in answer:
        message = message_from_data(answer["problem"])
        raise SetupError(message.key, dict(message.args))
    return answer["done"]


@asynccontextmanager
async def side_door(file: Path, address: str, doing: Doing) -> AsyncIterator[None]:
    """Open as long as the block lasts."""
    token = secrets.token_hex(32)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            said = await _listen(reader, token)
            if said is not None:
                writer.write(json.encode(await _done(said, doing)))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, HERE, 0, limit=LONGEST)
    port = server.sockets[0].getsockname()[1]
    _lay_down(key_beside(file), Key(port, token, address))
    try:
        yield
    finally:
        key_beside(file).unlink(missing_ok=True)
        server.close()


async def _listen(reader: asyncio.StreamReader, token: str) -> Errand | None:
    """What is asked, of whoever has the token; to anybody else nothing is said."""
    try:
        line = await asyncio.wait_for(reader.readline(), HURRY)
        said = json.decode(line, type=Errand)
    except (TimeoutError, ValueError, DecodeError, ValidationError, RecursionError):
        return None
    return said if hmac.compare_digest(said.token.encode(), token.encode()) else None


async def _done(said: Errand, doing: Doing) -> dict[str, Any]:
    try:
        return {"done": await doing(said.do, said.arguments)}
    except BrewError as refusal:
        return {"problem": refusal.message.to_data()}
    except Exception as problem:
        return {"problem": explain(problem).message}


def _lay_down(file: Path, key: Key) -> None:
    """Only its owner may read it, from the first moment on."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
        out.write(json.encode(key))
