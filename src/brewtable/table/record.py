"""A table in memory: its row, its seats and the match that its log gives."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from time import monotonic
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from msgspec import structs

from brewtable.kernel.errors import BrewError
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.housedecks import with_hash
from brewtable.kernel.match import Entry, Match, match_from, new_match
from brewtable.kernel.pledge import Pledge
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import State
from brewtable.table.kept import CUT, MOVE, UNSEALED, Kept, LogEntry, Seat, Table, sealed
from brewtable.table.problems import Refusal
from brewtable.table.schema import Verdict

if TYPE_CHECKING:
    from brewtable.table.sent_views import SentView

_MANY = 12  # entries; to play more of them again takes long enough to leave the event loop
_DECKS = 64
NOT_BEGUN = -1  # the version that is seen of a table that waits for players: nothing of its game was told
FOLDED = 6  # decisions that a folded record keeps at least
# Bytes, generously: what was measured of Beer Pioneers, whose positions are the largest.
EMPTY = 20_000
DECISION = 6_500


@lru_cache
def game_named(name: str) -> Game:
    return find_game(name)


class Record:
    """A match and what the log said so far. Only one request at a time works with it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0  # requests that hold it or wait for it
        self.since = self.used = monotonic()
        self.signs: dict[str, float] = {}  # of life: when each player was last heard of
        self.unsure = False  # something happened elsewhere that is not in here
        self.stirred = 0  # how often something changed: the table itself, or who is there
        self.sent_views: WeakValueDictionary[tuple[str, int | None], SentView] = WeakValueDictionary()
        self._row: Table | None = None
        self.seats: Sequence[Seat] = []
        self._match: Match | None = None
        self.before = 0  # decisions that are not in the match any more
        self._plies = array("I", [0])  # after each entry of the log, and before the first
        self.weighed = 0  # what the hall has counted for it
        self.verdicts: dict[int, Verdict] = {}  # by ply, once the game is over

    @property
    def loaded(self) -> bool:
        return self._row is not None and self._match is not None

    @property
    def row(self) -> Table:
        assert self._row is not None
        return self._row

    @property
    def recent(self) -> Match:
        """The match, or its newest part where the record is folded."""
        assert self._match is not None
        return self._match

    @property
    def match(self) -> Match:
        """All of the match."""
        assert not self.folded
        return self.recent

    @property
    def folded(self) -> bool:
        return self.before > 0

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return self.before + self.recent.ply

    def entry(self, ply: int) -> Entry:
        """The decision that led to a ply."""
        return self.recent.entries[ply - 1 - self.before]

    def after(self, ply: int) -> State:
        """The position at a ply."""
        return self.recent.state if ply == self.ply else self.entry(ply + 1).before

    def fold(self) -> None:
        """Let go of old positions. What can be undone stays, so that it still can."""
        entries = self.recent.entries
        kept = max(FOLDED, 1 + sum(1 for _ in takewhile(undoable, reversed(entries))))
        if len(entries) <= kept:
            return
        tail = match_from(self.recent.game, entries[-kept].before)
        tail.entries, tail.state = entries[-kept:], self.recent.state
        self.before += len(entries) - kept
        self._match = tail

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return EMPTY + (DECISION * self.recent.ply if self._match is not None else 0)

    @property
    def version(self) -> int:
        """How many entries of the log are in the match."""
        return len(self._plies) - 1

    def keep(self, row: Table, seats: Sequence[Seat]) -> None:
        """What is stored now."""
        self._row, self.seats = row, seats

    def forget(self) -> None:
        """Drop all, so that it is made again from what is stored."""
        self._row = None
        self._match = None
        self.before = 0
        self._plies = array("I", [0])

    async def load(self, kept: Kept) -> None:
        """Take in what the books have: all of a table, or the newest entries of its log."""
        if kept.deck is not None or len(kept.log) > _MANY:
            await asyncio.to_thread(self._load, kept)
        else:
            self._load(kept)

    def _load(self, kept: Kept) -> None:
        try:
            if kept.deck is not None:
                self.forget()
                self._match = _begin(kept.row, kept.deck, kept.position)
            seal = seal_of(UNSEALED if self._row is None else self._row.seal, kept.log)
            for entry in kept.log:
                self.take_in(entry.kind, entry.value)
        except BrewError as problem:
            self.forget()
            raise Refusal(409, "old-rules", "table-old-rules", {"problem": problem.message}) from None
        if seal != kept.row.seal or self.version != kept.row.version:
            self.forget()
            raise Refusal(409, "damaged", "table-damaged-log")
        self.keep(kept.row, kept.seats)

    def follow(self, row: Mapping[str, Any], entries: Sequence[LogEntry], seats: Sequence[Seat]) -> None:
        """Take in a change that another process has stored."""
        if any(entry.kind == CUT and entry.value < self.before for entry in entries):
            self.forget()
            return
        for entry in entries:
            self.take_in(entry.kind, entry.value)
        altered = {seat.seat: seat for seat in seats}
        self.keep(structs.replace(self.row, **row), [altered.get(seat.seat, seat) for seat in self.seats])

    def take_in(self, kind: str, value: int) -> None:
        """What one entry of the log does to the match."""
        if kind == MOVE:
            self.recent.act(value)
        elif kind == CUT:
            self._match = self.recent.branch(value - self.before)
        self._plies.append(self.ply)

    # What was told before.

    def reaches(self, version: int) -> bool:
        """Whether all that came after a version is here."""
        return not self.folded or self.known_at(version)[0] >= self.before

    def known_at(self, version: int) -> tuple[int, int | None]:
        """For someone who saw this version: the last ply that still stands, and where it was cut."""
        if version == NOT_BEGUN:
            return -1, None
        seen = self._plies[min(version, self.version)]
        lowest = min(self._plies[version:], default=seen)
        return (lowest, lowest) if lowest < seen else (seen, None)

    def cut_below(self, ply: int) -> int | None:
        """For someone who was told up to a ply: where decisions may have been taken back since."""
        cuts = [
            after
            for before, after in zip(self._plies, self._plies[1:], strict=False)
            if after < ply <= before
        ]
        if ply > self.ply:
            cuts.append(self.ply)
        return min(cuts, default=None)


def undoable(entry: Entry) -> bool:
    """Whether a decision told nobody anything new."""
    return not entry.chance and not entry.revealed


def seal_of(seal: str, entries: Sequence[LogEntry]) -> str:
    for entry in entries:
        seal = sealed(seal, entry)
    return seal


def _begin(row: Table, deck: dict[str, Any], position: Mapping[str, Any] | None) -> Match:
    game = game_named(row.game)
    if row.rules != game.version:
        raise BrewError("table-rules-version", {"begun": row.rules, "now": game.version})
    if position is not None:
        return match_from(game, game.load(_with_deck(game, position, deck)))
    match = new_match(game, game.setup(row.players, row.seed, row.options, _deck(game, row.deck_hash, deck)))
    if row.pledge:
        match.pledge = Pledge(row.pledge, row.salt)
    return match


def _with_deck(game: Game, position: Mapping[str, Any], data: dict[str, Any]) -> Mapping[str, Any]:
    """A position that names its deck by a hash that the game does not know any more has it from the table."""
    record = position.get("deck")
    if not isinstance(record, dict) or "data" in record or with_hash(game.house_decks(), record.get("hash")):
        return position
    return {**position, "deck": {**record, "data": data}}


_decks: dict[tuple[str, str], Deck] = {}


def _deck(game: Game, digest: str, data: dict[str, Any]) -> Deck:
    """One deck in memory for all tables that play with it."""
    known = _decks.get((game.name, digest))
    if known is None:
        known = game.deck_from_data(data, "the deck of this table")
        while len(_decks) >= _DECKS:
            _decks.pop(next(iter(_decks)))
        _decks[game.name, digest] = known
    return known
