"""The facts of Dice Brewing that are worth telling, as numbers. `view.py` turns them into data for a seat."""

from typing import Final

from brewtable.kernel.state import CHANCE_EVENT

CHANCE: Final = CHANCE_EVENT  # sides, outcome
DIE: Final = 1  # die, from place, to place, value
ROLL: Final = 2  # die, value, place
TURN: Final = 3  # die, value, place: turned to it without a roll
SEEDS: Final = 4  # count, from cell, to cell
GOLD: Final = 5  # seat, amount (negative: paid)
POINTS: Final = 6  # seat, amount
INGREDIENT: Final = 7  # seat, kind, 1 gained or 0 given back
TOKEN_GAINED: Final = 8  # seat, kind (secret with `advanced`), gold paid
TOKEN_PLAYED: Final = 9  # seat, kind
MARKED: Final = 10  # seat, die, mark, value
SHUT: Final = 11  # seat, building
CLOSED: Final = 12  # card
BREWED: Final = 13  # seat, card, extra or -1
TURNED_UP: Final = 14  # card, place
PASSED: Final = 15  # seat
ROUND: Final = 16  # round
PHASE: Final = 17  # phase
FIRST: Final = 18  # seat
END: Final = 19

ROLLING: Final = 0
ARRANGING: Final = 1
PURCHASES: Final = 2
BREWING: Final = 3
TIDYING: Final = 4
PHASE_NAMES: Final = ("rolling", "arranging", "purchases", "brewing", "tidying")
