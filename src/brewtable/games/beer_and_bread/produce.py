"""Produce and Sell: a place, a recipe, a payment with substitutions (chapter 8).

A payment is five counts packed into one int, five bits each, so that a set of payments is a short
array of ints and two equal payments are equal numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread import actions, agenda, events
from brewtable.games.beer_and_bread.material import (
    BAKERY,
    BEER,
    BREAD,
    BREWERY,
    E_4A,
    E_4B,
    E_4C,
    E_4D,
    E_4E,
    KINDS,
    NO_KIND,
    SUPPLY,
    UPGRADES,
    storage_of,
)
from brewtable.games.beer_and_bread.state import Valley, copies, move_card, move_tokens, stored_tokens
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import EVERYBODY, Decision, Step

_BITS: Final = 5
_COUNT: Final = 31
# A row of the deck's substitutions: effect, tokens paid, the kind they are of, the kind they stand for.
_ROW: Final = 4
_PAID: Final = 1
_SPENT: Final = 2
_NEEDED: Final = 3
_SETTLED: Final = _BITS * KINDS  # above the counts of an operand: how many kinds are settled


def count_in(payment: i64, kind: i64) -> i64:
    """How many tokens of a kind a payment holds."""
    return (payment >> (kind * _BITS)) & _COUNT


def _of(kind: i64, count: i64) -> i64:
    return count << (kind * _BITS)


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
    limit = stored_tokens(s, seat)
    rows = s.deck.substitutions if _may_substitute(s, seat) else vec[i64]()
    found: i64 = 0
    while cards != 0:
        card = lowest(cards)
        if _payable(s, seat, _recipe(s, card), limit, rows):
            found |= only(card)
        cards &= cards - 1
    return found


def possible(s: Valley, seat: i64, card: i64) -> bool:
    """Whether a seat can produce a card now."""
    return producible(s, seat, only(card)) != 0


def _recipe(s: Valley, card: i64) -> i64:
    recipe: i64 = 0
    for kind in range(i64(KINDS)):
        recipe |= _of(kind, s.deck.recipe[card * KINDS + kind])
    return recipe


def _may_substitute(s: Valley, seat: i64) -> bool:
    bearers = s.deck.bearers
    width: i64 = KINDS + 1
    substitutes = (
        bearers[E_4C * width + NO_KIND] | bearers[E_4D * width + NO_KIND] | bearers[E_4E * width + NO_KIND]
    )
    return s.zones[UPGRADES + seat] & substitutes != 0


def _payable(s: Valley, seat: i64, payment: i64, limit: i64, rows: vec[i64]) -> bool:
    """Whether the stored tokens can pay: every kind that falls short must be substituted somehow."""
    short = _first_short(s, seat, payment)
    if short == NO_KIND:
        return True
    if len(rows) == 0 or _tokens_in(payment) > limit:
        return False
    for row in range(0, len(rows), _ROW):
        if rows[row + _NEEDED] == short and _usable(s, seat, payment, rows, row):
            if _payable(s, seat, _substituted(payment, rows, row), limit, rows):
                return True
    return False


def shortage(s: Valley, seat: i64, card: i64) -> i64:
    """What is missing for a recipe, as a payment: the least that is left after the best substitutions."""
    rows = s.deck.substitutions if _may_substitute(s, seat) else vec[i64]()
    recipe = _recipe(s, card)
    return _least_missing(s, seat, recipe, stored_tokens(s, seat) + _tokens_in(recipe), rows)


def _least_missing(s: Valley, seat: i64, payment: i64, limit: i64, rows: vec[i64]) -> i64:
    missing: i64 = 0
    for kind in range(i64(KINDS)):
        short = count_in(payment, kind) - s.tokens[storage_of(seat) + kind]
        if short > 0:
            missing |= _of(kind, short)
    if _tokens_in(payment) >= limit:
        return missing
    for row in range(0, len(rows), _ROW):
        if count_in(missing, rows[row + _NEEDED]) > 0 and _usable(s, seat, payment, rows, row):
            other = _least_missing(s, seat, _substituted(payment, rows, row), limit, rows)
            if _tokens_in(other) < _tokens_in(missing):
                missing = other
    return missing


def _first_short(s: Valley, seat: i64, payment: i64) -> i64:
    """The first kind of which a payment needs more than is stored, or NO_KIND."""
    start = storage_of(seat)
    for kind in range(i64(KINDS)):
        if s.tokens[start + kind] < count_in(payment, kind):
            return kind
    return NO_KIND


def _usable(s: Valley, seat: i64, payment: i64, rows: vec[i64], row: i64) -> bool:
    """Whether a seat has the upgrade of a row, and the payment has room for its tokens."""
    if count_in(payment, rows[row + _SPENT]) + rows[row + _PAID] > _COUNT:
        return False
    return copies(s, seat, rows[row]) > 0


def _substituted(payment: i64, rows: vec[i64], row: i64) -> i64:
    """A payment with one token less of the kind needed and its substitutes instead."""
    return payment - _of(rows[row + _NEEDED], 1) + _of(rows[row + _SPENT], rows[row + _PAID])


def payments(s: Valley, seat: i64, card: i64) -> vec[i64]:
    """All ways to pay for a card that differ in the tokens spent.

    Starts from the recipe and asks backwards which tokens could stand in for others. Each
    substitution makes a payment larger, so the search ends when it outgrows what is stored; what
    cannot be completed from the stored tokens is not followed.
    """
    found = append(vec[i64](capacity=16), _recipe(s, card))
    if _may_substitute(s, seat):
        found = _with_substitutes(s, seat, found)
    covered = vec[i64](capacity=16)
    for payment in found:
        if _first_short(s, seat, payment) == NO_KIND:
            covered = append(covered, payment)
    return covered


def _with_substitutes(s: Valley, seat: i64, found: vec[i64]) -> vec[i64]:
    limit = stored_tokens(s, seat)
    rows = s.deck.substitutions
    done: i64 = 0
    while done < len(found):
        payment = found[done]
        done += 1
        for row in range(0, len(rows), _ROW):
            if count_in(payment, rows[row + _NEEDED]) == 0 or not _usable(s, seat, payment, rows, row):
                continue
            other = _substituted(payment, rows, row)
            if _payable(s, seat, other, limit, rows) and not _contains(found, other):
                found = append(found, other)
    return found


def _tokens_in(payment: i64) -> i64:
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += count_in(payment, kind)
    return total


def _contains(payments_found: vec[i64], payment: i64) -> bool:
    for one in payments_found:
        if one == payment:
            return True
    return False


def perform(s: Valley, seat: i64, source: i64, card: i64) -> None:
    if s.listening:
        s.tell(events.PRODUCE, seat, card, 0, 0, EVERYBODY)
    move_card(s, card, source, workshop(s, card) + seat)
    s.then(agenda.PAYING, seat, card)


class Paying(Step[Valley]):
    """Spend the tokens; ask first where the player has a choice.

    Operands: the card, and the counts already settled, kind by kind from water to hops.
    """

    name: str = "paying"

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        left = open_payments(s, seat, first, second)
        if len(left) > 1:
            s.then(agenda.CHOOSE_PAYMENT, seat, first, second)
        else:
            _spend(s, seat, left[0])


def open_payments(s: Valley, seat: i64, card: i64, settled: i64) -> vec[i64]:
    """The payments that agree with the counts settled so far."""
    kinds = settled >> _SETTLED
    mask = only(kinds * _BITS) - 1
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
    """How many tokens of one kind to spend, where substitutions leave a choice."""

    name: str = "choose-payment"

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        left = open_payments(s, seat, first, second)
        kind = open_kind(left)
        counts: i64 = 0
        for payment in left:
            counts |= only(count_in(payment, kind))
        out = vec[i64](capacity=8)
        for count in range(i64(actions.PAY_LIMIT)):
            if (counts >> count) & 1 != 0:
                out = append(out, actions.PAY + kind * actions.PAY_LIMIT + count)
        return out

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        kind = (action - actions.PAY) // actions.PAY_LIMIT
        count = (action - actions.PAY) % actions.PAY_LIMIT
        # All kinds before the open one are alike in every payment left: they are settled with it.
        below = only(kind * _BITS) - 1
        like = open_payments(s, seat, first, second)[0] & below
        s.then(agenda.PAYING, seat, first, like | _of(kind, count) | ((kind + 1) << _SETTLED))
