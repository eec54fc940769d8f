"""The list of steps: one number, one class, one name each, or an error that says what is wrong."""

from __future__ import annotations

from types import ModuleType

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from brewtable.kernel.chance import Scripted
from brewtable.kernel.state import NOBODY, STEP_WIDTH, Decision, State, Step
from brewtable.kernel.steps import agenda_faults, steps_in_order, steps_of


class Year(Step[State]):
    pass


class SeedHarvest(Step[State]):
    seated: bool = True


class Paying(Step[State]):
    seated: bool = True
    waits: bool = False


class PlayTaken(Decision[State]):
    def fits(self, s: State, seat: i64, first: i64, second: i64) -> bool:
        return first < 60 and second == 0

    def options(self, s: State, seat: i64, first: i64, second: i64) -> vec[i64]:
        """Nothing can be done with card 7."""
        return vec[i64]([] if first == 7 else [first])


def module(name: str, **things: object) -> ModuleType:
    made = ModuleType(name)
    for key, thing in things.items():
        if isinstance(thing, type) and thing is not Step:
            thing.__module__ = name
        setattr(made, key, thing)
    return made


def chapters() -> list[ModuleType]:
    return [
        module("years", Year=Year, Step=Step),
        module("cards", SeedHarvest=SeedHarvest, PlayTaken=PlayTaken),
    ]


def numbers(**given: int) -> ModuleType:
    return module("agenda", **given)


def test_steps_are_found_by_name_and_stand_at_their_numbers() -> None:
    steps = steps_of(numbers(YEAR=0, PLAY_TAKEN=1, SEED_HARVEST=2), chapters())
    assert [type(step) for step in steps] == [Year, PlayTaken, SeedHarvest]
    assert [step.name for step in steps] == ["year", "play-taken", "seed-harvest"]
    assert [step.decides for step in steps] == [False, True, False]
    assert [step.seated for step in steps] == [False, True, True]
    assert [step.waits for step in steps] == [True, False, True]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"YEAR": 0, "PLAY_TAKEN": 1, "SEED_HARVEST": 1}, "PLAY_TAKEN and SEED_HARVEST are both 1"),
        ({"YEAR": 0, "PLAY_TAKEN": 1, "SEED_HARVEST": 3}, "no step has the number 2"),
        ({"YEAR": 0, "PLAY_TAKEN": 1}, "these steps have no number: SEED_HARVEST"),
        (
            {"YEAR": 0, "PLAY_TAKEN": 1, "SEED_HARVEST": 2, "BREW": 3, "BAKE": 4},
            "no chapter has a class for BAKE, BREW",
        ),
    ],
)
def test_what_is_missing_or_double_is_named(given: dict[str, int], words: str) -> None:
    with pytest.raises(ValueError, match=f"agenda: {words}"):
        steps_of(numbers(**given), chapters())


def test_two_classes_of_one_name_are_named() -> None:
    other = type("Year", (Step,), {})
    with pytest.raises(ValueError, match="more: another chapter has a step YEAR as well"):
        steps_of(numbers(YEAR=0, PLAY_TAKEN=1, SEED_HARVEST=2), [*chapters(), module("more", Year=other)])


def test_a_step_takes_no_operands_unless_it_says_so() -> None:
    s = State(2, [], Scripted([]), 0, vec[i64](), 0)
    assert Year().fits(s, 0, 0, 0)
    assert not Year().fits(s, 0, 1, 0)
    assert not Year().fits(s, 0, 0, 1)
    assert PlayTaken().fits(s, 0, 59, 0)
    assert not PlayTaken().fits(s, 0, 60, 0)


# What waits on an agenda.


YEAR, SEED_HARVEST, PAYING, PLAY_TAKEN = range(4)
STEPS = steps_in_order(Year, SeedHarvest, Paying, PlayTaken)
THE_YEAR = (YEAR, NOBODY, 0, 0)


def faults(*entries: tuple[int, int, int, int]) -> list[str]:
    """What is wrong with an agenda, given from the top, of a game for two."""
    cells = [cell for entry in reversed(entries) for cell in reversed(entry)]
    s = State(2, STEPS, Scripted([]), 0, vec[i64](cells), len(entries) * STEP_WIDTH)
    return [fault.key for fault in agenda_faults(s, YEAR)]


def test_a_decision_may_lie_on_steps_that_wait() -> None:
    assert faults((PLAY_TAKEN, 1, 5, 0), THE_YEAR) == []
    assert faults((PLAY_TAKEN, 0, 5, 0), (SEED_HARVEST, 1, 0, 0), THE_YEAR, THE_YEAR) == []


@pytest.mark.parametrize(
    ("entries", "key"),
    [
        ([(SEED_HARVEST, 0, 0, 0), THE_YEAR], "law-agenda-top"),
        ([(PLAY_TAKEN, NOBODY, 5, 0), THE_YEAR], "law-agenda-top"),
        ([(PLAY_TAKEN, 2, 5, 0), THE_YEAR], "law-agenda-top"),
        ([(PLAY_TAKEN, 0, 5, 0), (PLAY_TAKEN, 0, 5, 0), THE_YEAR], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 5, 0), (PAYING, 0, 0, 0), THE_YEAR], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 5, 0), (SEED_HARVEST, NOBODY, 0, 0), THE_YEAR], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 5, 0), (SEED_HARVEST, 2, 0, 0), THE_YEAR], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 5, 0), (YEAR, 1, 0, 0)], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 5, 0), THE_YEAR, (SEED_HARVEST, 0, 0, 0)], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 5, 0)], "law-agenda-below"),
        ([(PLAY_TAKEN, 0, 60, 0), THE_YEAR], "law-agenda-operands"),
        ([(PLAY_TAKEN, 0, 5, 0), (SEED_HARVEST, 0, 0, 1), THE_YEAR], "law-agenda-operands"),
        ([(PLAY_TAKEN, 0, 7, 0), THE_YEAR], "law-agenda-no-choice"),
    ],
)
def test_what_cannot_wait_is_told(entries: list[tuple[int, int, int, int]], key: str) -> None:
    assert faults(*entries) == [key]
