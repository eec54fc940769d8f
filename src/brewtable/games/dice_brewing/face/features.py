"""A position of Dice Brewing as numbers, from a seat's place at the table: only what that seat may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda
from brewtable.games.dice_brewing.rules.material import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DICE_OF,
    HASTENING,
    INGREDIENT_NAMES,
    INGREDIENTS,
    MARKET,
    OPEN_SPACES,
    PAYING,
    POOL,
    RECIPES,
    SEED_HOPS,
    SEED_MALT,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TOKEN_NAMES,
    TOKENS,
    WAREHOUSE,
    colour_of,
    dice_in,
    on_board,
)
from brewtable.games.dice_brewing.rules.options import ADVANCED, BAD_LUCK
from brewtable.games.dice_brewing.rules.rounds import is_summer, phase_of
from brewtable.games.dice_brewing.rules.setup import STEPS
from brewtable.games.dice_brewing.rules.spaces import has_used
from brewtable.games.dice_brewing.rules.state import (
    AT,
    BLOCKED_DICE,
    BREWED,
    CLOSED_TO,
    GOLD,
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    POINTS,
    PROTECTED_DICE,
    SEEDS,
    SHOWING,
    SIDES,
    STACKS,
    STALLS,
    Guild,
    brewed_in_all,
    open_card,
    pantry,
)
from brewtable.games.dice_brewing.rules.vocabulary import PHASE_NAMES
from brewtable.kernel.features import Features, cards_in_order, decisions_of, mark
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import OVER

# What a number is divided by: about the most there ever is.
_ROUNDS: Final = 15.0
_BREWED: Final = 20.0
_POINTS: Final = 40.0
_GOLD: Final = 30.0
_SEEDS: Final = 10.0
_WARES: Final = 5.0
_DICE: Final = 4.0  # of one colour and value

FEATURES: Final = Features()
_DECISIONS: Final[vec[i64]] = decisions_of(STEPS)
_RECIPES: Final = cards_in_order(RECIPES)
_FACES: Final = [f"{colour}-{value}" for colour in COLOUR_NAMES for value in range(1, SIDES + 1)]

_ROUND: Final = FEATURES.shared("round")
_SUMMER: Final = FEATURES.shared("summer")
_OPTIONS: Final = FEATURES.shared("option", ["advanced", "bad-luck"])
_PHASE: Final = FEATURES.shared("phase", PHASE_NAMES)
_DECISION: Final = FEATURES.shared("decision", [step.name for step in STEPS if step.decides])
_ABOUT: Final = FEATURES.shared("decision-about-recipe", [str(place + 1) for place in range(OPEN_SPACES)])
_SUPPLY: Final = FEATURES.shared("supply", [*COLOUR_NAMES, "seeds"])
_ROLLED: Final = FEATURES.shared("rolled", _FACES)
_STALLS: Final = FEATURES.shared("market", INGREDIENT_NAMES)
_STACKS: Final = FEATURES.shared("black-market", TOKEN_NAMES)
_PILE: Final = FEATURES.shared("recipes-left")
_TOTAL: Final = FEATURES.shared("brewed-in-all")
_CLOSED: Final = FEATURES.shared("closed", _RECIPES)
_OPEN: Final = FEATURES.shared(
    "open", [f"{place}.{card}" for place in range(1, OPEN_SPACES + 1) for card in _RECIPES]
)

_TO_MOVE: Final = FEATURES.each("to-move")
_FIRST: Final = FEATURES.each("first")
_POINTS_OF: Final = FEATURES.each("points")
_GOLD_OF: Final = FEATURES.each("gold")
_SEEDS_OF: Final = FEATURES.each("seeds", ["warehouse", "malt-1", "hops-1"])
_QUIET: Final = FEATURES.each("quiet")
_UNROLLED: Final = FEATURES.each("unrolled", COLOUR_NAMES)
_POOL: Final = FEATURES.each("pool", _FACES)
_STORED: Final = FEATURES.each("warehouse", _FACES)
_LAID: Final = FEATURES.each("market-dice", _FACES)
_MARKED: Final = FEATURES.each("marked", ["blocked", "protected"])
_PANTRY: Final = FEATURES.each("ingredient", INGREDIENT_NAMES)
_HELD: Final = FEATURES.each("token", [*TOKEN_NAMES, "unknown", "paid-for-unknown"])
_BREWED_BY: Final = FEATURES.each("brewed", _RECIPES)
_USED: Final = FEATURES.each("used", SPACE_NAMES)
_LYING: Final = FEATURES.each("lying", SPACE_NAMES)
_HASTENED: Final = FEATURES.each("fast", SPACE_NAMES)
_SHUT: Final = FEATURES.each("shut", BUILDING_NAMES)

_BREWERS: Final = FEATURES.shared_width
_BREWER: Final = FEATURES.each_width


def write(s: Guild, seat: i64, out: vec[float], at: i64) -> None:
    """Write the numbers from a place on, where all is 0."""
    _write_round(s, out, at)
    _write_decision(s, out, at)
    _write_supply(s, out, at)
    _write_recipes(s, out, at)
    for turn in range(s.seats):
        _write_brewer(s, (seat + turn) % s.seats, seat, out, at + _BREWERS + turn * _BREWER)


def _write_round(s: Guild, out: vec[float], at: i64) -> None:
    out[at + _ROUND] = float(s.round) / _ROUNDS
    if is_summer(s):
        out[at + _SUMMER] = 1.0
    if s.plays_with(ADVANCED):
        out[at + _OPTIONS] = 1.0
    if s.plays_with(BAD_LUCK):
        out[at + _OPTIONS + 1] = 1.0
    out[at + _PHASE + phase_of(s)] = 1.0


def _write_decision(s: Guild, out: vec[float], at: i64) -> None:
    if s.to_move() == OVER:
        return
    step = s.agenda[s.depth - 1]
    out[at + _DECISION + _DECISIONS[step]] = 1.0
    if step == agenda.USE_DIE or step == agenda.ADD_EXTRA:
        out[at + _ABOUT + s.agenda[s.depth - 3]] = 1.0


def _write_supply(s: Guild, out: vec[float], at: i64) -> None:
    counts = s.counts
    there = s.sets[AT + SUPPLY]
    for colour in range(i64(COLOURS)):
        out[at + _SUPPLY + colour] = float(size(there & dice_in(colour))) / float(DICE_OF[colour])
    out[at + _SUPPLY + COLOURS] = float(counts[SEEDS + SEED_SUPPLY]) / _SEEDS
    _write_dice(s, there & ~s.sets[SHOWING], out, at + _ROLLED)
    for ware in range(i64(INGREDIENTS)):
        out[at + _STALLS + ware] = float(counts[STALLS + ware]) / _WARES
    for token in range(i64(TOKENS)):
        left = counts[STACKS + token]
        if s.plays_with(ADVANCED):  # then nobody may count them
            left = i64(_WARES) if left > 0 else i64(0)
        out[at + _STACKS + token] = float(left) / _WARES


def _write_recipes(s: Guild, out: vec[float], at: i64) -> None:
    out[at + _PILE] = float(s.pile_size) / float(RECIPES)
    out[at + _TOTAL] = float(brewed_in_all(s)) / _BREWED
    mark(out, at + _CLOSED, s.closed)
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card != NO_CARD:
            out[at + _OPEN + place * RECIPES + card] = 1.0


def _write_dice(s: Guild, dice: i64, out: vec[float], at: i64) -> None:
    """Count rolled dice by colour and value."""
    while dice != 0:
        die = lowest(dice)
        out[at + colour_of(die) * SIDES + s.value[die] - 1] += 1.0 / _DICE
        dice &= dice - 1


def _write_brewer(s: Guild, owner: i64, watcher: i64, out: vec[float], at: i64) -> None:
    if s.to_move() == owner:
        out[at + _TO_MOVE] = 1.0
    if s.first == owner:
        out[at + _FIRST] = 1.0
    if s.quiet & only(owner) != 0:
        out[at + _QUIET] = 1.0
    counts = s.counts
    out[at + _POINTS_OF] = float(counts[POINTS + owner]) / _POINTS
    out[at + _GOLD_OF] = float(counts[GOLD + owner]) / _GOLD
    out[at + _SEEDS_OF] = float(counts[SEEDS + SEED_WAREHOUSE + owner]) / _SEEDS
    out[at + _SEEDS_OF + 1] = float(counts[SEEDS + SEED_MALT + owner]) / _SEEDS
    out[at + _SEEDS_OF + 2] = float(counts[SEEDS + SEED_HOPS + owner]) / _SEEDS
    for ware in range(i64(INGREDIENTS)):
        out[at + _PANTRY + ware] = float(counts[pantry(owner, ware)]) / _WARES
    mark(out, at + _BREWED_BY, counts[BREWED + owner])
    mark(out, at + _SHUT, counts[CLOSED_TO + owner])
    _write_own_dice(s, owner, out, at)
    _write_tokens(s, owner, watcher, out, at + _HELD)
    _write_board(s, owner, out, at)


def _write_own_dice(s: Guild, owner: i64, out: vec[float], at: i64) -> None:
    sets = s.sets
    pool, stored = sets[AT + POOL + owner], sets[AT + WAREHOUSE + owner]
    unrolled = sets[SHOWING]
    for colour in range(i64(COLOURS)):
        out[at + _UNROLLED + colour] = float(size(pool & unrolled & dice_in(colour))) / _DICE
    _write_dice(s, pool & ~unrolled, out, at + _POOL)
    _write_dice(s, stored & ~unrolled, out, at + _STORED)
    _write_dice(s, sets[AT + MARKET + owner] & ~unrolled, out, at + _LAID)
    out[at + _MARKED] = float(size((pool | stored) & sets[BLOCKED_DICE])) / _DICE
    out[at + _MARKED + 1] = float(size((pool | stored) & sets[PROTECTED_DICE])) / _DICE


def _write_tokens(s: Guild, owner: i64, watcher: i64, out: vec[float], at: i64) -> None:
    """Tokens by kind; those that nobody else knows by what was paid for them."""
    for row in range(i64(0), i64(len(s.held)), i64(HELD_ROW)):
        if s.held[row] != owner:
            continue
        if owner == watcher or s.held[row + HELD_SHOWN] != 0:
            out[at + s.held[row + HELD_KIND]] += 1.0 / _WARES
        else:
            out[at + TOKENS] += 1.0 / _WARES
            out[at + TOKENS + 1] += float(s.held[row + HELD_PAID]) / _GOLD


def _write_board(s: Guild, owner: i64, out: vec[float], at: i64) -> None:
    for space in range(i64(SPACES)):
        if has_used(s, owner, space):
            out[at + _USED + space] = 1.0
        lying = s.sets[AT + on_board(owner, space, PAYING)]
        while lying != 0:
            out[at + _LYING + space] += float(s.value[lowest(lying)]) / float(SIDES)
            lying &= lying - 1
        if s.sets[AT + on_board(owner, space, HASTENING)] != 0:
            out[at + _HASTENED + space] = 1.0
