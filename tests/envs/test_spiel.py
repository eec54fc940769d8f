"""OpenSpiel: its own random simulation for every table, and an algorithm of its own that plays."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.envs.test_table import OPTIONS

from brewtable.envs.spiel import SpielState, Told, spiel_name
from brewtable.kernel.errors import SetupError

TABLES = [
    ("beer-and-bread", 2),
    ("dice-brewing", 2),
    pytest.param("dice-brewing", 3, marks=pytest.mark.long("a slow table")),
    pytest.param("dice-brewing", 4, marks=pytest.mark.long("a slow table")),
    ("beer-pioneers", 2),
    pytest.param("beer-pioneers", 3, marks=pytest.mark.long("a slow table")),
    pytest.param("beer-pioneers", 4, marks=pytest.mark.long("a slow table")),
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    loaded = pyspiel.load_game(spiel_name(game), {"players": players})
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, 1, True, False)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("dice-brewing", 2, {"advanced": True}),
        *(pytest.param(*table, marks=pytest.mark.long("every option")) for table in OPTIONS),
    ],
)
def test_options_are_parameters(game: str, players: int, options: dict[str, object]) -> None:
    loaded = pyspiel.load_game(spiel_name(game), {"players": players, **options})
    asked = loaded.rules.setup(players, 0, options).options
    assert loaded.options == asked
    state, chance, outcomes = loaded.new_initial_state(), random.Random(1), []
    while state.is_chance_node():
        outcomes.append(chance.choice(state.legal_actions()))
        state.apply_action(outcomes[-1])
    same = loaded.rules.new(loaded.rules.setup(players, options=options, chance=Told(outcomes, 0)))
    assert loaded.rules.save(state.position) == loaded.rules.save(same)
    assert pyspiel.load_game(str(loaded)).options == asked


def test_an_option_that_cannot_be_is_told() -> None:
    with pytest.raises((SetupError, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game(spiel_name("beer-and-bread"), {"first": "nobody"})


def begun(game: str = "beer-and-bread", seed: int = 1) -> SpielState:
    """A state in which the first seat decides."""
    state = pyspiel.load_game(spiel_name(game)).new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chances for _, chances in outcomes) == pytest.approx(1)
        state.apply_action(chance.choice(outcomes)[0])
    return state


@pytest.mark.parametrize("game", ["beer-and-bread", "dice-brewing", "beer-pioneers"])
def test_another_world_looks_the_same(game: str) -> None:
    state = begun(game)
    sampler = random.Random(1).random
    for _ in range(12):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        state.apply_action(random.Random(1).choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(0)


@pytest.mark.parametrize("game", ["beer-and-bread", "dice-brewing", "beer-pioneers"])
def test_what_a_seat_is_told_settles_what_it_may_do(game: str) -> None:
    """Searches keep what they learn under these words, together with the actions."""
    found: dict[str, list[int]] = {}
    for seed in range(3):
        state, chance = begun(game, seed), random.Random(seed)
        while not state.is_terminal() and len(found) < 400 * (seed + 1):
            if not state.is_chance_node():
                told = state.information_state_string(state.current_player())
                assert found.setdefault(told, state.legal_actions()) == state.legal_actions()
            state.apply_action(chance.choice(state.legal_actions()))
    assert len(found) > 200


def test_a_clone_goes_its_own_way() -> None:
    state = begun()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.history() == begun().history()
    assert len(twin.history()) > len(state.history())


def test_searches_of_openspiel_play() -> None:
    state = begun()
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=15,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_number_of_players_that_cannot_be_is_told() -> None:
    with pytest.raises((SetupError, RuntimeError)):
        pyspiel.load_game(spiel_name("beer-and-bread"), {"players": 3})
