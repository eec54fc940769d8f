"""How well a bot plays a game: games between bots, and wins against chance."""

from __future__ import annotations

import pytest

from brewtable.bots import make_bot
from brewtable.kernel import state as kernel_state
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER, State

# Plain Python plays the same games, only fewer of them in the time there is.
INTERPRETED = str(kernel_state.__file__).endswith(".py")


def against_random(few: tuple[int, int], many: tuple[int, int]) -> pytest.MarkDecorator:
    """Games to play and to win: few, which tell good from bad, and many, which tell good from better.

    Who wins 97 games in 100, as all do, misses 16 of 20 once in 4,000 times; who wins one in two gets them
    once in 170 times.
    """
    if INTERPRETED:
        return pytest.mark.parametrize(("games", "fewest"), [(2, 2)])
    long = pytest.mark.long("a hundred games")
    return pytest.mark.parametrize(("games", "fewest"), [few, pytest.param(*many, marks=long)])


def played(game: Game, bots: list[str], seed: int) -> State:
    """A whole game between bots."""
    state = game.new(game.setup(len(bots), seed))
    seeds, stream = Stream(seed, BOTS), Stream(seed, RESAMPLING)
    players = [make_bot(name, int(seeds.draw_seed())) for name in bots]
    while (mover := int(state.to_move())) != OVER:
        state.play(players[mover].choose(Observation(game, state, mover, stream)))
    return state


def wins_against_random(game: Game, players: int, games: int) -> int:
    """How many games a greedy player wins alone, from each seat in turn."""
    wins = 0
    for seed in range(games):
        seat = seed % players
        bots = ["greedy" if one == seat else "random" for one in range(players)]
        wins += game.result(played(game, bots, 500 + seed // players)).winners() == [seat]
    return wins
