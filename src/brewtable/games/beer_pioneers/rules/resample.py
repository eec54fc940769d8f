"""Worlds a seat cannot tell apart: unknown cards are dealt again to where such cards lie (chapter 21).

A card drawn before the discards were last shuffled cannot be one of them, so each era is dealt
apart. In the first era some hand cards are known to be S cards, dealt at the start; those places
get S cards. The new world depends on nothing but what the seat knows and the stream.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules.material import CARDS, HAND, PILE
from brewtable.games.beer_pioneers.rules.state import DEALT, FIRST_ERA, Town, cell, take_own_cards
from brewtable.kernel.chance import RULES, Seeded, Stream
from brewtable.kernel.sets import only


def resample(s: Town, seat: i64, stream: Stream) -> Town:
    """A random world with the same view for `seat`; the future of chance is new as well."""
    world = s.copy()
    take_own_cards(world)
    world.pile = s.pile[:]
    world.chance = Seeded(stream.draw_seed(), RULES)
    for era in range(FIRST_ERA, s.shuffles + 1):
        _deal_era(s, world, seat, era, stream)
    for place in range(s.pile_size, i64(CARDS)):
        world.pile[place] = 0  # drawn cards still stand there
    return world


def _deal_era(s: Town, world: Town, seat: i64, era: i64, stream: Stream) -> None:
    """Deal the unknown cards of an era again: first S cards where they must be, then all the others."""
    unknown = _unknown(s, seat, era)
    left = unknown[:]
    if era == FIRST_ERA:
        starts, left = _apart(s, unknown)
        _shuffle(starts, stream)
        dealt: i64 = 0
        for other in range(s.seats):
            if other != seat:
                for _card in range(s.own[cell(other, DEALT)]):
                    _hide(world, starts[dealt], other, era)
                    dealt += 1
        for place in range(dealt, len(starts)):
            left = append(left, starts[place])
        left = _ascending(left)
    _shuffle(left, stream)
    _deal_rest(s, world, seat, era, left)


def _deal_rest(s: Town, world: Town, seat: i64, era: i64, cards: vec[i64]) -> None:
    """Cards in their new order go to the hands, seat by seat, and then to the pile."""
    at: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        wanted = _hidden(s, other, era)
        if era == FIRST_ERA:
            wanted -= s.own[cell(other, DEALT)]
        for _card in range(wanted):
            _hide(world, cards[at], other, era)
            at += 1
    place: i64 = 0
    while at < len(cards):
        card = cards[at]
        world.where[card] = PILE
        world.seen[card] = 0
        world.era[card] = 0
        world.pile[place] = card
        place += 1
        at += 1


def _hide(world: Town, card: i64, owner: i64, era: i64) -> None:
    world.where[card] = HAND + owner
    world.seen[card] = only(owner)
    world.era[card] = era


def _unknown(s: Town, seat: i64, era: i64) -> vec[i64]:
    """The cards of an era whose place a seat does not know, ascending."""
    cards = vec[i64](capacity=CARDS)
    where, seen, of_hand, watcher = s.where, s.seen, s.era, only(seat)
    for card in range(i64(CARDS)):
        if seen[card] & watcher != 0:
            continue
        own_era = s.shuffles if where[card] == PILE else of_hand[card]
        if own_era == era:
            cards = append(cards, card)
    return cards


def _hidden(s: Town, owner: i64, era: i64) -> i64:
    """How many cards of an era a seat holds that only it knows."""
    count: i64 = 0
    for card in range(i64(CARDS)):
        if s.where[card] == HAND + owner and s.era[card] == era:
            count += 1
    return count


def _apart(s: Town, cards: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """S cards, and the others."""
    starts = vec[i64](capacity=CARDS)
    others = vec[i64](capacity=CARDS)
    for card in cards:
        if s.deck.is_start[card] != 0:
            starts = append(starts, card)
        else:
            others = append(others, card)
    return starts, others


def _ascending(cards: vec[i64]) -> vec[i64]:
    for place in range(1, len(cards)):
        card = cards[place]
        before = place - 1
        while before >= 0 and cards[before] > card:
            cards[before + 1] = cards[before]
            before -= 1
        cards[before + 1] = card
    return cards


def _shuffle(cards: vec[i64], stream: Stream) -> None:
    last = len(cards) - 1
    while last > 0:
        other = stream.below(last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
        last -= 1
