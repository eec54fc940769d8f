"""A deck laid out for a person: every card, and what the cards add up to."""

from __future__ import annotations

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.cards.effects import effect_words
from brewtable.games.beer_and_bread.rules.material import (
    CARDS,
    EFFECT_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    slot_of,
)
from brewtable.kernel.game import DeckTable
from brewtable.kernel.message import Message

_KIND_HEADS = [Message(f"kind-{name}") for name in KIND_NAMES]


def deck_tables(deck: Deck) -> list[DeckTable]:
    return [_cards(deck), _totals(deck), _upgrades(deck)]


def _cards(deck: Deck) -> DeckTable:
    heads = [Message(f"deck-{name}") for name in ("card", "coins", "harvest", "recipe", "upgrade")]
    return DeckTable(Message("deck-cards"), heads, [_card_row(deck, card) for card in range(CARDS)])


def _card_row(deck: Deck, card: int) -> list[str | Message]:
    name = EFFECT_NAMES[deck.effect[card]]
    upgrade = Message("deck-upgrade-words", {"effect": name, "words": effect_words(deck, card)})
    harvest = [int(deck.harvest[card * KINDS + k]) for k in range(KINDS)]
    recipe = [int(deck.recipe[card * KINDS + k]) for k in range(KINDS)]
    return [deck.ids[card], str(deck.coins[card]), _amounts(harvest), _amounts(recipe), upgrade]


def _amounts(counts: list[int]) -> Message:
    shown = [Message(f"tokens-{KIND_NAMES[k]}", {"count": count}) for k, count in enumerate(counts) if count]
    return Message("deck-amounts", {"amounts": shown})


def _totals(deck: Deck) -> DeckTable:
    """Supply and demand: icons on harvest sections against tokens in recipes."""
    rows: list[list[str | Message]] = []
    for part, cells in (("harvest", deck.harvest), ("recipe", deck.recipe)):
        for good, name in enumerate(GOOD_NAMES):
            cards = [card for card in range(CARDS) if deck.good[card] == good]
            sums = [sum(int(cells[card * KINDS + k]) for card in cards) for k in range(KINDS)]
            rows.append([Message(f"deck-{part}-{name}"), *(str(one) for one in sums), str(sum(sums))])
    return DeckTable(Message("deck-totals"), [Message("deck-part"), *_KIND_HEADS, Message("deck-all")], rows)


def _upgrades(deck: Deck) -> DeckTable:
    rows: list[list[str | Message]] = []
    for effect, name in enumerate(EFFECT_NAMES):
        bearers = [deck.ids[card] for card in range(CARDS) if deck.effect[card] == effect]
        if bearers:
            rows.append([str(slot_of(effect)), name, str(len(bearers)), " ".join(bearers)])
    heads = [Message(f"deck-{name}") for name in ("slot", "effect", "copies", "cards-with")]
    return DeckTable(Message("deck-upgrades"), heads, rows)
