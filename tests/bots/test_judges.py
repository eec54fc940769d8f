"""Judges keep what choices leave alone, and judge as if they did not."""

import random

import pytest

from brewtable.kernel.registry import find_game, game_names

TABLES = [
    (name, players)
    for name in game_names()
    for players in range(find_game(name).fewest, find_game(name).most + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_judge_says_of_every_choice_what_value_and_under_way_say(name: str, players: int) -> None:
    game = find_game(name)
    state = game.new(game.setup(players=players, seed=players))
    draw = random.Random(name)
    while (seat := int(state.to_move())) >= 0:
        legal = list(state.legal())
        judge = game.judge(state, seat)
        for action in draw.sample(legal, min(4, len(legal))):
            after = state.copy()
            after.play(action)
            assert judge.worth(after) == game.value(after, seat) + game.under_way(after, seat)
        state.play(draw.choice(legal))
