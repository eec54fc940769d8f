"""PettingZoo: all seats of a table, one after the other, in an AEC environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from brewtable.envs.drawing import drawn
from brewtable.envs.rewards import Rewards, check_kind, rewards_of
from brewtable.envs.spaces import Seen, observation_space, seen_by
from brewtable.kernel.errors import IllegalAction
from brewtable.kernel.game import Game
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import OVER, State


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game with its number of players and its options.

    `rewards` come at the end: by `win`, `rank` or `score`. `copy` and `restore` keep a running game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - each table has its own
        "render_modes": ["ansi", "human"],
        "name": "brewtable_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game = "beer-and-bread",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: str | None = None,
        rewards: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_kind(rewards)
        self.game = find_game(game) if isinstance(game, str) else game
        self._deck = None if deck is None else self.game.find_deck(deck)
        self._options = dict(options or {})
        setup = self.game.setup(players, 0, self._options, self._deck)
        self.players = setup.players
        self._rewards = rewards
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"brewtable_{self.game.name}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(self.game, self.players) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }
        self._state: State = self.game.new(setup)
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed chance is drawn anew; `options["game"]` are options of the game."""
        chosen = {**self._options, **(options or {}).get("game", {})}
        self._begin(self.game.new(self.game.setup(self.players, seed, chosen, self._deck)))

    def _begin(self, state: State) -> None:
        self._state = state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    @property
    def state_now(self) -> State:
        """The position; a copy, which may be played on."""
        return self._state.copy()

    def _to_move(self) -> str:
        return self.possible_agents[max(int(self._state.to_move()), 0)]

    def observe(self, agent: str) -> Seen:
        return seen_by(self.game, self._state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        played = int(action)
        if played not in list(self._state.legal()):
            reason = self.game.why_not(self._state, played)
            raise IllegalAction(self.game.text(self._state, played), reason)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._state.play(played)
        if self._state.to_move() == OVER:
            self._end()
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self.game.result(self._state)
        for agent, reward in zip(self.possible_agents, rewards_of(result, self._rewards), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"result": result.to_data()}

    def render(self) -> str | None:
        """The table as the agent to move sees it; with the mode `human` it is printed."""
        text = drawn(self.game, self._state, self.possible_agents.index(self.agent_selection))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    # A running game.

    def copy(self) -> TableEnv:
        """A twin that goes its own way."""
        twin = TableEnv(self.game, self.players, self._options, None, self._rewards, self.render_mode)
        twin._deck = self._deck
        twin.restore(self.save())
        return twin

    def save(self) -> dict[str, Any]:
        """The running game as data, every hidden thing included; `restore` goes on from it, here or later."""
        return {
            "position": self.game.save(self._state),
            "agents": self.agents[:],
            "to_move": self.agent_selection,
            "rewards": dict(self.rewards),
            "gained": dict(self._cumulative_rewards),
            "over": dict(self.terminations),
            "infos": {agent: dict(info) for agent, info in self.infos.items()},
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what `save` gave."""
        self._begin(self.game.load(saved["position"]))
        self.agents = list(saved["agents"])
        self.agent_selection = saved["to_move"]
        self.rewards = dict(saved["rewards"])
        self._cumulative_rewards = dict(saved["gained"])
        self.terminations = dict(saved["over"])
        self.truncations = dict.fromkeys(self.terminations, False)
        self.infos = {agent: dict(info) for agent, info in saved["infos"].items()}
