"""End of the game: beers and coins for lightbulbs, and who is first (chapter 18)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules.material import BEERS, ICON_BULBS, LEVELS
from brewtable.games.beer_pioneers.rules.rounds import goal_is_reached
from brewtable.games.beer_pioneers.rules.state import (
    COINS,
    DIAL,
    LEVEL,
    POINTS,
    Town,
    barrels_owned,
    beers_in_cellar,
    cell,
    icons,
)
from brewtable.kernel.result import Result, ranked

DECIDERS = ["points", "beers", "barrels"]


def points_for_beers(s: Town, seat: i64) -> i64:
    """Part 1: a point for a beer, once for each lightbulb."""
    bulbs, beers = icons(s, seat, ICON_BULBS), beers_in_cellar(s, seat)
    return bulbs if bulbs < beers else beers


def points_for_coins(s: Town, seat: i64) -> i64:
    """Part 2, on the last space of the level track: a point for a coin, once for each lightbulb."""
    if s.own[cell(seat, LEVEL)] < LEVELS - 1:
        return 0
    bulbs, coins = icons(s, seat, ICON_BULBS), s.own[cell(seat, COINS)]
    return bulbs if bulbs < coins else coins


def _parts(s: Town, seat: int) -> dict[str, object]:
    """The lines of the final count for one seat, and what decides a tie."""
    lines = {
        "track": int(s.own[cell(seat, POINTS)]),
        "beers": int(points_for_beers(s, seat)),
        "coins": int(points_for_coins(s, seat)),
    }
    return {
        **lines,
        "total": sum(lines.values()),
        "beers_left": int(beers_in_cellar(s, seat)) - lines["beers"] + _dials(s, seat),
        "barrels": int(barrels_owned(s, seat)),
    }


def _dials(s: Town, seat: int) -> int:
    return sum(1 for beer in range(BEERS) if s.own[cell(seat, DIAL + beer)] > 0)


def result(s: Town) -> Result:
    """The result as it stands; final once the game is over."""
    parts = [_parts(s, seat) for seat in range(int(s.seats))]
    standing = [[_number(lines, name) for name in ("total", "beers_left", "barrels")] for lines in parts]
    ranking, decided_by = ranked(standing, DECIDERS)
    reason = "goal" if goal_is_reached(s) else "last-round"
    return Result([numbers[0] for numbers in standing], parts, ranking, reason, decided_by)


def _number(lines: dict[str, object], name: str) -> int:
    value = lines[name]
    assert isinstance(value, int)
    return value
