"""Upgrade and Clean: a card under the board, sold cards beside it, slot 5 collects (chapters 9 and 12)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BREWERY,
    E_5A,
    E_5B,
    E_5C,
    E_5D,
    E_5E,
    KINDS,
    SOLD,
    UPGRADES,
)
from brewtable.games.beer_and_bread.rules.state import Valley, collect, copies, move_all, move_card
from brewtable.kernel.sets import size
from brewtable.kernel.state import EVERYBODY


def perform(s: Valley, seat: i64, source: i64, card: i64) -> None:
    if s.listening:
        s.report(vocabulary.UPGRADED, seat, card, 0, 0, EVERYBODY)
    move_card(s, card, source, UPGRADES + seat)
    _clean(s, seat)


def _clean(s: Valley, seat: i64) -> None:
    beers = size(s.zones[BREWERY + seat])
    breads = size(s.zones[BAKERY + seat])
    if beers + breads == 0:
        return
    if s.listening:
        s.report(vocabulary.CLEANED, seat, beers, breads, 0, EVERYBODY)
    move_all(s, BREWERY + seat, SOLD + seat)
    move_all(s, BAKERY + seat, SOLD + seat)
    for kind in range(i64(KINDS)):
        collect(s, seat, kind, _cleaning_yield(s, seat, kind, beers > 0, breads > 0))
    s.then(agenda.STORING, seat)


def _cleaning_yield(s: Valley, seat: i64, kind: i64, beer: bool, bread: bool) -> i64:
    """What the slot 5 upgrades collect of a kind when these goods were cleaned up."""
    wanted: i64 = 0
    if beer:
        wanted += copies(s, seat, E_5A, kind)
    if bread:
        wanted += copies(s, seat, E_5B, kind)
    if beer and bread:
        wanted += 2 * copies(s, seat, E_5E, kind)
    elif beer:
        wanted += 2 * copies(s, seat, E_5C, kind)
    else:
        wanted += 2 * copies(s, seat, E_5D, kind)
    return wanted
