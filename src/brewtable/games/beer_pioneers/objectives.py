"""Objectives: what they ask for, and how they are fulfilled (chapter 14)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import actions, agenda, events
from brewtable.games.beer_pioneers.building import has_helper, sacrifice_helper
from brewtable.games.beer_pioneers.material import (
    BEERS,
    BLOCKS,
    BUILT,
    BULBS,
    DIFFERENT,
    ICON_BULBS,
    LEVEL,
    OBJECTIVE_PLACES,
    OBJECTIVE_POINTS,
    OWNED_BARRELS,
    SAME,
    UNBLOCKED,
)
from brewtable.games.beer_pioneers.state import (
    BEER,
    BLOCKED,
    CLAIMED,
    FREE,
    OBJECTIVE,
    Town,
    barrels_owned,
    cell,
    gain_points,
    icons,
)
from brewtable.games.beer_pioneers.state import BUILT as BUILT_CELL
from brewtable.games.beer_pioneers.state import LEVEL as LEVEL_CELL
from brewtable.kernel.sets import size
from brewtable.kernel.state import EVERYBODY, Decision, Step


def progress_on(s: Town, seat: i64, objective: i64) -> i64:
    """How much of what an objective counts a seat has."""
    if objective == SAME or objective == DIFFERENT:
        return _count_beers(s, seat, objective)
    if objective == BUILT:
        return size(s.own[cell(seat, BUILT_CELL)])
    if objective == UNBLOCKED:
        return BLOCKS - size(s.own[cell(seat, BLOCKED)])
    if objective == OWNED_BARRELS:
        return barrels_owned(s, seat)
    if objective == BULBS:
        return icons(s, seat, ICON_BULBS)
    assert objective == LEVEL
    return s.deck.beers[s.own[cell(seat, LEVEL_CELL)]]


def _count_beers(s: Town, seat: i64, objective: i64) -> i64:
    """The most beers of one type, or how many types there are."""
    most: i64 = 0
    types: i64 = 0
    for beer in range(i64(BEERS)):
        held = s.own[cell(seat, BEER + beer)]
        if held > 0:
            types += 1
        if held > most:
            most = held
    return most if objective == SAME else types


def rank_left(s: Town, place: i64) -> i64:
    """0 while the first of an objective is free, 1 while the second is, 2 when nothing is."""
    if s.board[CLAIMED + place * 2] == FREE:
        return 0
    if s.board[CLAIMED + place * 2 + 1] == FREE:
        return 1
    return 2


def has_claimed(s: Town, seat: i64, place: i64) -> bool:
    return s.board[CLAIMED + place * 2] == seat or s.board[CLAIMED + place * 2 + 1] == seat


def can_claim(s: Town, seat: i64, place: i64) -> bool:
    if rank_left(s, place) == 2 or has_claimed(s, seat, place) or not has_helper(s, seat):
        return False
    objective = s.board[OBJECTIVE + place]
    return progress_on(s, seat, objective) >= s.deck.objectives[objective]


def claims(s: Town, seat: i64) -> vec[i64]:
    """The objectives a seat could fulfil now, as actions."""
    out = vec[i64](capacity=OBJECTIVE_PLACES + 1)
    for place in range(i64(OBJECTIVE_PLACES)):
        if can_claim(s, seat, place):
            out = append(out, actions.CLAIM + place)
    return out


def fulfil(s: Town, seat: i64, place: i64) -> None:
    """A bonus worker stays at the objective for good."""
    rank = rank_left(s, place)
    sacrifice_helper(s, seat)
    s.board[CLAIMED + place * 2 + rank] = seat
    points = OBJECTIVE_POINTS[rank]
    if s.listening:
        s.tell(events.OBJECTIVE, seat, s.board[OBJECTIVE + place], points, 0, EVERYBODY)
    gain_points(s, seat, points)


class Claiming(Step[Town]):
    """After the action, objectives may be fulfilled."""

    name: str = "claiming"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if len(claims(s, seat)) > 0:
            s.then(agenda.CLAIM, seat)


class Claim(Decision[Town]):
    """Fulfil an objective, or end the turn."""

    name: str = "claim"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        return append(claims(s, seat), actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != actions.DONE:
            fulfil(s, seat, action - actions.CLAIM)
            s.then(agenda.CLAIMING, seat)
