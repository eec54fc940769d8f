"""What those who study Dice Brewing count besides what its vocabulary names: the open recipes."""

from __future__ import annotations

from brewtable.games.dice_brewing.rules.material import OPEN_SPACES
from brewtable.games.dice_brewing.rules.state import NO_CARD, Guild, open_card
from brewtable.games.dice_brewing.rules.vocabulary import BREW, CLOSE_RECIPE
from brewtable.kernel.things import CARD, Expectation, Thing

# The player of the book's scoring example; see benchmarks/README.md, "What the house deck leads to".
EXPECTED = [
    Expectation("rounds", "lab-expect-rounds", 8, 14),
    Expectation("score", "lab-expect-score", 24, 28),
    Expectation("part:recipes", "db-expect-recipes", 4.5, 5.5),
    Expectation("part:track", "db-expect-track", 9, 11),
    Expectation("part:gold", "db-expect-gold", 2, 4),
    Expectation("part:yellow", "db-expect-yellow", 3, 5),
    Expectation("part:green", "db-expect-green", 2, 4),
    Expectation("part:black", "db-expect-black", 5, 7),
]


def recipes_of(s: Guild, action: int) -> list[Thing]:
    """The open recipe that is brewed or closed; nothing for other actions."""
    for start in (BREW, CLOSE_RECIPE):
        if start <= action < start + OPEN_SPACES:
            card = open_card(s, action - start)
            if card != NO_CARD:
                name = s.card_names()[card]
                return [Thing(CARD, name, name)]
    return []
