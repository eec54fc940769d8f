"""Whether a new network plays better than the last: matches on the same deals, from every seat."""

from __future__ import annotations

from dataclasses import dataclass

from brewtable.bots.network import LearnedTree, unpack
from brewtable.bots.tree import Tree
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import OVER
from brewtable.learning.selfplay import grow


@dataclass(frozen=True)
class Duel:
    """One game: the new network at a seat, the last one (or search without any) at all others."""

    game: str
    players: int
    seed: int
    seat: int
    new: bytes
    last: bytes | None
    explorations: int


def duel(task: Duel) -> float:
    """The new network's share of the victory."""
    game = find_game(task.game)
    new = unpack(task.new, game, task.players)
    last = None if task.last is None else unpack(task.last, game, task.players)
    state = game.new(game.setup(task.players, task.seed))
    worlds = Stream(task.seed, RESAMPLING)
    stream = Stream(2 * task.seed + task.seat, BOTS)
    while state.to_move() != OVER:
        legal = list(state.legal())
        if len(legal) == 1:
            state.play(legal[0])
            continue
        seat = int(state.to_move())
        network = new if seat == task.seat else last
        tree = Tree(task.players) if network is None else LearnedTree(network, task.players)
        grow(tree, Observation(game, state, seat, worlds), stream, task.explorations, None)
        state.play(tree.favourite().action)
    winners = game.result(state).winners()
    return 1.0 / len(winners) if task.seat in winners else 0.0
