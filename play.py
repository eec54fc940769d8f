"""Serves the table at once, and with compiled rules as soon as there are any: `make play`.

    python play.py STAMP

Compiling takes a minute or two, and nobody should have to wait for a first game. So if STAMP, which tells
make that the compiled rules are installed, is not there, the table opens with the rules as plain Python while
a wheel with compiled ones is built beside it. Then the service stops, the wheel is installed, and the service
starts anew on the same socket: no game is lost, since every move is on the disk, and open pages come back by
themselves.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
BIN: Final = Path(sys.executable).parent
VENV: Final = BIN.parent
BREWTABLE: Final = str(BIN / "brewtable")
WHEELS: Final = VENV / "wheels"
LOG: Final = VENV / "compile.log"
PROGRESS: Final = VENV / "compiling"  # read by the service: the part of a hundred that is done
ADDRESS: Final = ("127.0.0.1", int(os.environ.get("BREWTABLE_PORT", "8000")))
PIP: Final = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


def say(line: str) -> None:
    print(f"brewtable: {line}", flush=True)


class Compile:
    """A wheel with compiled rules in the making."""

    def __init__(self, ended: SimpleQueue[str]) -> None:
        shutil.rmtree(WHEELS, ignore_errors=True)
        PROGRESS.write_text("0")
        self.begun = time.time()
        self._making = subprocess.Popen(
            [*PIP, "wheel", "-v", "--no-deps", "--no-build-isolation", "--wheel-dir", str(WHEELS), str(ROOT)],
            env={**os.environ, "BREWTABLE_COMPILE": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that it can be ended with all that it has started
        )
        threading.Thread(target=self._follow, args=[ended], daemon=True).start()

    def _follow(self, ended: SimpleQueue[str]) -> None:
        assert self._making.stdout is not None
        with open(LOG, "w") as log:
            for line in self._making.stdout:
                log.write(line)
                part = re.search(r"brewtable: compiling the rules: (\d+) %", line)
                if part:
                    PROGRESS.write_text(part[1])
        self._making.wait()
        PROGRESS.unlink(missing_ok=True)
        ended.put("compile")

    def failure(self) -> str | None:
        """Why there is no wheel, in a few words."""
        if self._making.returncode == 0:
            return None
        told = re.findall(r"brewtable: BREWTABLE_COMPILE=1, but (.*)", LOG.read_text())
        return told[-1] if told else f"see {os.path.relpath(LOG)}"

    def install(self, stamp: Path) -> None:
        wheel = next(WHEELS.glob("*.whl"))
        subprocess.run(
            [*PIP, "install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(wheel)],
            check=True,
        )
        for other in stamp.parent.glob(".installed-*"):
            other.unlink()
        stamp.touch()
        os.utime(stamp, (self.begun, self.begun))  # what was edited since is newer
        shutil.rmtree(WHEELS)

    def stop(self) -> None:
        if self._making.poll() is None:
            os.killpg(self._making.pid, signal.SIGTERM)
            self._making.wait()
        PROGRESS.unlink(missing_ok=True)


class Table:
    """The service, on a socket that outlives it."""

    def __init__(self, listening: socket.socket, ended: SimpleQueue[str], first: bool) -> None:
        self._serving = subprocess.Popen(
            [BREWTABLE, "serve", "--fd", str(listening.fileno()), "--browser" if first else "--no-browser"],
            env={**os.environ, "BREWTABLE_COMPILING": str(PROGRESS)},
            pass_fds=[listening.fileno()],
        )
        self._ended = ended
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        self._serving.wait()
        self._ended.put("table")

    def stop(self) -> int:
        if self._serving.poll() is None:
            self._serving.terminate()
        return self._serving.wait()


def play(stamp: Path) -> int:
    if stamp.exists() or os.environ.get("BREWTABLE_COMPILE") == "0":
        os.execv(BREWTABLE, [BREWTABLE, "serve", "--port", str(ADDRESS[1])])
    try:
        listening = socket.create_server(ADDRESS, backlog=2048)
    except OSError:
        os.execv(BREWTABLE, [BREWTABLE, "serve", "--port", str(ADDRESS[1])])  # tells what is wrong with it
    ended: SimpleQueue[str] = SimpleQueue()
    leave_with_the_table(ended)
    say("the table opens now; its rules are compiled meanwhile, and bots get faster then")
    compiling = Compile(ended)
    table = Table(listening, ended, first=True)
    try:
        if ended.get() == "compile":
            table = turn_over(table, compiling, listening, ended, stamp)
            while ended.get() != "table":
                pass
    finally:
        compiling.stop()
        status = table.stop()
    return status


def turn_over(
    table: Table, compiling: Compile, listening: socket.socket, ended: SimpleQueue[str], stamp: Path
) -> Table:
    """The table with the compiled rules, or as it was if there are none."""
    problem = compiling.failure()
    if problem:
        say(f"the rules could not be compiled ({problem}); the table goes on, its bots think slower")
        return table
    table.stop()
    ended.get()
    try:
        compiling.install(stamp)
        say("rules compiled: bots think at full speed from now on")
    except subprocess.CalledProcessError:
        say("the compiled rules could not be installed; the table goes on, its bots think slower")
    return Table(listening, ended, first=False)


def leave_with_the_table(ended: SimpleQueue[str]) -> None:
    """An interrupt from the keyboard reaches the service as well, and when that has ended so does this."""

    def wait(number: int, frame: FrameType | None) -> None:
        pass

    def leave(number: int, frame: FrameType | None) -> None:
        ended.put("table")

    signal.signal(signal.SIGINT, wait)
    signal.signal(signal.SIGTERM, leave)


if __name__ == "__main__":
    sys.exit(play(Path(sys.argv[1])))
