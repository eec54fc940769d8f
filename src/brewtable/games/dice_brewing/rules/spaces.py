"""The eleven spaces of a player board: what each takes, does at once, and gives (chapters 5 to 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, vocabulary
from brewtable.games.dice_brewing.rules.material import (
    BLACK,
    BLACK_DICE,
    BLUE_DICE,
    DICE,
    GREEN,
    GREEN_DICE,
    HASTENING,
    HOPS_1,
    HOPS_2,
    MALT_1,
    MALT_2,
    MALT_3,
    PAYING,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SEED_HOPS,
    SEED_MALT,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SEEDS_1,
    SEEDS_2,
    SUPPLY,
    WAREHOUSE,
    YELLOW,
    YELLOW_DICE,
    building_of,
    on_board,
)
from brewtable.games.dice_brewing.rules.school import can_gather, can_reroll, can_swap, sum_at_school
from brewtable.games.dice_brewing.rules.state import (
    CLOSED_TO,
    SEEDS,
    SIDES,
    USED,
    Guild,
    die_on,
    first_in,
    gain_gold,
    move_die,
    move_seeds,
    reaching,
    roll_die,
    showing,
    turn_die,
)
from brewtable.kernel.sets import only, size

# The colours that each space takes as its first piece, as sets of dice.
_TAKES: Final[vec[i64]] = vec[i64]([
    0, YELLOW_DICE, YELLOW_DICE | BLACK_DICE,
    0, GREEN_DICE,
    BLUE_DICE, BLUE_DICE, BLUE_DICE,
    GREEN_DICE | BLACK_DICE, BLACK_DICE, BLUE_DICE,
])  # fmt: skip

# Which spaces may be used.


def is_open(s: Guild, seat: i64, building: i64) -> bool:
    """Whether a building is open in this round and not shut to a seat."""
    return s.deck.opens[building] <= s.round and s.counts[CLOSED_TO + seat] & only(building) == 0


def has_used(s: Guild, seat: i64, space: i64) -> bool:
    return s.counts[USED + space] & only(seat) != 0


def is_full(s: Guild, space: i64) -> bool:
    """Whether as many players as allowed, all but one, have used a space this round."""
    return size(s.counts[USED + space]) >= s.seats - 1


def _can_begin(s: Guild, seat: i64, space: i64) -> bool:
    """Whether a seat may place its first piece of the round on a space of an open building."""
    return not has_used(s, seat, space) and not is_full(s, space)


def seed_cell(space: i64) -> i64:
    """Where the seeds of malt house 1 and hop plantation 1 are counted; add the seat."""
    return SEED_MALT if space == MALT_1 else SEED_HOPS


def takes_seed(s: Guild, seat: i64, space: i64) -> bool:
    has_seed = s.counts[SEEDS + SEED_WAREHOUSE + seat] > 0
    return has_seed and is_open(s, seat, building_of(space)) and _can_begin(s, seat, space)


def fitting(s: Guild, seat: i64, space: i64, dice: i64) -> i64:
    """Of a set of a seat's dice, those that it may place on a space of an open building now."""
    if has_used(s, seat, space):
        return _joining(s, seat, space, dice)
    return i64(0) if is_full(s, space) else _paying(s, seat, space, dice)


def _joining(s: Guild, seat: i64, space: i64, dice: i64) -> i64:
    """Those that may follow what a seat has placed on a space: more pips for school 3, else haste."""
    if space == SCHOOL_3:
        gathered = sum_at_school(s, seat)
        return dice if 0 < gathered < s.deck.entry[SCHOOL_3] else i64(0)
    dice &= BLUE_DICE
    if dice == 0 or not can_hasten(s, seat, space):
        return 0
    return dice & reaching(s, s.deck.fast[space])


def dice_taken_by(space: i64) -> i64:
    """The set of all dice of the colours that a space takes as its first piece; none: it takes a seed."""
    return _TAKES[space]


def _paying(s: Guild, seat: i64, space: i64, dice: i64) -> i64:
    """Those that a space takes as its first piece."""
    dice &= dice_taken_by(space)
    if dice == 0:
        return 0
    if space == MALT_3 or space == HOPS_2:
        return dice & ~showing(s, SIDES)
    if space == SCHOOL_1:
        return dice & reaching(s, s.deck.entry[space]) if can_reroll(s, seat) else i64(0)
    if space == SCHOOL_2:
        return dice & reaching(s, s.deck.entry[space]) if can_swap(s, seat) else i64(0)
    if space == SCHOOL_3:
        return dice if can_gather(s, seat, s.deck.entry[space]) else i64(0)
    return dice


def waits(s: Guild, seat: i64, space: i64) -> bool:
    """Whether a piece of a seat lies on a space and waits for its effect."""
    if space == MALT_1 or space == HOPS_1:
        return s.counts[SEEDS + seed_cell(space) + seat] > 0
    return die_on(s, on_board(seat, space, PAYING)) < DICE


def can_hasten(s: Guild, seat: i64, space: i64) -> bool:
    """Whether a blue die could make a space fast: something waits there, and for something there is."""
    return s.deck.fast[space] > 0 and waits(s, seat, space) and supply_gives(s, space)


def supply_gives(s: Guild, space: i64) -> bool:
    """Whether the supply has something of what a space gives."""
    if space == MALT_1:
        return first_in(s, SUPPLY, YELLOW) < DICE
    if space == HOPS_1:
        return first_in(s, SUPPLY, GREEN) < DICE
    if space == MALT_2:
        return first_in(s, SUPPLY, BLACK) < DICE
    if space == SEEDS_1:
        return s.counts[SEEDS + SEED_SUPPLY] > 0
    return True


# Placing.


def place(s: Guild, seat: i64, action: i64) -> None:
    """Place a die or a seed, and settle what it does at once."""
    if action >= vocabulary.PLACE_SEED:
        space: i64 = MALT_1 if action == vocabulary.PLACE_SEED else HOPS_1
        s.counts[USED + space] |= only(seat)
        move_seeds(s, 1, SEED_WAREHOUSE + seat, seed_cell(space) + seat)
        return
    die = action % DICE
    space = action // DICE
    if has_used(s, seat, space) and space != SCHOOL_3:
        move_die(s, die, on_board(seat, space, HASTENING))
        _hasten(s, seat, space)
        return
    s.counts[USED + space] |= only(seat)
    move_die(s, die, on_board(seat, space, PAYING))
    if space == SCHOOL_1:
        s.then(agenda.REROLLING, seat)
    elif space == SCHOOL_2:
        s.then(agenda.NAME_COLOUR, seat)


def _hasten(s: Guild, seat: i64, space: i64) -> None:
    """The effect of a space at once; what paid for it leaves now."""
    if space == MALT_1 or space == HOPS_1:
        move_seeds(s, 1, seed_cell(space) + seat, SEED_SUPPLY)
        _gain_die_now(s, seat, YELLOW if space == MALT_1 else GREEN)
        return
    die = die_on(s, on_board(seat, space, PAYING))
    if space == MALT_3 or space == HOPS_2:
        lift(s, seat, die)
        return
    move_die(s, die, SUPPLY)
    if space == MALT_2:
        _gain_die_now(s, seat, BLACK)
    elif space == SEEDS_1:
        wanted = s.deck.department_seeds
        there = s.counts[SEEDS + SEED_SUPPLY]
        move_seeds(s, wanted if wanted < there else there, SEED_SUPPLY, SEED_WAREHOUSE + seat)
    else:
        gain_gold(s, seat, department_gold(s, space))


def department_gold(s: Guild, space: i64) -> i64:
    return s.deck.gold_for_black if space == SEEDS_2 else s.deck.gold_for_blue


def lift(s: Guild, seat: i64, die: i64) -> None:
    """A raised die goes to the warehouse, one pip higher."""
    turn_die(s, die, s.value[die] + 1)
    move_die(s, die, WAREHOUSE + seat)


def _gain_die_now(s: Guild, seat: i64, colour: i64) -> None:
    """A die gained fast is rolled at once; its owner then chooses pool or warehouse."""
    die = first_in(s, SUPPLY, colour)
    move_die(s, die, WAREHOUSE + seat)
    roll_die(s, die)
    s.then(agenda.KEEP_DIE, seat, die)
