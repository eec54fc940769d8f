"""The lobby: public tables that wait for players, in memory, and what those who watch it are sent.

All processes know all of them: who stores a change of one tells the others. Who looks for the same shares one
`Shelf`, so what is new is found and put into bytes once for all of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct, convert, json, to_builtins
from sqlalchemy import ColumnElement, select

from brewtable.kernel.errors import BrewError
from brewtable.kernel.registry import game_names
from brewtable.table.clocks import pace_of
from brewtable.table.kept import SEAT_FIELDS, TABLE_FIELDS, Seat, Table, seat_of, table_of
from brewtable.table.ledger import busy
from brewtable.table.lobby_schema import LobbyNews, LobbyPage, OpenTable
from brewtable.table.models import SeatRow, TableRow, columns_of
from brewtable.table.problems import Refusal
from brewtable.table.record import game_named
from brewtable.table.storage import Storage

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

log = logging.getLogger(__name__)

PAGE = 50  # tables that one look shows
MOST = 5000  # tables that are remembered; those opened last
SOCKETS_EACH = 10  # of one person
SOCKETS_OF_ADDRESS = 100  # whoever sends no cookie is somebody else each time
SOCKETS = 3000  # in all
SHELVES = 300  # different wishes that are watched
SHELVES_OF_ADDRESS = 20
TELL_EVERY = 0.25  # seconds, so that many changes are told in one go
CLOSED = 2000  # tables that are remembered as gone, should an old word of them come late


class Filter(Struct, frozen=True):
    """What somebody looks for; empty or 0: whatever there is."""

    game: str = ""
    players: int = 0
    level: str = ""
    language: str = ""
    pace: str = ""  # none, live or days
    rated: str = ""  # yes or no

    def check(self) -> None:
        """Whether any table could ever fit."""
        names = game_names()
        if self.game and self.game not in names:
            raise Refusal(422, "no-game", "lobby-no-game", {"game": self.game, "games": ", ".join(names)})
        games = [game_named(name) for name in names if self.game in ("", name)]
        fewest, most = min(game.fewest for game in games), max(game.most for game in games)
        if self.players and not fewest <= self.players <= most:
            counts = {"fewest": fewest, "most": most, "players": self.players}
            raise Refusal(422, "no-such-number", "lobby-no-such-number", {**counts})

    def fits(self, entry: Entry) -> bool:
        told = entry.told
        return (
            self.game in ("", told.game)
            and self.players in (0, told.players)
            and self.pace in ("", "none" if told.pace is None else told.pace.kind)
            and self.rated in ("", "yes" if told.rated else "no")
            and told.level in (self.level or told.level, "any")
            and told.language in (self.language or told.language, "")
        )


class Entry(Struct):
    """A table that waits, as the house knows it; `told` is what everybody may know."""

    revision: int
    host: str
    people: list[str]  # who sit there
    told: OpenTable


def entry_of(row: Table, seats: Sequence[Seat]) -> Entry | None:
    """None: the table is not open to everybody, or not any more."""
    if row.status != "waiting" or not row.public or row.host is None:
        return None
    game = game_named(row.game)
    usual = {option.name: option.values[0] for option in game.options(row.players)}
    people = [seat for seat in seats if seat.person is not None]
    told = OpenTable(
        id=row.id,
        game=row.game,
        title=game.title,
        players=row.players,
        names=[seat.name for seat in people],
        bots=[seat.bot for seat in seats if seat.bot is not None and seat.person is None],
        free=sum(not seat.taken for seat in seats),
        level=row.level,  # type: ignore[arg-type]
        language=row.language,
        pace=pace_of(row.pace),
        hints=row.hints,
        rated=row.rated,
        options={name: value for name, value in row.options.items() if value != usual.get(name)},
        deck="" if row.deck == game.house_deck().title else row.deck,
        created=row.created,
        here=False,
    )
    return Entry(row.revision, row.host, [str(seat.person) for seat in people], told)


async def waiting_tables(storage: Storage, wanted: Filter | None = None, most: int = MOST) -> list[Entry]:
    """The tables that are open to everybody, newest first, as they are stored now."""
    newest = select(TableRow.id).where(*_open_now(wanted or Filter())).order_by(TableRow.created.desc())
    chosen = newest.limit(most).subquery()
    tables = select(*columns_of(TableRow, TABLE_FIELDS)).join(chosen, chosen.c.id == TableRow.id)
    seated = select(*columns_of(SeatRow, SEAT_FIELDS)).join(chosen, chosen.c.id == SeatRow.table_id)
    async with storage.read() as session:
        found = (await session.execute(tables.order_by(TableRow.created.desc()))).mappings()
        rows = [table_of(dict(one)) for one in found]
        seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
        for one in (await session.execute(seated.order_by(SeatRow.seat))).mappings():
            if one["table_id"] in seats:  # others may have been opened in between
                seats[one["table_id"]].append(seat_of(dict(one)))
    entries = []
    for row in rows:
        with suppress(BrewError):  # its game is not installed here any more
            entries.append(entry_of(row, seats[row.id]))
    return [entry for entry in entries if entry is not None]


def _open_now(wanted: Filter) -> list[ColumnElement[bool]]:
    """What a database can tell of what fits; `Filter.fits` tells the rest."""
    open_now = [TableRow.status == "waiting", TableRow.public.is_(True), TableRow.host.is_not(None)]
    if wanted.game:
        open_now.append(TableRow.game == wanted.game)
    if wanted.players:
        open_now.append(TableRow.players == wanted.players)
    if wanted.level:
        open_now.append(TableRow.level.in_((wanted.level, "any")))
    if wanted.language:
        open_now.append(TableRow.language.in_((wanted.language, "")))
    if wanted.rated:
        open_now.append(TableRow.rated.is_(wanted.rated == "yes"))
    return open_now


class LobbyWatcher(Protocol):
    """Somebody who looks on while tables come and go."""

    def notice(self) -> None: ...


class Shelf:
    """The page that all who look for the same see. `stage` counts how often it has changed."""

    def __init__(self, wanted: Filter, address: str | None = None) -> None:
        self.wanted = wanted
        self.address = address  # of whoever looked for this first
        self.watchers: set[LobbyWatcher] = set()
        self.stage = 0
        self.news = b""  # what the last stage has changed
        self.page = LobbyPage(0, [])

    def look(self, entries: Iterable[Entry], here: set[str]) -> bool:
        """See what there is now, in the order of the lobby; whether the page is another one."""
        fitting = [entry.told for entry in entries if self.wanted.fits(entry)]
        shown = [_with_here(told, told.id in here) for told in fitting[:PAGE]]
        if len(fitting) == self.page.total and shown == self.page.tables:
            return False
        before = {table.id: table for table in self.page.tables}
        changed = [table for table in shown if before.get(table.id) != table]
        self.news = json.encode(LobbyNews(len(fitting), [table.id for table in shown], changed))
        self.page = LobbyPage(len(fitting), shown)
        self.stage += 1
        return True

    def since(self, stage: int) -> bytes | None:
        """What somebody lacks who saw this stage; None: nothing."""
        if stage == self.stage:
            return None
        return self.news if stage == self.stage - 1 else json.encode(self.page)


def _with_here(told: OpenTable, here: bool) -> OpenTable:
    return told if told.here == here else convert({**to_builtins(told), "here": here}, OpenTable)


class Lobby:
    """The open tables of the house."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.entries: dict[str, Entry] = {}
        self._closed: OrderedDict[str, None] = OrderedDict()
        self._shelves: dict[Filter, Shelf] = {}  # that somebody watches
        self._sockets: Counter[str] = Counter()  # of each person who looks on
        self._from: Counter[str] = Counter()  # and of each address
        self._stirred = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._read()
        self._telling = asyncio.create_task(self._tell())

    async def stop(self) -> None:
        tasks = [task for task in (self._telling, self._reading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What happens.

    def note(self, row: Table, seats: Sequence[Seat]) -> None:
        """A table has been stored by this process."""
        if row.status != "waiting" and row.id not in self.entries:
            return  # as nearly always
        entry, before = entry_of(row, seats), self.entries.get(row.id)
        if entry is None:
            if before is not None:
                self.close(row.id)
        else:
            self._take(entry)
            if before is None or before.told != entry.told:
                self._tell_others({"entry": to_builtins(entry)})

    def hear(self, said: dict[str, Any]) -> None:
        """Another process has stored a table."""
        if "gone" in said:
            self.drop(said["gone"])
        else:
            self._take(convert(said["entry"], Entry))

    def close(self, table: str) -> None:
        """A table is not open any more, by what this process did."""
        if table in self.entries:
            self._tell_others({"gone": table})
        self.drop(table)

    def drop(self, table: str) -> None:
        """A table is not open any more; it will never be again."""
        if self.entries.pop(table, None) is not None:
            self._stirred.set()
        self._closed[table] = None
        if len(self._closed) > CLOSED:
            self._closed.popitem(last=False)

    def stir(self, table: str) -> None:
        """Somebody came to a table or left it."""
        if table in self.entries:
            self._stirred.set()

    def rewritten(self, tables: Iterable[str]) -> None:
        """These tables were changed in another way than by a request at them."""
        if any(table in self.entries for table in tables):
            self.missed()

    def look_around(self) -> None:
        """Let everybody who looks on see whether they still may."""
        for shelf in self._shelves.values():
            for watcher in shelf.watchers:
                watcher.notice()

    def missed(self) -> None:
        """Something may have happened unheard: read all of it again."""
        if self._telling is not None and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read_again())

    def _take(self, entry: Entry) -> None:
        known = self.entries.get(entry.told.id)
        newer = known is None or known.revision < entry.revision
        if newer and entry.told.id not in self._closed:
            self.entries[entry.told.id] = entry
            self._stirred.set()

    def _tell_others(self, said: dict[str, Any]) -> None:
        if self._hall.fellows is not None:
            self._hall.fellows.notify(lobby=said)

    async def _read_again(self) -> None:
        try:
            await self._read()
        except Exception as problem:
            log.warning("the open tables could not be read: %r", problem)

    async def _read(self) -> None:
        known = set(self.entries)
        stored = await waiting_tables(self._hall.storage)
        for entry in stored:
            self._take(entry)
        if len(stored) < MOST:
            for table in known - {entry.told.id for entry in stored}:
                self.drop(table)

    # Looking.

    def look(self, wanted: Filter) -> LobbyPage:
        """The page as it is now."""
        shelf = Shelf(wanted)
        shelf.look(*self._in_order())
        return shelf.page

    def watch(self, wanted: Filter, watcher: LobbyWatcher, address: str | None = None) -> Shelf:
        """Be woken whenever the page changes; `unwatch` ends it."""
        shelf = self._shelves.get(wanted)
        if shelf is None:
            if len(self._shelves) >= SHELVES or self._shelves_of(address) >= SHELVES_OF_ADDRESS:
                raise busy()
            shelf = self._shelves[wanted] = Shelf(wanted, address)
            shelf.look(*self._in_order())
        shelf.watchers.add(watcher)
        return shelf

    def unwatch(self, shelf: Shelf, watcher: LobbyWatcher) -> None:
        shelf.watchers.discard(watcher)
        if not shelf.watchers:
            self._shelves.pop(shelf.wanted, None)

    def _shelves_of(self, address: str | None) -> int:
        return 0 if address is None else sum(shelf.address == address for shelf in self._shelves.values())

    @contextmanager
    def looking_on(self, person: str, address: str) -> Iterator[None]:
        """One more socket of somebody; only so many of each, and from one address."""
        sockets, origins = self._sockets, self._from
        full = origins[address] >= SOCKETS_OF_ADDRESS or sockets.total() >= SOCKETS
        if full or sockets[person] >= SOCKETS_EACH:
            raise Refusal(429, "too-many-sockets", "table-too-many-sockets")
        counted = ((sockets, person), (origins, address))
        for counter, who in counted:
            counter[who] += 1
        try:
            yield
        finally:
            for counter, who in counted:
                counter[who] -= 1
                if not counter[who]:
                    del counter[who]

    def _in_order(self) -> tuple[list[Entry], set[str]]:
        """All entries, those first whose hosts are there, and of those the newest; and which these are."""
        presence = self._hall.presence
        here = {entry.told.id for entry in self.entries.values() if entry.host in presence.at(entry.told.id)}
        ordered = sorted(self.entries.values(), key=lambda entry: entry.told.created, reverse=True)
        ordered.sort(key=lambda entry: entry.told.id not in here)
        return ordered, here

    async def _tell(self) -> None:
        """Tell what is new, many changes in one go."""
        while True:
            await self._stirred.wait()
            await asyncio.sleep(TELL_EVERY)
            self._stirred.clear()
            if self._shelves:
                ordered, here = self._in_order()
                for shelf in list(self._shelves.values()):
                    await asyncio.sleep(0)  # moves go before
                    if shelf.look(ordered, here):
                        for watcher in shelf.watchers:
                            watcher.notice()
