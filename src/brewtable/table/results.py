"""The results of games that are over, written once, beside the play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.arena.standings import rater
from brewtable.table.kept import CONCEDE
from brewtable.table.models import LogRow, ResultRow, SeatRow, TableRow
from brewtable.table.ratings import EARLY, Ended, Party, in_order, rate
from brewtable.table.sitting import ENDED
from brewtable.table.storage import Storage

AT_ONCE = 50  # games, so that nobody's move waits long
PAUSE = 0.2  # seconds between them while older games are caught up with
BEGINNING = timedelta(seconds=0.05)  # after it was opened: what is in a log by then came with the table
FEW = 8  # decisions that may be forced at a beginning
log = logging.getLogger(__name__)


class Results:
    """Writes them in the background. What a crash kept it from is caught up with at the next start."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._odd: set[str] = set()  # that failed here
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._work = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def note(self, table: str) -> None:
        """A game has ended here."""
        self._ended.put_nowait(table)

    async def _go_on(self) -> None:
        try:
            await asyncio.to_thread(rater)  # slow to load
            passed = "", ""
            while found := await self._some_left(passed):
                passed = found[-1]
                await self._catch_up([table for _, table in found])
                await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("results of older games could not be written")
        while True:
            await self._write_in_order(await self._ended.get())

    async def _write_in_order(self, table: str) -> None:
        """A game; before it the rated games that ended earlier and that no process has written yet."""
        try:
            earlier = await self._earlier(table)
        except Exception:
            log.exception("what ended before a game could not be listed")
            earlier = []
        for one in [*earlier, table]:
            if one not in self._odd:
                await self._try_to_write(one)

    async def _earlier(self, table: str) -> Sequence[str]:
        async with self._storage.read() as session:
            found = await session.execute(
                select(TableRow.rated, TableRow.changed).where(TableRow.id == table)
            )
            rated, changed = found.one_or_none() or (False, "")
            if not rated:
                return []
            left = select(TableRow.id).where(
                TableRow.rated.is_(True),
                TableRow.counted.is_(None),
                TableRow.changed < changed,
                TableRow.status == "over",
            )
            return list(await session.scalars(left.order_by(TableRow.changed, TableRow.id).limit(AT_ONCE)))

    async def _catch_up(self, tables: Sequence[str]) -> None:
        """All in one go; where one of them is odd, one by one, so that it keeps no others back."""
        try:
            await self.write(tables)
        except Exception:
            for table in tables:
                await self._try_to_write(table)

    async def _try_to_write(self, table: str) -> None:
        try:
            await self.write([table])
        except Exception:
            self._odd.add(table)
            log.exception("the results of a game could not be written; they will be at the next start")

    async def _some_left(self, passed: tuple[str, str]) -> Sequence[tuple[str, str]]:
        """Tables after one, with the moments they ended, in that order."""
        moment, table = passed
        after = or_(TableRow.changed > moment, and_(TableRow.changed == moment, TableRow.id > table))
        left = select(TableRow.changed, TableRow.id).where(
            TableRow.status == "over", TableRow.counted.is_(None), after
        )
        async with self._storage.read() as session:
            found = await session.execute(left.order_by(TableRow.changed, TableRow.id).limit(AT_ONCE))
            return [(changed, one) for changed, one in found]

    async def write(self, tables: Sequence[str]) -> None:
        """Write the results of these games, those that no process has written, one after the other."""
        async with self._storage.write() as session:
            await in_order(session, is_postgresql=self._storage.is_postgresql)
            own = update(TableRow).where(TableRow.id.in_(tables), TableRow.counted.is_(None))
            taken = set(await session.scalars(own.values(counted=True).returning(TableRow.id)))
            for table in tables:
                if table in taken:
                    await _write_one(session, table)


async def _write_one(session: AsyncSession, table: str) -> None:
    rows = await _results_of(session, table)
    if rows:
        await session.execute(insert(ResultRow), rows)
    if rows and rows[0]["rated"]:
        await rate(session, await _ended(session, rows))


async def _ended(session: AsyncSession, rows: Sequence[dict[str, Any]]) -> Ended:
    """A rated game as ratings look at it."""
    first = rows[0]
    table, players = first["table_id"], first["players"]
    given_up = select(LogRow.seat).where(
        LogRow.table_id == table, LogRow.kind == CONCEDE, LogRow.value < EARLY * players
    )
    early = set(await session.scalars(given_up))
    slow = await session.scalar(select(TableRow.slow_bots).where(TableRow.id == table))
    parties = [
        Party(row["seat"], row["place"], row["person"], row["bot"], row["seat"] in early) for row in rows
    ]
    return Ended(table, first["game"], players, first["ended"], parties, slow or "")


async def _results_of(session: AsyncSession, table: str) -> list[dict[str, Any]]:
    """A line for each seat; none where nobody played, or not from the beginning."""
    columns = (
        TableRow.game,
        TableRow.players,
        TableRow.result,
        TableRow.created,
        TableRow.changed,
        TableRow.rated,
    )
    game, players, result, created, changed, rated = (
        await session.execute(select(*columns).where(TableRow.id == table))
    ).one()
    seats = list(
        await session.scalars(select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat))
    )
    people = [seat.person for seat in seats if seat.kind == "human" and seat.person is not None]
    counts = result is not None and result["reason"] != ENDED and bool(people)
    if not counts or await _came_with_a_past(session, table, created):
        return []
    places = places_of(result["ranking"])
    return [
        {
            "table_id": table,
            "seat": seat.seat,
            "person": seat.person if seat.kind == "human" else None,
            "bot": seat.bot if seat.kind == "bot" else None,
            "game": game,
            "players": players,
            "place": places[seat.seat],
            "score": int(result["scores"][seat.seat]),
            "conceded": seat.conceded,
            "ended": changed,
            "rated": rated,
        }
        for seat in seats
    ]


async def _came_with_a_past(session: AsyncSession, table: str, created: str) -> bool:
    """Whether a game was brought in a file, or branched off from another, instead of played here."""
    beginning = (datetime.fromisoformat(created) + BEGINNING).isoformat(timespec="milliseconds")
    early = select(func.count()).where(LogRow.table_id == table, LogRow.at <= beginning)
    return (await session.scalar(early) or 0) > FEW


def places_of(ranking: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of each seat, from 1."""
    places: dict[int, int] = {}
    for group in ranking:
        places |= dict.fromkeys(group, len(places) + 1)
    return places
