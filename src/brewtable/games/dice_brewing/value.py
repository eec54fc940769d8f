"""How good a position looks for a brewer: what `greedy` goes by.

Points, gold and dice as the final count has them, stored dice by how close they come to an open
recipe, and what a bigger stock of dice still brings.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.brewing import need
from brewtable.games.dice_brewing.material import (
    BLUE,
    BOARD,
    BOARD_CELLS,
    COLOURS,
    DICE,
    INGREDIENTS,
    MALT_AND_HOPS,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    POOL,
    SEED_HOPS,
    SEED_MALT,
    SEED_WAREHOUSE,
    WAREHOUSE,
    colour_of,
)
from brewtable.games.dice_brewing.state import (
    GOLD,
    HELD_ROW,
    NO_CARD,
    POINTS,
    SEEDS,
    Brewery,
    brewed_in_all,
    open_card,
    pantry,
)

# In hundredths of a point.
_POINT: Final = 100
_COIN: Final = 50
_DIE: Final[vec[i64]] = vec[i64]([100, 200, 100, 0])  # by colour, as in the final count
_DIE_AHEAD: Final[vec[i64]] = vec[i64]([90, 90, 90, 110])  # what a die may still bring, at the start
_SEED: Final = 120
_INGREDIENT: Final = 110
_TOKEN: Final = 90
_WAITING: Final = 20  # a piece on the board at work
_TOKEN_REWARD: Final = 120
_PROSPECT: Final[vec[i64]] = vec[i64]([55, 30, 14, 5])  # percent of a recipe with 0, 1, 2 … dice missing
_STORED_PIP: Final = 4  # a stored die is worth a little more the higher it shows
_RIVAL: Final = 0.3


def value(s: Brewery, seat: i64) -> float:
    """The position for a seat, against the best of the others."""
    own = _brewer(s, seat)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            worth = _brewer(s, other)
            if worth > best:
                best = worth
    return (float(own) - _RIVAL * float(best)) / _POINT


def _brewer(s: Brewery, seat: i64) -> i64:
    worth = s.counts[POINTS + seat] * _POINT + s.counts[GOLD + seat] * _COIN
    left = s.deck.end_count[s.seats] - brewed_in_all(s)
    if left < 0 or s.depth == 0:
        left = 0
    ahead = left * 100 // s.deck.end_count[s.seats]
    worth += _dice_worth(s, seat, ahead)
    if left == 0:
        return worth
    things: i64 = s.counts[SEEDS + SEED_WAREHOUSE + seat] * _SEED
    things += (s.counts[SEEDS + SEED_MALT + seat] + s.counts[SEEDS + SEED_HOPS + seat]) * (_SEED + _WAITING)
    for ingredient in range(i64(INGREDIENTS)):
        things += s.counts[pantry(seat, ingredient)] * _INGREDIENT
    for row in range(0, len(s.held), HELD_ROW):
        if s.held[row] == seat:
            things += _TOKEN
    return worth + things * ahead // 100 + _best_prospect(s, seat)


def _dice_worth(s: Brewery, seat: i64, ahead: i64) -> i64:
    worth: i64 = 0
    board = BOARD + seat * BOARD_CELLS
    for die in range(i64(DICE)):
        place = s.where[die]
        colour = colour_of(die)
        if place == POOL + seat or place == WAREHOUSE + seat:
            worth += _DIE[colour] + _DIE_AHEAD[colour] * ahead // 100
            if place == WAREHOUSE + seat and colour != BLUE:
                worth += (s.value[die] - 3) * _STORED_PIP * ahead // 100
        elif board <= place < board + BOARD_CELLS:
            worth += _DIE[colour] + (_DIE_AHEAD[colour] + _WAITING) * ahead // 100
    return worth


def _best_prospect(s: Brewery, seat: i64) -> i64:
    """The open recipe that stored dice come closest to, weighed by what it would bring."""
    best: i64 = 0
    total: i64 = 0
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card == NO_CARD:
            continue
        missing = _missing(s, seat, card)
        if missing < len(_PROSPECT):
            worth = _recipe_worth(s, card) * _PROSPECT[missing] // 100
            total += worth
            if worth > best:
                best = worth
    return best + (total - best) // 4


def _recipe_worth(s: Brewery, card: i64) -> i64:
    worth = (s.deck.reward_points[card] + 1) * _POINT + s.deck.reward_gold[card] * _COIN
    worth += s.deck.reward_token[card] * _TOKEN_REWARD
    colour = s.deck.reward_die[card]
    if colour != NO_COLOUR:
        worth += _DIE[colour] + _DIE_AHEAD[colour]
    return worth


def _missing(s: Brewery, seat: i64, card: i64) -> i64:
    """How many requirements of a recipe the stored dice do not meet."""
    missing: i64 = 0
    for colour in range(i64(MALT_AND_HOPS)):
        if need(s, card, colour, 0) == 0:
            continue
        values = _stored_values(s, seat, colour)
        taken: i64 = 0
        rank: i64 = 0
        while rank < NEEDS and need(s, card, colour, rank) > 0:
            if taken < len(values) and values[taken] >= need(s, card, colour, rank):
                taken += 1
            else:
                missing += 1
            rank += 1
    return missing


def _stored_values(s: Brewery, seat: i64, colour: i64) -> vec[i64]:
    """What a seat's stored dice of a colour show, highest first."""
    values = vec[i64](capacity=16)
    for shown in range(6, 0, -1):
        for die in range(i64(DICE)):
            if s.value[die] == shown and s.where[die] == WAREHOUSE + seat and colour_of(die) == colour:
                values = append(values, shown)
    return values


assert len(_DIE) == COLOURS
