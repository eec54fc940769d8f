"""The round: season, order of phases, rolling, and the end of the game (chapters 2, 3 and 16)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, vocabulary
from brewtable.games.dice_brewing.rules.material import (
    LAST_ROUND,
    MOST_SEATS,
    POOL,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
)
from brewtable.games.dice_brewing.rules.state import (
    SEEDS,
    Guild,
    after,
    brewed_in_all,
    dice_at,
    move_seeds,
    roll_die,
)
from brewtable.games.dice_brewing.rules.tokens import AFTER_ROLL, START_OF_BREWING, START_OF_ROUND
from brewtable.kernel.sets import lowest
from brewtable.kernel.state import EVERYBODY, NOBODY, STEP_WIDTH, Step


def is_summer(s: Guild) -> bool:
    """Round 1 is winter, and the season changes every round."""
    return s.round % 2 == 0


def in_turn_order(s: Guild) -> vec[i64]:
    """All seats, the first player first."""
    order = append(vec[i64](capacity=MOST_SEATS), s.first)
    seat = after(s, s.first)
    while seat != s.first:
        order = append(order, seat)
        seat = after(s, seat)
    return order


class Round(Step[Guild]):
    """Lays out a round; after the one in which enough was brewed, the game is over."""

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        if brewed_in_all(s) >= s.deck.end_count[s.seats] or s.round == LAST_ROUND:
            if s.listening:
                s.report(vocabulary.GAME_ENDED, 0, 0, 0, 0, EVERYBODY)
            return
        if s.round > 0:
            s.first = after(s, s.first)
        s.round += 1
        if s.listening:
            s.report(vocabulary.ROUND_BEGUN, s.round, s.round % 2, 0, 0, EVERYBODY)
            s.report(vocabulary.FIRST_SEAT, s.first, 0, 0, 0, EVERYBODY)
        s.then(agenda.SUMMER_SEEDS)
        s.then(agenda.ASKING, s.first, START_OF_ROUND)
        s.then(agenda.ANNOUNCING, NOBODY, vocabulary.ROLLING)
        s.then(agenda.ROLLING)
        s.then(agenda.ANNOUNCING, NOBODY, vocabulary.ARRANGING)
        s.then(agenda.ASKING, after(s, s.first), AFTER_ROLL)
        s.then(agenda.ARRANGING, s.first)
        s.then(agenda.ANNOUNCING, NOBODY, vocabulary.PURCHASES)
        for buyer in in_turn_order(s):
            s.then(agenda.PURCHASE, buyer)
        s.then(agenda.ANNOUNCING, NOBODY, vocabulary.BREWING)
        s.then(agenda.ASKING, s.first, START_OF_BREWING)
        s.then(agenda.BREWING, s.first)
        s.then(agenda.ANNOUNCING, NOBODY, vocabulary.TIDYING)
        s.then(agenda.TIDYING)
        s.then(agenda.ROUND)


class SummerSeeds(Step[Guild]):
    """In summer everybody gets a seed, as far as the supply goes."""

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        if not is_summer(s):
            return
        for player in in_turn_order(s):
            if s.counts[SEEDS + SEED_SUPPLY] > 0:
                move_seeds(s, 1, SEED_SUPPLY, SEED_WAREHOUSE + player)


class Rolling(Step[Guild]):
    """All dice in all pools are rolled."""

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        for player in in_turn_order(s):
            dice = dice_at(s, POOL + player)
            while dice != 0:
                roll_die(s, lowest(dice))
                dice &= dice - 1


def phase_of(s: Guild) -> int:
    """The phase that the round is in: the one before the next to be announced."""
    for top in range(int(s.depth), 0, -STEP_WIDTH):
        if s.agenda[top - 1] == agenda.ANNOUNCING:
            return max(int(s.agenda[top - 3]) - 1, vocabulary.ROLLING)
    return vocabulary.TIDYING


class Announcing(Step[Guild]):
    """Tells which phase begins. Operand: the phase."""

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= vocabulary.TIDYING and second == 0

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        if s.listening:
            s.report(vocabulary.PHASE_BEGUN, first, 0, 0, 0, EVERYBODY)
