"""The same seeds give the same games, decision by decision, compiled and as plain source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

import pytest

from brewtable.kernel.registry import find_game, game_names

SOURCE = Path(__file__).parent.parent / "src"
GAMES = tuple(game_names())
WHOLE = 1 << 20
# A game to play: its name, players, options, bot, seed, and after how many decisions to stop.
Played = tuple[str, int, dict[str, str | bool], str, int, int]

# Prints where the rules come from, then a line for each position of each game. What the seats see of it is
# most of the work and follows from the position, so that is looked at now and then.
SCRIPT = """
import hashlib, json, sys
from importlib import import_module
from brewtable.bots import make_bot
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game, game_names

def digest(game, match):
    state = match.state
    seats = range(len(match.seats))
    heard = match.entries[-1].heard if match.entries else match.opening
    told = game.events_for(state, heard, None)
    seen = [game.view(state, seat) for seat in (*seats, None)] if match.ply % 10 == 0 else []
    legal = [int(one) for one in state.legal()]
    value = [game.value(state, seat) for seat in seats]
    text = json.dumps([game.save(state), legal, told, seen, value], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]

def play(name, players, options, bot, seed, most):
    game = find_game(name)
    match = new_match(game, game.setup(players, seed, options))
    bots = [make_bot(bot, players * seed + seat) for seat in range(players)]
    stream = Stream(seed, RESAMPLING)
    print(name, players, bot, seed, digest(game, match))
    while not match.over and match.ply < most:
        mover = int(match.state.to_move())
        entry = match.act(int(bots[mover].choose(Observation(game, match.state, mover, stream))))
        print(name, players, bot, seed, match.ply, entry.text, digest(game, match))
    print(name, players, bot, seed, json.dumps(game.result(match.state).to_data()))

folders = [name.replace("-", "_") for name in game_names()]
print(json.dumps([import_module(f"brewtable.games.{folder}.rules.state").__file__ for folder in folders]))
for game in json.loads(sys.argv[1]):
    play(*game)
"""


def a_game(name: str, players: int, bot: str, seed: int, most: int = WHOLE) -> Played:
    """The game of a seed; from seed to seed each option goes round its values at a pace of its own."""
    options: dict[str, str | bool] = {}
    for place, option in enumerate(find_game(name).options(players)):
        count = len(option.values)
        options[option.name] = option.values[(seed + seed // count * place) % count]
    return name, players, options, bot, seed, most


def tables(name: str) -> range:
    """The numbers of players of a game."""
    game = find_game(name)
    return range(game.fewest, game.most + 1)


def every_option(name: str, players: int, most: int) -> list[Played]:
    """Random games with every value of every option, and two options of two values each in every way."""
    setups = max(4, *(len(option.values) for option in find_game(name).options(players)))
    return [a_game(name, players, "random", 300 + number, most) for number in range(setups)]


def lines_of(games: Sequence[Played], source: Path | None, folder: Path) -> list[str]:
    """What the script prints with the installed package, or with a source tree before it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    done = subprocess.run(
        [sys.executable, "-B", "-c", SCRIPT, json.dumps(games)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def state_modules(source: Path | None, folder: Path) -> list[Path]:
    """The files that the positions of all games come from."""
    return [Path(file) for file in json.loads(lines_of([], source, folder)[0])]


def test_the_source_runs_as_plain_python(tmp_path: Path) -> None:
    folders = [name.replace("-", "_") for name in GAMES]
    found = state_modules(SOURCE, tmp_path)
    assert found == [SOURCE / "brewtable/games" / folder / "rules/state.py" for folder in folders]


def test_the_installed_package_is_another_one(tmp_path: Path) -> None:
    found = state_modules(None, tmp_path)
    if {file.suffix for file in found} == {".py"}:
        pytest.skip("the installed rules are interpreted as well")
    assert all(file.suffix != ".py" and not file.is_relative_to(SOURCE) for file in found)


def check_same(games: Sequence[Played], folder: Path) -> None:
    """The installed package and the source print the same."""
    installed, source = lines_of(games, None, folder), lines_of(games, SOURCE, folder)
    for number, (here, there) in enumerate(zip_longest(installed[1:], source[1:])):
        assert here == there, f"line {number}, after {source[number]}"
    results = [line for line in source if '"scores"' in line]
    assert len(results) == len(games)
    assert len(source) > 10 * len(results)


FEW: list[Played] = [
    *[game for name in GAMES for players in tables(name) for game in every_option(name, players, 30)],
    *[a_game(name, 2, "random", 400) for name in GAMES],
    *[a_game("beer-and-bread", 2, "random", seed) for seed in range(401, 404)],
    a_game("beer-and-bread", 2, "greedy", 500),
    *[a_game(name, players, "greedy", 501, 5) for name in GAMES[1:] for players in tables(name)],
]


def test_the_same_seeds_give_the_same_games(tmp_path: Path) -> None:
    check_same(FEW, tmp_path)


def test_every_value_of_every_option_is_played() -> None:
    for name in GAMES:
        for players in tables(name):
            chosen = [options for one, count, options, *_ in FEW if (one, count) == (name, players)]
            for option in find_game(name).options(players):
                assert {options[option.name] for options in chosen} == set(option.values)


@pytest.mark.long
@pytest.mark.parametrize(
    ("bot", "setups", "most"), [("random", 12, WHOLE), ("greedy", 4, 150), ("search:20", 1, 60)]
)
@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in tables(name)])
def test_the_same_seeds_give_the_same_many_games(
    name: str, players: int, bot: str, setups: int, most: int, tmp_path: Path
) -> None:
    games = [a_game(name, players, bot, 1000 + number, most) for number in range(setups)]
    check_same(games, tmp_path)
