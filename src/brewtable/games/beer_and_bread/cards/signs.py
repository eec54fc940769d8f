"""What an upgrade does, in signs: as short as it is printed on a card.

A sign is the name of a picture (a resource, `beer`, `hand`, `coin`, …) or stands for itself (`+1`, `→`).
"""

from __future__ import annotations

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.cards.effects import substitutions_of
from brewtable.games.beer_and_bread.rules.material import (
    E_3A,
    E_3B,
    EFFECT_NAMES,
    EFFECT_SIGNS,
    KIND_NAMES,
    NO_KIND,
)


def effect_signs(deck: Deck, card: int) -> list[list[str]]:
    """The upgrade of a card, line by line."""
    effect, kind = int(deck.effect[card]), int(deck.effect_kind[card])
    signs = EFFECT_SIGNS[EFFECT_NAMES[effect]]
    if signs == "":
        return _substitutions(deck, effect)
    of = "" if kind == NO_KIND else KIND_NAMES[kind]
    return [signs.format(of=of, units=added_units(deck, effect)).split()]


def added_units(deck: Deck, effect: int) -> int:
    """The storage units an upgrade adds."""
    return int(deck.water_units if effect == E_3A else deck.general_units if effect == E_3B else 0)


def _substitutions(deck: Deck, effect: int) -> list[list[str]]:
    """A line for each payment, with all that it may stand for: `2 wheat → hops / barley`."""
    lines: dict[tuple[int, str], list[str]] = {}
    for paid, spent, needed in substitutions_of(deck, effect):
        line = lines.setdefault((paid, spent), [])
        line.extend(["/", needed] if line else [str(paid), spent, "→", needed])
    return list(lines.values())
