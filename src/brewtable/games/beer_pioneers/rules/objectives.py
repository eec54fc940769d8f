"""Objectives: what they ask for, and how they are fulfilled, beside any decision of a turn (chapter 14)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import (
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
from brewtable.games.beer_pioneers.rules.state import (
    BEER,
    BLOCKED,
    CLAIMED,
    FREE,
    OBJECTIVE,
    Town,
    barrels_owned,
    cell,
    gain_points,
    has_helper,
    icons,
    sacrifice_helper,
)
from brewtable.games.beer_pioneers.rules.state import BUILT as BUILT_CELL
from brewtable.games.beer_pioneers.rules.state import LEVEL as LEVEL_CELL
from brewtable.kernel.sets import only, size
from brewtable.kernel.state import EVERYBODY, STEP_WIDTH, Decision


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
    own = s.own
    most: i64 = 0
    types: i64 = 0
    for beer in range(i64(BEERS)):
        held = own[cell(seat, BEER + beer)]
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


def turn_is_on(s: Town) -> bool:
    """Whether a turn is being taken; it has turns after it as long as the action phase lasts."""
    steps = s.agenda
    for step in range(i64(STEP_WIDTH - 1), s.depth, STEP_WIDTH):
        if steps[step] == agenda.ACTION_PHASE:
            return True
    return False


def claimable(s: Town, seat: i64) -> i64:
    """The set of objectives that the player whose turn it is could fulfil now."""
    places: i64 = 0
    if not has_helper(s, seat) or not turn_is_on(s):
        return places
    for place in range(i64(OBJECTIVE_PLACES)):
        if can_claim(s, seat, place):
            places |= only(place)
    return places


def fulfil(s: Town, seat: i64, place: i64) -> None:
    """A bonus worker stays at the objective for good."""
    rank = rank_left(s, place)
    sacrifice_helper(s, seat)
    s.board[CLAIMED + place * 2 + rank] = seat
    points = OBJECTIVE_POINTS[rank]
    if s.listening:
        s.report(vocabulary.OBJECTIVE_FULFILLED, seat, s.board[OBJECTIVE + place], points, 0, EVERYBODY)
    gain_points(s, seat, points)


class TurnDecision(Decision[Town]):
    """A decision that a turn can bring; some come at the round end as well.

    While it is a turn, each objective that could be fulfilled is offered beside its own choices.
    """

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        """What the decision itself offers, ascending."""
        raise NotImplementedError(f"decision {self.name!r} must define choices()")

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        """What one of its choices does."""
        raise NotImplementedError(f"decision {self.name!r} must define carry_out()")

    def after_claim(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        """Once an objective is fulfilled, the same is asked again."""
        s.ask_again()

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        own = self.choices(s, seat, first, second)
        places = claimable(s, seat)
        return own if places == 0 else _with_claims(own, places)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if vocabulary.CLAIM <= action < vocabulary.CLAIM + OBJECTIVE_PLACES:
            s.passed_over = 0
            fulfil(s, seat, action - vocabulary.CLAIM)
            self.after_claim(s, seat, first, second)
        else:
            s.passed_over = claimable(s, seat)
            self.carry_out(s, seat, first, second, action)


def _with_claims(own: vec[i64], places: i64) -> vec[i64]:
    """The choices of a decision and objectives, ascending."""
    out = vec[i64](capacity=len(own) + OBJECTIVE_PLACES)
    at: i64 = 0
    while at < len(own) and own[at] < vocabulary.CLAIM:
        out = append(out, own[at])
        at += 1
    for place in range(i64(OBJECTIVE_PLACES)):
        if places & only(place) != 0:
            out = append(out, vocabulary.CLAIM + place)
    while at < len(own):
        out = append(out, own[at])
        at += 1
    return out
