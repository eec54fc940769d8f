"""Bots choose what is legal, know what their seat knows, and the better one wins."""

from __future__ import annotations

import pytest
from tests.refusals import refused
from tests.strength import INTERPRETED

from brewtable.arena.contest import Hall, Rules, fixtures
from brewtable.bots import bot_names, make_bot
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER, State

GAME = BeerAndBread()
SEATS = (0, 1)


def positions(games: int, one_in: int) -> list[State]:
    """Positions of random games, one in so many of each."""
    found: list[State] = []
    for seed in range(games):
        state = GAME.new(GAME.setup(2, seed))
        chooser = Stream(seed, BOTS)
        ply = 0
        while state.to_move() != OVER:
            if (ply + seed) % one_in == 0:
                found.append(state.copy())
            options = state.legal()
            state.play(options[chooser.below(len(options))])
            ply += 1
    return found


def choice(bot: str, state: State, seed: int) -> int:
    """What a bot chooses in a position, with all its chance from a seed."""
    mover = int(state.to_move())
    return int(make_bot(bot, seed).choose(Observation(GAME, state, mover, Stream(seed, RESAMPLING))))


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_chooses_a_legal_action_and_leaves_the_position_alone(bot: str) -> None:
    for seed, state in enumerate(positions(4, 3)):
        before = GAME.save(state)
        assert choice(bot, state, seed) in list(state.legal())
        assert GAME.save(state) == before


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_streams_give_the_same_choice(bot: str) -> None:
    for seed, state in enumerate(positions(2, 9)):
        assert choice(bot, state, seed) == choice(bot, state, seed)


def test_random_chooses_everything_it_may() -> None:
    state = positions(1, 1000)[0]
    assert {choice("random", state, seed) for seed in range(300)} == set(state.legal())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_what_a_seat_cannot_see_does_not_change_its_choice(bot: str) -> None:
    """The same knowledge and the same streams give the same choice, whatever is really hidden."""
    poisoned = 0
    for number, state in enumerate(positions(5, 4)):
        mover = int(state.to_move())
        for world in (GAME.resample(state, mover, Stream(seed, RESAMPLING)) for seed in (71, 72)):
            poisoned += GAME.save(world)["pile"] != GAME.save(state)["pile"]
            assert choice(bot, world, number) == choice(bot, state, number)
    assert poisoned > 50


def test_a_resampled_world_depends_on_knowledge_and_stream_alone() -> None:
    for number, state in enumerate(positions(5, 4)):
        for seat in SEATS:
            truth = GAME.resample(state, seat, Stream(number, RESAMPLING))
            poisoned = GAME.resample(state, seat, Stream(1000 + number, RESAMPLING))
            again = GAME.resample(poisoned, seat, Stream(number, RESAMPLING))
            assert GAME.save(again) == GAME.save(truth)


def test_an_observation_has_no_way_to_the_truth() -> None:
    """All that a bot can reach from what it gets is the same for two positions its seat cannot tell apart."""
    for number, state in enumerate(positions(2, 9)):
        mover = int(state.to_move())
        other = GAME.resample(state, mover, Stream(99, RESAMPLING))
        seen = [Observation(GAME, one, mover, Stream(number, RESAMPLING)) for one in (state, other)]
        assert seen[0].view() == seen[1].view()
        assert seen[0].legal() == seen[1].legal()
        worlds = [GAME.save(one.world(Stream(5, RESAMPLING))) for one in seen]
        assert worlds[0] == worlds[1]


def test_bots_go_by_name() -> None:
    assert bot_names()[:2] == ["random", "greedy"]
    for name in bot_names():
        assert make_bot(name, 0) is not make_bot(name, 0)
    with refused(SetupError, "there is no bot 'Greedy'; did you mean 'greedy'"):
        make_bot("Greedy", 0)
    with refused(
        SetupError, "there is no bot 'zzz'; the bots: random, greedy, search, expert, easy, normal, hard"
    ):
        make_bot("zzz", 0)


def test_greedy_beats_random_from_either_seat() -> None:
    half, fewest = (10, 18) if INTERPRETED else (50, 97)
    hall = Hall(Rules(GAME.name))
    played = map(hall.play, fixtures(("greedy", "random"), 2 * half, 500))
    wins = sum(game.wins()[game.fixture.seats().index("greedy")] for game in played)
    assert wins >= fewest, f"greedy won {wins} of {2 * half}"
