"""Storage units, and what happens when they are not enough: offer, take, supply (chapter 7)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread import actions, agenda
from brewtable.games.beer_and_bread.material import (
    E_3A,
    E_3B,
    KINDS,
    OFFER,
    SUPPLY,
    WATER,
    storage_of,
)
from brewtable.games.beer_and_bread.state import Valley, copies, move_tokens, stored_tokens
from brewtable.kernel.state import Decision, Step


def general_units(s: Valley, seat: i64) -> i64:
    """Units that hold a token of any kind."""
    return s.deck.storage + copies(s, seat, E_3B) * s.deck.general_units


def water_units(s: Valley, seat: i64) -> i64:
    """Units that hold water only."""
    return copies(s, seat, E_3A) * s.deck.water_units


def excess(s: Valley, seat: i64) -> i64:
    """How many tokens do not fit; negative: how many general units are free."""
    water = s.tokens[storage_of(seat) + WATER]
    in_water_units = water_units(s, seat)
    in_water_units = min(in_water_units, water)
    return stored_tokens(s, seat) - in_water_units - general_units(s, seat)


def has_room(s: Valley, seat: i64, kind: i64) -> bool:
    """Whether one more token of a kind fits."""
    if kind == WATER and s.tokens[storage_of(seat) + WATER] < water_units(s, seat):
        return True
    return excess(s, seat) < 0


def offerable(s: Valley, seat: i64) -> vec[i64]:
    """The kinds of which giving up one token helps; water in a water unit does not."""
    kinds = vec[i64](capacity=KINDS)
    start = storage_of(seat)
    if s.tokens[start + WATER] > water_units(s, seat):
        kinds = append(kinds, WATER)
    for kind in range(i64(WATER + 1), i64(KINDS)):
        if s.tokens[start + kind] > 0:
            kinds = append(kinds, kind)
    return kinds


class Storing(Step[Valley]):
    """After every collection: what does not fit must be offered."""

    name: str = "storing"

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        too_many = excess(s, seat)
        if too_many > 0:
            kinds = offerable(s, seat)
            if len(kinds) > 1:
                s.then(agenda.CHOOSE_OFFER, seat)
                return
            move_tokens(s, kinds[0], too_many, storage_of(seat), OFFER)
        if _offered(s):
            s.then(agenda.OFFERING, 1 - seat)


class ChooseOffer(Decision[Valley]):
    """Storage is too small: choose a token to offer."""

    name: str = "choose-offer"

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=KINDS)
        for kind in offerable(s, seat):
            out = append(out, actions.OFFER_TOKEN + kind)
        return out

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        move_tokens(s, action - actions.OFFER_TOKEN, 1, storage_of(seat), OFFER)
        s.then(agenda.STORING, seat)


def _offered(s: Valley) -> bool:
    for kind in range(i64(KINDS)):
        if s.tokens[OFFER + kind] > 0:
            return True
    return False


def takeable(s: Valley, seat: i64) -> vec[i64]:
    """The offered kinds for which a seat has room."""
    kinds = vec[i64](capacity=KINDS)
    for kind in range(i64(KINDS)):
        if s.tokens[OFFER + kind] > 0 and has_room(s, seat, kind):
            kinds = append(kinds, kind)
    return kinds


class Offering(Step[Valley]):
    """The other player may take from the offer while there is room; the rest goes to the supply."""

    name: str = "offering"

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if len(takeable(s, seat)) > 0:
            s.then(agenda.TAKE_OFFER, seat)
        else:
            _clear_offer(s)


class TakeOffer(Decision[Valley]):
    """Take one of the offered tokens, or no more."""

    name: str = "take-offer"

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=KINDS + 1)
        for kind in takeable(s, seat):
            out = append(out, actions.TAKE_TOKEN + kind)
        return append(out, actions.DONE)

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            _clear_offer(s)
            return
        move_tokens(s, action - actions.TAKE_TOKEN, 1, OFFER, storage_of(seat))
        s.then(agenda.OFFERING, seat)


def _clear_offer(s: Valley) -> None:
    for kind in range(i64(KINDS)):
        move_tokens(s, kind, s.tokens[OFFER + kind], OFFER, SUPPLY)
