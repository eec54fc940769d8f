"""Plays and searches every game for a while: what a build by profile is laid out for.

Games are found in pyproject.toml, since the package is not installed while it is built.
"""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from brewtable.bots import make_bot
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.playout import playouts

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
PLAYOUTS = 60
DECISIONS = 120


def games() -> list[Any]:
    points = tomllib.loads(PROJECT.read_text())["project"]["entry-points"]["brewtable.games"]
    found = (point.split(":") for point in points.values())
    return [getattr(import_module(module), name)() for module, name in found]


def practise(game: Any, players: int) -> None:
    for seed in range(1, 5):
        playouts(game.new(game.setup(players, seed)), PLAYOUTS, seed)
    match = new_match(game, game.setup(players, seed=1))
    bots = [make_bot("search:20", 1), make_bot("greedy", 2)]
    stream = Stream(1, RESAMPLING)
    for number in range(DECISIONS):
        if match.over:
            return
        match.act(bots[number % 2].choose(match.observe(match.state.to_move(), stream)))


if __name__ == "__main__":
    for game in games():
        for players in range(game.fewest, game.most + 1):
            practise(game, players)
