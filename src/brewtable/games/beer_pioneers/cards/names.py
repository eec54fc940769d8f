"""What cards are called: those of the house have a name in every language, those of other decks their own."""

from __future__ import annotations

from functools import cache

from brewtable.games.beer_pioneers.cards.reader import house_decks
from brewtable.kernel.message import Message


@cache
def _house_names() -> set[tuple[str, str]]:
    return {(card.id, card.name) for house in house_decks() for card in house.deck().cards}


def card_words(card: str, name: str) -> Message:
    """A card by its id and the name that its deck prints on it."""
    if (card, name) in _house_names():
        return Message(f"pioneers-card-{card}")
    return Message("plain-words", {"words": name})
