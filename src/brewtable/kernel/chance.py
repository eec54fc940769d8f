"""Chance: where every shuffle and every die comes from.

A source maps a position in its stream to an outcome and never changes, so copies of a game share
it and each keeps only its own position. The seeded source is Threefry-2x32 with 20 rounds, a
counter-based generator that needs nothing but 32-bit additions, rotations and exclusive ors: the
same outcomes on every platform, compiled or not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from brewtable.kernel.errors import ChanceError

# What a stream is for. Streams of one seed with different purposes have nothing in common.
RULES: Final = 0
RESAMPLING: Final = 1
BOTS: Final = 2

SEED_LIMIT: Final = 1 << 63
DRAWN_LIMIT: Final = (1 << 32) - 1  # a stream holds more outcomes than any game needs

_WORD: Final = 0xFFFFFFFF
_PARITY: Final = 0x1BD11BDA


def _mix(x0: i64, x1: i64, r0: i64, r1: i64, r2: i64, r3: i64) -> tuple[i64, i64]:
    """Four rounds of Threefry with their rotations."""
    x0 = (x0 + x1) & _WORD
    x1 = (((x1 << r0) & _WORD) | (x1 >> (32 - r0))) ^ x0
    x0 = (x0 + x1) & _WORD
    x1 = (((x1 << r1) & _WORD) | (x1 >> (32 - r1))) ^ x0
    x0 = (x0 + x1) & _WORD
    x1 = (((x1 << r2) & _WORD) | (x1 >> (32 - r2))) ^ x0
    x0 = (x0 + x1) & _WORD
    x1 = (((x1 << r3) & _WORD) | (x1 >> (32 - r3))) ^ x0
    return x0, x1


def threefry(key0: i64, key1: i64, counter0: i64, counter1: i64) -> tuple[i64, i64]:
    """Two random 32-bit words for a key and a counter of two words each."""
    key2 = _PARITY ^ key0 ^ key1
    x0 = (counter0 + key0) & _WORD
    x1 = (counter1 + key1) & _WORD
    x0, x1 = _mix(x0, x1, 13, 15, 26, 6)
    x0, x1 = (x0 + key1) & _WORD, (x1 + key2 + 1) & _WORD
    x0, x1 = _mix(x0, x1, 17, 29, 16, 24)
    x0, x1 = (x0 + key2) & _WORD, (x1 + key0 + 2) & _WORD
    x0, x1 = _mix(x0, x1, 13, 15, 26, 6)
    x0, x1 = (x0 + key0) & _WORD, (x1 + key1 + 3) & _WORD
    x0, x1 = _mix(x0, x1, 17, 29, 16, 24)
    x0, x1 = (x0 + key1) & _WORD, (x1 + key2 + 4) & _WORD
    x0, x1 = _mix(x0, x1, 13, 15, 26, 6)
    return (x0 + key2) & _WORD, (x1 + key0 + 5) & _WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes. `outcome(position, sides)` is one of 0 … sides - 1."""

    def outcome(self, position: i64, sides: i64) -> i64:
        raise ChanceError("chance-no-outcomes")

    def to_data(self) -> dict[str, object]:
        raise ChanceError("chance-not-saved")


class Seeded(Chance):
    """Outcomes from a seed, for one purpose."""

    def __init__(self, seed: i64, purpose: i64) -> None:
        if seed < 0:
            raise ChanceError("seed-range", {"most": str(SEED_LIMIT - 1), "seed": str(seed)})
        self.seed: i64 = seed
        self.purpose: i64 = purpose
        self.key0, self.key1 = threefry(seed & _WORD, seed >> 32, purpose, 0)

    def outcome(self, position: i64, sides: i64) -> i64:
        # Lemire's bounded draw: a word times the sides, redrawn in the rare case that would favour some.
        attempt: i64 = 0
        while True:
            word, _spare = threefry(self.key0, self.key1, position & _WORD, attempt)
            product = word * sides
            low = product & _WORD
            if low >= sides or low >= (_WORD + 1 - sides) % sides:
                return product >> 32
            attempt += 1

    def to_data(self) -> dict[str, object]:
        return {"kind": "seeded", "seed": int(self.seed), "purpose": int(self.purpose)}


class Scripted(Chance):
    """Outcomes given beforehand: tests, physical dice, a journal that is played again."""

    def __init__(self, outcomes: list[int], start: int = 0) -> None:
        self.outcomes = outcomes
        self.start: i64 = start

    def outcome(self, position: i64, sides: i64) -> i64:
        index = position - self.start
        if index < 0 or index >= len(self.outcomes):
            raise ChanceError(
                "chance-script-end",
                {"outcomes": len(self.outcomes), "number": str(index + 1), "most": str(sides - 1)},
            )
        value: i64 = self.outcomes[index]
        if value < 0 or value >= sides:
            raise ChanceError(
                "chance-script-range",
                {"number": str(index + 1), "outcome": str(value), "most": str(sides - 1)},
            )
        return value

    def to_data(self) -> dict[str, object]:
        return {"kind": "scripted", "outcomes": list(self.outcomes), "start": int(self.start)}


def chance_from_data(data: object) -> Chance:
    """The source that `to_data` described."""
    if isinstance(data, dict):
        kind = data.get("kind")
        if kind == "seeded":
            purpose = _whole(data, "purpose")
            if purpose not in (RULES, RESAMPLING, BOTS):
                raise ChanceError("chance-purpose", {"purpose": str(purpose)})
            return Seeded(_whole(data, "seed"), purpose)
        if kind == "scripted":
            outcomes = data.get("outcomes")
            if isinstance(outcomes, list) and all(_is_whole(one) for one in outcomes):
                return Scripted(outcomes, _whole(data, "start"))
            raise ChanceError("chance-outcomes")
    raise ChanceError("chance-form")


def _whole(data: dict[str, object], field: str) -> int:
    value = data.get(field)
    if not _is_whole(value):
        raise ChanceError("chance-field", {"field": field, "most": str(SEED_LIMIT - 1)})
    assert isinstance(value, int)
    return value


def _is_whole(value: object) -> bool:
    return type(value) is int and 0 <= value < SEED_LIMIT


class Stream:
    """A source read in order, for users outside the rules: bots, resampling, playouts."""

    def __init__(self, seed: i64, purpose: i64) -> None:
        self.source = Seeded(seed, purpose)
        self.position: i64 = 0

    def below(self, sides: i64) -> i64:
        """The next outcome, one of 0 … sides - 1."""
        value = self.source.outcome(self.position, sides)
        self.position += 1
        return value

    def draw_seed(self) -> i64:
        """A fresh seed drawn from this stream, for a stream of its own."""
        return (self.below(1 << 31) << 31) | self.below(1 << 31)
