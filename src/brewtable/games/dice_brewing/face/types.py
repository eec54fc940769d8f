"""What leaves Dice Brewing, by its types: the view of a seat, the recipes, the parts of a result."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from brewtable.games.dice_brewing.rules.material import (
    Building,
    Colour,
    Extra,
    Ingredient,
    Level,
    SpaceName,
    Token,
)
from brewtable.games.dice_brewing.rules.vocabulary import Phase
from brewtable.kernel.face import Faces, MessageData

BrewedWith: TypeAlias = Literal["yellow", "black", "green"]
BREWED_WITH: Final[tuple[BrewedWith, BrewedWith, BrewedWith]] = ("yellow", "black", "green")
Piece: TypeAlias = Literal["yellow", "black", "green", "blue", "seed"]
Gift: TypeAlias = Literal["yellow", "black", "green", "blue", "seed", "raise", "reroll", "swap", "gold"]
Mark: TypeAlias = Literal["blocked", "protected", "raised"]
Supplied: TypeAlias = Literal["yellow", "black", "green", "blue", "seeds"]
Ware: TypeAlias = Literal[
    "malt", "spices", "honey", "hops", "fruit", "withdraw", "shut", "mark", "close", "raise", "reroll"
]
Opening: TypeAlias = Literal["malt", "hops", "school", "seeds", "market", "black-market"]
Department: TypeAlias = Literal["seeds-1", "seeds-2", "seeds-3"]

# The table.


# By space; those that are not here ask for nothing.
Values = TypedDict(
    "Values",
    {
        "malt-1": NotRequired[int],
        "malt-2": NotRequired[int],
        "malt-3": NotRequired[int],
        "hops-1": NotRequired[int],
        "hops-2": NotRequired[int],
        "school-1": NotRequired[int],
        "school-2": NotRequired[int],
        "school-3": NotRequired[int],
        "seeds-1": NotRequired[int],
        "seeds-2": NotRequired[int],
        "seeds-3": NotRequired[int],
    },
)


class PrintedSpace(TypedDict):
    """What is printed on a space of a player board."""

    space: SpaceName
    building: Building
    takes: list[Piece]  # one of these
    least: int  # the value asked for; 0: any
    gathers: bool  # the value is the sum of several dice
    gives: Gift
    amount: int  # of what it gives
    at_once: bool  # not in tidying
    fast: int  # the value of a blue die that makes it fast; 0: none does
    words: list[MessageData]  # what it does, a sentence each


class Printed(TypedDict):
    """What is printed on boards and market cards."""

    price: dict[Ware, int]
    opens: dict[Opening, int]  # rounds
    entry: Values
    fast: Values
    department: dict[Department, int]
    end: int  # recipes brewed in all that end the game
    spaces: list[PrintedSpace]


class Die(TypedDict):
    die: str
    colour: Colour
    value: int | None  # None before the roll
    marks: list[Mark]  # `raised` once for every raise
    alike: str  # the first die that is the same in every way: choices are offered for one of them


Met = Literal["stored", "pool", "missing"]  # by a stored die, or by one of the pool once it is stored


class Need(TypedDict):
    """A die that a recipe asks for, next to the dice of a seat."""

    colour: BrewedWith
    least: int
    met: Met
    dice: list[str]  # of the seat's, that reach it
    by: (
        str | None
    )  # the one of them that lies there: inside one recipe each die once, the lowest that will do


Stand = Literal["ready", "store", "lacks"]


class Standing(TypedDict):
    """How far a seat is with an open recipe; whether a token closes it, the recipe says."""

    stand: Stand
    store: list[str]  # dice of the pool that it still wants stored
    missing: int  # dice that the seat has not got
    extras: list[Extra]  # those it could add
    says: MessageData


class OpenRecipe(TypedDict):
    recipe: str
    closed: bool


class Space(TypedDict):
    dice: list[Die]
    fast: list[Die]
    seed: bool
    used: bool
    blocked: bool


class Held(TypedDict):
    """An action token; a hidden one is told by the gold paid for it, 0 for one won."""

    token: Token | None
    paid: int


class ClosedBuildings(TypedDict, total=False):
    """Why buildings are closed, by those that are."""

    malt: MessageData
    hops: MessageData
    school: MessageData
    seeds: MessageData


ClosedMarkets = TypedDict(
    "ClosedMarkets", {"market": NotRequired[MessageData], "black-market": NotRequired[MessageData]}
)


class Brewer(TypedDict):
    points: int
    gold: int
    seeds: int
    pool: list[Die]
    warehouse: list[Die]
    market: list[Die]
    ingredients: dict[Ingredient, int]
    tokens: list[Held]
    brewed: list[str]
    board: dict[SpaceName, Space]
    shut: list[Building]
    closed: ClosedBuildings
    quiet: bool
    needs: list[list[Need]]  # of the recipe at each place; empty where none is left
    standing: list[Standing | None]  # likewise


class View(TypedDict):
    """What a seat may see."""

    seat: int | None
    round: int
    phase: Phase
    summer: bool
    first: int
    to_move: int | None
    options: dict[str, bool]  # those that are on or off, by name
    supply: dict[Supplied, int]
    rolled: list[Die]  # dice of the supply, rolled at a school, that wait to be swapped
    market: dict[Ingredient, int]
    black_market: dict[Token, int | bool]  # how many; with hidden tokens only whether there are any
    closed: ClosedMarkets
    tokens_left: int
    printed: Printed
    deck: int
    recipes: list[OpenRecipe | None]
    brewed: int  # recipes, by all
    brewers: list[Brewer]


# Recipes.


class Wanted(TypedDict):
    colour: BrewedWith
    least: int


class Reward(TypedDict):
    gold: int
    points: int
    token: bool
    die: Colour | None


class Premium(TypedDict):
    gold: int
    points: int


class Extras(TypedDict, total=False):
    malt: Premium
    spices: Premium
    honey: Premium
    hops: Premium
    fruit: Premium
    blue: Premium


class Recipe(TypedDict):
    name: str
    style: str
    level: Level
    needs: dict[BrewedWith, list[int]]
    dice: list[Wanted]  # all that it needs, the highest of a colour first
    reward: Reward
    mastery: int  # points in all: those of the reward and the one for brewing
    extras: Extras
    blue_least: int
    words: list[MessageData]  # the whole front, a sentence each


class Parts(TypedDict):
    """A seat's part in the result."""

    track: int
    gold: int
    yellow: int
    black: int
    green: int
    total: int
    recipes: int


FACES = Faces(View, Recipe, Parts)
