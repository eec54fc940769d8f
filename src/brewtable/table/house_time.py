"""The time of the house: two counts of milliseconds that only go forward, whatever the machine's clock says.

`up` counts while the service runs: games that are played live stand still when nobody can move. `days`
counts also while it does not, for deadlines over days; how long that was only the machine's clock can tell,
so it is believed for no more than a day, and never backwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from sqlalchemy import select

from brewtable.table.models import TallyRow
from brewtable.table.storage import Storage

UP, DAYS, WALL = "time-up", "time-days", "time-wall"  # the names of their tallies
LENIENT_UNTIL = "time-lenient"
TALLIES = UP, DAYS, WALL, LENIENT_UNTIL
BELIEVED = 24 * 3600 * 1000  # of a time in which nobody counted
LENIENT = 3600 * 1000  # after such a time nobody's days end at once


def _awake() -> int:
    return time.monotonic_ns() // 1_000_000


def _awake_or_asleep() -> int:
    """With the time a machine was suspended, where it tells that."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(clock) // 1_000_000


def _by_the_wall() -> int:
    return time.time_ns() // 1_000_000


class HouseTime:
    """Where the counts stand now."""

    def __init__(
        self,
        awake: Callable[[], int] = _awake,
        always: Callable[[], int] = _awake_or_asleep,
        wall: Callable[[], int] = _by_the_wall,
    ) -> None:
        self._awake, self._always, self._wall = awake, always, wall
        self._up_before, self._days_before = -awake(), -always()
        self.lenient_until = 0

    def up(self) -> int:
        return self._up_before + self._awake()

    def days(self) -> int:
        return self._days_before + self._always()

    def now(self, kind: str) -> int:
        return self.days() if kind == "days" else self.up()

    def go_on(self, stored: Mapping[str, int], alone: bool) -> None:
        """Go on from where the house was; `alone`: nobody has counted since."""
        self.catch_up(stored)
        if alone and stored.get(WALL):
            missed = min(max(0, self._wall() - stored[WALL]), BELIEVED)
            self._days_before += missed
            self.lenient_until = max(self.lenient_until, self.days() + min(missed, LENIENT))

    def catch_up(self, stored: Mapping[str, int]) -> None:
        """Another process may be ahead."""
        self._up_before += max(0, stored.get(UP, 0) - self.up())
        self._days_before += max(0, stored.get(DAYS, 0) - self.days())
        self.lenient_until = max(self.lenient_until, stored.get(LENIENT_UNTIL, 0))

    def counts(self) -> dict[str, int]:
        return {UP: self.up(), DAYS: self.days(), WALL: self._wall(), LENIENT_UNTIL: self.lenient_until}


async def stored_time(storage: Storage) -> dict[str, int]:
    async with storage.read() as session:
        rows = await session.scalars(select(TallyRow).where(TallyRow.name.in_(TALLIES)))
        return {row.name: row.count for row in rows}


async def store_time(storage: Storage, house: HouseTime) -> None:
    """Note the time, and take over what a process that is ahead has noted."""
    counts, stored = house.counts(), {}
    async with storage.write() as session:
        for name in TALLIES:
            row = await session.get(TallyRow, name, with_for_update=True)
            assert row is not None
            stored[name] = row.count
            row.count = counts[name] if name == WALL else max(row.count, counts[name])
    house.catch_up(stored)
