"""The numbers of the steps, given here and nowhere else: the first ones in the order a round meets them.

The steps themselves are in the phase files, found by name: `MOVE_END` is the class `MoveEnd`.
"""

from typing import Final

ROUND: Final = 0
SUMMER_SEEDS: Final = 1
ROLLING: Final = 2
ARRANGING: Final = 3
MOVE: Final = 4  # decision
REROLLING: Final = 5  # decision: dice for school 1
NAME_COLOUR: Final = 6  # decision: school 2
TAKE_DIE: Final = 7  # decision: school 2
GIVE_DIE: Final = 8  # decision: school 2
KEEP_DIE: Final = 9  # decision: pool or warehouse
GOING_ON: Final = 10
MOVE_END: Final = 11
PURCHASE: Final = 12
BUY: Final = 13  # decision
ASKING: Final = 14
PLAY_TOKEN: Final = 15  # decision
BREWING: Final = 16
BREW: Final = 17  # decision
CHOOSING_DICE: Final = 18
USE_DIE: Final = 19  # decision
ADD_EXTRA: Final = 20  # decision
WIN_TOKEN: Final = 21  # decision
TIDYING: Final = 22
ANNOUNCING: Final = 23
