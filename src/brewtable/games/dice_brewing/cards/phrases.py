"""What is printed on recipes and on the spaces of player boards, in words."""

from __future__ import annotations

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.rules.material import (
    COLOUR_NAMES,
    EXTRA_NAMES,
    EXTRAS,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    NEEDS,
    NO_COLOUR,
    SPACE_NAMES,
)
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.sets import only

# Spaces.


def effect_words(deck: Deck, space: int) -> Message:
    """What a space does."""
    numbers: dict[str, Argument] = {
        "seeds": int(deck.department_seeds),
        "black": int(deck.gold_for_black),
        "blue": int(deck.gold_for_blue),
    }
    return Message(f"dice-effect-{SPACE_NAMES[space]}", numbers)


def takes_words(deck: Deck, space: int) -> Message:
    """What a space takes as its first piece."""
    return Message(f"dice-reason-takes-{SPACE_NAMES[space]}", {"value": int(deck.entry[space])})


def space_words(deck: Deck, space: int) -> list[Message]:
    """All that is printed on a space."""
    trade = Message("db-trade", {"takes": takes_words(deck, space), "effect": effect_words(deck, space)})
    fast = int(deck.fast[space])
    return [trade, Message("db-fast", {"value": fast})] if fast else [trade]


# Recipes.


def minimums(deck: Deck, card: int, colour: int) -> list[int]:
    """The least values that a recipe asks of a colour, the highest first."""
    start = (card * MALT_AND_HOPS + colour) * NEEDS
    return [int(deck.needs[start + rank]) for rank in range(NEEDS) if deck.needs[start + rank] > 0]


def recipe_words(deck: Deck, card: int) -> list[Message]:
    """All that is printed on a recipe."""
    level = Message(f"dice-level-{LEVEL_NAMES[deck.levels[card]]}")
    dice = [
        Message(f"dice-die-{COLOUR_NAMES[colour]}", {"value": least})
        for colour in range(MALT_AND_HOPS)
        for least in minimums(deck, card, colour)
    ]
    extras = [premium_words(deck, card, extra) for extra in offered(deck, card)]
    return [
        Message("db-recipe-name", {"name": deck.names[card], "level": level}),
        Message("db-recipe-needs", {"dice": dice}),
        Message("db-recipe-reward", {"parts": _reward(deck, card)}),
        Message("db-recipe-extras", {"or_extras": extras}),
    ]


def _reward(deck: Deck, card: int) -> list[Message]:
    parts: list[Message] = []
    if deck.reward_gold[card]:
        parts.append(gold(int(deck.reward_gold[card])))
    if deck.reward_points[card]:
        parts.append(Message("dice-points", {"count": int(deck.reward_points[card])}))
    if deck.reward_die[card] != NO_COLOUR:
        parts.append(Message(f"dice-die-any-{COLOUR_NAMES[deck.reward_die[card]]}"))
    if deck.reward_token[card]:
        parts.append(Message("dice-any-token"))
    return parts


def offered(deck: Deck, card: int) -> list[int]:
    """The extras that a recipe offers a premium for."""
    return [extra for extra in range(EXTRAS) if deck.offered[card] & only(extra) != 0]


def premium_words(deck: Deck, card: int, extra: int) -> Message:
    """An extra with its premium."""
    return Message("dice-premium", {"extra": extra_name(extra), "premium": premium(deck, card, extra)})


def premium(deck: Deck, card: int, extra: int) -> Message:
    """What an extra earns."""
    coins = int(deck.premium_gold[card * EXTRAS + extra])
    points = int(deck.premium_points[card * EXTRAS + extra])
    return gold(coins) if coins else Message("dice-points", {"count": points})


def gold(count: int) -> Message:
    return Message("dice-gold", {"count": count})


def extra_name(extra: int) -> Message:
    return Message(f"dice-extra-{EXTRA_NAMES[extra]}")
