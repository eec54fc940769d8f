"""Several processes behind one port: they share a PostgreSQL, and one that dies is started anew."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from types import FrameType
from typing import NamedTuple

from brewtable.kernel.errors import SetupError

DATABASE = "BREWTABLE_DATABASE_URL"  # in the environment, where a password is seen by nobody else
THINKERS = "BREWTABLE_THINKERS"
LOOK_EVERY = 0.2  # seconds
TOO_SOON = 5.0  # a process that ends so soon after its start will not do better the next time
TRIES = 3
GOODBYE = 20.0  # seconds that a process has to end when asked


class Started(NamedTuple):
    number: int
    at: float


def thinkers_allowed() -> int | None:
    """How many processes may think, where that was settled; None: what suits the machine."""
    text = os.environ.get(THINKERS, "")
    if text and not (text.isdecimal() and int(text) > 0):
        raise SetupError("table-setting-unreadable", {"variable": THINKERS, "text": text, "usual": "1"})
    return int(text) if text else None


class Workers:
    """Starts processes on a socket that is open already, and keeps their number."""

    def __init__(
        self,
        count: int,
        listening: socket.socket,
        database: str,
        options: Sequence[str],
        metrics_at: tuple[str, int] | None,
    ) -> None:
        self._count = count
        self._listening = listening
        command = [
            sys.executable,
            "-m",
            "brewtable",
            "serve",
            "--no-browser",
            "--fd",
            str(listening.fileno()),
        ]
        self._command = [*command, *options]
        self._metrics_at = metrics_at
        share = max(1, ((os.cpu_count() or 2) - 1) // count)
        self._environment = {**os.environ, DATABASE: database}
        self._environment.setdefault(THINKERS, str(share))
        self._running: dict[subprocess.Popen[str], Started] = {}
        self._failures = 0
        self._leaving = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until interrupted; `ready` is called when all processes can be reached."""
        for how in (signal.SIGINT, signal.SIGTERM):
            signal.signal(how, self._leave)
        try:
            for number in range(self._count):
                self._start(number)
            if not self._leaving:
                ready()
            while not self._leaving:
                self._replace_the_dead()
                time.sleep(LOOK_EVERY)
        finally:
            self._end_all()

    def _start(self, number: int) -> None:
        process = subprocess.Popen(
            [*self._command, *self._metrics(number)],
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
            pass_fds=[self._listening.fileno()],
            start_new_session=True,  # an interrupt at the terminal is ours to pass on
        )
        self._running[process] = Started(number, time.monotonic())
        assert process.stdout is not None
        said = process.stdout.readline()
        if "http://" not in said and not self._leaving:
            self._failures = TRIES  # it has said why on its own

    def _metrics(self, number: int) -> list[str]:
        """Each process tells its own numbers, at ports that follow each other."""
        if self._metrics_at is None:
            return []
        host, port = self._metrics_at
        return ["--metrics", f"{host}:{port + number}"]

    def _replace_the_dead(self) -> None:
        for process in [one for one in self._running if one.poll() is not None]:
            started = self._running.pop(process)
            soon = time.monotonic() - started.at < TOO_SOON
            self._failures = self._failures + 1 if soon else 0
            if self._failures >= TRIES:
                raise SetupError("table-not-started")
            self._start(started.number)

    def _leave(self, _number: int, _frame: FrameType | None) -> None:
        self._leaving = True

    def _end_all(self) -> None:
        for process in self._running:
            process.terminate()
        deadline = time.monotonic() + GOODBYE
        for process in self._running:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            assert process.stdout is not None
            process.stdout.close()
