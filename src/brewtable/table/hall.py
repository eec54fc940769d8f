"""The hall where all tables stand. Each is opened for one request at a time; who watches hears of changes."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin
from sqlalchemy import ColumnElement, event, exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.bot_players import BotPlayers
from brewtable.table.models import LogRow, PresenceRow, SeatRow, TableRow
from brewtable.table.problems import no_such_table
from brewtable.table.record import Record
from brewtable.table.sitting import Sitting
from brewtable.table.storage import Storage
from brewtable.table.thinking import Thinkers

RECORDS_KEPT = 400
REVIEW_SECONDS = 0.15  # of thinking about each decision of a game that is over
PRESENT = 50  # seconds after its last sign of life that a socket counts as open
CHANGED = b"changed"  # what changed is not said: each watcher looks with its own eyes


def channel_of(table: str) -> str:
    return f"table_{table}"


class Hall:
    """Storage, channels, thinkers, and the matches in memory."""

    def __init__(
        self,
        storage: Storage,
        channels: ChannelsPlugin,
        thinkers: Thinkers,
        review_seconds: float = REVIEW_SECONDS,
    ) -> None:
        self.storage = storage
        self.channels = channels
        self.thinkers = thinkers
        self.review_seconds = review_seconds
        self.bots = BotPlayers(self)
        self._records: OrderedDict[str, Record] = OrderedDict()

    @asynccontextmanager
    async def looking(self, table: str) -> AsyncIterator[Sitting]:
        """A table to look at. Where nobody else writes to the database, memory is as good as it."""
        record = self._record(table)
        async with record.lock:
            if record.stored is not None and not self.storage.is_postgresql:
                yield Sitting(*record.stored, record)
            else:
                comings = record.comings
                async with self.storage.read() as session:
                    sitting = await self._sit_down(session, table, record, False)
                record.keep(sitting.row, sitting.seats, sitting.online, comings)
                yield sitting

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator[Sitting]:
        """A table to change. When the block is left the change is durable, and those who watch hear of it."""
        record = self._record(table)
        async with record.lock:
            stored, comings = record.version, record.comings
            try:
                async with self.storage.write() as session:
                    sitting = await self._sit_down(session, table, record, True)
                    stored = record.version
                    record.stored = None
                    yield sitting
            except BaseException:
                if record.version != stored:
                    record.forget()  # what was played but not stored has not happened
                raise
            record.keep(sitting.row, sitting.seats, sitting.online, comings)
        if sitting.changed:
            self.tell(table)
            if sitting.bot_to_move() is not None:
                self.bots.wake(table)

    def when_stored(self, session: AsyncSession, table: str) -> None:
        """Let the bots of a new table play as soon as it is durable."""

        @event.listens_for(session.sync_session, "after_commit", once=True)
        def _stored(_: object) -> None:
            self.bots.wake(table)

    def tell(self, table: str) -> None:
        """Say that a table changed."""
        self.channels.publish(CHANGED, channel_of(table))

    def presence_changed(self, table: str) -> None:
        """Somebody came to a table or went."""
        if table in self._records:
            self._records[table].stored = None
            self._records[table].comings += 1
        self.tell(table)

    async def _sit_down(self, session: AsyncSession, table: str, record: Record, change: bool) -> Sitting:
        query = (
            select(TableRow, SeatRow, is_online())
            .join(SeatRow)
            .where(TableRow.id == table)
            .order_by(SeatRow.seat)
        )
        if change and self.storage.is_postgresql:
            query = query.with_for_update(of=TableRow)
        found = (await session.execute(query)).all()
        if not found:
            self._records.pop(table, None)
            raise no_such_table()
        row, seats = found[0][0], [seat for _, seat, _ in found]
        online = {seat.person for _, seat, here in found if here and seat.person}
        if record.version > row.version:
            record.forget()
        if not record.loaded or record.version < row.version:
            await self._catch_up(session, row, record)
        return Sitting(row, seats, online, record, session if change else None)

    async def _catch_up(self, session: AsyncSession, row: TableRow, record: Record) -> None:
        start = None
        if not record.loaded:
            start = await session.scalar(select(TableRow.start).where(TableRow.id == row.id))
        new = LogRow.table_id == row.id, LogRow.number > record.version, LogRow.number <= row.version
        log = await session.scalars(select(LogRow).where(*new).order_by(LogRow.number))
        await record.catch_up(row, start, list(log))

    def _record(self, table: str) -> Record:
        record = self._records.setdefault(table, Record())
        self._records.move_to_end(table)
        while len(self._records) > RECORDS_KEPT:
            self._records.popitem(last=False)
        return record


def is_online() -> ColumnElement[bool]:
    """Whether the person in a seat has an open socket at its table."""
    here = PresenceRow.table_id == SeatRow.table_id, PresenceRow.person == SeatRow.person
    return exists().where(*here, PresenceRow.seen > int(time.time()) - PRESENT).correlate(SeatRow)
