"""Storage units, and what happens when they are not enough: offer, take, supply (chapters 7 and 12)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    E_3A,
    E_3B,
    KINDS,
    OFFER,
    SUPPLY,
    WATER,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.state import Valley, copies, move_tokens, stored_tokens
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import Decision, Step


def general_units(s: Valley, seat: i64) -> i64:
    """Units that hold a token of any kind."""
    return s.deck.storage + copies(s, seat, E_3B) * s.deck.general_units


def water_units(s: Valley, seat: i64) -> i64:
    """Units that hold water only."""
    return copies(s, seat, E_3A) * s.deck.water_units


def fits_printed_units(s: Valley, tokens: i64) -> bool:
    """Whether so many tokens fit even without upgrades: then no more needs to be asked."""
    return tokens <= s.deck.storage


def excess(s: Valley, seat: i64) -> i64:
    """How many tokens do not fit; negative: how many general units are free."""
    water = s.tokens[storage_of(seat) + WATER]
    in_water_units = water_units(s, seat)
    in_water_units = min(in_water_units, water)
    return stored_tokens(s, seat) - in_water_units - general_units(s, seat)


def has_room(s: Valley, seat: i64, kind: i64) -> bool:
    """Whether one more token of a kind fits."""
    if fits_printed_units(s, stored_tokens(s, seat) + 1):
        return True
    if kind == WATER and s.tokens[storage_of(seat) + WATER] < water_units(s, seat):
        return True
    return excess(s, seat) < 0


def offerable(s: Valley, seat: i64) -> i64:
    """The set of kinds of which giving up one token helps; water in a water unit does not."""
    tokens = s.tokens
    start = storage_of(seat)
    kinds = only(WATER) if tokens[start + WATER] > water_units(s, seat) else i64(0)
    for kind in range(i64(WATER + 1), i64(KINDS)):
        if tokens[start + kind] > 0:
            kinds |= only(kind)
    return kinds


class Storing(Step[Valley]):
    """After every collection: what does not fit must be offered."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        too_many = i64(0) if fits_printed_units(s, stored_tokens(s, seat)) else excess(s, seat)
        if too_many > 0:
            kinds = offerable(s, seat)
            if size(kinds) > 1:
                s.then(agenda.CHOOSE_OFFER, seat)
                return
            move_tokens(s, lowest(kinds), too_many, storage_of(seat), OFFER)
        if _offered(s):
            s.then(agenda.OFFERING, 1 - seat)


class ChooseOffer(Decision[Valley]):
    """Storage is too small: choose a token to offer."""

    answers: tuple[str, ...] = ("offer",)

    def fits(self, s: Valley, seat: i64, first: i64, second: i64) -> bool:
        return excess(s, seat) > 0 and first == 0 and second == 0

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=KINDS)
        kinds = offerable(s, seat)
        while kinds != 0:
            out = append(out, vocabulary.OFFER_TOKEN + lowest(kinds))
            kinds &= kinds - 1
        return out

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        move_tokens(s, action - vocabulary.OFFER_TOKEN, 1, storage_of(seat), OFFER)
        s.then(agenda.STORING, seat)


def _offered(s: Valley) -> bool:
    for kind in range(i64(KINDS)):
        if s.tokens[OFFER + kind] > 0:
            return True
    return False


def takeable(s: Valley, seat: i64) -> i64:
    """The set of offered kinds for which a seat has room."""
    kinds: i64 = 0
    for kind in range(i64(KINDS)):
        if s.tokens[OFFER + kind] > 0 and has_room(s, seat, kind):
            kinds |= only(kind)
    return kinds


class Offering(Step[Valley]):
    """The other player may take from the offer while there is room; the rest goes to the supply."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if takeable(s, seat) != 0:
            s.then(agenda.TAKE_OFFER, seat)
        else:
            _clear_offer(s)


class TakeOffer(Decision[Valley]):
    """Take one of the offered tokens, or no more."""

    answers: tuple[str, ...] = ("take", "done")

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=KINDS + 1)
        kinds = takeable(s, seat)
        while kinds != 0:
            out = append(out, vocabulary.TAKE_TOKEN + lowest(kinds))
            kinds &= kinds - 1
        return append(out, vocabulary.DONE)

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            _clear_offer(s)
            return
        move_tokens(s, action - vocabulary.TAKE_TOKEN, 1, OFFER, storage_of(seat))
        s.then(agenda.OFFERING, seat)


def _clear_offer(s: Valley) -> None:
    for kind in range(i64(KINDS)):
        move_tokens(s, kind, s.tokens[OFFER + kind], OFFER, SUPPLY)
