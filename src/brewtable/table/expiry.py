"""Tables that nobody has touched for long are cleared away; never one that somebody sits at."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.models import CallRow, DeckRow, LogRow, SaidRow, SeatRow, SilencedRow, TableRow

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

log = logging.getLogger(__name__)

EVERY = 3600.0  # seconds
AT_ONCE = 100  # tables, so that nobody's move waits long


class Expiry:
    """Clears away now and then."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _make_rounds(self) -> None:
        while True:
            try:
                count = await self.clear_away()
                if count:
                    log.info("tables cleared away", extra={"tables": count})
            except Exception:
                log.exception("old tables could not be cleared away")
            await asyncio.sleep(EVERY)

    async def clear_away(self) -> int:
        """Remove all tables that are too old; how many there were."""
        count, passed = 0, ""
        while True:
            found = await self._some_after(passed)
            if not found:
                break
            passed = found[-1]
            count += await self._remove([table for table in found if not self._in_use(table)])
        if count:
            await self._forget_decks()
        return count

    def _in_use(self, table: str) -> bool:
        return bool(self._hall.presence.at(table)) or self._hall.is_open(table)

    async def _some_after(self, passed: str) -> Sequence[str]:
        async with self._hall.storage.read() as session:
            query = select(TableRow.id).where(self._too_old(), TableRow.id > passed)
            return list(await session.scalars(query.order_by(TableRow.id).limit(AT_ONCE)))

    async def _remove(self, tables: Sequence[str]) -> int:
        """Remove these tables, unless one has been touched since."""
        async with self._hall.storage.write() as session:
            locked = select(TableRow.id).where(TableRow.id.in_(tables), self._too_old()).with_for_update()
            gone = list(await session.scalars(locked))
            await remove_rows(session, gone)
        for table in gone:
            self._hall.forget(table)
        return len(gone)

    async def _forget_decks(self) -> None:
        used = select(TableRow.deck_hash)
        async with self._hall.storage.write() as session:
            await session.execute(delete(DeckRow).where(DeckRow.hash.not_in(used)))

    def _too_old(self) -> ColumnElement[bool]:
        settings = self._hall.settings
        over = TableRow.status == "over"
        return or_(
            and_(over, TableRow.changed < _days_ago(settings.keep_finished_days)),
            and_(~over, TableRow.changed < _days_ago(settings.keep_unfinished_days)),
        )


async def remove_rows(session: AsyncSession, tables: Sequence[str]) -> None:
    """All that is kept of some tables."""
    for rows in (LogRow, SeatRow, SaidRow, SilencedRow, CallRow):
        await session.execute(delete(rows).where(rows.table_id.in_(tables)))
    await session.execute(delete(TableRow).where(TableRow.id.in_(tables)))
    await session.execute(update(TableRow).where(TableRow.rematch.in_(tables)).values(rematch=None))


def _days_ago(days: float) -> str:
    """A moment as it is stored; `never` lies before all of them."""
    if math.isinf(days):
        return ""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
