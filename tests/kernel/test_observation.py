"""A bot that pries into its observation finds a resampled world, and no trace of the real one."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from tests.toy_game import CaskRace

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import State
from brewtable.testing import Scene, scene_at
from brewtable.testing.tour import prompt_data

GAMES: list[Game] = [BeerAndBread(), CaskRace()]
SCENES = [(game, seed, ply) for game in GAMES for seed, ply in ((0, 0), (1, 7), (2, 9), (3, 4))]
SCENES += [(GAMES[0], seed, ply) for seed, ply in ((4, 40), (5, 75), (6, 120))]


def observed(scene: Scene, seat: int, seed: int = 0) -> Observation:
    return Observation(scene.game, scene.state, seat, Stream(seed, RESAMPLING))


@pytest.mark.parametrize(("game", "seed", "ply"), SCENES)
def test_an_observation_shows_what_the_seat_sees(game: Game, seed: int, ply: int) -> None:
    scene = scene_at(game, seed, ply)
    for seat in scene.seats:
        observation = observed(scene, seat)
        assert observation.view() == game.view(scene.state, seat)
        assert prompt_data(observation.prompt()) == prompt_data(game.prompt(scene.state, seat))
        if seat == scene.mover:
            assert observation.legal() == scene.legal()
        world = observation.world(Stream(1, BOTS))
        assert game.view(world, seat) == game.view(scene.state, seat)
        assert game.broken_laws(world) == []


def fields(state: State) -> dict[str, Any]:
    """Every attribute of a position, compiled or not, as plain data."""
    found: dict[str, Any] = {}
    for name in dir(state):
        value = getattr(state, name)
        if name.startswith("__") or callable(value) or name in ("steps", "deck", "chance"):
            continue
        found[name] = value if isinstance(value, int) else list(value)
    found["agenda"] = found["agenda"][: int(state.depth)]
    return found


@pytest.mark.parametrize(("game", "seed", "ply"), SCENES)
def test_nothing_is_left_in_the_corners_of_a_world(game: Game, seed: int, ply: int) -> None:
    """A loaded position has empty corners; worlds drawn from it and from the original agree."""
    scene = scene_at(game, seed, ply)
    bare = game.load(game.save(scene.state))
    for seat in scene.seats:
        world, other = (game.resample(state, seat, Stream(5, RESAMPLING)) for state in (scene.state, bare))
        assert fields(world) == fields(other)


@pytest.mark.parametrize(("game", "seed", "ply"), SCENES)
def test_the_real_position_cannot_be_reached(game: Game, seed: int, ply: int) -> None:
    """No way through attributes leads from an observation to the state, its events or its chance."""
    scene = scene_at(game, seed, ply)
    reached: dict[int, object] = {}
    waiting: list[object] = [observed(scene, 0)._world]
    while waiting:
        one = waiting.pop()
        if id(one) in reached or isinstance(one, type) or type(one).__name__ in ("module", "function"):
            continue
        reached[id(one)] = one
        waiting += gc.get_referents(one)
    assert id(scene.state) not in reached
    assert id(scene.state.chance) not in reached
    assert len(observed(scene, 0)._world.heard) == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_future_of_chance_is_another(game: Game) -> None:
    scene = scene_at(game, 8, 3)
    real = [scene.state.chance.outcome(place, 1 << 30) for place in range(8)]
    for seat in scene.seats:
        for world in (observed(scene, seat)._world, observed(scene, seat).world(Stream(2, BOTS))):
            assert [world.chance.outcome(place, 1 << 30) for place in range(8)] != real


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_hidden_card_is_likely_to_change(game: Game) -> None:
    """What the other seat holds is seldom the truth, whichever observation is asked."""
    scene = scene_at(game, 3, 0)
    truth = game.view(scene.state, 1)
    seen = [game.view(observed(scene, 0, seed)._world, 1) for seed in range(60)]
    assert sum(view == truth for view in seen) <= 3
    assert len({str(view) for view in seen}) > 30


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_thinking_leaves_the_game_alone(game: Game) -> None:
    scene = scene_at(game, 4, 6)
    before = game.save(scene.state)
    world = observed(scene, scene.mover).world(Stream(3, BOTS))
    while world.to_move() >= 0:
        world.play(world.legal()[0])
    assert game.save(scene.state) == before
