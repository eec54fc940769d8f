"""What the house deck of Dice Brewing leads to, over greedy play: `python benchmarks/dice_economy.py`.

The targets are what the example of the rule book lets one expect: about five recipes a player, ten
points on the track, sixteen for gold and dice.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from brewtable.bots import make_bot
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER, State

GAME = DiceBrewing()
TARGETS = {
    "rounds": "8 to 14",
    "final score": "about 25",
    "winner's score": "",
    "recipes": "5",
    "track": "about 10",
    "gold": "about 3",
    "yellow": "about 4",
    "green": "about 3",
    "black": "about 6",
}


def play(players: int, seed: int) -> State:
    state = GAME.new(GAME.setup(players, seed))
    seeds, stream = Stream(seed, BOTS), Stream(seed, RESAMPLING)
    bots = [make_bot("greedy", seeds.draw_seed()) for _ in range(players)]
    while (mover := int(state.to_move())) != OVER:
        state.play(bots[mover].choose(Observation(GAME, state, mover, stream)))
    return state


def figures(players: int, games: int) -> dict[str, float]:
    """Means over games: of a player, and of a game where a line is about all."""
    totals: Counter[str] = Counter()
    for seed in range(games):
        state = play(players, seed)
        result = GAME.result(state)
        totals["rounds"] += GAME.rounds(state) * players
        totals["winner's score"] += max(result.scores) * players
        for parts in result.parts:
            totals["final score"] += int(str(parts["total"]))
            for line in ("recipes", "track", "gold", "yellow", "green", "black"):
                totals[line] += int(str(parts[line]))
    return {line: totals[line] / players / games for line in TARGETS}


def report(title: str, targets: dict[str, str], figures: Callable[[int, int], dict[str, float]]) -> None:
    """Play as many games as asked for with each number of players, and print their figures."""
    parser = argparse.ArgumentParser(description=title)
    parser.add_argument("--games", type=int, default=100, help="games for each number of players")
    games = parser.parse_args().games
    columns = {f"{players} players": figures(players, games) for players in (2, 3, 4)}
    table = Table(title=f"{title} between greedy players, means of {games} games")
    for head in ("", *columns, "expected of people"):
        table.add_column(head)
    for line, target in targets.items():
        table.add_row(line, *(f"{column[line]:.1f}" for column in columns.values()), target)
    Console().print(table)


if __name__ == "__main__":
    report("Dice Brewing", TARGETS, figures)
