"""Worlds a seat cannot tell apart: the recipe deck; with `advanced` the others' tokens (chapter 18)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules.material import TOKENS
from brewtable.games.dice_brewing.rules.options import ADVANCED
from brewtable.games.dice_brewing.rules.state import (
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    STACKS,
    Guild,
)
from brewtable.kernel.chance import RULES, Seeded, Stream


def resample(s: Guild, seat: i64, stream: Stream) -> Guild:
    """A random world with the same view for `seat`; the future of chance is new as well."""
    world = s.copy()
    world.chance = Seeded(stream.draw_seed(), RULES)
    _shuffle_deck(world, stream)
    if s.plays_with(ADVANCED):
        _guess_tokens(world, seat, stream)
    return world


def _shuffle_deck(world: Guild, stream: Stream) -> None:
    """The set of cards in the deck is known, their order is not; it starts from their numbers."""
    world.cards = world.cards[:]
    _sort_deck(world)
    last = world.pile_size - 1
    while last > 0:
        other = stream.below(last + 1)
        kept = world.cards[last]
        world.cards[last] = world.cards[other]
        world.cards[other] = kept
        last -= 1


def _sort_deck(world: Guild) -> None:
    for place in range(i64(1), world.pile_size):
        card = world.cards[place]
        before = place - 1
        while before >= 0 and world.cards[before] > card:
            world.cards[before + 1] = world.cards[before]
            before -= 1
        world.cards[before + 1] = card


def _guess_tokens(world: Guild, seat: i64, stream: Stream) -> None:
    """Give the others' hidden tokens kinds that fit what was paid, and the stacks what is left.

    A stack that is empty stays empty and one that is not stays so, since everybody sees that. A kind is
    as likely as there are tokens of it, among those with which the rest can still be given kinds.
    """
    hidden = _hidden_rows(world, seat)
    least = vec[i64]([0] * TOKENS)  # of each kind, how many are hidden at least …
    most = vec[i64]([0] * TOKENS)  # … and at most
    world.held = world.held[:]
    for row in hidden:
        kind = world.held[row + HELD_KIND]
        most[kind] += 1
        world.counts[STACKS + kind] += 1
    for kind in range(i64(TOKENS)):
        if world.counts[STACKS + kind] == most[kind]:
            least[kind] = most[kind]
        else:
            most[kind] = world.counts[STACKS + kind] - 1
    for number in range(len(hidden)):
        kind = _guess(world, hidden, number, least, most, stream)
        _hide(kind, least, most)
        world.held[hidden[number] + HELD_KIND] = kind
        world.counts[STACKS + kind] -= 1


def _hide(kind: i64, least: vec[i64], most: vec[i64]) -> None:
    most[kind] -= 1
    if least[kind] > 0:
        least[kind] -= 1


def _guess(
    world: Guild, hidden: vec[i64], number: i64, least: vec[i64], most: vec[i64], stream: Stream
) -> i64:
    """A kind for one hidden token."""
    fitting = vec[i64](capacity=18)
    paid = world.held[hidden[number] + HELD_PAID]
    for kind in range(i64(TOKENS)):
        if most[kind] == 0 or (paid != 0 and world.deck.token_price[kind] != paid):
            continue
        least_after, most_after = least[:], most[:]
        _hide(kind, least_after, most_after)
        if _rest_fits(world, hidden, number + 1, least_after, most_after):
            for _token in range(world.counts[STACKS + kind]):
                fitting = append(fitting, kind)
    return fitting[stream.below(len(fitting))]


def _rest_fits(world: Guild, hidden: vec[i64], start: i64, least: vec[i64], most: vec[i64]) -> bool:
    """Whether the hidden tokens from `start` on can get kinds: bought ones of their price, won ones any."""
    short: i64 = 0
    room: i64 = 0
    for kind in range(i64(TOKENS)):
        price = world.deck.token_price[kind]
        if _has_price(world, price, kind):
            continue
        bought = _bought_for(world, hidden, start, price)
        wanted = _of_price(world, price, least)
        possible = _of_price(world, price, most)
        if bought > possible:
            return False
        if wanted > bought:
            short += wanted - bought
        room += possible
    return short <= _bought_for(world, hidden, start, 0) and len(hidden) - start <= room


def _has_price(world: Guild, price: i64, before: i64) -> bool:
    """Whether a kind before this one has the same price."""
    for kind in range(before):
        if world.deck.token_price[kind] == price:
            return True
    return False


def _of_price(world: Guild, price: i64, counts: vec[i64]) -> i64:
    total: i64 = 0
    for kind in range(i64(TOKENS)):
        if world.deck.token_price[kind] == price:
            total += counts[kind]
    return total


def _bought_for(world: Guild, hidden: vec[i64], start: i64, paid: i64) -> i64:
    """How many hidden tokens from `start` on were bought for a price; 0 for those won."""
    count: i64 = 0
    for number in range(start, i64(len(hidden))):
        if world.held[hidden[number] + HELD_PAID] == paid:
            count += 1
    return count


def _hidden_rows(world: Guild, seat: i64) -> vec[i64]:
    rows = vec[i64](capacity=18)
    for row in range(0, len(world.held), HELD_ROW):
        if world.held[row] != seat and world.held[row + HELD_SHOWN] == 0:
            rows = append(rows, row)
    return rows
