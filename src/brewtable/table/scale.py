"""The scale of ratings: mu and sigma of openskill as a number that people know, and the bots on it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final

from msgspec import Struct, convert

from brewtable.bots.levels import LEVELS, SECONDS
from brewtable.kernel.game import Game

START: Final = 25.0  # mu of a newcomer, and of the bot `easy`
UNSURE: Final = 25.0 / 3  # sigma of a newcomer
ANCHOR_SIGMA: Final = 1.0  # of bots: some hundred games measured them
_BETA: Final = 25.0 / 6  # how much chance there is in a game; as openskill has it
_AT_START: Final = 1500
_POINTS: Final = 400 / (log(10) * sqrt(2) * _BETA)  # so that 400 more win ten games of two for each one lost

# Of 100 games against three bots `easy`: the shares in docs/bots.md after one game more won and one lost.
_WINS_OF_FOUR: Final = {
    "beer-pioneers": {"normal": 88, "hard": 88},
    "dice-brewing": {"normal": 81, "hard": 81},
}
_LEVEL_OF: Final = {bot: level for level, bot in LEVELS.items()}


def points(mu: float) -> int:
    return round(_AT_START + _POINTS * (mu - START))


def give_or_take(sigma: float) -> int:
    """How far from it the true rating may be, 95 times in 100."""
    return round(2 * sigma * _POINTS)


def anchor(game: Game, players: int, bot: str) -> float | None:
    """The mu of a bot, by the games it wins against `easy`; None where nobody has measured it."""
    level = _LEVEL_OF.get(bot, bot)
    with_four = _WINS_OF_FOUR.get(game.name, {}) if players == 4 else {}
    if level in with_four:
        return START + _distance(with_four[level], 4)
    return START + _distance(game.wins[level], 2) if level in game.wins else None


def thinks(bot: str) -> bool:
    """Whether a bot is weaker with less time."""
    return SECONDS.get(_LEVEL_OF.get(bot, bot), 1.0) > 0


def _distance(wins: int, players: int) -> float:
    """How far above all others somebody stands who wins so many of 100 games against them."""
    share = min(max(wins, 0.5), 99.5) / 100  # none of 100 is not never
    odds = (players - 1) * share / (1 - share)
    return sqrt(players) * _BETA * log(odds)


class Measured(Struct):
    """What `expert` scores among its like."""

    games: int
    score: float
    ahead: float  # the first of the second


class Averages(Struct):
    budget: str
    games: dict[str, dict[str, Measured]]

    def of(self, game: str, players: int) -> Measured | None:
        return self.games.get(game, {}).get(str(players))


@cache
def averages() -> Averages:
    """The numbers that come with the package; `benchmarks/averages.py` measures them."""
    read = tomllib.loads(files("brewtable.table").joinpath("averages.toml").read_text("utf-8"))
    budget = read.pop("budget")
    return Averages(budget, convert(read, dict[str, dict[str, Measured]]))
