"""Deck files: reading, checking and writing a deck of Beer Pioneers.

A deck file is TOML. It holds the 64 action cards, the starting, objective and cover cards, and the
numbers on the boards that no public source tells, so that a corrected or a home-made deck needs no
change in the rules. What cards do is written in the phrases of phrases.py. A file with mistakes is
refused with all of them named at once.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Mapping
from functools import cache
from typing import Final

from brewtable.games.beer_pioneers.cards.deck import (
    ABILITY_NAMES,
    GAME,
    NEED_NAMES,
    NOTHING,
    OCCASION_NAMES,
    PLAIN_ABILITIES,
    Beige,
    Board,
    BreweryBoard,
    Card,
    Cover,
    Deck,
    Master,
    Order,
    Starting,
)
from brewtable.games.beer_pioneers.cards.phrases import (
    CARD_EFFECTS,
    FLASH_EFFECTS,
    Phrase,
    PhraseError,
    read_phrase,
)
from brewtable.games.beer_pioneers.rules.material import (
    BEER_NAMES,
    BEERS,
    CARDS,
    COVER_NAMES,
    DIAL_SIDES,
    DISPLAY_PLACES,
    ICON_NAMES,
    LARGE_HAND_SPACE,
    LEVELS,
    MOST_OPTIONS,
    OBJECTIVE_NAMES,
    PRINTED_DEPOT,
    SPACE_NAMES,
    START_CARDS,
    STARTING_CARDS,
    TILED_FIELDS,
    WORKER_SPACES,
)
from brewtable.kernel.deckfile import (
    MISSING,
    SLUG,
    DeckError,
    DeckReader,
    at,
    load_toml,
    show,
)
from brewtable.kernel.housedecks import HouseDeck, house_decks_in
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.message import Phrase as Said

MOST_OF_AN_ICON: Final = 6
MOST_COINS: Final = 20
MOST_NEEDED: Final = 6
MOST_DARK: Final = 12
START_BARRELS: Final = 2
START_ROTATIONS: Final = 2
COVERS: Final = {2: 2, 3: 6}  # cover cards by number of players
COVERED_WITH_TWO: Final = 8
COVERED_WITH_THREE: Final = (3, 4)
PROGRESS_SPACES: Final = (5, 8)
FIRST_PROGRESS: Final = 3  # rotations added at the start of the track; at its end none

_TABLES: Final = ("deck", "board", "brewery", "objectives", "starting", "cover", "card")
_BOARD_KEYS: Final = ("experience", "reach", "beers", "income")
_BREWERY_KEYS: Final = ("coops", "dark", "progress", "bonuses")
_STARTING_KEYS: Final = ("coins", "cellar", "depot", "beige")
_COVER_KEYS: Final = ("id", "players", "spaces")


def read_deck(path: str | os.PathLike[str]) -> Deck:
    """Read and check a deck file."""
    return deck_from_data(load_toml(path), os.fspath(path))


def deck_from_data(data: Mapping[str, object], source: str) -> Deck:
    """Check a deck given as plain data; `source` names it in error messages."""
    reader = _Reader(source)
    tables = reader.table(data, "file", _TABLES)
    head = reader.head(tables.get("deck", MISSING), GAME)
    board = reader.board(tables.get("board", MISSING))
    brewery = reader.brewery(tables.get("brewery", MISSING))
    objectives = reader.objectives(tables.get("objectives", MISSING), board.beers[-1])
    starting = reader.starting_cards(tables.get("starting", MISSING), brewery.dark)
    covers = reader.covers(tables.get("cover", MISSING))
    cards = reader.cards(tables.get("card", MISSING), brewery.dark + TILED_FIELDS)
    if reader.problems:
        raise DeckError(reader.problems)
    return Deck(head, board, brewery, objectives, starting, covers, cards)


@cache
def house_decks() -> list[HouseDeck[Deck]]:
    """The decks that come with brewtable: the one played with now, then those it replaced."""
    return house_decks_in(os.path.dirname(__file__), read_deck)


def house_deck() -> Deck:
    return house_decks()[0].deck()


class _Reader(DeckReader):
    """Reads the tables of a Beer Pioneers deck."""

    # The boards.

    def track(self, value: object, where: Said, spaces: tuple[int, int], low: int, high: int) -> list[int]:
        """A list of numbers, one for each space of a track."""
        fewest, most = spaces
        wanted: Said = str(fewest)
        if fewest != most:
            wanted = Message("pioneers-deck-range", {"fewest": fewest, "most": most})
        right = Message("pioneers-deck-track-form", {"count": wanted})
        numbers = [self.number(one, where, low, high) for one in self.rows(value, where, right)]
        if numbers and not fewest <= len(numbers) <= most:
            self.wrong(where, Message("pioneers-deck-spaces", {"right": wanted, "found": len(numbers)}))
        return numbers or [low] * fewest

    def rising(self, numbers: list[int], where: Said) -> None:
        if any(one > other for one, other in itertools.pairwise(numbers)):
            self.wrong(where, Message("pioneers-deck-falls", {"numbers": show(numbers)}))

    def board(self, value: object) -> Board:
        table = self.table(value, "[board]", _BOARD_KEYS)
        names = SPACE_NAMES[:WORKER_SPACES]
        experience = self.counts(table.get("experience", MISSING), "[board] experience", names, 1, 5)
        levels = (LEVELS, LEVELS)
        reach = self.track(table.get("reach", MISSING), "[board] reach", levels, 1, DISPLAY_PLACES)
        beers = self.track(table.get("beers", MISSING), "[board] beers", levels, 1, BEERS)
        income = self.track(table.get("income", MISSING), "[board] income", (2, 6), 0, 9)
        for name, numbers in (("reach", reach), ("beers", beers), ("income", income)):
            self.rising(numbers, f"[board] {name}")
        return Board(experience, reach, beers, income)

    def brewery(self, value: object) -> BreweryBoard:
        table = self.table(value, "[brewery]", _BREWERY_KEYS)
        most = DIAL_SIDES - FIRST_PROGRESS
        coops = self.counts(table.get("coops", MISSING), "[brewery] coops", BEER_NAMES, 1, most)
        dark = self.number(table.get("dark", MISSING), "[brewery] dark", START_BARRELS, MOST_DARK)
        where = "[brewery] progress"
        progress = self.track(table.get("progress", MISSING), where, PROGRESS_SPACES, 0, FIRST_PROGRESS)
        if "progress" in table and (progress[0] != FIRST_PROGRESS or progress[-1] != 0):
            self.wrong(
                where, Message("pioneers-deck-ends", {"first": FIRST_PROGRESS, "numbers": show(progress)})
            )
        self.rising(progress[::-1], Message("pioneers-deck-backwards", {"track": where}))
        bonuses = self.bonuses(table.get("bonuses", MISSING), len(progress))
        return BreweryBoard(coops, dark, progress, bonuses)

    def bonuses(self, value: object, spaces: int) -> list[Phrase | None]:
        """What the cube finds on spaces of the progress track; the larger hand needs no word here."""
        where = "[brewery] bonuses"
        found: list[Phrase | None] = [None] * spaces
        right = Message("pioneers-deck-bonuses-form")
        for key, text in self.mapping(value, where, right).items():
            if key.isdigit() and key.isascii() and 2 <= int(key) <= spaces and int(key) != LARGE_HAND_SPACE:
                found[int(key) - 1] = self.phrase(text, at(where, f" {key}"), CARD_EFFECTS)
            else:
                known: dict[str, Argument] = {"last": spaces, "hand": LARGE_HAND_SPACE}
                self.wrong(where, Message("pioneers-deck-no-bonus-space", {"space": show(key), **known}))
        return found

    def objectives(self, value: object, most_beers: int) -> list[int]:
        numbers = self.counts(value, "[objectives]", OBJECTIVE_NAMES, 1, 20)
        level = numbers[OBJECTIVE_NAMES.index("level")]
        if level > most_beers:
            limits: dict[str, Argument] = {"most": most_beers, "found": level}
            self.wrong("[objectives] level", Message("pioneers-deck-objective-level", limits))
        return numbers

    # Cards.

    def starting_cards(self, value: object, dark: int) -> list[Starting]:
        rows = self.rows(
            value, "[[starting]]", Message("pioneers-deck-cards-form", {"count": STARTING_CARDS})
        )
        if rows and len(rows) != STARTING_CARDS:
            self.wrong("[[starting]]", _count(STARTING_CARDS, len(rows)))
        places = [Message("pioneers-deck-starting-nth", {"number": n + 1}) for n in range(len(rows))]
        return [self.starting(row, place, dark) for row, place in zip(rows, places)]

    def starting(self, row: object, where: Said, dark: int) -> Starting:
        table = self.table(row, where, _STARTING_KEYS)
        coins = self.number(table.get("coins", MISSING), at(where, " coins"), 0, MOST_COINS)
        cellar = self.number(table.get("cellar", MISSING), at(where, " cellar"), 0, min(dark, START_BARRELS))
        depot = self.number(table.get("depot", MISSING), at(where, " depot"), 0, PRINTED_DEPOT)
        if "cellar" in table and "depot" in table and cellar + depot != START_BARRELS:
            barrels: dict[str, Argument] = {"right": START_BARRELS, "found": cellar + depot}
            self.wrong(where, Message("pioneers-deck-barrels-dealt", barrels))
        beige = self.beige(table.get("beige", MISSING), at(where, " beige"))
        if beige.flash is not None:
            self.wrong(at(where, " beige"), Message("pioneers-deck-no-flash"))
        if "beige" in table and beige.icons[ICON_NAMES.index("rotations")] != START_ROTATIONS:
            right = Message("pioneers-deck-start-rotations", {"right": START_ROTATIONS})
            self.wrong(at(where, " beige rotations"), right)
        return Starting(coins, cellar, depot, beige)

    def covers(self, value: object) -> list[Cover]:
        rows = self.rows(value, "[[cover]]", Message("pioneers-deck-covers-form"))
        covers = [self.cover(row, _place("cover", row, n)) for n, row in enumerate(rows)]
        self.unique([cover.id for cover in covers], "cover")
        for players, number in COVERS.items():
            found = sum(1 for cover in covers if cover.players == players)
            if rows and found != number:
                covered: dict[str, Argument] = {"right": number, "players": players, "found": found}
                self.wrong("[[cover]]", Message("pioneers-deck-covers", covered))
        return covers

    def cover(self, row: object, where: Said) -> Cover:
        table = self.table(row, where, _COVER_KEYS)
        id = self.slug(table.get("id", MISSING), at(where, " id"), "three-1")
        players = self.number(table.get("players", MISSING), at(where, " players"), 2, 3)
        place = at(where, " spaces")
        names = self.rows(table.get("spaces", MISSING), place, Message("pioneers-deck-spaces-form"))
        what = Message("pioneers-deck-what-space")
        found = [self.choice(name, place, what, COVER_NAMES) for name in names]
        spaces = [COVER_NAMES.index(name) for name in found if name is not None]
        actions = [space // 2 for space in spaces]
        if len(set(actions)) != len(actions):
            self.wrong(place, Message("pioneers-deck-cover-action"))
        if players == 2 and len(spaces) != COVERED_WITH_TWO and len(spaces) == len(names):
            covered: dict[str, Argument] = {"right": COVERED_WITH_TWO, "found": len(spaces)}
            self.wrong(place, Message("pioneers-deck-cover-two", covered))
        if players == 3 and len(spaces) not in COVERED_WITH_THREE and len(spaces) == len(names):
            self.wrong(place, Message("pioneers-deck-cover-three", {"found": len(spaces)}))
        return Cover(id, players, spaces)

    def cards(self, value: object, cellar: int) -> list[Card]:
        rows = self.rows(value, "[[card]]", Message("pioneers-deck-cards-form", {"count": CARDS}))
        cards = [self.card(row, _place("card", row, n), cellar) for n, row in enumerate(rows)]
        self.unique([card.id for card in cards], "card")
        if rows and len(rows) != CARDS:
            self.wrong("[[card]]", _count(CARDS, len(rows)))
        start = sum(1 for card in cards if card.start)
        if rows and start != START_CARDS:
            dealt: dict[str, Argument] = {"right": START_CARDS, "found": start}
            self.wrong("[[card]]", Message("pioneers-deck-start-cards", dealt))
        return cards

    def unique(self, ids: list[str], what: str) -> None:
        for id in sorted(set(ids)):
            if id and ids.count(id) > 1:
                times = Message("pioneers-deck-id-again", {"count": ids.count(id), "what": what})
                self.wrong(Message(f"pioneers-deck-{what}-id", {"id": id}), times)

    def card(self, row: object, where: Said, cellar: int) -> Card:
        optional = ("start", "beige", "order", "action", "master")
        table = self.table(row, where, ("id", "name"), optional)
        id = self.slug(table.get("id", MISSING), at(where, " id"), "ice-cellar")
        name = self.line(table.get("name", MISSING), at(where, " name"))
        start = table.get("start", False)
        if not isinstance(start, bool):
            self.not_such(at(where, " start"), Message("pioneers-deck-true-or-false"), start)
        filled = [section for section in optional[1:] if section in table]
        if isinstance(row, Mapping) and (len(filled) != 2 or filled == ["action", "master"]):
            there: Said = ", ".join(filled) or Message("pioneers-deck-none")
            self.wrong(where, Message("pioneers-deck-sections", {"found": there}))
        beige = self.beige(table["beige"], at(where, " beige")) if "beige" in table else None
        order = self.order(table["order"], at(where, " order"), cellar) if "order" in table else None
        action: Phrase | None = None
        if "action" in table:
            action = self.phrase(table["action"], at(where, " action"), CARD_EFFECTS)
        master = self.master(table["master"], at(where, " master")) if "master" in table else None
        return Card(id, name, start is True, beige, order, action, master)

    def beige(self, value: object, where: Said) -> Beige:
        table = self.table(value, where, (), (*ICON_NAMES, "flash"))
        icons = [self.number(table.get(n, 0), at(where, f" {n}"), 0, MOST_OF_AN_ICON) for n in ICON_NAMES]
        flash: Phrase | None = None
        if "flash" in table:
            flash = self.phrase(table["flash"], at(where, " flash"), FLASH_EFFECTS)
        if isinstance(value, Mapping) and not any(icons) and flash is None:
            self.wrong(where, Message("pioneers-deck-beige-empty", {"icons": ", ".join(ICON_NAMES)}))
        return Beige(icons, flash)

    def order(self, value: object, where: Said, cellar: int) -> Order:
        table = self.table(value, where, ("reward",), (*NEED_NAMES, "fleet"))
        needs = [self.number(table.get(n, 0), at(where, f" {n}"), 0, MOST_NEEDED) for n in NEED_NAMES]
        if isinstance(value, Mapping) and not 1 <= sum(needs) <= cellar:
            self.wrong(where, Message("pioneers-deck-order-size", {"most": cellar}))
        reward = self.phrase(table.get("reward", MISSING), at(where, " reward"), CARD_EFFECTS)
        fleet: Phrase | None = None
        if "fleet" in table:
            fleet = self.phrase(table["fleet"], at(where, " fleet"), CARD_EFFECTS)
        return Order(needs, reward, fleet)

    def master(self, value: object, where: Said) -> Master:
        table = self.table(value, where, (), ("always", "when", "gain"))
        if isinstance(value, Mapping) and set(table) not in ({"always"}, {"when", "gain"}):
            self.wrong(where, Message("pioneers-deck-master-form"))
        if "always" in table:
            ability, amount = self.ability(table["always"], at(where, " always"))
            return Master(ability, amount, NOTHING, None)
        what = Message("pioneers-deck-what-occasion")
        when = self.choice(table.get("when", MISSING), at(where, " when"), what, OCCASION_NAMES)
        occasion = NOTHING if when is None else OCCASION_NAMES.index(when)
        gain = self.phrase(table.get("gain", MISSING), at(where, " gain"), FLASH_EFFECTS)
        return Master(NOTHING, 0, occasion, gain)

    def ability(self, value: object, where: Said) -> tuple[int, int]:
        words = value.split() if isinstance(value, str) else []
        what = Message("pioneers-deck-what-ability")
        name = self.choice(words[0] if words else value, where, what, ABILITY_NAMES)
        if name is None:
            return NOTHING, 0
        plain = name in PLAIN_ABILITIES
        if plain and len(words) > 1:
            self.wrong(where, Message("pioneers-phrase-alone", {"effect": name}))
        if not plain and (len(words) != 2 or words[1] not in ("1", "2", "3", "4", "5")):
            number = Message("deck-whole-number", {"low": 1, "high": 5})
            self.wrong(where, Message("pioneers-phrase-after", {"effect": name, "wanted": number}))
            return NOTHING, 0
        return ABILITY_NAMES.index(name), 1 if plain else int(words[1])

    def phrase(self, value: object, where: Said, allowed: tuple[str, ...]) -> Phrase:
        if isinstance(value, str):
            try:
                return self.short(read_phrase(value, allowed), where)
            except PhraseError as problem:
                self.wrong(where, problem.message)
        else:
            self.not_such(where, Message("pioneers-phrase-form"), value)
        return Phrase([])

    def short(self, phrase: Phrase, where: Said) -> Phrase:
        """A phrase whose choices are few enough to be numbered."""
        for options in phrase.stages:
            if len(options) > MOST_OPTIONS:
                limits: dict[str, Argument] = {"found": len(options), "most": MOST_OPTIONS}
                self.wrong(where, Message("pioneers-phrase-options", limits))
        return phrase


def _count(right: int, found: int) -> Message:
    return Message("pioneers-deck-count", {"right": right, "found": found})


def _place(what: str, row: object, number: int) -> Message:
    """How messages name a card: by its id, or by its place in the file."""
    if isinstance(row, Mapping):
        id = row.get("id")
        if isinstance(id, str) and SLUG.fullmatch(id):
            return Message(f"pioneers-deck-{what}-id", {"id": id})
    return Message(f"pioneers-deck-{what}-nth", {"number": number + 1})
