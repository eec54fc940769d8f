"""Commands tell of themselves in every language."""

from __future__ import annotations

import sys

import pytest
import typer

from brewtable.cli import app, main
from brewtable.cli.common import Spoken
from brewtable.cli.help import asked_for, parts, spoken
from brewtable.locale import Words


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_all_that_commands_say_of_themselves_has_words(language: str) -> None:
    words = Words(language)
    told = [part.help for part in parts(typer.main.get_command(app))]
    assert len(told) > 100
    same = {text for text in told if spoken(text, words) == text}
    assert same == set()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["brewtable", "--lang", "de", "play", "--help"], ["Am Terminal spielen.", "Angaben", "[nötig]"]),
        (["brewtable", "play", "--help", "--lang=pl"], ["Graj w terminalu.", "Pokaż ten tekst"]),
        (["brewtable", "--help", "--lang", "ru"], ["Команды", "Играть в терминале."]),
        (["brewtable", "--help"], ["Commands", "Play at the terminal."]),
    ],
)
def test_help_is_told_in_the_language_asked_for(
    arguments: list[str],
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for title in (
        "ARGUMENTS_PANEL_TITLE",
        "OPTIONS_PANEL_TITLE",
        "COMMANDS_PANEL_TITLE",
        "REQUIRED_LONG_STRING",
    ):
        monkeypatch.setattr(typer.rich_utils, title, getattr(typer.rich_utils, title))
    monkeypatch.setattr(Spoken, "language", "en")
    monkeypatch.setattr(sys, "argv", arguments)
    with pytest.raises(SystemExit):
        main()
    told = capsys.readouterr().out
    assert [text for text in expected if text not in told] == []


def test_a_language_that_nobody_speaks_is_not_asked_for() -> None:
    assert asked_for(["brewtable", "--help", "--lang", "xx"]) == Spoken.language
    assert asked_for(["brewtable", "--help", "--lang", "pl"]) == "pl"
