"""The score pad: mastery points, gold, and dice in pool and warehouse (chapter 16)."""

from __future__ import annotations

from typing import Final

from brewtable.games.dice_brewing.rules.material import COLOUR_NAMES, DICE_OF, MALT_AND_HOPS
from brewtable.games.dice_brewing.rules.scoring import DECIDERS, DIE_POINTS, GOLD_FOR_A_POINT
from brewtable.kernel.scorepad import Decider, Field, Line, ScorePad, Section, add, full, times

_POINTS: Final = 199
_GOLD: Final = 199


def score_pad(game: str, fewest: int, most: int) -> ScorePad:
    colours = [COLOUR_NAMES[colour] for colour in range(MALT_AND_HOPS)]
    return ScorePad(
        game,
        fewest,
        most,
        [
            Section("brewery", [Field("mastery", _POINTS), Field("coins", _GOLD)]),
            Section("dice", [Field(f"{name}-dice", DICE_OF[at]) for at, name in enumerate(colours)]),
        ],
        [
            Line("track", "mastery"),
            Line("gold", full("coins", GOLD_FOR_A_POINT)),
            *(Line(name, times(DIE_POINTS[at], f"{name}-dice")) for at, name in enumerate(colours)),
            Line("total", add("track", "gold", *colours), total=True),
        ],
        [Decider(DECIDERS[0], "total")],
    )
