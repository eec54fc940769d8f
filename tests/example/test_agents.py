"""The examples for programs that learn run as they are; how well they come to play is told in the guide."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest
from tests.envs.test_table import OF_TABLE
from tests.programs import leave_out

from brewtable.envs.aec import TableEnv

FOLDER = Path(__file__).parents[2] / "examples/agents"


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@OF_TABLE
def test_the_random_agent_plays_every_table(game: str, players: int, options: dict[str, object]) -> None:
    play = loaded("random_agent").play
    rewards = play(TableEnv(game, players, options, rewards="rank"), seed=3)
    assert len(rewards) == players
    assert sum(rewards.values()) == pytest.approx(0)
    assert rewards == play(TableEnv(game, players, options, rewards="rank"), seed=3)


@pytest.mark.parametrize(
    ("games", "simulations"),
    [(1, 3), pytest.param(2, 30, marks=pytest.mark.long("two games of a search in Python"))],
)
def test_the_search_of_openspiel_plays_against_easy(games: int, simulations: int) -> None:
    play = loaded("ismcts_against_easy").play
    for game in range(games):
        assert play(seat=game % 2, simulations=simulations, seed=5) in (0, 0.5, 1)


@pytest.mark.long("trains for some seconds and plays two hundred games")
def test_maskable_ppo_learns_and_is_tried() -> None:
    if find_spec("sb3_contrib") is None:
        leave_out("sb3-contrib is not installed (pip install torch sb3-contrib)")
    done = subprocess.run(
        [sys.executable, FOLDER / "maskable_ppo.py", "4096"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first.startswith("against random: ")
    assert first.endswith("% of 100 games")
    assert 20 <= int(first.split()[2].removesuffix("%")) <= 100  # it plays on, and no worse than by chance
    assert second.startswith("against easy: ")
