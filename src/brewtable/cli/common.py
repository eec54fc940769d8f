"""What the commands share: the program, the language spoken, and arguments they have in common."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from brewtable.kernel.errors import BrewError, SetupError
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match
from brewtable.locale import Words, languages, preferred_language

app = typer.Typer(no_args_is_help=False, add_completion=False, help="Three brewing board games at one table.")
FIRST_GAME = "beer-and-bread"
GameName = Annotated[str, typer.Argument(help="Name of a game, such as beer-and-bread.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the shuffle; drawn at random if not given.")]
DeckPath = Annotated[
    Path | None,
    typer.Option("--deck", help="A deck file, or a house deck by its name (see brewtable deck list)."),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        envvar="BREWTABLE_DATABASE_URL", help="A PostgreSQL database, such as postgresql://USER@HOST/NAME."
    ),
]
DataFolder = Annotated[Path | None, typer.Option(help="The folder that games are kept in.")]


class Spoken:
    """The language of this run, also of what goes wrong in it."""

    language = preferred_language(os.environ)


def _choose(language: str | None) -> str:
    if language is not None:
        Spoken.language = Words(language).language
    return Spoken.language


LANGUAGES = ", ".join(languages())
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        callback=_choose,
        is_eager=True,
        help=f"Language of the words, one of {LANGUAGES}; that of your environment if not given.",
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as NAME=VALUE; repeatable.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported in here comes with an extra; where it is missing, a line tells how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        if package == "brewtable":
            raise
        raise SetupError("cli-no-extra", {"package": package, "extra": name}) from None


def words_in(language: str | None) -> Words:
    return Words(_choose(language))


def options_for(game: Game, given: list[str] | None) -> dict[str, object]:
    """NAME=VALUE pairs; `true` and `false` are the values of an on-off option."""
    options: dict[str, object] = {}
    on_off = {option.name for option in game.options(game.most) if True in option.values}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError("cli-option-form", {"found": repr(pair)})
        options[name] = {"true": True, "false": False}.get(value, value) if name in on_off else value
    return options


def find_deck(game: Game, path: Path | None) -> Deck | None:
    return None if path is None else game.find_deck(str(path))


def read_match(file: Path) -> Match:
    try:
        text = file.read_bytes().decode("utf-8")
    except OSError as problem:
        raise SetupError("cli-unreadable", {"file": str(file), "reason": str(problem.strerror)}) from None
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise SetupError("cli-no-text", {"file": str(file), "line": str(line)}) from None
    try:
        return read_journal(text)
    except BrewError as problem:
        raise SetupError("cli-bad-journal", {"file": str(file), "problem": problem.message}) from None
