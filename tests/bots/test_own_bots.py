"""Bots that others write: in Python, and in any language through the pipe. The examples of docs/bots.md."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.refusals import refused
from tests.scripts import web_tools

from brewtable.arena.contest import Rules, fixtures, play_all
from brewtable.bots import make_bot
from brewtable.kernel.errors import SetupError

ROOT = Path(__file__).parents[2]
TIDY = f"{ROOT}/docs/examples/tidy_bot.py:Tidy"


def test_a_bot_from_a_file_plays_matches_in_several_processes() -> None:
    games = list(play_all(Rules("beer-and-bread"), fixtures((TIDY, "random"), 4, seed=2), 2))
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
    for example in ("tidy_bot.py", "pipe_bot.mjs"):
        assert f"examples/{example}" in guide
