"""The same seeds give the same games, action by action, compiled and as plain source."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
RANDOM_SEEDS = range(100, 112)
GREEDY_SEEDS = range(200, 202)

# Prints where the rules come from, then a line for each position of each game.
SCRIPT = f"""
import hashlib, json
from brewtable.bots import make_bot
from brewtable.games.beer_and_bread import state as rules
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.observation import Observation

game = BeerAndBread()

def digest(match, bot, seed, action):
    state = match.state
    seen = [game.view(state, seat) for seat in (0, 1, None)]
    told = game.events_for(state, match.entries[-1].heard if match.entries else match.opening, None)
    legal = [int(one) for one in state.legal()]
    value = [game.value(state, seat) for seat in (0, 1)]
    text = json.dumps([game.save(state), legal, seen, told, value], sort_keys=True)
    print(bot, seed, match.ply, action, hashlib.sha256(text.encode()).hexdigest()[:16])

print(rules.__file__)
games = [("random", seed) for seed in range({RANDOM_SEEDS.start}, {RANDOM_SEEDS.stop})]
games += [("greedy", seed) for seed in range({GREEDY_SEEDS.start}, {GREEDY_SEEDS.stop})]
for bot, seed in games:
    match = new_match(game, game.setup(2, seed, {{"first": ("random", "0", "1")[seed % 3]}}))
    players = [make_bot(bot, 2 * seed + seat) for seat in (0, 1)]
    stream = Stream(seed, RESAMPLING)
    digest(match, bot, seed, "")
    while not match.over:
        mover = int(match.state.to_move())
        entry = match.act(int(players[mover].choose(Observation(game, match.state, mover, stream))))
        digest(match, bot, seed, entry.text)
    print(bot, seed, json.dumps(game.result(match.state).to_data()))
"""


def lines_of(source: Path | None, folder: Path) -> list[str]:
    """What the script prints with the installed package, or with a source tree before it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    done = subprocess.run(
        [sys.executable, "-B", "-c", SCRIPT],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[str]]:
    """The games of the installed package, and those of the source."""
    folder = tmp_path_factory.mktemp("elsewhere")
    return lines_of(None, folder), lines_of(SOURCE, folder)


def test_the_source_runs_as_plain_python(printed: tuple[list[str], list[str]]) -> None:
    where = Path(printed[1][0])
    assert where == SOURCE / "brewtable/games/beer_and_bread/state.py"


def test_the_installed_package_is_another_one(printed: tuple[list[str], list[str]]) -> None:
    installed = Path(printed[0][0])
    if installed.suffix == ".py":
        pytest.skip("the installed rules are interpreted as well")
    assert not installed.is_relative_to(SOURCE)


def test_the_same_seeds_give_the_same_games(printed: tuple[list[str], list[str]]) -> None:
    installed, source = printed[0][1:], printed[1][1:]
    for number, (here, there) in enumerate(zip_longest(installed, source)):
        assert here == there, f"line {number}, after {source[max(0, number - 1)]}"
    results = [line for line in source if '"scores"' in line]
    assert len(results) == len(RANDOM_SEEDS) + len(GREEDY_SEEDS)
    assert len(source) > 40 * len(results)
