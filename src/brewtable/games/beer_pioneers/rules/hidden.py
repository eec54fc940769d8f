"""What a hand may hide: whether others could know that a decision about it has one answer (chapter 21)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules.material import CARDS, PILE
from brewtable.games.beer_pioneers.rules.state import ALL_WATCHERS, DEALT, FIRST_ERA, Town, cell, hand_of
from brewtable.kernel.sets import only


def could_hold(s: Town, seat: i64) -> vec[i64]:
    """The cards of which somebody may think that a seat hides them, ascending.

    Like resampled worlds it counts by eras, and knows hands in which all that is hidden was dealt at the
    start: so it says the same in every world that a watcher cannot tell from this one.
    """
    eras, firsts = _hidden_eras(s, seat)
    dealt = s.own[cell(seat, DEALT)]
    start_drawn = _hidden_starts(s) > _dealt_in_all(s)
    cards = vec[i64](capacity=CARDS)
    for card in range(i64(CARDS)):
        if s.seen[card] == ALL_WATCHERS:
            continue
        era = s.shuffles if s.where[card] == PILE else s.era[card]
        if eras & only(era) == 0:
            continue
        if era == FIRST_ERA:
            if s.deck.is_start[card] == 0:
                possible = firsts > dealt
            else:
                possible = dealt > 0 or start_drawn
            if not possible:
                continue
        cards = append(cards, card)
    return cards


def _hidden_eras(s: Town, seat: i64) -> tuple[i64, i64]:
    """The set of eras of the cards a seat hides, and how many are of the first."""
    eras: i64 = 0
    firsts: i64 = 0
    for card in hand_of(s, seat):
        if s.seen[card] != ALL_WATCHERS:
            eras |= only(s.era[card])
            if s.era[card] == FIRST_ERA:
                firsts += 1
    return eras, firsts


def _hidden_starts(s: Town) -> i64:
    """How many S cards of the first era not everybody has seen, in hands and in the pile."""
    count: i64 = 0
    for card in range(i64(CARDS)):
        era = s.shuffles if s.where[card] == PILE else s.era[card]
        if s.deck.is_start[card] != 0 and era == FIRST_ERA and s.seen[card] != ALL_WATCHERS:
            count += 1
    return count


def _dealt_in_all(s: Town) -> i64:
    count: i64 = 0
    for seat in range(s.seats):
        count += s.own[cell(seat, DEALT)]
    return count
