"""The commands. Thin: they parse, call and print."""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer

from brewtable import __version__
from brewtable.cli import arena, decks, hosting, house, lab, training
from brewtable.cli.common import Language, Spoken, app, words_in
from brewtable.cli.play import serve
from brewtable.kernel.engine import mode
from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Message
from brewtable.locale import Words

__all__ = ["app", "arena", "decks", "hosting", "house", "lab", "main", "training"]


def main() -> None:
    """Run a command; problems are told in one line, without a traceback."""
    try:
        program = typer.main.get_command(app)
        if "--help" in sys.argv:
            from brewtable.cli.help import in_own_words

            in_own_words(program, sys.argv)
        program()
    except BrewError as error:
        _fail(Words(Spoken.language).explain(error))


def _fail(problem: str) -> NoReturn:
    print(Words(Spoken.language).say(Message("cli-error", {"problem": problem})), file=sys.stderr)
    raise SystemExit(2)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say the version and how the rules run.")
    ] = False,
    lang: Language = None,
) -> None:
    """Without a command: serve, and open the browser."""
    if version:
        print(words_in(lang).say(Message("cli-engine", {"version": __version__, "mode": mode()})))
    elif context.invoked_subcommand is None:
        serve(lang=lang)
