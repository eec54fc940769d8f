"""Commands for decks: check, show, export."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable.cli.common import (
    FIRST_GAME,
    Language,
    app,
    words_in,
)
from brewtable.kernel.deckfile import to_toml
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Deck, DeckTable, Game
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game, game_names
from brewtable.locale import Words

deck_app = typer.Typer(no_args_is_help=True, help="Check, show and export decks.")
app.add_typer(deck_app, name="deck")


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    lang: Language = None,
) -> None:
    """Check a deck file; every mistake is named with its card and field."""
    game, deck = _deck_of(str(file))
    facts = {"file": str(file), "game": game.title, "title": deck.title, "hash": deck.hash}
    print(words_in(lang).say(Message("cli-deck-good", {**facts})))


@deck_app.command("show")
def deck_show(
    deck: Annotated[str, typer.Argument(help="A game (for its house deck) or a deck file.")] = FIRST_GAME,
    lang: Language = None,
) -> None:
    """Show the cards of a deck and what they add up to."""
    words = words_in(lang)
    game, cards = _deck_of(deck)
    console = Console(highlight=False)
    facts = {"title": cards.title, "game": game.title, "hash": cards.hash}
    console.print(escape(words.say(Message("cli-deck-hash", {**facts}))))
    for table in game.deck_tables(cards):
        console.print(_rich_table(table, words))


@deck_app.command("export")
def deck_export(
    deck: Annotated[str, typer.Argument(help="A game (for its house deck) or a deck file.")] = FIRST_GAME,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    lang: Language = None,
) -> None:
    """Write a deck as a file to change and play with --deck."""
    _, cards = _deck_of(deck)
    text = to_toml(cards.to_data())
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise SetupError("cli-unwritable", {"file": str(output), "reason": str(problem.strerror)}) from None
    print(words_in(lang).say(Message("cli-deck-written", {"file": str(output)})))


def _deck_of(name: str) -> tuple[Game, Deck]:
    """The house deck of a game, or a deck file with the game it names."""
    if name in game_names():
        game = find_game(name)
        return game, game.house_deck()
    game = find_game(_game_named_in(Path(name)))
    return game, game.read_deck(name)


def _game_named_in(file: Path) -> str:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        known = ", ".join(game_names())
        raise SetupError(
            "cli-no-deck", {"file": str(file), "games": known, "reason": str(problem.strerror)}
        ) from None
    except (ValueError, RecursionError) as problem:
        raise SetupError("cli-no-toml", {"file": str(file), "problem": str(problem)}) from None
    head = data.get("deck")
    game = head.get("game") if isinstance(head, dict) else None
    if not isinstance(game, str):
        raise SetupError("cli-no-game", {"file": str(file), "example": repr(FIRST_GAME)})
    return game


def _rich_table(table: DeckTable, words: Words) -> Table:
    drawn = Table(title=words.say(table.title), title_justify="left")
    for head in table.heads:
        drawn.add_column(words.say(head))
    for row in table.rows:
        drawn.add_row(*(escape(words.say(cell) if isinstance(cell, Message) else cell) for cell in row))
    return drawn
