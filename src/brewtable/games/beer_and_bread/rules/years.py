"""The calendar: six years, fruitful and dry in turn, each of four phases (chapters 2 and 10)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    COLUMN,
    DISCARD,
    EXCHANGE,
    EXCHANGE_SPACES,
    SEATS,
    YEARS,
)
from brewtable.games.beer_and_bread.rules.state import Valley, is_dry, move_all, stored_tokens
from brewtable.kernel.state import EVERYBODY, Step


class Year(Step[Valley]):
    """A year is Seeding, Card, Action and Windmill phase; after the sixth the game is over."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if s.year == YEARS:
            if s.listening:
                s.report(vocabulary.GAME_ENDED, 0, 0, 0, 0, EVERYBODY)
            return
        s.year += 1
        s.turn = 0
        if s.listening:
            s.report(vocabulary.YEAR_BEGUN, s.year, 1 if is_dry(s) else 0, 0, 0, EVERYBODY)
        s.then(agenda.SEEDING)
        s.then(agenda.PICKING_UP if is_dry(s) else agenda.DEALING)
        s.then(agenda.ROUND)
        s.then(agenda.WINDMILL)
        s.then(agenda.YEAR)


class Windmill(Step[Valley]):
    """The windmill goes to the smaller storage; in a dry year exchange and harvest cards are discarded."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if s.listening:
            s.report(vocabulary.PHASE_BEGUN, vocabulary.WINDMILL_PHASE, 0, 0, 0, EVERYBODY)
        holder, other = s.windmill, 1 - s.windmill
        if stored_tokens(s, other) <= stored_tokens(s, holder):
            s.windmill = other
            if s.listening:
                s.report(vocabulary.WINDMILL_MOVED, other, 0, 0, 0, EVERYBODY)
        if is_dry(s):
            for space in range(i64(EXCHANGE_SPACES)):
                move_all(s, EXCHANGE + space, DISCARD)
            for owner in range(i64(SEATS)):
                move_all(s, COLUMN + owner, DISCARD)
