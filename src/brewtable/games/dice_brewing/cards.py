"""Recipes and deck files: reading, checking and writing a deck of Dice Brewing.

A deck file is TOML. It holds the 30 recipes, the prices and the numbers printed on the player
board, so that a corrected or a home-made deck needs no change in the rules. A file with mistakes
is refused with all of them named at once.
"""

import os
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.material import (
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    DICE_OF,
    EXTRA_BLUE,
    EXTRA_NAMES,
    EXTRAS,
    INGREDIENT_NAMES,
    LAST_ROUND,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    MOST_SEATS,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    RECIPES,
    SCHOOL,
    SPACE_NAMES,
    SPACES,
    TOKEN_NAMES,
    building_of,
)
from brewtable.kernel.deckfile import (
    MISSING,
    SLUG,
    DeckError,
    DeckReader,
    Head,
    Missing,
    at,
    load_toml,
    play_hash,
    show,
    to_toml,
)
from brewtable.kernel.message import Argument, Message, Phrase

__all__ = ["Deck", "DeckError", "deck_from_data", "deck_to_toml", "house_deck", "read_deck"]

GAME: Final = "dice-brewing"
PIPS: Final = 6
STARTERS: Final = 4
STYLES: Final = 8
STYLE_LEVELS: Final = LEVEL_NAMES[:3]  # one recipe of each for every style
EXPERIMENTAL: Final = 3
RECIPES_OF_LEVEL: Final = (STYLES, STYLES, STYLES, RECIPES - 3 * STYLES)
MOST_GOLD: Final = 20
MOST_POINTS: Final = 20
MOST_SEEDS: Final = 31  # in the box
MOST_OF_A_KIND: Final = 9  # ingredients and tokens in the box
MOST_SUM: Final = 20  # of the dice at the school
BLOCKING: Final = 5
RECIPE_COLOURS: Final = COLOUR_NAMES[:MALT_AND_HOPS]
DISCOUNT_COLUMNS: Final = 3

_TABLES: Final = ("deck", "box", "start", "players", "market", "black-market", "spaces", "recipe")
_BOX_KEYS: Final = ("dice", "seeds", "ingredients", "tokens", "blocking")
_START_KEYS: Final = ("seeds", "gold")
_PLAYERS_KEYS: Final = ("open", "end")
_MARKET_KEYS: Final = ("price", "discounts")
_DISCOUNT_KEYS: Final = ("of", "blue", "off")
_SPACES_KEYS: Final = ("fast", "school", "department", "opens")
_DEPARTMENT_KEYS: Final = ("seeds", "gold-for-black", "gold-for-blue")
_RECIPE_KEYS: Final = ("id", "name", "style", "level", "needs", "reward", "extras")
_PREMIUM_KEYS: Final = ("gold", "points")
_SEATS: Final = ("2", "3", "4")
_FAST_SPACES: Final = tuple(name for space, name in enumerate(SPACE_NAMES) if building_of(space) != SCHOOL)
_SCHOOL_SPACES: Final = tuple(name for space, name in enumerate(SPACE_NAMES) if building_of(space) == SCHOOL)
_OPENS_KEYS: Final = (*BUILDING_NAMES, "market", "black-market")
_REWARDS: Final = (
    ("gold",),
    ("points",),
    ("token",),
    ("gold", "token"),
    ("die",),
    ("die", "gold"),
)
_REWARD_KEYS: Final = ("gold", "points", "token", "die")
_NO_LEVEL: Final = -1


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
                "open": {seats: int(self.open_count[int(seats)]) for seats in _SEATS},
                "end": {seats: int(self.end_count[int(seats)]) for seats in _SEATS},
            },
            "market": {
                "price": {n: int(self.ingredient_price[i]) for i, n in enumerate(INGREDIENT_NAMES)},
                "discounts": self._discounts_data(),
            },
            "black-market": {"price": {name: int(self.token_price[t]) for t, name in enumerate(TOKEN_NAMES)}},
            "spaces": {
                "fast": {name: int(self.fast[SPACE_NAMES.index(name)]) for name in _FAST_SPACES},
                "school": {name: int(self.entry[SPACE_NAMES.index(name)]) for name in _SCHOOL_SPACES},
                "department": {key: int(n) for key, n in zip(_DEPARTMENT_KEYS, department)},
                "opens": {key: int(n) for key, n in zip(_OPENS_KEYS, opens)},
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
        needs = {}
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


def read_deck(path: str | os.PathLike[str]) -> Deck:
    """Read and check a deck file."""
    return deck_from_data(load_toml(path), os.fspath(path))


def deck_from_data(data: Mapping[str, object], source: str) -> Deck:
    """Check a deck given as plain data; `source` names it in error messages."""
    reader = _Reader(source)
    tables = reader.table(data, "file", _TABLES)
    head = reader.head(tables.get("deck", MISSING), GAME)
    box = reader.box(tables)
    prices = reader.prices(tables)
    spaces = reader.spaces(tables.get("spaces", MISSING))
    recipes = reader.recipes(tables.get("recipe", MISSING))
    if reader.problems:
        raise DeckError(reader.problems)
    return Deck(head, box, prices, spaces, recipes)


def deck_to_toml(deck: Deck) -> str:
    """The text of a deck file that reads back to the same deck."""
    return to_toml(deck.to_data())


_house: Deck | None = None


def house_deck() -> Deck:
    """The deck that comes with brewtable."""
    global _house
    if _house is None:
        _house = read_deck(os.path.join(os.path.dirname(__file__), "house.toml"))
    return _house


class _Reader(DeckReader):
    """Reads the tables of a Dice Brewing deck."""

    def fixed(self, value: object, where: Phrase, number: int) -> None:
        """A number that stands in the file to be seen, and that the rules rely on."""
        if isinstance(value, Missing) or (isinstance(value, int) and value == number):
            return
        self.wrong(where, Message("dice-deck-fixed", {"right": number, "value": show(value)}))

    def box(self, tables: dict[str, object]) -> Box:
        box = self.table(tables.get("box", MISSING), "[box]", _BOX_KEYS)
        dice = self.table(box.get("dice", MISSING), "[box] dice", COLOUR_NAMES)
        for colour, name in enumerate(COLOUR_NAMES):
            self.fixed(dice.get(name, MISSING), f"[box] dice {name}", DICE_OF[colour])
        self.fixed(box.get("blocking", MISSING), "[box] blocking", BLOCKING)
        ingredients = self.number(box.get("ingredients", MISSING), "[box] ingredients", 1, MOST_OF_A_KIND)
        tokens = self.number(box.get("tokens", MISSING), "[box] tokens", 1, MOST_OF_A_KIND)
        start = self.table(tables.get("start", MISSING), "[start]", _START_KEYS)
        seeds, start_seeds = self.seeds(box.get("seeds", MISSING), start.get("seeds", MISSING))
        start_gold = self.number(start.get("gold", MISSING), "[start] gold", 0, MOST_GOLD)
        players = self.table(tables.get("players", MISSING), "[players]", _PLAYERS_KEYS)
        open_count = self.by_seats(players, "open", OPEN_SPACES)
        end_count = self.by_seats(players, "end", RECIPES)
        return Box(seeds, ingredients, tokens, start_seeds, start_gold, open_count, end_count)

    def seeds(self, in_box: object, each: object) -> tuple[int, int]:
        """The seeds in the box, and those each player starts with."""
        known = len(self.problems)
        seeds = self.number(in_box, "[box] seeds", 1, MOST_SEEDS)
        start_seeds = self.number(each, "[start] seeds", 0, MOST_SEEDS)
        fine = not isinstance(in_box, Missing) and len(self.problems) == known
        if fine and start_seeds * MOST_SEATS > seeds:
            shares: dict[str, Argument] = {"players": MOST_SEATS, "each": start_seeds, "seeds": seeds}
            self.wrong("[start] seeds", Message("dice-deck-seeds", shares))
        return seeds, start_seeds

    def by_seats(self, players: dict[str, object], key: str, high: int) -> list[int]:
        counts = self.counts(players.get(key, MISSING), f"[players] {key}", _SEATS, 1, high)
        return [0, 0, *counts]

    def prices(self, tables: dict[str, object]) -> Prices:
        market = self.table(tables.get("market", MISSING), "[market]", _MARKET_KEYS)
        known = len(self.problems)
        where = "[market] price"
        ingredients = self.counts(market.get("price", MISSING), where, INGREDIENT_NAMES, 1, MOST_GOLD)
        if "price" not in market or len(self.problems) > known:
            ingredients = [MOST_GOLD + 1] * len(INGREDIENT_NAMES)  # so that discounts are not blamed for it
        discounts = self.discounts(market.get("discounts", MISSING), ingredients)
        black_market = self.table(tables.get("black-market", MISSING), "[black-market]", ("price",))
        where = "[black-market] price"
        tokens = self.counts(black_market.get("price", MISSING), where, TOKEN_NAMES, 1, MOST_GOLD)
        return Prices(ingredients, tokens, discounts)

    def discounts(self, value: object, prices: list[int]) -> list[int]:
        """Rows of ingredient, least blue value, gold off; of an ingredient, the best one first."""
        if isinstance(value, list) and not value:
            return []
        right = Message("dice-deck-discounts-form")
        found: dict[tuple[int, int], int] = {}
        for number, row in enumerate(self.rows(value, "[market] discounts", right), 1):
            self.discount(row, f"[market] discounts row {number}", prices, found)
        self.rising(found)
        packed: list[int] = []
        for ingredient, blue in sorted(found, key=lambda pair: (pair[0], -pair[1])):
            packed += [ingredient, blue, found[ingredient, blue]]
        return packed

    def discount(self, row: object, where: str, prices: list[int], found: dict[tuple[int, int], int]) -> None:
        """Adds one row to the discounts found so far, by ingredient and blue value."""
        table = self.table(row, where, _DISCOUNT_KEYS)
        of = self.choice(
            table.get("of", MISSING), at(where, " of"), Message("dice-deck-what-ingredient"), INGREDIENT_NAMES
        )
        blue = self.number(table.get("blue", MISSING), f"{where} blue", 1, PIPS)
        off = self.number(table.get("off", MISSING), f"{where} off", 1, MOST_GOLD)
        if of is None or len(table) < len(_DISCOUNT_KEYS):
            return
        ingredient = INGREDIENT_NAMES.index(of)
        if off >= prices[ingredient]:
            self.wrong(f"{where} off", Message("dice-deck-off", {"price": prices[ingredient]}))
        if (ingredient, blue) in found:
            self.wrong(where, Message("dice-deck-discount-twice", {"ingredient": of, "blue": blue}))
        found[ingredient, blue] = off

    def rising(self, found: dict[tuple[int, int], int]) -> None:
        """The higher a blue die, the more it must take off."""
        for (ingredient, blue), off in found.items():
            lower = [value for (of, value) in found if of == ingredient and value < blue]
            if lower and found[ingredient, max(lower)] >= off:
                what = Message("dice-deck-rising", {"blue": blue, "lower": max(lower)})
                self.wrong(f"[market] discounts of {INGREDIENT_NAMES[ingredient]}", what)

    def spaces(self, value: object) -> Spaces:
        spaces = self.table(value, "[spaces]", _SPACES_KEYS)
        fast = [0] * SPACES
        entry = [0] * SPACES
        least = self.counts(spaces.get("fast", MISSING), "[spaces] fast", _FAST_SPACES, 1, PIPS)
        for name, pips in zip(_FAST_SPACES, least):
            fast[SPACE_NAMES.index(name)] = pips
        school = self.table(spaces.get("school", MISSING), "[spaces] school", _SCHOOL_SPACES)
        for name in _SCHOOL_SPACES:
            high = MOST_SUM if name == _SCHOOL_SPACES[-1] else PIPS  # only the last one takes several dice
            pips = self.number(school.get(name, MISSING), f"[spaces] school {name}", 1, high)
            entry[SPACE_NAMES.index(name)] = pips
        where = "[spaces] department"
        department = self.counts(spaces.get("department", MISSING), where, _DEPARTMENT_KEYS, 1, MOST_GOLD)
        opens = self.counts(spaces.get("opens", MISSING), "[spaces] opens", _OPENS_KEYS, 1, LAST_ROUND)
        return Spaces(fast, entry, department, opens)

    def recipes(self, value: object) -> list[Recipe]:
        rows = self.rows(value, "[[recipe]]", Message("dice-deck-recipes-form", {"count": RECIPES}))
        recipes = []
        ids: dict[str, int] = {}
        names: dict[str, int] = {}
        for number, row in enumerate(rows, 1):
            recipe = self.recipe(row, number)
            self.once(recipe.id, ids, "id", number)
            self.once(recipe.name, names, "name", number)
            recipes.append(recipe)
        if rows:
            self.stock(recipes)
        return recipes

    def once(self, text: str, first: dict[str, int], field: str, number: int) -> None:
        if text in first:
            what = Message(f"dice-deck-{field}-twice", {"number": first[text]})
            place: dict[str, Argument] = {"recipe": show(text), "field": field, "number": number}
            self.wrong(Message("dice-deck-place", place), what)
        elif text:
            first[text] = number

    def stock(self, recipes: list[Recipe]) -> None:
        """How many recipes there are, in all and of each kind."""
        if len(recipes) != RECIPES:
            self.wrong("[[recipe]]", Message("dice-deck-count", {"found": len(recipes), "right": RECIPES}))
        starters = sum(1 for recipe in recipes if recipe.starter)
        if starters != STARTERS:
            numbers: dict[str, Argument] = {"found": starters, "right": STARTERS}
            self.wrong("[[recipe]]", Message("dice-deck-starters", numbers))
        if any(recipe.level == _NO_LEVEL or not recipe.style for recipe in recipes):
            return  # the shares are only right or wrong once each recipe has its place
        for level, name in enumerate(LEVEL_NAMES):
            number = sum(1 for recipe in recipes if recipe.level == level)
            if number != RECIPES_OF_LEVEL[level]:
                share: dict[str, Argument] = {"found": number, "right": RECIPES_OF_LEVEL[level]}
                self.wrong("[[recipe]]", Message("dice-deck-share", {"level": name, **share}))
        self.styles([recipe for recipe in recipes if recipe.level != EXPERIMENTAL])

    def styles(self, recipes: list[Recipe]) -> None:
        styles = list(dict.fromkeys(recipe.style for recipe in recipes))
        for style in styles:
            for level, name in enumerate(STYLE_LEVELS):
                number = sum(1 for recipe in recipes if recipe.style == style and recipe.level == level)
                if number != 1:
                    what = Message("dice-deck-style-share", {"found": number, "level": name})
                    self.wrong(Message("dice-deck-style", {"style": style}), what)

    def recipe(self, row: object, number: int) -> Recipe:
        where = _recipe_place(row, number)
        table = self.table(row, where, _RECIPE_KEYS, ("starter",))
        id = self.slug(table.get("id", MISSING), at(where, " id"), "mass-lager")
        name = self.line(table.get("name", MISSING), at(where, " name"))
        style = self.slug(table.get("style", MISSING), at(where, " style"), "lager")
        level_name = self.choice(
            table.get("level", MISSING), at(where, " level"), Message("dice-deck-what-level"), LEVEL_NAMES
        )
        level = _NO_LEVEL if level_name is None else LEVEL_NAMES.index(level_name)
        starter = table.get("starter", False)
        if not isinstance(starter, bool):
            self.not_such(at(where, " starter"), Message("dice-deck-true-or-false"), starter)
        needs = self.needs(table.get("needs", MISSING), at(where, " needs"))
        reward = self.reward(table.get("reward", MISSING), at(where, " reward"))
        extras = self.extras(table.get("extras", MISSING), at(where, " extras"))
        return Recipe(id, name, style, level, starter is True, needs, reward, extras)

    def needs(self, value: object, where: Phrase) -> list[int]:
        """The least values of each colour, highest first, filled up with zeros."""
        packed = [0] * (MALT_AND_HOPS * NEEDS)
        table = self.mapping(value, where, Message("dice-deck-needs-form"))
        if not table and isinstance(value, Mapping):
            self.wrong(where, Message("dice-deck-no-colour"))
        for key, item in table.items():
            name = self.choice(key, where, Message("dice-deck-what-malt"), RECIPE_COLOURS)
            here = at(where, f".{key}")
            rows = self.rows(item, here, Message("dice-deck-values-form"))
            values = [self.number(row, here, 1, PIPS) for row in rows]
            if len(values) > NEEDS:
                self.wrong(here, Message("dice-deck-many-dice", {"found": len(values), "most": NEEDS}))
            elif name is not None:
                start = RECIPE_COLOURS.index(name) * NEEDS
                packed[start : start + len(values)] = sorted(values, reverse=True)
        return packed

    def reward(self, value: object, where: Phrase) -> Reward:
        known = len(self.problems)
        table = self.table(value, where, (), _REWARD_KEYS)
        gold = self.bonus(table, where, "gold", MOST_GOLD)
        points = self.bonus(table, where, "points", MOST_POINTS)
        if "token" in table and table["token"] is not True:
            self.not_such(at(where, " token"), Message("dice-deck-true-or-nothing"), table["token"])
        die = NO_COLOUR
        if "die" in table:
            colour = self.choice(
                table["die"], at(where, " die"), Message("dice-deck-what-colour"), COLOUR_NAMES
            )
            die = NO_COLOUR if colour is None else COLOUR_NAMES.index(colour)
        fine = isinstance(value, Mapping) and len(self.problems) == known
        if fine and tuple(sorted(table)) not in _REWARDS:
            self.not_such(where, Message("dice-deck-rewards"), value)
        return Reward(gold, points, "token" in table, die)

    def bonus(self, table: dict[str, object], where: Phrase, key: str, high: int) -> int:
        return self.number(table[key], at(where, f" {key}"), 1, high) if key in table else 0

    def extras(self, value: object, where: Phrase) -> list[Extra]:
        extras = []
        right = Message("dice-deck-extras-form")
        for key, premium in self.mapping(value, where, right).items():
            name = self.choice(key, where, Message("dice-deck-what-extra"), EXTRA_NAMES)
            if name is not None:
                extras.append(self.extra(EXTRA_NAMES.index(name), premium, at(where, f".{name}")))
        return extras

    def extra(self, extra: int, value: object, where: Phrase) -> Extra:
        known = len(self.problems)
        keys = (*_PREMIUM_KEYS, "least") if extra == EXTRA_BLUE else _PREMIUM_KEYS
        table = self.table(value, where, (), keys)
        gold = self.bonus(table, where, "gold", MOST_GOLD)
        points = self.bonus(table, where, "points", MOST_POINTS)
        least = self.number(table.get("least", 1), at(where, " least"), 1, PIPS)
        if len(self.problems) == known and ("gold" in table) == ("points" in table):
            self.wrong(where, Message("dice-deck-premium", {"value": show(value)}))
        return Extra(extra, gold, points, least)


def _recipe_place(row: object, number: int) -> Phrase:
    """How messages name a recipe: by its id, or by its place in the file."""
    if isinstance(row, Mapping):
        id = row.get("id")
        if isinstance(id, str) and SLUG.fullmatch(id):
            return f"recipe {id}"
    return Message("dice-deck-recipe-nth", {"number": number})


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
