"""Harvest and Store: the new card says which kinds, the whole column says how many (chapters 6 and 12)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import COLUMN, E_2C, E_2D, KINDS, WATER
from brewtable.games.beer_and_bread.rules.state import Valley, collect, copies, move_card
from brewtable.kernel.sets import lowest, only
from brewtable.kernel.state import EVERYBODY, Step


def wanted(s: Valley, seat: i64, card: i64, kind: i64) -> i64:
    """How many tokens of a kind a harvest with this card is to collect: none if the card does not show it."""
    shown = s.deck.harvest
    if shown[card * KINDS + kind] == 0:
        return 0
    total = copies(s, seat, E_2C, kind)
    column = s.zones[COLUMN + seat] | only(card)
    while column != 0:
        total += shown[lowest(column) * KINDS + kind]
        column &= column - 1
    return total


def perform(s: Valley, seat: i64, source: i64, card: i64) -> None:
    if s.listening:
        s.report(vocabulary.HARVESTED, seat, card, 0, 0, EVERYBODY)
    move_card(s, card, source, COLUMN + seat)
    water_taken = collect(s, seat, WATER, wanted(s, seat, card, WATER))
    for kind in range(i64(WATER + 1), i64(KINDS)):
        collect(s, seat, kind, wanted(s, seat, card, kind))
    s.then(agenda.STORING, seat)
    if water_taken > 0:
        s.then(agenda.ANSWER, 1 - seat)


class Answer(Step[Valley]):
    """Upgrade 2D: the other player harvested water, so water comes here too."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        collect(s, seat, WATER, copies(s, seat, E_2D))
        s.then(agenda.STORING, seat)
