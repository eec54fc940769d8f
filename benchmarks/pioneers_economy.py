"""What the house deck of Beer Pioneers leads to, over greedy play: `python benchmarks/pioneers_economy.py`.

The targets are what is known of the printed game: a race to 20 points in 6 to 8 rounds.
"""

from __future__ import annotations

from collections import Counter

from brewtable.bots import make_bot
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER
from dice_economy import report

GAME = BeerPioneers()
TARGETS = {
    "rounds": "6 to 8",
    "winner's score": "20 and a few",
    "final score": "",
    "track": "",
    "brew": "",
    "order": "",
    "exchange": "",
    "build": "up to 4",
    "retire": "up to 4",
    "fulfil": "",
    "beige": "",
    "white": "",
    "bonus": "",
}


def figures(players: int, games: int) -> dict[str, float]:
    """Means over games: of a player, and of a game where a line is about all."""
    totals: Counter[str] = Counter()
    for seed in range(games):
        state = GAME.new(GAME.setup(players, seed))
        seeds, stream = Stream(seed, BOTS), Stream(seed, RESAMPLING)
        bots = [make_bot("greedy", seeds.draw_seed()) for _ in range(players)]
        while (mover := int(state.to_move())) != OVER:
            action = bots[mover].choose(Observation(GAME, state, mover, stream))
            totals[str(GAME.structure(state, action)["kind"])] += 1
            state.play(action)
        result = GAME.result(state)
        totals["rounds"] += GAME.rounds(state) * players
        totals["winner's score"] += max(result.scores) * players
        totals["final score"] += sum(result.scores)
        totals["track"] += sum(int(str(parts["track"])) for parts in result.parts)
    return {line: totals[line] / players / games for line in TARGETS}


if __name__ == "__main__":
    report("Beer Pioneers", TARGETS, figures)
