"""What commands say of themselves, in the language of the run; found by its English in the code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import typer
from typer import rich_utils

from brewtable.cli.common import LANGUAGES, Spoken
from brewtable.kernel.message import Message
from brewtable.locale import Words, languages
from brewtable.locale.words import ENTRY, FALLBACK, fluent_files

_FILE = "cli-help.ftl"


def in_own_words(program: Any, arguments: Sequence[str]) -> None:
    """Have a program tell its help in the language that the arguments ask for, or else the environment."""
    language = asked_for(arguments)
    if "--help" not in arguments or language == FALLBACK:
        return
    words = Words(language)
    rich_utils.ARGUMENTS_PANEL_TITLE = _said("panel-arguments", words)
    rich_utils.OPTIONS_PANEL_TITLE = _said("panel-options", words)
    rich_utils.COMMANDS_PANEL_TITLE = _said("panel-commands", words)
    rich_utils.REQUIRED_LONG_STRING = _said("required", words)
    for part in parts(program):
        part.help = spoken(part.help, words)


def asked_for(arguments: Sequence[str]) -> str:
    """The language after `--lang`, if there is one."""
    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return next((one for one in asked if one in languages()), Spoken.language)


def parts(command: Any) -> Iterator[Any]:
    """A command, its arguments and options, and the commands below it: whatever has a help."""
    yield command
    yield from (one for one in command.params if one.help)
    yield command.get_help_option(typer.Context(command))
    for below in getattr(command, "commands", {}).values():
        yield from parts(below)


def spoken(english: str, words: Words) -> str:
    """A help in these words, or as it is where there are none for it."""
    key = key_of(english)
    return english if key is None else words.say(_message(key))


def key_of(english: str) -> str | None:
    """The message that says a help, if there is one."""
    return _known().get(" ".join(english.split()))


def _said(name: str, words: Words) -> str:
    return words.say(_message(f"help-{name}"))


def _message(key: str) -> Message:
    return Message(key, {"languages": LANGUAGES})


@cache
def _known() -> dict[str, str]:
    """The key of each text, by its English."""
    file = next(one for one in fluent_files(FALLBACK) if one.name == _FILE)
    english = Words(FALLBACK)
    keys = [entry["name"] for entry in ENTRY.finditer(file.read_text(encoding="utf-8"))]
    return {english.say(_message(key)): key for key in keys}
