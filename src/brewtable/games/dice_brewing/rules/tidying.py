"""Tidying: effects are settled in turn order, claims wait for what others give back (chapter 15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules.material import (
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
    MARKET,
    PAYING,
    POOL,
    RAISED,
    SCHOOL_1,
    SCHOOL_3,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SEEDS_1,
    SEEDS_3,
    SPACES,
    SUPPLY,
    YELLOW,
    on_board,
)
from brewtable.games.dice_brewing.rules.rounds import in_turn_order
from brewtable.games.dice_brewing.rules.school import sum_at_school
from brewtable.games.dice_brewing.rules.spaces import department_gold, lift, seed_cell
from brewtable.games.dice_brewing.rules.state import (
    CLOSED_TO,
    MARKED,
    SEEDS,
    USED,
    Guild,
    dice_at,
    die_on,
    first_in,
    gain_gold,
    move_die,
    move_seeds,
    set_marks,
    show,
    turn_die,
)
from brewtable.kernel.sets import lowest
from brewtable.kernel.state import Step

SEED: Final = 4  # in a claim: a seed, in place of a colour
_CLAIM: Final = 8  # a claim is seat * _CLAIM + what; claims wait in the order they were made


class Tidying(Step[Guild]):
    """Everybody settles the own board in turn order; then the round is over."""

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        claims = vec[i64](capacity=16)
        for player in in_turn_order(s):
            _raise_values(s, player)
            claims = _collect_dice(s, player, claims)
            claims = _exchange(s, player, claims)
        _end_of_round(s)


def _raise_values(s: Guild, seat: i64) -> None:
    _raise_value(s, seat, MALT_3)
    _raise_value(s, seat, HOPS_2)


def _raise_value(s: Guild, seat: i64, space: i64) -> None:
    die = die_on(s, on_board(seat, space, PAYING))
    if die < DICE:
        lift(s, seat, die)


def _collect_dice(s: Guild, seat: i64, claims: vec[i64]) -> vec[i64]:
    """Blue dice that made spaces fast, all dice at the school and the die at the market come back."""
    finished = s.deck.entry[SCHOOL_3] <= sum_at_school(s, seat)
    for space in range(i64(SPACES)):
        _all_to_pool(s, seat, on_board(seat, space, HASTENING))
    for space in range(i64(SCHOOL_1), i64(SCHOOL_3 + 1)):
        _all_to_pool(s, seat, on_board(seat, space, PAYING))
    _all_to_pool(s, seat, MARKET + seat)
    if finished:
        return _claim(s, claims, seat, BLUE)
    return claims


def _all_to_pool(s: Guild, seat: i64, place: i64) -> None:
    dice = dice_at(s, place)
    while dice != 0:
        move_die(s, lowest(dice), POOL + seat)
        dice &= dice - 1


def _exchange(s: Guild, seat: i64, claims: vec[i64]) -> vec[i64]:
    """The exchanges that wait on a board: first the piece goes to the supply, then its gain is claimed."""
    claims = _exchange_seed(s, seat, MALT_1, YELLOW, claims)
    claims = _exchange_die(s, seat, MALT_2, claims)
    claims = _exchange_seed(s, seat, HOPS_1, GREEN, claims)
    for space in range(i64(SEEDS_1), i64(SEEDS_3 + 1)):
        claims = _exchange_die(s, seat, space, claims)
    return claims


def _exchange_seed(s: Guild, seat: i64, space: i64, colour: i64, claims: vec[i64]) -> vec[i64]:
    cell = seed_cell(space) + seat
    if s.counts[SEEDS + cell] == 0:
        return claims
    move_seeds(s, 1, cell, SEED_SUPPLY)
    return _claim(s, _serve(s, claims), seat, colour)


def _exchange_die(s: Guild, seat: i64, space: i64, claims: vec[i64]) -> vec[i64]:
    die = die_on(s, on_board(seat, space, PAYING))
    if die == DICE:
        return claims
    move_die(s, die, SUPPLY)
    claims = _serve(s, claims)
    if space == MALT_2:
        return _claim(s, claims, seat, BLACK)
    if space == SEEDS_1:
        for _seed in range(s.deck.department_seeds):
            claims = _claim(s, claims, seat, SEED)
        return claims
    gain_gold(s, seat, department_gold(s, space))
    return claims


def _claim(s: Guild, claims: vec[i64], seat: i64, what: i64) -> vec[i64]:
    """Take a die or seed from the supply, or wait for one."""
    return _serve(s, append(claims, seat * _CLAIM + what))


def _serve(s: Guild, claims: vec[i64]) -> vec[i64]:
    """Serve waiting claims, the oldest first, as far as the supply goes."""
    waiting = vec[i64](capacity=16)
    for claim in claims:
        if not _give(s, claim // _CLAIM, claim % _CLAIM):
            waiting = append(waiting, claim)
    return waiting


def _give(s: Guild, seat: i64, what: i64) -> bool:
    if what == SEED:
        if s.counts[SEEDS + SEED_SUPPLY] == 0:
            return False
        move_seeds(s, 1, SEED_SUPPLY, SEED_WAREHOUSE + seat)
        return True
    die = first_in(s, SUPPLY, what)
    if die == DICE:
        return False
    move_die(s, die, POOL + seat)
    return True


def _end_of_round(s: Guild) -> None:
    """Raises and other tokens end, spaces are free again, dice in pools show nothing until the next roll."""
    for seat in range(s.seats):
        _hide_values(s, dice_at(s, POOL + seat))
    _take_off_marks(s, s.sets[MARKED])
    for space in range(i64(SPACES)):
        s.counts[USED + space] = 0
    for seat in range(s.seats):
        s.counts[CLOSED_TO + seat] = 0
    s.closed = 0
    s.quiet = 0


def _hide_values(s: Guild, dice: i64) -> None:
    while dice != 0:
        show(s, lowest(dice), 0)
        dice &= dice - 1


def _take_off_marks(s: Guild, dice: i64) -> None:
    while dice != 0:
        die = lowest(dice)
        raises = s.marks[die] // RAISED
        set_marks(s, die, 0)
        if raises > 0 and s.value[die] > 0:
            turn_die(s, die, s.value[die] - raises)
        dice &= dice - 1
