"""Chance: known answers, fair outcomes, streams that have nothing in common, scripts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.refusals import refused

from brewtable.kernel.chance import (
    BOTS,
    RESAMPLING,
    RULES,
    SEED_LIMIT,
    Chance,
    Scripted,
    Seeded,
    Stream,
    chance_from_data,
    threefry,
)
from brewtable.kernel.errors import ChanceError

ONES = 0xFFFFFFFF
PINNED = [51, 48, 40, 48, 3, 24, 3, 1]
PINNED_FAR = [1396177760, 298726010, 1585890801]

# The 99.99 % points of chi-square for 1, 5, 11 and 59 degrees of freedom.
CHI_SQUARE = {2: 15.2, 6: 25.8, 12: 38.0, 60: 108.0}


@pytest.mark.parametrize(
    ("key", "counter", "answer"),
    [
        ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
        ((ONES, ONES), (ONES, ONES), (0x1CB996FC, 0xBB002BE7)),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xC4923A9C, 0x483DF7A0)),
    ],
)
def test_threefry_gives_the_published_answers(
    key: tuple[int, int], counter: tuple[int, int], answer: tuple[int, int]
) -> None:
    assert threefry(*key, *counter) == answer


def test_outcomes_stay_the_same_on_every_platform() -> None:
    source = Seeded(2024, RULES)
    assert [source.outcome(position, 60) for position in range(8)] == PINNED
    far = Seeded(SEED_LIMIT - 1, BOTS)
    assert [far.outcome(position, 1 << 31) for position in (0, 1, ONES)] == PINNED_FAR


@pytest.mark.parametrize("sides", CHI_SQUARE)
@pytest.mark.parametrize("purpose", [RULES, RESAMPLING, BOTS])
def test_outcomes_are_uniform(sides: int, purpose: int) -> None:
    source, draws = Seeded(7, purpose), 6000
    counts = [0] * sides
    for position in range(draws):
        counts[source.outcome(position, sides)] += 1
    mean = draws / sides
    assert sum((count - mean) ** 2 / mean for count in counts) < CHI_SQUARE[sides]


def test_neighbouring_outcomes_are_independent() -> None:
    source, draws = Seeded(11, RULES), 7200
    pairs = [0] * 60
    for position in range(0, 2 * draws, 2):
        pairs[source.outcome(position, 6) * 10 + source.outcome(position + 1, 10)] += 1
    mean = draws / 60
    assert sum((count - mean) ** 2 / mean for count in pairs) < CHI_SQUARE[60]


def test_neighbouring_seeds_are_independent() -> None:
    counts = [0] * 60
    for seed in range(6000):
        counts[Seeded(seed, RULES).outcome(0, 60)] += 1
    assert sum((count - 100) ** 2 / 100 for count in counts) < CHI_SQUARE[60]


@given(seed=st.integers(0, SEED_LIMIT - 1), position=st.integers(0, 1 << 32), sides=st.integers(1, 1 << 31))
def test_outcomes_are_below_the_sides_and_repeatable(seed: int, position: int, sides: int) -> None:
    outcome = Seeded(seed, RULES).outcome(position, sides)
    assert 0 <= outcome < sides
    assert Seeded(seed, RULES).outcome(position, sides) == outcome


@given(seed=st.integers(0, SEED_LIMIT - 1))
def test_purposes_have_streams_of_their_own(seed: int) -> None:
    runs = {
        tuple(Seeded(seed, purpose).outcome(place, 1 << 30) for place in range(4))
        for purpose in (RULES, RESAMPLING, BOTS)
    }
    assert len(runs) == 3


@pytest.mark.parametrize("seed", [-1, -(1 << 40)])
def test_a_seed_is_not_negative(seed: int) -> None:
    with refused(ChanceError, "a seed is a whole number from 0"):
        Seeded(seed, RULES)


# Scripts.


def test_a_script_gives_its_outcomes_in_order() -> None:
    script = Scripted([3, 0, 5])
    assert [script.outcome(position, 6) for position in range(3)] == [3, 0, 5]


def test_a_script_may_start_later() -> None:
    assert Scripted([4], start=10).outcome(10, 6) == 4
    with refused(ChanceError, "holds 1 outcomes"):
        Scripted([4], start=10).outcome(9, 6)


def test_a_script_that_is_too_short_says_what_is_needed() -> None:
    with refused(ChanceError, r"holds 2 outcomes, number 3 is needed \(one of 0 to 5\)"):
        Scripted([1, 2]).outcome(2, 6)


@pytest.mark.parametrize("outcome", [-1, 6, 100])
def test_a_script_with_an_impossible_outcome_says_which(outcome: int) -> None:
    with refused(ChanceError, f"outcome 2 of the script is {outcome}, it must be 0 to 5"):
        Scripted([1, outcome]).outcome(1, 6)


# As data.


@pytest.mark.parametrize("source", [Seeded(99, RESAMPLING), Scripted([1, 2, 3], start=7), Scripted([])])
def test_sources_survive_being_written(source: Chance) -> None:
    assert chance_from_data(source.to_data()).to_data() == source.to_data()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "chance must be"),
        ({}, "chance must be"),
        ({"kind": "dice"}, "chance must be"),
        ({"kind": "seeded", "seed": 1}, "needs `purpose`"),
        ({"kind": "seeded", "seed": -1, "purpose": 0}, "needs `seed`"),
        ({"kind": "seeded", "seed": SEED_LIMIT, "purpose": 0}, "needs `seed`"),
        ({"kind": "seeded", "seed": True, "purpose": 0}, "needs `seed`"),
        ({"kind": "scripted", "outcomes": "12", "start": 0}, "needs `outcomes`"),
        ({"kind": "scripted", "outcomes": [1, "2"], "start": 0}, "needs `outcomes`"),
        ({"kind": "scripted", "outcomes": [1]}, "needs `start`"),
    ],
)
def test_data_that_is_no_chance_is_refused(data: object, words: str) -> None:
    with refused(ChanceError, words):
        chance_from_data(data)


def test_the_bare_interface_has_no_outcomes() -> None:
    with refused(ChanceError, "use Seeded or Scripted"):
        Chance().outcome(0, 6)
    with refused(ChanceError, "cannot be saved"):
        Chance().to_data()


class AlwaysLast(Chance):
    """A source somebody else wrote."""

    def outcome(self, position: int, sides: int) -> int:
        return sides - 1


def test_other_sources_can_be_written() -> None:
    assert AlwaysLast().outcome(5, 6) == 5


# Streams.


def test_a_stream_reads_its_source_in_order() -> None:
    stream, source = Stream(5, BOTS), Seeded(5, BOTS)
    assert [stream.below(10) for _ in range(20)] == [source.outcome(place, 10) for place in range(20)]


def test_seeds_drawn_from_a_stream_are_seeds_and_differ() -> None:
    stream = Stream(5, BOTS)
    seeds = [stream.draw_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
