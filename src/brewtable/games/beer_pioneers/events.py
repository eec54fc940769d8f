"""The facts of Beer Pioneers worth telling, as numbers. `view.py` turns them into data for a seat."""

from typing import Final

from brewtable.kernel.state import CHANCE_EVENT

CHANCE: Final = CHANCE_EVENT  # sides, outcome
CARD: Final = 1  # card (secret from the pile), from place, to place, way
SHUFFLE: Final = 2  # count
COINS: Final = 3  # seat, amount (negative: paid)
POINTS: Final = 4  # seat, amount
BARRELS: Final = 5  # seat, count, way
BEER: Final = 6  # seat, beer, way
DIAL: Final = 7  # seat, beer, value before, value after
WORKER: Final = 8  # seat, experience, space
TRUCK: Final = 9  # seat, truck space
TURN_ORDER: Final = 10  # seat, turn order space
ADMIN: Final = 11  # seat, administrative space
BONUS: Final = 12  # seat, bonus action
UNBLOCKED: Final = 13  # seat, blocking token
UNCOVERED: Final = 14  # seat, overlay
BUILT: Final = 15  # seat, extension
LEVEL: Final = 16  # seat, space from 0
PROGRESS: Final = 17  # seat, space from 0
INCOME: Final = 18  # seat, space from 0
MARKER: Final = 19  # seat: the upgrade marker is placed
UPGRADED: Final = 20  # seat, experience of the retired worker, tile
OBJECTIVE: Final = 21  # seat, objective, points
GREY: Final = 22  # seat, 0 worker or 1 truck
HELPERS: Final = 23  # seat, count (negative: sacrificed)
FIRST: Final = 24  # seat, place: the turn order of a round
ROUND: Final = 25  # round
END: Final = 26

# How a card moves.
TAKEN: Final = 0
AS_BEIGE: Final = 1
AS_ORDER: Final = 2
AS_WHITE: Final = 3
DISCARDED: Final = 4
TURNED_UP: Final = 5
RETURNED: Final = 6  # a replaced master brewer to the hand
PUSHED_OUT: Final = 7  # the leftmost open card at the end of a round
CARD_WAYS: Final = ("taken", "beige", "order", "white", "discarded", "turned-up", "returned", "pushed-out")

# How barrels and beers come and go.
TO_DEPOT: Final = 0
TO_CELLAR: Final = 1
DELIVERED: Final = 2
GIVEN: Final = 3
CLEARED: Final = 4
LOST: Final = 5
BARREL_WAYS: Final = ("depot", "cellar", "delivered", "given", "cleared")
BEER_WAYS: Final = ("", "cellar", "delivered", "given", "cleared", "lost")
