"""Old tables are cleared away, decks that nobody plays with too; never where somebody sits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from tests.refusals import refused
from tests.table.guests import BOT, ME, Service

from brewtable.kernel.registry import find_game
from brewtable.table import moves, opening
from brewtable.table.hall import Hall
from brewtable.table.models import Base, DeckRow, LogRow, SeatRow, TableRow
from brewtable.table.problems import Refusal
from brewtable.table.schema import CreateTable, SeatWish
from brewtable.table.settings import Settings
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

ANN = "ann"
HOT_TABLE = CreateTable("beer-and-bread", [SeatWish("me"), SeatWish("hot-seat")])


def in_a_hall(work: Callable[[Hall], Awaitable[None]], folder: Path, settings: Settings) -> None:
    async def run() -> None:
        storage, thinkers = Storage(database_url(None, folder)), Thinkers(1)
        await storage.migrate()
        hall = Hall(storage, thinkers, settings)
        try:
            await work(hall)
        finally:
            await hall.stop()
            thinkers.close()
            await storage.close()

    asyncio.run(run())


async def opened(hall: Hall, days_ago: float, over: bool = False, wish: CreateTable = HOT_TABLE) -> str:
    """A table that was touched last so many days ago."""
    info = await opening.create(hall, ANN, wish)
    if over:
        await moves.concede(hall, ANN, info.id, 0)
    moment = (datetime.now(UTC) - timedelta(days=days_ago)).isoformat(timespec="milliseconds")
    async with hall.storage.write() as session:
        await session.execute(update(TableRow).where(TableRow.id == info.id).values(changed=moment))
    return info.id


async def tables(hall: Hall) -> set[str]:
    async with hall.storage.read() as session:
        return set(await session.scalars(select(TableRow.id)))


async def count(hall: Hall, rows: type[Base]) -> int:
    async with hall.storage.read() as session:
        return int(await session.scalar(select(func.count()).select_from(rows)) or 0)


def test_finished_tables_stay_for_90_days_and_others_for_30(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        kept = {await opened(hall, 29), await opened(hall, 31, over=True), await opened(hall, 89, over=True)}
        gone = [await opened(hall, 31), await opened(hall, 91, over=True)]
        assert await hall.expiry.clear_away() == 2
        assert await tables(hall) == kept
        assert await count(hall, SeatRow) == 2 * len(kept)
        assert await count(hall, LogRow) == 2  # the concessions
        for table in gone:
            with refused(Refusal, "there is no such table"):
                await moves.look(hall, ANN, table, None, None)

    in_a_hall(work, tmp_path, Settings())


def test_a_table_that_somebody_sits_at_stays(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await opened(hall, 1000)
        hall.arrive(table, "a spectator")
        assert await hall.expiry.clear_away() == 0
        hall.go(table, "a spectator")
        async with hall.looking(table):
            assert await hall.expiry.clear_away() == 0
        assert await hall.expiry.clear_away() == 1

    in_a_hall(work, tmp_path, Settings())


def test_a_host_sets_how_long_tables_stay(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        kept = {await opened(hall, 1000, over=True), await opened(hall, 6)}
        await opened(hall, 8)
        assert await hall.expiry.clear_away() == 1
        assert await tables(hall) == kept

    in_a_hall(work, tmp_path, Settings(keep_finished_days=float("inf"), keep_unfinished_days=7))


def test_many_tables_are_cleared_away_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brewtable.table.expiry.AT_ONCE", 2)

    async def work(hall: Hall) -> None:
        old = [await opened(hall, 100) for _ in range(5)]
        hall.arrive(sorted(old)[0], ANN)
        assert await hall.expiry.clear_away() == 4
        assert await tables(hall) == {sorted(old)[0]}

    in_a_hall(work, tmp_path, Settings())


def test_decks_go_with_the_last_table_that_plays_with_them(tmp_path: Path) -> None:
    deck = find_game("beer-and-bread").house_deck().to_data()
    deck["deck"]["title"] = "Mine"
    own = CreateTable(HOT_TABLE.game, HOT_TABLE.seats, deck=deck)

    async def work(hall: Hall) -> None:
        await opened(hall, 1)
        await opened(hall, 100, wish=own)
        assert await count(hall, DeckRow) == 2
        await hall.expiry.clear_away()
        assert await count(hall, DeckRow) == 1

    in_a_hall(work, tmp_path, Settings())


def test_a_rematch_that_is_gone_is_opened_anew(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        first = await opened(hall, 0, over=True)
        following = (await opening.rematch(hall, ANN, first)).id
        async with hall.storage.write() as session:
            await session.execute(update(TableRow).where(TableRow.id == following).values(changed=""))
        assert await hall.expiry.clear_away() == 1
        assert (await opening.rematch(hall, ANN, first)).id != following

    in_a_hall(work, tmp_path, Settings())


def test_a_house_holds_so_many_tables(tmp_path: Path) -> None:
    service = Service(tmp_path, tables=2, tables_each=1).start()
    ann, bob, eve = (service.guest() for _ in range(3))
    try:
        ann.open(ME, BOT)
        wish = {"game": "beer-and-bread", "seats": [ME, BOT]}
        assert ann.refused(409, "POST", "/tables", **wish)["code"] == "too-many-tables"
        bob.open(ME, BOT)
        assert eve.refused(503, "POST", "/tables", **wish)["code"] == "house-full"
    finally:
        for guest in (ann, bob, eve):
            guest.close()
        service.stop()
