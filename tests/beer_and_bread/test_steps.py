"""A step has one number, one name and, where it decides, a question and answers."""

from __future__ import annotations

import pytest
from tests.steps import check_answers, check_question, decisions, numbers_in

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_and_bread.rules import agenda
from brewtable.games.beer_and_bread.rules.setup import STEPS

NUMBERS = numbers_in(agenda)


def test_every_step_has_one_number() -> None:
    assert sorted(NUMBERS.values()) == list(range(len(STEPS)))


@pytest.mark.parametrize("name", NUMBERS)
def test_a_step_stands_at_its_number(name: str) -> None:
    assert STEPS[NUMBERS[name]].name == name.lower().replace("_", "-")


@pytest.mark.parametrize("step", decisions(STEPS))
def test_every_decision_has_its_question(step: str) -> None:
    check_question(f"ask-{step}")


def test_every_choice_is_one_of_the_answers_a_decision_names() -> None:
    check_answers(BeerAndBread(), 2, 2)
