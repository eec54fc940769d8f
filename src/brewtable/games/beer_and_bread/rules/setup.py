"""Set-up: shuffle, supply, windmill (chapter 1)."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.rules import (
    action_phase,
    agenda,
    card_phase,
    harvest,
    produce,
    seeding,
    storage,
    years,
)
from brewtable.games.beer_and_bread.rules.material import (
    AGENDA_CELLS,
    CARDS,
    KINDS,
    SEATS,
    SUPPLY,
    TOKEN_CELLS,
    ZONE_CELLS,
)
from brewtable.games.beer_and_bread.rules.state import Valley, shuffle_pile
from brewtable.kernel.chance import Chance
from brewtable.kernel.state import NOBODY, Step
from brewtable.kernel.steps import steps_of

STEPS: list[Step[Any]] = steps_of(
    agenda, [years, seeding, card_phase, action_phase, harvest, storage, produce]
)


def set_up(deck: Deck, chance: Chance, first_seat: i64, switched_on: i64, listening: bool) -> Valley:
    """A new game, ready for its first decision. `first_seat` NOBODY: chance gives the windmill."""
    s = Valley(
        deck,
        STEPS,
        chance,
        0,
        vec[i64]([0] * AGENDA_CELLS),
        0,
        vec[i64]([0] * TOKEN_CELLS),
        vec[i64]([0] * ZONE_CELLS),
        vec[i64](list(range(CARDS))),
        CARDS,
    )
    s.listening = listening
    s.switched_on = switched_on
    for kind in range(i64(KINDS)):
        s.tokens[SUPPLY + kind] = deck.supply[kind]
    s.windmill = s.draw(SEATS) if first_seat == NOBODY else first_seat
    shuffle_pile(s)
    s.then(agenda.YEAR)
    s.settle()
    return s
