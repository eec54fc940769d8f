"""What is learned from: positions as numbers, and how their games ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass
class Examples:
    """A row for each position, as one of the seats sees it; seats count from there in turn order."""

    numbers: Array  # the insights, as halves
    wins: Array  # of each seat: 1, or less where victory was shared
    scores: Array
    chances: Array  # of each seat to win, as a search found; all 0 where none did
    games: Array  # the seed of the game

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Self:
        return cls(
            np.array([row.numbers for row in rows], np.float16),
            np.array([row.wins for row in rows], np.float32),
            np.array([row.scores for row in rows], np.float32),
            np.array([row.chances for row in rows], np.float32),
            np.array([row.game for row in rows], np.int64),
        )

    @classmethod
    def joined(cls, parts: Sequence[Examples]) -> Self:
        full = [part for part in parts if len(part) > 0]
        return cls(*(np.concatenate([getattr(part, name) for part in full]) for name in cls.names()))

    @classmethod
    def names(cls) -> list[str]:
        return list(cls.__dataclass_fields__)

    def __len__(self) -> int:
        return len(self.numbers)


class Row:
    """One position, before it is known how its game ends."""

    def __init__(self, seat: int, numbers: Array, chances: Sequence[float]) -> None:
        self.seat = seat
        self.numbers = numbers
        self.chances = self._from_here(chances)
        self.game = 0
        self.wins: list[float] = []
        self.scores: list[float] = []

    def _from_here(self, seats: Sequence[float]) -> list[float]:
        return [*seats[self.seat :], *seats[: self.seat]]

    def end(self, game: int, winners: Sequence[int], scores: Sequence[int]) -> None:
        self.game = game
        share = 1.0 / len(winners)
        self.wins = self._from_here([share if seat in winners else 0.0 for seat in range(len(scores))])
        self.scores = self._from_here([float(score) for score in scores])
