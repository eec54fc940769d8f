"""Commands for decks: list, check, show, export."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable.cli.common import (
    FIRST_GAME,
    AsJson,
    Language,
    app,
    words_in,
)
from brewtable.kernel.deckfile import to_toml
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Deck, DeckTable, Game
from brewtable.kernel.housedecks import CURRENT, HouseDeck
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game, game_names
from brewtable.locale import Words

deck_app = typer.Typer(no_args_is_help=True, help="List, check, show and export decks.")
app.add_typer(deck_app, name="deck")


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    lang: Language = None,
) -> None:
    """Check a deck file; every mistake is named with its card and field."""
    game, deck = _deck_of(str(file))
    words = words_in(lang)
    called = words.title(game.name, game.title)
    facts = {"file": str(file), "game": called, "title": deck.title, "hash": deck.hash}
    print(words.say(Message("cli-deck-good", {**facts})))


DECK_HEADS = (
    Message("cli-decks-game"),
    Message("cli-decks-name"),
    Message("cli-decks-title"),
    Message("cli-decks-hash"),
)


@deck_app.command("list")
def deck_list(
    game: Annotated[str | None, typer.Argument(help="Name of a game; all of them if not given.")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the house decks: of each game the one it is played with, then those that it replaced."""
    games = [find_game(name) for name in (game_names() if game is None else [game])]
    houses = [(one, house) for one in games for house in one.house_decks()]
    if as_json:
        print(json.dumps({"decks": [_house_data(one, house) for one, house in houses]}))
        return
    words = words_in(lang)
    table = Table(caption=escape(words.say(Message("cli-decks-how"))), caption_justify="left")
    for head in DECK_HEADS:
        table.add_column(words.say(head))
    for one, house in houses:
        table.add_row(one.name, house.name, escape(house.deck().title), house.deck().hash)
    Console(highlight=False).print(table)


def _house_data(game: Game, house: HouseDeck[Deck]) -> dict[str, str]:
    deck = house.deck()
    return {"game": game.name, "name": house.name, "title": deck.title, "hash": deck.hash}


DeckOrGame = Annotated[str, typer.Argument(help="A game (for a house deck) or a deck file.")]
HouseName = Annotated[
    str | None, typer.Argument(help="Which house deck of the game, such as house-1; the newest if not given.")
]


@deck_app.command("show")
def deck_show(deck: DeckOrGame = FIRST_GAME, house: HouseName = None, lang: Language = None) -> None:
    """Show the cards of a deck and what they add up to."""
    words = words_in(lang)
    game, cards = _deck_of(deck, house)
    console = Console(highlight=False)
    called = words.title(game.name, game.title)
    facts = {"title": cards.title, "game": called, "hash": cards.hash}
    console.print(escape(words.say(Message("cli-deck-hash", {**facts}))))
    for table in game.deck_tables(cards):
        console.print(_rich_table(table, words))


@deck_app.command("export")
def deck_export(
    deck: DeckOrGame = FIRST_GAME,
    house: HouseName = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    name: Annotated[str | None, typer.Option(help="The name of the new deck, such as my-deck.")] = None,
    title: Annotated[str | None, typer.Option(help="The title of the new deck, one line.")] = None,
    lang: Language = None,
) -> None:
    """Write a deck, its comments included, as a file to change and play with --deck."""
    game, cards = _deck_of(deck, house)
    text = _text_of(game, cards, deck, house)
    if name is not None or title is not None:
        text = _renamed(text, name, title)
        game.deck_from_data(tomllib.loads(text), "deck")
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise SetupError("cli-unwritable", {"file": str(output), "reason": str(problem.strerror)}) from None
    print(words_in(lang).say(Message("cli-deck-written", {"file": str(output)})))


def _deck_of(name: str, house: str | None = None) -> tuple[Game, Deck]:
    """A house deck of a game, or a deck file with the game it names."""
    if house is not None or name in game_names():
        game = find_game(name)
        return game, game.house_deck() if house is None else game.find_deck(house)
    game = find_game(_game_named_in(Path(name)))
    return game, game.read_deck(name)


def _text_of(game: Game, deck: Deck, name: str, house: str | None) -> str:
    """The file of a deck, word for word; made from the deck where it never was a file."""
    files = {one.name: one.file for one in game.house_decks()}
    file = files.get(house or CURRENT, house) if name == game.name else name
    return to_toml(deck.to_data()) if file is None else Path(file).read_text(encoding="utf-8")


def _renamed(text: str, name: str | None, title: str | None) -> str:
    import tomlkit

    file = tomlkit.parse(text)
    file["deck"].update({field: new for field, new in (("name", name), ("title", title)) if new is not None})
    return tomlkit.dumps(file)


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
