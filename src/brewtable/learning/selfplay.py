"""Games to learn from: the first by rules of thumb, fast; the others by searches with the last network."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

import numpy as np
from librt.vecs import vec

from brewtable.bots.network import LearnedTree, Network, inputs_of, unpack
from brewtable.bots.tree import Node, Tree, play_on
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import OVER, State
from brewtable.learning.examples import Array, Examples, Row

OTHER_OPTIONS: Final = 0.25  # of the games are played with options drawn at random

# Games by rules of thumb.
APART: Final = 30  # decisions between two positions that are kept, at most
LOOKS: Final = (4, 8, 16, 99)  # choices that are compared, the same in a game
SLIPS: Final = (0.0, 0.3, 0.6)  # of the positions come to are left by chance
AT_RANDOM: Final = (0, 0, 5, 15, 30)  # decisions at the beginning that are drawn by chance

# Games by search.
KEPT: Final = 0.3  # of the positions
NOISE: Final = 0.25  # part of the first looks that is drawn by chance
FREELY: Final = 0.2  # of the games in which choices are drawn by how often they were followed


@dataclass(frozen=True)
class Task:
    """Some deals to play: what a process is asked for."""

    game: str
    players: int
    first_seed: int
    games: int
    network: bytes | None
    explorations: int


def play(task: Task) -> Examples:
    game = find_game(task.game)
    network = None if task.network is None else unpack(task.network, game, task.players)
    rows: list[Row] = []
    for seed in range(task.first_seed, task.first_seed + task.games):
        dice = random.Random(seed)
        state = game.new(game.setup(task.players, seed, _options(game, task.players, dice)))
        if network is None:
            played = _by_thumb(game, state, Stream(seed, BOTS), dice)
        else:
            played = _by_search(game, state, Stream(seed, BOTS), dice, network, task.explorations)
        result = game.result(state)
        for row in played:
            row.end(seed, result.winners(), result.scores)
        rows += played
    return Examples.of(rows)


def _options(game: Game, players: int, dice: random.Random) -> dict[str, object]:
    if dice.random() >= OTHER_OPTIONS:
        return {}
    return {option.name: dice.choice(option.values) for option in game.options(players)}


def numbers_of(game: Game, state: State, seat: int) -> Array:
    numbers = vec[float]([0.0] * inputs_of(game, int(state.seats)))
    game.write_insights(state, seat, numbers, 0)
    return np.frombuffer(cast(Any, numbers), np.float64).astype(np.float16)


def _by_thumb(game: Game, state: State, stream: Stream, dice: random.Random) -> list[Row]:
    rows: list[Row] = []
    looks = dice.choice(LOOKS)
    slips = dice.choice(SLIPS)
    _at_random(state, dice.choice(AT_RANDOM), dice)
    while True:
        play_on(game, state, stream, dice.randint(1, APART), looks)
        while state.to_move() != OVER and len(state.legal()) == 1:
            state.play(state.legal()[0])
        if state.to_move() == OVER:
            return rows
        if dice.random() < slips:
            _at_random(state, 1, dice)
            continue
        untold = [0.0] * int(state.seats)
        rows += seen_by_all(game, state, untold)


def _at_random(state: State, decisions: int, dice: random.Random) -> None:
    for _decision in range(decisions):
        if state.to_move() == OVER:
            return
        state.play(dice.choice(list(state.legal())))


def _by_search(
    game: Game, state: State, stream: Stream, dice: random.Random, network: Network, explorations: int
) -> list[Row]:
    rows: list[Row] = []
    worlds = Stream(stream.draw_seed(), RESAMPLING)
    freely = dice.random() < FREELY
    _at_random(state, dice.choice((0, 0, 0, *AT_RANDOM)), dice)
    while state.to_move() != OVER:
        legal = list(state.legal())
        if len(legal) == 1:
            state.play(legal[0])
            continue
        tree = LearnedTree(network, int(state.seats))
        grow(tree, Observation(game, state, int(state.to_move()), worlds), stream, explorations, dice)
        visits = {
            int(child.action): float(child.visits) for child in tree.root.children if child.action in legal
        }
        if dice.random() < KEPT:
            rows += seen_by_all(game, state, tree.chances())
        state.play(_choice(visits, dice, freely))
    return rows


def seen_by_all(game: Game, state: State, chances: Sequence[float]) -> list[Row]:
    """A position as each seat sees it."""
    seats = range(int(state.seats))
    return [Row(seat, numbers_of(game, state, seat), chances) for seat in seats]


def grow(
    tree: Tree, observation: Observation, stream: Stream, explorations: int, dice: random.Random | None
) -> None:
    """Explore, with some noise on the first looks if there are dice."""
    for number in range(explorations):
        tree.explore(observation.game, observation.world(stream), stream)
        if number == 0 and dice is not None:
            _add_noise(tree.root, dice)


def _add_noise(root: Node, dice: random.Random) -> None:
    draws = [dice.gammavariate(10.0 / len(root.children), 1.0) for _child in root.children]
    of_all = sum(draws) or 1.0
    weights = sum(child.weight for child in root.children)
    for child, draw in zip(root.children, draws, strict=True):
        child.weight = (1.0 - NOISE) * child.weight + NOISE * weights * draw / of_all


def _choice(visits: dict[int, float], dice: random.Random, freely: bool) -> int:
    if freely or dice.random() < 0.05:
        return dice.choices(list(visits), [count + 1e-3 for count in visits.values()])[0]
    return max(visits, key=lambda action: visits[action])
