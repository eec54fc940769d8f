"""What those who study Beer & Bread count besides what the vocabulary names: the effects of upgrades."""

from __future__ import annotations

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.cards.effects import effect_words
from brewtable.games.beer_and_bread.rules.material import CARDS, EFFECT_NAMES, KIND_NAMES, NO_KIND
from brewtable.games.beer_and_bread.rules.vocabulary import UPGRADE
from brewtable.kernel.things import EFFECT, Expectation, Thing

# See benchmarks/README.md, "What the house deck leads to".
EXPECTED = [
    Expectation("score", "lab-expect-score", 22, 26),
    Expectation("part:sold", "bb-expect-sold", 7, 8),
    Expectation("kind:harvest", "bb-expect-harvests", 15, 18),
    Expectation("kind:upgrade", "bb-expect-upgrades", 5, 7),
]


def effect_of(deck: Deck, card: int) -> Thing:
    """The upgrade on a card, with the resource it is printed with."""
    kind = deck.effect_kind[card]
    of = "" if kind == NO_KIND else f" {KIND_NAMES[kind]}"
    return Thing(EFFECT, f"{EFFECT_NAMES[deck.effect[card]]}{of}", effect_words(deck, card))


def effects_of(deck: Deck, action: int) -> list[Thing]:
    """The effect that an upgrade brings; nothing for other actions."""
    return [effect_of(deck, action - UPGRADE)] if UPGRADE <= action < UPGRADE + CARDS else []


def all_effects(deck: Deck) -> list[Thing]:
    return [effect_of(deck, card) for card in range(CARDS)]
