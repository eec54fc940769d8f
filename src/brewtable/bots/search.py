"""Searches: grows a tree of choices over worlds that its seat cannot tell apart, for a while."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Final

from mypy_extensions import i64

from brewtable.bots.network import LearnedTree, Network
from brewtable.bots.tree import Node, Tree
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game, game_names

Learned = Callable[[Game, int], Network | None]  # the network of a game with so many players, if there is one

SECONDS: Final = 0.5
_FEWEST: Final = 2  # explorations, however little time there is


class Budget:
    """How long to think about a decision: for so many explorations, or else for so many seconds.

    Seconds of the processor are the same on a machine that has other things to do.
    """

    def __init__(
        self, seconds: float = SECONDS, explorations: int = 0, of_the_processor: bool = False
    ) -> None:
        self.seconds = seconds
        self.explorations = explorations
        self.of_the_processor = of_the_processor


class Search:
    """Follows every choice down the tree again and again, and takes the one it came back to most often."""

    def __init__(
        self, stream: Stream, budget: Budget | None = None, cores: int = 1, learned: Learned | None = None
    ) -> None:
        self._stream = stream
        self._learned = learned
        self._budget = Budget() if budget is None else budget
        self.cores = cores
        if cores > 1:
            _start(cores)
        self._kept: Tree | None = None  # what was seen beyond the last choice …
        self._expected: Mapping[str, object] = {}  # … if the seat is asked next in the position of this view
        self.tree: Tree | None = None  # of the last decision that was no forced one

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        tree = self.think(observation)
        favourite = tree.favourite()
        self._keep(observation, favourite)
        return int(favourite.action)

    def think(self, observation: Observation) -> Tree:
        """The tree after the time for one decision; it begins with what is still true of the last one."""
        tree = self._kept_for(observation)
        if self.cores == 1:
            grow(tree, observation, self._stream, self._budget)
        else:
            grow_on_cores(tree, observation, self._stream, self._budget, self.cores)
        self.tree = tree
        return tree

    def _keep(self, observation: Observation, favourite: Node) -> None:
        """Keep what was seen beyond a choice, if the same seat goes on and chance had no part in it."""
        self._kept = None
        after = observation.world(self._stream)
        after.play(favourite.action)
        while after.news == 0 and after.to_move() == observation.seat:
            legal = after.legal()
            if len(legal) > 1:
                self._kept = self._new_tree(observation, favourite)
                self._expected = observation.game.view(after, observation.seat)
                return
            after.play(legal[0])

    def _kept_for(self, observation: Observation) -> Tree:
        kept = self._kept
        if kept is not None and self._expected == observation.view():
            return kept
        return self._new_tree(observation)

    def _new_tree(self, observation: Observation, root: Node | None = None) -> Tree:
        return new_tree(observation, self._learned, root)


def new_tree(observation: Observation, learned: Learned | None, root: Node | None = None) -> Tree:
    """A tree that a network judges where there is one, and that plays on where there is none."""
    network = None if learned is None else learned(observation.game, observation.seats)
    if network is None:
        return Tree(observation.seats, root)
    return LearnedTree(network, observation.seats, root)


def grow(tree: Tree, observation: Observation, stream: Stream, budget: Budget) -> None:
    """Explore until the budget is spent."""
    game = observation.game
    explored: i64 = 0
    clock = process_time if budget.of_the_processor else perf_counter
    end = clock() + budget.seconds
    while explored < budget.explorations if budget.explorations > 0 else explored < _FEWEST or clock() < end:
        tree.explore(game, observation.world(stream), stream)
        explored += 1


# On several cores: each grows a tree of its own, and what they found about the first choice is added up.

_pools: dict[int, ProcessPoolExecutor] = {}
atexit.register(_pools.clear)


def _start(cores: int) -> None:
    """Start the processes ahead of the first decision, whose time they must not cost."""
    if cores in _pools:
        return
    _pools[cores] = ProcessPoolExecutor(cores, mp_context=get_context("spawn"))
    for ready in [_pools[cores].submit(_get_ready) for _ in range(cores)]:
        ready.result()


def _get_ready() -> None:
    for name in game_names():
        find_game(name)


def grow_on_cores(tree: Tree, observation: Observation, stream: Stream, budget: Budget, cores: int) -> None:
    """Explore in so many processes until the budget, of which each has its share, is spent."""
    game = observation.game
    world = game.save(observation.world(stream))
    share = -(-budget.explorations // cores)
    tasks = [
        _pools[cores].submit(
            _explore_alone, game.name, world, observation.seat, stream.draw_seed(), budget.seconds, share
        )
        for _ in range(cores)
    ]
    for task in tasks:
        tree.add(*task.result())


def _explore_alone(
    game: str, world: dict[str, object], seat: int, seed: int, seconds: float, explorations: int
) -> tuple[list[tuple[int, float, int, float]], int, list[float]]:
    """What one process finds: of each first choice its action, weight, visits and total; all in all."""
    rules = find_game(game)
    observation = Observation(rules, rules.load(world), seat, Stream(seed, RESAMPLING))
    tree = Tree(observation.seats)
    grow(tree, observation, Stream(seed, BOTS), Budget(seconds, explorations))
    found = [(int(one.action), one.weight, int(one.visits), one.total) for one in tree.root.children]
    return found, int(tree.explored), tree.totals
