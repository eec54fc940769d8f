"""Each game in each size, theme and language takes long. Usually each of them is met, but not each pair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

THEMES = ("light", "dark")


def every_pair(names: str, first: Sequence[Any], second: Sequence[Any]) -> pytest.MarkDecorator:
    """All pairs of two lists; the usual ones, in which each value is met, are those on the diagonal."""
    diagonal = {(place % len(first), place % len(second)) for place in range(max(len(first), len(second)))}
    long = pytest.mark.long("the same with each of the others")
    return pytest.mark.parametrize(
        names.split(),
        [
            pytest.param(one, other, marks=() if (row, column) in diagonal else long)
            for row, one in enumerate(first)
            for column, other in enumerate(second)
        ],
    )


def one_of(name: str, usual: str, *others: str) -> pytest.MarkDecorator:
    long = pytest.mark.long("the same in another game, language, theme or size")
    return pytest.mark.parametrize(name, [usual, *(pytest.param(other, marks=long) for other in others)])
