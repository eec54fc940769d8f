"""Maskable PPO (sb3-contrib) learns Beer & Bread against random play, in minutes on two cores.

pip install "brewtable[envs]" sb3-contrib and then: python maskable_ppo.py [STEPS]
Its torch is large: who has installed the build for CPUs alone before keeps that one.
"""

from __future__ import annotations

import sys
from functools import partial

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv

import brewtable.envs

assert brewtable.envs  # which lets gymnasium know the games

GAME = "brewtable/BeerAndBread-v0"
TABLES = 8


class Numbers(gymnasium.ObservationWrapper):
    """The features alone: the mask is asked for by itself."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, seen: dict[str, np.ndarray]) -> np.ndarray:
        return seen["observation"]

    def action_masks(self) -> np.ndarray:
        return self.env.unwrapped.action_masks()


def table(bots: str, rewards: str) -> Numbers:
    return Numbers(gymnasium.make(GAME, bots=bots, rewards=rewards))


def learn(steps: int, seed: int = 1) -> MaskablePPO:
    """Points before the rival tell more of a game than who won it: a loss by one is nearly a victory."""
    tables = make_vec_env(partial(table, "random", "score"), TABLES, seed, vec_env_cls=DummyVecEnv)
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, gamma=1.0, seed=seed, device="cpu")
    return model.learn(steps)


def wins(model: MaskablePPO, games: int, bots: str = "random", seed: int = 1_000_000) -> float:
    """The share of games won from a seat that is drawn anew; one that is drawn counts half."""
    env = table(bots, "win")
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(action)
        won += (1 + float(reward)) / 2
    return won / games


def main(steps: str = "100000") -> None:
    model = learn(int(steps))
    for bots in ("random", "easy"):
        print(f"against {bots}: {wins(model, 100, bots):.0%} of 100 games")


if __name__ == "__main__":
    main(*sys.argv[1:])
