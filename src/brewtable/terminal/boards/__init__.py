"""How each game's table is drawn in characters.

A game of the house finds its drawing here by its name: `beer-and-bread` is `BOARD` of `beer_and_bread.py`. A
game from elsewhere names its own in the entry point group `brewtable.boards`. All others get a plain one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from brewtable.kernel.game import Game
from brewtable.terminal.boards.board import Board
from brewtable.terminal.boards.plain import PlainBoard

__all__ = ["Board", "board_for"]

GROUP = "brewtable.boards"


def board_for(game: Game) -> Board:
    """The drawing for a game."""
    for point in entry_points(group=GROUP, name=game.name):
        board: Board = point.load()()
        return board
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if find_spec(module) is None:
        return PlainBoard()
    drawing: type[Board] = import_module(module).BOARD
    return drawing()
