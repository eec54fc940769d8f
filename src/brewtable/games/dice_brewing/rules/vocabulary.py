"""What can be done in Dice Brewing (`place y3 malt-1`, `buy honey b1`, `done`), and what is told of it.

Open recipes are named by their place, from 1. Seats are numbers from 0, as everywhere in the data; for people
the labels of options and the log name who sits there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from brewtable.games.dice_brewing.rules.material import (
    BOARD,
    BOARD_CELLS,
    BUILDING_NAMES,
    COLOUR_NAMES,
    DIE_NUMBERS,
    FIRST_BLUE,
    INGREDIENT_NAMES,
    MALT_AND_HOPS,
    MARKET,
    MOST_SEATS,
    OPEN_SPACES,
    POOL,
    PROTECTED,
    RECIPES,
    SEED_HOPS,
    SEED_MALT,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SPACE_NAMES,
    SUPPLY,
    TOKEN_NAMES,
    WAREHOUSE,
    colour_of,
)
from brewtable.kernel.did_you_mean import hint
from brewtable.kernel.errors import BrewError, UnknownAction
from brewtable.kernel.fields import SEAT, SILENT, Amount, Card, Field, Names, Number, Place
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.state import State
from brewtable.kernel.things import SPACE, TOKEN
from brewtable.kernel.vocabulary import Vocabulary, by_cell, by_sign

SEED: Final = "seed"

# Phases of a round.
ROLLING: Final = 0
ARRANGING: Final = 1
PURCHASES: Final = 2
BREWING: Final = 3
TIDYING: Final = 4
Phase: TypeAlias = Literal["rolling", "arranging", "purchases", "brewing", "tidying"]
PHASE_NAMES: Final[tuple[Phase, ...]] = ("rolling", "arranging", "purchases", "brewing", "tidying")
SEASONS: Final = ("summer", "winter")  # of even and of odd rounds

_DICE: Final = tuple(DIE_NUMBERS)
_WARES: Final = (*INGREDIENT_NAMES, *TOKEN_NAMES)


# Names and words of places.


def place_name(place: int) -> str:
    """The name of a place for dice: `supply`, `pool:0`, `warehouse:1`, `market:2`, `board:0:malt-1`."""
    if place == SUPPLY:
        return "supply"
    if place < WAREHOUSE:
        return f"pool:{place - POOL}"
    if place < MARKET:
        return f"warehouse:{place - WAREHOUSE}"
    if place < BOARD:
        return f"market:{place - MARKET}"
    seat, cell = divmod(place - BOARD, BOARD_CELLS)
    return f"board:{seat}:{SPACE_NAMES[cell // 2]}"


def seed_place_name(cell: int) -> str:
    if cell == SEED_SUPPLY:
        return "supply"
    if cell < SEED_MALT:
        return f"warehouse:{cell - SEED_WAREHOUSE}"
    if cell < SEED_HOPS:
        return f"board:{cell - SEED_MALT}:malt-1"
    return f"board:{cell - SEED_HOPS}:hops-1"


def _place_words(name: str) -> Message:
    zone, _, rest = name.partition(":")
    seat, _, space = rest.partition(":")
    if space:
        return Message("dice-place-board", {"seat": int(seat), "space": Message(f"dice-space-{space}")})
    if seat:
        return Message(f"dice-place-{zone}", {"seat": int(seat)})
    return Message(f"dice-place-{zone}")


# Fields.


class Die(Names):
    """A die. In words it is its colour and value; its own name lets a page point at it."""

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        name, value = str(event["die"]), event["value"]
        colour = COLOUR_NAMES[colour_of(DIE_NUMBERS[name])]
        if not isinstance(value, int):
            return Message(f"dice-unrolled-{colour}", {"count": 1, "die": name})
        return Message(f"dice-die-{colour}", {"value": value, "die": name})

    def schema(self) -> dict[str, object]:
        return {"type": "string"}


class BlueDie(Die):
    """A die that must be blue."""

    def knows(self, s: State, word: str) -> bool:
        return word in DIE_NUMBERS

    def refusal(self, word: str) -> BrewError:
        key = "dice-action-not-blue" if word in DIE_NUMBERS else "dice-action-no-die"
        return UnknownAction(key, {"word": repr(word)})

    def refusals(self) -> list[str]:
        return ["dice-action-not-blue", "dice-action-no-die"]


class Ingredient(Names):
    """A ware that a blue die makes cheaper."""

    def refusal(self, word: str) -> BrewError:
        if word in TOKEN_NAMES:
            return UnknownAction("dice-action-full-price", {"word": repr(word)})
        return UnknownAction("dice-action-no-ware", {"word": repr(word), "hint": hint(word, _WARES)})


class Seeds(Number):
    def argument(self, event: Mapping[str, object]) -> Argument | None:
        count = event[self.name]
        assert isinstance(count, int)
        return Message("dice-seeds", {"count": count})


class DicePlace(Place):
    def argument(self, event: Mapping[str, object]) -> Argument | None:
        return _place_words(str(event[self.name]))


class Rolled(Number):
    """The value of a die; None before it is rolled."""

    def value(self, s: State, record: Sequence[int], cell: int) -> object:
        return record[cell] or None

    def can_be_none(self) -> bool:
        return True


def _named(name: str, names: Sequence[str], family: str = "", sort: str = "") -> Field:
    return Names(name, names, family, unknown=f"dice-action-no-{name}", sort=sort)


def _number(name: str, least: int, most: int) -> Field:
    return Number(name, least, most, digits="dice-action-no-number", limits="dice-action-range")


_DIE: Final = Die("die", _DICE, unknown="dice-action-no-die")
_PIECE: Final = Die("piece", _DICE, unknown="dice-action-no-die")
_BLUES: Final = _DICE[FIRST_BLUE:]
_RECIPE_PLACE: Final = _number("recipe", 1, OPEN_SPACES)
_WARE: Final = Ingredient(
    "ware", INGREDIENT_NAMES, "dice-ingredient", unknown="dice-action-no-ware", sort=TOKEN
)
_SEED_SPACES: Final = ("malt-1", "hops-1")
_VALUE: Final = Number("value", spoken_as=SILENT)
_RECIPE: Final = Card(RECIPES, "recipe")

# What happens to dice or seeds, by the kinds of place they leave and reach.
_DEEDS: Final = {
    ("pool", "board"): "places",
    ("warehouse", "board"): "places",
    ("pool", "warehouse"): "stores",
    ("board", "pool"): "returns",
    ("market", "pool"): "returns",
    ("warehouse", "pool"): "returns",
    ("board", "warehouse"): "stores",
    ("pool", "market"): "lays",
    ("warehouse", "market"): "lays",
}
DEEDS: Final = ("places", "stores", "returns", "lays", "gets", "gives")


def _moved(event: Mapping[str, object], usual: Message) -> Message:
    """Dice or seeds that go from one place to another, as the deed of a seat."""
    source, target = str(event["from"]).split(":"), str(event["to"]).split(":")
    if target[0] == "supply":
        deed = "gives"
    else:
        deed = "gets" if source[0] == "supply" else _DEEDS[source[0], target[0]]
    pieces = usual.args["pieces"]
    if deed == "places":
        return Message("dice-log-places", {"pieces": pieces, "to": usual.args["to"]})
    owner = source if target[0] == "supply" else target
    return Message(f"dice-log-{deed}", {"seat": int(owner[1]), "pieces": pieces})


# What can be done, in the order of the numbers.

VOCABULARY: Final = Vocabulary("dice-log")
PLACE: Final[i64] = VOCABULARY.action(
    "place",
    Die("piece", _DICE, unknown="dice-action-no-die"),
    _named("space", SPACE_NAMES, "dice-space", SPACE),
    first_fastest=True,
)
PLACE_SEED: Final[i64] = VOCABULARY.action(
    "place",
    Names("piece", (SEED,)),
    Names("space", _SEED_SPACES, "dice-space", "dice-action-no-seed-space", sort=SPACE),
)
STORE: Final[i64] = VOCABULARY.action("store", _DIE)
CHOOSE: Final[i64] = VOCABULARY.action("choose", _DIE)
NAME: Final[i64] = VOCABULARY.action("name", _named("colour", COLOUR_NAMES[:MALT_AND_HOPS]))
TAKE: Final[i64] = VOCABULARY.action("take", _DIE)
GIVE: Final[i64] = VOCABULARY.action("give", _DIE)
KEEP: Final[i64] = VOCABULARY.action("keep", _named("place", ("pool", "warehouse")))
WITHDRAW_DIE: Final[i64] = VOCABULARY.action("withdraw", _DIE)
MARK_DIE: Final[i64] = VOCABULARY.action("mark", _DIE)
RAISE_DIE: Final[i64] = VOCABULARY.action("raise", _DIE)
REROLL_DIE: Final[i64] = VOCABULARY.action("reroll", _DIE)
SHUT_BUILDING: Final[i64] = VOCABULARY.action(
    "shut", _number("seat", 0, MOST_SEATS - 1), _named("building", BUILDING_NAMES)
)
CLOSE_RECIPE: Final[i64] = VOCABULARY.action("close", _RECIPE_PLACE)
BUY_INGREDIENT: Final[i64] = VOCABULARY.action("buy", _WARE)
BUY_WITH: Final[i64] = VOCABULARY.action("buy", _WARE, BlueDie("die", _BLUES))
BUY_TOKEN: Final[i64] = VOCABULARY.action(
    "buy", Names("ware", TOKEN_NAMES, "dice-token", secret=True, sort=TOKEN)
)
BREW: Final[i64] = VOCABULARY.action("brew", _RECIPE_PLACE)
USE: Final[i64] = VOCABULARY.action("use", _DIE)
ADD: Final[i64] = VOCABULARY.action(
    "add",
    Names("extra", INGREDIENT_NAMES, "dice-ingredient", unknown="dice-action-no-ingredient", sort=TOKEN),
)
ADD_BLUE: Final[i64] = VOCABULARY.action("add", BlueDie("extra", _BLUES))
WIN: Final[i64] = VOCABULARY.action(
    "win",
    Names("token", TOKEN_NAMES, "dice-token", unknown="dice-action-no-token", secret=True, sort=TOKEN),
)
DONE: Final[i64] = VOCABULARY.action("done")
QUIET: Final[i64] = VOCABULARY.action("quiet")  # done for the rest of the round

# What is told.

DIE_MOVED: Final[i64] = VOCABULARY.fact(
    "die",
    Die("die", _DICE, spoken_as="pieces"),
    Rolled("value", at=4, spoken_as=SILENT),
    DicePlace("from", place_name),
    DicePlace("to", place_name),
    sentence=_moved,
    says=DEEDS,
)
_ROLL: Final = (Die("die", _DICE, spoken_as="pieces"), _VALUE, DicePlace("at", place_name))
ROLLED: Final[i64] = VOCABULARY.fact("roll", *_ROLL)
TURNED: Final[i64] = VOCABULARY.fact("turn", *_ROLL)  # to a value without a roll
SEEDS_MOVED: Final[i64] = VOCABULARY.fact(
    "seeds",
    Seeds("count", spoken_as="pieces"),
    DicePlace("from", seed_place_name),
    DicePlace("to", seed_place_name),
    sentence=_moved,
    says=DEEDS,
)
GOLD_MOVED: Final[i64] = VOCABULARY.fact(["gold", "paid"], SEAT, Amount("amount"), which=by_sign(2))
POINTS_GAINED: Final[i64] = VOCABULARY.fact("points", SEAT, Amount("amount"))
INGREDIENT_MOVED: Final[i64] = VOCABULARY.fact(
    ["ingredient-back", "ingredient"],
    SEAT,
    Names("ingredient", INGREDIENT_NAMES, "dice-ingredient"),
    which=by_cell(3),
)
TOKEN_GAINED: Final[i64] = VOCABULARY.fact(
    "token",
    SEAT,
    Names("token", TOKEN_NAMES, "dice-token", secret=True, veiled="dice-token-hidden"),
    Number("paid"),
)
TOKEN_PLAYED: Final[i64] = VOCABULARY.fact("token-played", SEAT, Names("token", TOKEN_NAMES, "dice-token"))
MARKED: Final[i64] = VOCABULARY.fact(
    ["blocked", "protected"],
    SEAT,
    _DIE,
    Number("value", at=4, spoken_as=SILENT),
    which=lambda record: 1 if record[3] == PROTECTED else 0,
)
BUILDING_SHUT: Final[i64] = VOCABULARY.fact("shut", SEAT, Names("building", BUILDING_NAMES, "dice-building"))
RECIPE_CLOSED: Final[i64] = VOCABULARY.fact("closed", _RECIPE)
BREWED: Final[i64] = VOCABULARY.fact("brewed", SEAT, _RECIPE)
TURNED_UP: Final[i64] = VOCABULARY.fact("turned-up", _RECIPE, Number("place", 1))
PASSED: Final[i64] = VOCABULARY.fact("passed", SEAT)
ROUND_BEGUN: Final[i64] = VOCABULARY.fact("round", Number("round"), Names("season", SEASONS), heading=True)
PHASE_BEGUN: Final[i64] = VOCABULARY.fact("phase", Names("phase", PHASE_NAMES), heading=True)
FIRST_SEAT: Final[i64] = VOCABULARY.fact("first", SEAT)
GAME_ENDED: Final[i64] = VOCABULARY.fact("end", heading=True)
