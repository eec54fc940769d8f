"""What leaves Beer & Bread, by its types: the view of a seat, the cards, the parts of a result."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from brewtable.games.beer_and_bread.rules.material import Good, Kind
from brewtable.kernel.face import Faces, MessageData

Season = Literal["fruitful", "dry"]


class Tokens(TypedDict):
    """How many tokens of each kind."""

    water: int
    wheat: int
    barley: int
    rye: int
    hops: int


class Crops(TypedDict):
    """A number for each field."""

    wheat: int
    barley: int
    rye: int
    hops: int


class Signs(TypedDict):
    """What the fields are seeded to."""

    fruitful: Crops
    dry: Crops


class Units(TypedDict):
    """The storage units of a village."""

    general: int
    water: int


class Places(TypedDict):
    """How many sold cards brewery and bakery hold."""

    brewery: int
    bakery: int


class Coins(TypedDict):
    """The coins on the cards a village has sold, cleaned up or still in their places."""

    beer: int
    bread: int


class HandCard(TypedDict):
    """A card in a hand; one that the seat does not know is told by its back."""

    card: str | None
    back: Good
    inverted_by: int | None


class Village(TypedDict):
    storage: Tokens
    units: Units
    places: Places
    hand: list[HandCard]
    column: list[str]
    brewery: list[str]
    bakery: list[str]
    sold: list[str]
    taken: list[str]
    upgrades: dict[str, list[str]]  # by the number of the slot
    coins: Coins
    scores: Good | None  # whose coins are fewer, and would count; None: both


class View(TypedDict):
    """What a seat may see."""

    seat: int | None
    year: int
    dry: bool
    calendar: list[Season]  # of all years
    turn: int
    turns: int  # in a year
    swaps: bool  # whether hands are swapped after this turn
    windmill: int
    to_move: int | None
    fields: Tokens
    signs: Signs
    supply: Tokens
    offer: Tokens
    deck: list[Good]
    discard: list[str]
    exchange: list[str | None]
    villages: list[Village]


class Front(TypedDict):
    """The front of a card."""

    good: Good
    type: int  # of the good, by its coins: 1 to 3
    name: MessageData
    coins: int
    harvest: Tokens
    recipe: Tokens
    slot: int
    upgrade: str
    upgrade_of: Kind | None
    upgrade_words: MessageData
    upgrade_signs: list[list[str]]  # the upgrade in signs, line by line
    units: int
    substitutions: list[list[int | str]]  # so many tokens, of this kind, for one of that kind
    words: list[MessageData]  # the whole front, a sentence each


# The lines of the score pad of one good; those of 6A to 6E and the bonus only where they gave something.
GoodParts = TypedDict(
    "GoodParts",
    {
        "cards": int,
        "6A": NotRequired[int],
        "6B": NotRequired[int],
        "6C": NotRequired[int],
        "6D": NotRequired[int],
        "6E": NotRequired[int],
        "bonus": NotRequired[int],
        "total": int,
    },
)


class Parts(TypedDict):
    """A seat's part in the result."""

    beer: GoodParts
    bread: GoodParts
    earned: list[str]
    sold: int
    windmill: bool


FACES = Faces(View, Front, Parts)
