"""School of mastery: reroll, swap with the supply, gather a new blue die (chapter 8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, vocabulary
from brewtable.games.dice_brewing.rules.material import (
    DICE,
    MALT_AND_HOPS,
    PAYING,
    POOL,
    SCHOOL_3,
    SUPPLY,
    WAREHOUSE,
    colour_of,
    dice_in,
    on_board,
)
from brewtable.games.dice_brewing.rules.state import (
    Guild,
    dice_at,
    different,
    first_in,
    move_die,
    roll_die,
    show,
    showing,
    usable,
)
from brewtable.kernel.sets import lowest, only
from brewtable.kernel.state import Decision

# School 1: reroll any dice, all from the pool or all from the warehouse.


def can_reroll(s: Guild, seat: i64) -> bool:
    """Whether there is a die to reroll besides the one placed."""
    dice = usable(s, seat)
    return dice & (dice - 1) != 0


def _may_reroll(s: Guild, seat: i64, chosen: i64) -> bool:
    """Whether a seat may roll a set of dice together: its own, and all from one place."""
    return chosen == 0 or chosen & ~_to_reroll(s, seat, chosen) == 0


def _to_reroll(s: Guild, seat: i64, chosen: i64) -> i64:
    """The set of dice from which a reroll is chosen: once one is, all must lie where it does."""
    dice = usable(s, seat)
    return dice if chosen == 0 else dice & dice_at(s, s.where[lowest(chosen)])


class Rerolling(Decision[Guild]):
    """Choose dice one by one, then roll them all. Operand: the set chosen so far."""

    answers: tuple[str, ...] = ("choose", "done")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return first < only(DICE) and _may_reroll(s, seat, first) and second == 0

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = different(s, _to_reroll(s, seat, first) & ~first)
        out = vec[i64](capacity=DICE)
        while dice != 0:
            out = append(out, vocabulary.CHOOSE + lowest(dice))
            dice &= dice - 1
        return out if first == 0 else append(out, vocabulary.DONE)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action != vocabulary.DONE:
            chosen = first | only(action - vocabulary.CHOOSE)
            s.then(agenda.REROLLING, seat, chosen)
            return
        while first != 0:
            roll_die(s, lowest(first))
            first &= first - 1


# School 2: roll the supply of one colour and swap a die.


def can_swap_colour(s: Guild, seat: i64, colour: i64) -> bool:
    return first_in(s, SUPPLY, colour) < DICE and usable(s, seat) & dice_in(colour) != 0


def can_swap(s: Guild, seat: i64) -> bool:
    for colour in range(i64(MALT_AND_HOPS)):
        if can_swap_colour(s, seat, colour):
            return True
    return False


class NameColour(Decision[Guild]):
    """Name the colour whose supply is rolled."""

    answers: tuple[str, ...] = ("name",)

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=MALT_AND_HOPS)
        for colour in range(i64(MALT_AND_HOPS)):
            if can_swap_colour(s, seat, colour):
                out = append(out, vocabulary.NAME + colour)
        return out

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        colour = action - vocabulary.NAME
        dice = dice_at(s, SUPPLY) & dice_in(colour)
        while dice != 0:
            roll_die(s, lowest(dice))
            dice &= dice - 1
        s.then(agenda.TAKE_DIE, seat, colour)


def _clear_supply(s: Guild) -> None:
    """Dice in the supply show nothing again."""
    dice = dice_at(s, SUPPLY) & ~showing(s, 0)
    while dice != 0:
        show(s, lowest(dice), 0)
        dice &= dice - 1


class TakeDie(Decision[Guild]):
    """Take one of the rolled dice, or none. Operand: the colour."""

    answers: tuple[str, ...] = ("take", "done")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < MALT_AND_HOPS and can_swap_colour(s, seat, first) and second == 0

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = different(s, dice_at(s, SUPPLY) & dice_in(first))
        out = vec[i64](capacity=8)
        while dice != 0:
            out = append(out, vocabulary.TAKE + lowest(dice))
            dice &= dice - 1
        return append(out, vocabulary.DONE)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            _clear_supply(s)
        else:
            s.then(agenda.GIVE_DIE, seat, action - vocabulary.TAKE)


class GiveDie(Decision[Guild]):
    """Give an own die of the colour for it; the new one takes its place. Operand: the die taken."""

    answers: tuple[str, ...] = ("give",)

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        if not 0 <= first < DICE or second != 0:
            return False
        return s.where[first] == SUPPLY and s.value[first] > 0 and colour_of(first) < MALT_AND_HOPS

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = different(s, usable(s, seat) & dice_in(colour_of(first)))
        out = vec[i64](capacity=16)
        while dice != 0:
            out = append(out, vocabulary.GIVE + lowest(dice))
            dice &= dice - 1
        return out

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        given = action - vocabulary.GIVE
        place = s.where[given]
        move_die(s, given, SUPPLY)
        move_die(s, first, place)
        _clear_supply(s)


# School 3: dice that sum to enough give a new blue die in tidying.


def sum_at_school(s: Guild, seat: i64) -> i64:
    """What a seat's dice on school 3 show together."""
    total: i64 = 0
    dice = dice_at(s, on_board(seat, SCHOOL_3, PAYING))
    while dice != 0:
        total += s.value[lowest(dice)]
        dice &= dice - 1
    return total


def can_gather(s: Guild, seat: i64, wanted: i64) -> bool:
    """Whether a seat's dice could bring school 3 to a sum."""
    dice = usable(s, seat)
    total: i64 = 0
    while dice != 0 and total < wanted:
        total += s.value[lowest(dice)]
        dice &= dice - 1
    return total >= wanted


class KeepDie(Decision[Guild]):
    """A die gained fast goes to the pool or the warehouse. Operand: the die."""

    answers: tuple[str, ...] = ("keep",)

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < DICE and s.where[first] == WAREHOUSE + seat and second == 0

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), vocabulary.KEEP), vocabulary.KEEP + 1)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.KEEP:
            move_die(s, first, POOL + seat)
