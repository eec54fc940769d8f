"""Who hears what at a table: the rooms open to somebody, what was said there, what a socket told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, json
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.kept import Table
from brewtable.table.models import SaidRow, SilencedRow
from brewtable.table.scribe import Spoken
from brewtable.table.sitting import Sitting
from brewtable.table.talk_schema import ROOMS, News, Nudge, Room, Said, Silenced, Talk

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

SHOWN = 100  # of a room
MOST_UNTOLD = 200  # for one socket; after that it is read anew
EVERYWHERE = ""  # the table at which somebody is silenced everywhere
PART_OF_TURN = 0.25  # over days: of the time for a turn, before somebody may call
_encode = json.Encoder().encode


class Rooms(Struct, frozen=True):
    reads: tuple[Room, ...]
    writes: tuple[Room, ...]


_PLAYING = Rooms(("players",), ("players",))
_WATCHING = Rooms(("spectators",), ("spectators",))
_PLAYED = Rooms(ROOMS, ROOMS)
_WATCHED = Rooms(ROOMS, ("spectators",))


def rooms_of(sitting: Sitting, person: str) -> Rooms:
    """Those who watch may advise: until the end no player hears them, nor they the players."""
    sitting.check_may_see(person)
    if sitting.mine(person):
        return _PLAYED if sitting.over else _PLAYING
    return _WATCHED if sitting.over else _WATCHING


def nudge_after(row: Table, live: float) -> float:
    """The seconds that a turn must have lasted before somebody may call."""
    if row.pace is None or row.pace["kind"] == "live":
        return live
    return float(row.pace["hours"]) * 3600 * PART_OF_TURN


# What was said.


async def silenced_by(session: AsyncSession, person: str, table: str | None = None) -> Sequence[SilencedRow]:
    """Of whom a person reads no more: everywhere, and at this table, or at all."""
    wanted = select(SilencedRow).where(SilencedRow.person == person)
    if table is not None:
        wanted = wanted.where(SilencedRow.table_id.in_((EVERYWHERE, table)))
    return list(await session.scalars(wanted.order_by(SilencedRow.since, SilencedRow.id)))


def silenced_info(row: SilencedRow) -> Silenced:
    return Silenced(row.id, row.name, row.table_id or None, row.since)


def said_to(person: str, spoken: Spoken | SaidRow) -> Said:
    return Said(
        spoken.room,  # type: ignore[arg-type]
        spoken.number,
        spoken.seat,
        spoken.name,
        spoken.person == person,
        spoken.text,
        spoken.phrase,  # type: ignore[arg-type]
        spoken.at,
    )


class Heard(Struct):
    """All that somebody reads at a table, and of whom they read nothing."""

    talk: Talk
    silenced: frozenset[str]


async def hear_all(hall: Hall, person: str, row: Table, rooms: Rooms) -> Heard:
    async with hall.storage.read() as session:
        rows = await silenced_by(session, person, row.id)
        others = frozenset(one.other for one in rows)
        found = [one for room in rooms.reads for one in await _last_in(session, row.id, room, others)]
    words = sorted((said_to(person, one) for one in found), key=lambda said: (said.at, said.number))
    talk = Talk(
        list(rooms.reads),
        list(rooms.writes),
        words,
        [silenced_info(one) for one in rows],
        nudge_after(row, hall.settings.nudge_seconds),
    )
    return Heard(talk, others)


async def _last_in(
    session: AsyncSession, table: str, room: Room, silenced: frozenset[str]
) -> Sequence[SaidRow]:
    there = SaidRow.table_id == table, SaidRow.room == room, SaidRow.person.not_in(silenced)
    return list(
        await session.scalars(select(SaidRow).where(*there).order_by(SaidRow.number.desc()).limit(SHOWN))
    )


# Live.


class Ears:
    """One socket's: what was said since it was told something, or that all is to be read anew."""

    def __init__(self, hall: Hall, person: str, table: str) -> None:
        self.person = person
        self.awake = asyncio.Event()
        self._hall = hall
        self._table = table
        self._untold: list[Spoken] = []
        self._calls: list[Nudge] = []
        self._told: Rooms | None = None  # that it was told of; None: all is to be read
        self._silenced: frozenset[str] = frozenset()
        self._upto: dict[str, int] = {}  # the last number in each room when all was read
        self.awake.set()

    def read_anew(self) -> None:
        self._told = None
        self._untold.clear()
        self.awake.set()

    def look(self, sitting: Sitting) -> None:
        """The table has changed: other rooms may be open now."""
        if self._told is not None and self._told != rooms_of(sitting, self.person):
            self.read_anew()

    def hear(self, spoken: Spoken) -> None:
        if len(self._untold) >= MOST_UNTOLD:
            self.read_anew()
            return
        self._untold.append(spoken)
        self.awake.set()

    def call(self, nudge: Nudge) -> None:
        self._calls.append(nudge)
        self.awake.set()

    async def news(self) -> list[bytes]:
        """What is to be told now. Who may hear it is asked at this moment: seats and games change."""
        self.awake.clear()
        async with self._hall.looking(self._table, recent=True) as sitting:
            rooms, row = rooms_of(sitting, self.person), sitting.row
        calls, self._calls = [_encode(nudge) for nudge in self._calls], []
        if rooms != self._told:
            return [await self._all(row, rooms), *calls]
        untold, self._untold = self._untold, []
        words = [said_to(self.person, one) for one in untold if self._hears(one, rooms)]
        return [_encode(News(words)), *calls] if words else calls

    async def _all(self, row: Table, rooms: Rooms) -> bytes:
        self._told = rooms  # what is heard while it is read may be in it, or not
        self._untold.clear()
        heard = await hear_all(self._hall, self.person, row, rooms)
        self._silenced = heard.silenced
        self._upto = {said.room: said.number for said in heard.talk.words}
        return _encode(heard.talk)

    def _hears(self, spoken: Spoken, rooms: Rooms) -> bool:
        new = spoken.number > self._upto.get(spoken.room, 0)
        return new and spoken.room in rooms.reads and spoken.person not in self._silenced
