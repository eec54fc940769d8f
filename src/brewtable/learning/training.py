"""Training in rounds: play, fit, let the new network in only if it wins. Every round is saved."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar

import numpy as np

from brewtable.arena.spread import Engine
from brewtable.bots.network import Shape, inputs_of
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.registry import find_game
from brewtable.learning import gate, selfplay
from brewtable.learning.examples import Examples
from brewtable.learning.fit import fit, packed

FIRST_LAYER: Final = 64
SECOND_LAYER: Final = 32
FIRST_SHARE: Final = 0.4  # of the time is for games by rules of thumb and what is learned from them …
BY_THUMB: Final = 250_000  # … of which more would not tell much
ROUNDS: Final = 6  # … and the rest for so many rounds
PLAYING: Final = 0.5  # of a round
FITTING: Final = 0.35  # of a round; the gate takes the rest
SEEN: Final = 2.0  # times each example is seen in a round, at most: more would learn them by heart
CHUNK: Final = 8  # games that a process plays at once
GATE_GAMES: Final = 400  # at most
GATE: Final = 0.5  # part of the victories that lets a network in

Task = TypeVar("Task")


@dataclass
class Wish:
    """What to train, and with how much of what."""

    game: str
    players: int
    minutes: float
    folder: Path
    seed: int = 1
    device: str = "cpu"
    explorations: int = 96
    first: int = FIRST_LAYER
    second: int = SECOND_LAYER


class Training:
    """What the folder holds: the examples of each round, the best network, and how it became so."""

    def __init__(self, wish: Wish, say: Callable[[Message], None]) -> None:
        self.wish = wish
        self.game = find_game(wish.game)
        self.say = say
        self.folder = wish.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self._log = self.folder / "log.jsonl"
        self._shards = sorted(self.folder.glob("examples-*.npz"))
        self.examples = [_loaded(path) for path in self._shards]
        self.rounds = len(self._shards)
        best = self.folder / "best.net"
        self.best = best.read_bytes() if best.exists() else None

    @property
    def shape(self) -> Shape:
        wish = self.wish
        inputs = inputs_of(self.game, wish.players)
        return Shape(wish.game, wish.players, inputs, wish.first, wish.second)

    def run(self, engine: Engine) -> None:
        """Rounds until the time is over; what was done is kept, and the next call goes on from it."""
        whole = 60.0 * self.wish.minutes
        end = monotonic() + whole
        if self.rounds == 0:
            self._round(engine, whole * FIRST_SHARE * PLAYING, whole * FIRST_SHARE * FITTING)
        left = max(1, ROUNDS - max(0, self.rounds - 1))
        share = (end - monotonic()) / left
        while end - monotonic() > share / 2:
            self._round(engine, share * PLAYING, share * FITTING)

    def _round(self, engine: Engine, playing: float, fitting: float) -> None:
        began = monotonic()
        shard = self._play(engine, playing)
        self.examples.append(shard)
        net, report = fit(
            self.shape,
            Examples.joined(self.examples),
            epochs=SEEN,
            seconds=fitting,
            seed=self.wish.seed + self.rounds,
            device=self.wish.device,
        )
        told: dict[str, Argument] = {"positions": report.examples, "winner": f"{report.winner:.4f}"}
        self.say(Message("cli-train-fitted", {**told, "points": f"{report.points:.1f}"}))
        new = packed(net, self.game)
        games, won = self._gate(engine, new, max(2.0, playing * (1.0 - PLAYING - FITTING) / PLAYING))
        accepted = self.best is None or won > GATE * games
        if accepted:
            self.best = new
        facts = {
            "round": self.rounds,
            "seconds": round(monotonic() - began, 1),
            **asdict(report),
            "gate_games": games,
            "gate_won": round(won, 1),
            "accepted": accepted,
        }
        self._keep(shard, new, accepted, facts)
        met: dict[str, Argument] = {
            "games": games,
            "won": round(won),
            "accepted": "yes" if accepted else "no",
        }
        self.say(Message("cli-train-first" if self.rounds == 1 else "cli-train-gate", met))

    def _keep(self, shard: Examples, new: bytes, accepted: bool, facts: dict[str, object]) -> None:
        path = self.folder / f"examples-{self.rounds:03}.npz"
        spare = self.folder / "examples.part.npz"
        np.savez(spare, **{name: getattr(shard, name) for name in Examples.names()})
        os.replace(spare, path)
        (self.folder / f"round-{self.rounds:03}.net").write_bytes(new)
        if accepted:
            (self.folder / "best.net").write_bytes(new)
        with self._log.open("a", encoding="utf-8") as log:
            print(json.dumps(facts), file=log)
        self.rounds += 1

    def _play(self, engine: Engine, seconds: float) -> Examples:
        wish = self.wish
        first = (wish.seed * 1000 + self.rounds) * 1_000_000

        def tasks() -> Iterator[selfplay.Task]:
            many = BY_THUMB if self.best is None else 1_000_000
            for seed in range(first, first + many, CHUNK):
                yield selfplay.Task(wish.game, wish.players, seed, CHUNK, self.best, wish.explorations)

        parts = list(engine.run(selfplay.play, _for_a_while(tasks(), seconds)))
        shard = Examples.joined(parts)
        played: dict[str, Argument] = {"games": CHUNK * len(parts), "positions": len(shard)}
        self.say(Message("cli-train-played", {"round": self.rounds, **played}))
        return shard

    def _gate(self, engine: Engine, new: bytes, seconds: float) -> tuple[int, float]:
        """Games, and how many of them the new network won; with more players, made as if there were two."""
        wish = self.wish

        def tasks() -> Iterator[gate.Duel]:
            for number in range(GATE_GAMES):
                seed, seat = divmod(number, wish.players)
                yield gate.Duel(
                    wish.game,
                    wish.players,
                    7_000_000 + 10_000 * self.rounds + seed,
                    seat,
                    new,
                    self.best,
                    wish.explorations // 2,
                )

        won = list(engine.run(gate.duel, _for_a_while(tasks(), seconds)))
        share = sum(won) / len(won)
        odds = (wish.players - 1) * share / max(1e-9, 1.0 - share)
        return len(won), len(won) * (odds / (1.0 + odds) if math.isfinite(odds) else 1.0)


def _for_a_while(tasks: Iterator[Task], seconds: float) -> Iterator[Task]:
    """As many as there is time to begin, and one at least."""
    end = monotonic() + seconds
    for number, task in enumerate(tasks):
        if number and monotonic() > end:
            return
        yield task


def _loaded(path: Path) -> Examples:
    with np.load(path) as kept:
        return Examples(**{name: kept[name] for name in Examples.names()})
