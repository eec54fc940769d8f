"""Serves the application on this machine, and opens the browser."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import socket
import sqlite3
import webbrowser
from collections.abc import Callable
from contextlib import closing, nullcontext, suppress
from pathlib import Path

import platformdirs
import uvicorn
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

from brewtable.kernel.errors import SetupError
from brewtable.table.app import REQUESTS_A_MINUTE, make_app
from brewtable.table.hall import REVIEW_SECONDS
from brewtable.table.storage import Storage, database_url

LOOPBACK = "127.0.0.1"
IDLE = 75  # seconds that a browser's connection is kept; people think longer than machines


def data_folder() -> Path:
    """Where games are kept unless something else is asked for."""
    return Path(platformdirs.user_data_dir("brewtable", appauthor=False))


class Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    open_browser: bool,
    say: Callable[[str], None],
) -> None:
    """Serve until interrupted. `say` is given the address."""
    limit = math.ceil(_setting("BREWTABLE_REQUESTS_A_MINUTE", REQUESTS_A_MINUTE))
    review_seconds = _setting("BREWTABLE_REVIEW_SECONDS", REVIEW_SECONDS)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])

    def ready() -> None:
        say(address)
        if open_browser:
            webbrowser.open(address)

    folder = data or data_folder()
    storage = Storage(database_url(database, folder))
    alone = _reserve(storage)
    asyncio.run(_make_ready(storage))
    app = make_app(folder, database, limit, review_seconds=review_seconds)
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_level="warning",
        server_header=False,
        timeout_keep_alive=IDLE,
        ws="websockets-sansio",
        ws_max_size=4096,
    )
    server = Server(config, ready)
    signal.signal(signal.SIGTERM, _leave)
    with suppress(KeyboardInterrupt), closing(alone) if alone else nullcontext():
        server.run(sockets=[listening])
    if not server.started:
        raise SetupError("table-not-started")


def _setting(variable: str, usual: float) -> float:
    """A number above 0 from the environment."""
    text = os.environ.get(variable, str(usual))
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise SetupError(
            "table-setting-unreadable", {"variable": variable, "text": text, "usual": str(usual)}
        )
    return number


def _leave(*_: object) -> None:
    """End as a program does, not as one that is killed: the server has said goodbye before this is called."""
    raise SystemExit(0)


def _reserve(storage: Storage) -> sqlite3.Connection | None:
    """Keep a second service away from the same file: what one remembers the other would not know.

    A lock of SQLite's own is released however this process ends.
    """
    if storage.is_postgresql:
        return None
    lock = sqlite3.connect(f"{storage.url.database}.serving", timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise SetupError("table-served-already", {"file": str(storage.url.database)}) from None
    return lock


async def _make_ready(storage: Storage) -> None:
    """Bring the database into its present form, or say why that cannot be."""
    try:
        await storage.migrate()
    except (OSError, SQLAlchemyError, PostgresError) as problem:
        raise SetupError("table-database-unusable", {"problem": str(problem).splitlines()[0]}) from None
    finally:
        await storage.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise SetupError(
            "table-port-taken",
            {
                "host": host,
                "port": str(port),
                "problem": str(problem.strerror),
                "address": _address(host, port),
            },
        ) from None


def _address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    shown = {"0.0.0.0": LOOPBACK, "::": LOOPBACK, "": LOOPBACK}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
