"""What is printed on boards and market cards: prices, rounds in which things open, values, each space."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.phrases import space_words
from brewtable.games.dice_brewing.face.types import Gift, Piece, Printed, PrintedSpace, Values
from brewtable.games.dice_brewing.rules.material import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HOPS_1,
    HOPS_2,
    INGREDIENT_NAMES,
    MALT_1,
    MALT_2,
    MALT_3,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SEEDS_1,
    SEEDS_2,
    SEEDS_3,
    SPACE_NAMES,
    SPACES,
    TOKEN_NAMES,
    building_of,
    dice_in,
)
from brewtable.games.dice_brewing.rules.spaces import dice_taken_by

_GIFTS: Final[dict[int, Gift]] = {
    MALT_1: "yellow",
    MALT_2: "black",
    MALT_3: "raise",
    HOPS_1: "green",
    HOPS_2: "raise",
    SCHOOL_1: "reroll",
    SCHOOL_2: "swap",
    SCHOOL_3: "blue",
    SEEDS_1: "seed",
    SEEDS_2: "gold",
    SEEDS_3: "gold",
}
_AT_ONCE: Final = (SCHOOL_1, SCHOOL_2)

# All views of a game show the same, so it is written down once for a deck.
_WRITTEN: Final[dict[tuple[str, int], Printed]] = {}
_MOST_WRITTEN: Final = 64


def printed(deck: Deck, seats: int) -> Printed:
    key = deck.hash, seats
    if key not in _WRITTEN:
        if len(_WRITTEN) == _MOST_WRITTEN:
            _WRITTEN.clear()
        _WRITTEN[key] = _write(deck, seats)
    return _WRITTEN[key]


def _write(deck: Deck, seats: int) -> Printed:
    return {
        "price": {
            **{name: int(deck.ingredient_price[kind]) for kind, name in enumerate(INGREDIENT_NAMES)},
            **{name: int(deck.token_price[kind]) for kind, name in enumerate(TOKEN_NAMES)},
        },
        "opens": {
            **{name: int(deck.opens[building]) for building, name in enumerate(BUILDING_NAMES)},
            "market": int(deck.market_opens),
            "black-market": int(deck.black_market_opens),
        },
        "entry": _values(deck.entry),
        "fast": _values(deck.fast),
        "department": {
            "seeds-1": int(deck.department_seeds),
            "seeds-2": int(deck.gold_for_black),
            "seeds-3": int(deck.gold_for_blue),
        },
        "end": int(deck.end_count[seats]),
        "spaces": [_space(deck, space) for space in range(SPACES)],
    }


def _values(numbers: vec[i64]) -> Values:
    """The spaces that ask for a value."""
    asked: Values = {}
    for space, name in enumerate(SPACE_NAMES):
        if numbers[space]:
            asked[name] = int(numbers[space])
    return asked


def _space(deck: Deck, space: int) -> PrintedSpace:
    return {
        "space": SPACE_NAMES[space],
        "building": BUILDING_NAMES[int(building_of(space))],
        "takes": _pieces(space),
        "least": int(deck.entry[space]),
        "gathers": space == SCHOOL_3,
        "gives": _GIFTS[space],
        "amount": _amount(deck, space),
        "at_once": space in _AT_ONCE,
        "fast": int(deck.fast[space]),
        "words": [sentence.to_data() for sentence in space_words(deck, space)],
    }


def _pieces(space: int) -> list[Piece]:
    dice = dice_taken_by(space)
    colours: list[Piece] = [COLOUR_NAMES[c] for c in range(COLOURS) if dice & dice_in(c) != 0]
    return colours or ["seed"]


def _amount(deck: Deck, space: int) -> int:
    department = {SEEDS_1: deck.department_seeds, SEEDS_2: deck.gold_for_black, SEEDS_3: deck.gold_for_blue}
    return int(department.get(space, 1))
