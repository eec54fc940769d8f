"""The value of a position leads `greedy` to sensible games: it beats chance."""

from __future__ import annotations

from brewtable.bots import make_bot
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.kernel import state as kernel_state
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER, State

GAME = BeerPioneers()
INTERPRETED = str(kernel_state.__file__).endswith(".py")


def played(bots: list[str], seed: int) -> State:
    """A whole game between bots."""
    state = GAME.new(GAME.setup(len(bots), seed))
    seeds, stream = Stream(seed, BOTS), Stream(seed, RESAMPLING)
    players = [make_bot(name, int(seeds.draw_seed())) for name in bots]
    while (mover := int(state.to_move())) != OVER:
        state.play(players[mover].choose(Observation(GAME, state, mover, stream)))
    return state


def wins_against_random(players: int, games: int) -> int:
    """How many games a greedy player wins alone, from each seat in turn."""
    wins = 0
    for seed in range(games):
        seat = seed % players
        bots = ["greedy" if one == seat else "random" for one in range(players)]
        wins += GAME.result(played(bots, 500 + seed // players)).winners() == [seat]
    return wins


# Plain Python plays the same games, only fewer of them in the time there is.


def test_greedy_beats_random_from_either_seat() -> None:
    games, fewest = (1, 1) if INTERPRETED else (100, 95)
    wins = wins_against_random(2, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"


def test_greedy_beats_three_randoms_from_every_seat() -> None:
    games, fewest = (1, 1) if INTERPRETED else (100, 70)
    wins = wins_against_random(4, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"
