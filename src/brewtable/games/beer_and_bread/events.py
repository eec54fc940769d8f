"""The facts of Beer & Bread that are worth telling, as numbers. `view.py` turns them into data for a seat."""

from typing import Final

from brewtable.kernel.state import CHANCE_EVENT

CHANCE: Final = CHANCE_EVENT  # sides, outcome
TOKENS: Final = 1  # (kind), count, from place, to place
CARD: Final = 2  # (card), from zone cell, to zone cell
SHUFFLE: Final = 3  # (number of cards)
YEAR: Final = 4  # (year)
PHASE: Final = 5  # (phase)
HARVEST: Final = 6  # seat, card
PRODUCE: Final = 7  # seat, card
UPGRADE: Final = 8  # seat, card
EXCHANGE: Final = 9  # seat, card given, card taken
CLEAN: Final = 10  # seat, beers removed, breads removed
INVERT: Final = 11  # seat, card
SWAP: Final = 12
WINDMILL: Final = 13  # seat
END: Final = 14

# Phases of a year.
SEEDING: Final = 0
CARD_PHASE: Final = 1
ACTION_PHASE: Final = 2
WINDMILL_PHASE: Final = 3
PHASE_NAMES: Final = ("seeding", "cards", "actions", "windmill")

FROM_DECK: Final = -1  # in place of a zone cell: the draw deck
