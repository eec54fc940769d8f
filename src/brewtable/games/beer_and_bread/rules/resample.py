"""Worlds a seat cannot tell apart: unseen cards are dealt again to where such cards lie (chapter 11).

Backs are open, so a place gets a card of the good that lies there. A card that was drawn before
the latest shuffle cannot be one that was in it, so the two groups stay apart as well. The new
world depends on nothing but what the seat knows and the stream: not even on where the unseen
cards really lie.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import (
    ALL_CARDS,
    CARDS,
    EARLIER,
    GOODS,
    INVERTED,
    KNOWN,
    ZONE_CELLS,
)
from brewtable.games.beer_and_bread.rules.state import Valley
from brewtable.kernel.chance import RULES, Seeded, Stream
from brewtable.kernel.sets import lowest, only


def resample(s: Valley, seat: i64, stream: Stream) -> Valley:
    """A random world with the same view for `seat`; the future of chance is new as well."""
    world = s.copy()
    world.pile = s.pile[:]
    world.chance = Seeded(stream.draw_seed(), RULES)
    unseen = ALL_CARDS & ~s.zones[KNOWN + seat]
    stands_for = _dealt_again(s, unseen, stream)
    for place in range(s.pile_size):
        world.pile[place] = stands_for[s.pile[place]]
    for place in range(s.pile_size, i64(CARDS)):
        world.pile[place] = 0  # drawn cards still stand there
    for zone in range(i64(ZONE_CELLS)):
        moved = s.zones[zone] & unseen
        world.zones[zone] &= ~moved
        while moved != 0:
            world.zones[zone] |= only(stands_for[lowest(moved)])
            moved &= moved - 1
    return world


def _dealt_again(s: Valley, unseen: i64, stream: Stream) -> vec[i64]:
    """For every card, the card that lies in its place in the new world."""
    stands_for = vec[i64](capacity=CARDS)
    for card in range(i64(CARDS)):
        stands_for = append(stands_for, card)
    for good in range(i64(GOODS)):
        group = unseen & s.deck.goods[good]
        _deal(s, group & s.zones[EARLIER], stands_for, stream)
        _deal(s, group & ~s.zones[EARLIER], stands_for, stream)
    return stands_for


def _deal(s: Valley, group: i64, stands_for: vec[i64], stream: Stream) -> None:
    """Deal the cards of a group, in random order, to the places where the group lies."""
    cards = _append_all(vec[i64](capacity=CARDS), group)
    last = len(cards) - 1
    while last > 0:
        other = stream.below(last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
        last -= 1
    places = _in_order_of_place(s, group)
    for at in range(len(places)):
        stands_for[places[at]] = cards[at]


def _in_order_of_place(s: Valley, group: i64) -> vec[i64]:
    """The cards of a group as they lie: in the draw deck, then inverted and other cards of a hand."""
    lying = vec[i64](capacity=CARDS)
    if group == 0:
        return lying
    for place in range(s.pile_size):
        bit = only(s.pile[place])
        if group & bit != 0:
            lying = append(lying, s.pile[place])
            group &= ~bit
    inverted = group & (s.zones[INVERTED] | s.zones[INVERTED + 1])
    return _append_all(_append_all(lying, inverted), group & ~inverted)


def _append_all(cards: vec[i64], group: i64) -> vec[i64]:
    while group != 0:
        cards = append(cards, lowest(group))
        group &= group - 1
    return cards
