"""Worlds a seat cannot tell apart: the order of the recipe deck, and with `advanced` the others' tokens."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.material import TOKENS
from brewtable.games.dice_brewing.state import (
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    STACKS,
    Brewery,
)
from brewtable.kernel.chance import RULES, Seeded, Stream

_TRIES: Final = 64


def resample(s: Brewery, seat: i64, stream: Stream) -> Brewery:
    """A random world with the same view for `seat`; the future of chance is new as well."""
    world = s.copy()
    world.chance = Seeded(stream.draw_seed(), RULES)
    _shuffle_deck(world, stream)
    if s.advanced:
        _guess_tokens(world, seat, stream)
    return world


def _shuffle_deck(world: Brewery, stream: Stream) -> None:
    """The set of cards in the deck is known, their order is not; it starts from their numbers."""
    _sort_deck(world)
    last = world.pile_size - 1
    while last > 0:
        other = stream.below(last + 1)
        kept = world.cards[last]
        world.cards[last] = world.cards[other]
        world.cards[other] = kept
        last -= 1


def _sort_deck(world: Brewery) -> None:
    for place in range(i64(1), world.pile_size):
        card = world.cards[place]
        before = place - 1
        while before >= 0 and world.cards[before] > card:
            world.cards[before + 1] = world.cards[before]
            before -= 1
        world.cards[before + 1] = card


def _guess_tokens(world: Brewery, seat: i64, stream: Stream) -> None:
    """Give the others' hidden tokens kinds that fit what was paid, and the stacks what is left.

    A stack that is empty stays empty and one that is not stays so, since everybody sees that. The
    guess is drawn until it fits; after many failures the tokens stay as they are.
    """
    hidden = _hidden_rows(world, seat)
    if len(hidden) == 0:
        return
    total = vec[i64]([0] * TOKENS)
    for kind in range(i64(TOKENS)):
        total[kind] = world.counts[STACKS + kind]
    for row in hidden:
        total[world.held[row + HELD_KIND]] += 1
    for _ in range(_TRIES):
        guess = _guess(world, hidden, total, stream)
        if len(guess) > 0 and _stacks_fit(world, guess, total):
            _believe(world, hidden, guess, total)
            return


def _hidden_rows(world: Brewery, seat: i64) -> vec[i64]:
    rows = vec[i64](capacity=18)
    for row in range(0, len(world.held), HELD_ROW):
        if world.held[row] != seat and world.held[row + HELD_SHOWN] == 0:
            rows = append(rows, row)
    return rows


def _guess(world: Brewery, hidden: vec[i64], total: vec[i64], stream: Stream) -> vec[i64]:
    """A kind for every hidden token, or nothing when they run out."""
    left = total[:]
    guess = vec[i64](capacity=18)
    for row in hidden:
        fitting = vec[i64](capacity=24)
        for kind in range(i64(TOKENS)):
            paid = world.held[row + HELD_PAID]
            if paid == 0 or world.deck.token_price[kind] == paid:
                for _ in range(left[kind]):
                    fitting = append(fitting, kind)
        if len(fitting) == 0:
            return vec[i64]()
        kind = fitting[stream.below(len(fitting))]
        left[kind] -= 1
        guess = append(guess, kind)
    return guess


def _stacks_fit(world: Brewery, guess: vec[i64], total: vec[i64]) -> bool:
    left = total[:]
    for kind in guess:
        left[kind] -= 1
    for kind in range(i64(TOKENS)):
        if (left[kind] == 0) != (world.counts[STACKS + kind] == 0):
            return False
    return True


def _believe(world: Brewery, hidden: vec[i64], guess: vec[i64], total: vec[i64]) -> None:
    for kind in range(i64(TOKENS)):
        world.counts[STACKS + kind] = total[kind]
    for at in range(len(hidden)):
        world.held[hidden[at] + HELD_KIND] = guess[at]
        world.counts[STACKS + guess[at]] -= 1
