"""Gymnasium: many tables at once, stepped in compiled code into arrays that are written in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from brewtable.bots.bot import make_bot
from brewtable.envs.rewards import Rewards, check_kind, rewards_of
from brewtable.envs.spaces import FARTHEST, array_of
from brewtable.kernel.batch import Batch, Chooser
from brewtable.kernel.chance import RESAMPLING, SEED_LIMIT, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import State

Arrays = dict[str, NDArray[np.float64] | NDArray[np.uint8]]


class BatchedEnv(VectorEnv[Arrays, NDArray[np.int64], Any]):
    """Every seat is a learner, but those that `bots` play (a name by seat).

    What is seen is always that of the seat to move (`to_move` in the infos): self-play from any seat. The
    arrays are the same at each step, written anew; copy what you keep. A game that ends gives its last mover
    its reward, and the rewards of all seats in the infos; the next begins in the same step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "beer-and-bread",
        players: int | None = None,
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, object] | None = None,
        deck: str | None = None,
        rewards: Rewards = "win",
    ) -> None:
        check_kind(rewards)
        self.game = find_game(game) if isinstance(game, str) else game
        cards = None if deck is None else self.game.find_deck(deck)
        self.players = self.game.setup(players, 0, options, cards).players
        self._kind = rewards
        self.num_envs = num_envs
        others = {seat: _chooser(self.game, name, seat) for seat, name in (bots or {}).items()}
        if len(others) >= self.players or any(not 0 <= seat < self.players for seat in others):
            raise SetupError("envs-learners", {"players": self.players})
        self.batch = Batch(self.game, self.players, num_envs, options, cards, others)
        if self.batch.width == 0:
            raise SetupError("envs-no-features", {"game": self.game.name})
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-FARTHEST, FARTHEST, (self.batch.width,), np.float64),
                "action_mask": spaces.Box(0, 1, (self.batch.actions,), np.uint8),
            }
        )
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seen: Arrays = {
            "observation": array_of(self.batch.features, np.float64).reshape(num_envs, -1),
            "action_mask": array_of(self.batch.mask, np.uint8).reshape(num_envs, -1),
        }
        self.to_move = array_of(self.batch.to_move, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games; the first is played from the seed, the next from that plus one, and so on."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        own = int(self.np_random.integers(SEED_LIMIT >> 1)) if first is None else first
        self.batch.reset(own)
        return self.seen, {"to_move": self.to_move}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        wanted = np.asarray(actions, np.int64)
        mask = self.seen["action_mask"]
        legal = mask[np.arange(self.num_envs), wanted] == 1
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            raise SetupError("envs-illegal", {"number": number, "action": int(wanted[number])})
        movers = self.to_move.copy()
        self.batch.step(vec[i64](wanted.tolist()))
        return self._told(movers)

    def _told(
        self, movers: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"to_move": self.to_move}
        for number in self.batch.ended:
            result = self.batch.results[number]
            assert result is not None
            of_all = infos.setdefault("rewards", np.zeros((self.num_envs, self.players)))
            of_all[number] = rewards_of(result, self._kind)
            rewards[number] = of_all[number, movers[number]]
            over[number] = True
        return self.seen, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **_kwargs: Any) -> None:
        """There is nothing to close."""


def _chooser(game: Game, name: str, seat: int) -> Chooser:
    bot, stream = make_bot(name, seat), Stream(seat, RESAMPLING)

    def choose(state: State, seat: int) -> int:
        return bot.choose(Observation(game, state, seat, stream))

    return choose
