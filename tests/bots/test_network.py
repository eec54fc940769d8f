"""Networks tell what their numbers say, files come back, searches with them play by the rules."""

import random
from collections.abc import Sequence
from math import exp
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.refusals import refused

from brewtable.bots import make_bot
from brewtable.bots.network import Network, Shape, inputs_of, pack, unpack
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.match import new_match
from brewtable.kernel.registry import find_game, game_names

TABLES = [
    (name, players)
    for name in game_names()
    for players in range(find_game(name).fewest, find_game(name).most + 1)
]


def made(name: str, players: int) -> bytes:
    """A small network whose numbers are drawn by chance, and halves."""
    game, draw = find_game(name), random.Random(players)
    shape = Shape(name, players, inputs_of(game, players), 6, 4)
    tables = [[draw.randrange(-64, 64) / 64 for _ in range(size)] for _name, size in shape.parts()]
    return pack(shape, tables, game)


def by_hand(network: Network, numbers: Sequence[float]) -> list[float]:
    """The second layer, as a textbook has it."""
    first = [
        max(0.0, bias + sum(number * weight for number, weight in zip(numbers, column, strict=True)))
        for bias, column in zip(
            network.first_bias, columns(network.from_inputs, network.shape.first), strict=True
        )
    ]
    return [
        max(0.0, bias + sum(number * weight for number, weight in zip(first, column, strict=True)))
        for bias, column in zip(
            network.second_bias, columns(network.from_first, network.shape.second), strict=True
        )
    ]


def columns(table: vec[float], width: int) -> list[list[float]]:
    cells = list(table)
    return [cells[at::width] for at in range(width)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_network_tells_what_its_numbers_say(name: str, players: int) -> None:
    network = unpack(made(name, players), find_game(name), players)
    draw = random.Random(name)
    numbers = [draw.choice((0.0, 0.0, 0.0, 1.0, 0.25)) for _ in range(network.shape.inputs)]
    thought = network.thought(vec[float](numbers))
    expected = by_hand(network, numbers)
    assert list(thought) == pytest.approx(expected)

    seat = players - 1
    rows = [list(network.to_chances)[4 * turn : 4 * turn + 4] for turn in range(players)]
    told = [
        exp(bias + sum(one * weight for one, weight in zip(expected, row, strict=True)))
        for bias, row in zip(network.chances_bias, rows, strict=True)
    ]
    chances = network.chances(thought, i64(seat))
    assert [chances[(seat + turn) % players] for turn in range(players)] == pytest.approx(
        [one / sum(told) for one in told]
    )
    assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_search_with_a_network_plays_by_the_rules_and_alike(
    name: str, players: int, tmp_path: Path
) -> None:
    file = tmp_path / "some.net"
    file.write_bytes(made(name, players))
    played = [first_decisions(name, players, f"{file}:4") for _ in range(2)]
    assert played[0] == played[1]


def first_decisions(name: str, players: int, bot: str) -> list[int]:
    """A match refuses what is not legal."""
    game = find_game(name)
    match = new_match(game, game.setup(players, seed=3))
    bots = [make_bot(bot, seat) for seat in range(players)]
    worlds = Stream(3, RESAMPLING)
    while not match.over and match.ply < 60:
        seat = match.state.to_move()
        match.act(bots[seat].choose(match.observe(seat, worlds)))
    return [entry.action for entry in match.entries]


def test_a_network_is_for_one_game_with_so_many_players() -> None:
    dice = find_game("dice-brewing")
    packed = made("dice-brewing", 3)
    assert unpack(packed, dice, 3).shape.players == 3
    with refused(SetupError, "made for another game, number of players or version of the rules"):
        unpack(packed, dice, 2)
    with refused(SetupError, "made for another game"):
        unpack(packed, find_game("beer-pioneers"), 3)


def test_what_is_no_network_is_told_in_words(tmp_path: Path) -> None:
    with refused(SetupError, "there is no file"):
        make_bot(str(tmp_path / "none.net:0.1s"), 1)
    game = find_game("beer-and-bread")
    for bytes_of_it in (b"", b"{}\n", b'{"game": 1}\nxx', made("beer-and-bread", 2)[:-7]):
        with refused(SetupError, "that is no network"):
            unpack(bytes_of_it, game, 2)


@pytest.mark.parametrize("budget", ["0", "0s", "fast", "100:2"])
def test_its_budget_is_that_of_a_search_on_one_core(budget: str, tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    file.write_bytes(made("beer-and-bread", 2))
    with refused(SetupError, "is no search"):
        make_bot(f"{file}:{budget}", 1)
