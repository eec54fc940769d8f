"""The score pad: points, both parts of the final count, and what decides a tie (chapter 18)."""

from __future__ import annotations

from typing import Final

from brewtable.games.beer_pioneers.rules.material import BEERS
from brewtable.games.beer_pioneers.rules.scoring import DECIDERS
from brewtable.kernel.scorepad import Decider, Field, Line, ScorePad, Section, add, least, minus, times

_POINTS: Final = 199
_THINGS: Final = 99


def score_pad(game: str, fewest: int, most: int) -> ScorePad:
    return ScorePad(
        game,
        fewest,
        most,
        [
            Section("track", [Field("points", _POINTS), Field("last-level", 1)]),
            Section("brewery", [Field("bulbs", _THINGS), Field("cellar", _THINGS), Field("purse", _THINGS)]),
            Section("tie", [Field("dials", BEERS), Field("barrels", _THINGS)]),
        ],
        [
            Line("reached", "points"),
            Line("beers", least("bulbs", "cellar")),
            Line("coins", times("last-level", least("bulbs", "purse"))),
            Line("total", add("reached", "beers", "coins"), total=True),
            Line("beers-left", add(minus("cellar", "beers"), "dials")),
        ],
        [Decider(name, term) for name, term in zip(DECIDERS, ("total", "beers-left", "barrels"))],
    )
