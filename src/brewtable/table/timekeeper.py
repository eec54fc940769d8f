"""Watches the clocks that run at the tables of this process, and acts when time is out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import or_, select

from brewtable.table.clocks import HOUR, SECOND, clock_of, due
from brewtable.table.house_time import HouseTime, store_time, stored_time
from brewtable.table.kept import Table
from brewtable.table.ledger import Overtaken
from brewtable.table.models import TableRow
from brewtable.table.pacing import run_out
from brewtable.table.problems import Refusal

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

log = logging.getLogger(__name__)

LITTLE_TIME = 12 * HOUR  # and no more than a quarter of what a turn has
LOOK_EVERY = 0.25  # seconds
BEGIN_EVERY = 1.0  # seconds between looks whether all have come who are waited for
NOTE_EVERY = 5.0  # seconds; so much a crash may give back to whoever thinks


class Running(NamedTuple):
    kind: str
    ends: int
    warned_at: int | None = None  # over days: from when on little time is left


def _running(pace: dict[str, Any], ends: int) -> Running:
    if pace["kind"] != "days":
        return Running(pace["kind"], ends)
    return Running("days", ends, ends - min(pace["hours"] * HOUR // 4, LITTLE_TIME))


class Timekeeper:
    """All running clocks in memory. While there are none, processes only agree on the time."""

    def __init__(self, hall: Hall, house: HouseTime) -> None:
        self._hall = hall
        self.house = house
        self._running: dict[str, Running] = {}
        self._awaited: set[str] = set()  # tables played live whose clock begins when all have come
        self._looked = 0.0
        self._some = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self._noted = 0.0

    async def start(self) -> None:
        storage, living = self._hall.storage, await self._hall.living()
        self.house.go_on(await stored_time(storage), alone=living == {storage.process})
        await store_time(storage, self.house)  # who comes later goes on from here
        self._noted = monotonic()
        self._keeping = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeping is None:
            return
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        if self._running:
            await store_time(self._hall.storage, self.house)

    def note(self, row: Table) -> None:
        """A table has been stored by this process, which watches its clock until it finds it stopped."""
        if row.pace is None:
            return  # as nearly always
        self.forget(row.id)
        if row.status == "playing":
            self._watch(row.id, row.pace, row.clock)

    def _watch(self, table: str, pace: dict[str, Any], stored: dict[str, Any] | None) -> None:
        ends = self._end(pace, stored)
        if ends is not None:
            self._running[table] = _running(pace, ends)
        elif stored is None:
            self._awaited.add(table)
        else:
            return
        self._some.set()

    def forget(self, table: str) -> None:
        """The table is gone, or its clock is looked at anew."""
        self._running.pop(table, None)
        self._awaited.discard(table)

    def _end(self, pace: dict[str, Any], stored: dict[str, Any] | None) -> int | None:
        """When there is something to do. Over days a clock begins at once, live when all have come."""
        clock = clock_of(stored)
        if clock is not None:
            return due(clock)
        return self.house.days() if pace["kind"] == "days" else None

    def nearly_out(self) -> dict[str, int]:
        """The deadlines over days for which little time is left, by table."""
        now = self.house.days()
        return {
            table: clock.ends
            for table, clock in self._running.items()
            if clock.warned_at is not None and clock.warned_at <= now < clock.ends
        }

    async def take_over(self, living: frozenset[int]) -> None:
        """Watch the clocks of tables that no other living process keeps."""
        gone = or_(TableRow.keeper.is_(None), TableRow.keeper.not_in(living - {self._hall.storage.process}))
        kept = select(TableRow.id, TableRow.pace, TableRow.clock)
        async with self._hall.storage.read() as session:
            found = await session.execute(
                kept.where(TableRow.status == "playing", TableRow.pace.is_not(None), gone)
            )
        for table, pace, stored in found:
            if table not in self._running:
                self._watch(table, pace, stored)

    async def _keep(self) -> None:
        while True:
            if not (self._running or self._awaited):
                self._some.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._some.wait(), NOTE_EVERY if self._hall.fellows else None)
            for table in [*self._due(), *self._visited()]:
                await self._act(table)
            if monotonic() - self._noted >= NOTE_EVERY:
                await self._note_time()
            await asyncio.sleep(LOOK_EVERY)

    def _due(self) -> list[str]:
        now = {"live": self.house.up(), "days": self.house.days()}
        lenient = now["days"] < self.house.lenient_until
        return [
            table
            for table, clock in self._running.items()
            if clock.ends <= now[clock.kind] and not (lenient and clock.kind == "days")
        ]

    def _visited(self) -> list[str]:
        """Now and then those tables where somebody is already who waits for the others."""
        if monotonic() - self._looked < BEGIN_EVERY:
            return []
        self._looked = monotonic()
        return [table for table in self._awaited if self._hall.presence.at(table)]

    async def _act(self, table: str) -> None:
        self.forget(table)  # what follows notes it again, if there is something to wait for
        try:
            async with self._hall.changing(table, recent=True) as sitting:
                run_out(sitting)
                if not sitting.changed:
                    self.note(sitting.row)
        except Overtaken:
            self._look_again(table)
        except Refusal as problem:
            log.warning("the clock of table %s cannot be kept: %s", table, problem)
            if problem.status == 503:
                self._look_again(table)
        except Exception:
            log.exception("the clock of table %s stumbled", table)
            self._look_again(table)

    def _look_again(self, table: str) -> None:
        """After a moment: what kept a clock from being acted on passes."""
        self._running[table] = Running("live", self.house.up() + SECOND)

    async def _note_time(self) -> None:
        self._noted = monotonic()
        try:
            await store_time(self._hall.storage, self.house)
        except Exception as problem:
            log.warning("the time of the house could not be stored: %r", problem)
