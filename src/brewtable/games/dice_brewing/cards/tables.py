"""The recipes laid out for a person, and what they add up to."""

from __future__ import annotations

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.phrases import extra_name, minimums, offered, premium_words
from brewtable.games.dice_brewing.rules.material import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    EXTRAS,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    NO_COLOUR,
    RECIPES,
)
from brewtable.kernel.game import DeckTable
from brewtable.kernel.message import Message
from brewtable.kernel.sets import only


def deck_tables(deck: Deck) -> list[DeckTable]:
    return [_recipes(deck), _levels(deck), _extras(deck)]


def _recipes(deck: Deck) -> DeckTable:
    heads = [Message(f"dice-deck-{name}") for name in ("recipe", "level", "needs", "reward", "extras")]
    rows: list[list[str | Message]] = []
    for card in range(RECIPES):
        needs = [
            f"{COLOUR_LETTERS[colour]}{least}"
            for colour in range(MALT_AND_HOPS)
            for least in minimums(deck, card, colour)
        ]
        level = Message(f"dice-level-{LEVEL_NAMES[deck.levels[card]]}")
        rows.append([deck.names[card], level, " ".join(needs), _reward(deck, card), _offered(deck, card)])
    return DeckTable(Message("dice-deck-recipes"), heads, rows)


def _reward(deck: Deck, card: int) -> Message:
    parts: list[Message] = []
    if deck.reward_points[card]:
        parts.append(Message("dice-points", {"count": int(deck.reward_points[card])}))
    if deck.reward_token[card]:
        parts.append(Message("dice-any-token"))
    if deck.reward_die[card] != NO_COLOUR:
        parts.append(Message(f"dice-die-any-{COLOUR_NAMES[deck.reward_die[card]]}"))
    if deck.reward_gold[card]:
        parts.append(Message("dice-gold", {"count": int(deck.reward_gold[card])}))
    return Message("dice-list", {"parts": parts})


def _offered(deck: Deck, card: int) -> Message:
    parts = [premium_words(deck, card, extra) for extra in offered(deck, card)]
    return Message("dice-list", {"parts": parts})


def _levels(deck: Deck) -> DeckTable:
    """Dice and pips a level asks for, and what it rewards, as means."""
    heads = [Message(f"dice-deck-{name}") for name in ("level", "cards", "dice", "pips", "points", "gold")]
    rows: list[list[str | Message]] = []
    for level, name in enumerate(LEVEL_NAMES):
        cards = [card for card in range(RECIPES) if deck.levels[card] == level]
        wanted = [
            [least for c in range(MALT_AND_HOPS) for least in minimums(deck, card, c)] for card in cards
        ]
        sums = [
            sum(len(one) for one in wanted),
            sum(sum(one) for one in wanted),
            sum(int(deck.reward_points[card]) for card in cards),
            sum(int(deck.reward_gold[card]) for card in cards),
        ]
        means = [f"{total / max(len(cards), 1):.1f}" for total in sums]
        rows.append([Message(f"dice-level-{name}"), str(len(cards)), *means])
    return DeckTable(Message("dice-deck-levels"), heads, rows)


def _extras(deck: Deck) -> DeckTable:
    rows: list[list[str | Message]] = []
    for extra in range(EXTRAS):
        wanted = sum(1 for card in range(RECIPES) if deck.offered[card] & only(extra) != 0)
        price = str(deck.ingredient_price[extra]) if extra < len(deck.ingredient_price) else ""
        rows.append([extra_name(extra), str(wanted), price])
    heads = [Message(f"dice-deck-{name}") for name in ("extra", "cards", "price")]
    return DeckTable(Message("dice-deck-wanted"), heads, rows)
