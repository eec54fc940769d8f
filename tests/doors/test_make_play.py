"""`make play`: the table opens at once and turns over to compiled rules; with nothing left out."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sysconfig
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 900.0  # seconds; a busy machine compiles for minutes
# Each test sets up an environment of its own, and one of them compiles all rules.
pytestmark = [pytest.mark.long, pytest.mark.skipif(not shutil.which("gcc"), reason="needs a C compiler")]


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """A virtual environment with interpreted rules, which borrows all else from the one that runs this."""
    folder = tmp_path / "environment"
    venv.create(folder, with_pip=False)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    packages.joinpath("borrowed.pth").write_text(sysconfig.get_path("purelib"))
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--ignore-installed"]
    subprocess.run(
        [folder / "bin/python", "-m", "pip", "install", *options, str(ROOT)],
        env={**os.environ, "BREWTABLE_COMPILE": "0", "BREWTABLE_WEB": "0"},
        check=True,
    )
    return folder


class Player:
    """A person at the table, by HTTP, whose cookie stays."""

    def __init__(self, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/api"
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, {"content-type": "application/json"})
        with self._opener.open(request, timeout=60) as answer:
            return json.load(answer)

    def play_on(self, table: str) -> int:
        """Plays if asked; gives how many decisions the game has seen."""
        seen = self.ask(f"/tables/{table}")
        if seen["prompt"]:
            action = seen["prompt"]["choices"][0]["action"]
            self.ask(f"/tables/{table}/moves", {"version": seen["version"], "seat": 0, "action": action})
        return int(seen["ply"])


@contextmanager
def playing(environment: Path, folder: Path, **variables: str) -> Iterator[tuple[Player, Path]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    log = folder / "said"
    with open(log, "w") as said:
        running = subprocess.Popen(
            [environment / "bin/python", ROOT / "play.py", environment / ".installed-auto-gcc"],
            env={
                **os.environ,
                "BREWTABLE_COMPILE": "auto",
                "BREWTABLE_PORT": str(port),
                "BREWTABLE_WEB": "0",
                "BROWSER": "true",
                "XDG_DATA_HOME": str(folder),
                **variables,
            },
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    try:
        yield Player(port), log
        assert running.poll() is None
    finally:
        running.terminate()
        assert running.wait(60) == 0


def eventually(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if holds():
                return
        except (urllib.error.URLError, ConnectionError):
            pass
        time.sleep(0.2)
    raise AssertionError("waited in vain")


def test_a_game_begun_before_the_compile_ends_goes_on_with_compiled_rules(
    environment: Path, tmp_path: Path
) -> None:
    with playing(environment, tmp_path) as (player, log):
        eventually(lambda: player.ask("/engine")["rules"] == "interpreted")
        assert player.ask("/engine")["compiling"] is not None
        seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
        table = player.ask("/tables", {"game": "beer-and-bread", "seats": seats})["id"]
        eventually(lambda: player.play_on(table) >= 6)
        eventually(lambda: player.ask("/engine")["rules"] == "compiled")
        assert player.ask("/engine")["compiling"] is None
        assert player.ask(f"/tables/{table}")["ply"] >= 6
        eventually(lambda: player.play_on(table) >= 12)
        assert "rules compiled" in log.read_text()
    assert environment.joinpath(".installed-auto-gcc").exists()
    version = subprocess.check_output([environment / "bin/brewtable", "--version"], text=True)
    assert "compiled" in version


@pytest.mark.parametrize(
    ("compiler", "reason"), [("no-such-compiler", "no C compiler found"), ("false", "mypyc failed")]
)
def test_without_a_compile_the_table_stays_up(
    environment: Path, tmp_path: Path, compiler: str, reason: str
) -> None:
    with playing(environment, tmp_path, CC=compiler) as (player, log):
        eventually(lambda: "could not be compiled" in log.read_text())
        told = [line for line in log.read_text().splitlines() if "could not be compiled" in line]
        assert len(told) == 1
        assert reason in told[0]
        eventually(lambda: player.ask("/engine")["rules"] == "interpreted")
        assert player.ask("/engine")["compiling"] is None
        assert player.ask("/games")
    assert not environment.joinpath(".installed-auto-gcc").exists()


def test_when_compiled_rules_are_there_nothing_is_compiled(environment: Path, tmp_path: Path) -> None:
    environment.joinpath(".installed-auto-gcc").touch()
    with playing(environment, tmp_path) as (player, log):
        eventually(lambda: player.ask("/engine")["compiling"] is None)
        assert "compiled" not in log.read_text()
