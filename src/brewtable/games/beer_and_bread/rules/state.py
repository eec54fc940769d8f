"""The position of Beer & Bread, and the few ways in which tokens and cards may move."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.rules import vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    ALL_CARDS,
    DISCARD,
    E_2B,
    EARLIER,
    FIELDS,
    HAND,
    INVERTED,
    KINDS,
    KNOWN,
    NO_KIND,
    SEATS,
    SPECTATOR,
    SUPPLY,
    UPGRADES,
    WATER,
    storage_of,
)
from brewtable.kernel.chance import Chance
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import EVERYBODY, State, Step


class Valley(State):
    """The shared fields, both villages, all cards: the whole position."""

    def __init__(
        self,
        deck: Deck,
        steps: list[Step[Any]],
        chance: Chance,
        drawn: i64,
        agenda: vec[i64],
        depth: i64,
        tokens: vec[i64],
        zones: vec[i64],
        pile: vec[i64],
        pile_size: i64,
    ) -> None:
        super().__init__(SEATS, steps, chance, drawn, agenda, depth)
        self.deck = deck
        self.tokens = tokens
        self.zones = zones
        self.pile = pile  # the draw deck; its top card is pile[pile_size - 1]
        self.pile_size: i64 = pile_size
        self.year: i64 = 0
        self.turn: i64 = 0  # how often each seat has had its turn this year, the current turn included
        self.windmill: i64 = 0

    def card_names(self) -> list[str]:
        return self.deck.ids

    def copy(self) -> Valley:
        twin = Valley(
            self.deck,
            self.steps,
            self.chance,
            self.drawn,
            self.agenda[:],
            self.depth,
            self.tokens[:],
            self.zones[:],
            self.pile,  # shared: whoever changes its order takes a pile of its own
            self.pile_size,
        )
        twin.switched_on = self.switched_on
        twin.year = self.year
        twin.turn = self.turn
        twin.windmill = self.windmill
        return twin


def is_dry(s: Valley) -> bool:
    return is_dry_year(s.year)


def is_dry_year(year: i64) -> bool:
    """Years 2, 4 and 6 are dry."""
    return year % 2 == 0


def copies(s: Valley, seat: i64, effect: i64, kind: i64 = NO_KIND) -> i64:
    """How many upgrades with this effect (and resource) a seat has placed."""
    placed = s.zones[UPGRADES + seat]
    if placed == 0:
        return 0
    return size(placed & s.deck.bearers[effect * (KINDS + 1) + kind])


# Tokens.


def stored_tokens(s: Valley, seat: i64) -> i64:
    """All tokens in a seat's storage units."""
    tokens = s.tokens
    start = storage_of(seat)
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += tokens[start + kind]
    return total


def move_tokens(s: Valley, kind: i64, count: i64, source: i64, target: i64) -> None:
    """Move tokens of one kind between two places (FIELDS, SUPPLY, OFFER or a storage)."""
    if count == 0:
        return
    tokens = s.tokens
    tokens[source + kind] -= count
    tokens[target + kind] += count
    if s.listening:
        s.report(vocabulary.TOKENS_MOVED, kind, count, source, target, EVERYBODY)


def within_reach(s: Valley, seat: i64, kind: i64) -> i64:
    """How many tokens of a kind a seat could collect now: its field, and with upgrade 2B the supply."""
    there = s.tokens[FIELDS + kind]
    if kind != WATER and copies(s, seat, E_2B, kind) > 0:
        there += s.tokens[SUPPLY + kind]
    return there


def collect(s: Valley, seat: i64, kind: i64, wanted: i64) -> i64:
    """Take tokens into storage, the field first; how many there were to take."""
    if wanted == 0:
        return 0
    reach = within_reach(s, seat, kind)
    taken = wanted if wanted < reach else reach
    on_field = s.tokens[FIELDS + kind]
    from_field = taken if taken < on_field else on_field
    move_tokens(s, kind, from_field, FIELDS, storage_of(seat))
    move_tokens(s, kind, taken - from_field, SUPPLY, storage_of(seat))
    return taken


# Cards.


def move_card(s: Valley, card: i64, source: i64, target: i64) -> None:
    """Lay a card face up from one zone cell into another: everybody sees it from now on."""
    bit = only(card)
    zones = s.zones
    zones[source] &= ~bit
    zones[target] |= bit
    _uninvert(s, bit)
    _show(s, bit)
    if s.listening:
        s.report(vocabulary.CARD_MOVED, card, source, target, s.deck.good[card], EVERYBODY)


def _show(s: Valley, bit: i64) -> None:
    """Everybody sees a card.

    That is no news yet: what a player shows by playing it, the player may still take back. News is
    what comes from the draw deck, from a swap, or is shown without a choice.
    """
    zones = s.zones
    for watcher in range(i64(SPECTATOR + 1)):
        zones[KNOWN + watcher] |= bit


def move_all(s: Valley, source: i64, target: i64) -> None:
    """Move every card of a zone cell, face up."""
    while s.zones[source] != 0:
        move_card(s, lowest(s.zones[source]), source, target)


def _uninvert(s: Valley, bit: i64) -> None:
    zones = s.zones
    for seat in range(i64(SEATS)):
        zones[INVERTED + seat] &= ~bit


def draw_card(s: Valley, seat: i64) -> bool:
    """Put the top card of the draw deck into a hand; False when no card is left anywhere."""
    if not _deck_has_card(s):
        return False
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.zones[HAND + seat] |= only(card)
    s.zones[KNOWN + seat] |= only(card)
    s.news |= only(seat)
    if s.listening:
        s.report(
            vocabulary.CARD_MOVED, card, vocabulary.FROM_DECK, HAND + seat, s.deck.good[card], only(seat)
        )
    return True


def turn_up_card(s: Valley, zone: i64) -> None:
    """Lay the top card of the draw deck face up into a zone cell, if there is one."""
    if not _deck_has_card(s):
        return
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.zones[zone] |= only(card)
    _show(s, only(card))
    s.news = EVERYBODY
    if s.listening:
        s.report(vocabulary.CARD_MOVED, card, vocabulary.FROM_DECK, zone, s.deck.good[card], EVERYBODY)


def _deck_has_card(s: Valley) -> bool:
    if s.pile_size == 0:
        _reshuffle(s)
    return s.pile_size > 0


def _reshuffle(s: Valley) -> None:
    """The discard pile becomes the new draw deck; nobody knows the order of its cards any more."""
    discarded = s.zones[DISCARD]
    if discarded == 0:
        return
    s.zones[DISCARD] = 0
    for watcher in range(i64(SPECTATOR + 1)):
        s.zones[KNOWN + watcher] &= ~discarded
    s.zones[EARLIER] = ALL_CARDS & ~discarded
    if s.listening:
        s.report(vocabulary.SHUFFLED, size(discarded), 0, 0, 0, EVERYBODY)
    s.pile = s.pile[:]
    while discarded != 0:
        s.pile[s.pile_size] = lowest(discarded)
        s.pile_size += 1
        discarded &= discarded - 1
    shuffle_pile(s)


def shuffle_pile(s: Valley) -> None:
    """Shuffle the draw deck."""
    last = s.pile_size - 1
    while last > 0:
        other = s.draw(last + 1)
        s.pile[last], s.pile[other] = s.pile[other], s.pile[last]
        last -= 1
