"""Gymnasium: one seat of a table, against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from brewtable.bots.bot import Bot, make_bot
from brewtable.envs.drawing import drawn
from brewtable.envs.rewards import FORFEIT, Rewards, check_kind, rewards_of
from brewtable.envs.spaces import Seen, mask_of, observation_space, seen_by
from brewtable.kernel.chance import RESAMPLING, SEED_LIMIT, Stream
from brewtable.kernel.errors import IllegalAction, SetupError
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.state import OVER, State


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """`bots` sit at the other seats, in turn order; one name is all of them. `seat` None: drawn each game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"]}  # noqa: RUF012 - as declared by Gymnasium

    def __init__(
        self,
        game: str | Game = "beer-and-bread",
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: str | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        check_kind(rewards)
        self.game = find_game(game) if isinstance(game, str) else game
        self._deck = None if deck is None else self.game.find_deck(deck)
        self._options = dict(options or {})
        setup = self.game.setup(players, 0, self._options, self._deck)
        self.players = setup.players
        self._names = _bots_for(self.players - 1, bots)
        self._wanted = seat
        if seat is not None and not 0 <= seat < self.players:
            raise SetupError("envs-seat", {"seat": str(seat), "last": self.players - 1})
        self.seat = seat or 0
        self._rewards = rewards
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.players)
        self.action_space = spaces.Discrete(self.game.action_count)
        self._state: State = self.game.new(setup)
        self._bots: dict[int, Bot] = {}
        self._stream = Stream(0, RESAMPLING)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = {**self._options, **(options or {}).get("game", {})}
        while True:
            own = int(self.np_random.integers(SEED_LIMIT))
            self.seat = int(self.np_random.integers(self.players)) if self._wanted is None else self._wanted
            self._stream = Stream(own, RESAMPLING)
            self._seat_bots(own)
            self._state = self.game.new(self.game.setup(self.players, own, chosen, self._deck))
            self._play_bots()
            if self._state.to_move() != OVER:
                return self._seen(), self._info()

    def _seat_bots(self, seed: int) -> None:
        others = [(self.seat + turn) % self.players for turn in range(1, self.players)]
        self._bots = {
            seat: make_bot(name, (seed + seat) % SEED_LIMIT)
            for seat, name in zip(others, self._names, strict=True)
        }

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        played = int(action)
        if played not in list(self._state.legal()):
            return self._refuse(played)
        self._state.play(played)
        self._play_bots()
        over = bool(self._state.to_move() == OVER)
        reward = 0.0
        if over:
            reward = rewards_of(self.game.result(self._state), self._rewards)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def _refuse(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """What is not legal loses the game at once: those who learn without the mask learn that first."""
        error = IllegalAction(self.game.text(self._state, action), self.game.why_not(self._state, action))
        return self._seen(), FORFEIT[self._rewards], True, False, {**self._info(), "illegal": str(error)}

    def _play_bots(self) -> None:
        while True:
            seat = int(self._state.to_move())
            if seat not in self._bots:
                return
            observation = Observation(self.game, self._state, seat, self._stream)
            self._state.play(self._bots[seat].choose(observation))

    def _seen(self) -> Seen:
        return seen_by(self.game, self._state, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat}
        if self._state.to_move() == OVER:
            info["result"] = self.game.result(self._state).to_data()
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal, in the form that maskable algorithms ask for."""
        return mask_of(self.game, self._state, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it; with the mode `human` it is printed."""
        text = drawn(self.game, self._state, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def _bots_for(seats: int, bots: str | Sequence[str]) -> list[str]:
    names = [bots] * seats if isinstance(bots, str) else list(bots)
    if len(names) != seats:
        raise SetupError("envs-bots", {"seats": seats, "bots": len(names)})
    for name in names:
        make_bot(name, 0)
    return names


def env_name(game: str) -> str:
    """`brewtable/BeerAndBread-v0` for `beer-and-bread`."""
    return f"brewtable/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def register_all() -> None:
    """Let `gymnasium.make` and `make_vec` know all installed games."""
    for game in game_names():
        if env_name(game) not in gymnasium.registry:
            gymnasium.register(
                env_name(game),
                entry_point="brewtable.envs.seat:SeatEnv",
                vector_entry_point="brewtable.envs.batched:BatchedEnv",
                disable_env_checker=True,
                kwargs={"game": game},
            )
