"""How each game's table is drawn in characters. A game without a drawing of its own gets a plain one."""

from brewtable.kernel.game import Game
from brewtable.terminal.boards.beer_and_bread import BeerAndBreadBoard
from brewtable.terminal.boards.beer_pioneers import BeerPioneersBoard
from brewtable.terminal.boards.board import Board
from brewtable.terminal.boards.dice_brewing import DiceBrewingBoard
from brewtable.terminal.boards.plain import PlainBoard

__all__ = ["Board", "board_for"]

_BOARDS: dict[str, type[PlainBoard]] = {
    "beer-and-bread": BeerAndBreadBoard,
    "beer-pioneers": BeerPioneersBoard,
    "dice-brewing": DiceBrewingBoard,
}


def board_for(game: Game) -> Board:
    """The drawing for a game."""
    return _BOARDS.get(game.name, PlainBoard)()
