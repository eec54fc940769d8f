"""The numbers of the steps, given here and nowhere else: the first ones in the order a round meets them.

The steps themselves are in the phase files, found by name: `TURN_END` is the class `TurnEnd`.
"""

from typing import Final

ROUND: Final = 0
ACTION_PHASE: Final = 1
TURN: Final = 2  # decision
BONUS: Final = 3
BONUS_ACTION: Final = 4  # decision
CLAIMING: Final = 5
CLAIM: Final = 6  # decision
TURN_END: Final = 7
DOING: Final = 8
CHOOSE: Final = 9  # decision
TAKING: Final = 10
TAKE: Final = 11  # decision
MOVING: Final = 12
MOVE: Final = 13  # decision
ROTATING: Final = 14
ROTATE: Final = 15  # decision
MAKING_ROOM: Final = 16  # decision
BREWING: Final = 17
BREW: Final = 18  # decision
UNBLOCKING: Final = 19
UNBLOCK: Final = 20  # decision
UNCOVER: Final = 21  # decision
BUILD: Final = 22  # decision
PICKING: Final = 23
PICK: Final = 24  # decision
PLAY_BEIGE: Final = 25  # decision
PLAY_WHITE: Final = 26  # decision
PLAY_ORDER: Final = 27  # decision
DELIVERING: Final = 28
DELIVER: Final = 29  # decision
EXCHANGING: Final = 30
EXCHANGE: Final = 31  # decision
BREWING_PROCESS: Final = 32
RETRIEVING: Final = 33
UPGRADING: Final = 34
RETIRE: Final = 35  # decision
DISCARDING: Final = 36
DISCARD: Final = 37  # decision
REFRESHING: Final = 38
INCOME: Final = 39
