"""Sets of up to 63 things, next to Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from brewtable.kernel.sets import lowest, members, only, set_of, size

PLACES = 63
things = st.sets(st.integers(0, PLACES - 1))


def test_every_single_thing_is_found_again() -> None:
    for thing in range(PLACES):
        assert only(thing) == 1 << thing
        assert lowest(only(thing)) == thing
        assert members(only(thing)) == [thing]
        assert size(only(thing)) == 1


def test_the_empty_and_the_full_set() -> None:
    assert members(0) == []
    assert size(0) == 0
    assert set_of([]) == 0
    full = set_of(list(range(PLACES)))
    assert full == (1 << PLACES) - 1
    assert members(full) == list(range(PLACES))
    assert size(full) == PLACES


@given(things)
def test_members_size_and_lowest(expected: set[int]) -> None:
    packed = set_of(list(expected))
    assert members(packed) == sorted(expected)
    assert size(packed) == len(expected)
    if expected:
        assert lowest(packed) == min(expected)


@given(things, things)
def test_bit_operations_are_set_operations(first: set[int], second: set[int]) -> None:
    one, other = set_of(list(first)), set_of(list(second))
    assert members(one | other) == sorted(first | second)
    assert members(one & other) == sorted(first & second)
    assert members(one & ~other) == sorted(first - second)


@given(things, st.integers(0, PLACES - 1))
def test_adding_twice_is_adding_once(expected: set[int], thing: int) -> None:
    assert set_of([*expected, thing, thing]) == set_of(list(expected | {thing}))
