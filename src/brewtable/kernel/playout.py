"""Random play to the end, inside compiled code: what searches and simulations are made of."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.state import OVER, State


def playout(state: State, stream: Stream) -> i64:
    """Play random legal actions until the game is over; the number of decisions made."""
    decisions: i64 = 0
    while state.to_move() != OVER:
        options = state.legal()
        state.play(options[stream.below(len(options))])
        decisions += 1
    return decisions


def playouts(state: State, games: i64, seed: i64) -> i64:
    """Play `games` copies of a position to the end; the number of decisions made in all."""
    stream = Stream(seed, BOTS)
    decisions: i64 = 0
    for _game in range(games):
        decisions += playout(state.copy(), stream)
    return decisions
