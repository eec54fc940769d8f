"""PettingZoo: its own tests for every table, and a running game that is copied, kept and drawn."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.strength import INTERPRETED

from brewtable.envs.aec import TableEnv
from brewtable.envs.rewards import KINDS, rewards_of
from brewtable.kernel.errors import IllegalAction, SetupError
from brewtable.kernel.registry import find_game
from brewtable.kernel.result import Result

TABLES = [
    ("beer-and-bread", 2, {}),
    *(("dice-brewing", players, {"advanced": players == 3}) for players in (2, 3, 4)),
    *(("beer-pioneers", players, {}) for players in (2, 3, 4)),
]
OF_TABLE = pytest.mark.parametrize(("game", "players", "options"), TABLES)


def with_every_option() -> Iterator[tuple[str, int, dict[str, object]]]:
    """Each value that is not the usual one, at each number of players."""
    for name in dict.fromkeys(game for game, _, _ in TABLES):
        game = find_game(name)
        for players in range(game.fewest, game.most + 1):
            for option in game.options(players):
                yield from ((name, players, {option.name: value}) for value in option.values[1:])


OPTIONS = list(with_every_option())
OF_OPTIONS = pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        pytest.param(*table, id=f"{table[0]}-{table[1]}-{table[2]}", marks=pytest.mark.long("every option"))
        for table in OPTIONS
    ],
)


@pytest.mark.filterwarnings("ignore::UserWarning")
@OF_OPTIONS
def test_pettingzoo_finds_nothing_wrong_with_any_option(
    game: str, players: int, options: dict[str, object]
) -> None:
    api_test(TableEnv(game, players, options), num_cycles=40)
    seed_test(lambda: TableEnv(game, players, options), num_cycles=20)


@pytest.mark.long("five seconds for each table")
@pytest.mark.filterwarnings("ignore::UserWarning")
@OF_TABLE
def test_pettingzoo_measures_the_speed(
    game: str, players: int, options: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    performance_benchmark(TableEnv(game, players, options))
    told = capsys.readouterr().out
    assert float(told.partition("turns per second")[0].split()[-1]) > (20 if INTERPRETED else 500), told


@pytest.mark.filterwarnings("ignore::UserWarning")  # of the mask, which an agent may or may not look at
@OF_TABLE
def test_pettingzoo_finds_nothing_wrong(game: str, players: int, options: dict[str, object]) -> None:
    api_test(TableEnv(game, players, options), num_cycles=100)
    seed_test(lambda: TableEnv(game, players, options), num_cycles=60)


def play_on(env: TableEnv, chance: random.Random, most: int = 100_000) -> list[int]:
    """Random play, until the end or for so many decisions."""
    played: list[int] = []
    while env.agents and len(played) < most:
        seen, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        assert seen is not None
        action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        env.step(action)
        played.append(action)
    return played


@pytest.mark.parametrize("rewards", KINDS)
def test_a_game_ends_with_rewards_for_all(rewards: str) -> None:
    env = TableEnv("beer-and-bread", rewards=rewards)  # type: ignore[arg-type]
    env.reset(seed=4)
    while not any(env.terminations.values()):
        play_on(env, random.Random(4), 1)
    result = env.infos["player_0"]["result"]
    ranking = Result(result["scores"], result["parts"], result["ranking"], "", "")
    assert list(env.rewards.values()) == rewards_of(ranking, rewards)  # type: ignore[arg-type]
    assert env._cumulative_rewards == env.rewards


def test_rewards() -> None:
    alone = Result([9, 7, 5, 5], [{}] * 4, [[0], [1], [2, 3]], "", "")
    assert rewards_of(alone, "win") == [1, *[pytest.approx(-1 / 3)] * 3]
    assert rewards_of(alone, "rank") == pytest.approx([1, 1 / 3, -2 / 3, -2 / 3])
    assert rewards_of(alone, "score") == [2, -2, -4, -4]
    shared = Result([7, 7], [{}] * 2, [[0, 1]], "", "")
    assert rewards_of(shared, "win") == rewards_of(shared, "rank") == rewards_of(shared, "score") == [0, 0]


def test_a_running_game_is_copied_and_kept() -> None:
    env = TableEnv("dice-brewing", 3)
    env.reset(seed=1)
    play_on(env, random.Random(1), 50)
    twin, kept = env.copy(), json.loads(json.dumps(env.save()))
    ways = [play_on(one, random.Random(2)) for one in (env, twin)]
    other = TableEnv("dice-brewing", 3)
    other.restore(kept)
    ways.append(play_on(other, random.Random(2)))
    assert ways[0] == ways[1] == ways[2]
    assert env.infos == twin.infos == other.infos


def test_what_is_not_legal_is_refused_in_words_and_loses_nothing() -> None:
    env = TableEnv("beer-pioneers")
    env.reset(seed=1)
    before = env.save()
    legal = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(legal == 0)[0]))
    assert env.save() == before


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = TableEnv("beer-and-bread", render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "water" in picture
    loud = TableEnv("beer-and-bread", render_mode="human")
    loud.reset(seed=1)
    play_on(loud, random.Random(1), 1)
    assert "water" in capsys.readouterr().out


def test_a_mask_is_empty_for_who_is_not_to_move() -> None:
    env = TableEnv("dice-brewing", 4)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(SetupError):
        TableEnv("beer-and-bread", 3)
    with pytest.raises(SetupError):
        TableEnv("beer-and-bread", rewards="luck")  # type: ignore[arg-type]
    with pytest.raises(SetupError):
        TableEnv("no-such-game")
