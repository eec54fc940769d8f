"""Cards are taken from the display or the pile (chapter 10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import A_REACH
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import DISPLAY_PLACES, MOST_TIMES
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.state import (
    DISPLAY,
    LEVEL,
    NO_CARD,
    Town,
    ability,
    can_draw,
    cell,
    draw_card,
    refill_display,
    take_open,
)
from brewtable.kernel.state import Step


def reach(s: Town, seat: i64) -> i64:
    """How many places of the display a seat can take cards from."""
    places = s.deck.reach[s.own[cell(seat, LEVEL)]] + ability(s, seat, A_REACH)
    return places if places < DISPLAY_PLACES else i64(DISPLAY_PLACES)


def can_take(s: Town, seat: i64) -> bool:
    """Whether there is any card for a seat to take."""
    if can_draw(s):
        return True
    for place in range(reach(s, seat)):
        if s.board[DISPLAY + place] != NO_CARD:
            return True
    return False


class Taking(Step[Town]):
    """Cards are taken one by one. Operand: how many."""

    seated: bool = True
    waits: bool = False

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if first > 0 and can_take(s, seat):
            s.then(agenda.TAKE, seat, first)


class Take(TurnDecision):
    """Take an open card within reach, or the top card of the pile."""

    answers: tuple[str, ...] = ("fulfil", "take")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 1 <= first <= MOST_TIMES and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=DISPLAY_PLACES + 1)
        for place in range(reach(s, seat)):
            if s.board[DISPLAY + place] != NO_CARD:
                out = append(out, vocabulary.TAKE + place)
        if can_draw(s):
            out = append(out, vocabulary.TAKE_TOP)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.TAKE_TOP:
            draw_card(s, seat)
        else:
            take_open(s, seat, action - vocabulary.TAKE)
        s.then(agenda.TAKING, seat, first - 1)


class TurnEnd(Step[Town]):
    """At the end of a turn the display closes up and is filled again."""

    seated: bool = True

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        refill_display(s)
