"""Random games to look at, and errors that say where something was wrong."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Protocol

from brewtable.kernel.chance import BOTS, RESAMPLING, SEED_LIMIT, Chance, Stream
from brewtable.kernel.game import Game, Setup
from brewtable.kernel.prompt import PickSet, Prompt
from brewtable.kernel.state import OVER, State

MOST_DECISIONS = 10_000  # no game takes as many; one that does will not end
_HERE = str(Path(__file__).parent)


class ConformanceError(AssertionError):
    """A game breaks a law; says which method, what was expected, and where to see it."""


class Scene:
    """One position of a random game, and the action that will be played there."""

    def __init__(self, tour: Tour, setup: Setup, ply: int, state: State, action: int | None, log: list[int]):
        self.tour = tour
        self.game = tour.game
        self.setup = setup
        self.ply = ply
        self.state = state
        self.action = action  # None after the end
        self._log = log
        self._heard = len(log)
        self.chooser = Stream(tour.seed, RESAMPLING)  # for what a law picks by chance
        self.chooser.position = ply << 16

    @property
    def log(self) -> list[int]:
        """All events so far, as reported."""
        return self._log[: self._heard]

    @property
    def mover(self) -> int:
        return int(self.state.to_move())

    @property
    def seats(self) -> list[int]:
        return list(range(self.setup.players))

    def legal(self) -> list[int]:
        return [int(action) for action in self.state.legal()]

    def picked(self, one_in: int) -> bool:
        """True for about one scene in so many, and for the first and the last."""
        return self.ply == 0 or self.action is None or self.chooser.below(one_in) == 0

    def require(self, kept: bool, culprit: str, expected: str) -> None:
        """Fail with the name of the method to look at, unless the law is kept."""
        if not kept:
            raise ConformanceError(f"{self.game.name}: {culprit}: {expected}\n{self.tour.whereabouts()}")


class Tour:
    """Random games one after the other. The seed of a game decides its players, options, chance and play."""

    def __init__(self, game: Game, games: int, seed: int) -> None:
        self.game = game
        self.seeds = range(seed, seed + games)
        self.seed = seed
        self.ply = 0
        self.players = game.fewest

    def whereabouts(self) -> str:
        return (
            f"  in a game of {self.players} players after {self.ply} decisions; "
            f"see it again: scene_at(game, seed={self.seed}, ply={self.ply})"
        )

    def setups(self) -> Iterator[Setup]:
        """A set-up for each game, so that all numbers of players and all options get their turn."""
        for seed in self.seeds:
            self.seed, self.ply = seed, 0
            yield self.setup(seed)

    def setup(self, seed: int, chance: Chance | None = None) -> Setup:
        counts = self.game.most - self.game.fewest + 1
        turn, number = divmod(seed, counts)
        self.players = self.game.fewest + number
        chosen: dict[str, object] = {}
        for option in self.game.options(self.players):
            turn, number = divmod(turn, len(option.values))
            chosen[option.name] = option.values[number]
        return self.game.setup(self.players, seed % SEED_LIMIT, chosen, None, chance)

    def scenes(self) -> Iterator[Scene]:
        """Every position of every game, the last one included."""
        for setup in self.setups():
            yield from self.walk(setup)

    def walk(self, setup: Setup, listening: bool = True) -> Iterator[Scene]:
        """The positions of one game. A law may look at them, the tour plays on."""
        stream = Stream(self.seed, BOTS)
        self.ply = 0
        state = self.game.new(setup, listening)
        log = [int(cell) for cell in state.heard]
        while state.to_move() != OVER:
            scene = Scene(self, setup, self.ply, state, None, log)
            options = scene.legal()
            scene.require(bool(options), "legal()", "must not be empty before the end")
            scene.action = options[stream.below(len(options))]
            yield scene
            state.play(scene.action)
            self.ply += 1
            log += [int(cell) for cell in state.heard]
            scene.require(
                self.ply < MOST_DECISIONS,
                "play()",
                f"a game must end; it goes on after {MOST_DECISIONS} decisions",
            )
        yield Scene(self, setup, self.ply, state, None, log)


class Law(Protocol):
    """A check that any game must pass."""

    __name__: str

    def __call__(self, game: Game, games: int = 20, seed: int = 0) -> None: ...


def law(check: Callable[[Tour], None]) -> Law:
    """Make a check of random games out of what is to be checked; errors of the game become its failures."""

    @wraps(check)
    def checked(game: Game, games: int = 20, seed: int = 0) -> None:
        tour = Tour(game, games, seed)
        try:
            check(tour)
        except ConformanceError:
            raise
        except Exception as problem:
            raise ConformanceError(
                f"{game.name}: {_culprit(problem)}: must not raise {type(problem).__name__} ({problem})\n"
                f"{tour.whereabouts()}"
            ) from problem

    return checked


def _culprit(problem: Exception) -> str:
    """The first function outside this kit on the way to an error."""
    frames = traceback.extract_tb(problem.__traceback__)
    outside = [frame.name for frame in frames if not frame.filename.startswith(_HERE)]
    return f"{outside[0] if outside else frames[-1].name}()"


def scene_at(game: Game, seed: int, ply: int) -> Scene:
    """The position that a `ConformanceError` speaks of."""
    tour = Tour(game, 1, seed)
    for scene in tour.walk(tour.setup(seed)):
        if scene.ply == ply:
            return scene
    raise IndexError(f"the game of seed {seed} has fewer than {ply} decisions")


# Data.


def is_json(data: object) -> bool:
    """Whether data is the same after a trip through JSON: no tuples, no sets, no numbers as keys."""
    try:
        return bool(json.loads(json.dumps(data, allow_nan=False)) == data) and not _has_tuple(data)
    except (TypeError, ValueError):
        return False


def _has_tuple(data: object) -> bool:
    if isinstance(data, dict):
        return any(_has_tuple(value) for value in data.values())
    if isinstance(data, list):
        return any(_has_tuple(value) for value in data)
    return isinstance(data, tuple)


def prompt_data(prompt: Prompt | None) -> object:
    """All that a prompt says, as data."""
    if prompt is None:
        return None
    return {
        "seat": prompt.seat,
        "ask": prompt.ask,
        "question": prompt.question.to_data(),
        "choices": [
            [choice.action, choice.text, choice.do, choice.on, choice.label.to_data()]
            for choice in prompt.choices
        ],
        "blocked": [[one.kind, one.on, one.reason.to_data()] for one in prompt.blocked],
        "set": None if prompt.set is None else _set_data(prompt.set),
        "ways": [[way.actions, way.label.to_data()] for way in prompt.ways],
    }


def _set_data(picks: PickSet) -> object:
    return [
        [picks.kind, picks.fewest, picks.most, picks.done],
        [[pick.on, pick.label.to_data(), pick.actions] for pick in picks.picks],
        [[limit.picks, limit.most] for limit in picks.limits],
    ]


def difference(first: object, second: object, path: str = "") -> str:
    """Where two pieces of data differ, in words; empty when they do not."""
    if first == second:
        return ""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in [*first, *second]:
            if key not in first or key not in second:
                return f"{path}/{key} is only in one of them"
            if first[key] != second[key]:
                return difference(first[key], second[key], f"{path}/{key}")
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for place, (one, other) in enumerate(zip(first, second, strict=True)):
            if one != other:
                return difference(one, other, f"{path}/{place}")
    return f"{path or 'it'} is {_short(first)} in one, {_short(second)} in the other"


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) <= 80 else text[:77] + "..."
