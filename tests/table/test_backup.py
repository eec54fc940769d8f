"""`brewtable backup` while games go on, and `brewtable restore`, on SQLite and between it and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.table.guests import HOT, ME, OPEN, Guest, Service
from typer.testing import CliRunner

from brewtable.cli import app
from brewtable.kernel.errors import SetupError
from brewtable.locale import Words
from brewtable.table.storage import FILE_NAME, database_url
from brewtable.table.witness import witness_of


def told(*arguments: object) -> str:
    """What the command says."""
    done = CliRunner().invoke(app, [*map(str, arguments), "--lang", "en"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def problem(*arguments: object) -> str:
    """What it says is wrong."""
    with pytest.raises(SetupError) as caught:
        told(*arguments)
    return Words("en").explain(caught.value)


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Service, Guest, str]]:
    """A service, somebody, and a game of four decisions."""
    service = Service(tmp_path / "data").start()
    guest = service.guest()
    table = guest.open(ME, HOT)["id"]
    for _ in range(4):
        guest.move(table, guest.look(table))
    yield service, guest, table
    guest.close()
    service.stop()


def at(service: Service, before: Guest) -> Guest:
    guest = service.guest()
    guest.http.cookies = before.http.cookies
    return guest


def test_a_backup_brings_back_what_was_there(played: tuple[Service, Guest, str], tmp_path: Path) -> None:
    service, guest, table = played
    copy = tmp_path / "copy"
    assert f"1 table is kept in {copy}" in told("backup", copy, "--data", service.data)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    guest.move(table, guest.look(table))
    guest.open(ME, OPEN)
    service.stop()
    said = told("restore", copy, "--data", service.data)
    assert "1 table is back" in said
    (old,) = service.data.glob(f"{FILE_NAME}.2*[0-9]")
    assert str(old) in said
    with sqlite3.connect(old) as connection:
        assert connection.execute("SELECT count(*) FROM game_table").fetchone() == (2,)
    assert not witness_of(str(service.data / FILE_NAME)).exists()
    service.start()
    again = at(service, guest)
    now = again.look(table)
    assert now["version"] == 4
    assert again.move(table, now)["accepted"]
    assert len(again.get("/tables")) == 1
    again.close()


def test_a_backup_is_of_one_moment_while_moves_come_in(
    played: tuple[Service, Guest, str], tmp_path: Path
) -> None:
    service, guest, table = played
    done, other = threading.Event(), at(service, guest)

    def play() -> None:
        here = table
        while not done.is_set():
            now = other.look(here)
            if now["over"]:
                here = other.open(ME, HOT)["id"]
            else:
                other.move(here, now)

    playing = threading.Thread(target=play)
    playing.start()
    try:
        for number in range(3):
            told("backup", tmp_path / f"{number}", "--data", service.data)
    finally:
        done.set()
        playing.join()
        other.close()
    for number in range(3):
        with sqlite3.connect(tmp_path / f"{number}") as connection:
            versions = connection.execute("SELECT id, version FROM game_table").fetchall()
            for one, version in versions:
                logged = connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (one,)).fetchone()
                assert logged == (version,)
    assert guest.get("/me")


def test_a_damaged_file_is_replaced_and_kept(played: tuple[Service, Guest, str], tmp_path: Path) -> None:
    service, guest, table = played
    told("backup", tmp_path / "copy", "--data", service.data)
    service.stop()
    (service.data / FILE_NAME).write_bytes(b"damaged" * 1000)
    told("restore", tmp_path / "copy", "--data", service.data)
    (old,) = service.data.glob(f"{FILE_NAME}.2*[0-9]")
    assert old.read_bytes() == b"damaged" * 1000
    service.start()
    again = at(service, guest)
    assert again.look(table)["version"] == 4
    again.close()


def test_what_cannot_be_backed_up_or_restored_is_told_and_loses_nothing(
    played: tuple[Service, Guest, str], tmp_path: Path
) -> None:
    service, guest, table = played
    data, copy, other = service.data, tmp_path / "copy", tmp_path / "other"
    told("backup", copy, "--data", data)
    assert "exists already" in problem("backup", copy, "--data", data)
    assert "no games are kept" in problem("backup", other, "--data", tmp_path / "nowhere")
    assert not (tmp_path / "nowhere").exists()
    assert "there is no file" in problem("restore", other, "--data", data)
    assert "another brewtable serves" in problem("restore", copy, "--data", data)
    other.write_bytes(b"no backup" * 1000)
    assert "is damaged" in problem("restore", other, "--data", tmp_path / "new")
    other.unlink()
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE mine (a)")
    assert "is no backup of brewtable" in problem("restore", other, "--data", tmp_path / "new")
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "a newer brewtable" in problem("restore", copy, "--data", tmp_path / "new")
    assert guest.look(table)["version"] == 4
    assert not list(tmp_path.glob("tmp*"))


def test_games_move_to_postgresql_and_back(
    played: tuple[Service, Guest, str], postgresql: str, tmp_path: Path
) -> None:
    service, guest, table = played
    name = f"moved_{os.getpid()}"

    async def create() -> None:
        engine = create_async_engine(database_url(postgresql, Path()), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    address = f"{postgresql.rpartition('/')[0]}/{name}"
    told("backup", tmp_path / "first", "--data", service.data)
    assert "1 table is back" in told("restore", tmp_path / "first", "--database-url", address)
    assert "holds games already" in problem("restore", tmp_path / "first", "--database-url", address)
    there = Service(tmp_path / "there", "--database-url", address).start()
    moved = at(there, guest)
    try:
        assert moved.move(table, moved.look(table))["accepted"]
        told("backup", tmp_path / "second", "--database-url", address)
    finally:
        moved.close()
        there.stop()
    told("restore", tmp_path / "second", "--data", tmp_path / "back")
    back = Service(tmp_path / "back").start()
    home = at(back, guest)
    try:
        assert home.look(table)["version"] == 5
        assert home.move(table, home.look(table))["accepted"]
    finally:
        home.close()
        back.stop()
