"""What is kept, on SQLite and on a real PostgreSQL: the same tests for both."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine
from tests.refusals import refused

from brewtable.kernel.errors import SetupError
from brewtable.table import moves, opening, seating
from brewtable.table.hall import Hall
from brewtable.table.models import Base, LogRow, SeatRow, TableRow
from brewtable.table.people import load_signer, name_of, rename
from brewtable.table.played import page
from brewtable.table.problems import Refusal, explain
from brewtable.table.schema import CreateTable, Move, SeatWish
from brewtable.table.snapshots import snapshot
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

Work = Callable[[Storage], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str | None:
    """A database of its own for each test."""
    if request.param == "sqlite":
        return None
    server: str = request.getfixturevalue("postgresql")
    name = f"test_{abs(hash(request.node.name)) % 10**9}"
    asyncio.run(_create_database(server, name))
    return server.rpartition("/")[0] + f"/{name}"


async def _create_database(server: str, name: str) -> None:
    engine = create_async_engine(database_url(server, Path()), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


@pytest.fixture
def kept(address: str | None, tmp_path: Path) -> Callable[[Work], None]:
    """Runs a piece of work on a fresh database."""

    async def run(work: Work) -> None:
        storage = Storage(database_url(address, tmp_path / "data"))
        try:
            await storage.migrate()
            await work(storage)
        finally:
            await storage.close()

    return lambda work: asyncio.run(run(work))


@asynccontextmanager
async def hall_in(storage: Storage) -> AsyncIterator[Hall]:
    """A hall that hears nothing of others."""
    thinkers = Thinkers(1)
    hall = Hall(storage, thinkers)
    yield hall
    await hall.stop()
    thinkers.close()


HOT_TABLE = CreateTable("beer-and-bread", [SeatWish("me"), SeatWish("hot-seat")], {"first": "0"}, seed=5)


def test_a_name_with_a_zero_in_it_is_nobodys(kept: Callable[[Work], None]) -> None:
    """PostgreSQL keeps no such text, and says so instead of finding nothing."""

    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            for ask in (lambda: moves.look(hall, "ann", "x\0", None, None), lambda: page(hall, "ann", "x\0")):
                found = (await asyncio.gather(ask(), return_exceptions=True))[0]
                assert isinstance(found, Exception)
                assert explain(found).status in (400, 404)

    kept(work)


# The form of the database.


def test_the_steps_lead_to_what_the_program_works_with(kept: Callable[[Work], None]) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def work(storage: Storage) -> None:
        await storage.migrate()  # a second time changes nothing
        async with storage.write() as session:
            connection = await session.connection()
            assert await connection.run_sync(differences) == []

    kept(work)


async def fail_after_writing(storage: Storage) -> None:
    async with storage.write() as session:
        await rename(session, "ann", "Bob")
        await session.flush()
        raise RuntimeError("power cut")


def test_what_is_written_is_read_and_what_fails_is_not(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        async with storage.write() as session:
            await rename(session, "ann", "Ann 🍞")
        with pytest.raises(RuntimeError, match="power cut"):
            await fail_after_writing(storage)
        async with storage.read() as session:
            assert await name_of(session, "ann") == "Ann 🍞"

    kept(work)


def test_the_key_of_the_cookies_is_made_once(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        first, second = await load_signer(storage), await load_signer(storage)
        cookie = first.cookie("0123456789abcdefghjk")
        assert second.person(cookie) == "0123456789abcdefghjk"
        for wrong in (
            "",
            ".",
            "0123456789abcdefghjk",
            cookie[:-1],
            cookie[:-1] + "x",
            "1" + cookie[1:],
            "ж.ж",
        ):
            assert second.person(wrong) is None

    kept(work)


def test_a_log_has_no_second_entry_with_the_same_number(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
        entry = {"table_id": table, "number": 1, "kind": "move", "seat": 0, "value": 1, "at": "now"}
        async with storage.write() as session:
            session.add(LogRow(**entry))
        with pytest.raises(IntegrityError):
            async with storage.write() as session:
                session.add(LogRow(**entry))

    kept(work)


def test_a_seat_needs_its_table(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        with pytest.raises(IntegrityError):
            async with storage.write() as session:
                session.add(LogRow(table_id="nowhere", number=1, kind="move", seat=0, value=1, at="now"))

    kept(work)


# Games.


def test_a_game_is_the_same_after_a_restart(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            for _ in range(12):
                now = await moves.look(hall, "ann", table, None, None)
                assert now.prompt is not None
                assert now.seat is not None
                wish = Move(now.version, now.seat, now.prompt.choices[-1].action)
                assert (await moves.move(hall, "ann", table, wish)).accepted
            before = await moves.look(hall, "ann", table, 0, None)
        async with hall_in(storage) as hall:
            assert await moves.look(hall, "ann", table, 0, None) == before
            assert [one.id for one in await seating.my_tables(hall, "ann")] == [table]
            assert await seating.my_tables(hall, "bob") == []

    kept(work)


def test_two_processes_play_one_table_without_a_double_move(kept: Callable[[Work], None]) -> None:
    """Two halls share a database and nothing else; each has its own idea of the match."""

    async def work(storage: Storage) -> None:
        other_storage = Storage(storage.url)
        async with hall_in(storage) as one, hall_in(other_storage) as other:
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            for _ in range(15):
                async with other.changing(table) as sitting:
                    now = snapshot(sitting, "ann", sitting.to_move)
                assert now.prompt is not None
                assert now.seat is not None
                wish = Move(now.version, now.seat, now.prompt.choices[0].action)
                sent = [moves.move(hall, "ann", table, wish) for hall in (one, other, one, other)]
                answers = await asyncio.gather(*sent)
                assert sum(answer.accepted for answer in answers) == 1
                assert {answer.snapshot.version for answer in answers} == {now.version + 1}
            async with storage.read() as session:
                numbers = await session.scalars(
                    select(LogRow.number).where(LogRow.table_id == table).order_by(LogRow.number)
                )
                assert list(numbers) == list(range(1, 16))
        await other_storage.close()

    kept(work)


async def fail_after_playing(hall: Hall, table: str, action: int) -> None:
    async with hall.changing(table) as sitting:
        sitting.play(0, [action])
        raise RuntimeError("power cut")


def test_a_move_that_cannot_be_stored_has_not_happened(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            now = await moves.look(hall, "ann", table, 0, None)
            assert now.prompt is not None
            with pytest.raises(RuntimeError, match="power cut"):
                await fail_after_playing(hall, table, now.prompt.choices[0].action)
            assert await moves.look(hall, "ann", table, 0, None) == now

    kept(work)


def test_a_game_of_other_rules_is_refused_not_changed(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
        async with storage.write() as session:
            row = await session.get(TableRow, table)
            assert row is not None
            row.rules = 99
        async with hall_in(storage) as hall:
            with refused(Refusal, "rules version 99"):
                await moves.look(hall, "ann", table, None, None)
            assert (await seating.my_tables(hall, "ann"))[0].id == table

    kept(work)


def test_codes_are_unique_and_rotated(kept: Callable[[Work], None]) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            wish = CreateTable("beer-and-bread", [SeatWish("me"), SeatWish("open")])
            info = await opening.create(hall, "ann", wish)
            code = info.seats[1].code
            assert code is not None
            joins = [seating.join(hall, person, code, "") for person in ("bob", "eve", "joe")]
            outcomes = await asyncio.gather(*joins, return_exceptions=True)
            assert sum(not isinstance(one, BaseException) for one in outcomes) == 1
            async with storage.read() as session:
                codes = list(await session.scalars(select(SeatRow.code)))
            assert len(set(codes)) == len(codes) == 2
            assert code.replace("-", "") not in codes

    kept(work)


# Where it is kept.


def test_the_file_is_for_its_owner_only_and_writes_are_durable(tmp_path: Path) -> None:
    async def work() -> tuple[str, int, int]:
        storage = Storage(database_url(None, tmp_path / "new" / "data"))
        await storage.migrate()
        async with storage.write() as session:
            journal = await session.scalar(text("PRAGMA journal_mode"))
            synchronous = await session.scalar(text("PRAGMA synchronous"))
            keys = await session.scalar(text("PRAGMA foreign_keys"))
        await storage.close()
        return journal, synchronous, keys

    assert asyncio.run(work()) == ("wal", 2, 1)
    folder = tmp_path / "new" / "data"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "tables.sqlite").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://brew@here/games", "must be postgresql:// or sqlite://, not mysql://"),
        ("nonsense", "is named like"),
    ],
)
def test_other_databases_are_refused_in_words(address: str, words: str, tmp_path: Path) -> None:
    with refused(SetupError, words):
        database_url(address, tmp_path)
