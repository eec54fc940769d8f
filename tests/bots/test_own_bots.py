"""Bots that others write: in Python, and in any language through the pipe. The examples of docs/bots.md."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.refusals import refused
from tests.scripts import web_tools

from brewtable.arena.contest import BadChoice, Hall, Rules, fixtures, play_all
from brewtable.arena.spread import Here
from brewtable.bots import make_bot
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game

ROOT = Path(__file__).parents[2]
TIDY = f"{ROOT}/docs/examples/tidy_bot.py:Tidy"


def test_a_bot_from_a_file_plays_matches_in_several_processes() -> None:
    with Here(2) as engine:
        games = list(play_all(Rules("beer-and-bread"), fixtures((TIDY, "random"), 4, seed=2), engine))
    wins = sum(game.wins()[game.fixture.seats().index(TIDY)] for game in games)
    assert wins >= 3


def test_a_file_without_the_bot_is_refused() -> None:
    with refused(SetupError, "there is no file nowhere.py to take a bot from"):
        make_bot("nowhere.py:Tidy", 0)
    with refused(SetupError, "tidy_bot.py defines no 'Untidy'"):
        make_bot(TIDY.replace("Tidy", "Untidy"), 0)


def test_a_bot_in_another_language_plays_through_the_pipe(tmp_path: Path) -> None:
    node = web_tools().find_node()
    brewtable = tmp_path / "brewtable"
    brewtable.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m brewtable "$@"\n', encoding="utf-8")
    brewtable.chmod(0o755)
    example = ROOT / "docs/examples/pipe_bot.mjs"
    done = subprocess.run(
        [str(node / "node"), str(example), str(brewtable)], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"\d+ decisions, scores \d+ to \d+\n", done.stdout)


def test_the_guide_shows_the_examples_as_they_are() -> None:
    guide = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert "examples/pipe_bot.mjs" in guide
    (shown,) = re.findall(r"```python\n(.*?)```", guide.partition("examples/tidy_bot.py")[2], re.DOTALL)
    example = ast.parse((ROOT / "docs/examples/tidy_bot.py").read_text(encoding="utf-8"))
    for one in ast.walk(example):
        if isinstance(one, ast.Module | ast.ClassDef) and ast.get_docstring(one) is not None:
            del one.body[0]
    assert ast.unparse(ast.parse(shown)) == ast.unparse(example)


BROKEN = {
    "class Mine:\n    pass": "Mine of .* cannot be made: TypeError: ",
    "class Mine:\n    def __init__(self, stream): pass": "Mine of .* has no method `choose`",
    "Mine = 3": "Mine of .* cannot be made: TypeError: 'int' object is not callable",
    "import no_such_module_at_all": "cannot be made: ModuleNotFoundError: No module named",
    "class Mine": "cannot be made: SyntaxError: ",
    "class Yours: pass": "defines no 'Mine'",
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_file_that_holds_no_bot_is_told(tmp_path: Path, code: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(code, encoding="utf-8")
    with refused(SetupError, BROKEN[code]):
        make_bot(f"{file}:Mine", 0)
    with refused(SetupError, "a bot from a file is named with its class: .*mine.py:Class"):
        make_bot(str(file), 0)


def test_a_choice_that_is_not_legal_ends_the_game(tmp_path: Path) -> None:
    game = find_game("beer-and-bread")
    state = game.new(game.setup(2, 17))
    legal = list(state.legal())
    while set(state.legal()) <= set(legal):
        state.play(state.legal()[0])
    not_yet = next(action for action in state.legal() if action not in legal)
    file = tmp_path / "mine.py"
    for choice in (None, -1, 10**9, not_yet):
        file.write_text(
            f"class Mine:\n    def __init__(self, _): pass\n    def choose(self, _): return {choice}", "utf-8"
        )
        (fixture,) = fixtures((f"{file}:Mine", f"{file}:Mine"), 1, 17)
        with refused(BadChoice, f"mine.py:Mine chose {choice} as its decision 1 in the game with seed 17"):
            Hall(Rules("beer-and-bread")).play(fixture)
