"""The action space: every choice of the game has one fixed number.

| numbers | action |
| --- | --- |
| 0-59 | harvest with card n |
| 60-119 | produce card n - 60 |
| 120-179 | upgrade with card n - 120 |
| 180-359 | exchange: give card (n - 180) // 3 to space (n - 180) % 3 and take the card there |
| 360-419 | discard card n - 360 |
| 420-479 | invert card n - 420 |
| 480-484 | offer one token of kind n - 480 |
| 485-489 | take one offered token of kind n - 485 |
| 490-649 | pay (n - 490) % 32 tokens of kind (n - 490) // 32 |
| 650 | done: decline, or take no more |
"""

from typing import Final

HARVEST: Final = 0
PRODUCE: Final = 60
UPGRADE: Final = 120
EXCHANGE_FOR: Final = 180
DISCARD_CARD: Final = 360
INVERT_CARD: Final = 420
OFFER_TOKEN: Final = 480
TAKE_TOKEN: Final = 485
PAY: Final = 490
DONE: Final = 650
ACTIONS: Final = 651

PAY_LIMIT: Final = 32  # a payment takes fewer than this of one kind
