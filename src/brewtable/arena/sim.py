"""Bulk simulation of a game between bots: how fast, how long, who scores what, and is every law kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import ClassVar

from brewtable.arena.contest import Hall, play_out
from brewtable.arena.spread import Engine
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.errors import BrewError
from brewtable.kernel.game import Game
from brewtable.kernel.message import said
from brewtable.kernel.playout import playout
from brewtable.kernel.state import OVER, State

_COPIES_TIMED = 20000
_WATCHED = 50  # of so many games one is watched: its laws are checked at every decision, untimed


class LawBroken(BrewError):
    """A simulated game broke a law; says which, where, and the seed that shows it."""

    code: ClassVar[str] = "law-broken"


class Tally:
    """What games added up to."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.scores = [0] * players
        self.wins = [0.0] * players
        self.seconds = 0.0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.seconds += other.seconds


@dataclass(frozen=True)
class Simulation:
    """Games with seeds `seed`, `seed` + 1, …: the same numbers come out however many workers share them."""

    hall: Hall
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int

    def run(self, engine: Engine) -> Iterator[Tally]:
        return engine.run(self.play, range(self.seed, self.seed + self.games))

    def play(self, seed: int) -> Tally:
        game, players = self.hall.game, len(self.bots)
        tally = Tally(players)
        state = self.hall.new(players, seed)
        started = perf_counter()
        tally.decisions = _play_out(game, state, self.bots, seed)
        tally.seconds = perf_counter() - started
        if (seed - self.seed) % _WATCHED == 0:
            _watch(game, self.hall.new(players, seed), seed)
        tally.games = 1
        tally.rounds = game.rounds(state)
        _count_result(game, state, tally)
        _check_laws(game, state, seed)
        return tally

    def report(self, tally: Tally, seconds: float) -> dict[str, object]:
        games = max(tally.games, 1)
        return {
            "game": self.hall.game.name,
            "players": len(self.bots),
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(tally.decisions / tally.seconds) if tally.seconds else 0,
            "copies_per_second": _copies_per_second(self.hall.new(len(self.bots), self.seed)),
            "decisions_per_game": round(tally.decisions / games, 2),
            "rounds_per_game": round(tally.rounds / games, 2),
            "mean_scores": [round(score / games, 3) for score in tally.scores],
            "wins_by_seat": [round(wins, 3) for wins in tally.wins],
        }


def _copies_per_second(state: State) -> int:
    for _ in range(_COPIES_TIMED // 10):
        state.copy()
    started = perf_counter()
    for _ in range(_COPIES_TIMED):
        state.copy()
    return round(_COPIES_TIMED / (perf_counter() - started))


def _play_out(game: Game, state: State, names: tuple[str, ...], seed: int) -> int:
    """Play to the end; the number of decisions."""
    if all(name == "random" for name in names):  # they look at nothing, so the game can run inside the rules
        return int(playout(state, Stream(seed, BOTS)))
    decisions, _ = play_out(game, state, names, list(range(len(names))), seed)
    return sum(decisions)


def _watch(game: Game, state: State, seed: int) -> None:
    """Random play from the same deal, with the laws checked at every decision."""
    stream = Stream(seed, BOTS)
    while state.to_move() != OVER:
        _check_laws(game, state, seed)
        legal = state.legal()
        state.play(legal[stream.below(len(legal))])


def _count_result(game: Game, state: State, tally: Tally) -> None:
    result = game.result(state)
    tally.scores = [a + b for a, b in zip(tally.scores, result.scores, strict=True)]
    for seat in result.winners():
        tally.wins[seat] += 1 / len(result.winners())


def _check_laws(game: Game, state: State, seed: int) -> None:
    broken = [said(law) for law in game.broken_laws(state)]
    if broken:
        raise LawBroken("sim-law-broken", {"seed": str(seed), "clauses_broken": broken})
