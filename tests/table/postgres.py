"""A PostgreSQL server of the tests' own, which a test may kill."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 60.0  # seconds until it must have started


def find_programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    on_path = shutil.which("initdb")
    folders = [str(Path(on_path).parent)] if on_path else []
    for folder in [*folders, *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]:
        if (Path(folder) / "initdb").exists() and (Path(folder) / "pg_ctl").exists():
            return Path(folder)
    return None


class Postgres:
    """The server with its data in a folder of its own."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        # Not under pytest's folders, which only the one who runs the tests may enter.
        self._folder = Path(tempfile.mkdtemp(prefix="brewtable-postgresql-"))
        self._become = _as_someone(self._folder)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self._port = probe.getsockname()[1]
        self._data = self._folder / "data"
        self.address = f"postgresql://brew@127.0.0.1:{self._port}/postgres"

    def make(self) -> None:
        make = ["initdb", "-D", self._data, "-U", "brew", "-A", "trust", "-E", "UTF8", "--locale=C"]
        self._run(*make)

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._run(
                    "pg_ctl", "-D", self._data, "-w", "-l", self._folder / "log", "-o", options, "start"
                )
                return
            except subprocess.CalledProcessError:  # what a killed one has left behind may still be there
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        pid = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)

    def remove(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop", check=False)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: object, check: bool = True) -> None:
        command = [*self._become, str(self._programs / program), *map(str, arguments)]
        subprocess.run(command, check=check, capture_output=True, cwd=self._folder)


def _as_someone(folder: Path) -> list[str]:
    """The server refuses to run as root: the words before a command that make somebody else run it."""
    if os.geteuid() != 0:
        return []
    names = {user.pw_name for user in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    shutil.chown(folder, user)
    return ["runuser", "-u", user, "--"]
