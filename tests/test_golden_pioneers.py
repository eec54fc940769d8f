"""Recorded games of Beer Pioneers play again to the byte, and together they show the rules."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from brewtable.kernel.errors import JournalError
from brewtable.kernel.journal import read_journal, write_journal

from .golden.pioneers.coverage_pioneers import GAME, shown, wanted

FILES = sorted((Path(__file__).parent / "golden" / "pioneers").glob("*.brew"))
NAMES = [file.stem for file in FILES]
CHANGES = 5


def test_there_are_games_of_every_size() -> None:
    assert len(FILES) >= 8


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
def test_positions_of_a_game_keep_the_laws_and_can_be_loaded(file: Path) -> None:
    match = read_journal(file.read_text(encoding="utf-8"))
    for ply in range(0, match.ply + 1, 11):
        state = match.position_at(ply)
        assert GAME.broken_laws(state) == []
        saved = GAME.save(state)
        again = GAME.load(saved)
        assert GAME.save(again) == saved
        assert list(again.legal()) == list(state.legal())


def test_the_games_show_the_rules() -> None:
    seen = {feat for file in FILES for feat in shown(read_journal(file.read_text(encoding="utf-8")))}
    missing = sorted(wanted() - seen)
    command = "python -m tests.golden.pioneers.make_golden_pioneers"
    assert not missing, f"no golden game shows: {', '.join(missing)}; run {command}"


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_a_changed_byte_is_refused(file: Path) -> None:
    content = file.read_bytes()
    chooser = Random(f"changes of {file.stem}")
    for _ in range(CHANGES):
        place = chooser.randrange(len(content))
        other = chooser.choice([byte for byte in b'0123456789",:{}[] -e' if byte != content[place]])
        forged = (content[:place] + bytes([other]) + content[place + 1 :]).decode(errors="replace")
        with pytest.raises(JournalError):
            read_journal(forged)
