"""Orders are completed: beers and barrels leave the cellar, the reward comes (chapter 12)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import A_FEWER_BARRELS, ANY_BEER, NEEDS, ON_ORDER, ORDER_BARRELS
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.hidden import could_hold
from brewtable.games.beer_pioneers.rules.material import BARREL, BEERS, DISCARDS, FLEET
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.state import (
    BARREL_CELL,
    BEER,
    Town,
    ability,
    beers_in_cellar,
    cell,
    do_phrase,
    hand_of,
    has_built,
    movable,
    move_barrels,
    on_occasion,
    play_from_hand,
    take_from_cellar,
)
from brewtable.kernel.state import Step


def need(s: Town, card: i64, what: i64) -> i64:
    """How many of a beer, of any beer, or of barrels the order on a card asks for."""
    return s.deck.needs[card * NEEDS + what]


def barrels_needed(s: Town, seat: i64, card: i64) -> i64:
    barrels = need(s, card, ORDER_BARRELS) - ability(s, seat, A_FEWER_BARRELS)
    if barrels < 0:
        return 0
    return barrels


def can_deliver(s: Town, seat: i64, card: i64) -> bool:
    """Whether a card has an order that the cellar can meet."""
    if s.deck.has_order[card] == 0:
        return False
    if s.own[cell(seat, BARREL_CELL)] < barrels_needed(s, seat, card):
        return False
    own, needs = s.own, s.deck.needs
    spare: i64 = 0
    for beer in range(i64(BEERS)):
        left = own[cell(seat, BEER + beer)] - needs[card * NEEDS + beer]
        if left < 0:
            return False
        spare += left
    return spare >= need(s, card, ANY_BEER)


def can_deliver_any(s: Town, seat: i64) -> bool:
    for card in hand_of(s, seat):
        if can_deliver(s, seat, card):
            return True
    return False


def _might_deliver(s: Town, seat: i64) -> bool:
    """Whether somebody may think that a seat holds an order which its cellar meets."""
    for card in could_hold(s, seat):
        if can_deliver(s, seat, card):
            return True
    return False


class PlayOrder(TurnDecision):
    """Complete an order, or none. Operand: 1 while a barrel may be moved before or after."""

    answers: tuple[str, ...] = ("fulfil", "order", "move", "done")

    def is_secret(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return _might_deliver(s, seat)

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= 1 and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in hand_of(s, seat):
            if can_deliver(s, seat, card):
                out = append(out, vocabulary.ORDER + card)
        if first != 0 and movable(s, seat, 1) > 0:
            out = append(out, vocabulary.MOVE)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        if action == vocabulary.MOVE:
            move_barrels(s, seat, 1)
            s.then(agenda.PLAY_ORDER, seat)
            return
        _deliver(s, seat, action - vocabulary.ORDER)
        s.then(agenda.MOVING, seat, first)


def _deliver(s: Town, seat: i64, card: i64) -> None:
    """What the order names leaves the cellar; any beers are chosen next."""
    play_from_hand(s, seat, card, DISCARDS, vocabulary.AS_ORDER)
    for beer in range(i64(BEERS)):
        take_from_cellar(s, seat, beer, need(s, card, beer), vocabulary.DELIVERED)
    barrels = barrels_needed(s, seat, card)
    if barrels > 0:
        take_from_cellar(s, seat, BARREL, barrels, vocabulary.DELIVERED)
    s.then(agenda.DELIVERING, seat, need(s, card, ANY_BEER))
    do_phrase(s, seat, s.deck.reward[card])
    if has_built(s, seat, FLEET):
        do_phrase(s, seat, s.deck.fleet[card])
    on_occasion(s, seat, ON_ORDER)


def _types(s: Town, seat: i64) -> vec[i64]:
    """The types of beer in the cellar."""
    held = vec[i64](capacity=BEERS)
    for beer in range(i64(BEERS)):
        if s.own[cell(seat, BEER + beer)] > 0:
            held = append(held, beer)
    return held


class Delivering(Step[Town]):
    """Any beers are given for an order; asks where there is a choice. Operand: how many."""

    seated: bool = True
    waits: bool = False

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        types = _types(s, seat)
        if 0 < first < beers_in_cellar(s, seat) and len(types) > 1:
            s.then(agenda.DELIVER, seat, first)
            return
        for beer in types:
            held = s.own[cell(seat, BEER + beer)]
            take_from_cellar(s, seat, beer, held if held < first else first, vocabulary.DELIVERED)


class Deliver(TurnDecision):
    """Choose the beer to give where any will do. Operand: how many are still to be given."""

    answers: tuple[str, ...] = ("fulfil", "deliver")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first < beers_in_cellar(s, seat) and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BEERS)
        for beer in _types(s, seat):
            out = append(out, vocabulary.DELIVER + beer)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        take_from_cellar(s, seat, action - vocabulary.DELIVER, 1, vocabulary.DELIVERED)
        s.then(agenda.DELIVERING, seat, first - 1)
