"""The round and the end of the game (chapters 2 and 18)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import GOAL, LAST_ROUND
from brewtable.games.beer_pioneers.rules.state import POINTS, Town, cell, in_turn_order
from brewtable.kernel.state import EVERYBODY, Step


def goal_is_reached(s: Town) -> bool:
    for seat in range(s.seats):
        if s.own[cell(seat, POINTS)] >= GOAL:
            return True
    return False


class Round(Step[Town]):
    """Lays out a round; after the one in which somebody reached the goal, the game is over."""

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if goal_is_reached(s) or s.round == LAST_ROUND:
            if s.listening:
                s.report(vocabulary.GAME_ENDED, 0, 0, 0, 0, EVERYBODY)
            return
        s.round += 1
        if s.listening:
            s.report(vocabulary.ROUND_BEGUN, s.round, 0, 0, 0, EVERYBODY)
        s.then(agenda.ACTION_PHASE)
        for player in in_turn_order(s):
            s.then(agenda.BREWING_PROCESS, player)
        s.then(agenda.RETRIEVING)
        s.then(agenda.ROUND)
