"""Whom to call, and when: those whom a table waits for and who are not looking at it.

A change of a table leaves a note in memory, nothing else. A task beside the play takes the notes up when they
are old enough, asks who has a way to be called by, and lets the database decide which process calls.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence, Set
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table import clocks
from brewtable.table.call_senders import Outcome, Senders
from brewtable.table.call_ways import HOUR, PUSH_OFFERED, Outside, counted, upsert, ways_of
from brewtable.table.call_words import About, Why
from brewtable.table.kept import Seat, Table
from brewtable.table.keys import key_made_once
from brewtable.table.mailing import Postman
from brewtable.table.models import CallCountRow, CallRow, CallWayRow, SeatRow, TableRow
from brewtable.table.people import load_signer
from brewtable.table.problems import Refusal
from brewtable.table.snapshots import takeback_of

if TYPE_CHECKING:
    from brewtable.table.hall import Hall
    from brewtable.table.sitting import Sitting

log = logging.getLogger(__name__)

LOOK_EVERY = 0.5  # seconds
AN_HOUR_EACH = 12  # calls to one person
TESTS_AN_HOUR = 10
LATER = 10 * 60 * 1000  # milliseconds after which somebody is called who was called too often just now
AT_ONCE = 20  # calls under way
MOST_WAITING = 2000  # calls; what would come after them is not made
MOST_NOTES = 20_000
CAUGHT_UP = timedelta(days=1)  # what happened in it before a start, and was not called about
FORGOTTEN_EVERY = 3600 * 1000  # milliseconds between looks for counts that are over
_PUSH_KEY = "push-key"

Whom = tuple[str, str]  # table and person


class Note(NamedTuple):
    """Somebody may have to be called."""

    why: Why
    at: int  # milliseconds of the house's time that runs, from which on
    due: int = 0  # the deadline of a reminder


class TooOften(Exception):
    """Somebody has been called as often as anybody may be for now."""


class Calling:
    """Notes, and the task that calls."""

    def __init__(self, hall: Hall, outside: Outside) -> None:
        self._hall = hall
        self.outside = outside
        self.push_key: str | None = None
        self._senders: Senders | None = None
        self._postman = None if outside.mail is None else Postman(outside.mail)
        self._notes: dict[Whom, Note] = {}
        self._seen: set[Whom] = set()
        self._reminded: dict[str, int] = {}  # tables, and the deadlines that were seen to
        self._work: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._forgotten = 0

    async def start(self) -> None:
        signer, key = await load_signer(self._hall.storage), None
        if PUSH_OFFERED:
            from brewtable.table import web_push  # noqa: PLC0415 - needs an extra
            from brewtable.table.challenges import to_base64  # noqa: PLC0415

            key = web_push.key_of(await key_made_once(self._hall.storage, _PUSH_KEY, web_push.new_key))
            self.push_key = to_base64(web_push.public_part(key))
        self._senders = Senders(self.outside, signer, key, self._postman)
        await self._catch_up()
        self._work = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        tasks = [*self._under_way, *([] if self._work is None else [self._work])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._postman is not None:
            self._postman.close()

    # Notes: in memory, in the tick of whoever changes a table.

    def note(self, was: Table | None, row: Table, seats: Sequence[Seat]) -> None:
        """A table has been stored as it is now."""
        for person, why in _called_for(was, row, seats):
            self._take_note(row.id, person, why, self._grace)

    def nudge(self, table: str, person: str) -> None:
        """Somebody at the table would like this person to come: called at once, if not looking, and once only
        until they have looked."""
        self._take_note(table, person, Why.NUDGE, 0)

    def looks(self, table: str, person: str) -> None:
        """Somebody sees the table now: from here on they may be called again."""
        self._seen.add((table, person))

    @property
    def _grace(self) -> int:
        return int(self._hall.settings.call_seconds * 1000)

    def _take_note(self, table: str, person: str, why: Why, after: int) -> None:
        if len(self._notes) < MOST_NOTES:
            self._notes[table, person] = Note(why, self._now + after)

    @property
    def _now(self) -> int:
        return self._hall.timekeeper.house.up()

    # What becomes of them.

    async def _go_on(self) -> None:
        while True:
            try:
                await self.look_round()
            except Exception:
                log.exception("calls stumbled")
            await asyncio.sleep(LOOK_EVERY)

    async def look_round(self) -> None:
        """Call whoever is to be called by now."""
        await self._note_who_looked()
        self._note_deadlines()
        due = {whom: note for whom, note in self._notes.items() if note.at <= self._now}
        for whom in due:
            del self._notes[whom]
        waited_for = {whom: note for whom, note in due.items() if not self._is_looking(*whom)}
        if waited_for:
            await self._call_all(waited_for)

    def _is_looking(self, table: str, person: str) -> bool:
        return person in self._hall.presence.looking(table)

    async def _note_who_looked(self) -> None:
        """Written only for those who were called."""
        seen, self._seen = self._seen, set()
        if not seen:
            return
        async with self._hall.storage.read() as session:
            people = {person for _, person in seen}
            called = select(CallRow.table_id, CallRow.person).where(
                CallRow.person.in_(people), CallRow.unseen | CallRow.nudged
            )
            looked = seen & {(row.table_id, row.person) for row in await session.execute(called)}
        if looked:
            async with self._hall.storage.write() as session:
                theirs = update(CallRow).where(tuple_(CallRow.table_id, CallRow.person).in_(list(looked)))
                await session.execute(theirs.values(unseen=False, nudged=False))

    def _note_deadlines(self) -> None:
        """Who has little time left over days is reminded, once for each deadline."""
        now = self._hall.timekeeper.house.days()
        nearly_out = self._hall.timekeeper.nearly_out()
        for table, due in nearly_out.items():
            if self._reminded.get(table) != due:
                self._notes[table, ""] = Note(Why.REMINDER, self._now, due)
        self._reminded = nearly_out
        if now - self._forgotten > FORGOTTEN_EVERY:
            self._forgotten = now
            self._start(self._forget_counts(now))

    async def _call_all(self, notes: Mapping[Whom, Note]) -> None:
        found = [(note, facts) for whom, note in notes.items() if (facts := await self._facts(whom, note))]
        people = {person for _, (person, _, _) in found}
        if not people:
            return
        async with self._hall.storage.read() as session:
            ways = await ways_of(session, people)
        for note, (person, about, key) in found:
            usable = [way for way in ways.get(person, ()) if about.by_mail or way.kind != "mail"]
            if usable:
                await self._call(person, note, about, key, usable)

    async def _facts(self, whom: Whom, note: Note) -> tuple[str, About, str] | None:
        """Whom to call about what, if that is still so; with the name by which it is remembered."""
        table, person = whom
        try:
            async with self._hall.looking(table, recent=True) as sitting:
                if note.why is Why.REMINDER:
                    person = _late_soon(sitting, note.due)
                if not person or not _still_so(sitting, person, note.why):
                    return None
                if self._is_looking(table, person):
                    if note.why is Why.REMINDER:
                        self._reminded.pop(table, None)  # they may go without having moved
                    return None
                return person, _about(sitting, person, note.why), f"{note.why}:{sitting.row.version}"
        except Refusal:  # the table is gone, or cannot be read
            return None

    async def _call(
        self, person: str, note: Note, about: About, key: str, ways: Sequence[CallWayRow]
    ) -> None:
        moment = self._hall.timekeeper.house.days()
        try:
            async with self._hall.storage.write() as session:
                if await session.scalar(_claim(session, about.table, person, note, key)) is None:
                    return
                if not await counted(session, f"person:{person}", HOUR, AN_HOUR_EACH, moment):
                    raise TooOften
        except TooOften:  # and the claim is undone with it
            self._notes.setdefault((about.table, person), Note(note.why, self._now + LATER, note.due))
            return
        for way in ways:
            self._start(self._send(way, about))

    # On the way.

    def _start(self, work: Any) -> None:
        if len(self._under_way) >= MOST_WAITING:
            log.warning("too many calls wait to be made; one was left out")
            work.close()
            return
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _send(self, way: CallWayRow, about: About) -> None:
        assert self._senders is not None
        try:
            async with self._room:
                outcome = await self._senders.call(way, about)
            if outcome is Outcome.GONE and way.kind == "push":
                await self._forget_way(way)
        except Exception:
            log.exception("a call by %s stumbled", way.kind)

    async def _forget_way(self, way: CallWayRow) -> None:
        async with self._hall.storage.write() as session:
            same = CallWayRow.id == way.id, CallWayRow.shared == way.shared
            await session.execute(delete(CallWayRow).where(*same))

    async def test(self, way: CallWayRow) -> bool:
        """A call that says it is a test; whether it was taken."""
        assert self._senders is not None
        about = About(Why.TEST, "test", "", "", (), None)
        async with self._room:
            outcome = await self._senders.call(way, about, tries=1)
        if outcome is Outcome.GONE and way.kind == "push":
            await self._forget_way(way)
        return outcome is Outcome.TAKEN

    def ask_to_confirm(self, way: CallWayRow) -> None:
        assert self._senders is not None
        self._start(self._confirming(self._senders, way))

    async def _confirming(self, senders: Senders, way: CallWayRow) -> None:
        async with self._room:
            await senders.ask_to_confirm(way)

    async def _forget_counts(self, moment: int) -> None:
        async with self._hall.storage.write() as session:
            await session.execute(delete(CallCountRow).where(CallCountRow.until < moment))

    # After a start.

    async def _catch_up(self) -> None:
        """Whose turn it is at tables where something happened lately: nobody may have called them."""
        since = (datetime.now(UTC) - CAUGHT_UP).isoformat(timespec="milliseconds")
        to_move = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move)
        waiting = (
            select(TableRow.id, CallWayRow.person)
            .join(SeatRow, to_move)
            .join(CallWayRow, CallWayRow.person == SeatRow.person)
            .where(TableRow.status == "playing", TableRow.changed > since, SeatRow.bot.is_(None))
        )
        async with self._hall.storage.read() as session:
            for table, person in await session.execute(waiting):
                self._take_note(table, person, Why.TURN, self._grace)


# What a table says.


def _called_for(was: Table | None, row: Table, seats: Sequence[Seat]) -> Iterator[tuple[str, Why]]:
    """Who has something new to do or to know, and what."""
    before = (None, "", None, None) if was is None else (was.to_move, was.status, was.takeback, was.clock)
    mover, status, takeback, clock = before
    people = {seat.person for seat in seats if seat.person is not None and seat.kind == "human"}
    if row.status == "over" and status == "playing":
        yield from ((person, Why.ENDED) for person in people)
    if row.status != "playing":
        return
    if status != "playing":
        yield from ((person, Why.BEGUN) for person in people)
    if row.takeback is not None and row.takeback != takeback:
        asker = seats[row.takeback["seat"]].person
        agreed = {seats[seat].person for seat in row.takeback["agreed"]}
        yield from ((person, Why.VOTE) for person in people - {asker} - agreed)
    late = None if row.clock is None else row.clock.get("asked")
    if late is not None and (clock is None or clock.get("asked") != late):
        yield from ((person, Why.VOTE) for person in people - {seats[late].person})
    if row.to_move is not None and (row.to_move != mover or status != "playing"):
        seat = seats[row.to_move]
        if seat.person is not None and seat.bot is None:
            yield seat.person, Why.TURN


def _still_so(sitting: Sitting, person: str, why: Why) -> bool:
    if not sitting.mine(person):
        return False
    if why is Why.ENDED:
        return sitting.over
    if why is Why.VOTE:
        return sitting.playing and person in _asked(sitting)
    if why in (Why.TURN, Why.REMINDER):
        return sitting.to_move is not None and _is_to_move(sitting, person)
    return sitting.playing


def _is_to_move(sitting: Sitting, person: str) -> bool:
    mover = sitting.to_move
    return mover is not None and sitting.seats[mover].person == person and sitting.seats[mover].bot is None


def _asked(sitting: Sitting) -> Set[str | None]:
    """Who is to answer something."""
    takeback, clock = takeback_of(sitting), sitting.clock
    seats = [] if takeback is None else list(takeback.waiting_for)
    if clock is not None and clock.asked is not None:
        late = sitting.seats[clock.asked].person
        seats += [seat for seat in sitting.other_people(late) if str(seat) not in clock.votes]
    return {sitting.seats[seat].person for seat in seats}


def _late_soon(sitting: Sitting, due: int) -> str:
    """Who has until then, if that is still the deadline."""
    clock = sitting.clock
    if clock is None or clock.running is None or clocks.due(clock) != due:
        return ""
    return sitting.seats[clock.running].person or ""


def _about(sitting: Sitting, person: str, why: Why) -> About:
    pace, clock = sitting.pace, sitting.clock
    others = [seat.name for seat in sitting.seats if seat.person not in (None, person) and seat.name]
    over_days = pace is not None and pace.kind == "days"
    left = None
    if over_days and clock is not None and clock.running is not None and _is_to_move(sitting, person):
        left = clocks.time_left(clock, clock.running, sitting.house.days())
    row = sitting.row
    return About(why, row.id, row.game, sitting.game.title, others, left, by_mail=over_days)


def _claim(session: AsyncSession, table: str, person: str, note: Note, key: str) -> Any:
    """Says who calls: the row goes to one process, and to none where it was called about already."""
    news: dict[str, Any]
    if note.why is Why.REMINDER:
        news, free = {"reminded": note.due}, CallRow.reminded != note.due
    elif note.why is Why.NUDGE:
        news, free = {"nudged": True}, ~CallRow.nudged
    else:
        news, free = {"about": key, "unseen": True}, ~CallRow.unseen & (CallRow.about != key)
    row = {"table_id": table, "person": person, **news}
    claim = upsert(session, CallRow, row, ("table_id", "person"), news, free & ~CallRow.off)
    return claim.returning(CallRow.person)
