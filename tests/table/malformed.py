"""Messages that make no sense, by requests and over sockets, as many as wanted and always the same ones."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

METHODS = ("GET", "GET", "GET", "POST", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW")
PATHS = (
    "/api/me", "/api/games", "/api/games/{}/catalog", "/api/tables", "/api/tables/public", "/api/join",
    "/api/import", "/api/tables/{}", "/api/tables/{}/catalog", "/api/tables/{}/replay",
    "/api/tables/{}/preview", "/api/tables/{}/hint", "/api/tables/{}/brew", "/api/tables/{}/moves",
    "/api/tables/{}/undo", "/api/tables/{}/restart", "/api/tables/{}/takeback",
    "/api/tables/{}/takeback/answer", "/api/tables/{}/seats/{}/bot", "/api/tables/{}/seats/{}/return",
    "/api/tables/{}/review", "/api/tables/{}/review/{}", "/api/tables/{}/branch", "/{}", "/assets/{}",
    "/join/{}", "/table/{}", "/api/{}", "/health", "/account", "/api/me/account", "/api/me/proof",
    "/api/me/passkeys", "/api/me/passkeys/new", "/api/me/passkeys/{}", "/api/me/passkeys/{}/remove",
    "/lobby", "/api/lobby", "/api/lobby/find", "/api/tables/{}/sit", "/api/tables/{}/start",
    "/api/me/codes", "/api/me/visible", "/api/people/{}", "/api/house", "/people/{}",
    "/api/me/sign-out", "/api/sign-in", "/api/sign-in/new", "/api/recover",
    "/api/tables/{}/late", "/api/tables/{}/day-off",
)  # fmt: skip
NAMES = ("version", "seat", "action", "ply", "bot", "code", "name", "game", "seats", "options", "deck",
         "seed", "agree", "id", "do", "who", "since", "public", "hints",
         "purpose", "credential", "proof", "grant", "response", "clientDataJSON", "everywhere",
         "bring", "by_link", "level", "language", "players", "visible_to", "pace",
         "verdict")  # fmt: skip
WORDS = ("", "move", "greedy", "beer-and-bread", "dice-brewing", "me", "open", "bot", "0000-0000-0000", "é",
         "\u202e", "\x00", "x" * 300, "null", "-1", "1e999", "../../etc/passwd", "%00",
         "'; DROP TABLE log;--", "{}", "[", '"', "\ud83c")  # fmt: skip
NUMBERS = (0, 1, -1, 2, 63, 64, 2**31, 2**53, 2**63, 2**64, 10**30, -(2**63), 0.5, 1e308, -0.0)
FRAMES_EACH = 500  # over one socket
LONGEST = 3000  # a socket takes no longer messages


class Nonsense:
    """Draws messages."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.draw = random.Random(seed)
        self._tables = tables

    def value(self, depth: int = 0) -> Any:
        kind = self.draw.randrange(9 if depth < 4 else 6)
        if kind == 0:
            return None
        if kind == 1:
            return self.draw.random() < 0.5
        if kind in (2, 3):
            return self.draw.choice(NUMBERS)
        if kind in (4, 5):
            return self.draw.choice(WORDS)
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.draw.randrange(4))]
        return {self.draw.choice(NAMES): self.value(depth + 1) for _ in range(self.draw.randrange(5))}

    def text(self) -> str:
        """JSON of some kind, and often not quite."""
        if self.draw.random() < 0.05:
            return self.draw.choice("[{") * self.draw.randrange(1, 2500)
        text = json.dumps(self.value())
        if self.draw.random() < 0.3:
            text = "".join(letter for letter in text if self.draw.random() > 0.05)
        return text[:LONGEST]

    def move(self) -> str:
        """Something like a move."""
        fields = {"do": "move", "id": 1, "version": 0, "seat": 0, "action": 0}
        for name in self.draw.sample(list(fields), self.draw.randrange(1, 4)):
            fields[name] = self.value(3)
        return json.dumps(fields)

    def frame(self) -> str | bytes:
        kind = self.draw.randrange(10)
        if kind == 0:
            return self.draw.randbytes(self.draw.randrange(200))
        return self.move() if kind < 5 else self.text()

    def request(self, cookie: str) -> bytes:
        """A request that is one, whatever it asks for."""
        path = self.draw.choice(PATHS)
        while "{}" in path:
            path = path.replace("{}", self._segment(), 1)
        if self.draw.random() < 0.3:
            path += f"?{self.draw.choice(NAMES)}={self._segment()}&seat={self._segment()}"
        body = (
            self.text().encode("utf-8", "surrogatepass")
            if self.draw.random() < 0.8
            else self.draw.randbytes(50)
        )
        kind = self.draw.choice(
            ("application/json", "text/plain", "application/x-www-form-urlencoded", "x", "")
        )
        head = (
            f"{self.draw.choice(METHODS)} {path} HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: brewtable={cookie}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return head.encode() + body

    def _segment(self) -> str:
        kind = self.draw.randrange(4)
        if kind < 2:
            return self.draw.choice(self._tables)
        if kind == 2:
            return str(self.draw.choice(NUMBERS))
        return "".join(f"%{byte:02x}" for byte in self.draw.randbytes(self.draw.randrange(1, 12)))

    def garbage(self) -> bytes:
        """Nothing that HTTP knows."""
        start = self.draw.choice(
            (b"", b"GET ", b"GET / HTTP/9.9\r\n", b"POST / HTTP/1.1\r\nHost: a\r\n", b"\x16\x03\x01")
        )
        return start + self.draw.randbytes(self.draw.randrange(1, 400)) + b"\r\n\r\n"


class Storm:
    """Sends nonsense to a service and notes what comes back."""

    def __init__(self, address: str, cookie: str, tables: list[str]) -> None:
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self._cookie = cookie
        self._tables = tables
        self.sent = 0  # and answered
        self.statuses: dict[int, int] = {}
        self.faults: list[bytes] = []  # requests that were answered with a status of 500 or more

    async def blow(self, requests: int, garbage: int, frames: int, at_once: int = 4) -> None:
        works: list[tuple[Callable[[Nonsense, int], Any], int]] = [
            (self._ask, requests),
            (self._throw, garbage),
            (self._speak, frames),
        ]
        await asyncio.gather(
            *(
                work(Nonsense(1000 * number + part, self._tables), count // at_once)
                for number, (work, count) in enumerate(works)
                for part in range(at_once)
            )
        )

    async def _ask(self, nonsense: Nonsense, count: int) -> None:
        done = 0
        while done < count:
            async with self._connected() as (reader, writer):
                keep = True
                while keep and done < count:
                    done += 1
                    message = nonsense.request(self._cookie)
                    writer.write(message)
                    status, keep = await _answer(reader, message.startswith(b"HEAD"))
                    self._note(status, message)

    async def _throw(self, nonsense: Nonsense, count: int) -> None:
        for _ in range(count):
            async with self._connected() as (reader, writer):
                message = nonsense.garbage()
                writer.write(message)
                writer.write_eof()
                first = await reader.read(100)
                self._note(int(first.split()[1]) if first.startswith(b"HTTP/") else 0, message)

    async def _speak(self, nonsense: Nonsense, count: int) -> None:
        """Only what is answered counts: frames behind one that closed the socket would never be read."""
        done = 0
        while done < count:
            table = nonsense.draw.choice(self._tables[:2])
            address = f"ws://{self.host}:{self.port}/api/tables/{table}/live"
            headers = {"Cookie": f"brewtable={self._cookie}"}
            async with connect(
                address, additional_headers=headers, max_size=None, max_queue=None, open_timeout=None
            ) as socket:
                for _ in range(min(count - done, FRAMES_EACH)):
                    await socket.send(nonsense.frame())
                    done += 1
                    await self._hear_answer(socket)

    async def _hear_answer(self, socket: ClientConnection) -> None:
        async for message in socket:
            if str(message).startswith(('{"type":"refused"', '{"type":"moved"')):
                self.sent += 1
                return

    def _note(self, status: int, message: bytes) -> None:
        self.sent += 1
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status >= 500:
            self.faults.append(message)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        try:
            yield reader, writer
        except ConnectionError:
            pass
        finally:
            writer.close()


async def _answer(reader: asyncio.StreamReader, no_body: bool) -> tuple[int, bool]:
    """The status of an answer, and whether the connection goes on."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
    except asyncio.IncompleteReadError:
        return 0, False
    status = int(head.split()[1])
    length = next((int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"content-length:")), 0)
    if length and not no_body:
        await reader.readexactly(length)
    return status, b"connection: close" not in head and status != 101
