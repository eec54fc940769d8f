"""The match that a table's log gives, kept in memory and brought up to date from the log."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from brewtable.kernel.errors import BrewError
from brewtable.kernel.game import Game
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.pledge import Pledge
from brewtable.kernel.registry import find_game
from brewtable.table.models import LogRow, SeatRow, TableRow
from brewtable.table.problems import Refusal
from brewtable.table.schema import Told, Verdict

MOVE, CUT, CONCEDE = "move", "cut", "concede"
_MANY = 12  # entries; to play more of them again takes long enough to leave the event loop


@lru_cache
def game_named(name: str) -> Game:
    return find_game(name)


class Record:
    """A match and what the log said so far. Only one request at a time works with it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.stored: tuple[TableRow, Sequence[SeatRow], set[str]] | None = None  # as last read or written
        self.comings = 0  # how often somebody came or went
        self._match: Match | None = None
        self._plies = [0]  # after each entry of the log, and before the first
        self._told: dict[int | None, list[Told]] = {}
        self.verdicts: dict[int, Verdict] = {}  # by ply, once the game is over

    @property
    def match(self) -> Match:
        assert self._match is not None
        return self._match

    def keep(self, row: TableRow, seats: Sequence[SeatRow], online: set[str], comings: int) -> None:
        """Remember what was read, unless somebody came or went since."""
        self.stored = (row, seats, online) if comings == self.comings else None

    @property
    def loaded(self) -> bool:
        return self._match is not None

    @property
    def version(self) -> int:
        """How many entries of the log are in the match."""
        return len(self._plies) - 1

    def forget(self) -> None:
        """Drop the match, so that it is made again from what is stored."""
        self._match = None
        self._plies = [0]
        self._told = {}

    async def catch_up(self, row: TableRow, start: Mapping[str, Any] | None, log: Sequence[LogRow]) -> None:
        """Take in the entries of the log that are new; the start of the game if there is no match yet."""
        if start is not None or len(log) > _MANY:
            await asyncio.to_thread(self._catch_up, row, start, log)
        else:
            self._catch_up(row, start, log)

    def _catch_up(self, row: TableRow, start: Mapping[str, Any] | None, log: Sequence[LogRow]) -> None:
        try:
            if start is not None:
                self.forget()
                self._match = _begin(row, start)
            for entry in log:
                self.take_in(entry.kind, entry.value)
        except BrewError as problem:
            self.forget()
            raise Refusal(409, "old-rules", "table-old-rules", {"problem": problem.message}) from None

    def take_in(self, kind: str, value: int) -> None:
        """What one entry of the log does to the match."""
        if kind == MOVE:
            self.match.act(value)
        elif kind == CUT:
            self._match = self.match.branch(value)
            for told in self._told.values():
                del told[value + 1 :]
        self._plies.append(self.match.ply)

    # What was told before.

    def told(self, seat: int | None) -> list[Told]:
        """What a seat has been told, ply by ply; grows as it is asked for."""
        return self._told.setdefault(seat, [])

    def known_at(self, version: int) -> tuple[int, int | None]:
        """For someone who saw this version: the last ply that still stands, and where it was cut."""
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
        if ply > self.match.ply:
            cuts.append(self.match.ply)
        return min(cuts, default=None)


def _begin(row: TableRow, start: Mapping[str, Any]) -> Match:
    game = game_named(row.game)
    if row.rules != game.version:
        raise BrewError("table-rules-version", {"begun": row.rules, "now": game.version})
    if "position" in start:
        return match_from(game, game.load(start["position"]))
    deck = game.deck_from_data(start["deck"], "the deck of this table")
    match = new_match(game, game.setup(row.players, row.seed, row.options, deck))
    if row.pledge:
        match.pledge = Pledge(row.pledge, row.salt)
    return match
