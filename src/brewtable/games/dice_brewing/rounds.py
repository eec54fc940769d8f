"""The round: season, order of phases, rolling, and the end of the game (chapters 2, 3 and 16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import agenda, events
from brewtable.games.dice_brewing.material import (
    DICE,
    LAST_ROUND,
    POOL,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
)
from brewtable.games.dice_brewing.state import SEEDS, Brewery, after, brewed_in_all, move_seeds, roll_die
from brewtable.games.dice_brewing.tokens import START_OF_BREWING, START_OF_ROUND
from brewtable.kernel.state import EVERYBODY, NOBODY, Step


def is_summer(s: Brewery) -> bool:
    """Round 1 is winter, and the season changes every round."""
    return s.round % 2 == 0


def in_turn_order(s: Brewery) -> vec[i64]:
    """All seats, the first player first."""
    order = vec[i64]([0] * int(s.seats))
    seat = s.first
    for place in range(s.seats):
        order[place] = seat
        seat = after(s, seat)
    return order


class Round(Step[Brewery]):
    """Lays out a round; after the one in which enough was brewed, the game is over."""

    name: str = "round"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        if brewed_in_all(s) >= s.deck.end_count[s.seats] or s.round == LAST_ROUND:
            if s.listening:
                s.tell(events.END, 0, 0, 0, 0, EVERYBODY)
            return
        if s.round > 0:
            s.first = after(s, s.first)
        s.round += 1
        if s.listening:
            s.tell(events.ROUND, s.round, 0, 0, 0, EVERYBODY)
            s.tell(events.FIRST, s.first, 0, 0, 0, EVERYBODY)
        s.then(agenda.SUMMER_SEEDS)
        s.then(agenda.ASKING, s.first, START_OF_ROUND)
        s.then(agenda.ANNOUNCING, NOBODY, events.ROLLING)
        s.then(agenda.ROLLING)
        s.then(agenda.ANNOUNCING, NOBODY, events.ARRANGING)
        s.then(agenda.ARRANGING, s.first)
        s.then(agenda.ANNOUNCING, NOBODY, events.PURCHASES)
        for buyer in in_turn_order(s):
            s.then(agenda.PURCHASE, buyer)
        s.then(agenda.ANNOUNCING, NOBODY, events.BREWING)
        s.then(agenda.ASKING, s.first, START_OF_BREWING)
        s.then(agenda.BREWING, s.first)
        s.then(agenda.ANNOUNCING, NOBODY, events.TIDYING)
        s.then(agenda.TIDYING)
        s.then(agenda.ROUND)


class SummerSeeds(Step[Brewery]):
    """In summer everybody gets a seed, as far as the supply goes."""

    name: str = "summer-seeds"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        if not is_summer(s):
            return
        for player in in_turn_order(s):
            if s.counts[SEEDS + SEED_SUPPLY] > 0:
                move_seeds(s, 1, SEED_SUPPLY, SEED_WAREHOUSE + player)


class Rolling(Step[Brewery]):
    """All dice in all pools are rolled."""

    name: str = "rolling"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        for player in in_turn_order(s):
            for die in range(i64(DICE)):
                if s.where[die] == POOL + player:
                    roll_die(s, die)


class Announcing(Step[Brewery]):
    """Tells which phase begins. Operand: the phase."""

    name: str = "announcing"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        if s.listening:
            s.tell(events.PHASE, first, 0, 0, 0, EVERYBODY)
