"""Hand cards are played beige-brown or white (chapters 11 and 13)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import actions, events
from brewtable.games.beer_pioneers.cards import NOTHING, ON_BEIGE
from brewtable.games.beer_pioneers.material import ICONS
from brewtable.games.beer_pioneers.state import (
    DISCARDS,
    HAND,
    HAND_SIZE,
    MASTER,
    MASTERING,
    NO_CARD,
    SHOWING,
    SHOWN,
    Town,
    cell,
    do_phrase,
    hand_of,
    move_card,
    on_occasion,
    play_from_hand,
)
from brewtable.kernel.state import Decision


def is_beige(s: Town, card: i64) -> bool:
    return s.deck.has_beige[card] != 0


def is_white(s: Town, card: i64) -> bool:
    return s.deck.action[card] != NOTHING or s.deck.is_master[card] != 0


def holds_beige(s: Town, seat: i64) -> bool:
    for card in hand_of(s, seat):
        if is_beige(s, card):
            return True
    return False


class PlayBeige(Decision[Town]):
    """Play a hand card beige-brown, or none: nobody knows what others hold."""

    name: str = "play-beige"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in hand_of(s, seat):
            if is_beige(s, card):
                out = append(out, actions.BEIGE + card)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            return
        card = action - actions.BEIGE
        play_from_hand(s, seat, card, SHOWING + seat, events.AS_BEIGE)
        for icon in range(i64(ICONS)):
            s.own[cell(seat, SHOWN + icon)] += s.deck.icons[card * ICONS + icon]
        do_phrase(s, seat, s.deck.flash[card])
        on_occasion(s, seat, ON_BEIGE)


class PlayWhite(Decision[Town]):
    """Play a hand card white, or none."""

    name: str = "play-white"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in hand_of(s, seat):
            if is_white(s, card):
                out = append(out, actions.WHITE + card)
        return append(out, actions.DONE)

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            return
        card = action - actions.WHITE
        if s.deck.is_master[card] != 0:
            _employ(s, seat, card)
        else:
            play_from_hand(s, seat, card, DISCARDS, events.AS_WHITE)
            do_phrase(s, seat, s.deck.action[card])


def _employ(s: Town, seat: i64, card: i64) -> None:
    """A new master brewer; the former one returns to the hand."""
    former = s.own[cell(seat, MASTER)]
    play_from_hand(s, seat, card, MASTERING + seat, events.AS_WHITE)
    s.own[cell(seat, MASTER)] = card
    if former != NO_CARD:
        move_card(s, former, HAND + seat, events.RETURNED)
        s.own[cell(seat, HAND_SIZE)] += 1
