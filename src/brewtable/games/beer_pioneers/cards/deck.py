"""The cards of Beer Pioneers, and a deck of them as the rules use it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.phrases import (
    POINTS,
    Phrase,
    Script,
    printed_script,
)
from brewtable.games.beer_pioneers.rules.material import (
    BEER_NAMES,
    CARDS,
    COVER_NAMES,
    ICON_NAMES,
    ICONS,
    OBJECTIVE_NAMES,
    SPACE_NAMES,
)
from brewtable.kernel.deckfile import Head, play_hash

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
PLAIN_ABILITIES: Final = ("second", "improved")

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


class BreweryBoard:
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
        brewery: BreweryBoard,
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
        self.orders: Final = vec[i64]([n for n, card in enumerate(cards) if card.order is not None])
        self.order_beers: Final = vec[i64]([_beers(card.order) for card in cards])
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
            data["beige"] = beige_data(card.beige)
        if card.order is not None:
            data["order"] = order_data(card.order)
        if card.action is not None:
            data["action"] = str(card.action)
        if card.master is not None:
            data["master"] = master_data(card.master)
        return data


def _icons(beige: Beige | None) -> list[int]:
    return [0] * ICONS if beige is None else beige.icons


def _needs(order: Order | None) -> list[int]:
    return [0] * NEEDS if order is None else order.needs


def _beers(order: Order | None) -> int:
    """All beers of an order, those of any type included."""
    return 0 if order is None else sum(order.needs) - order.needs[ORDER_BARRELS]


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


def beige_data(beige: Beige) -> dict[str, int | str]:
    data: dict[str, int | str] = {name: n for name, n in zip(ICON_NAMES, beige.icons) if n > 0}
    if beige.flash is not None:
        data["flash"] = str(beige.flash)
    return data


def order_data(order: Order) -> dict[str, int | str]:
    data: dict[str, int | str] = {name: n for name, n in zip(NEED_NAMES, order.needs) if n > 0}
    data["reward"] = str(order.reward)
    if order.fleet is not None:
        data["fleet"] = str(order.fleet)
    return data


def master_data(master: Master) -> dict[str, str]:
    if master.gain is not None:
        return {"when": OCCASION_NAMES[master.occasion], "gain": str(master.gain)}
    name = ABILITY_NAMES[master.ability]
    return {"always": name if name in PLAIN_ABILITIES else f"{name} {master.amount}"}


def _starting_data(card: Starting) -> dict[str, object]:
    return {
        "coins": card.coins,
        "cellar": card.cellar,
        "depot": card.depot,
        "beige": beige_data(card.beige),
    }


def _cover_data(card: Cover) -> dict[str, object]:
    return {"id": card.id, "players": card.players, "spaces": [COVER_NAMES[space] for space in card.spaces]}


def _hash(deck: Deck) -> str:
    """A name for all that changes play, and nothing else: what cards are called is left out."""
    data = deck.to_data()
    cards = [deck.card_data(number) for number in range(CARDS)]
    data["card"] = [{key: value for key, value in card.items() if key != "name"} for card in cards]
    return play_hash(data)
