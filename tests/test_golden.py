"""Recorded games play again to the byte; together they show all of the rules, and no changed byte passes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from tests.refusals import refused
from typer.testing import CliRunner

from brewtable.cli import app
from brewtable.kernel.errors import JournalError, SetupError
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match
from brewtable.locale import Words

from .golden import coverage
from .golden.dice import coverage_dice
from .golden.make_golden import small_village_deck
from .golden.pioneers import coverage_pioneers

GOLDEN = Path(__file__).parent / "golden"
RUNNER = CliRunner()


class Recorded(NamedTuple):
    """The golden games of a game, and how thoroughly they are looked at."""

    folder: Path
    shown: Callable[[Match], set[str]]
    wanted: Callable[[], set[str]]
    maker: str
    least: int  # files
    every: int  # so many decisions, a position is checked
    changes: int  # bytes changed in each file

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.brew"))


RECORDED = {
    "bread": Recorded(
        GOLDEN, coverage.shown, coverage.wanted, "tests.golden.make_golden", least=12, every=1, changes=200
    ),
    "dice": Recorded(
        GOLDEN / "dice", coverage_dice.shown, coverage_dice.wanted, "tests.golden.dice.make_golden_dice",
        least=12, every=5, changes=10,
    ),
    "pioneers": Recorded(
        GOLDEN / "pioneers", coverage_pioneers.shown, coverage_pioneers.wanted,
        "tests.golden.pioneers.make_golden_pioneers", least=8, every=11, changes=5,
    ),
}  # fmt: skip
BREAD = RECORDED["bread"].files()
LARGEST = 25_000  # bytes of a game of Beer & Bread

each_game = pytest.mark.parametrize("games", RECORDED.values(), ids=list(RECORDED))
each_file = pytest.mark.parametrize(
    ("games", "file"),
    [
        pytest.param(games, file, id=f"{name}-{file.stem}")
        for name, games in RECORDED.items()
        for file in games.files()
    ],
)
each_bread_file = pytest.mark.parametrize("file", BREAD, ids=[file.stem for file in BREAD])


def changed(content: bytes, chooser: Random) -> tuple[bytes, int]:
    """One byte is another one, and the number of the line where it stood."""
    place = chooser.randrange(len(content))
    other = (content[place] + chooser.randrange(1, 256)) % 256
    # Bytes that mean something to JSON are tried more often than chance would.
    if chooser.random() < 0.5:
        other = chooser.choice([byte for byte in b'0123456789",:{}[] \t\r\n-e' if byte != content[place]])
    return content[:place] + bytes([other]) + content[place + 1 :], content[:place].count(b"\n") + 1


@each_game
def test_there_are_games_enough(games: Recorded) -> None:
    assert len(games.files()) >= games.least


def test_games_of_bread_are_small() -> None:
    assert [file.name for file in BREAD if file.stat().st_size > LARGEST] == []


@each_file
def test_a_game_plays_again_to_the_recorded_result(games: Recorded, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = read_journal(text)
    assert write_journal(match) == text
    last = json.loads(text.splitlines()[-1])
    if match.over:
        assert last["result"] == match.game.result(match.state).to_data()
    else:
        assert last["ply"] == match.ply


@each_file
def test_positions_of_a_game_keep_the_laws_and_can_be_loaded(games: Recorded, file: Path) -> None:
    match = read_journal(file.read_text(encoding="utf-8"))
    game = match.game
    for ply in range(0, match.ply + 1, games.every):
        state = match.position_at(ply)
        assert game.broken_laws(state) == []
        saved = game.save(state)
        again = game.load(saved)
        assert game.save(again) == saved
        assert list(again.legal()) == list(state.legal())


@each_game
def test_the_games_show_all_of_the_rules(games: Recorded) -> None:
    played = [read_journal(file.read_text(encoding="utf-8")) for file in games.files()]
    missing = sorted(games.wanted() - {feat for match in played for feat in games.shown(match)})
    assert not missing, f"no golden game shows: {', '.join(missing)}; run python -m {games.maker}"


def test_a_custom_deck_travels_inside_the_file() -> None:
    file = next(file for file in BREAD if file.stem == "custom-deck")
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["deck"]["data"] == small_village_deck().to_data()


@each_file
def test_a_changed_byte_is_refused_with_its_line_and_the_reason(games: Recorded, file: Path) -> None:
    content = file.read_bytes()
    chooser = Random(f"changes of {file.stem}")
    for _ in range(games.changes):
        forged, line = changed(content, chooser)
        while not is_utf8(forged):
            forged, line = changed(content, chooser)
        with pytest.raises(JournalError) as refusal:
            read_journal(forged.decode())
        assert refusal.value.line == line
        assert re.fullmatch(rf"line {line:,}: .+", Words().explain(refusal.value))


@pytest.mark.parametrize("file", BREAD[:4], ids=[file.stem for file in BREAD[:4]])
def test_a_byte_that_is_no_text_is_refused_by_the_command(file: Path, tmp_path: Path) -> None:
    content = file.read_bytes()
    chooser = Random(f"bytes of {file.stem}")
    forged = tmp_path / "forged.brew"
    for _ in range(5):
        place = chooser.randrange(len(content))
        forged.write_bytes(content[:place] + b"\xff" + content[place + 1 :])
        problem = RUNNER.invoke(app, ["replay", str(forged), "--verify"]).exception
        line = content[:place].count(b"\n") + 1
        assert isinstance(problem, SetupError)
        assert Words().explain(problem) == f"{forged}, line {line}: not UTF-8 text"


def is_utf8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


@each_bread_file
def test_a_missing_line_a_doubled_line_and_a_cut_are_refused(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    chooser = Random(f"lines of {file.stem}")
    for number in chooser.sample(range(1, len(lines) - 1), 5):
        for forged in (
            lines[:number] + lines[number + 1 :],
            lines[: number + 1] + lines[number:],
            [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]],
            [*lines[:number], lines[number][:-2]],
        ):
            with refused(JournalError, r"line \d+: .+"):
                read_journal("".join(forged))
