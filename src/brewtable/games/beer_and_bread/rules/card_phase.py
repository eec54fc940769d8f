"""Card phase: dealing in fruitful years; harvest and exchange cards in dry ones (chapters 4 and 12)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda, vocabulary
from brewtable.games.beer_and_bread.rules.material import (
    COLUMN,
    DISCARD,
    E_1A,
    E_1B,
    EXCHANGE,
    EXCHANGE_SPACES,
    HAND,
    HAND_SIZE,
    SEATS,
)
from brewtable.games.beer_and_bread.rules.state import (
    Valley,
    copies,
    draw_card,
    move_all,
    move_card,
    turn_up_card,
)
from brewtable.kernel.sets import lowest, size
from brewtable.kernel.state import EVERYBODY, Decision, Step


def _fill_hand(s: Valley, seat: i64) -> None:
    while size(s.zones[HAND + seat]) < HAND_SIZE:
        if not draw_card(s, seat):
            return


def _hand_discards(s: Valley, seat: i64) -> vec[i64]:
    """Each hand card may be discarded, or it is enough."""
    out = vec[i64](capacity=8)
    cards = s.zones[HAND + seat]
    while cards != 0:
        out = append(out, vocabulary.DISCARD_CARD + lowest(cards))
        cards &= cards - 1
    return append(out, vocabulary.DONE)


class Dealing(Step[Valley]):
    """Fruitful year: five cards each, the windmill holder first."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if s.listening:
            s.report(vocabulary.PHASE_BEGUN, vocabulary.CARD_PHASE, 0, 0, 0, EVERYBODY)
        _fill_hand(s, s.windmill)
        _fill_hand(s, 1 - s.windmill)
        s.then(agenda.RENEWING, s.windmill)
        s.then(agenda.RENEWING, 1 - s.windmill)


class PickingUp(Step[Valley]):
    """Dry year: last year's harvest cards come back, hands are filled, exchange cards laid out."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if s.listening:
            s.report(vocabulary.PHASE_BEGUN, vocabulary.CARD_PHASE, 0, 0, 0, EVERYBODY)
        for player in range(i64(SEATS)):
            move_all(s, COLUMN + player, HAND + player)
        s.then(agenda.REPLENISHING, s.windmill)
        s.then(agenda.REPLENISHING, 1 - s.windmill)
        s.then(agenda.RENEWING, s.windmill)
        s.then(agenda.RENEWING, 1 - s.windmill)
        s.then(agenda.EXCHANGE_CARDS)


class Replenishing(Step[Valley]):
    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        if copies(s, seat, E_1B) > 0 and s.zones[HAND + seat] != 0:
            s.then(agenda.DISCARD_HARVEST, seat)
        s.then(agenda.FILLING, seat)


class DiscardHarvest(Decision[Valley]):
    """Upgrade 1B: any of the cards just picked up may go to the discard pile."""

    answers: tuple[str, ...] = ("discard", "done")

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        return _hand_discards(s, seat)

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        move_card(s, action - vocabulary.DISCARD_CARD, HAND + seat, DISCARD)
        if s.zones[HAND + seat] != 0:
            s.then(agenda.DISCARD_HARVEST, seat)


class Filling(Step[Valley]):
    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        _fill_hand(s, seat)


class Renewing(Step[Valley]):
    """Upgrade 1A, once for each copy, when both hands are complete."""

    seated: bool = True

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        times = copies(s, seat, E_1A)
        if times > 0 and s.zones[HAND + seat] != 0:
            s.then(agenda.RENEW, seat, times)


class Renew(Decision[Valley]):
    """Upgrade 1A: discard one hand card and draw one. The operand counts the copies still unused."""

    answers: tuple[str, ...] = ("discard", "done")

    def fits(self, s: Valley, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= copies(s, seat, E_1A) and second == 0

    def options(self, s: Valley, seat: i64, first: i64, second: i64) -> vec[i64]:
        return _hand_discards(s, seat)

    def resolve(self, s: Valley, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        move_card(s, action - vocabulary.DISCARD_CARD, HAND + seat, DISCARD)
        draw_card(s, seat)
        if first > 1:
            s.then(agenda.RENEW, seat, first - 1)


class ExchangeCards(Step[Valley]):
    """Dry year: three cards face up on the exchange spaces."""

    def run(self, s: Valley, seat: i64, first: i64, second: i64) -> None:
        for space in range(i64(EXCHANGE_SPACES)):
            if s.zones[EXCHANGE + space] == 0:
                turn_up_card(s, EXCHANGE + space)
