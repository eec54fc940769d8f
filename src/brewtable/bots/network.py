"""A small network that judges positions: how likely each seat is to win, and its points.

It reads a game's insights into a position, as the seat to move has them. Many are 0, and only the others
cost time.
Seats are counted from that seat on, in turn order. A file holds a line of JSON that says what it is for,
and then all numbers as halves (IEEE 754, little-endian), in the order of `Network.__init__`.
"""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.bots.tree import Node, Tree, look_at, play_on, verdict
from brewtable.kernel.chance import Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.features import Features
from brewtable.kernel.game import Game
from brewtable.kernel.state import OVER, State

NETWORKS: Final = Path(__file__).parent / "networks"  # those that come with the program
CURIOSITY: Final = 2.8
PLAYS_ON: Final = 4  # decisions for each seat before a position is judged
POINTS: Final = 10.0  # of a score are 1 to the network


class Shape:
    """What a network is for, how large its parts are, and how a search with it goes about."""

    def __init__(
        self,
        game: str,
        players: int,
        inputs: int,
        first: int,
        second: int,
        plays_on: int = PLAYS_ON,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.plays_on = plays_on
        self.curiosity = curiosity
        self.game = game
        self.players = players
        self.inputs = inputs
        self.first = first
        self.second = second

    def parts(self) -> list[tuple[str, int]]:
        """The tables of numbers, in order, with their sizes."""
        return [
            ("from_inputs", self.inputs * self.first),
            ("first_bias", self.first),
            ("from_first", self.first * self.second),
            ("second_bias", self.second),
            ("to_chances", self.second * self.players),
            ("chances_bias", self.players),
            ("to_points", self.second * self.players),
            ("points_bias", self.players),
        ]


class Network:
    """Two layers of rectified sums, and two things told from the second."""

    def __init__(self, shape: Shape, tables: Sequence[Sequence[float]]) -> None:
        self.shape = shape
        self.inputs: i64 = shape.inputs
        self.first: i64 = shape.first
        self.second: i64 = shape.second
        self.players: i64 = shape.players
        self.plays_on: i64 = shape.plays_on
        self.curiosity = shape.curiosity
        self.from_inputs = vec[float](list(tables[0]))  # a row for each input
        self.first_bias = vec[float](list(tables[1]))
        self.from_first = vec[float](list(tables[2]))  # a row for each of the first layer
        self.second_bias = vec[float](list(tables[3]))
        self.to_chances = vec[float](list(tables[4]))  # a row for each seat
        self.chances_bias = vec[float](list(tables[5]))
        self.to_points = vec[float](list(tables[6]))
        self.points_bias = vec[float](list(tables[7]))
        self.blank = vec[float]([0.0] * shape.inputs)

    def think(self, game: Game, world: State, seat: i64) -> vec[float]:
        """The second layer, from which all the rest is told."""
        numbers = self.blank[:]
        game.write_insights(world, int(seat), numbers, 0)
        return self.thought(numbers)

    def thought(self, numbers: vec[float]) -> vec[float]:
        width = self.first
        table = self.from_inputs
        layer = self.first_bias[:]
        for place in range(self.inputs):
            number = numbers[place]
            if number != 0.0:
                start = place * width
                for at in range(width):
                    layer[at] += number * table[start + at]
        return self._second_layer(layer)

    def _second_layer(self, layer: vec[float]) -> vec[float]:
        width = self.second
        table = self.from_first
        second = self.second_bias[:]
        for place in range(self.first):
            number = layer[place]
            if number > 0.0:
                start = place * width
                for at in range(width):
                    second[at] += number * table[start + at]
        for at in range(width):
            second[at] = max(second[at], 0.0)
        return second

    def chances(self, thought: vec[float], seat: i64) -> list[float]:
        """How likely each seat is to win, as `seat` sees it; seats as at the table."""
        seats = self.players
        told = [0.0] * int(seats)
        highest = -1e9
        for turn in range(seats):
            one = _sum(self.to_chances, turn, thought) + self.chances_bias[turn]
            told[(seat + turn) % seats] = one
            highest = max(highest, one)
        together = 0.0
        for at in range(seats):
            told[at] = math.exp(told[at] - highest)
            together += told[at]
        for at in range(seats):
            told[at] /= together
        return told

    def points(self, thought: vec[float], seat: i64) -> list[float]:
        """The score that each seat can expect; seats as at the table."""
        seats = self.players
        told = [0.0] * int(seats)
        for turn in range(seats):
            told[(seat + turn) % seats] = POINTS * (
                _sum(self.to_points, turn, thought) + self.points_bias[turn]
            )
        return told


def inputs_of(game: Game, players: int) -> int:
    """How many numbers a network reads."""
    return read_by_networks(game).count(players)


def read_by_networks(game: Game) -> Features:
    return game.numbers if game.insights is None else game.insights


def _sum(table: vec[float], row: i64, thought: vec[float]) -> float:
    width = i64(len(thought))
    start = row * width
    total = 0.0
    for at in range(width):
        total += table[start + at] * thought[at]
    return total


class LearnedTree(Tree):
    """A tree that a network judges, after playing on for a little while only.

    A position is given its choices when it is reached again: most are seen once, and first looks cost time.
    """

    def __init__(self, network: Network, seats: int, root: Node | None = None) -> None:
        super().__init__(seats, root)
        self.network = network
        self.curiosity = network.curiosity

    def open(self, game: Game, world: State, node: Node, legal: vec[i64], mover: i64) -> bool:
        if node.visits == 0 and node is not self.root:
            return False
        look_at(game, world, node, legal, mover)
        return True

    def look(
        self, game: Game, world: State, stream: Stream, node: Node, legal: vec[i64], mover: i64
    ) -> list[float]:
        network = self.network
        play_on(game, world, stream, network.plays_on * world.seats)
        judging = world.to_move()
        if judging == OVER:
            return verdict(game, world)
        return network.chances(network.think(game, world, judging), judging)


# Files.


def features_hash(game: Game, players: int) -> str:
    """By which a network knows the numbers it was trained on."""
    return sha256("\n".join(read_by_networks(game).names(players)).encode()).hexdigest()[:16]


def pack(shape: Shape, tables: Sequence[Sequence[float]], game: Game) -> bytes:
    """A network as the bytes of a file."""
    head = {
        "game": shape.game,
        "rules": game.version,
        "players": shape.players,
        "inputs": shape.inputs,
        "features": features_hash(game, shape.players),
        "first": shape.first,
        "second": shape.second,
        "plays_on": shape.plays_on,
        "curiosity": shape.curiosity,
    }
    numbers = [number for table in tables for number in table]
    return json.dumps(head).encode() + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)


def unpack(data: bytes, game: Game, players: int) -> Network:
    """The network of a file, if it was made for this game and these numbers; SetupError otherwise."""
    try:
        head, tables = _parted(data)
        made_for = (head["game"], head["players"], head["features"])
        shape = _shape(head)
        short = [
            name for (name, size), table in zip(shape.parts(), tables, strict=True) if len(table) != size
        ]
        if short:
            raise ValueError(f"too few numbers: {', '.join(short)}")
    except (ValueError, KeyError, struct.error) as problem:
        raise SetupError("setup-no-network", {"reason": f"{type(problem).__name__}: {problem}"}) from problem
    if made_for != (game.name, players, features_hash(game, players)):
        raise SetupError("setup-network-unfit", {"game": game.name, "players": players})
    return Network(shape, tables)


class Shelf:
    """A file whose network is read when its game is known, and once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._network: Network | None = None

    def exists(self) -> bool:
        return self._network is not None or self._path.is_file()

    def network(self, game: Game, players: int) -> Network:
        if self._network is None:
            self._network = unpack(self._path.read_bytes(), game, players)
        return self._network


_shelves: dict[tuple[str, int], Shelf] = {}


def packaged(game: Game, players: int) -> Network | None:
    """The network that comes with the program for a game with so many players, if there is one."""
    wanted = (game.name, players)
    if wanted not in _shelves:
        _shelves[wanted] = Shelf(NETWORKS / f"{game.name}-{players}.net")
    shelf = _shelves[wanted]
    return shelf.network(game, players) if shelf.exists() else None


def from_file(path: Path) -> Callable[[Game, int], Network]:
    if not path.is_file():
        raise SetupError("setup-no-network-file", {"file": str(path)})
    return Shelf(path).network


def _parted(data: bytes) -> tuple[dict[str, Any], list[Sequence[float]]]:
    line, _newline, packed = data.partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    numbers = struct.unpack(f"<{len(packed) // 2}e", packed)
    tables: list[Sequence[float]] = []
    start = 0
    for _name, size in _shape(head).parts():
        tables.append(numbers[start : start + size])
        start += size
    return head, tables


def _shape(head: dict[str, Any]) -> Shape:
    sizes = (head["inputs"], head["first"], head["second"])
    return Shape(head["game"], head["players"], *sizes, head["plays_on"], head["curiosity"])
