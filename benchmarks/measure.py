"""What a contestant is, and how contestants take turns on a noisy machine.

Time is the process's CPU time: every contestant runs in one thread, and a busy neighbour should not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

PLAYOUT: Final = "playout"
DRIVEN: Final = "driven"
COPY: Final = "copy"
RESAMPLE: Final = "resample"
SEARCH: Final = "search"
KINDS: Final = (PLAYOUT, DRIVEN, COPY, RESAMPLE, SEARCH)


@dataclass(frozen=True)
class Sample:
    """Work done in one short run; `chance` counts steps that no player decided."""

    done: int
    seconds: float
    chance: int = 0


@dataclass(frozen=True)
class Rate:
    """Medians over the rounds, per second; `steps` includes chance steps."""

    done: float
    steps: float


Once = Callable[[], tuple[int, int]]  # a piece of work; the decisions and chance steps it made
Run = Callable[[float], dict[str, Sample]]


@dataclass(frozen=True)
class Contestant:
    """`run(seconds)` gives each kind of measure about that long. None: not installed."""

    name: str
    run: Run | None


def repeat(once: Once, seconds: float) -> Sample:
    """Do a piece of work until the time is up."""
    done = chance = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decided, drawn = once()
        done += decided
        chance += drawn
    return Sample(done, spent, chance)


def repeat_call(call: Callable[[], object], seconds: float) -> Sample:
    return repeat(lambda: many(call), seconds)


def many(call: Callable[[], object]) -> tuple[int, int]:
    """Make a call that may take under a microsecond so often that the clock costs nothing."""
    for _ in range(200):
        call()
    return 200, 0


def compete(contestants: Iterable[Contestant], rounds: int, seconds: float) -> dict[str, dict[str, Rate]]:
    """Every contestant once a round, so that a slow spell of the machine hits them all; then medians."""
    racing = [(c.name, c.run) for c in contestants if c.run is not None]
    samples: dict[str, list[dict[str, Sample]]] = {name: [] for name, _ in racing}
    for _ in range(rounds):
        for name, run in racing:
            samples[name].append(run(seconds))
    return {
        name: {kind: _rate([s[kind] for s in taken]) for kind in taken[0]} for name, taken in samples.items()
    }


def calibration(seconds: float) -> float:
    """How fast this machine runs plain Python: what rates of another day or machine are divided by."""

    def loop() -> tuple[int, int]:
        total = 0
        for number in range(20_000):
            total ^= number * number
        return 20_000, total * 0

    sample = repeat(loop, seconds)
    return sample.done / sample.seconds


def _rate(samples: list[Sample]) -> Rate:
    return Rate(
        median(s.done / s.seconds for s in samples),
        median((s.done + s.chance) / s.seconds for s in samples),
    )
