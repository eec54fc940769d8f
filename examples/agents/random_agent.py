"""Random play at a PettingZoo table: every seat draws among its legal actions.

pip install "brewtable[envs]" and then: python random_agent.py [GAME] [PLAYERS]
"""

from __future__ import annotations

import sys

import numpy as np

from brewtable.envs.aec import TableEnv


def play(env: TableEnv, seed: int) -> dict[str, float]:
    """One game; what each seat is rewarded with."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


def main(game: str = "dice-brewing", players: str = "3") -> None:
    env = TableEnv(game, int(players), rewards="rank")
    print(play(env, seed=1))
    print(env.render())


if __name__ == "__main__":
    main(*sys.argv[1:])
