"""Who may enter the house: everybody, who holds an invitation or a passkey, or members only.

All of it is in memory and read anew when it changes, so that nobody's request waits for the database. Whoever
is not let in may still finish the games they sit at.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal, cast, get_args

from msgspec import json
from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.models import HouseRow, PasskeyRow, PersonRow
from brewtable.table.problems import Refusal
from brewtable.table.settings import changed

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

Entry = Literal["everybody", "invited", "members"]
Standing = Literal["", "in", "host", "out"]
IN, HOST, OUT = "in", "host", "out"
ENTRY, MESSAGE, LIMITS = "entry", "message", "limits"  # names of rows
NOTE_EVERY = 60.0  # seconds between notes of who was here
MOST_SEEN = 100_000  # people of one day that are remembered
AT_ONCE = 500  # people in one statement
log = logging.getLogger(__name__)


class Admission:
    """The rule of the house, and what is known of people as far as it matters for that."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.usual = hall.settings
        self.entry: Entry = "everybody"
        self.message = ""
        self.limits: dict[str, str] = {}  # that hosts have set
        self._standing: dict[str, str] = {}
        self._keyed: set[str] = set()  # who have a passkey
        self._reading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._noting: asyncio.Task[None] | None = None
        self._day = ""
        self._here: set[str] = set()  # today, and not noted yet
        self._noted: set[str] = set()

    # Looking.

    def standing_of(self, person: str) -> str:
        return self._standing.get(person, "")

    def lets_in(self, person: str) -> bool:
        standing = self._standing.get(person)
        if standing == OUT:
            return False
        if self.entry == "everybody" or standing == HOST:
            return True
        keyed = person in self._keyed
        return keyed and standing == IN if self.entry == "members" else keyed or standing == IN

    def check(self, person: str) -> None:
        if not self.lets_in(person):
            raise self.refusal(person)

    def check_at_table(self, person: str, seated: bool, waiting: bool) -> None:
        """Whoever is not let in finishes the games they sit at; a seat's code invites to its table."""
        if self.lets_in(person) or (seated and (not waiting or self.takes_codes(person))):
            return
        raise self.refusal(person)

    def takes_codes(self, person: str) -> bool:
        """Whether the code of a seat lets somebody in to its table, though to nothing else."""
        return self.entry != "members" and self.standing_of(person) != OUT

    def may_make_passkey(self, person: str) -> bool:
        """With a passkey they would be let in: it is for those who are, and for whom it is all they lack."""
        return self.lets_in(person) or self.standing_of(person) == IN

    def refusal(self, person: str) -> Refusal:
        if self.standing_of(person) == OUT:
            return Refusal(403, "house-closed", "house-removed")
        if self.entry == "members":
            return Refusal(403, "house-closed", "house-members-only")
        return Refusal(403, "house-closed", "house-by-invitation")

    # Knowing.

    async def start(self) -> None:
        await self.read()
        self._noting = asyncio.create_task(self._note_all())

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._noting] if self._noting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._noting is not None:
            await self._note()

    async def tell(self, session: AsyncSession, people: Collection[str]) -> None:
        """The other processes hear that something changed for these people if, and only if, it is stored."""
        if self._hall.fellows is not None:
            await self._hall.fellows.notify_with(session, admission=list(people))

    def hear(self, people: Collection[str] | None) -> None:
        """Another process has changed something; None: nobody knows what."""
        task = asyncio.create_task(self._read_again(people))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_again(self, people: Collection[str] | None) -> None:
        try:
            await self.read(people)
        except Exception as problem:
            log.warning("who may enter could not be read: %r", problem)

    async def read(self, people: Collection[str] | None = None) -> None:
        """Take in what is stored, for these people or for all; one after the other, so the newest is last."""
        async with self._reading:
            standing = select(PersonRow.id, PersonRow.standing).where(PersonRow.standing != "")
            keyed = select(PasskeyRow.person).distinct()
            if people is not None:
                standing = standing.where(PersonRow.id.in_(people))
                keyed = keyed.where(PasskeyRow.person.in_(people))
            async with self._hall.storage.read() as session:
                decided = {row.name: row.value for row in await session.scalars(select(HouseRow))}
                stood = {row.id: row.standing for row in await session.execute(standing)}
                keys = set(await session.scalars(keyed))
            gone = [*self._standing, *self._keyed] if people is None else people
            for person in gone:
                self._standing.pop(person, None)
                self._keyed.discard(person)
            self._standing |= stood
            self._keyed |= keys
            self._decide(decided)
        self._hall.ask_strangers_to_leave()

    def _decide(self, decided: Mapping[str, str]) -> None:
        entry = decided.get(ENTRY, "everybody")
        self.entry = cast("Entry", entry) if entry in get_args(Entry) else "members"
        self.message = decided.get(MESSAGE, "")
        self.limits = json.decode(decided.get(LIMITS, "{}"), type=dict[str, str])
        self._hall.change_settings(changed(self.usual, self.limits))

    # Who was here.

    def saw(self, person: str) -> None:
        """Somebody whose cookie is known asks for something: their day is noted now and then."""
        if person not in self._noted and len(self._here) < MOST_SEEN:
            self._here.add(person)

    async def _note_all(self) -> None:
        while True:
            await asyncio.sleep(NOTE_EVERY)
            try:
                await self._note()
            except Exception as problem:
                log.warning("who was here could not be noted: %r", problem)

    async def _note(self) -> None:
        today = datetime.now(UTC).date().isoformat()
        if today != self._day or len(self._noted) > MOST_SEEN:
            self._day, self._noted = today, set()
        people = sorted(self._here)
        for at in range(0, len(people), AT_ONCE):
            some = people[at : at + AT_ONCE]
            unnoted = or_(PersonRow.seen.is_(None), PersonRow.seen < today)
            async with self._hall.storage.write() as session:
                await session.execute(
                    update(PersonRow).where(PersonRow.id.in_(some), unnoted).values(seen=today)
                )
            self._noted.update(some)
            self._here.difference_update(some)


async def change(session: AsyncSession, name: str, value: str) -> None:
    """Keep what a host has decided."""
    row = await session.get(HouseRow, name, with_for_update=True)
    if row is None:
        session.add(HouseRow(name=name, value=value))
    else:
        row.value = value
    await session.flush()


async def stand(
    session: AsyncSession, person: str, standing: Standing | None = None, invited_by: str | None = None
) -> PersonRow:
    """The row of a person, made if there is none, with the standing they have from now on."""
    row = await session.get(PersonRow, person, with_for_update=True)
    if row is None:
        row = PersonRow(id=person, name="", standing="")
        session.add(row)
    if standing is not None:
        row.standing = standing
    if invited_by is not None:
        row.invited_by = invited_by
    await session.flush()
    return row
