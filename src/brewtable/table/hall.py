"""The hall where all tables stand. Each is opened for one request at a time; who watches hears of changes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import copy
from functools import wraps
from time import monotonic
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakValueDictionary

from msgspec import convert

from brewtable.table.admission import Admission
from brewtable.table.bot_players import BotPlayers
from brewtable.table.call_ways import Outside
from brewtable.table.calling import Calling
from brewtable.table.chronicle import Chronicle
from brewtable.table.expiry import Expiry
from brewtable.table.house_time import HouseTime
from brewtable.table.kept import MOVE, Change, LogEntry, NewTable, Seat, Table
from brewtable.table.ledger import Ledger, Overtaken, busy
from brewtable.table.lobby import Lobby
from brewtable.table.metrics import Metrics
from brewtable.table.people import load_generations
from brewtable.table.presence import Presence
from brewtable.table.problems import Refusal, no_such_table
from brewtable.table.record import Record, seal_of
from brewtable.table.results import Results
from brewtable.table.settings import Settings
from brewtable.table.shared_limits import SharedLimits
from brewtable.table.sitting import Sitting
from brewtable.table.storage import Storage
from brewtable.table.talk import Talk
from brewtable.table.thinking import Thinkers
from brewtable.table.timekeeper import Timekeeper

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from brewtable.table.doorkeeper import Limiter
    from brewtable.table.fellows import Fellows, Notice
    from brewtable.table.postgres_books import PostgresBooks

LOADING = 4  # tables that are read at the same time
MOST_LOADING = 1000  # that may wait for it; whoever comes later is told at once
SOCKETS_AT_TABLE = 10  # of one person at one table
SOCKETS_EACH = 100  # of one person in all
SOCKETS_OF_TABLE = 300  # after that only those who sit there may open more
DESERTED = 3.0  # seconds after which a table that another process plays is left to it
OVERTAKEN_OFTEN = 20  # times that a decision is made again

P = ParamSpec("P")
T = TypeVar("T")


class Watcher(Protocol):
    """Somebody who wants to hear that a table changed."""

    person: str

    def notice(self) -> None: ...

    def dismiss(self) -> None: ...


class Hall:
    """Storage, ledger, thinkers, who is there, and the tables in memory."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        settings: Settings | None = None,
        metrics: Metrics | None = None,
        house: HouseTime | None = None,
        outside: Outside | None = None,
    ) -> None:
        self.storage = storage
        self.ledger = Ledger(storage.books)
        self.thinkers = thinkers
        self.settings = settings or Settings()
        self.metrics = metrics or Metrics()
        self.presence = Presence()
        self.lobby = Lobby(self)
        self.timekeeper = Timekeeper(self, house or HouseTime())
        self.bots = BotPlayers(self)
        self.expiry = Expiry(self)
        self.results = Results(storage)
        self.talk = Talk(self)
        self.admission = Admission(self)
        self.chronicle = Chronicle(storage)
        self.calling = Calling(self, outside or Outside())
        self.talk.when_nudged.append(self.calling.nudge)
        self.fellows: Fellows | None = None  # where several processes share the tables
        self.limits = SharedLimits({})
        self.openings: Limiter | None = None  # of tables, by address
        self.generations: dict[str, int] = {}  # of cookies: who has signed out everywhere, and how often
        self._recalling: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._records: OrderedDict[str, Record] = OrderedDict()
        self._memory = self._full = int(self.settings.memory_mb * 1_000_000)
        self.weight = 0  # of all records, in bytes
        self._watchers: dict[str, set[Watcher]] = {}
        self._openings: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._loading = asyncio.Semaphore(LOADING)
        self._to_load = 0

    # Looking and changing.

    @asynccontextmanager
    async def looking(self, table: str, recent: bool = False) -> AsyncIterator[Sitting]:
        """A table to look at, as it is stored; `recent`: the last few decisions of the match will do."""
        async with self._at(table, recent) as record:
            yield self._sitting(table, record, record.row, record.seats)

    @asynccontextmanager
    async def changing(self, table: str, recent: bool = False) -> AsyncIterator[Sitting]:
        """A table to change. When the block is left the change is durable, and those who watch hear of it.

        The decision is made in memory, without waiting. It may be Overtaken by another process.
        """
        async with self._at(table, recent) as record:
            seats = [copy(seat) for seat in record.seats]
            sitting = self._sitting(table, record, copy(record.row), seats)
            stored, was = record.version, record.row
            try:
                yield sitting
                if sitting.changed:
                    await self._store(record, sitting)
            except BaseException:
                if record.version != stored:
                    record.forget()  # what was played but not stored has not happened
                raise
        if sitting.changed:
            self.lobby.note(sitting.row, sitting.seats)
            self.timekeeper.note(sitting.row)
            self.calling.note(was, sitting.row, sitting.seats)
            if sitting.opened is not None:
                self.begin(sitting.opened)
            if sitting.ended:
                self.results.note(table)
            self.changed(table)
            if sitting.bot_to_move() is not None:
                self.bots.wake(table)

    def _sitting(self, table: str, record: Record, row: Table, seats: Sequence[Seat]) -> Sitting:
        online, grace = self.presence.at(table), self.settings.grace_seconds
        return Sitting(row, seats, online, record, grace, self.timekeeper.house, self.admission)

    async def _store(self, record: Record, sitting: Sitting) -> None:
        row = sitting.row
        row.revision += 1
        row.keeper = self.storage.process
        row.seal = seal_of(row.seal, sitting.entries)
        altered = [now for now, before in zip(sitting.seats, record.seats, strict=True) if now != before]
        try:
            with self.metrics.storing.time():
                await self.ledger.write(Change(row, sitting.entries, altered, sitting.opened))
        except Overtaken:
            record.unsure = True
            raise
        self.metrics.moves.inc(sum(entry.kind == MOVE for entry in sitting.entries))
        record.keep(row, sitting.seats)

    def opening(self, person: str) -> asyncio.Lock:
        """Held while a person opens a table, so that nobody opens more than are allowed."""
        return self._openings.setdefault(person, asyncio.Lock())

    async def open(self, new: NewTable) -> None:
        """Store a new table and let it begin."""
        new.row.keeper = self.storage.process
        await self.ledger.write(new)
        self.begin(new)

    def begin(self, new: NewTable) -> None:
        """A new table is stored: it begins, or is open to join."""
        self.lobby.note(new.row, new.seats)
        self.timekeeper.note(new.row)
        self.calling.note(None, new.row, new.seats)
        self.bots.wake(new.row.id)

    # What other processes do.

    async def start(self) -> None:
        await self.visit()
        await self.timekeeper.start()
        self.bots.start()
        self.expiry.start()
        self.results.start()
        await self.calling.start()

    async def visit(self) -> None:
        """Come in to look and to change something: nothing is played here, and no clock is watched."""
        if self.storage.is_postgresql:
            from brewtable.table.fellows import Fellows  # noqa: PLC0415 - the driver is an extra

            books = cast("PostgresBooks", self.storage.books)
            self.fellows = Fellows(books, self.storage.process, self._hear, self._missed)
            await self.fellows.start()
            await self._recall_generations()  # what was said before this process listened
            self._telling = asyncio.create_task(self.limits.share(self.fellows))
            self.fellows.notify(hello=True)
        await self.admission.start()
        await self.lobby.start()

    async def stop(self) -> None:
        await self.calling.stop()
        await self.expiry.stop()
        await self.lobby.stop()
        await self.results.stop()
        await self.timekeeper.stop()
        await self.bots.stop()
        await self.admission.stop()
        await self.ledger.close()
        await self.talk.scribe.close()
        tasks = [task for task in (self._telling, self._recalling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.fellows is not None:
            await self.fellows.stop()

    async def living(self) -> frozenset[int]:
        """The processes that serve these tables now; what is known of others is forgotten."""
        if self.fellows is None:
            return frozenset({self.storage.process})
        living = await self.fellows.living()
        for table, people in self.presence.only(living).items():
            self._last_heard_of(table, people)
            self.changed(table)
        return living

    def _hear(self, notice: Notice) -> None:
        if "counted" in notice:
            self.limits.hear(notice)
        elif "talk" in notice:
            self.talk.hear_of(notice["talk"])
        elif "admission" in notice:
            self.admission.hear(notice["admission"])
        elif "removed" in notice:
            self.forget(notice["removed"])
        elif "lobby" in notice:
            self.lobby.hear(notice["lobby"])
        elif "hello" in notice:
            for table in self.presence.here():
                self._tell_presence(table)
        elif "signed_out" in notice:
            self.signed_out(notice["signed_out"], notice["generation"])
        elif "people" in notice:
            left = self.presence.elsewhere(
                notice["process"], notice["table"], notice["people"], notice.get("unseen", {})
            )
            self._last_heard_of(notice["table"], left)
            self.changed(notice["table"])
        else:
            self._follow(notice)

    def _follow(self, notice: Notice) -> None:
        """Another process has changed a table: memory follows, or is read anew when it is needed."""
        table = notice["table"]
        if "row" not in notice:
            self.lobby.rewritten([table])
        record = self._records.get(table)
        if record is not None and not record.loaded:
            record.unsure = True  # what is being read may be from before
        elif record is not None and self._is_deserted(table, record):
            self._drop(table)  # it is played elsewhere, and to follow it costs as much as to play it
        elif record is not None:
            if record.lock.locked() or "row" not in notice or notice["revision"] != record.row.revision + 1:
                record.unsure = record.unsure or notice["revision"] > record.row.revision
            else:
                record.follow(
                    notice["row"],
                    convert(notice["entries"], list[LogEntry]),
                    convert(notice["seats"], list[Seat]),
                )
        self.changed(table)

    def _is_deserted(self, table: str, record: Record) -> bool:
        """Whether nobody here watches a table or has asked for it lately."""
        lately = monotonic() - record.used < DESERTED
        return record.users == 0 and table not in self._watchers and not lately

    def _missed(self) -> None:
        """Something may have happened unheard: nothing in memory is sure."""
        for record in self._records.values():
            record.unsure = True
        self.lobby.missed()
        self.talk.read_anew()
        self.admission.hear(None)
        for table in list(self._watchers):
            self.changed(table)
        self._recalling = asyncio.create_task(self._recall_generations())
        if self.fellows is not None:
            self.fellows.notify(hello=True)
            for table in self.presence.here():
                self._tell_presence(table)

    def rewritten(self, revisions: Mapping[str, int]) -> None:
        """These tables were changed in the books directly: memory is read anew, here and elsewhere."""
        for table, revision in revisions.items():
            if table in self._records:
                self._records[table].unsure = True
            self.changed(table)
            if self.fellows is not None:
                self.fellows.notify(table=table, revision=revision)
        self.lobby.rewritten(revisions)

    async def tell_signed_out(self, session: AsyncSession, person: str, generation: int) -> None:
        """The other processes hear of it if, and only if, it is stored."""
        if self.fellows is not None:
            await self.fellows.notify_with(session, signed_out=person, generation=generation)

    def signed_out(self, person: str, generation: int) -> None:
        """Cookies of a person from before this generation are good no more, nor what came with one."""
        self.generations[person] = max(generation, self.generations.get(person, 0))
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.person == person:
                    watcher.dismiss()

    def ask_strangers_to_leave(self) -> None:
        """Who may enter has changed: whoever is connected is looked at anew."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if not self.admission.lets_in(watcher.person):
                    watcher.notice()
        self.lobby.look_around()

    def change_settings(self, settings: Settings) -> None:
        """What hosts have set holds from now on."""
        self.settings = settings
        if self.openings is not None:
            self.openings.limit = settings.openings_a_minute

    async def _recall_generations(self) -> None:
        known = dict(self.generations)
        for person, generation in (await load_generations(self.storage)).items():
            if generation > known.get(person, 0):
                self.signed_out(person, generation)

    # Coming and going.

    def check_sockets(self, sitting: Sitting, person: str) -> None:
        """Whether somebody may open one more; those who only watch leave room for those who play."""
        table, presence = sitting.row.id, self.presence
        if presence.sockets_of(person) >= SOCKETS_EACH or presence.sockets(table, person) >= SOCKETS_AT_TABLE:
            raise Refusal(429, "too-many-sockets", "table-too-many-sockets")
        if not sitting.mine(person) and presence.all_sockets(table) >= SOCKETS_OF_TABLE:
            raise Refusal(429, "too-many-watchers", "table-too-many-watchers")

    def arrive(self, table: str, person: str, visible: bool = True) -> None:
        self.presence.arrive(table, person)
        if visible:
            self.calling.looks(table, person)
        else:
            self.presence.hide(table, person)
        self._presence_changed(table)

    def go(self, table: str, person: str, visible: bool = True) -> None:
        if not visible:
            self.presence.show(table, person)
        self.presence.go(table, person)
        self._last_heard_of(table, [person])
        self._presence_changed(table)

    def look(self, table: str, person: str, visible: bool) -> None:
        """The page of a socket has come to the front, or gone behind others; that matters for calls alone."""
        if visible:
            self.presence.show(table, person)
            self.calling.looks(table, person)
        else:
            self.presence.hide(table, person)
        self._tell_presence(table)

    def _last_heard_of(self, table: str, people: Iterable[str]) -> None:
        """Now: from here on somebody who is away may be waited for. Nobody waits for those who watch."""
        record = self._records.get(table)
        if record is not None:
            seated = {seat.person for seat in record.seats if seat.person is not None}
            record.signs.update(dict.fromkeys(seated.intersection(people), monotonic()))

    def _presence_changed(self, table: str) -> None:
        self.changed(table)
        self._tell_presence(table)

    def _tell_presence(self, table: str) -> None:
        if self.fellows is not None:
            seen, unseen = self.presence.told(table)
            self.fellows.notify(table=table, people=seen, **({"unseen": unseen} if unseen else {}))

    # Telling.

    def watch(self, table: str, watcher: Watcher) -> None:
        self._watchers.setdefault(table, set()).add(watcher)
        if table in self._records and self._records[table].unsure:  # it has changed while it was looked at
            watcher.notice()

    def unwatch(self, table: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table, None)

    def changed(self, table: str) -> None:
        """Say to all who watch a table that it is not as before; each looks with its own eyes."""
        if table in self._records:
            self._records[table].stirred += 1
        self.lobby.stir(table)
        for watcher in self._watchers.get(table, ()):
            watcher.notice()

    @property
    def sockets(self) -> int:
        return sum(len(watchers) for watchers in list(self._watchers.values()))

    # Records.

    @property
    def in_memory(self) -> int:
        return len(self._records)

    @asynccontextmanager
    async def _at(self, table: str, recent: bool) -> AsyncIterator[Record]:
        """The record of a table, for one request at a time, brought up to date."""
        record = self._records.get(table)
        if record is None:
            record = self._records[table] = Record()
        self._records.move_to_end(table)
        record.users += 1
        record.used = monotonic()
        try:
            async with record.lock:
                if record.folded and not recent:
                    record.forget()
                if not record.loaded or record.unsure or (self.fellows is not None and self.fellows.deaf):
                    await self._load(table, record)
                yield record
        finally:
            record.users -= 1
            self._weigh(table, record)

    async def _load(self, table: str, record: Record) -> None:
        if self._to_load >= MOST_LOADING:
            raise busy()
        self._to_load += 1
        try:
            async with self._loading:
                after = record.version if record.loaded else None
                record.unsure = False  # what is heard from now on may not be in what is read
                kept = await self.storage.books.read(table, after)
                if kept is None:
                    record.forget()
                    raise no_such_table()
                if after is not None and kept.row.version < after:  # gone back to a backup, say
                    record.forget()
                    kept = await self.storage.books.read(table, None)
                    assert kept is not None
                await record.load(kept)
        finally:
            self._to_load -= 1

    # Memory.

    def _weigh(self, table: str, record: Record) -> None:
        """Count what a record takes now that it was used, and make room where it is too much."""
        if self._records.get(table) is not record:  # removed meanwhile
            return
        weight = record.weight if record.loaded else 0
        self.weight += weight - record.weighed
        record.weighed = weight
        if not record.loaded and record.users == 0:
            self._drop(table)
        if self.weight > self._full:
            self._make_room()
            self._full = max(self._memory, self.weight + self._memory // 10)

    def is_open(self, table: str) -> bool:
        """Whether some request is at a table now."""
        return table in self._records and self._records[table].users > 0

    def forget(self, table: str) -> None:
        """A table has been removed; whoever still looks finds that out."""
        self._drop(table)
        for record in self._records.values():
            if record.loaded and record.row.rematch == table:
                record.unsure = True
        self.lobby.close(table)
        self.timekeeper.forget(table)
        self.changed(table)

    def _make_room(self) -> None:
        """Let go of a tenth, beginning with the tables that were not asked for longest; of none in use.

        Tables that are watched are folded, so that the next move finds them.
        """
        for table, record in list(self._records.items()):
            if self.weight <= self._memory * 9 // 10:
                return
            if record.users == 0 and record.loaded:
                if table in self._watchers:
                    record.fold()
                    self.weight += record.weight - record.weighed
                    record.weighed = record.weight
                else:
                    self._drop(table)

    def _drop(self, table: str) -> None:
        record = self._records.pop(table, None)
        if record is not None:
            self.weight -= record.weighed
            record.weighed = 0


def decided_again(decide: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A decision that another process has overtaken is made again, at the table as it is by then."""

    @wraps(decide)
    async def decide_until_stored(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(OVERTAKEN_OFTEN):
            try:
                return await decide(*args, **kwargs)
            except Overtaken:
                continue
        raise busy()

    return decide_until_stored
