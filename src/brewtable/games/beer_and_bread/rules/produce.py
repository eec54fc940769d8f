"""Produce and Sell: a place, a recipe, a payment, see payments.py (chapters 8 and 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BEER,
    BREAD,
    BREWERY,
    CARDS,
    E_4A,
    E_4B,
    E_4C,
    KINDS,
    NO_KIND,
    SUPPLY,
    UPGRADES,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.payments import (
    BITS,
    count_in,
    least_missing,
    of,
    packed,
    payable,
    ways_to_pay,
)
from brewtable.games.beer_and_bread.rules.state import Valley, copies, move_card, move_tokens
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import EVERYBODY, Decision, Step

_SETTLED: Final = BITS * KINDS  # above the counts of an operand: how many kinds are settled


def workshop(s: Valley, card: i64) -> i64:
    """The zone where a card is produced: BREWERY or BAKERY."""
    return BREWERY if s.deck.good[card] == BEER else BAKERY


def places(s: Valley, seat: i64, zone: i64) -> i64:
    """How many cards a seat's brewery or bakery holds."""
    return 1 + copies(s, seat, E_4A if zone == BREWERY else E_4B)


def has_place(s: Valley, seat: i64, zone: i64) -> bool:
    """Whether a seat's brewery or bakery can take one more card."""
    there = s.zones[zone + seat]
    return there == 0 or size(there) < places(s, seat, zone)


def producible(s: Valley, seat: i64, cards: i64) -> i64:
    """Those of some cards that a seat can produce now."""
    if not has_place(s, seat, BREWERY):
        cards &= ~s.deck.goods[BEER]
    if not has_place(s, seat, BAKERY):
        cards &= ~s.deck.goods[BREAD]
    if cards == 0:
        return 0
    stored = stored_payment(s, seat)
    rows = substitutions(s, seat)
    found: i64 = 0
    price = s.deck.price
    while cards != 0:
        card = lowest(cards)
        if payable(stored, price[card], rows):
            found |= only(card)
        cards &= cards - 1
    return found


def possible(s: Valley, seat: i64, card: i64) -> bool:
    """Whether a seat can produce a card now."""
    return producible(s, seat, only(card)) != 0


def stored_payment(s: Valley, seat: i64) -> i64:
    """All that a seat has stored, as a payment."""
    return packed(s.tokens, storage_of(seat))


def substitutions(s: Valley, seat: i64) -> vec[i64]:
    """The substitutions a seat's upgrades 4C to 4E allow, as rows for payments.py."""
    upgrades = s.zones[UPGRADES + seat] & s.deck.substituting
    effects: i64 = 0
    while upgrades != 0:
        effects |= only(s.deck.effect[lowest(upgrades)] - E_4C)
        upgrades &= upgrades - 1
    return s.deck.rows[effects]


def payments(s: Valley, seat: i64, card: i64) -> vec[i64]:
    """All ways in which a seat can pay for a card."""
    return ways_to_pay(stored_payment(s, seat), s.deck.price[card], substitutions(s, seat))


def shortage(s: Valley, seat: i64, card: i64) -> i64:
    """What a seat lacks for a card, as a payment, after the best substitutions."""
    return least_missing(stored_payment(s, seat), s.deck.price[card], substitutions(s, seat))


def perform(s: Valley, seat: i64, source: i64, card: i64) -> None:
    if s.listening:
        s.report(vocabulary.PRODUCED, seat, card, 0, 0, EVERYBODY)
    move_card(s, card, source, workshop(s, card) + seat)
    s.then(agenda.PAYING, seat, card)


class Paying(Step[Valley]):
    """Spend the tokens; ask first where the player has a choice.

    Operands: the card, and the counts already settled, kind by kind from water to hops.
    """

    seated: bool = True
    waits: bool = False

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        left = open_payments(s, seat, first, second)
        if len(left) > 1:
            s.then(agenda.CHOOSE_PAYMENT, seat, first, second)
        else:
            _spend(s, seat, left[0])


def open_payments(s: Valley, seat: i64, card: i64, settled: i64) -> vec[i64]:
    """The payments that agree with the counts settled so far."""
    kinds = settled >> _SETTLED
    mask = only(kinds * BITS) - 1
    left = vec[i64](capacity=16)
    for payment in payments(s, seat, card):
        if payment & mask == settled & mask:
            left = append(left, payment)
    return left


def open_kind(left: vec[i64]) -> i64:
    """The first kind on which payments differ."""
    for kind in range(i64(KINDS)):
        for payment in left:
            if count_in(payment, kind) != count_in(left[0], kind):
                return kind
    return NO_KIND


def _spend(s: Valley, seat: i64, payment: i64) -> None:
    for kind in range(i64(KINDS)):
        move_tokens(s, kind, count_in(payment, kind), storage_of(seat), SUPPLY)


class ChoosePayment(Decision[Valley]):
    """How many tokens of one kind to spend, where substitutions leave a choice. Operands: those of Paying."""

    answers: tuple[str, ...] = ("pay",)

    def fits(self, s: Valley, seat: i64, first: i64, second: i64) -> bool:
        produced = s.zones[BREWERY + seat] | s.zones[BAKERY + seat]
        if not 0 <= first < CARDS or produced & only(first) == 0 or second >> _SETTLED >= KINDS:
            return False
        return len(open_payments(s, seat, first, second)) > 1

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        left = open_payments(s, seat, first, second)
        kind = open_kind(left)
        counts: i64 = 0
        for payment in left:
            counts |= only(count_in(payment, kind))
        out = vec[i64](capacity=8)
        for count in range(i64(vocabulary.PAY_LIMIT)):
            if (counts >> count) & 1 != 0:
                out = append(out, vocabulary.PAY + kind * vocabulary.PAY_LIMIT + count)
        return out

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        kind = (action - vocabulary.PAY) // vocabulary.PAY_LIMIT
        count = (action - vocabulary.PAY) % vocabulary.PAY_LIMIT
        # All kinds before the open one are alike in every payment left: they are settled with it.
        below = only(kind * BITS) - 1
        like = open_payments(s, seat, first, second)[0] & below
        s.then(agenda.PAYING, seat, first, like | of(kind, count) | ((kind + 1) << _SETTLED))
