"""What an upgrade does, in words, with the numbers of the deck it belongs to."""

from __future__ import annotations

from brewtable.games.beer_and_bread.cards.deck import DECK_ROW, Deck
from brewtable.games.beer_and_bread.rules.material import (
    E_3A,
    E_3B,
    E_4C,
    E_4E,
    EFFECT_NAMES,
    KIND_NAMES,
    NO_KIND,
)
from brewtable.kernel.message import Argument, Message


def effect_words(deck: Deck, card: int) -> Message:
    """The upgrade of a card."""
    effect, kind = int(deck.effect[card]), int(deck.effect_kind[card])
    arguments: dict[str, Argument] = {}
    if kind != NO_KIND:
        arguments["token"] = Message(f"kind-{KIND_NAMES[kind]}")
    if effect == E_3A:
        arguments["count"] = int(deck.water_units)
    if effect == E_3B:
        arguments["count"] = int(deck.general_units)
    if E_4C <= effect <= E_4E:
        arguments["or_rules"] = [_rule(*rule) for rule in substitutions_of(deck, effect)]
    return Message(f"effect-{EFFECT_NAMES[effect]}", arguments)


def substitutions_of(deck: Deck, effect: int) -> list[tuple[int, str, str]]:
    """The substitutions of an effect: so many tokens, of this kind, for one of that kind."""
    rows = [int(cell) for cell in deck.substitutions]
    return [
        (rows[at + 1], KIND_NAMES[rows[at + 2]], KIND_NAMES[rows[at + 3]])
        for at in range(0, len(rows), DECK_ROW)
        if rows[at] == effect
    ]


def _rule(paid: int, spent: str, needed: str) -> Message:
    return Message(
        "substitution",
        {
            "paid": Message(f"tokens-{spent}", {"count": paid}),
            "needed": Message(f"tokens-{needed}", {"count": 1}),
        },
    )
