"""Training: games become examples, networks come of them, and the next call goes on from what was kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from tests.programs import leave_out
from tests.strength import INTERPRETED

from brewtable.bots.network import inputs_of, unpack
from brewtable.kernel.registry import find_game, game_names
from brewtable.learning.examples import Row
from brewtable.learning.selfplay import Task, play

from ..bots.test_network import made

EXPLORATIONS = 2 if INTERPRETED else 4
TABLES = [
    (name, players)
    for name in game_names()
    for players in range(find_game(name).fewest, find_game(name).most + 1)
]


@pytest.mark.parametrize("searched", [False, True])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_become_examples_for_whoever_moved(name: str, players: int, searched: bool) -> None:
    network = made(name, players) if searched else None
    task = Task(name, players, first_seed=5, games=1, network=network, explorations=EXPLORATIONS)
    examples = play(task)
    game = find_game(name)
    assert examples.numbers.shape == (len(examples), inputs_of(game, players))
    assert np.isfinite(examples.numbers).all()
    assert examples.wins.sum(axis=1) == pytest.approx(1.0)
    assert len(examples) % players == 0  # each position as each seat sees it
    assert examples.chances.sum(axis=1) == pytest.approx(1.0 if searched else 0.0)
    assert (examples.games == 5).all()
    again = play(task)
    assert (again.numbers == examples.numbers).all()
    assert (again.chances == examples.chances).all()


def test_seats_are_counted_from_who_moved() -> None:
    row = Row(2, np.zeros(1), [0.1, 0.2, 0.7])
    row.end(11, winners=[0, 2], scores=[5, 4, 5])
    assert row.chances == [0.7, 0.1, 0.2]
    assert row.wins == [0.5, 0.5, 0.0]
    assert row.scores == [5.0, 5.0, 4.0]


@pytest.mark.long("plays and fits for half a minute, twice")
def test_a_minute_of_training_makes_a_network_that_beats_random_play(tmp_path: Path) -> None:
    if find_spec("torch") is None:
        leave_out("torch is not installed (pip install 'brewtable[train]')")
    folder = tmp_path / "networks"
    first = trained(folder)
    assert "search without a network" in first
    assert "the last network" in trained(folder)

    log = [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]
    assert [round_of["round"] for round_of in log] == list(range(len(log)))
    assert log[0]["accepted"]
    assert log[0]["winner"] < 0.68  # a coin has 0.693
    assert unpack((folder / "best.net").read_bytes(), find_game("beer-and-bread"), 2)
    command = [
        "match",
        "beer-and-bread",
        "--games",
        "12",
        "--json",
        "--bots",
        f"{folder / 'best.net'}:24,random",
    ]
    wins = json.loads(ended(*command))["wins"]
    assert next(count for bot, count in wins.items() if ".net" in bot) >= 10


def trained(folder: Path) -> str:
    return ended(
        *("train", "beer-and-bread", "--minutes", "0.5", "--jobs", "2"),
        *("--folder", str(folder), "--lang", "en"),
    )


def ended(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "brewtable", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
