"""The numbers of the steps, given here and nowhere else: the first ones in the order a year meets them.

The steps themselves are in the phase files, found by name: `SEED_HARVEST` is the class `SeedHarvest`.
"""

from typing import Final

YEAR: Final = 0
SEEDING: Final = 1
SEED_HARVEST: Final = 2  # upgrade 2A
DEALING: Final = 3
PICKING_UP: Final = 4
REPLENISHING: Final = 5
DISCARD_HARVEST: Final = 6  # decision, upgrade 1B
FILLING: Final = 7
RENEWING: Final = 8
RENEW: Final = 9  # decision, upgrade 1A
EXCHANGE_CARDS: Final = 10
ROUND: Final = 11
TURN_START: Final = 12
TURN: Final = 13  # decision
PLAY_TAKEN: Final = 14  # decision
LAST_CARDS: Final = 15  # upgrade 1C
INVERTING: Final = 16
INVERT: Final = 17  # decision, upgrade 1D
SWAP: Final = 18
STORING: Final = 19
CHOOSE_OFFER: Final = 20  # decision
OFFERING: Final = 21
TAKE_OFFER: Final = 22  # decision
ANSWER: Final = 23  # upgrade 2D
PAYING: Final = 24
CHOOSE_PAYMENT: Final = 25  # decision
WINDMILL: Final = 26
