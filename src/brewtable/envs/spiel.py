"""OpenSpiel: the games as `pyspiel` games, so that its algorithms play them.

Importing this registers `brewtable_beer_and_bread` and so on; `pyspiel.load_game` takes `players` with it.
Chance is explicit: a shuffle or a roll is a chance node for each outcome, so that no search sees the future.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from brewtable.envs.rewards import rewards_of
from brewtable.envs.spaces import array_of
from brewtable.kernel.chance import RESAMPLING, Chance, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.state import OVER, State

PREFIX: Final = "brewtable_"
_MOST_OUTCOMES: Final = 1000  # of one chance node
_LONGEST: Final = 100_000  # actions and outcomes of a game
_SEAT: Final = "seat-"
_SEEDS: Final = 1 << 31


class Unanswered(Exception):
    """The rules ask chance for an outcome that nobody has given yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class Told(Chance):
    """Outcomes given one by one, from a position of the stream on."""

    def __init__(self, outcomes: list[int], start: int) -> None:
        self.outcomes = outcomes
        self.start = start

    def outcome(self, position: int, sides: int) -> int:
        index = position - self.start
        if index >= len(self.outcomes):
            raise Unanswered(sides)
        return self.outcomes[index]

    def to_data(self) -> dict[str, object]:
        return {"kind": "scripted", "outcomes": list(self.outcomes), "start": self.start}


class Progress:
    """How far a game is: a position, and perhaps an action whose chances are still open.

    The rules play an action at one go. So it is tried on a copy, and tried again with each outcome that
    chance gives, until nothing is missing any more.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, object]) -> None:
        self.game = game
        self._players = players
        self._options = options
        self._before: State | None = None  # None while the table is set up
        self._action = 0
        self._outcomes: list[int] = []
        self._start = 0
        self.state: State | None = None  # None while chance is asked
        self.sides = 0
        self._try()

    def __deepcopy__(self, _memo: Mapping[int, object]) -> Progress:
        twin = object.__new__(Progress)
        twin.__dict__ = dict(self.__dict__)
        twin._outcomes = list(self._outcomes)
        twin._before = None if self._before is None else self._before.copy()
        twin.state = None if self.state is None else self.state.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle`, by which OpenSpiel saves states: positions as data."""
        saved = {**self.__dict__, "game": self.game.name}
        for name in ("_before", "state"):
            saved[name] = None if saved[name] is None else self.game.save(saved[name])
        return saved

    def __setstate__(self, saved: Mapping[str, Any]) -> None:
        self.__dict__.update(saved)
        self.game = find_game(saved["game"])
        for name in ("_before", "state"):
            if saved[name] is not None:
                setattr(self, name, self.game.load(saved[name]))

    def play(self, action: int) -> None:
        """Decide."""
        self._before, self._action = self.state, action
        self._try()

    def answer(self, outcome: int) -> None:
        """Chance decides."""
        self._outcomes.append(outcome)
        self._try()

    def _try(self) -> None:
        chance = Told(list(self._outcomes), self._start)
        try:
            if self._before is None:
                trial = self.game.new(self.game.setup(self._players, options=self._options, chance=chance))
            else:
                trial = self._before.copy()
                trial.chance = chance
                trial.play(self._action)
        except Unanswered as asked:
            self.state, self.sides = None, asked.sides
        else:
            self.state, self.sides = trial, 0

    def imagine(self, seat: int, seed: int) -> Progress:
        """The same as a seat knows it, in another world; chance goes on from there."""
        assert self.state is not None
        twin = object.__new__(Progress)
        twin.__dict__ = dict(self.__dict__)
        twin.state = self.game.resample(self.state, seat, Stream(seed, RESAMPLING))
        twin._outcomes, twin._start = [], int(twin.state.drawn)
        return twin


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._progress = Progress(game.rules, game.num_players(), game.options)

    @property
    def position(self) -> State | None:
        """The position; None at a chance node."""
        return self._progress.state

    def current_player(self) -> int:
        state = self._progress.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(state.to_move())
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self._progress.state
        if state is None or int(state.to_move()) != player:
            return []
        return [int(action) for action in state.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self._progress.sides
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self._progress.state is None:
            self._progress.answer(action)
        else:
            self._progress.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self._progress.state
        if state is None or player < 0:
            return f"chance: {action}"
        return self._progress.game.text(state, action)

    def is_terminal(self) -> bool:
        state = self._progress.state
        return state is not None and bool(state.to_move() == OVER)

    def returns(self) -> list[float]:
        state = self._progress.state
        if state is None or state.to_move() != OVER:
            return [0.0] * self.num_players()
        return rewards_of(self._progress.game.result(state), "win")

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that a player cannot tell from this one; `sampler` draws from 0 to 1."""
        twin: SpielState = self.clone()
        twin._progress = self._progress.imagine(player, int(sampler() * _SEEDS))
        return twin

    def __str__(self) -> str:
        state = self._progress.state
        if state is None:
            return f"chance, {self._progress.sides} outcomes, after {len(self.history())}"
        return json.dumps(self._progress.game.save(state))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel knows games; `rules` is the game itself."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: _as_parameter(value) for name, value in (params or {}).items()}
        asked = {name: _as_option(value) for name, value in given.items()}
        players = int(asked.pop("players", self.rules.fewest))
        self.options = self.rules.setup(players, 0, asked).options
        super().__init__(_type_of(self.rules), _info_of(self.rules, players), given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, _iig_obs_type: object = None, _params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.rules, self.num_players())


class SpielObserver:
    """What a player knows: features as a tensor, the view as text."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self.tensor = np.zeros(game.numbers.count(players), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = array_of(self._game.features(state.position, player), np.float64)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return f"chance after {len(state.history())}"
        mover = int(state.position.to_move())
        choices = [int(action) for action in state.position.legal()] if mover == player else []
        return json.dumps([player, mover, choices, self._game.view(state.position, player)], sort_keys=True)


# OpenSpiel writes a game with its parameters as text, and reads the number of a seat as no text any more.


def _as_parameter(value: Any) -> Any:
    return f"{_SEAT}{value}" if isinstance(value, str) and value.isdigit() else value


def _as_option(value: Any) -> Any:
    return value.removeprefix(_SEAT) if isinstance(value, str) else value


def spiel_name(game: str) -> str:
    return PREFIX + game.replace("-", "_")


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.fewest,
            **{option.name: option.values[0] for option in game.options(game.most)},
        },
    )


def _info_of(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=_MOST_OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=_LONGEST,
    )


def register_all() -> None:
    """Let `pyspiel.load_game` know all installed games that tell features."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        game = find_game(name)
        if game.numbers.count(game.fewest) > 0 and spiel_name(name) not in known:
            pyspiel.register_game(_type_of(game), type("SpielGame", (SpielGame,), {"rules": game}))


register_all()
