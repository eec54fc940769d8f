"""A deck laid out for a person: every card in words, and what the cards add up to."""

from __future__ import annotations

from brewtable.games.beer_pioneers.cards.deck import NEED_NAMES, ORDER_BARRELS, Card, Deck, Order
from brewtable.games.beer_pioneers.cards.names import card_words
from brewtable.games.beer_pioneers.cards.phrases import POINTS
from brewtable.games.beer_pioneers.cards.words import beige_words, effect_words, order_words, white_words
from brewtable.games.beer_pioneers.rules.material import ICON_NAMES
from brewtable.kernel.game import DeckTable
from brewtable.kernel.message import Message


def deck_tables(deck: Deck) -> list[DeckTable]:
    return [_cards(deck), _starting(deck), _orders(deck), _wanted(deck), _icons(deck), _white(deck)]


def _heads(*names: str) -> list[Message]:
    return [Message(f"pioneers-deck-{name}") for name in names]


def _cards(deck: Deck) -> DeckTable:
    rows: list[list[str | Message]] = []
    for card in deck.cards:
        beige: str | Message = "" if card.beige is None else beige_words(card.beige)
        order: str | Message = "" if card.order is None else order_words(card.order)
        rows.append(
            [card_words(card.id, card.name), "S" if card.start else "", beige, order, white_words(card) or ""]
        )
    heads = _heads("card", "start", "beige", "order", "white")
    return DeckTable(Message("pioneers-deck-cards"), heads, rows)


def _starting(deck: Deck) -> DeckTable:
    rows: list[list[str | Message]] = []
    for number, card in enumerate(deck.starting, 1):
        counts = [str(count) for count in (number, card.coins, card.depot, card.cellar)]
        rows.append([*counts, beige_words(card.beige)])
    heads = _heads("card", "coins", "depot", "cellar", "beige")
    return DeckTable(Message("pioneers-deck-starting"), heads, rows)


def _points(order: Order) -> int:
    """The points an order pays for sure, without truck fleet."""
    return sum(n for stage in order.reward.stages if len(stage) == 1 for e, n in stage[0] if e == POINTS)


def _mean(total: int, count: int) -> str:
    return f"{total / count:.1f}" if count else ""


def _orders(deck: Deck) -> DeckTable:
    """Points by size of the order, and for each thing delivered."""
    orders = [card.order for card in deck.cards if card.order is not None]
    rows: list[list[str | Message]] = []
    for size in sorted({sum(order.needs) for order in orders}):
        found = [order for order in orders if sum(order.needs) == size]
        points = sum(_points(order) for order in found)
        fleet = sum(1 for order in found if order.fleet is not None)
        count = len(found)
        rows.append([str(size), str(count), _mean(points, count), _mean(points, count * size), str(fleet)])
    heads = _heads("things", "orders", "points", "points-each", "with-fleet")
    return DeckTable(Message("pioneers-deck-by-size"), heads, rows)


def _wanted(deck: Deck) -> DeckTable:
    """How many orders ask for a beer or for barrels, for how many, and what such orders pay."""
    rows: list[list[str | Message]] = []
    for need, name in enumerate(NEED_NAMES):
        found = [card.order for card in deck.cards if card.order is not None and card.order.needs[need]]
        total = sum(order.needs[need] for order in found)
        points = sum(_points(order) for order in found)
        kind = Message("pioneers-deck-barrels" if need == ORDER_BARRELS else f"pioneers-beer-{name}")
        rows.append([kind, str(len(found)), str(total), _mean(points, len(found))])
    heads = _heads("wanted", "orders", "tiles", "points")
    return DeckTable(Message("pioneers-deck-deliveries"), heads, rows)


def _icons(deck: Deck) -> DeckTable:
    """Icons over all beige-brown sections, and how many of these have a flash."""
    shown = [card.beige for card in deck.cards if card.beige is not None]
    rows: list[list[str | Message]] = []
    for icon, name in enumerate(ICON_NAMES):
        bearers = sum(1 for beige in shown if beige.icons[icon])
        total = sum(beige.icons[icon] for beige in shown)
        kind = Message(f"pioneers-icons-{name}")
        rows.append([kind, str(bearers), str(total), _mean(total, len(shown))])
    flashes = sum(1 for beige in shown if beige.flash is not None)
    rows.append([Message("pioneers-deck-flashes"), str(flashes), str(flashes), _mean(flashes, len(shown))])
    heads = _heads("icon", "cards-with", "total", "mean")
    return DeckTable(Message("pioneers-deck-icons"), heads, rows)


def _white(deck: Deck) -> DeckTable:
    """How often each effect stands in a white section; master brewers are counted together."""
    bearers: dict[tuple[int, int], list[Message]] = {}
    for card in deck.cards:
        for effect in sorted(_effects(card)):
            bearers.setdefault(effect, []).append(card_words(card.id, card.name))
    rows: list[list[str | Message]] = [
        [effect_words(*effect), str(len(bearers[effect])), _list(bearers[effect])]
        for effect in sorted(bearers)
    ]
    masters = [card_words(card.id, card.name) for card in deck.cards if card.master is not None]
    rows.append([Message("pioneers-deck-masters"), str(len(masters)), _list(masters)])
    heads = _heads("effect", "cards-with", "names")
    return DeckTable(Message("pioneers-deck-effects"), heads, rows)


def _list(names: list[Message]) -> Message:
    return Message("pioneers-list", {"parts": names})


def _effects(card: Card) -> set[tuple[int, int]]:
    """The effects of a one-time action, each with its amount."""
    if card.action is None:
        return set()
    return {one for stage in card.action.stages for option in stage for one in option}
