"""A running service for the tests of this folder, and a real PostgreSQL beside SQLite."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.guests import Guest, Service

ADVICE = (
    "PostgreSQL is not installed: the tests with it need initdb and pg_ctl (Debian: apt install postgresql)"
)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service")).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def guests(service: Service) -> Iterator[list[Guest]]:
    """Three people who have never met."""
    people = [service.guest() for _ in range(3)]
    yield people
    for person in people:
        person.close()


@pytest.fixture
def ann(guests: list[Guest]) -> Guest:
    return guests[0]


@pytest.fixture
def bob(guests: list[Guest]) -> Guest:
    return guests[1]


@pytest.fixture
def eve(guests: list[Guest]) -> Guest:
    return guests[2]


# PostgreSQL.


def _programs() -> Path | None:
    """The folder of initdb and pg_ctl, installed first where that is possible."""
    found = _find_programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "postgresql"]):
            subprocess.run(command, env=environment, timeout=600, capture_output=True, check=False)
        found = _find_programs()
    return found


def _find_programs() -> Path | None:
    on_path = shutil.which("initdb")
    folders = [str(Path(on_path).parent)] if on_path else []
    for folder in [*folders, *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]:
        if (Path(folder) / "initdb").exists() and (Path(folder) / "pg_ctl").exists():
            return Path(folder)
    return None


def _as_someone(folder: Path) -> list[str]:
    """The server refuses to run as root: the words before a command that make somebody else run it."""
    if os.geteuid() != 0:
        return []
    names = {user.pw_name for user in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    shutil.chown(folder, user)
    return ["runuser", "-u", user, "--"]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    programs = _programs()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    # Not under pytest's folders, which only the one who runs the tests may enter.
    folder = Path(tempfile.mkdtemp(prefix="brewtable-postgresql-"))
    become = _as_someone(folder)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    data, log = folder / "data", folder / "log"
    make = [programs / "initdb", "-D", data, "-U", "brew", "-A", "trust", "-E", "UTF8", "--locale=C"]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    control = [*become, str(programs / "pg_ctl"), "-D", str(data), "-w"]
    try:
        subprocess.run([*become, *map(str, make)], check=True, capture_output=True, cwd=folder)
        subprocess.run(
            [*control, "-l", str(log), "-o", options, "start"], check=True, capture_output=True, cwd=folder
        )
        yield f"postgresql://brew@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)
