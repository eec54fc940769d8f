"""What is printed, with the numbers of the deck in use: to draw, in signs, and to speak, as messages.

Cards go by their ids, all other things by a family and a name: `bonus:coin`, `turn-space:3`, `tile:small`.
Those of a family stand in the order in which they lie on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import (
    A_EXTENSION,
    A_FASTER,
    A_FEWER_BARRELS,
    A_SECOND,
    A_UPGRADE,
    ABILITY_NAMES,
    ANY_BEER,
    NEED_NAMES,
    OCCASION_NAMES,
    PLAIN_ABILITIES,
    Beige,
    Card,
    Deck,
    Master,
    Order,
    beige_data,
    master_data,
    order_data,
)
from brewtable.games.beer_pioneers.cards.names import card_words
from brewtable.games.beer_pioneers.cards.words import beige_words, order_words, phrase_words, white_words
from brewtable.games.beer_pioneers.face import types
from brewtable.games.beer_pioneers.face.types import Entry, Plate, Sign, Signs
from brewtable.games.beer_pioneers.rules.exchange import CARDS_GAINED
from brewtable.games.beer_pioneers.rules.material import (
    ACTION_NAMES,
    ADMIN_NAMES,
    BASIC_BONUSES,
    BEER_NAMES,
    BLOCK_NAMES,
    BONUS_NAMES,
    BONUS_WORKERS,
    EXTENSION_NAMES,
    FLEET_DEPOT,
    GAIN_NAMES,
    ICON_NAMES,
    LARGE_HAND_LIMIT,
    LARGE_HAND_SPACE,
    OBJECTIVE_NAMES,
    OVERLAY_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TRUCK_NAMES,
    UNDER_OVERLAY,
)
from brewtable.kernel.message import Message

_GAIN_PHRASES = ("points 1", f"cards {CARDS_GAINED}", "coins 1")
_FIRST_TRUCK = {"order": p.FIRST_ORDER_PHRASE, "load": p.FIRST_TRUCK_PHRASE}
_LESSENING = (A_FASTER, A_EXTENSION, A_UPGRADE, A_FEWER_BARRELS)
_FIRST_SITE = 2  # the first extension brings nothing of the board


@lru_cache(maxsize=8)
def catalog(deck: Deck) -> Mapping[str, Entry]:
    """All action cards, then all things of the boards."""
    return {
        **{card.id: _front(card) for card in deck.cards},
        **_workplaces(),
        **_brewery_things(),
        **_progress(deck),
        **_goals(deck),
    }


# Cards.


def _front(card: Card) -> Entry:
    called = card_words(card.id, card.name).to_data()
    entry: Entry = {"name": card.name, "called": called, "sections": _sections(card)}
    if card.start:
        entry["start"] = True
    if card.beige is not None:
        entry["beige"] = beige_data(card.beige)
    if card.order is not None:
        entry["order"] = order_data(card.order)
    if card.action is not None:
        entry["action"] = str(card.action)
    if card.master is not None:
        entry["master"] = master_data(card.master)
    return entry


def _sections(card: Card) -> types.Sections:
    return {
        "beige": None if card.beige is None else _beige(card.beige),
        "order": None if card.order is None else _order(card.order),
        "white": _white(card),
    }


def _beige(beige: Beige) -> types.Beige:
    icons: list[Sign] = [
        {"sign": name, "count": str(count) if count else ""} for name, count in zip(ICON_NAMES, beige.icons)
    ]
    return {"icons": icons, "flash": _signs(beige.flash), "words": beige_words(beige).to_data()}


def _order(order: Order) -> types.Order:
    """Beers are shown tile by tile, beers of any type and barrels by their number."""
    needs: list[Sign] = []
    for need, count in enumerate(order.needs):
        if need < ANY_BEER:
            needs += [{"sign": NEED_NAMES[need], "count": ""} for _tile in range(count)]
        elif count:
            needs.append({"sign": NEED_NAMES[need], "count": _count(count)})
    return {
        "needs": needs,
        "reward": _signs(order.reward),
        "fleet": _signs(order.fleet),
        "words": order_words(order).to_data(),
    }


def _white(card: Card) -> types.White | None:
    words = white_words(card)
    if words is None:
        return None
    white: types.White = {"master": False, "when": None, "signs": [], "words": words.to_data()}
    if card.action is not None:
        white["signs"] = _signs(card.action)
    elif card.master is not None:
        white["master"] = True
        white["when"] = _occasion(card.master)
        white["signs"] = _gain(card.master)
    return white


def _occasion(master: Master) -> Sign | None:
    return None if master.gain is None else {"sign": OCCASION_NAMES[master.occasion], "count": ""}


def _gain(master: Master) -> Signs:
    if master.gain is not None:
        return _signs(master.gain)
    name = ABILITY_NAMES[master.ability]
    count = f"{'−' if master.ability in _LESSENING else '+'}{master.amount}"
    if name in PLAIN_ABILITIES:
        count = "2×" if master.ability == A_SECOND else ""
    return [[[{"sign": name, "count": count}]]]


# Phrases.


def _signs(phrase: p.Phrase | None) -> Signs:
    if phrase is None:
        return []
    return [[[_sign(*one) for one in option] for option in options] for options in phrase.stages]


def _sign(effect: int, amount: int) -> Sign:
    sign: Sign = {"sign": p.EFFECT_NAMES[effect].removeprefix("grey-"), "count": _count(amount)}
    if effect in (p.UPGRADE, p.EXTENSION):
        sign["count"] = ""
        sign["price"] = amount
    elif effect == p.HALL:
        sign["count"] = f"+{BONUS_WORKERS}"
    elif effect == p.DEPOT:
        sign["limit"] = FLEET_DEPOT
    return sign


def _count(amount: int) -> str:
    if amount == p.X:
        return "X"
    return str(amount) if amount > 1 else ""


def _read(text: str) -> p.Phrase:
    return p.read_phrase(text, p.EFFECT_NAMES[p.POINTS :])


def _plate(text: str, words: Message | None = None) -> Plate:
    phrase = _read(text)
    return {"signs": _signs(phrase), "words": (words or phrase_words(phrase)).to_data()}


# Boards.


def _family(family: str, names: tuple[str, ...], plates: list[Plate]) -> dict[str, Entry]:
    return {f"{family}:{name}": {"name": name, "plate": plate} for name, plate in zip(names, plates)}


def _numbers(first: int, count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, first + count))


def _workplaces() -> dict[str, Entry]:
    """Where workers and trucks go."""
    gains = [Message(f"pioneers-gain-{name}") for name in GAIN_NAMES]
    places = _numbers(1, len(p.ORDER_PHRASES))
    return {
        **_family("action", ACTION_NAMES, [_house(n) for n in range(len(ACTION_NAMES))]),
        **_family("truck-space", TRUCK_NAMES, [_bay(*one) for one in zip(TRUCK_NAMES, p.TRUCK_PHRASES)]),
        **_family("gain", GAIN_NAMES, [_plate(*one) for one in zip(_GAIN_PHRASES, gains)]),
        **_family("turn-space", places, [_plate(text) for text in p.ORDER_PHRASES]),
        **_family("bonus", BONUS_NAMES, [_bonus(*one) for one in enumerate(p.BONUS_PHRASES)]),
    }


def _house(action: int) -> Plate:
    """A worker action. Of one with two halves both can be done for a coin: that is shown by its price."""
    text = p.WORKER_PHRASES[action]
    plate = _plate(text)
    plate["spaces"] = [*SPACE_NAMES[2 * action : 2 * action + 2]]
    stages = _read(text).stages
    priced = [option for option in stages[0] if option[0][0] == p.PAY]
    if priced:
        halves = [option for option in stages[0] if option not in priced]
        plate["signs"] = _signs(p.Phrase([halves, *stages[1:]]))
        plate["both"] = priced[0][0][1]
    return plate


def _bay(name: str, text: str) -> Plate:
    plate = _plate(text)
    plate["title"] = Message(f"pioneers-truck-{name}").to_data()
    if name in _FIRST_TRUCK:
        first = _plate(_FIRST_TRUCK[name])
        plate["first"] = {"signs": first["signs"], "words": first["words"]}
    return plate


def _bonus(number: int, text: str) -> Plate:
    plate = _plate(text)
    plate["improved"] = number >= BASIC_BONUSES
    return plate


def _brewery_things() -> dict[str, Entry]:
    sites = _numbers(_FIRST_SITE, len(p.BUILT_PHRASES))
    return {
        **_family("admin", ADMIN_NAMES, [_plate(text) for text in p.ADMIN_PHRASES]),
        **_family("token", BLOCK_NAMES, [_named(f"pioneers-token-{name}") for name in BLOCK_NAMES]),
        **_family("overlay", OVERLAY_NAMES, [_overlay(*one) for one in enumerate(OVERLAY_NAMES)]),
        **_family("tile", TILE_NAMES, [_plate(text) for text in p.TILE_PHRASES]),
        **_family("extension", EXTENSION_NAMES, [_extension(n) for n in range(len(EXTENSION_NAMES))]),
        **_family("site", sites, [_plate(text) for text in p.BUILT_PHRASES]),
    }


def _named(key: str) -> Plate:
    return {"signs": [], "words": Message(key).to_data()}


def _overlay(number: int, name: str) -> Plate:
    plate = _named(f"pioneers-overlay-{name}")
    plate["coops"] = [BEER_NAMES[beer] for beer, overlay in enumerate(UNDER_OVERLAY) if overlay == number]
    return plate


def _extension(number: int) -> Plate:
    plate = _plate(p.EXTENSION_PHRASES[number])
    plate["title"] = Message(f"pioneers-extension-{EXTENSION_NAMES[number]}").to_data()
    return plate


def _progress(deck: Deck) -> dict[str, Entry]:
    """The spaces of the progress track that bring something."""
    larger_hand: Plate = {
        "signs": [[[{"sign": "hand", "count": "", "limit": LARGE_HAND_LIMIT}]]],
        "words": Message("pioneers-hand-limit", {"limit": LARGE_HAND_LIMIT}).to_data(),
    }
    plates: dict[int, Plate] = {LARGE_HAND_SPACE: larger_hand}
    for space, bonus in enumerate(deck.brewery.bonuses, 1):
        if bonus is not None:
            plates[space] = {"signs": _signs(bonus), "words": phrase_words(bonus).to_data()}
    return {
        f"progress:{space}": {"name": str(space), "plate": plates[space]}
        for space in sorted(plates)
        if space <= len(deck.brewery.progress)
    }


def objective_words(deck: Deck, objective: int) -> Message:
    wanted = int(deck.objectives[objective])
    return Message(f"pioneers-objective-{OBJECTIVE_NAMES[objective]}", {"count": wanted})


def _goals(deck: Deck) -> dict[str, Entry]:
    plates: list[Plate] = [
        {"signs": [], "words": objective_words(deck, objective).to_data()}
        for objective in range(len(OBJECTIVE_NAMES))
    ]
    return _family("goal", OBJECTIVE_NAMES, plates)
