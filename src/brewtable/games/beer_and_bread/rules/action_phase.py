"""Action phase: turns, swapping hands, the exchange, and upgrades 1C and 1D (chapters 5 and 12)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, harvest, produce, upgrade, vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    CARDS,
    DISCARD,
    E_1C,
    E_1D,
    EXCHANGE,
    EXCHANGE_SPACES,
    HAND,
    INVERTED,
    KNOWN,
    TAKEN,
)
from brewtable.games.beer_and_bread.rules.state import Valley, copies, draw_card, is_dry, move_all, move_card
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import EVERYBODY, Decision, Step


class Round(Step[Valley]):
    """One turn each, the windmill holder first, in a fruitful year a swap; until all cards are played."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if _nothing_left_to_play(s):
            return
        if s.turn == 0 and s.listening:
            s.report(vocabulary.PHASE_BEGUN, vocabulary.ACTION_PHASE, 0, 0, 0, EVERYBODY)
        s.turn += 1
        s.then(agenda.TURN_START, s.windmill)
        s.then(agenda.TURN_START, 1 - s.windmill)
        if not is_dry(s):
            s.then(agenda.SWAP)
        s.then(agenda.ROUND)


def _nothing_left_to_play(s: Valley) -> bool:
    """Whether the hands are empty; without swaps also when what is left is kept for the other player."""
    if s.zones[HAND] | s.zones[HAND + 1] == 0:
        return True
    return is_dry(s) and playable(s, 0) | playable(s, 1) == 0


class TurnStart(Step[Valley]):
    """What surrounds a turn: 1C draws before the last one, 1D inverts after the first one."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        hand = s.zones[HAND + seat]
        if playable(s, seat) == 0:
            return
        extra: i64 = 0
        if not is_dry(s) and size(hand) == 1:
            extra = copies(s, seat, E_1C)
        for _card in range(extra):
            draw_card(s, seat)
        s.then(agenda.TURN, seat)
        if extra > 0:
            s.then(agenda.LAST_CARDS, seat)
        if s.turn == 1 and not is_dry(s):
            s.then(agenda.INVERTING, seat)


def playable(s: Valley, seat: i64) -> i64:
    """The hand cards a seat may play: all but those the other seat has inverted."""
    return s.zones[HAND + seat] & ~s.zones[INVERTED + 1 - seat]


class Turn(Decision[Valley]):
    """Play a hand card for one of the three actions; in a dry year it may be exchanged first."""

    answers: tuple[str, ...] = ("harvest", "produce", "upgrade", "exchange")

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        cards = playable(s, seat)
        out = vec[i64](capacity=32)
        rest = cards
        while rest != 0:
            out = append(out, vocabulary.HARVEST + lowest(rest))
            rest &= rest - 1
        rest = produce.producible(s, seat, cards)
        while rest != 0:
            out = append(out, vocabulary.PRODUCE + lowest(rest))
            rest &= rest - 1
        rest = cards
        while rest != 0:
            out = append(out, vocabulary.UPGRADE + lowest(rest))
            rest &= rest - 1
        return _exchanges(s, cards, out) if is_dry(s) else out

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action < vocabulary.EXCHANGE_FOR:
            _perform(s, seat, HAND + seat, action)
            return
        given = (action - vocabulary.EXCHANGE_FOR) // EXCHANGE_SPACES
        space = EXCHANGE + (action - vocabulary.EXCHANGE_FOR) % EXCHANGE_SPACES
        _exchange(s, seat, given, space)


def _exchanges(s: Valley, cards: i64, out: vec[i64]) -> vec[i64]:
    while cards != 0:
        card = lowest(cards)
        for space in range(i64(EXCHANGE_SPACES)):
            if s.zones[EXCHANGE + space] != 0:
                out = append(out, vocabulary.EXCHANGE_FOR + card * EXCHANGE_SPACES + space)
        cards &= cards - 1
    return out


def _exchange(s: Valley, seat: i64, given: i64, space: i64) -> None:
    taken = lowest(s.zones[space])
    if s.listening:
        s.report(vocabulary.EXCHANGED, seat, given, taken, 0, EVERYBODY)
    move_card(s, taken, space, TAKEN + seat)
    move_card(s, given, HAND + seat, space)
    s.then(agenda.PLAY_TAKEN, seat, taken)


class PlayTaken(Decision[Valley]):
    """The exchange card just taken must be played at once. Operand: that card."""

    answers: tuple[str, ...] = ("harvest", "produce", "upgrade")

    def fits(self, s: Valley, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < CARDS and s.zones[TAKEN + seat] == only(first) and second == 0

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = append(vec[i64](capacity=4), vocabulary.HARVEST + first)
        if produce.possible(s, seat, first):
            out = append(out, vocabulary.PRODUCE + first)
        return append(out, vocabulary.UPGRADE + first)

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        _perform(s, seat, TAKEN + seat, action)


def _perform(s: Valley, seat: i64, source: i64, action: i64) -> None:
    """Do one of the three usual actions with a card from hand or exchange."""
    if action < vocabulary.PRODUCE:
        harvest.perform(s, seat, source, action - vocabulary.HARVEST)
    elif action < vocabulary.UPGRADE:
        produce.perform(s, seat, source, action - vocabulary.PRODUCE)
    else:
        upgrade.perform(s, seat, source, action - vocabulary.UPGRADE)


class LastCards(Step[Valley]):
    """Upgrade 1C: after the last turn the cards not played are discarded."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if s.zones[HAND + seat] & ~s.zones[KNOWN + 1 - seat] != 0:
            s.news |= only(1 - seat)
        move_all(s, HAND + seat, DISCARD)


class Inverting(Step[Valley]):
    """Upgrade 1D asks once a year, however many copies there are."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if copies(s, seat, E_1D) > 0 and s.zones[HAND + seat] != 0:
            s.then(agenda.INVERT, seat)


class Invert(Decision[Valley]):
    """Upgrade 1D: one of the cards that stay in hand may be kept for oneself."""

    answers: tuple[str, ...] = ("invert", "done")

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        cards = playable(s, seat)
        while cards != 0:
            out = append(out, vocabulary.INVERT_CARD + lowest(cards))
            cards &= cards - 1
        return append(out, vocabulary.DONE)

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        card = action - vocabulary.INVERT_CARD
        s.zones[INVERTED + seat] |= only(card)
        if s.listening:
            s.report(vocabulary.CARD_INVERTED, seat, card, s.deck.good[card], 0, only(seat))


class Swap(Step[Valley]):
    """Fruitful year: the players exchange what is left of their hands, and see what they get."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        hands = s.zones[HAND] | s.zones[HAND + 1]
        if hands == 0:
            return
        s.zones[HAND], s.zones[HAND + 1] = s.zones[HAND + 1], s.zones[HAND]
        for player in range(i64(2)):
            if s.zones[HAND + player] & ~s.zones[KNOWN + player] != 0:
                s.news |= only(player)
            s.zones[KNOWN + player] |= s.zones[HAND + player]
        if s.listening:
            s.report(vocabulary.HANDS_SWAPPED, s.zones[HAND], s.zones[HAND + 1], 0, 0, 0)
