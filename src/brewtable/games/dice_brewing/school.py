"""School of mastery: reroll, swap with the supply, gather a new blue die (chapter 8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import actions, agenda
from brewtable.games.dice_brewing.material import (
    DICE,
    MALT_AND_HOPS,
    PAYING,
    POOL,
    SCHOOL_3,
    SUPPLY,
    colour_of,
    on_board,
)
from brewtable.games.dice_brewing.state import (
    Brewery,
    different,
    first_in,
    is_usable,
    move_die,
    roll_die,
)
from brewtable.kernel.sets import lowest, only
from brewtable.kernel.state import Decision

# School 1: reroll any dice, all from the pool or all from the warehouse.


def can_reroll(s: Brewery, seat: i64, but: i64) -> bool:
    """Whether there is a die to reroll besides the one placed."""
    for die in range(i64(DICE)):
        if die != but and is_usable(s, seat, die):
            return True
    return False


def may_reroll(s: Brewery, seat: i64, chosen: i64) -> bool:
    """Whether a seat may roll a set of dice together: its own, and all from one place."""
    place = s.where[lowest(chosen)] if chosen != 0 else i64(SUPPLY)
    while chosen != 0:
        die = lowest(chosen)
        if not is_usable(s, seat, die) or s.where[die] != place:
            return False
        chosen &= chosen - 1
    return True


class Rerolling(Decision[Brewery]):
    """Choose dice one by one, then roll them all. Operand: the set chosen so far."""

    name: str = "rerolling"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = vec[i64](capacity=DICE)
        for die in range(i64(DICE)):
            if first & only(die) != 0 or not is_usable(s, seat, die):
                continue
            if first == 0 or s.where[die] == s.where[lowest(first)]:
                dice = append(dice, die)
        out = vec[i64](capacity=DICE)
        for die in different(s, dice):
            out = append(out, actions.CHOOSE + die)
        return out if first == 0 else append(out, actions.DONE)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != actions.DONE:
            chosen = first | only(action - actions.CHOOSE)
            s.then(agenda.REROLLING, seat, chosen)
            return
        while first != 0:
            roll_die(s, lowest(first))
            first &= first - 1


# School 2: roll the supply of one colour and swap a die.


def can_swap_colour(s: Brewery, seat: i64, colour: i64) -> bool:
    if first_in(s, SUPPLY, colour) == DICE:
        return False
    for die in range(i64(DICE)):
        if colour_of(die) == colour and is_usable(s, seat, die):
            return True
    return False


def can_swap(s: Brewery, seat: i64) -> bool:
    for colour in range(i64(MALT_AND_HOPS)):
        if can_swap_colour(s, seat, colour):
            return True
    return False


class NameColour(Decision[Brewery]):
    """Name the colour whose supply is rolled."""

    name: str = "name-colour"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=MALT_AND_HOPS)
        for colour in range(i64(MALT_AND_HOPS)):
            if can_swap_colour(s, seat, colour):
                out = append(out, actions.NAME + colour)
        return out

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        colour = action - actions.NAME
        for die in range(i64(DICE)):
            if s.where[die] == SUPPLY and colour_of(die) == colour:
                roll_die(s, die)
        s.then(agenda.TAKE_DIE, seat, colour)


def _clear_supply(s: Brewery) -> None:
    """Dice in the supply show nothing again."""
    for die in range(i64(DICE)):
        if s.where[die] == SUPPLY:
            s.value[die] = 0


class TakeDie(Decision[Brewery]):
    """Take one of the rolled dice, or none. Operand: the colour."""

    name: str = "take-die"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = vec[i64](capacity=DICE)
        for die in range(i64(DICE)):
            if s.where[die] == SUPPLY and colour_of(die) == first:
                dice = append(dice, die)
        out = vec[i64](capacity=8)
        for die in different(s, dice):
            out = append(out, actions.TAKE + die)
        return append(out, actions.DONE)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            _clear_supply(s)
        else:
            s.then(agenda.GIVE_DIE, seat, action - actions.TAKE)


class GiveDie(Decision[Brewery]):
    """Give an own die of the colour for it; the new one takes its place. Operand: the die taken."""

    name: str = "give-die"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = vec[i64](capacity=DICE)
        for die in range(i64(DICE)):
            if colour_of(die) == colour_of(first) and is_usable(s, seat, die):
                dice = append(dice, die)
        out = vec[i64](capacity=16)
        for die in different(s, dice):
            out = append(out, actions.GIVE + die)
        return out

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        given = action - actions.GIVE
        place = s.where[given]
        move_die(s, given, SUPPLY)
        move_die(s, first, place)
        _clear_supply(s)


# School 3: dice that sum to enough give a new blue die in tidying.


def sum_at_school(s: Brewery, seat: i64) -> i64:
    """What a seat's dice on school 3 show together."""
    total: i64 = 0
    place = on_board(seat, SCHOOL_3, PAYING)
    for die in range(i64(DICE)):
        if s.where[die] == place:
            total += s.value[die]
    return total


class KeepDie(Decision[Brewery]):
    """A die gained fast goes to the pool or the warehouse. Operand: the die."""

    name: str = "keep-die"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), actions.KEEP), actions.KEEP + 1)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.KEEP:
            move_die(s, first, POOL + seat)
