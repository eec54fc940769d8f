"""What is in the box: dice, spaces, tokens, and the names of all places.

Dice are numbered 0 to 49 and named by colour and count: y1 to y14, k1 to k14 (black), g1 to g12,
b1 to b10 (blue). Everything here is a number with a name; positions are packed arrays of ints.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 4
SPECTATOR: Final = 4
LAST_ROUND: Final = 30  # ends a game that nobody finishes

# Colours.
YELLOW: Final = 0  # light malt
BLACK: Final = 1  # dark malt
GREEN: Final = 2  # hops
BLUE: Final = 3  # brewing skill
COLOURS: Final = 4
MALT_AND_HOPS: Final = 3  # the colours recipes ask for: those below this
NO_COLOUR: Final = 4
Colour: TypeAlias = Literal["yellow", "black", "green", "blue"]
COLOUR_NAMES: Final[tuple[Colour, Colour, Colour, Colour]] = ("yellow", "black", "green", "blue")
COLOUR_LETTERS: Final = ("y", "k", "g", "b")

DICE: Final = 50
FIRST_DIE: Final = (0, 14, 28, 40)  # of each colour
DICE_OF: Final = (14, 14, 12, 10)
FIRST_BLUE: Final = 40
BLUES: Final = 10
_COLOUR: Final[vec[i64]] = vec[i64]([YELLOW] * 14 + [BLACK] * 14 + [GREEN] * 12 + [BLUE] * 10)
# The dice of a colour as a set: bit n is die n.
YELLOW_DICE: Final = (1 << 14) - 1
BLACK_DICE: Final = ((1 << 14) - 1) << 14
GREEN_DICE: Final = ((1 << 12) - 1) << 28
BLUE_DICE: Final = ((1 << 10) - 1) << 40
_DICE_IN: Final[vec[i64]] = vec[i64]([YELLOW_DICE, BLACK_DICE, GREEN_DICE, BLUE_DICE])

# Where a die lies.
SUPPLY: Final = 0
POOL: Final = 1  # + seat
WAREHOUSE: Final = 5  # + seat
MARKET: Final = 9  # + seat: laid there for a discount
BOARD: Final = 13  # + seat * BOARD_CELLS + space * 2 + role
BOARD_CELLS: Final = 22
PAYING: Final = 0  # the role of the die that pays for a space's effect
HASTENING: Final = 1  # the role of the blue die that makes it fast
PLACES: Final = BOARD + MOST_SEATS * BOARD_CELLS

# Marks on a die, all until the end of the round.
BLOCKED: Final = 1
PROTECTED: Final = 2
RAISED: Final = 8  # times the number of raise tokens on it

# Spaces of a player board.
MALT_1: Final = 0
MALT_2: Final = 1
MALT_3: Final = 2
HOPS_1: Final = 3
HOPS_2: Final = 4
SCHOOL_1: Final = 5
SCHOOL_2: Final = 6
SCHOOL_3: Final = 7
SEEDS_1: Final = 8
SEEDS_2: Final = 9
SEEDS_3: Final = 10
SPACES: Final = 11
SpaceName: TypeAlias = Literal[
    "malt-1", "malt-2", "malt-3",
    "hops-1", "hops-2",
    "school-1", "school-2", "school-3",
    "seeds-1", "seeds-2", "seeds-3",
]  # fmt: skip
SPACE_NAMES: Final[tuple[SpaceName, ...]] = (
    "malt-1", "malt-2", "malt-3",
    "hops-1", "hops-2",
    "school-1", "school-2", "school-3",
    "seeds-1", "seeds-2", "seeds-3",
)  # fmt: skip

# Buildings.
MALT_HOUSE: Final = 0
PLANTATION: Final = 1
SCHOOL: Final = 2
DEPARTMENT: Final = 3
BUILDINGS: Final = 4
Building: TypeAlias = Literal["malt", "hops", "school", "seeds"]
BUILDING_NAMES: Final[tuple[Building, ...]] = ("malt", "hops", "school", "seeds")
_BUILDING: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3])
_FIRST_SPACE: Final[vec[i64]] = vec[i64]([MALT_1, HOPS_1, SCHOOL_1, SEEDS_1, SPACES])

# Where seeds lie.
SEED_SUPPLY: Final = 0
SEED_WAREHOUSE: Final = 1  # + seat
SEED_MALT: Final = 5  # + seat: on malt house 1
SEED_HOPS: Final = 9  # + seat: on hop plantation 1
SEED_CELLS: Final = 13

# Special ingredients.
SPECIAL_MALT: Final = 0
SPICES: Final = 1
HONEY: Final = 2
SPECIAL_HOPS: Final = 3
FRUIT: Final = 4
INGREDIENTS: Final = 5
Ingredient: TypeAlias = Literal["malt", "spices", "honey", "hops", "fruit"]
INGREDIENT_NAMES: Final[tuple[Ingredient, ...]] = ("malt", "spices", "honey", "hops", "fruit")

# Extras of a recipe: the ingredients, and a blue die.
EXTRA_BLUE: Final = 5
EXTRAS: Final = 6
Extra: TypeAlias = Literal["malt", "spices", "honey", "hops", "fruit", "blue"]
EXTRA_NAMES: Final[tuple[Extra, ...]] = ("malt", "spices", "honey", "hops", "fruit", "blue")

# Action tokens.
WITHDRAW: Final = 0
SHUT: Final = 1  # block a building
MARK: Final = 2  # block or protect a die
CLOSE: Final = 3  # block a recipe
RAISE: Final = 4
REROLL: Final = 5
TOKENS: Final = 6
Token: TypeAlias = Literal["withdraw", "shut", "mark", "close", "raise", "reroll"]
TOKEN_NAMES: Final[tuple[Token, ...]] = ("withdraw", "shut", "mark", "close", "raise", "reroll")

# Recipes.
RECIPES: Final = 30
OPEN_SPACES: Final = 4  # the most that lie open
NEEDS: Final = 6  # the most dice of one colour a recipe asks for
MASTERY_FOR_BREWING: Final = 1  # points, beside those of the reward
Level: TypeAlias = Literal["basic", "medium", "advanced", "experimental"]
LEVEL_NAMES: Final[tuple[Level, ...]] = ("basic", "medium", "advanced", "experimental")


def colour_of(die: i64) -> i64:
    """The colour of a die."""
    return _COLOUR[die]


def dice_in(colour: i64) -> i64:
    """The set of all dice of a colour."""
    return _DICE_IN[colour]


def first_space(building: i64) -> i64:
    """The first space of a building; its last is the one before the next building's first."""
    return _FIRST_SPACE[building]


def building_of(space: i64) -> i64:
    """The building a space belongs to."""
    return _BUILDING[space]


def on_board(seat: i64, space: i64, role: i64) -> i64:
    """The place of a die on a space of a seat's board."""
    return BOARD + seat * BOARD_CELLS + space * 2 + role


def die_name(die: int) -> str:
    colour = int(_COLOUR[die])
    return f"{COLOUR_LETTERS[colour]}{die - FIRST_DIE[colour] + 1}"


DIE_NUMBERS: Final = {die_name(die): die for die in range(DICE)}
