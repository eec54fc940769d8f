"""Recorded games play again to the byte; together they show all of the rules, and no changed byte passes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from tests.refusals import refused
from typer.testing import CliRunner

from brewtable.cli import app
from brewtable.kernel.errors import JournalError, SetupError
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.locale import Words

from .golden.coverage import GAME, shown, wanted
from .golden.make_golden import small_village_deck

FILES = sorted((Path(__file__).parent / "golden").glob("*.brew"))
NAMES = [file.stem for file in FILES]
CHANGES = 200
LARGEST = 25_000
RUNNER = CliRunner()


def changed(content: bytes, chooser: Random) -> tuple[bytes, int]:
    """One byte is another one, and the number of the line where it stood."""
    place = chooser.randrange(len(content))
    other = (content[place] + chooser.randrange(1, 256)) % 256
    # Bytes that mean something to JSON are tried more often than chance would.
    if chooser.random() < 0.5:
        other = chooser.choice([byte for byte in b'0123456789",:{}[] \t\r\n-e' if byte != content[place]])
    return content[:place] + bytes([other]) + content[place + 1 :], content[:place].count(b"\n") + 1


def test_there_are_games_enough_and_they_are_small() -> None:
    assert len(FILES) >= 12
    assert [file.name for file in FILES if file.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_game_plays_again_to_the_recorded_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = read_journal(text)
    assert write_journal(match) == text
    last = json.loads(text.splitlines()[-1])
    if match.over:
        assert last["result"] == GAME.result(match.state).to_data()
    else:
        assert last["ply"] == match.ply


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_every_position_of_a_game_keeps_the_laws_and_can_be_loaded(file: Path) -> None:
    match = read_journal(file.read_text(encoding="utf-8"))
    for ply in range(match.ply + 1):
        state = match.position_at(ply)
        assert GAME.broken_laws(state) == []
        saved = GAME.save(state)
        again = GAME.load(saved)
        assert GAME.save(again) == saved
        assert list(again.legal()) == list(state.legal())


def test_the_games_show_all_of_the_rules() -> None:
    seen = {feat for file in FILES for feat in shown(read_journal(file.read_text(encoding="utf-8")))}
    missing = sorted(wanted() - seen)
    assert not missing, f"no golden game shows: {', '.join(missing)}; run python -m tests.golden.make_golden"


def test_a_custom_deck_travels_inside_the_file() -> None:
    file = next(file for file in FILES if file.stem == "custom-deck")
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["deck"]["data"] == small_village_deck().to_data()


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_changed_byte_is_refused_with_its_line_and_the_reason(file: Path) -> None:
    content = file.read_bytes()
    chooser = Random(f"changes of {file.stem}")
    for _ in range(CHANGES):
        forged, line = changed(content, chooser)
        while not is_utf8(forged):
            forged, line = changed(content, chooser)
        with pytest.raises(JournalError) as refusal:
            read_journal(forged.decode())
        assert refusal.value.line == line
        assert re.fullmatch(rf"line {line}: .+", Words().explain(refusal.value))


@pytest.mark.parametrize("file", FILES[:4], ids=NAMES[:4])
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


@pytest.mark.parametrize("file", FILES, ids=NAMES)
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
