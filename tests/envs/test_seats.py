"""Gymnasium: one seat against bots, and many tables at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.test_table import OF_OPTIONS, OF_TABLE

import brewtable.envs
from brewtable.envs.batched import BatchedEnv
from brewtable.envs.seat import SeatEnv, env_name
from brewtable.kernel.chance import Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game

assert brewtable.envs


@pytest.mark.filterwarnings("ignore::UserWarning")
@OF_TABLE
def test_gymnasium_finds_nothing_wrong(game: str, players: int, options: dict[str, object]) -> None:
    env = gymnasium.make(env_name(game), players=players, options=options)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.filterwarnings("ignore::UserWarning")
@OF_OPTIONS
def test_gymnasium_finds_nothing_wrong_with_any_option(
    game: str, players: int, options: dict[str, object]
) -> None:
    env = gymnasium.make(env_name(game), players=players, options=options)
    check_env(env.unwrapped, skip_render_check=True)
    tables = gymnasium.make_vec(env_name(game), 3, "vector_entry_point", players=players, options=options)
    tables.reset(seed=1)
    for _ in range(30):
        tables.step(tables.unwrapped.seen["action_mask"].argmax(axis=1))


def play_out(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Random play to the end: the reward, and how many decisions it took."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    decisions = 0
    while True:
        action = chance.choice(np.flatnonzero(env.action_masks()))
        _, reward, over, _, info = env.step(action)
        decisions += 1
        if over:
            assert info["result"]["scores"]
            return reward, decisions


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_bots_sit_at_the_other_seats(bots: str) -> None:
    env = SeatEnv("beer-and-bread", bots=bots)
    rewards = [play_out(env, seed)[0] for seed in range(6)]
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert rewards == [play_out(env, seed)[0] for seed in range(6)]
    if bots == "greedy":
        assert sum(rewards) < 0


def test_a_seat_may_be_chosen_or_drawn() -> None:
    drawn = SeatEnv("dice-brewing", 4)
    seats = {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}
    assert SeatEnv("dice-brewing", 4, seat=2).reset(seed=1)[1]["seat"] == 2


def test_what_is_not_legal_loses() -> None:
    env = SeatEnv("beer-and-bread")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.flatnonzero(~env.action_masks())[0])
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_what_cannot_be_is_told() -> None:
    for wrong in ({"seat": 2}, {"bots": ["random", "random"]}, {"bots": "no-such-bot"}):
        with pytest.raises(SetupError):
            SeatEnv("beer-and-bread", **wrong)  # type: ignore[arg-type]
    for bots in ({0: "random", 1: "random"}, {2: "random"}):
        with pytest.raises(SetupError):
            BatchedEnv(2, "beer-and-bread", bots=bots)


# Many tables.


@OF_TABLE
def test_the_batch_is_the_games_one_by_one(game: str, players: int, options: dict[str, object]) -> None:
    """What is seen, legal and won is what the rules say of each game, played beside the batch."""
    rules = find_game(game)
    env = BatchedEnv(3, game, players, options=options)
    chance = np.random.default_rng(1)
    env.reset(seed=7)
    states = [rules.new(rules.setup(players, 7 + number, options)) for number in range(3)]
    seeds = [7, 8, 9]
    ended = 0
    for _ in range(700):
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in env.seen["action_mask"]])
        _, rewards, over, _, infos = env.step(actions)
        for number, state in enumerate(states):
            mover = int(state.to_move())
            state.play(int(actions[number]))
            assert over[number] == (state.to_move() < 0)
            if over[number]:
                ended += 1
                assert rewards[number] == infos["rewards"][number, mover]
                assert infos["rewards"][number].sum() == pytest.approx(0)
                seeds[number] += 3
                states[number] = rules.new(rules.setup(players, seeds[number], options))
            now = states[number]
            assert env.to_move[number] == now.to_move()
            seen = env.seen["observation"][number]
            assert seen.tolist() == list(rules.features(now, int(now.to_move())))
            assert np.flatnonzero(env.seen["action_mask"][number]).tolist() == list(now.legal())
    assert ended or game != "beer-and-bread"


def test_arrays_are_written_in_place_and_begun_anew() -> None:
    env = BatchedEnv(4, "beer-and-bread")
    seen, infos = env.reset(seed=1)
    first = seen["observation"].copy()
    for _ in range(3):
        env.step(env.seen["action_mask"].argmax(axis=1))
    assert seen["observation"] is env.seen["observation"]
    assert not np.array_equal(seen["observation"], first)
    env.reset(seed=1)
    assert np.array_equal(seen["observation"], first)
    assert infos["to_move"] is env.to_move


def test_bots_play_some_seats_of_a_batch() -> None:
    env = gymnasium.make_vec(
        env_name("dice-brewing"), 5, "vector_entry_point", players=3, bots={0: "random", 2: "greedy"}
    )
    env.reset(seed=1)
    for _ in range(20):
        seen, _, _, _, infos = env.step(env.unwrapped.seen["action_mask"].argmax(axis=1))
        assert (infos["to_move"] == 1).all()
        assert seen["action_mask"].any(axis=1).all()


def test_what_is_not_legal_in_a_batch_is_told_and_loses_nothing() -> None:
    env = BatchedEnv(2, "beer-and-bread")
    env.reset(seed=1)
    before = env.seen["observation"].copy()
    wrong = env.seen["action_mask"].argmin(axis=1)
    with pytest.raises(SetupError):
        env.step(wrong)
    assert np.array_equal(env.seen["observation"], before)


def test_random_play_inside_the_batch() -> None:
    env = BatchedEnv(8, "beer-and-bread")
    env.reset(seed=1)
    stream = Stream(1, 2)
    ended = 0
    for _ in range(300):
        env.batch.step_at_random(stream)
        ended += len(env.batch.ended)
    assert ended > 5
