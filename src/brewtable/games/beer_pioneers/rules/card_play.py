"""Hand cards are played beige-brown or white (chapters 11 and 13)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import NOTHING, ON_BEIGE
from brewtable.games.beer_pioneers.rules import vocabulary
from brewtable.games.beer_pioneers.rules.hidden import could_hold
from brewtable.games.beer_pioneers.rules.material import DISCARDS, HAND, ICONS, MASTERING, SHOWING
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.state import (
    HAND_SIZE,
    MASTER,
    NO_CARD,
    SHOWN,
    Town,
    cell,
    do_phrase,
    hand_of,
    move_card,
    on_occasion,
    play_from_hand,
)


def is_beige(s: Town, card: i64) -> bool:
    return s.deck.has_beige[card] != 0


def is_white(s: Town, card: i64) -> bool:
    return s.deck.action[card] != NOTHING or s.deck.is_master[card] != 0


def holds_beige(s: Town, seat: i64) -> bool:
    for card in hand_of(s, seat):
        if is_beige(s, card):
            return True
    return False


def _might_play(s: Town, seat: i64, beige: bool) -> bool:
    """Whether somebody may think that a seat holds a card that can be played beige-brown, or white."""
    for card in could_hold(s, seat):
        if is_beige(s, card) if beige else is_white(s, card):
            return True
    return False


class PlayBeige(TurnDecision):
    """Play a hand card beige-brown, or none: nobody knows what others hold."""

    answers: tuple[str, ...] = ("fulfil", "beige", "done")

    def is_secret(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return _might_play(s, seat, True)

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in hand_of(s, seat):
            if is_beige(s, card):
                out = append(out, vocabulary.BEIGE + card)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        card = action - vocabulary.BEIGE
        play_from_hand(s, seat, card, SHOWING + seat, vocabulary.AS_BEIGE)
        for icon in range(i64(ICONS)):
            s.own[cell(seat, SHOWN + icon)] += s.deck.icons[card * ICONS + icon]
        do_phrase(s, seat, s.deck.flash[card])
        on_occasion(s, seat, ON_BEIGE)


class PlayWhite(TurnDecision):
    """Play a hand card white, or none."""

    answers: tuple[str, ...] = ("fulfil", "white", "done")

    def is_secret(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return _might_play(s, seat, False)

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for card in hand_of(s, seat):
            if is_white(s, card):
                out = append(out, vocabulary.WHITE + card)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        card = action - vocabulary.WHITE
        if s.deck.is_master[card] != 0:
            _employ(s, seat, card)
        else:
            play_from_hand(s, seat, card, DISCARDS, vocabulary.AS_WHITE)
            do_phrase(s, seat, s.deck.action[card])


def _employ(s: Town, seat: i64, card: i64) -> None:
    """A new master brewer; the former one returns to the hand."""
    former = s.own[cell(seat, MASTER)]
    play_from_hand(s, seat, card, MASTERING + seat, vocabulary.AS_WHITE)
    s.own[cell(seat, MASTER)] = card
    if former != NO_CARD:
        move_card(s, former, HAND + seat, vocabulary.RETURNED)
        s.own[cell(seat, HAND_SIZE)] += 1
