"""The table in characters, as the terminal draws it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from brewtable.kernel.game import Game
from brewtable.kernel.match import match_from
from brewtable.kernel.state import State
from brewtable.locale import Words
from brewtable.terminal.show import show_position

WIDTH, HEIGHT = 120, 40


def drawn(game: Game, state: State, seat: int) -> str:
    """The table as a seat sees it."""
    console = Console(file=StringIO(), width=WIDTH, height=HEIGHT)
    show_position(match_from(game, state), 0, seat, Words(), console)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text
