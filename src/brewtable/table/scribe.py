"""Writes down what is said, some of it together, so that words never keep the play waiting for long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct, structs
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.ledger import busy, not_stored
from brewtable.table.models import SaidRow, TableRow
from brewtable.table.problems import no_such_table
from brewtable.table.storage import Storage
from brewtable.table.talk_schema import Phrase, Room

KEPT = 500  # of a room; what was said before is forgotten
MOST_WAITING = 1000  # whoever comes later is told at once
MOST_TOGETHER = 100
PAUSE = 0.05  # seconds after each time
COLLISIONS = 10  # times that another process has said something in the same rooms meanwhile
log = logging.getLogger(__name__)

TellOthers = Callable[[AsyncSession, "Spoken"], Awaitable[None]]


class Spoken(Struct):
    """Something said, as it is kept. The fields are the columns of `SaidRow`."""

    table_id: str
    room: Room
    person: str
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None
    at: str
    number: int = 0  # given when it is written


class Scribe:
    """`tell` is called with all that is stored, `tell_others` in the same transaction."""

    def __init__(self, storage: Storage, tell: Callable[[Spoken], None], tell_others: TellOthers) -> None:
        self._storage = storage
        self._tell = tell
        self._tell_others = tell_others
        self._waiting: list[tuple[Spoken, asyncio.Future[None]]] = []
        self._work: asyncio.Task[None] | None = None

    async def write(self, spoken: Spoken) -> None:
        """Return when it is stored, and told."""
        if len(self._waiting) >= MOST_WAITING:
            raise busy()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((spoken, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        if self._work is not None:
            await self._work

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._write(batch)
                await asyncio.sleep(PAUSE)
        finally:
            self._work = None

    async def _write(self, batch: Sequence[tuple[Spoken, asyncio.Future[None]]]) -> None:
        try:
            kept = await self._store([spoken for spoken, _ in batch])
        except Exception as problem:
            log.error("what was said could not be stored", exc_info=problem)
            for _, done in batch:
                _settle(done, not_stored())
            return
        for spoken, done in batch:
            if spoken.table_id in kept:
                self._tell(spoken)
            _settle(done, None if spoken.table_id in kept else no_such_table())

    async def _store(self, batch: Sequence[Spoken]) -> set[str]:
        """Number and store it; the tables that are still there."""
        for _ in range(COLLISIONS):
            try:
                async with self._storage.write() as session:
                    wanted = {spoken.table_id for spoken in batch}
                    kept = set(await session.scalars(select(TableRow.id).where(TableRow.id.in_(wanted))))
                    for spoken in batch:
                        if spoken.table_id in kept:
                            await _add(session, spoken)
                            await self._tell_others(session, spoken)
                    return kept
            except IntegrityError:
                continue
        raise busy()


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():  # whoever asked has gone away
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


async def _add(session: AsyncSession, spoken: Spoken) -> None:
    room = SaidRow.table_id == spoken.table_id, SaidRow.room == spoken.room
    spoken.number = 1 + (await session.scalar(select(func.max(SaidRow.number)).where(*room)) or 0)
    await session.execute(insert(SaidRow).values(structs.asdict(spoken)))
    if spoken.number > KEPT:
        await session.execute(delete(SaidRow).where(*room, SaidRow.number <= spoken.number - KEPT))
