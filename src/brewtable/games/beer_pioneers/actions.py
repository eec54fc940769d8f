"""The action space: every choice of the game has one fixed number.

| numbers | action |
| --- | --- |
| 0-67 | place a worker of experience n // 17 + 1 on space n % 17, see SPACE_NAMES |
| 68-71 | place a truck |
| 72-79 | turn order space n - 72 |
| 80-83 | administrative space n - 80 |
| 84-86 | fulfil the objective at place n - 84 |
| 87-98 | bonus action n - 87 |
| 99-104 | take the open card at place n - 99 |
| 105 | take the top card of the draw pile |
| 106-169 | play card n - 106 as a beige-brown one |
| 170-233 | complete the order on card n - 170 |
| 234-297 | play card n - 234 as a white one |
| 298-361 | discard card n - 298 |
| 362-367 | choose option n - 362 of a phrase |
| 368-409 | turn the dial of beer (n - 368) // 7 by (n - 368) % 7 + 1 |
| 410-415 | brew a beer |
| 416-423 | remove a blocking token |
| 424-425 | remove an overlay |
| 426-431 | build an extension |
| 432-437 | take a beer tile |
| 438-443 | deliver a beer where any will do |
| 444-450 | clear a thing from the cellar |
| 451-456 | move n - 450 barrels to the cellar |
| 457-480 | exchange (n - 457) // 3 for (n - 457) % 3 |
| 481 | pay to exchange twice |
| 482-484 | retire a worker of experience n - 481 |
| 485 | done: decline, end |
"""

from typing import Final

PLACE: Final = 0
TRUCK: Final = 68
TURN_ORDER: Final = 72
ADMIN: Final = 80
CLAIM: Final = 84
BONUS: Final = 87
TAKE: Final = 99
TAKE_TOP: Final = 105
BEIGE: Final = 106
ORDER: Final = 170
WHITE: Final = 234
DISCARD: Final = 298
CHOOSE: Final = 362
ROTATE: Final = 368
BREW: Final = 410
UNBLOCK: Final = 416
UNCOVER: Final = 424
BUILD: Final = 426
PICK: Final = 432
DELIVER: Final = 438
CLEAR: Final = 444
MOVE: Final = 451
EXCHANGE: Final = 457
TWICE: Final = 481
RETIRE: Final = 482
DONE: Final = 485
ACTIONS: Final = 486

MOST_OPTIONS: Final = 6  # of a choice in a phrase
MOST_MOVED: Final = 6  # barrels at once: a full improved depot and the virtual one
