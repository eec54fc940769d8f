"""What each place gives a seat today: what is printed there, with the numbers of the own brewery."""

from __future__ import annotations

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import A_EXPERIENCE, A_TAKINGS
from brewtable.games.beer_pioneers.cards.words import phrase_words
from brewtable.games.beer_pioneers.rules.building import price_of_extension, price_of_upgrade
from brewtable.games.beer_pioneers.rules.effects import amount_of
from brewtable.games.beer_pioneers.rules.material import (
    ACTION_NAMES,
    ADMIN_NAMES,
    BONUS_FROM,
    BONUS_NAMES,
    TRUCK_NAMES,
)
from brewtable.games.beer_pioneers.rules.state import Town, ability
from brewtable.kernel.face import MessageData

_PHRASES = {
    **{f"action:{name}": text for name, text in zip(ACTION_NAMES, p.WORKER_PHRASES)},
    **{f"truck-space:{name}": text for name, text in zip(TRUCK_NAMES, p.TRUCK_PHRASES)},
    **{f"turn-space:{place}": text for place, text in enumerate(p.ORDER_PHRASES, 1)},
    **{f"admin:{name}": text for name, text in zip(ADMIN_NAMES, p.ADMIN_PHRASES)},
    **{f"bonus:{name}": text for name, text in zip(BONUS_NAMES, p.BONUS_PHRASES)},
}
_PLACES = {thing: p.read_phrase(text, p.EFFECT_NAMES[p.POINTS :]) for thing, text in _PHRASES.items()}


def gifts(s: Town, seat: int) -> dict[str, MessageData]:
    """By place. Of two halves that can both be done for a coin, one is told: the coin is told apart."""
    return {thing: phrase_words(_own_phrase(s, seat, phrase)).to_data() for thing, phrase in _PLACES.items()}


def bonus_worker(s: Town, seat: int, value: int) -> int:
    """The experience from which a worker on a space of this value brings a bonus action."""
    return max(1, BONUS_FROM - value - int(ability(s, seat, A_EXPERIENCE)))


def _own_phrase(s: Town, seat: int, phrase: p.Phrase) -> p.Phrase:
    stages = []
    for options in phrase.stages:
        free = [option for option in options if option[0][0] != p.PAY]
        stages.append([[_own(s, seat, *effect) for effect in option] for option in free or options])
    return p.Phrase(stages)


def _own(s: Town, seat: int, effect: int, amount: int) -> tuple[int, int]:
    if effect == p.UPGRADE:
        return effect, int(price_of_upgrade(s, seat, amount))
    if effect == p.EXTENSION:
        return effect, int(price_of_extension(s, seat, amount))
    if effect == p.TAKINGS:
        return effect, amount + int(ability(s, seat, A_TAKINGS))
    return effect, int(amount_of(s, seat, effect, amount))
