"""Dials are placed, turned and taken off; beers and barrels come into the cellar (chapters 8 and 9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import actions, agenda, events
from brewtable.games.beer_pioneers.cards import A_FASTER, ON_BEER, ON_BREW
from brewtable.games.beer_pioneers.material import ALT, BEERS, CELLAR_KINDS, DIAL_SIDES, UNDER_OVERLAY
from brewtable.games.beer_pioneers.state import (
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
from brewtable.kernel.state import EVERYBODY, Decision, Step

# The second operand of rotations is the set of dials turned already, and this if each turns once at most.
ONCE_EACH: Final = 64

# Placing dials.


def coop_is_ready(s: Town, seat: i64, beer: i64) -> bool:
    """Whether a coop is uncovered and bears no blocking token."""
    if beer == ALT:
        return True
    if s.own[cell(seat, BLOCKED)] & only(beer) != 0:
        return False
    return s.own[cell(seat, OVERLAID)] & only(UNDER_OVERLAY[beer]) == 0


def can_brew(s: Town, seat: i64, beer: i64) -> bool:
    return s.own[cell(seat, DIAL + beer)] == 0 and coop_is_ready(s, seat, beer)


def can_brew_any(s: Town, seat: i64) -> bool:
    for beer in range(i64(BEERS)):
        if can_brew(s, seat, beer):
            return True
    return False


def brewing_time(s: Town, seat: i64, beer: i64) -> i64:
    """The number a dial is set to: of the coop and of the progress, less what a master brewer saves of it."""
    added = s.deck.progress[s.own[cell(seat, PROGRESS)]] - ability(s, seat, A_FASTER)
    if added < 0:
        added = 0
    return s.deck.coops[beer] + added


class Brewing(Step[Town]):
    """Beers are brewed, as far as coops are free. Operand: how many more."""

    name: str = "brewing"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0 and can_brew_any(s, seat):
            s.then(agenda.BREW, seat, first)


class Brew(Decision[Town]):
    """Place a dial, or stop."""

    name: str = "brew"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BEERS + 1)
        for beer in range(i64(BEERS)):
            if can_brew(s, seat, beer):
                out = append(out, actions.BREW + beer)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            return
        beer = action - actions.BREW
        _set_dial(s, seat, beer, brewing_time(s, seat, beer))
        on_occasion(s, seat, ON_BREW)
        s.then(agenda.BREWING, seat, first - 1)


def _set_dial(s: Town, seat: i64, beer: i64, value: i64) -> None:
    at = cell(seat, DIAL + beer)
    if s.listening:
        s.tell(events.DIAL, seat, beer, s.own[at], value, EVERYBODY)
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
        s.tell(events.BEER, seat, beer, events.TO_CELLAR, 0, EVERYBODY)


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

    name: str = "rotating"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first <= 0:
            return
        for beer in range(i64(BEERS)):
            if can_turn(s, seat, beer, second):
                s.then(agenda.ROTATE, seat, first, second)
                return


class Rotate(Decision[Town]):
    """Turn a dial that has not been turned yet, or stop."""

    name: str = "rotate"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for beer in range(i64(BEERS)):
            if can_turn(s, seat, beer, second):
                for rotations in range(most_rotations(s, seat, beer, first, second)):
                    out = append(out, actions.ROTATE + beer * DIAL_SIDES + rotations)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            return
        beer = (action - actions.ROTATE) // DIAL_SIDES
        rotations = (action - actions.ROTATE) % DIAL_SIDES + 1
        turn_dial(s, seat, beer, rotations)
        s.then(agenda.ROTATING, seat, first - rotations, second | only(beer))


class MakingRoom(Decision[Town]):
    """With a full cellar: clear something for the beer, or go without it. Operand: the beer."""

    name: str = "making-room"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=CELLAR_KINDS + 1)
        for kind in range(i64(CELLAR_KINDS)):
            # Clearing a beer for one of the same type would come to the same as going without.
            if kind != first and s.own[cell(seat, BEER + kind)] > 0:
                out = append(out, actions.CLEAR + kind)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            if s.listening:
                s.tell(events.BEER, seat, first, events.LOST, 0, EVERYBODY)
            return
        take_from_cellar(s, seat, action - actions.CLEAR, 1, events.CLEARED)
        _put_in_cellar(s, seat, first)


# Beer tiles from the supply.


class Picking(Step[Town]):
    """Beer tiles are taken. Operand: how many more."""

    name: str = "picking"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0:
            s.then(agenda.PICK, seat, first)


class Pick(Decision[Town]):
    """Take a beer tile of any type from the supply, or none."""

    name: str = "pick"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BEERS + 1)
        for beer in range(i64(BEERS)):
            out = append(out, actions.PICK + beer)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != actions.DONE:
            store_beer(s, seat, action - actions.PICK)
            s.then(agenda.PICKING, seat, first - 1)


# Barrels.


class Moving(Step[Town]):
    """Barrels may be moved to the cellar. Operand: how many at most."""

    name: str = "moving"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if movable(s, seat, first) > 0:
            s.then(agenda.MOVE, seat, first)


class Move(Decision[Town]):
    """Move some barrels, or none."""

    name: str = "move"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=actions.MOST_MOVED + 1)
        for more in range(movable(s, seat, first)):
            out = append(out, actions.MOVE + more)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != actions.DONE:
            move_barrels(s, seat, action - actions.MOVE + 1)
