"""Sets of up to 63 things (cards, tokens, tiles), each set one int: bit n set means thing n is in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_PRIME: Final = 67  # 2 is a primitive root of 67, so each power of two has its own remainder


def _remainders() -> vec[i64]:
    places = [0] * _PRIME
    for place in range(63):
        places[(1 << place) % _PRIME] = place
    return vec[i64](places)


_PLACE: Final[vec[i64]] = _remainders()
# A table, since mypyc turns a shifted literal one into a C int of 32 bits.
_ONLY: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])


def only(thing: i64) -> i64:
    """The set of one thing."""
    return _ONLY[thing]


def lowest(things: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _PLACE[(things & -things) % _PRIME]


def size(things: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while things != 0:
        things &= things - 1
        count += 1
    return count


def members(things: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while things != 0:
        found.append(lowest(things))
        things &= things - 1
    return found


def set_of(things: list[int]) -> i64:
    """The set with these members."""
    found: i64 = 0
    for thing in things:
        found |= only(thing)
    return found
