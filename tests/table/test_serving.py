"""`brewtable serve`: how it starts, what it says, how it ends; several processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.refusals import refused
from tests.table.guests import ME, OPEN, RANDOM_BOT, Service

from brewtable.kernel.errors import SetupError
from brewtable.table.live import PING_EVERY
from brewtable.table.server import serve
from brewtable.table.storage import database_url

SERVE = [sys.executable, "-m", "brewtable", "serve"]


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [*SERVE, "--no-browser", "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"brewtable: cannot serve at 127.0.0.1 port {port}: Address already in use")
    assert "--port" in line


def test_a_second_service_on_the_same_games_is_refused(service: Service) -> None:
    command = [*SERVE, "--no-browser", "--port", "0", "--data", str(service.data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("brewtable: another brewtable serves the games in ")


def test_a_database_that_cannot_be_reached_is_told(tmp_path: Path) -> None:
    address = "postgresql://brew@127.0.0.1:9/none"
    command = [*SERVE, "--no-browser", "--port", "0", "--database-url", address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "brewtable: " in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("written", ["", "many", "0", "-3", "nan", "inf"])
@pytest.mark.parametrize("variable", ["BREWTABLE_REQUESTS_A_MINUTE", "BREWTABLE_REVIEW_SECONDS"])
def test_a_setting_that_is_no_number_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, written: str
) -> None:
    monkeypatch.setenv(variable, written)
    with refused(SetupError, f"{variable} is '{written}': write a number above 0, such as "):
        serve("127.0.0.1", 0, tmp_path, None, open_browser=False, say=print)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_without_a_word(tmp_path: Path, how: signal.Signals) -> None:
    command = [*SERVE, "--no-browser", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("The table is set at http://127.0.0.1:")
    process.send_signal(how)
    _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (0, "")


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    """`brewtable` alone serves; BROWSER names the program that opens pages."""
    noted = tmp_path / "opened"
    opener = tmp_path / "opener.sh"
    opener.write_text(f'#!/bin/sh\necho "$1" > {noted}\n', "utf-8")
    opener.chmod(0o755)
    command = [*SERVE, "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "BROWSER": f"{opener} %s"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    address = process.stdout.readline().partition("http")[2].split()[0]
    for _ in range(100):
        if noted.exists() and noted.read_text("utf-8").strip():
            break
        time.sleep(0.1)
    process.terminate()
    process.communicate(timeout=30)
    assert noted.read_text("utf-8").strip() == f"http{address}"


def test_other_commands_do_not_load_the_service() -> None:
    heavy = ("litestar", "sqlalchemy", "uvicorn", "alembic")
    code = f"import sys, brewtable.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def _break_connections(postgresql: str) -> int:
    """End every connection to the server but the one that does it; how many there were."""

    async def work() -> int:
        engine = create_async_engine(database_url(postgresql, Path()))
        others = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        async with engine.connect() as connection:
            ended = (await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))).all()
        await engine.dispose()
        return len(ended)

    return asyncio.run(work())


def test_a_broken_connection_to_postgresql_is_opened_anew(postgresql: str, tmp_path: Path) -> None:
    """Far sooner than the looks that are taken now and then anyway."""
    soon = PING_EVERY / 2
    first = Service(tmp_path / "one", "--database-url", postgresql).start()
    second = Service(tmp_path / "two", "--database-url", postgresql).start()
    ann, bob = first.guest(), second.guest()
    try:
        info = ann.open(ME, OPEN, options={"first": "0"})
        bob.post("/join", code=info["seats"][1]["code"])
        with bob.watching(info["id"]) as at_bobs:
            at_bobs.until(lambda s: s["table"]["seats"][1]["online"])
            for version in (1, 2):
                assert _break_connections(postgresql) > 1
                assert at_bobs.next(soon)["version"] == version - 1  # asked to look anew
                mover = ann if ann.look(info["id"])["prompt"] else bob
                mover.move(info["id"], mover.look(info["id"]))
                at_bobs.until(lambda s, version=version: s["version"] == version, soon)
            with bob.watching(info["id"]) as again:
                assert again.next(soon)["version"] == 2
    finally:
        ann.close()
        bob.close()
        assert first.stop() == 0
        assert second.stop() == 0


def test_several_processes_share_one_postgresql(postgresql: str, tmp_path: Path) -> None:
    """Someone at one process hears of a move made at another, and a cookie is good at both."""
    first = Service(tmp_path / "one", "--database-url", postgresql).start()
    second = Service(tmp_path / "two", "--database-url", postgresql).start()
    ann, bob = first.guest(), second.guest()
    try:
        info = ann.open(ME, OPEN, options={"first": "0"})
        bob.post("/join", code=info["seats"][1]["code"])
        with bob.watching(info["id"]) as at_bobs:
            at_bobs.next()
            ann.move(info["id"], ann.look(info["id"]))
            assert at_bobs.until(lambda s: s["version"] == 1)["told"][-1]["seat"] == 0
        ann.http.base_url = f"http://{second.address}"
        ann.address = second.address
        assert ann.look(info["id"])["seat"] == 0
        assert ann.look(info["id"])["version"] == 1
        bots = bob.open(RANDOM_BOT, RANDOM_BOT)["id"]
        with bob.watching(bots) as socket:
            socket.until(lambda s: s["ply"] > 8)
    finally:
        ann.close()
        bob.close()
        assert first.stop() == 0
        assert second.stop() == 0
