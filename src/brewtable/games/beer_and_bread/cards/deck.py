"""Cards and deck files: reading, checking and writing a deck of Beer & Bread.

A deck file is TOML. It holds the 60 cards and the numbers printed on the board and on the
upgrades, so that a corrected or a home-made deck needs no change in the rules. A file with
mistakes is refused with all of them named at once.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import (
    BANDS,
    CARDS,
    E_2B,
    E_4C,
    E_4D,
    E_4E,
    E_6A,
    E_6I,
    EFFECT_NAMES,
    EFFECT_SIGNS,
    EFFECTS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    NO_KIND,
    WATER,
)
from brewtable.games.beer_and_bread.rules.payments import packed
from brewtable.kernel.deckfile import (
    MISSING,
    DeckError,
    DeckReader,
    Head,
    Missing,
    at,
    load_toml,
    play_hash,
    show,
)
from brewtable.kernel.housedecks import HouseDeck, house_decks_in
from brewtable.kernel.message import Argument, Message, Phrase
from brewtable.kernel.sets import set_of

__all__ = ["Deck", "DeckError", "deck_from_data", "house_deck", "read_deck"]

GAME: Final = "beer-and-bread"
LOWEST_COINS: Final = 4
DECK_ROW: Final = 4  # a substitution of the deck: its effect, then the row that payments.py reads
HIGHEST_COINS: Final = 9
MOST_ICONS: Final = 3  # of one resource in one harvest section
MOST_STORAGE: Final = 20
MOST_TOKENS: Final = 31  # of one resource in the box
MOST_UNITS: Final = 9  # added by one storage upgrade
LEAST_PAY: Final = 2  # a substitution must cost more than it gives, or chains would never end

CROP_NAMES: Final = KIND_NAMES[1:]
SUBSTITUTIONS: Final = (E_4C, E_4D, E_4E)
BEARER_COLUMNS: Final = KINDS + 1

_TABLES: Final = ("deck", "board", "supply", "effects", "card")
_BOARD_KEYS: Final = ("storage", "fruitful", "dry")
_EFFECT_KEYS: Final = ("3A", "3B", "4C", "4D", "4E")
_RULE_KEYS: Final = ("pay", "of", "as")
_CARD_KEYS: Final = ("id", "good", "coins", "harvest", "recipe", "upgrade")
_NO_GOOD: Final = -1
_CARD_ID: Final = re.compile(r"(beer|bread)-[0-9][0-9]")


class Card:
    """One card as read from a file."""

    def __init__(
        self,
        id: str,
        good: int,
        coins: int,
        harvest: list[int],
        recipe: list[int],
        effect: int,
        effect_kind: int,
    ) -> None:
        self.id: Final = id
        self.good: Final = good
        self.coins: Final = coins
        self.harvest: Final = harvest
        self.recipe: Final = recipe
        self.effect: Final = effect
        self.effect_kind: Final = effect_kind


class Box:
    """The numbers of a deck file that stand on no card: board, tokens and upgrade effects."""

    def __init__(
        self,
        storage: int,
        fruitful: list[int],
        dry: list[int],
        supply: list[int],
        water_units: int,
        general_units: int,
        substitutions: list[int],
    ) -> None:
        self.storage: Final = storage
        self.fruitful: Final = fruitful
        self.dry: Final = dry
        self.supply: Final = supply
        self.water_units: Final = water_units
        self.general_units: Final = general_units
        self.substitutions: Final = substitutions


class Deck:
    """A checked deck, packed for the rules. Shared by all positions and never changed."""

    def __init__(self, head: Head, box: Box, cards: list[Card]) -> None:
        self.name: Final = head.name
        self.title: Final = head.title
        self.note: Final = head.note
        self.ids: Final[list[str]] = [card.id for card in cards]
        self.numbers: Final[dict[str, int]] = {card.id: n for n, card in enumerate(cards)}
        self.good: Final = vec[i64]([card.good for card in cards])
        self.coins: Final = vec[i64]([card.coins for card in cards])
        self.harvest: Final = vec[i64]([count for card in cards for count in card.harvest])
        self.recipe: Final = vec[i64]([count for card in cards for count in card.recipe])
        self.price: Final = vec[i64]([packed(vec[i64](card.recipe), 0) for card in cards])
        self.effect: Final = vec[i64]([card.effect for card in cards])
        self.effect_kind: Final = vec[i64]([card.effect_kind for card in cards])
        self.bearers: Final = vec[i64](_bearers(cards))
        self.goods: Final = vec[i64](_goods(cards))
        self.bands: Final = vec[i64]([self._in_band(band) for band in range(BANDS)])
        self.substituting: Final[i64] = _with_effects(cards, E_4C, E_4E)
        # The substitutions of each set of effects 4C to 4E, as payments.py reads them.
        self.rows: Final = vec[vec[i64]]([_rows(box.substitutions, effects) for effects in range(8)])
        self.final: Final[i64] = _with_effects(cards, E_6A, E_6I)
        self.storage: Final[i64] = box.storage
        self.fruitful: Final = vec[i64](box.fruitful)
        self.dry: Final = vec[i64](box.dry)
        self.supply: Final = vec[i64](box.supply)
        self.water_units: Final[i64] = box.water_units
        self.general_units: Final[i64] = box.general_units
        self.substitutions: Final = vec[i64](box.substitutions)  # rows of effect, pay, of, as
        self.hash: Final = play_hash(self.to_data())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.hash)

    def band(self, card: i64) -> i64:
        """The type of a card's good: 0 for 4 or 5 coins, 1 for 6 or 7, 2 for 8 or 9."""
        return (self.coins[card] - LOWEST_COINS) // 2

    def _in_band(self, band: int) -> int:
        return set_of([card for card in range(CARDS) if self.band(card) == band])

    def to_data(self) -> dict[str, object]:
        """The deck as plain data in the shape of its file."""
        return {
            "deck": {"game": GAME, "name": self.name, "title": self.title, "note": self.note},
            "board": {
                "storage": int(self.storage),
                "fruitful": _fields(self.fruitful),
                "dry": _fields(self.dry),
            },
            "supply": _named(self.supply, 0),
            "effects": self._effects_data(),
            "card": [self._card_data(card) for card in range(CARDS)],
        }

    def _effects_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "3A": {"units": int(self.water_units)},
            "3B": {"units": int(self.general_units)},
        }
        for effect in SUBSTITUTIONS:
            data[EFFECT_NAMES[effect]] = _substitution_data(self.substitutions, effect)
        return data

    def _card_data(self, card: int) -> dict[str, object]:
        upgrade = EFFECT_NAMES[self.effect[card]]
        kind = self.effect_kind[card]
        if kind != NO_KIND:
            upgrade += " " + KIND_NAMES[kind]
        return {
            "id": self.ids[card],
            "good": GOOD_NAMES[self.good[card]],
            "coins": int(self.coins[card]),
            "harvest": _named(self.harvest, card * KINDS),
            "recipe": _named(self.recipe, card * KINDS),
            "upgrade": upgrade,
        }


def read_deck(path: str | os.PathLike[str]) -> Deck:
    """Read and check a deck file."""
    return deck_from_data(load_toml(path), os.fspath(path))


def deck_from_data(data: Mapping[str, object], source: str) -> Deck:
    """Check a deck given as plain data; `source` names it in error messages."""
    reader = _Reader(source)
    tables = reader.table(data, "file", _TABLES)
    head = reader.head(tables.get("deck", MISSING), GAME)
    box = reader.box(tables)
    cards = reader.cards(tables.get("card", MISSING), box.storage)
    if reader.problems:
        raise DeckError(reader.problems)
    return Deck(head, box, cards)


@cache
def house_decks() -> list[HouseDeck[Deck]]:
    """The decks that come with brewtable: the one played with now, then those it replaced."""
    return house_decks_in(os.path.dirname(__file__), read_deck)


def house_deck() -> Deck:
    return house_decks()[0].deck()


class _Reader(DeckReader):
    """Reads the tables of a Beer & Bread deck."""

    def kind(self, value: object, where: Phrase, names: tuple[str, ...]) -> int:
        name = self.choice(value, where, Message("deck-what-resource"), names)
        return NO_KIND if name is None else KIND_NAMES.index(name)

    def amounts(self, value: object, where: Phrase, high: int) -> list[int]:
        """Numbers of some resources, at least one; those not named are 0."""
        counts = [0] * KINDS
        table = self.mapping(value, where, Message("deck-amounts-form"))
        if not table and isinstance(value, Mapping):
            self.wrong(where, Message("deck-no-resource"))
        for name, count in table.items():
            kind = self.kind(name, where, KIND_NAMES)
            if kind != NO_KIND:
                counts[kind] = self.number(count, at(where, f".{name}"), 1, high)
        return counts

    def resources(self, value: object, where: Phrase, names: tuple[str, ...], low: int) -> list[int]:
        """Numbers of exactly these resources; those not named are 0."""
        numbers = dict(zip(names, self.counts(value, where, names, low, MOST_TOKENS), strict=True))
        return [numbers.get(name, 0) for name in KIND_NAMES]

    def box(self, tables: dict[str, object]) -> Box:
        supply = self.supply(tables.get("supply", MISSING))
        board = self.table(tables.get("board", MISSING), "[board]", _BOARD_KEYS)
        storage = self.storage(board.get("storage", MISSING))
        fruitful = self.fields(board, "fruitful", supply)
        dry = self.fields(board, "dry", supply)
        effects = self.table(tables.get("effects", MISSING), "[effects]", _EFFECT_KEYS)
        water_units = self.units(effects, "3A")
        general_units = self.units(effects, "3B")
        substitutions: list[int] = []
        for effect in SUBSTITUTIONS:
            substitutions += self.substitutions(effects, effect)
        return Box(storage, fruitful, dry, supply, water_units, general_units, substitutions)

    def supply(self, value: object) -> list[int]:
        known = len(self.problems)
        supply = self.resources(value, "[supply]", KIND_NAMES, 1)
        if isinstance(value, Missing) or len(self.problems) > known:
            return [MOST_TOKENS] * KINDS  # so that the fields are not blamed for it
        return supply

    def storage(self, value: object) -> int:
        known = len(self.problems)
        storage = self.number(value, "[board] storage", 1, MOST_STORAGE)
        if isinstance(value, Missing) or len(self.problems) > known:
            return MOST_STORAGE  # so that recipes are not blamed for it
        return storage

    def fields(self, board: dict[str, object], year: str, supply: list[int]) -> list[int]:
        """Tokens on the fields in one kind of year; the river takes all the water there is."""
        where = f"[board] {year}"
        counts = self.resources(board.get(year, MISSING), where, CROP_NAMES, 0)
        for kind, name in enumerate(KIND_NAMES):
            if counts[kind] > supply[kind]:
                numbers: dict[str, Argument] = {"count": counts[kind], "supply": supply[kind]}
                self.wrong(f"{where} {name}", Message("deck-above-supply", numbers))
        counts[WATER] = supply[WATER]
        return counts

    def units(self, effects: dict[str, object], name: str) -> int:
        where = f"[effects] {name}"
        table = self.table(effects.get(name, MISSING), where, ("units",))
        return self.number(table.get("units", MISSING), f"{where} units", 1, MOST_UNITS)

    def substitutions(self, effects: dict[str, object], effect: int) -> list[int]:
        """The rules of one substitution upgrade, as rows of effect, pay, of, as."""
        name = EFFECT_NAMES[effect]
        where = f"[effects] {name}"
        right = Message("deck-substitution-form")
        rows: list[int] = []
        seen: set[tuple[int, int]] = set()
        for number, row in enumerate(self.rows(effects.get(name, MISSING), where, right), 1):
            here = f"{where} rule {number}"
            rule = self.table(row, here, _RULE_KEYS)
            pay = self.number(rule.get("pay", MISSING), f"{here} pay", LEAST_PAY, MOST_STORAGE)
            of = self.kind(rule.get("of", MISSING), f"{here} of", KIND_NAMES)
            for target in self.targets(rule.get("as", MISSING), f"{here} as", of):
                if (of, target) in seen:
                    pair = {"paid": KIND_NAMES[of], "spent_as": KIND_NAMES[target]}
                    self.wrong(here, Message("deck-pair-twice", {**pair}))
                seen.add((of, target))
                rows += [effect, pay, of, target]
        return rows

    def targets(self, value: object, where: Phrase, of: int) -> list[int]:
        kinds = []
        for name in self.rows(value, where, Message("deck-targets-form")):
            kind = self.kind(name, where, KIND_NAMES)
            if kind == NO_KIND or of == NO_KIND:
                continue
            if kind == of:
                self.wrong(where, Message("deck-itself", {"kind": KIND_NAMES[of]}))
            else:
                kinds.append(kind)
        return kinds

    def cards(self, value: object, storage: int) -> list[Card]:
        rows = self.rows(value, "[[card]]", Message("deck-cards-form", {"count": CARDS}))
        cards = []
        first: dict[str, int] = {}
        for number, row in enumerate(rows, 1):
            card = self.card(row, number, storage)
            if card.id in first:
                place: dict[str, Argument] = {"card": card.id, "number": number}
                what = Message("deck-id-twice", {"number": first[card.id]})
                self.wrong(Message("deck-place-id", place), what)
            elif card.id:
                first[card.id] = number
            cards.append(card)
        if rows:
            self.count(cards)
        return cards

    def count(self, cards: list[Card]) -> None:
        if len(cards) != CARDS:
            self.wrong("[[card]]", Message("deck-card-count", {"found": len(cards), "right": CARDS}))
        if any(card.good == _NO_GOOD for card in cards):
            return  # the shares are only right or wrong once each card has its good
        for good, name in enumerate(GOOD_NAMES):
            number = sum(1 for card in cards if card.good == good)
            if number != CARDS // GOODS:
                share: dict[str, Argument] = {"found": number, "right": CARDS // GOODS}
                self.wrong("[[card]]", Message(f"deck-{name}-count", share))

    def card(self, row: object, number: int, storage: int) -> Card:
        where = _card_place(row, number)
        table = self.table(row, where, _CARD_KEYS)
        good_name = self.choice(
            table.get("good", MISSING), at(where, " good"), Message("deck-what-good"), GOOD_NAMES
        )
        good = _NO_GOOD if good_name is None else GOOD_NAMES.index(good_name)
        id = self.card_id(table.get("id", MISSING), at(where, " id"), good_name)
        coins = self.number(table.get("coins", MISSING), at(where, " coins"), LOWEST_COINS, HIGHEST_COINS)
        harvest = self.amounts(table.get("harvest", MISSING), at(where, " harvest"), MOST_ICONS)
        recipe = self.amounts(table.get("recipe", MISSING), at(where, " recipe"), MOST_TOKENS)
        if sum(recipe) > storage:
            sizes: dict[str, Argument] = {"tokens": sum(recipe), "units": storage}
            self.wrong(at(where, " recipe"), Message("deck-recipe-size", sizes))
        effect, kind = self.upgrade(table.get("upgrade", MISSING), at(where, " upgrade"))
        return Card(id, good, coins, harvest, recipe, effect, kind)

    def card_id(self, value: object, where: Phrase, good: str | None) -> str:
        if isinstance(value, Missing):
            return ""
        if not isinstance(value, str) or not _CARD_ID.fullmatch(value):
            look: dict[str, Argument] = {"right": f'"{good or "beer"}-07"', "value": show(value)}
            self.wrong(where, Message("deck-look", look))
            return ""
        if good is not None and value.split("-")[0] != good:
            self.wrong(where, Message("deck-id-good", {"good": good}))
        return value

    def upgrade(self, value: object, where: Phrase) -> tuple[int, int]:
        """An effect and its resource, written such as "4A" or "2A wheat"."""
        if not isinstance(value, str) or len(value.split()) not in (1, 2):
            if not isinstance(value, Missing):
                self.wrong(where, Message("deck-upgrade-look", {"value": show(value)}))
            return 0, NO_KIND
        words = value.split()
        name = self.choice(words[0], where, Message("deck-what-upgrade"), EFFECT_NAMES)
        if name is None:
            return 0, NO_KIND
        effect = EFFECT_NAMES.index(name)
        names = CROP_NAMES if effect == E_2B else KIND_NAMES
        if "{of}" not in EFFECT_SIGNS[name]:
            if len(words) == 2:
                self.wrong(where, Message("deck-upgrade-alone", {"upgrade": name}))
            return effect, NO_KIND
        if len(words) == 1:
            needed = {"upgrade": name, "names": ", ".join(names), "example": f'"{name} {names[-1]}"'}
            self.wrong(where, Message("deck-upgrade-resource", {**needed}))
            return effect, NO_KIND
        if words[1] in KIND_NAMES and words[1] not in names:
            needed = {"upgrade": name, "names": ", ".join(names), "found": words[1]}
            self.wrong(where, Message("deck-upgrade-crop", {**needed}))
            return effect, NO_KIND
        return effect, self.kind(words[1], where, names)


def _card_place(row: object, number: int) -> Phrase:
    """How messages name a card: by its id, or by its place in the file."""
    if isinstance(row, Mapping):
        id = row.get("id")
        if isinstance(id, str) and _CARD_ID.fullmatch(id):
            return f"card {id}"
    return Message("deck-card-nth", {"number": number})


def _bearers(cards: list[Card]) -> list[int]:
    sets = [0] * (EFFECTS * BEARER_COLUMNS)
    for number, card in enumerate(cards):
        sets[card.effect * BEARER_COLUMNS + card.effect_kind] |= 1 << number
    return sets


def _goods(cards: list[Card]) -> list[int]:
    sets = [0] * GOODS
    for number, card in enumerate(cards):
        sets[card.good] |= 1 << number
    return sets


def _rows(substitutions: list[int], effects: int) -> vec[i64]:
    rows = [
        substitutions[at + 1 : at + DECK_ROW]
        for at in range(0, len(substitutions), DECK_ROW)
        if effects >> (substitutions[at] - E_4C) & 1
    ]
    return vec[i64]([cell for row in rows for cell in row])


def _with_effects(cards: list[Card], first: int, last: int) -> int:
    return set_of([number for number, card in enumerate(cards) if first <= card.effect <= last])


def _named(counts: vec[i64], start: int) -> dict[str, int]:
    """Counts by name, zeros left out."""
    named: dict[str, int] = {}
    for kind, name in enumerate(KIND_NAMES):
        if counts[start + kind]:
            named[name] = int(counts[start + kind])
    return named


def _fields(counts: vec[i64]) -> dict[str, int]:
    """Counts of the four crops by name."""
    return {name: int(counts[KIND_NAMES.index(name)]) for name in CROP_NAMES}


def _substitution_data(rows: vec[i64], effect: int) -> list[dict[str, object]]:
    rules: list[dict[str, object]] = []
    targets: list[str] = []
    latest = (-1, -1)
    for row in range(0, len(rows), 4):
        if rows[row] != effect:
            continue
        rule = (int(rows[row + 1]), int(rows[row + 2]))
        if rule != latest:
            targets = []
            rules.append({"pay": rule[0], "of": KIND_NAMES[rule[1]], "as": targets})
            latest = rule
        targets.append(KIND_NAMES[rows[row + 3]])
    return rules
