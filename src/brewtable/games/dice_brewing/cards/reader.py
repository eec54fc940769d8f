"""Deck files: reading, checking and writing a deck of Dice Brewing.

A deck file is TOML. It holds the 30 recipes, the prices and the numbers printed on the player
board, so that a corrected or a home-made deck needs no change in the rules. A file with mistakes
is refused with all of them named at once.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Final

from brewtable.games.dice_brewing.cards.deck import (
    BLOCKING,
    DEPARTMENT_KEYS,
    FAST_SPACES,
    GAME,
    OPENS_KEYS,
    RECIPE_COLOURS,
    SCHOOL_SPACES,
    SEATS,
    STYLES,
    Box,
    Deck,
    Extra,
    Prices,
    Recipe,
    Reward,
    Spaces,
)
from brewtable.games.dice_brewing.rules.material import (
    COLOUR_NAMES,
    DICE_OF,
    EXTRA_BLUE,
    EXTRA_NAMES,
    INGREDIENT_NAMES,
    LAST_ROUND,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    MOST_SEATS,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    RECIPES,
    SPACE_NAMES,
    SPACES,
    TOKEN_NAMES,
)
from brewtable.kernel.deckfile import (
    MISSING,
    SLUG,
    DeckError,
    DeckReader,
    Missing,
    at,
    load_toml,
    show,
)
from brewtable.kernel.housedecks import HouseDeck, house_decks_in
from brewtable.kernel.message import Argument, Message, Phrase

PIPS: Final = 6
STARTERS: Final = 4
STYLE_LEVELS: Final = LEVEL_NAMES[:3]  # one recipe of each for every style
EXPERIMENTAL: Final = 3
RECIPES_OF_LEVEL: Final = (STYLES, STYLES, STYLES, RECIPES - 3 * STYLES)
MOST_GOLD: Final = 20
MOST_POINTS: Final = 20
MOST_SEEDS: Final = 31  # in the box
MOST_OF_A_KIND: Final = 9  # ingredients and tokens in the box
MOST_SUM: Final = 20  # of the dice at the school

_TABLES: Final = ("deck", "box", "start", "players", "market", "black-market", "spaces", "recipe")
_BOX_KEYS: Final = ("dice", "seeds", "ingredients", "tokens", "blocking")
_START_KEYS: Final = ("seeds", "gold")
_PLAYERS_KEYS: Final = ("open", "end")
_MARKET_KEYS: Final = ("price", "discounts")
_DISCOUNT_KEYS: Final = ("of", "blue", "off")
_SPACES_KEYS: Final = ("fast", "school", "department", "opens")
_RECIPE_KEYS: Final = ("id", "name", "style", "level", "needs", "reward", "extras")
_PREMIUM_KEYS: Final = ("gold", "points")
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


@cache
def house_decks() -> list[HouseDeck[Deck]]:
    """The decks that come with brewtable: the one played with now, then those it replaced."""
    return house_decks_in(os.path.dirname(__file__), read_deck)


def house_deck() -> Deck:
    return house_decks()[0].deck()


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
        counts = self.counts(players.get(key, MISSING), f"[players] {key}", SEATS, 1, high)
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
        least = self.counts(spaces.get("fast", MISSING), "[spaces] fast", FAST_SPACES, 1, PIPS)
        for name, pips in zip(FAST_SPACES, least):
            fast[SPACE_NAMES.index(name)] = pips
        school = self.table(spaces.get("school", MISSING), "[spaces] school", SCHOOL_SPACES)
        for name in SCHOOL_SPACES:
            high = MOST_SUM if name == SCHOOL_SPACES[-1] else PIPS  # only the last one takes several dice
            pips = self.number(school.get(name, MISSING), f"[spaces] school {name}", 1, high)
            entry[SPACE_NAMES.index(name)] = pips
        where = "[spaces] department"
        department = self.counts(spaces.get("department", MISSING), where, DEPARTMENT_KEYS, 1, MOST_GOLD)
        opens = self.counts(spaces.get("opens", MISSING), "[spaces] opens", OPENS_KEYS, 1, LAST_ROUND)
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
