"""The recipes of Dice Brewing, and a deck of them as the rules use it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules.material import (
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    DICE_OF,
    EXTRA_BLUE,
    EXTRA_NAMES,
    EXTRAS,
    INGREDIENT_NAMES,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    NEEDS,
    NO_COLOUR,
    RECIPES,
    SCHOOL,
    SPACE_NAMES,
    TOKEN_NAMES,
    building_of,
)
from brewtable.kernel.deckfile import Head, play_hash

GAME: Final = "dice-brewing"
STYLES: Final = 8
BLOCKING: Final = 5
RECIPE_COLOURS: Final = COLOUR_NAMES[:MALT_AND_HOPS]
DISCOUNT_COLUMNS: Final = 3
DEPARTMENT_KEYS: Final = ("seeds", "gold-for-black", "gold-for-blue")
SEATS: Final = ("2", "3", "4")
FAST_SPACES: Final = tuple(name for space, name in enumerate(SPACE_NAMES) if building_of(space) != SCHOOL)
SCHOOL_SPACES: Final = tuple(name for space, name in enumerate(SPACE_NAMES) if building_of(space) == SCHOOL)
OPENS_KEYS: Final = (*BUILDING_NAMES, "market", "black-market")


class Reward:
    """What brewing a recipe brings besides its mastery point."""

    def __init__(self, gold: int, points: int, token: bool, die: int) -> None:
        self.gold: Final = gold
        self.points: Final = points
        self.token: Final = token
        self.die: Final = die


class Extra:
    """The premium for one extra; `least` is the value a blue die must show for it."""

    def __init__(self, extra: int, gold: int, points: int, least: int) -> None:
        self.extra: Final = extra
        self.gold: Final = gold
        self.points: Final = points
        self.least: Final = least


class Recipe:
    """One recipe card as read from a file."""

    def __init__(
        self,
        id: str,
        name: str,
        style: str,
        level: int,
        starter: bool,
        needs: list[int],
        reward: Reward,
        extras: list[Extra],
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.style: Final = style
        self.level: Final = level
        self.starter: Final = starter
        self.needs: Final = needs
        self.reward: Final = reward
        self.extras: Final = extras


class Box:
    """How much there is of everything that is counted, and how long a game lasts."""

    def __init__(
        self,
        seeds: int,
        ingredients: int,
        tokens: int,
        start_seeds: int,
        start_gold: int,
        open_count: list[int],
        end_count: list[int],
    ) -> None:
        self.seeds: Final = seeds
        self.ingredients: Final = ingredients
        self.tokens: Final = tokens
        self.start_seeds: Final = start_seeds
        self.start_gold: Final = start_gold
        self.open_count: Final = open_count
        self.end_count: Final = end_count


class Prices:
    """What the two markets ask for; discounts are rows of ingredient, blue value, gold off."""

    def __init__(self, ingredient_price: list[int], token_price: list[int], discounts: list[int]) -> None:
        self.ingredient_price: Final = ingredient_price
        self.token_price: Final = token_price
        self.discounts: Final = discounts


class Spaces:
    """The numbers on the player board."""

    def __init__(self, fast: list[int], entry: list[int], department: list[int], opens: list[int]) -> None:
        self.fast: Final = fast
        self.entry: Final = entry
        self.department: Final = department
        self.opens: Final = opens  # the buildings, market, black market


class Deck:
    """A checked deck, packed for the rules. Shared by all positions and never changed."""

    def __init__(self, head: Head, box: Box, prices: Prices, spaces: Spaces, recipes: list[Recipe]) -> None:
        self.name: Final = head.name
        self.title: Final = head.title
        self.note: Final = head.note
        self.ids: Final[list[str]] = [recipe.id for recipe in recipes]
        self.names: Final[list[str]] = [recipe.name for recipe in recipes]
        self.numbers: Final[dict[str, int]] = {recipe.id: n for n, recipe in enumerate(recipes)}
        self.styles: Final[list[str]] = [recipe.style for recipe in recipes]
        self.levels: Final = vec[i64]([recipe.level for recipe in recipes])
        self.starters: Final = vec[i64]([n for n, recipe in enumerate(recipes) if recipe.starter])
        # By card, colour and place: the least values of a colour, highest first, then zeros.
        self.needs: Final = vec[i64]([least for recipe in recipes for least in recipe.needs])
        self.reward_gold: Final = vec[i64]([recipe.reward.gold for recipe in recipes])
        self.reward_points: Final = vec[i64]([recipe.reward.points for recipe in recipes])
        self.reward_token: Final = vec[i64]([int(recipe.reward.token) for recipe in recipes])
        self.reward_die: Final = vec[i64]([recipe.reward.die for recipe in recipes])
        self.offered: Final = vec[i64](_offered(recipes))
        self.premium_gold: Final = vec[i64](_premiums(recipes, "gold"))
        self.premium_points: Final = vec[i64](_premiums(recipes, "points"))
        self.blue_least: Final = vec[i64](_blue_least(recipes))
        self.ingredient_price: Final = vec[i64](prices.ingredient_price)
        self.token_price: Final = vec[i64](prices.token_price)
        # Rows of ingredient, least blue value, gold off; of an ingredient, the best one first.
        self.discounts: Final = vec[i64](prices.discounts)
        self.fast: Final = vec[i64](spaces.fast)
        self.entry: Final = vec[i64](spaces.entry)
        self.department_seeds: Final[i64] = spaces.department[0]
        self.gold_for_black: Final[i64] = spaces.department[1]
        self.gold_for_blue: Final[i64] = spaces.department[2]
        self.opens: Final = vec[i64](spaces.opens[:BUILDINGS])
        self.market_opens: Final[i64] = spaces.opens[BUILDINGS]
        self.black_market_opens: Final[i64] = spaces.opens[BUILDINGS + 1]
        self.seeds: Final[i64] = box.seeds
        self.ingredients: Final[i64] = box.ingredients
        self.tokens: Final[i64] = box.tokens
        self.start_seeds: Final[i64] = box.start_seeds
        self.start_gold: Final[i64] = box.start_gold
        self.open_count: Final = vec[i64](box.open_count)  # by number of players
        self.end_count: Final = vec[i64](box.end_count)
        self.hash: Final = _hash(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.hash)

    def to_data(self) -> dict[str, object]:
        """The deck as plain data in the shape of its file."""
        opens = [*self.opens, self.market_opens, self.black_market_opens]
        department = [self.department_seeds, self.gold_for_black, self.gold_for_blue]
        return {
            "deck": {"game": GAME, "name": self.name, "title": self.title, "note": self.note},
            "box": {
                "dice": dict(zip(COLOUR_NAMES, DICE_OF)),
                "seeds": int(self.seeds),
                "ingredients": int(self.ingredients),
                "tokens": int(self.tokens),
                "blocking": BLOCKING,
            },
            "start": {"seeds": int(self.start_seeds), "gold": int(self.start_gold)},
            "players": {
                "open": {seats: int(self.open_count[int(seats)]) for seats in SEATS},
                "end": {seats: int(self.end_count[int(seats)]) for seats in SEATS},
            },
            "market": {
                "price": {n: int(self.ingredient_price[i]) for i, n in enumerate(INGREDIENT_NAMES)},
                "discounts": self._discounts_data(),
            },
            "black-market": {"price": {name: int(self.token_price[t]) for t, name in enumerate(TOKEN_NAMES)}},
            "spaces": {
                "fast": {name: int(self.fast[SPACE_NAMES.index(name)]) for name in FAST_SPACES},
                "school": {name: int(self.entry[SPACE_NAMES.index(name)]) for name in SCHOOL_SPACES},
                "department": {key: int(n) for key, n in zip(DEPARTMENT_KEYS, department)},
                "opens": {key: int(n) for key, n in zip(OPENS_KEYS, opens)},
            },
            "recipe": [self.recipe_data(card) for card in range(RECIPES)],
        }

    def _discounts_data(self) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = []
        for row in range(0, len(self.discounts), DISCOUNT_COLUMNS):
            of = INGREDIENT_NAMES[self.discounts[row]]
            blue, off = int(self.discounts[row + 1]), int(self.discounts[row + 2])
            rows.append({"of": of, "blue": blue, "off": off})
        return rows

    def recipe_data(self, card: int) -> dict[str, object]:
        """One recipe as plain data in the shape of its file."""
        data: dict[str, object] = {
            "id": self.ids[card],
            "name": self.names[card],
            "style": self.styles[card],
            "level": LEVEL_NAMES[self.levels[card]],
        }
        if card in list(self.starters):
            data["starter"] = True
        data["needs"] = self._needs_data(card)
        data["reward"] = self._reward_data(card)
        data["extras"] = {
            EXTRA_NAMES[extra]: self._extra_data(card, extra)
            for extra in range(EXTRAS)
            if self.offered[card] >> extra & 1
        }
        return data

    def _needs_data(self, card: int) -> dict[str, list[int]]:
        """Least values by colour, lowest first as cards show them."""
        needs: dict[str, list[int]] = {}
        for colour, name in enumerate(RECIPE_COLOURS):
            start = (card * MALT_AND_HOPS + colour) * NEEDS
            values = sorted(int(least) for least in self.needs[start : start + NEEDS] if least)
            if values:
                needs[name] = values
        return needs

    def _reward_data(self, card: int) -> dict[str, object]:
        data: dict[str, object] = {}
        if self.reward_die[card] != NO_COLOUR:
            data["die"] = COLOUR_NAMES[self.reward_die[card]]
        if self.reward_token[card]:
            data["token"] = True
        if self.reward_gold[card]:
            data["gold"] = int(self.reward_gold[card])
        if self.reward_points[card]:
            data["points"] = int(self.reward_points[card])
        return data

    def _extra_data(self, card: int, extra: int) -> dict[str, int]:
        place = card * EXTRAS + extra
        if self.premium_gold[place]:
            data = {"gold": int(self.premium_gold[place])}
        else:
            data = {"points": int(self.premium_points[place])}
        if extra == EXTRA_BLUE and self.blue_least[card] > 1:
            data["least"] = int(self.blue_least[card])
        return data


def _offered(recipes: list[Recipe]) -> list[int]:
    """The set of extras of each recipe."""
    sets = []
    for recipe in recipes:
        offered = 0
        for extra in recipe.extras:
            offered |= 1 << extra.extra
        sets.append(offered)
    return sets


def _premiums(recipes: list[Recipe], kind: str) -> list[int]:
    """Premiums in gold or in points, by recipe and extra."""
    premiums = [0] * (len(recipes) * EXTRAS)
    for number, recipe in enumerate(recipes):
        for extra in recipe.extras:
            premium = extra.gold if kind == "gold" else extra.points
            premiums[number * EXTRAS + extra.extra] = premium
    return premiums


def _blue_least(recipes: list[Recipe]) -> list[int]:
    least = [1] * len(recipes)
    for number, recipe in enumerate(recipes):
        for extra in recipe.extras:
            if extra.extra == EXTRA_BLUE:
                least[number] = extra.least
    return least


def _hash(deck: Deck) -> str:
    """A name for all that changes play, and nothing else: what recipes are called is left out."""
    data = deck.to_data()
    data["recipe"] = [_nameless(deck.recipe_data(card)) for card in range(RECIPES)]
    return play_hash(data)


def _nameless(recipe: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in recipe.items() if key != "name"}
