"""The arithmetic of paying with substitutions (chapters 8 and 12); knows no position.

A payment is five counts packed into one int, six bits for each kind: five for the count and a
guard above it. So a set of payments is a short array of ints, equal payments are equal numbers,
and one subtraction tells whether the stored tokens cover a payment: where they do not, a guard is
borrowed away.

Substitutions come as rows of three ints: tokens paid, the kind they are of, the kind one of which
they stand for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import KINDS

COUNT_BITS: Final = 5
BITS: Final = COUNT_BITS + 1
MOST: Final = 31  # of one kind in a payment; no box holds more
ROW: Final = 3
_SPENT: Final = 1
_NEEDED: Final = 2
_ENOUGH: Final = 200  # payments looked at for the words of a reason
_GUARDS: Final = (1 << 5) | (1 << 11) | (1 << 17) | (1 << 23) | (1 << 29)


def of(kind: i64, count: i64) -> i64:
    """The payment of some tokens of one kind."""
    return count << (kind * BITS)


def count_in(payment: i64, kind: i64) -> i64:
    """How many tokens of a kind a payment holds."""
    return (payment >> (kind * BITS)) & MOST


def packed(counts: vec[i64], start: i64) -> i64:
    """The five counts that begin at `start`, as a payment."""
    payment: i64 = 0
    for kind in range(start + KINDS - 1, start - 1, -1):
        payment = (payment << BITS) | counts[kind]
    return payment


def tokens_in(payment: i64) -> i64:
    """How many tokens a payment holds in all."""
    total: i64 = 0
    while payment != 0:
        total += payment & MOST
        payment >>= BITS
    return total


def covers(stored: i64, payment: i64) -> bool:
    """Whether the stored tokens hold a payment as it is."""
    return ((stored | _GUARDS) - payment) & _GUARDS == _GUARDS


def missing(stored: i64, payment: i64) -> i64:
    """What the stored tokens lack of a payment, as a payment."""
    left = (stored | _GUARDS) - payment
    short = (~left & _GUARDS) >> COUNT_BITS  # a one for each kind whose guard was borrowed away …
    return (~left & (short * MOST)) + short  # … and whose count is then 32 less what is missing


def payable(stored: i64, recipe: i64, rows: vec[i64]) -> bool:
    """Whether the stored tokens can pay, with substitutions for every kind that falls short."""
    if covers(stored, recipe):
        return True
    limit = tokens_in(stored)
    if len(rows) == 0 or tokens_in(recipe) >= limit:
        return False
    found = append(vec[i64](capacity=16), recipe)
    done: i64 = 0
    while done < len(found):
        payment = found[done]
        done += 1
        short = _first_short(stored, payment)
        for row in range(0, len(rows), ROW):
            if rows[row + _NEEDED] == short and _fits(payment, rows, row):
                other = _substituted(payment, rows, row)
                if covers(stored, other):
                    return True
                if tokens_in(other) < limit and not _contains(found, other):
                    found = append(found, other)
    return False


def _first_short(stored: i64, payment: i64) -> i64:
    kind: i64 = 0
    while count_in(stored, kind) >= count_in(payment, kind):
        kind += 1
    return kind


def _fits(payment: i64, rows: vec[i64], row: i64) -> bool:
    """Whether a payment has room for the tokens of a substitution."""
    return count_in(payment, rows[row + _SPENT]) + rows[row] <= MOST


def _substituted(payment: i64, rows: vec[i64], row: i64) -> i64:
    """A payment with one token less of the kind needed and its substitutes instead."""
    return payment - of(rows[row + _NEEDED], 1) + of(rows[row + _SPENT], rows[row])


def ways_to_pay(stored: i64, recipe: i64, rows: vec[i64]) -> vec[i64]:
    """All payments for a recipe that differ in the tokens spent.

    Starts from the recipe and asks backwards which tokens could stand in for others. Each
    substitution makes a payment larger, so the search ends when it outgrows what is stored; what
    cannot be completed from the stored tokens is not followed.
    """
    found = append(vec[i64](capacity=16), recipe)
    done: i64 = 0
    while done < len(found):
        payment = found[done]
        done += 1
        for row in range(0, len(rows), ROW):
            if count_in(payment, rows[row + _NEEDED]) > 0 and _fits(payment, rows, row):
                other = _substituted(payment, rows, row)
                if payable(stored, other, rows) and not _contains(found, other):
                    found = append(found, other)
    ways = vec[i64](capacity=16)
    for payment in found:
        if covers(stored, payment):
            ways = append(ways, payment)
    return ways


def _contains(payments: vec[i64], payment: i64) -> bool:
    for one in payments:
        if one == payment:
            return True
    return False


def least_missing(stored: i64, recipe: i64, rows: vec[i64]) -> i64:
    """What is missing for a recipe, as a payment: the least that is left after the best substitutions.

    Words for a person, so it may stop early: what it names is missing in any case.
    """
    best = missing(stored, recipe)
    found = append(vec[i64](capacity=16), recipe)
    done: i64 = 0
    while done < len(found) and done < _ENOUGH:
        payment = found[done]
        done += 1
        lacking = missing(stored, payment)
        if tokens_in(lacking) < tokens_in(best):
            best = lacking
        for row in range(0, len(rows), ROW):
            if count_in(lacking, rows[row + _NEEDED]) > 0 and _fits(payment, rows, row):
                other = _substituted(payment, rows, row)
                if not _contains(found, other):
                    found = append(found, other)
    return best
