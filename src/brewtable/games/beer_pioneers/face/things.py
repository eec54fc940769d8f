"""What those who study Beer Pioneers count besides what its vocabulary names: cards of the display."""

from __future__ import annotations

from brewtable.games.beer_pioneers.rules.material import DISPLAY_PLACES
from brewtable.games.beer_pioneers.rules.state import DISPLAY, NO_CARD, Town
from brewtable.games.beer_pioneers.rules.vocabulary import TAKE
from brewtable.kernel.things import CARD, Expectation, Thing

# A race to 20 points; see benchmarks/README.md, "What the house deck leads to".
EXPECTED = [
    Expectation("rounds", "lab-expect-rounds", 6, 8),
    Expectation("winner-score", "lab-expect-winner-score", 20, 25),
    Expectation("kind:order", "bp-expect-orders", 2, 6),
    Expectation("kind:build", "bp-expect-extensions", 0, 4),
    Expectation("kind:retire", "bp-expect-upgrades", 0, 4),
]


def taken_by(s: Town, action: int) -> list[Thing]:
    """The open card that is taken; nothing for other actions, nor for a card from the pile."""
    if TAKE <= action < TAKE + DISPLAY_PLACES:
        card = s.board[DISPLAY + action - TAKE]
        if card != NO_CARD:
            name = s.card_names()[card]
            return [Thing(CARD, name, name)]
    return []
