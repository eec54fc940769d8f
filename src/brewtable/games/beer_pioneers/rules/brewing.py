"""Dials are placed, turned and taken off; beers and barrels come into the cellar (chapters 8 and 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import A_FASTER, ON_BEER, ON_BREW
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import (
    ALT,
    BEERS,
    CELLAR_KINDS,
    DIAL_SIDES,
    MOST_TIMES,
    OPEN_COOPS,
)
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.state import (
    BEER,
    BLOCKED,
    DIAL,
    OVERLAID,
    PROGRESS,
    Town,
    ability,
    cell,
    free_fields,
    movable,
    move_barrels,
    on_occasion,
    take_from_cellar,
)
from brewtable.kernel.sets import only
from brewtable.kernel.state import EVERYBODY, Step

# The second operand of rotations is the set of dials turned already, and this if each turns once at most.
ONCE_EACH: Final = 64

# Placing dials.


def ready_coops(s: Town, seat: i64) -> i64:
    """The set of coops that are uncovered and bear no blocking token. Alt, which has none, always is."""
    blocked = s.own[cell(seat, BLOCKED)] & ~only(ALT)
    return OPEN_COOPS[s.own[cell(seat, OVERLAID)]] & ~blocked


def coop_is_ready(s: Town, seat: i64, beer: i64) -> bool:
    return ready_coops(s, seat) & only(beer) != 0


def can_brew(s: Town, seat: i64, beer: i64) -> bool:
    return s.own[cell(seat, DIAL + beer)] == 0 and coop_is_ready(s, seat, beer)


def can_brew_any(s: Town, seat: i64) -> bool:
    own, ready = s.own, ready_coops(s, seat)
    for beer in range(i64(BEERS)):
        if own[cell(seat, DIAL + beer)] == 0 and ready & only(beer) != 0:
            return True
    return False


def brewing_time(s: Town, seat: i64, beer: i64) -> i64:
    """The number a dial is set to: of the coop and of the progress, less what a master brewer saves of it."""
    added = s.deck.progress[s.own[cell(seat, PROGRESS)]] - ability(s, seat, A_FASTER)
    if added < 0:
        added = 0
    return s.deck.coops[beer] + added


class Brewing(Step[Town]):
    """Beers are brewed, as far as coops are free. Operands: how many more, whether one was brewed before."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= MOST_TIMES and 0 <= second <= 1

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0 and can_brew_any(s, seat):
            s.then(agenda.BREW, seat, first, second)


class Brew(TurnDecision):
    """Place a dial, or stop."""

    answers: tuple[str, ...] = ("fulfil", "brew", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= MOST_TIMES and 0 <= second <= 1

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BEERS + 1)
        for beer in range(i64(BEERS)):
            if can_brew(s, seat, beer):
                out = append(out, vocabulary.BREW + beer)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        beer = action - vocabulary.BREW
        _set_dial(s, seat, beer, brewing_time(s, seat, beer))
        on_occasion(s, seat, ON_BREW)
        s.then(agenda.BREWING, seat, first - 1, 1)


def _set_dial(s: Town, seat: i64, beer: i64, value: i64) -> None:
    at = cell(seat, DIAL + beer)
    if s.listening:
        s.report(vocabulary.DIAL_SET, seat, beer, s.own[at], value, EVERYBODY)
    s.own[at] = value


# Rotations.


def turn_dial(s: Town, seat: i64, beer: i64, rotations: i64) -> None:
    """Turn a dial down; at 0 the beer is brewed, and its dial goes back."""
    left = s.own[cell(seat, DIAL + beer)] - rotations
    _set_dial(s, seat, beer, left)
    if left == 0:
        store_beer(s, seat, beer)
        on_occasion(s, seat, ON_BEER)


def store_beer(s: Town, seat: i64, beer: i64) -> None:
    """A beer tile goes into the cellar; with a full cellar its owner chooses."""
    if free_fields(s, seat) == 0:
        s.then(agenda.MAKING_ROOM, seat, beer)
        return
    _put_in_cellar(s, seat, beer)


def _put_in_cellar(s: Town, seat: i64, beer: i64) -> None:
    s.own[cell(seat, BEER + beer)] += 1
    if s.listening:
        s.report(vocabulary.BEER_MOVED, seat, beer, vocabulary.TO_CELLAR, 0, EVERYBODY)


def can_turn(s: Town, seat: i64, beer: i64, turned: i64) -> bool:
    """Whether a dial is there and has not been turned yet."""
    return turned & only(beer) == 0 and s.own[cell(seat, DIAL + beer)] > 0


def most_rotations(s: Town, seat: i64, beer: i64, left: i64, turned: i64) -> i64:
    """How far a dial can be turned."""
    if turned & ONCE_EACH != 0:
        return 1
    value = s.own[cell(seat, DIAL + beer)]
    return value if value < left else left


class Rotating(Step[Town]):
    """Rotations are applied, dial by dial. Operands: how many are left, the dials turned."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= MOST_TIMES and second < 2 * ONCE_EACH

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first <= 0:
            return
        for beer in range(i64(BEERS)):
            if can_turn(s, seat, beer, second):
                s.then(agenda.ROTATE, seat, first, second)
                return


class Rotate(TurnDecision):
    """Turn a dial that has not been turned yet, or stop."""

    answers: tuple[str, ...] = ("fulfil", "rotate", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= MOST_TIMES and second < 2 * ONCE_EACH

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for beer in range(i64(BEERS)):
            if can_turn(s, seat, beer, second):
                for rotations in range(most_rotations(s, seat, beer, first, second)):
                    out = append(out, vocabulary.ROTATE + beer * DIAL_SIDES + rotations)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        beer = (action - vocabulary.ROTATE) // DIAL_SIDES
        rotations = (action - vocabulary.ROTATE) % DIAL_SIDES + 1
        turn_dial(s, seat, beer, rotations)
        s.then(agenda.ROTATING, seat, first - rotations, second | only(beer))


class MakingRoom(TurnDecision):
    """With a full cellar: clear something for the beer, or go without it. Operand: the beer."""

    waits: bool = True
    answers: tuple[str, ...] = ("fulfil", "clear", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < BEERS and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=CELLAR_KINDS + 1)
        for kind in range(i64(CELLAR_KINDS)):
            # Clearing a beer for one of the same type would come to the same as going without.
            if kind != first and s.own[cell(seat, BEER + kind)] > 0:
                out = append(out, vocabulary.CLEAR + kind)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            if s.listening:
                s.report(vocabulary.BEER_MOVED, seat, first, vocabulary.LOST, 0, EVERYBODY)
            return
        take_from_cellar(s, seat, action - vocabulary.CLEAR, 1, vocabulary.CLEARED)
        _put_in_cellar(s, seat, first)


# Beer tiles from the supply.


class Picking(Step[Town]):
    """Beer tiles are taken. Operands: how many more, whether one was taken before."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= MOST_TIMES and 0 <= second <= 1

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0:
            s.then(agenda.PICK, seat, first, second)


class Pick(TurnDecision):
    """Take a beer tile of any type from the supply, or none."""

    answers: tuple[str, ...] = ("fulfil", "pick", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= MOST_TIMES and 0 <= second <= 1

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BEERS + 1)
        for beer in range(i64(BEERS)):
            out = append(out, vocabulary.PICK + beer)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != vocabulary.DONE:
            store_beer(s, seat, action - vocabulary.PICK)
            s.then(agenda.PICKING, seat, first - 1, 1)


# Barrels.


class Moving(Step[Town]):
    """Barrels may be moved to the cellar. Operand: how many at most."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= MOST_TIMES and second == 0

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if movable(s, seat, first) > 0:
            s.then(agenda.MOVE, seat, first)


class Move(TurnDecision):
    """Move some barrels, or none."""

    answers: tuple[str, ...] = ("fulfil", "move", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= MOST_TIMES and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=vocabulary.MOST_MOVED + 1)
        for more in range(movable(s, seat, first)):
            out = append(out, vocabulary.MOVE + more)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != vocabulary.DONE:
            move_barrels(s, seat, action - vocabulary.MOVE + 1)
