"""How many tables the play service holds, beside boardgame.io's server, in one run on this machine.

    python benchmarks/table_load.py [--tables 10 100 1000] [--seconds 20] [--pace 0 5]
                                    [--contestants NAME ...] [--game beer-and-bread] [--bot random]
                                    [--database-url URL] [--before PYTHON] [--crowds 1]

Every table has one socket, on which its person moves: as soon as it can (pace 0), or once in so many seconds.
The latency is from sending a move to the answer that says it is stored. Contestants take turns with the same
clients:

    sqlite             this service with a file
    postgresql         with the PostgreSQL at the address given; postgresql-2: two processes on it
    before             an older brewtable, installed for another Python; moves go by request
    memory, flatfile   boardgame.io (by npm into benchmarks/.peer on first use) with a tiny game

Moves are those of people and bots together. CPU is that of the server with all its processes, without that of
PostgreSQL. The people can be spread over several processes (crowds), where one would hold the server up.
A run of minutes tells the server's memory once a minute. Prints rows for the README beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from multiprocessing.synchronize import Barrier
from pathlib import Path
from threading import BrokenBarrierError, Event, Thread
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

try:
    from uvloop import run
except ImportError:
    from asyncio import run

HERE = Path(__file__).parent
PEER = HERE / ".peer"
PEER_PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")
HEAD = (
    "| server | tables | pace | moves/s | p50 ms | p99 ms | CPU ms a move | kB a table | errors |\n"
    "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
)
# One machine plays all the people here, which would otherwise be too many from one address.
MANY = {"BREWTABLE_REQUESTS_A_MINUTE": "1e9", "BREWTABLE_OPENINGS_A_MINUTE": "1e9"}
OPENING = 20  # tables that are opened at the same time
TICK = os.sysconf("SC_CLK_TCK")


# Servers.


@dataclass
class Server:
    """A running server and what it has used."""

    address: str
    process: subprocess.Popen[str]

    def cpu(self) -> float:
        """Seconds of all its processes, of children that have ended too."""
        return sum(_cpu(pid) for pid in self._tree())

    def kilobytes(self) -> float:
        return sum(_resident(pid) for pid in self._tree())

    def _tree(self) -> list[int]:
        found = [self.process.pid]
        for pid in found:
            found += _children(pid)
        return found


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(int(one) for one in fields[11:15]) / TICK


def _resident(pid: int) -> float:
    try:
        return (
            int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
        )
    except OSError:
        return 0.0


def _children(pid: int) -> list[int]:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(one) for task in tasks for one in (task / "children").read_text("utf-8").split()]
    except OSError:
        return []


@contextmanager
def started(command: Sequence[str], environment: dict[str, str]) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    assert process.stdout is not None
    try:
        line = ""
        while "http://" not in line:
            line = process.stdout.readline()
            if not line:
                raise SystemExit(f"the server did not start: {' '.join(command)}")
        yield Server(line.partition("http://")[2].split("/")[0], process)
    finally:
        process.terminate()
        process.wait(60)


@contextmanager
def brewtable(python: str, arguments: Sequence[str]) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as data:
        command = [python, "-m", "brewtable", "serve", "--port", "0", "--no-browser", "--data", data]
        with started([*command, *arguments], MANY) as server:
            yield server


@contextmanager
def boardgame_io(flat: bool) -> Iterator[Server]:
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(exist_ok=True)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", *PEER_PACKAGES], cwd=PEER, check=True)
    shutil.copy(HERE / "boardgame_io.cjs", PEER)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = ["node", str(PEER / "boardgame_io.cjs"), str(port), *([data] if flat else [])]
        with started(command, {"NODE_ENV": "production"}) as server:
            yield server


# Clients.


@dataclass
class Seen:
    """What one table's person has seen."""

    latencies: list[float] = field(default_factory=list)
    bot_moves: int = 0
    errors: list[str] = field(default_factory=list)


class Client(Protocol):
    """The person at one table."""

    async def open(self) -> None: ...

    async def wait_for_turn(self) -> bool:
        """Return when the person can move; whether the game goes on."""

    async def move(self) -> None:
        """Move, and return when the move is stored."""


class Guest:
    """At this service: moves over the socket, and is told what changed."""

    def __init__(self, http: httpx.AsyncClient, wish: dict[str, Any], number: int, seen: Seen) -> None:
        self._http = http
        self._wish = wish
        self._random = random.Random(number)
        self._seen = seen
        self._count = 0

    async def open(self) -> None:
        info = await self._http.post("/api/tables", json=self._wish)
        if not info.is_success:
            raise RuntimeError(info.text)
        # Each person opens one table: nobody may have more than some hundreds running.
        cookie = f"brewtable={info.cookies['brewtable']}"
        address = str(self._http.base_url).replace("http", "ws", 1).rstrip("/")
        self._socket: ClientConnection = await connect(
            f"{address}/api/tables/{info.json()['id']}/live?changes=true",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        self._now = json.loads(await self._socket.recv())

    async def _hear(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(await self._socket.recv())
        now = said.get("now", said)
        if now["type"] in ("news", "snapshot"):
            self._now = {**self._now, "told": [], **now}
            self._seen.bot_moves += sum(told["seat"] == 1 for told in self._now["told"] if self._bots)
        return said

    @property
    def _bots(self) -> bool:
        return any(seat["who"] == "bot" for seat in self._wish["seats"])

    async def wait_for_turn(self) -> bool:
        while not self._now["prompt"]:
            if self._now["over"]:
                await self._socket.close()
                await self.open()
            else:
                await self._hear()
        return True

    async def move(self) -> None:
        self._count += 1
        action = self._random.choice(self._now["prompt"]["choices"])["action"]
        wish = {"do": "move", "id": self._count, "version": self._now["version"], "action": action}
        await self._socket.send(json.dumps({**wish, "seat": self._now["seat"]}))
        while True:
            said = await self._hear()
            if said["type"] == "refused":
                raise ValueError(said["problem"]["detail"])
            if said["type"] == "moved":
                if not said["accepted"]:
                    raise ValueError("not accepted")
                return


class OldGuest(Guest):
    """At an older service: moves by request, and hears of every change in a whole snapshot."""

    async def open(self) -> None:
        await super().open()
        self._seat = self._now["seat"]

    async def move(self) -> None:
        action = self._random.choice(self._now["prompt"]["options"])["action"]
        wish = {"version": self._now["version"], "seat": self._now["seat"], "action": action}
        assert self._socket.request is not None
        headers = {"cookie": self._socket.request.headers["Cookie"]}
        table = self._now["table"]["id"]
        answer = await self._http.post(f"/api/tables/{table}/moves", json=wish, headers=headers)
        if not answer.is_success:
            raise ValueError(answer.text[:100])
        before, self._now = self._now, answer.json()["snapshot"]
        if self._now["version"] < before["version"]:
            self._now = before

    async def _hear(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(await self._socket.recv())
        if said["type"] == "snapshot" and said["version"] >= self._now["version"]:
            self._now = said
            self._seen.bot_moves += sum(told["seat"] == 1 for told in said["told"] if self._bots)
        return said


class Marker:
    """At boardgame.io's server: moves for both players of a match in turn, by the protocol of its socket."""

    def __init__(self, address: str, number: int) -> None:
        self._address = address
        self._match = f"match{number}"
        self._random = random.Random(number)
        self._state = 0

    async def open(self) -> None:
        self._socket: ClientConnection = await connect(
            f"ws://{self._address}/socket.io/?EIO=4&transport=websocket", compression=None, max_size=None
        )
        await self._socket.recv()
        await self._socket.send("40/fields,")
        await self._socket.recv()
        await self._say("sync", self._match, "0", None, 2)
        await self._hear("sync")

    async def _say(self, *what: object) -> None:
        await self._socket.send("42/fields," + json.dumps(what))

    async def _hear(self, wanted: str) -> list[Any]:
        while True:
            said = str(await self._socket.recv())
            if said == "2":  # a ping
                await self._socket.send("3")
            elif said.startswith("42/fields,"):
                what: list[Any] = json.loads(said.partition(",")[2])
                if what[0] == wanted:
                    return what

    async def wait_for_turn(self) -> bool:
        return True

    async def move(self) -> None:
        player = str(self._state % 2)
        payload = {
            "type": "mark",
            "args": [self._random.randrange(9)],
            "playerID": player,
            "credentials": None,
        }
        await self._say("update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, player)
        told = await self._hear("update")
        if told[2]["_stateID"] != self._state + 1:
            raise ValueError("not accepted")
        self._state += 1


# Measuring.


async def play(client: Client, seen: Seen, pace: float, until: float, number: int) -> None:
    """Move until the time is over; with a pace, each table at its own moment."""
    due = time.monotonic() + pace * random.Random(number).random()
    try:
        while time.monotonic() < until:
            if pace:
                await asyncio.sleep(min(due, until) - time.monotonic())
                due += pace
                if time.monotonic() >= until:
                    return
            async with asyncio.timeout(max(0.1, until + 60 - time.monotonic())):
                await client.wait_for_turn()
                started_at = time.perf_counter()
                await client.move()
            seen.latencies.append(time.perf_counter() - started_at)
    except (ValueError, TimeoutError, ConnectionClosed, OSError, httpx.HTTPError) as problem:
        seen.errors.append(repr(problem))


@dataclass
class Measured:
    seen: list[Seen]
    seconds: float
    cpu: float
    kilobytes: float

    def row(self, name: str, pace: float) -> str:
        latencies = sorted(one for seen in self.seen for one in seen.latencies) or [0.0]
        moves = sum(len(seen.latencies) + seen.bot_moves for seen in self.seen)
        errors = sum(len(seen.errors) for seen in self.seen)
        half, most = (
            latencies[min(len(latencies) - 1, len(latencies) * part // 100)] * 1000 for part in (50, 99)
        )
        paced = f"one in {pace:g} s" if pace else "flat out"
        rates = (
            f"{moves / self.seconds:,.0f} | {half:,.1f} | {most:,.1f} | {self.cpu / max(1, moves) * 1000:.2f}"
        )
        return f"| {name} | {len(self.seen):,} | {paced} | {rates} | {self.kilobytes:,.0f} | {errors} |"


async def crowd(
    address: str, kind: str, numbers: range, pace: float, asked: argparse.Namespace
) -> list[Seen]:
    """The people of some of the tables, in a process of their own; all begin to move at the same moment."""
    async with AsyncExitStack() as stack:
        limits = httpx.Limits(max_connections=200)
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://{address}", timeout=120, limits=limits)
        )
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each table has its own person
        other = {"who": "bot", "bot": asked.bot} if asked.bot != "none" else {"who": "hot-seat"}
        wish = {"game": asked.game, "seats": [{"who": "me"}, other]}
        seen = [Seen() for _ in numbers]
        clients: list[Client] = []
        for number, one in zip(numbers, seen, strict=True):
            if kind == "peer":
                clients.append(Marker(address, number))
            else:
                clients.append((OldGuest if kind == "before" else Guest)(http, wish, number, one))
        for at in range(0, len(clients), OPENING):
            await asyncio.gather(*(client.open() for client in clients[at : at + OPENING]))
        await asyncio.to_thread(everybody_is_there.wait)
        until = time.monotonic() + asked.seconds
        playing = zip(clients, seen, numbers, strict=True)
        await asyncio.gather(*(play(client, one, pace, until, number) for client, one, number in playing))
        return seen


everybody_is_there: Barrier


def _meet(barrier: Barrier) -> None:
    global everybody_is_there  # noqa: PLW0603 - a barrier is handed over when a process starts, or not at all
    everybody_is_there = barrier


def _crowd(*arguments: Any) -> list[Seen]:
    try:
        return run(crowd(*arguments))
    except BaseException:
        everybody_is_there.abort()  # nobody waits for those who will not come
        raise


def measure(server: Server, kind: str, tables: int, pace: float, asked: argparse.Namespace) -> Measured:
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(asked.crowds + 1)
    empty = server.kilobytes()
    with ProcessPoolExecutor(asked.crowds, context, _meet, (barrier,)) as pool:
        shares = [
            range(n * tables // asked.crowds, (n + 1) * tables // asked.crowds) for n in range(asked.crowds)
        ]
        crowds = [pool.submit(_crowd, server.address, kind, share, pace, asked) for share in shares]
        with suppress(BrokenBarrierError):
            barrier.wait()
        cpu, began = server.cpu(), time.monotonic()
        with memory_told(server):
            seen = [one for people in crowds for one in people.result()]
        for error in {error for table in seen for error in table.errors}:
            print(f"  error: {error}", file=sys.stderr)
        used, seconds = server.cpu() - cpu, time.monotonic() - began
    return Measured(seen, seconds, used, (server.kilobytes() - empty) / tables)


@contextmanager
def memory_told(server: Server) -> Iterator[None]:
    """Every minute says how much memory the server takes."""
    over = Event()

    def tell() -> None:
        minutes = 0
        while not over.wait(60):
            minutes += 1
            print(f"  after {minutes} min: {server.kilobytes() / 1024:,.0f} MB", file=sys.stderr, flush=True)

    teller = Thread(target=tell, daemon=True)
    teller.start()
    yield
    over.set()


def contestant(name: str, asked: argparse.Namespace) -> Any:
    """The server of that name, as a context."""
    if name in ("memory", "flatfile"):
        return boardgame_io(name == "flatfile")
    if name == "before":
        return brewtable(asked.before, [])
    processes = ["--workers", "2"] if name == "postgresql-2" else []
    return brewtable(
        sys.executable, ["--database-url", asked.database_url, *processes] if "postgresql" in name else []
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--pace", type=float, nargs="+", default=[0, 5], help="seconds between moves; 0: none"
    )
    parser.add_argument("--contestants", nargs="+")
    parser.add_argument("--game", default="beer-and-bread")
    parser.add_argument("--bot", default="random", help="who sits opposite; none: the same person")
    parser.add_argument("--database-url")
    parser.add_argument("--before", help="a Python for which another brewtable is installed")
    parser.add_argument("--crowds", type=int, default=1, help="processes over which the people are spread")
    asked = parser.parse_args()
    names = asked.contestants or ["sqlite", "memory", "flatfile"]
    print(HEAD)
    for tables in asked.tables:
        for pace in asked.pace:
            for name in names:
                with contestant(name, asked) as server:
                    kind = "peer" if name in ("memory", "flatfile") else name
                    measured = measure(server, kind, tables, pace, asked)
                shown = {"memory": "boardgame.io, memory", "flatfile": "boardgame.io, FlatFile"}.get(
                    name, name
                )
                print(measured.row(shown, pace), flush=True)


if __name__ == "__main__":
    main()
