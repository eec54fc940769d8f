"""Worlds a seat cannot tell apart: unseen cards change places with unseen cards of the same back.

Backs are open, so a card only changes places with cards of its own good. A card that was drawn
before the latest shuffle cannot be one that was in it, so the two groups stay apart as well.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.material import ALL_CARDS, CARDS, EARLIER, GOODS, KNOWN, ZONE_CELLS
from brewtable.games.beer_and_bread.state import Valley
from brewtable.kernel.chance import RULES, Seeded, Stream
from brewtable.kernel.sets import lowest, only


def resample(s: Valley, seat: i64, stream: Stream) -> Valley:
    """A random world with the same view for `seat`; the future of chance is new as well."""
    world = s.copy()
    world.chance = Seeded(stream.seed(), RULES)
    unseen = ALL_CARDS & ~s.zones[KNOWN + seat]
    stands_for = _places_exchanged(s, unseen, stream)
    for place in range(s.pile_size):
        world.pile[place] = stands_for[s.pile[place]]
    for zone in range(i64(ZONE_CELLS)):
        moved = s.zones[zone] & unseen
        world.zones[zone] &= ~moved
        while moved != 0:
            world.zones[zone] |= only(stands_for[lowest(moved)])
            moved &= moved - 1
    return world


def _places_exchanged(s: Valley, unseen: i64, stream: Stream) -> vec[i64]:
    """For every card, the card that takes its place."""
    stands_for = vec[i64](capacity=CARDS)
    for card in range(i64(CARDS)):
        stands_for = append(stands_for, card)
    for good in range(i64(GOODS)):
        group = unseen & s.deck.goods[good]
        _shuffle_group(group & s.zones[EARLIER], stands_for, stream)
        _shuffle_group(group & ~s.zones[EARLIER], stands_for, stream)
    return stands_for


def _shuffle_group(group: i64, stands_for: vec[i64], stream: Stream) -> None:
    cards = vec[i64](capacity=CARDS)
    while group != 0:
        cards = append(cards, lowest(group))
        group &= group - 1
    last = len(cards) - 1
    while last > 0:
        other = stream.below(last + 1)
        here, there = cards[last], cards[other]
        kept = stands_for[here]
        stands_for[here] = stands_for[there]
        stands_for[there] = kept
        last -= 1
