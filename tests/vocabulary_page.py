"""docs/vocabulary.md, made from the vocabularies of the games.

python -m tests.vocabulary_page writes it anew.
"""

from __future__ import annotations

from pathlib import Path

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.fields import Field, Names, Number
from brewtable.kernel.game import Game
from brewtable.kernel.vocabulary import Fact, Kind

PAGE = Path(__file__).parent.parent / "docs" / "vocabulary.md"
GAMES: list[Game] = [BeerAndBread(), DiceBrewing(), BeerPioneers()]
MANY = 12  # more names than this are not listed
HEAD = """# Actions and events

What a program says to a game and hears from it, through the [pipe](pipe.md) or the [service](table.md).
An action is a number, the text in the second column, or an object with the verb as `kind` and the words
after it by their names. An event is an object with its name as `event`; a field marked ° is `null` for those
who may not know it. This page is made from the tables in `rules/vocabulary.py` of each game
(`python -m tests.vocabulary_page`).
"""


def page() -> str:
    return HEAD + "".join(_game(game) for game in GAMES)


def _game(game: Game) -> str:
    actions = "".join(_action(kind) for kind in game.vocabulary.kinds)
    events = "".join(_event(fact) for fact in game.vocabulary.facts)
    return (
        f"\n## {game.title}\n\n| numbers | action | fields |\n| --- | --- | --- |\n{actions}"
        f"\n| event | fields |\n| --- | --- |\n{events}"
    )


def _action(kind: Kind) -> str:
    last = kind.start + kind.size - 1
    numbers = str(last) if kind.size == 1 else f"{kind.start}–{last}"
    text = " ".join([kind.verb, *(field.name.upper() for field in kind.fields)])
    fields = "; ".join(f"`{field.name}`{_values(field)}" for field in kind.fields)
    return f"| {numbers} | `{text}` | {fields} |\n"


def _values(field: Field) -> str:
    if isinstance(field, Number):
        return f": {field.least} to {field.most}"
    if not isinstance(field, Names):
        return ""
    return f": {', '.join(field.names)}" if field.size <= MANY else f": {field.names[0]} … {field.names[-1]}"


def _event(fact: Fact) -> str:
    names = ", ".join(f"`{name}`" for name in fact.names)
    fields = ", ".join(f"`{field.name}`{'°' if field.can_be_none() else ''}" for field in fact.fields)
    return f"| {names} | {fields} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
