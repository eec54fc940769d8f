"""A position as numbers, for programs that learn: each has a place, a name, and is about 0 to 1.

First comes what belongs to everybody, then a block for each seat: that of whoever looks, and the rivals
in turn order after it. A card is never a number to be compared: it has a place of its own in each zone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.kernel.sets import lowest
from brewtable.kernel.state import Step


class Features:
    """The places of a game's numbers, given in the order they are declared."""

    def __init__(self) -> None:
        self._shared: list[str] = []
        self._each: list[str] = []
        self._blanks: dict[int, vec[float]] = {}

    def shared(self, name: str, parts: Sequence[str] = ()) -> int:
        """The first of the places for something that belongs to everybody, one for each part."""
        return _declared(self._shared, name, parts)

    def each(self, name: str, parts: Sequence[str] = ()) -> int:
        """The same for something each seat has; the place is counted from the beginning of a seat's block."""
        return _declared(self._each, name, parts)

    @property
    def shared_width(self) -> int:
        return len(self._shared)

    @property
    def each_width(self) -> int:
        return len(self._each)

    def names(self, players: int) -> list[str]:
        """What each number is, in order."""
        owners = ["own", *(f"rival-{number}" for number in range(1, players))]
        return [*self._shared, *(f"{owner}.{name}" for owner in owners for name in self._each)]

    def count(self, players: int) -> int:
        return len(self._shared) + players * len(self._each)

    def blank(self, players: int) -> vec[float]:
        """As many zeros, to write on."""
        if players not in self._blanks:
            self._blanks[players] = vec[float]([0.0] * self.count(players))
        return self._blanks[players][:]


def _declared(places: list[str], name: str, parts: Sequence[str]) -> int:
    first = len(places)
    places.extend([f"{name}.{part}" for part in parts] if parts else [name])
    return first


def mark(out: vec[float], start: i64, things: i64) -> None:
    """Set the places of the members of a set to 1."""
    while things != 0:
        out[start + lowest(things)] = 1.0
        things &= things - 1


def cards_in_order(count: int) -> list[str]:
    """Names for the places of cards, in the order of their deck."""
    return [f"card-{number}" for number in range(1, count + 1)]


def decisions_of(steps: Sequence[Step[Any]]) -> vec[i64]:
    """For each step its number among the decisions."""
    cells = vec[i64]([0] * len(steps))
    count: i64 = 0
    for number, step in enumerate(steps):
        cells[number] = count
        if step.decides:
            count += 1
    return cells
