"""A card in words: its name, and its front sentence by sentence."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.cards.effects import effect_words
from brewtable.games.beer_and_bread.rules.material import GOOD_NAMES, KIND_NAMES, KINDS
from brewtable.kernel.message import Message


def type_of(deck: Deck, card: int) -> int:
    """The type of the good on a card, from 1 for the cheapest."""
    return int(deck.band(card)) + 1


def card_name(deck: Deck, card: int) -> Message:
    return Message(f"bb-{GOOD_NAMES[deck.good[card]]}-{type_of(deck, card)}")


def front_words(deck: Deck, card: int) -> list[Message]:
    """All that is printed on the front of a card."""
    harvest = [
        Message(f"kind-{KIND_NAMES[kind]}") if count == 1 else _tokens(kind, count)
        for kind, count in _amounts(deck.harvest, card)
    ]
    return [
        Message("bb-card-name", {"name": card_name(deck, card), "coins": int(deck.coins[card])}),
        Message("bb-card-harvest", {"gains": harvest}),
        Message("bb-card-recipe", {"needs": recipe_words(deck, card)}),
        Message("bb-card-upgrade", {"effect": effect_words(deck, card)}),
    ]


def recipe_words(deck: Deck, card: int) -> list[Message]:
    """What a recipe asks for, without substitutions."""
    return [_tokens(kind, count) for kind, count in _amounts(deck.recipe, card)]


def _tokens(kind: int, count: int) -> Message:
    return Message(f"tokens-{KIND_NAMES[kind]}", {"count": count})


def _amounts(numbers: vec[i64], card: int) -> list[tuple[int, int]]:
    """The kinds of which a card names any, with their numbers."""
    amounts = [(kind, int(numbers[card * KINDS + kind])) for kind in range(KINDS)]
    return [(kind, count) for kind, count in amounts if count]
