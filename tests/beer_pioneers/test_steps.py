"""The numbers of the steps and the list of their objects are kept in two files: they must agree."""

from __future__ import annotations

import pytest

from brewtable.games.beer_pioneers import agenda
from brewtable.games.beer_pioneers.setup import STEPS

NUMBERS = {name: number for name, number in vars(agenda).items() if name.isupper()}


def test_every_step_has_one_number() -> None:
    assert sorted(NUMBERS.values()) == list(range(len(STEPS)))


@pytest.mark.parametrize("name", NUMBERS)
def test_a_step_stands_at_its_number(name: str) -> None:
    assert STEPS[NUMBERS[name]].name == name.lower().replace("_", "-")
