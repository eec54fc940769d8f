"""The exchange: a beer, a barrel or a coin for a point, two cards or a coin (chapter 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import A_SECOND, ON_EXCHANGE
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import COIN, GAIN_CARDS, GAIN_POINT, GAINS, GIFTS
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.state import (
    BARREL_CELL,
    BEER,
    COINS,
    Town,
    ability,
    beers_in_cellar,
    cell,
    gain_coins,
    gain_points,
    on_occasion,
    take_from_cellar,
)
from brewtable.kernel.state import Step

# Kinds of exchange: by a card, which may be declined; on the space; the first of two.
BY_CARD: Final = 0
ON_SPACE: Final = 1
FIRST_OF_TWO: Final = 2
SECOND_PRICE: Final = 1
CARDS_GAINED: Final = 2


def can_give(s: Town, seat: i64, gift: i64) -> bool:
    if gift == COIN:
        return s.own[cell(seat, COINS)] > 0
    return s.own[cell(seat, BEER + gift)] > 0


def gifts(s: Town, seat: i64) -> i64:
    """How many things a seat could give."""
    return beers_in_cellar(s, seat) + s.own[cell(seat, BARREL_CELL)] + s.own[cell(seat, COINS)]


def second_price(s: Town, seat: i64) -> i64:
    """What a second exchange costs."""
    if ability(s, seat, A_SECOND) > 0:
        return 0
    return SECOND_PRICE


def can_double(s: Town, seat: i64) -> bool:
    """Whether a seat can pay for two exchanges and still has something to give."""
    price = second_price(s, seat)
    return s.own[cell(seat, COINS)] >= price and gifts(s, seat) > price


class Exchanging(Step[Town]):
    """An exchange, if there is something to give. Operand: its kind."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return BY_CARD <= first <= FIRST_OF_TWO and second == 0

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if gifts(s, seat) > 0:
            s.then(agenda.EXCHANGE, seat, first)


class Exchange(TurnDecision):
    """Give one thing and gain another; on the space one may pay to do it twice."""

    answers: tuple[str, ...] = ("fulfil", "exchange", "twice", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return BY_CARD <= first <= FIRST_OF_TWO and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=26)
        for gift in range(i64(GIFTS)):
            if can_give(s, seat, gift):
                for gain in range(i64(GAINS)):
                    out = append(out, vocabulary.EXCHANGE + gift * GAINS + gain)
        if first == ON_SPACE and can_double(s, seat):
            out = append(out, vocabulary.TWICE)
        if first == BY_CARD:
            out = append(out, vocabulary.DONE)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        if action == vocabulary.TWICE:
            gain_coins(s, seat, -second_price(s, seat))
            s.then(agenda.EXCHANGE, seat, FIRST_OF_TWO)
            s.then(agenda.EXCHANGING, seat, BY_CARD)
            return
        _give(s, seat, (action - vocabulary.EXCHANGE) // GAINS)
        _gain(s, seat, (action - vocabulary.EXCHANGE) % GAINS)
        on_occasion(s, seat, ON_EXCHANGE)


def _give(s: Town, seat: i64, gift: i64) -> None:
    if gift == COIN:
        gain_coins(s, seat, -1)
    else:
        take_from_cellar(s, seat, gift, 1, vocabulary.GIVEN)


def _gain(s: Town, seat: i64, gain: i64) -> None:
    if gain == GAIN_POINT:
        gain_points(s, seat, 1)
    elif gain == GAIN_CARDS:
        s.then(agenda.TAKING, seat, CARDS_GAINED)
    else:
        gain_coins(s, seat, 1)
