"""How good a position looks for a village: what `greedy` goes by. Rough, but it knows what wins.

The lower total decides, so it counts most. Stored tokens are worth what they may still become,
free places what may still be sold through them, upgrades what they bring over the turns left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.material import (
    BAKERY,
    BREWERY,
    E_6A,
    EFFECTS,
    HAND_SIZE,
    KINDS,
    UPGRADES,
    YEARS,
    storage_of,
)
from brewtable.games.beer_and_bread.produce import places
from brewtable.games.beer_and_bread.scoring import totals
from brewtable.games.beer_and_bread.state import Valley
from brewtable.kernel.sets import lowest, size

# In hundredths of a coin, since packed arrays hold ints.
_LOWER: Final = 100
_HIGHER: Final = 45
_TOKEN: Final[vec[i64]] = vec[i64]([55, 70, 70, 80, 80])
_PLACE: Final = 150
_RIVAL: Final = 0.5
# What an upgrade of each effect is worth at the start; slot 6 is counted by the score itself.
_UPGRADE: Final[vec[i64]] = vec[i64](
    [
        120, 100, 100, 80,  # slot 1
        300, 100, 160, 150,  # slot 2
        160, 160,  # slot 3
        260, 260, 120, 120, 80,  # slot 4
        200, 200, 180, 180, 160,  # slot 5
        0, 0, 0, 0, 0, 0, 0, 0, 0,  # slot 6
    ]
)  # fmt: skip
_SLOT_6_AHEAD: Final = 150  # what a slot 6 upgrade may still bring
_TURNS: Final = YEARS * HAND_SIZE


def value(s: Valley, seat: i64) -> float:
    """The position for a seat: its own village, and in part the other one's misfortune."""
    return float(_village(s, seat)) / _LOWER - _RIVAL * float(_village(s, 1 - seat)) / _LOWER


def _village(s: Valley, seat: i64) -> i64:
    beer, bread = totals(s, seat)
    lower = beer if beer < bread else bread
    score = lower * _LOWER + (beer + bread - lower) * _HIGHER
    left = turns_left(s)
    return score + _stored_worth(s, seat, left) + _places_worth(s, seat, left) + _upgrade_worth(s, seat, left)


def turns_left(s: Valley) -> i64:
    """How many turns a seat still has, about: exact at the end of each round of turns."""
    if s.depth == 0:
        return 0
    return (YEARS - s.year) * HAND_SIZE + HAND_SIZE - s.turn


def _stored_worth(s: Valley, seat: i64, left: i64) -> i64:
    """Tokens are worth less when there is no time left to use them."""
    worth: i64 = 0
    start = storage_of(seat)
    for kind in range(i64(KINDS)):
        worth += s.tokens[start + kind] * _TOKEN[kind]
    return worth if left >= HAND_SIZE else worth * left // HAND_SIZE


def _places_worth(s: Valley, seat: i64, left: i64) -> i64:
    """A free place is worth something while there are turns to fill it."""
    free = places(s, seat, BREWERY) + places(s, seat, BAKERY)
    free -= size(s.zones[BREWERY + seat]) + size(s.zones[BAKERY + seat])
    if free > left:
        free = left
    return free * _PLACE


def _upgrade_worth(s: Valley, seat: i64, left: i64) -> i64:
    worth: i64 = 0
    placed = s.zones[UPGRADES + seat]
    while placed != 0:
        effect = s.deck.effect[lowest(placed)]
        worth += _UPGRADE[effect] if effect < E_6A else _SLOT_6_AHEAD
        placed &= placed - 1
    return worth * left // _TURNS


assert len(_UPGRADE) == EFFECTS
