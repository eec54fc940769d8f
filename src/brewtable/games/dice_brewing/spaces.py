"""The eleven spaces of a player board: what each takes, does at once, and gives (chapters 5 to 10)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.dice_brewing import actions, agenda
from brewtable.games.dice_brewing.material import (
    BLACK,
    BLUE,
    DICE,
    GREEN,
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
    SEEDS_3,
    SUPPLY,
    WAREHOUSE,
    YELLOW,
    building_of,
    colour_of,
    on_board,
)
from brewtable.games.dice_brewing.school import can_reroll, can_swap, sum_at_school
from brewtable.games.dice_brewing.state import (
    CLOSED_TO,
    SEEDS,
    SIDES,
    USED,
    Brewery,
    die_on,
    first_in,
    gain_gold,
    move_die,
    move_seeds,
    roll_die,
    turn_die,
)
from brewtable.kernel.sets import only, size

# Which spaces may be used.


def is_open(s: Brewery, seat: i64, space: i64) -> bool:
    """Whether a building is open in this round and not shut to a seat."""
    building = building_of(space)
    return s.deck.opens[building] <= s.round and s.counts[CLOSED_TO + seat] & only(building) == 0


def has_used(s: Brewery, seat: i64, space: i64) -> bool:
    return s.counts[USED + space] & only(seat) != 0


def is_full(s: Brewery, space: i64) -> bool:
    """Whether as many players as allowed, all but one, have used a space this round."""
    return size(s.counts[USED + space]) >= s.seats - 1


def can_begin(s: Brewery, seat: i64, space: i64) -> bool:
    """Whether a seat may place its first piece of the round on a space."""
    return is_open(s, seat, space) and not has_used(s, seat, space) and not is_full(s, space)


def seed_cell(space: i64) -> i64:
    """Where the seeds of malt house 1 and hop plantation 1 are counted; add the seat."""
    return SEED_MALT if space == MALT_1 else SEED_HOPS


def takes_seed(s: Brewery, seat: i64, space: i64) -> bool:
    return s.counts[SEEDS + SEED_WAREHOUSE + seat] > 0 and can_begin(s, seat, space)


def may_join(s: Brewery, seat: i64, space: i64) -> bool:
    """Whether a seat may place more on a space that it has used this round."""
    return has_used(s, seat, space) and is_open(s, seat, space)


def joins(s: Brewery, seat: i64, space: i64, die: i64) -> bool:
    """Whether a die may follow what a seat has placed on a space: more pips for school 3, else haste."""
    if space == SCHOOL_3:
        gathered = sum_at_school(s, seat)
        return 0 < gathered < s.deck.entry[SCHOOL_3]
    return colour_of(die) == BLUE and can_hasten(s, seat, space, s.value[die])


def pays(s: Brewery, seat: i64, space: i64, die: i64) -> bool:
    """Whether a die is what a space takes as its first piece."""
    colour = colour_of(die)
    if space == MALT_2:
        return colour == YELLOW
    if space == MALT_3:
        return (colour == YELLOW or colour == BLACK) and s.value[die] < SIDES
    if space == HOPS_2:
        return colour == GREEN and s.value[die] < SIDES
    if space == SCHOOL_1:
        return colour == BLUE and s.value[die] >= s.deck.entry[space] and can_reroll(s, seat, die)
    if space == SCHOOL_2:
        return colour == BLUE and s.value[die] >= s.deck.entry[space] and can_swap(s, seat)
    if space == SCHOOL_3 or space == SEEDS_3:
        return colour == BLUE
    if space == SEEDS_1:
        return colour == GREEN or colour == BLACK
    return space == SEEDS_2 and colour == BLACK


def waits(s: Brewery, seat: i64, space: i64) -> bool:
    """Whether a piece of a seat lies on a space and waits for its effect."""
    if space == MALT_1 or space == HOPS_1:
        return s.counts[SEEDS + seed_cell(space) + seat] > 0
    return die_on(s, on_board(seat, space, PAYING)) < DICE


def can_hasten(s: Brewery, seat: i64, space: i64, blue: i64) -> bool:
    """Whether a blue die of a value would make a waiting space fast."""
    least = s.deck.fast[space]
    if least == 0 or blue < least or not waits(s, seat, space):
        return False
    return _supply_gives(s, space)


def _supply_gives(s: Brewery, space: i64) -> bool:
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


def place(s: Brewery, seat: i64, action: i64) -> None:
    """Place a die or a seed, and settle what it does at once."""
    if action >= actions.PLACE_SEED:
        space: i64 = MALT_1 if action == actions.PLACE_SEED else HOPS_1
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


def _hasten(s: Brewery, seat: i64, space: i64) -> None:
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


def department_gold(s: Brewery, space: i64) -> i64:
    return s.deck.gold_for_black if space == SEEDS_2 else s.deck.gold_for_blue


def lift(s: Brewery, seat: i64, die: i64) -> None:
    """A raised die goes to the warehouse, one pip higher."""
    turn_die(s, die, s.value[die] + 1)
    move_die(s, die, WAREHOUSE + seat)


def _gain_die_now(s: Brewery, seat: i64, colour: i64) -> None:
    """A die gained fast is rolled at once; its owner then chooses pool or warehouse."""
    die = first_in(s, SUPPLY, colour)
    move_die(s, die, WAREHOUSE + seat)
    roll_die(s, die)
    s.then(agenda.KEEP_DIE, seat, die)
