"""A running service and the people who use it, as tests need them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from brewtable.kernel.message import message_from_data
from brewtable.locale import Words

Data = dict[str, Any]
GAME = "beer-and-bread"
EXAMPLE = Path(__file__).parents[2] / "examples/barrel_roll"
ME: Data = {"who": "me"}
OPEN: Data = {"who": "open"}
HOT: Data = {"who": "hot-seat"}
BOT: Data = {"who": "bot", "bot": "greedy"}
RANDOM_BOT: Data = {"who": "bot", "bot": "random"}

DICE = "dice-brewing"
# Tests want verdicts, not wise ones, come from one address all together, and do not wait for a minute.
GRACE = 2.0
SETTINGS = {
    "BREWTABLE_REVIEW_SECONDS": "0.01",
    "BREWTABLE_REQUESTS_A_MINUTE": "1000000",
    "BREWTABLE_OPENINGS_A_MINUTE": "100000",
    "BREWTABLE_GRACE_SECONDS": str(GRACE),
}


def installed(folder: Path, package: str, points: dict[str, dict[str, str]]) -> str:
    """A folder for PYTHONPATH in which a package with these entry points, by their groups, is installed."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{n} = {v}\n" for n, v in named.items()) for group, named in points.items()
    ]
    (info / "entry_points.txt").write_text("".join(lines), "utf-8")
    return str(folder)


def add_dice_brewing(folder: Path) -> str:
    """The same for Dice Brewing, which seats up to four: it is put there as somebody's package would be."""
    point = {DICE: "brewtable.games.dice_brewing.game:DiceBrewing"}
    return installed(folder, "dice_door", {"brewtable.games": point})


def add_barrel_roll(folder: Path) -> str:
    """The same for the example, by its own pyproject.toml, and the way to it."""
    about = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    return os.pathsep.join([installed(folder, "barrel_roll", about["entry-points"]), str(EXAMPLE)])


class Service:
    """`brewtable serve` in a process of its own."""

    def __init__(self, data: Path, *arguments: str, **settings: object) -> None:
        self.data = data
        self._arguments = arguments
        self._settings = {f"BREWTABLE_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.path: list[str] = []  # where it finds more games
        self.log: Path | None = None  # where standard error goes, if not to that of the tests

    def start(self) -> Service:
        games = [add_dice_brewing(self.data / "games"), *self.path]
        path = os.pathsep.join(filter(None, [*games, os.environ.get("PYTHONPATH")]))
        command = [sys.executable, "-m", "brewtable", "serve", "--port", "0", "--no-browser"]
        with (self.log or Path(os.devnull)).open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data), *self._arguments],
                stdout=subprocess.PIPE,
                stderr=None if self.log is None else log,
                text=True,
                env={**os.environ, "PYTHONPATH": path, **SETTINGS, **self._settings},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.address = line.partition("http://")[2].split("/")[0]
        return self

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        process, self.process = self.process, None
        process.send_signal(how)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def guest(self) -> Guest:
        return Guest(self.address)


class WarmService(Service):
    """A service that is killed often: its process is forked from one that has read the package already."""

    def __init__(self, data: Path, *arguments: str, **settings: object) -> None:
        super().__init__(data, *arguments, **settings)
        self._oven: subprocess.Popen[str] | None = None
        self._pid: int | None = None

    def start(self) -> Service:
        if self._oven is None:
            path = os.pathsep.join(
                filter(None, [add_dice_brewing(self.data / "games"), os.environ.get("PYTHONPATH")])
            )
            self._oven = subprocess.Popen(
                [sys.executable, "-c", OVEN],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "PYTHONPATH": path, **SETTINGS, **self._settings},
            )
        assert self._oven.stdin is not None
        assert self._oven.stdout is not None
        command = ["serve", "--port", "0", "--no-browser", "--data", str(self.data), *self._arguments]
        self._oven.stdin.write(json.dumps(command) + "\n")
        self._oven.stdin.flush()
        self._pid = int(self._oven.stdout.readline())
        line = self._oven.stdout.readline()
        assert "http://" in line, line
        self.address = line.partition("http://")[2].split("/")[0]
        return self

    def kill(self) -> None:
        if self._pid is not None:
            os.kill(self._pid, signal.SIGKILL)
            self._pid = None

    def put_out(self) -> None:
        """End it, and the process it comes from."""
        self.kill()
        if self._oven is not None:
            self._oven.communicate(timeout=30)
            self._oven = None


OVEN = """
import json, os, sys
import brewtable.table.server
from brewtable.cli import main

for line in sys.stdin:
    child = os.fork()
    if child == 0:
        print(os.getpid(), flush=True)
        sys.argv = ["brewtable", *json.loads(line)]
        main()
        os._exit(0)
    os.waitpid(child, 0)
"""


class Guest:
    """A browser: it keeps its cookie, asks, moves and watches."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=60)

    def close(self) -> None:
        self.http.close()

    # Asking.

    def get(self, path: str, **query: object) -> Any:
        answer = self.http.get(f"/api{path}", params={k: v for k, v in query.items() if v is not None})  # type: ignore[misc]
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **data: object) -> Any:
        answer = self.http.post(f"/api{path}", json=data)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, status: int, method: str, path: str, **data: object) -> Data:
        """The problem that a request gets; its code is what tests look at."""
        body: Data = {"params": data} if method == "GET" else {"json": data}
        answer = self.http.request(method, f"/api{path}", **body)
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        problem: Data = answer.json()
        assert problem["status"] == status
        assert problem["detail"]
        assert Words("de").say(message_from_data(problem["message"])) != problem["message"]["key"]
        return problem

    # Playing.

    def open(self, *seats: Data, game: str = GAME, **more: object) -> Data:
        info: Data = self.post("/tables", game=game, seats=list(seats), **more)
        return info

    def look(self, table: str, **query: object) -> Data:
        snapshot: Data = self.get(f"/tables/{table}", **query)
        return snapshot

    def move(self, table: str, snapshot: Data, action: int | None = None) -> Data:
        if action is None:
            action = snapshot["prompt"]["choices"][0]["action"]
        moved: Data = self.post(
            f"/tables/{table}/moves", version=snapshot["version"], seat=snapshot["seat"], action=action
        )
        return moved

    @contextmanager
    def watching(self, table: str, seat: int | None = None, since: int | None = None) -> Iterator[Socket]:
        query = "&".join(f"{k}={v}" for k, v in {"seat": seat, "since": since}.items() if v is not None)
        cookie = self.cookie()
        with connect(
            f"ws://{self.address}/api/tables/{table}/live?{query}",
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=None,
        ) as connection:
            yield Socket(connection)

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


class Socket:
    """A table watched live; every raw frame is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []

    def next(self, timeout: float = 30) -> Data:
        deadline = time.monotonic() + timeout  # pings do not put it off
        while True:
            frame = self.connection.recv(max(0.0, deadline - time.monotonic()))
            assert isinstance(frame, str)
            self.frames.append(frame)
            message: Data = json.loads(frame)
            if message["type"] == "snapshot":
                return message

    def until(self, wanted: Any, timeout: float = 30) -> Data:
        """The first snapshot that is as wanted."""
        while True:
            snapshot = self.next(timeout)
            if wanted(snapshot):
                return snapshot


def play_out(guest: Guest, table: str, chooser: Any = None, limit: int = 10_000) -> Data:
    """Let one guest play for all its seats until the game is over; the last snapshot."""
    with guest.watching(table) as socket:
        snapshot = socket.next()
        for _ in range(limit):
            if snapshot["over"]:
                break
            if snapshot["prompt"]:
                options = snapshot["prompt"]["choices"]
                action = options[0]["action"] if chooser is None else chooser(options)
                guest.move(table, snapshot, action)
            snapshot = socket.next()
        return snapshot
