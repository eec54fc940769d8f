"""The games that are installed, ours and other people's, by the entry point group `brewtable.games`."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.metadata import entry_points

from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Game

GROUP = "brewtable.games"


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def packages_of_games() -> dict[str, str]:
    """The package that each installed game comes with, none of which is imported."""
    return {point.name: point.module.partition(".")[0] for point in entry_points(group=GROUP)}


def find_game(name: str) -> Game:
    """The game of this name; SetupError with the closest names when there is none."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Game = point.load()()
            return game
    names = game_names()
    close = get_close_matches(name, names, 1, 0.3)
    if close:
        raise SetupError("setup-no-game-close", {"game": repr(name), "close": repr(close[0])})
    if not names:
        raise SetupError("setup-no-games", {"game": repr(name)})
    raise SetupError("setup-no-game", {"game": repr(name), "games": ", ".join(names)})
