"""Set-up: shuffle, supply, windmill (chapter 1)."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread import agenda
from brewtable.games.beer_and_bread.action_phase import (
    Invert,
    Inverting,
    LastCards,
    PlayTaken,
    Round,
    Swap,
    Turn,
    TurnStart,
)
from brewtable.games.beer_and_bread.card_phase import (
    Dealing,
    DiscardHarvest,
    ExchangeCards,
    Filling,
    PickingUp,
    Renew,
    Renewing,
    Replenishing,
)
from brewtable.games.beer_and_bread.cards import Deck
from brewtable.games.beer_and_bread.harvest import Answer
from brewtable.games.beer_and_bread.material import (
    AGENDA_CELLS,
    CARDS,
    KINDS,
    SEATS,
    SUPPLY,
    TOKEN_CELLS,
    ZONE_CELLS,
)
from brewtable.games.beer_and_bread.produce import ChoosePayment, Paying
from brewtable.games.beer_and_bread.seeding import SeedHarvest, Seeding
from brewtable.games.beer_and_bread.state import Valley, shuffle_pile
from brewtable.games.beer_and_bread.storage import ChooseOffer, Offering, Storing, TakeOffer
from brewtable.games.beer_and_bread.years import Windmill, Year
from brewtable.kernel.chance import Chance
from brewtable.kernel.state import NOBODY, Step

# In the order of their numbers in agenda.py.
STEPS: list[Step[Any]] = [
    Year(),
    Seeding(),
    SeedHarvest(),
    Dealing(),
    PickingUp(),
    Replenishing(),
    DiscardHarvest(),
    Filling(),
    Renewing(),
    Renew(),
    ExchangeCards(),
    Round(),
    TurnStart(),
    Turn(),
    PlayTaken(),
    LastCards(),
    Inverting(),
    Invert(),
    Swap(),
    Storing(),
    ChooseOffer(),
    Offering(),
    TakeOffer(),
    Answer(),
    Paying(),
    ChoosePayment(),
    Windmill(),
]


def set_up(deck: Deck, chance: Chance, first_seat: i64, listening: bool) -> Valley:
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
    for kind in range(i64(KINDS)):
        s.tokens[SUPPLY + kind] = deck.supply[kind]
    s.windmill = s.draw(SEATS) if first_seat == NOBODY else first_seat
    shuffle_pile(s)
    s.then(agenda.YEAR)
    s.settle()
    return s
