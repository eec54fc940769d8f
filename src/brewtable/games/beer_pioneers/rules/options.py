"""The options, as people choose them before the game and as the rules ask about them (chapter 20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules.material import (
    DIFFERENT,
    FIRST_OBJECTIVE_CARD,
    OBJECTIVE_NAMES,
    SAME,
)
from brewtable.kernel.game import Option
from brewtable.kernel.switches import Switches

DRAWN: Final = -1  # an objective that chance names
SWITCHES: Final = Switches("pioneers-option")
FIRST_BUILDER_POINT: Final[i64] = SWITCHES.add("first-builder-point", later=False)

_OBJECTIVE_CARDS = ["random", *OBJECTIVE_NAMES[FIRST_OBJECTIVE_CARD:]]
# Printed objectives that a card covers, by the value of the option `replace`.
_REPLACED: dict[str, list[int]] = {
    "none": [],
    "same": [SAME],
    "different": [DIFFERENT],
    "both": [SAME, DIFFERENT],
}


def options(players: int) -> list[Option]:
    return [
        Option("objective", [*_OBJECTIVE_CARDS], "pioneers-option-objective"),
        Option("replace", [*_REPLACED], "pioneers-option-replace"),
        Option("replace-same", [*_OBJECTIVE_CARDS], "pioneers-option-replace-same"),
        Option("replace-different", [*_OBJECTIVE_CARDS], "pioneers-option-replace-different"),
        *SWITCHES.options(),
    ]


def objectives(options: Mapping[str, str | bool]) -> vec[i64]:
    """The objective at each place by the options. A card named once more gives way to a drawn one."""
    places = vec[i64]([SAME, DIFFERENT, _named(options["objective"])])
    for place in _REPLACED[str(options["replace"])]:
        card = _named(options[f"replace-{OBJECTIVE_NAMES[place]}"])
        places[place] = DRAWN if card in places else card
    return places


def _named(card: str | bool) -> int:
    return DRAWN if card == "random" else OBJECTIVE_NAMES.index(str(card))
