"""Cards and deck files: reading, checking and writing a deck of Beer Pioneers.

A deck file is TOML. It holds the 64 action cards, the starting, objective and cover cards, and the
numbers on the boards that no public source tells, so that a corrected or a home-made deck needs no
change in the rules. What cards do is written in the phrases of phrases.py. A file with mistakes is
refused with all of them named at once.
"""

import itertools
import os
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.actions import MOST_OPTIONS
from brewtable.games.beer_pioneers.material import (
    BEER_NAMES,
    BEERS,
    CARDS,
    COVER_NAMES,
    DIAL_SIDES,
    DISPLAY_PLACES,
    ICON_NAMES,
    ICONS,
    LARGE_HAND_SPACE,
    LEVELS,
    OBJECTIVE_NAMES,
    PRINTED_DEPOT,
    SPACE_NAMES,
    START_CARDS,
    STARTING_CARDS,
    TILED_FIELDS,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.phrases import (
    CARD_EFFECTS,
    FLASH_EFFECTS,
    POINTS,
    Phrase,
    PhraseError,
    Script,
    printed_script,
    read_phrase,
)
from brewtable.kernel.deckfile import (
    MISSING,
    SLUG,
    DeckError,
    DeckReader,
    Head,
    at,
    load_toml,
    play_hash,
    show,
    to_toml,
)
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.message import Phrase as Said

__all__ = ["Deck", "DeckError", "deck_from_data", "deck_to_toml", "house_deck", "read_deck"]

GAME: Final = "beer-pioneers"
NOTHING: Final = -1  # the number of a phrase, ability or occasion that is not there

# What an order asks for: the beers, any beer, barrels.
ANY_BEER: Final = 6
ORDER_BARRELS: Final = 7
NEEDS: Final = 8
NEED_NAMES: Final = (*BEER_NAMES, "beer", "barrels")

# What a master brewer changes for good; the last two have no number.
ABILITY_NAMES: Final = (
    "bulbs", "take", "move", "rotations",
    "experience", "beers", "faster", "hand", "reach", "extension", "upgrade", "takings", "fewer-barrels",
    "second", "improved",
)  # fmt: skip
A_EXPERIENCE: Final = 4  # the four before it are icons
A_BEERS: Final = 5
A_FASTER: Final = 6
A_HAND: Final = 7
A_REACH: Final = 8
A_EXTENSION: Final = 9
A_UPGRADE: Final = 10
A_TAKINGS: Final = 11
A_FEWER_BARRELS: Final = 12
A_SECOND: Final = 13
A_IMPROVED: Final = 14
_PLAIN_ABILITIES: Final = ("second", "improved")

# The occasions on which a master brewer brings something.
OCCASION_NAMES: Final = (
    "order",
    "beer",
    "brew",
    "beige",
    "extension",
    "upgrade",
    "bonus",
    "exchange",
    "round",
)
ON_ORDER: Final = 0
ON_BEER: Final = 1
ON_BREW: Final = 2
ON_BEIGE: Final = 3
ON_EXTENSION: Final = 4
ON_UPGRADE: Final = 5
ON_BONUS: Final = 6
ON_EXCHANGE: Final = 7
ON_ROUND: Final = 8

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


class Beige:
    """A beige-brown section: icons by column, and what its flash brings."""

    def __init__(self, icons: list[int], flash: Phrase | None) -> None:
        self.icons: Final = icons
        self.flash: Final = flash


class Order:
    """A purple section: what is delivered, the reward, and the extra with a truck fleet."""

    def __init__(self, needs: list[int], reward: Phrase, fleet: Phrase | None) -> None:
        self.needs: Final = needs
        self.reward: Final = reward
        self.fleet: Final = fleet


class Master:
    """A master brewer: an ability with its amount, or a gain on an occasion."""

    def __init__(self, ability: int, amount: int, occasion: int, gain: Phrase | None) -> None:
        self.ability: Final = ability
        self.amount: Final = amount
        self.occasion: Final = occasion
        self.gain: Final = gain


class Card:
    """One action card as read from a file."""

    def __init__(
        self,
        id: str,
        name: str,
        start: bool,
        beige: Beige | None,
        order: Order | None,
        action: Phrase | None,
        master: Master | None,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.start: Final = start
        self.beige: Final = beige
        self.order: Final = order
        self.action: Final = action
        self.master: Final = master


class Starting:
    """A starting card: coins, where the two barrels go, and its beige-brown section."""

    def __init__(self, coins: int, cellar: int, depot: int, beige: Beige) -> None:
        self.coins: Final = coins
        self.cellar: Final = cellar
        self.depot: Final = depot
        self.beige: Final = beige


class Cover:
    """A cover card: the spaces that are out of play with so many players."""

    def __init__(self, id: str, players: int, spaces: list[int]) -> None:
        self.id: Final = id
        self.players: Final = players
        self.spaces: Final = spaces


class Board:
    """Numbers on the game board."""

    def __init__(self, experience: list[int], reach: list[int], beers: list[int], income: list[int]) -> None:
        self.experience: Final = experience
        self.reach: Final = reach
        self.beers: Final = beers
        self.income: Final = income


class Brewery:
    """Numbers on a brewery board; `bonuses` has a phrase or None for each space of the progress track."""

    def __init__(
        self, coops: list[int], dark: int, progress: list[int], bonuses: list[Phrase | None]
    ) -> None:
        self.coops: Final = coops
        self.dark: Final = dark
        self.progress: Final = progress
        self.bonuses: Final = bonuses


class Deck:
    """A checked deck, packed for the rules. Shared by all positions and never changed."""

    def __init__(
        self,
        head: Head,
        board: Board,
        brewery: Brewery,
        objectives: list[int],
        starting: list[Starting],
        covers: list[Cover],
        cards: list[Card],
    ) -> None:
        self.name: Final = head.name
        self.title: Final = head.title
        self.note: Final = head.note
        self.board: Final = board
        self.brewery: Final = brewery
        self.cards: Final = cards
        self.starting: Final = starting
        self.covers: Final = covers
        self.ids: Final[list[str]] = [card.id for card in cards]
        self.names: Final[list[str]] = [card.name for card in cards]
        self.numbers: Final[dict[str, int]] = {card.id: number for number, card in enumerate(cards)}
        self.cover_numbers: Final[dict[str, int]] = {card.id: number for number, card in enumerate(covers)}
        # The boards.
        self.experience: Final = vec[i64](board.experience)
        self.reach: Final = vec[i64](board.reach)
        self.beers: Final = vec[i64](board.beers)
        self.income: Final = vec[i64](board.income)
        self.coops: Final = vec[i64](brewery.coops)
        self.dark: Final[i64] = brewery.dark
        self.progress: Final = vec[i64](brewery.progress)
        self.objectives: Final = vec[i64](objectives)
        # The cards; the four starting cards follow the action cards where there are icons.
        beiges = [*[card.beige for card in cards], *[card.beige for card in starting]]
        self.icons: Final = vec[i64]([count for beige in beiges for count in _icons(beige)])
        self.needs: Final = vec[i64]([count for card in cards for count in _needs(card.order)])
        self.is_start: Final = vec[i64]([int(card.start) for card in cards])
        self.has_beige: Final = vec[i64]([int(card.beige is not None) for card in cards])
        self.has_order: Final = vec[i64]([int(card.order is not None) for card in cards])
        self.is_master: Final = vec[i64]([int(card.master is not None) for card in cards])
        self.ability: Final = vec[i64]([NOTHING if c.master is None else c.master.ability for c in cards])
        self.amount: Final = vec[i64]([0 if c.master is None else c.master.amount for c in cards])
        self.occasion: Final = vec[i64]([NOTHING if c.master is None else c.master.occasion for c in cards])
        self.order_points: Final = vec[i64]([_points(card.order) for card in cards])
        # What cards and tracks do: numbers of phrases in the script.
        script = printed_script()
        self.bonuses: Final = vec[i64]([_added(script, phrase) for phrase in brewery.bonuses])
        self.flash: Final = vec[i64]([_added(script, c.beige.flash if c.beige else None) for c in cards])
        self.reward: Final = vec[i64]([_added(script, c.order.reward if c.order else None) for c in cards])
        self.fleet: Final = vec[i64]([_added(script, c.order.fleet if c.order else None) for c in cards])
        self.action: Final = vec[i64]([_added(script, card.action) for card in cards])
        self.gain: Final = vec[i64]([_added(script, c.master.gain if c.master else None) for c in cards])
        self.script: Final = vec[i64](script.cells)
        self.starts: Final = vec[i64](script.starts)
        self.stops: Final = vec[i64](script.stops)
        self.places: Final[dict[int, int]] = script.places()
        self.hash: Final = _hash(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.hash)

    def to_data(self) -> dict[str, object]:
        """The deck as plain data in the shape of its file."""
        return {
            "deck": {"game": GAME, "name": self.name, "title": self.title, "note": self.note},
            "board": {
                "experience": dict(zip(SPACE_NAMES, self.board.experience)),
                "reach": list(self.board.reach),
                "beers": list(self.board.beers),
                "income": list(self.board.income),
            },
            "brewery": {
                "coops": dict(zip(BEER_NAMES, self.brewery.coops)),
                "dark": self.brewery.dark,
                "progress": list(self.brewery.progress),
                "bonuses": {
                    str(space + 1): str(bonus)
                    for space, bonus in enumerate(self.brewery.bonuses)
                    if bonus is not None
                },
            },
            "objectives": {name: int(self.objectives[n]) for n, name in enumerate(OBJECTIVE_NAMES)},
            "starting": [_starting_data(card) for card in self.starting],
            "cover": [_cover_data(card) for card in self.covers],
            "card": [self.card_data(number) for number in range(CARDS)],
        }

    def card_data(self, number: int) -> dict[str, object]:
        """One action card as plain data in the shape of its file."""
        card = self.cards[number]
        data: dict[str, object] = {"id": card.id, "name": card.name}
        if card.start:
            data["start"] = True
        if card.beige is not None:
            data["beige"] = _beige_data(card.beige)
        if card.order is not None:
            data["order"] = _order_data(card.order)
        if card.action is not None:
            data["action"] = str(card.action)
        if card.master is not None:
            data["master"] = _master_data(card.master)
        return data


def _icons(beige: Beige | None) -> list[int]:
    return [0] * ICONS if beige is None else beige.icons


def _needs(order: Order | None) -> list[int]:
    return [0] * NEEDS if order is None else order.needs


def _points(order: Order | None) -> int:
    """The most points among the options of an order's reward, for a quick judgement."""
    if order is None:
        return 0
    total = 0
    for options in order.reward.stages:
        total += max(sum(n for effect, n in option if effect == POINTS) for option in options)
    return total


def _added(script: Script, phrase: Phrase | None) -> int:
    return NOTHING if phrase is None else script.add(phrase)


def _beige_data(beige: Beige) -> dict[str, object]:
    data: dict[str, object] = {name: n for name, n in zip(ICON_NAMES, beige.icons) if n > 0}
    if beige.flash is not None:
        data["flash"] = str(beige.flash)
    return data


def _order_data(order: Order) -> dict[str, object]:
    data: dict[str, object] = {name: n for name, n in zip(NEED_NAMES, order.needs) if n > 0}
    data["reward"] = str(order.reward)
    if order.fleet is not None:
        data["fleet"] = str(order.fleet)
    return data


def _master_data(master: Master) -> dict[str, object]:
    if master.gain is not None:
        return {"when": OCCASION_NAMES[master.occasion], "gain": str(master.gain)}
    name = ABILITY_NAMES[master.ability]
    return {"always": name if name in _PLAIN_ABILITIES else f"{name} {master.amount}"}


def _starting_data(card: Starting) -> dict[str, object]:
    return {
        "coins": card.coins,
        "cellar": card.cellar,
        "depot": card.depot,
        "beige": _beige_data(card.beige),
    }


def _cover_data(card: Cover) -> dict[str, object]:
    return {"id": card.id, "players": card.players, "spaces": [COVER_NAMES[space] for space in card.spaces]}


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

    def brewery(self, value: object) -> Brewery:
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
        return Brewery(coops, dark, progress, bonuses)

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
        plain = name in _PLAIN_ABILITIES
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


def _hash(deck: Deck) -> str:
    """A name for all that changes play, and nothing else: what cards are called is left out."""
    data = deck.to_data()
    cards = [deck.card_data(number) for number in range(CARDS)]
    data["card"] = [{key: value for key, value in card.items() if key != "name"} for card in cards]
    return play_hash(data)
