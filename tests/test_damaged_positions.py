"""What `load` believes plays on to an end and keeps the laws; what it refuses, it refuses in words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from tests.damage import damaged

from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.errors import PositionError
from brewtable.kernel.game import Game
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.state import OVER, State
from brewtable.locale import Words
from brewtable.testing.tour import prompt_data

WORDS = Words()
FROM_A_GAME = 60  # damaged positions from one random game
FROM_A_POSITION = 6
MOST_DECISIONS = 20_000
LOOK_EVERY = 60  # decisions, about
CHECK_EVERY = 25

GAMES = game_names()


def saved_positions(game: Game, seed: int) -> Iterator[str]:
    """Positions of a random game with random options, as JSON."""
    chooser = Random(seed)
    players = chooser.randint(game.fewest, game.most)
    options: dict[str, object] = {
        option.name: chooser.choice(option.values) for option in game.options(players)
    }
    state, stream = game.new(game.setup(players, seed, options)), Stream(seed, BOTS)
    game_long: list[str] = []
    while state.to_move() != OVER:
        if chooser.random() < 0.15:
            game_long.append(json.dumps(game.save(state)))
        choices = state.legal()
        state.play(choices[stream.below(len(choices))])
    game_long.append(json.dumps(game.save(state)))
    for _ in range(FROM_A_GAME // FROM_A_POSITION):
        yield chooser.choice(game_long)


def examples(game: Game, start: int) -> Iterator[tuple[int, list[str], dict[str, Any]]]:
    """Damaged positions without end: their number, what was done to them, and they themselves."""
    number = start
    while True:
        steps = [step.name for step in game.new(game.setup(seed=0)).steps]
        for saved in saved_positions(game, number // FROM_A_GAME):
            for _ in range(FROM_A_POSITION):
                position = json.loads(saved)
                yield number, damaged(position, steps, Random(number)), position
                number += 1


def look(game: Game, state: State, seats: Iterable[int], seed: int) -> None:
    """All that these seats, and those who watch, could ask about a position."""
    mover = int(state.to_move())
    assert (game.prompt(state, mover) is None) == (mover == OVER)
    game.view(state, None)
    for seat in seats:
        world = game.resample(state, seat, Stream(seed, RESAMPLING))
        assert game.broken_laws(world) == []
        assert game.view(world, seat) == game.view(state, seat)
        assert prompt_data(game.prompt(world, seat)) == prompt_data(game.prompt(state, seat))
        game.value(state, seat)
        game.under_way(state, seat)
    assert game.result(state).ranking
    again = game.load(json.loads(json.dumps(game.save(state))))
    assert list(again.legal()) == list(state.legal())


def play_on(game: Game, state: State, seed: int) -> None:
    """Random play to the end, looked at on the way."""
    everybody = range(int(state.seats))
    look(game, state, everybody, seed)
    chooser, stream = Random(seed), Stream(seed, BOTS)
    state.listening = True
    for _ in range(MOST_DECISIONS):
        if state.to_move() == OVER:
            assert game.broken_laws(state) == []
            look(game, state, everybody, seed)
            return
        choices = state.legal()
        assert len(choices) > 0, "nothing to choose"
        state.play(choices[stream.below(len(choices))])
        if chooser.random() * CHECK_EVERY < 1:
            assert game.broken_laws(state) == []
            game.events_for(state, [int(cell) for cell in state.heard], 0)
        if chooser.random() * LOOK_EVERY < 1:
            look(game, state, [chooser.choice(everybody)], seed)
    raise AssertionError("it does not end")


def is_believed(game: Game, number: int, position: dict[str, Any]) -> bool:
    try:
        state = game.load(position)
    except PositionError as refusal:
        if not WORDS.explain(refusal).strip():
            raise
        return False
    play_on(game, state, number)
    return True


def share_believed(game: Game, start: int, count: int) -> float:
    """Try damaged positions; the share of them that was believed. All of those play on."""
    believed = 0
    for number, done, position in islice(examples(game, start), count):
        text = json.dumps(position)
        try:
            believed += is_believed(game, number, position)
        except Exception as problem:
            raise AssertionError(f"{game.name}, damage {number}: {'; '.join(done)}\n{text}") from problem
    return believed / count


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "count",
    [
        300,
        pytest.param(4_000, marks=pytest.mark.long("thousands of damaged positions")),
        pytest.param(100_000, marks=pytest.mark.soak),
    ],
)
def test_a_damaged_position_is_refused_in_words_or_plays_on(name: str, count: int) -> None:
    share = share_believed(find_game(name), 0, count)
    print(f"{name}: {share:.0%} of {count} damaged positions were believed, and played on")
    assert share > 0.2
