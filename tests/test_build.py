"""What is compiled well is told in one place, and it is what search and playouts run through."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILE = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text())["tool"]["brewtable"]["compile"]
HOT = [
    f"{package.replace('.', '/')}/{name}.py" for package, names in COMPILE["hot"].items() for name in names
]

# Plays and searches every game as plain Python, and prints the files of all functions that were called.
SCRIPT = """
import sys
from brewtable.bots.tree import Tree
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.playout import playouts
from brewtable.kernel.registry import find_game, game_names

called = set()

def note(frame, event, argument):
    if event == "call":
        called.add(frame.f_code.co_filename)

for game in map(find_game, game_names()):
    for players in range(game.fewest, game.most + 1):
        state = game.new(game.setup(players, seed=players))
        sys.setprofile(note)
        playouts(state, 1, 1)
        sys.setprofile(None)
        stream = Stream(1, RESAMPLING)
        for ply in range(90):
            if ply % 30 == 0:
                tree = Tree(players)
                sys.setprofile(note)
                for _ in range(2):
                    tree.explore(game, game.resample(state, state.to_move(), stream), stream)
                sys.setprofile(None)
            legal = state.legal()
            state.play(legal[stream.below(len(legal))])
print(*called, sep="\\n")
"""


@pytest.mark.parametrize("path", HOT)
def test_what_is_hot_exists(path: str) -> None:
    assert ROOT.joinpath("src/brewtable", path).is_file()


def test_all_that_search_and_playouts_run_through_is_hot() -> None:
    done = subprocess.run(
        [sys.executable, "-B", "-c", SCRIPT],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    package = ROOT / "src/brewtable"
    run_through = {
        Path(line).relative_to(package).as_posix()
        for line in done.stdout.splitlines()
        if Path(line).is_relative_to(package)
    }
    assert len(run_through) > 40
    assert sorted(run_through - set(HOT)) == []


def test_a_name_that_does_not_exist_stops_the_build(tmp_path: Path) -> None:
    for package in COMPILE["packages"]:
        tmp_path.joinpath("brewtable", package).mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, str(ROOT / "compile_rules.py"), str(tmp_path), str(tmp_path / "output")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "hot in pyproject.toml, but not in the source: brewtable/bots/greedy.py" in done.stderr
