"""The action space: every choice of the game has one fixed number. `d` is a die (0-49), see material.py.

| numbers | action |
| --- | --- |
| 0-549 | place die d on space (n // 50) |
| 550-551 | place a seed on malt house 1, on hop plantation 1 |
| 552-601 | store die d |
| 602-651 | choose die d for the reroll of school 1 |
| 652-654 | name yellow, black or green at school 2 |
| 655-704 | take die d from the supply at school 2 |
| 705-754 | give die d for it |
| 755-756 | keep a gained die in the pool, in the warehouse |
| 757-806 | withdraw die d (token) |
| 807-856 | block or protect die d (token) |
| 857-906 | raise die d (token) |
| 907-956 | reroll die d (token) |
| 957-972 | shut building (n - 957) % 4 of seat (n - 957) // 4 (token) |
| 973-976 | close the open recipe at place n - 973 (token) |
| 977-981 | buy an ingredient |
| 982-1031 | buy ingredient (n - 982) // 10 with blue die (n - 982) % 10 |
| 1032-1037 | buy an action token |
| 1038-1041 | brew the open recipe at place n - 1038 |
| 1042-1091 | use die d for it |
| 1092-1096 | add an ingredient |
| 1097-1106 | add blue die n - 1097 |
| 1107-1112 | win an action token |
| 1113 | done: pass, decline, end |
| 1114 | quiet: decline for the rest of the round |
"""

from typing import Final

PLACE: Final = 0
PLACE_SEED: Final = 550
STORE: Final = 552
CHOOSE: Final = 602
NAME: Final = 652
TAKE: Final = 655
GIVE: Final = 705
KEEP: Final = 755
WITHDRAW_DIE: Final = 757
MARK_DIE: Final = 807
RAISE_DIE: Final = 857
REROLL_DIE: Final = 907
SHUT_BUILDING: Final = 957
CLOSE_RECIPE: Final = 973
BUY_INGREDIENT: Final = 977
BUY_WITH: Final = 982
BUY_TOKEN: Final = 1032
BREW: Final = 1038
USE: Final = 1042
ADD: Final = 1092
ADD_BLUE: Final = 1097
WIN: Final = 1107
DONE: Final = 1113
QUIET: Final = 1114
ACTIONS: Final = 1115
