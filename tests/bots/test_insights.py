"""The numbers that networks read: each seat tells the same of the same brewery, and none runs away."""

import random

import pytest
from librt.vecs import vec

from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.state import OVER

TABLES = [
    (name, players)
    for name in game_names()
    for players in range(find_game(name).fewest, find_game(name).most + 1)
]


def told(name: str, players: int) -> list[list[list[float]]]:
    """What each seat reads, at decisions of a random game and at its end."""
    game, draw = find_game(name), random.Random(players)
    assert game.insights is not None
    width = game.insights.count(players)
    state, found = game.new(game.setup(players, seed=5)), []
    while True:
        if draw.random() < 0.1 or state.to_move() == OVER:
            rows = []
            for seat in range(players):
                numbers = vec[float]([0.0] * width)
                game.write_insights(state, seat, numbers, 0)
                rows.append(list(numbers))
            found.append(rows)
        if state.to_move() == OVER:
            return found
        state.play(draw.choice(list(state.legal())))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_seats_tell_the_same_of_a_brewery(name: str, players: int) -> None:
    insights = find_game(name).insights
    assert insights is not None
    shared, each = insights.shared_width, insights.each_width

    def block(row: list[float], turn: int) -> list[float]:
        return row[shared + turn * each : shared + (turn + 1) * each]

    for rows in told(name, players):
        for seat in range(players):
            for turn in range(players):
                assert block(rows[seat], turn) == block(rows[(seat + turn) % players], 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_they_are_of_one_size_and_tell_positions_apart(name: str, players: int) -> None:
    positions = told(name, players)
    assert all(-20.0 <= number <= 20.0 for rows in positions for row in rows for number in row)
    assert len({tuple(rows[0]) for rows in positions}) > 0.95 * len(positions)  # few decisions change nothing
