"""The agenda: what is laid first happens first, before what was there already; copies go their own way."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.refusals import refused

from brewtable.kernel.chance import Scripted
from brewtable.kernel.errors import GameOver
from brewtable.kernel.state import (
    CHANCE_EVENT,
    EVENT_WIDTH,
    EVERYBODY,
    NOBODY,
    OVER,
    STEP_WIDTH,
    Decision,
    State,
    Step,
)

NOTE, BRANCH, CHOOSE, DIE, MANY = range(5)


class Notebook(State):
    """Writes down what happens, in order."""

    def __init__(self, agenda: vec[i64], depth: int, drawn: int = 0) -> None:
        super().__init__(2, STEPS, Scripted([4, 2, 0]), drawn, agenda, depth)
        self.notes: list[str] = []

    def copy(self) -> Notebook:
        twin = Notebook(self.agenda[:], self.depth, self.drawn)
        twin.notes = list(self.notes)
        return twin


class Note(Step[Notebook]):
    name: str = "note"

    def run(self, s: Notebook, seat: int, first: int, second: int) -> None:
        s.notes.append(f"{seat}:{first}:{second}")


class Branch(Step[Notebook]):
    """Lays three steps, the middle one of which branches again while its operand lasts."""

    name: str = "branch"

    def run(self, s: Notebook, seat: int, first: int, second: int) -> None:
        s.then(NOTE, seat, first, 1)
        if first:
            s.then(BRANCH, seat, first - 1)
        s.then(NOTE, seat, first, 2)


class Choose(Decision[Notebook]):
    name: str = "choose"

    def options(self, s: Notebook, seat: int, first: int, second: int) -> vec[i64]:
        return append(append(vec[i64](), first), first + 1)

    def resolve(self, s: Notebook, seat: int, first: int, second: int, action: int) -> None:
        s.notes.append(f"chose {action}")
        s.then(NOTE, seat, action, 1)
        s.then(NOTE, seat, action, 2)


class Die(Step[Notebook]):
    name: str = "die"

    def run(self, s: Notebook, seat: int, first: int, second: int) -> None:
        s.notes.append(f"die {s.draw(6)}")
        if s.listening:
            s.report(7, seat, 2, 3, 4, EVERYBODY)


class Many(Step[Notebook]):
    name: str = "many"

    def run(self, s: Notebook, seat: int, first: int, second: int) -> None:
        for number in range(first):
            s.then(NOTE, seat, number)


STEPS: list[Step[Any]] = [Note(), Branch(), Choose(), Die(), Many()]


def notebook(*steps: tuple[int, ...], room: int = 0) -> Notebook:
    """A position with these steps on the agenda, the first to happen first."""
    s = Notebook(vec[i64]([0] * (room * STEP_WIDTH)), 0)
    for step in reversed(steps):
        s.then(*step)
    return s


def test_an_empty_agenda_is_the_end() -> None:
    s = notebook()
    assert s.to_move() == OVER
    assert list(s.legal()) == []
    with refused(GameOver, "nothing can be played"):
        s.play(0)


def test_operands_arrive_and_nobody_is_the_default() -> None:
    s = notebook((NOTE,), (NOTE, 1, 20, 300))
    s.settle()
    assert s.notes == [f"{NOBODY}:0:0", "1:20:300"]


def test_steps_happen_in_the_order_they_were_laid_before_older_ones() -> None:
    s = notebook((BRANCH, 0, 2), (NOTE, 1, 9, 9))
    s.settle()
    assert s.notes == ["0:2:1", "0:1:1", "0:0:1", "0:0:2", "0:1:2", "0:2:2", "1:9:9"]


def test_play_settles_until_the_next_decision() -> None:
    s = notebook((CHOOSE, 1, 5), (NOTE, 0), (CHOOSE, 0, 7), (NOTE, 1, 1))
    s.settle()
    assert s.to_move() == 1
    assert list(s.legal()) == [5, 6]
    assert s.notes == []
    s.play(6)
    assert s.notes == ["chose 6", "1:6:1", "1:6:2", "0:0:0"]
    assert s.to_move() == 0
    s.play(7)
    assert s.notes[-1] == "1:1:0"
    assert s.to_move() == OVER


@pytest.mark.parametrize("room", [0, 1, 2, 3, 50])
def test_the_agenda_grows_beyond_its_first_room(room: int) -> None:
    s = notebook((MANY, 0, 40), (NOTE, 1, 9), room=room)
    s.settle()
    assert s.notes == [*(f"0:{number}:0" for number in range(40)), "1:9:0"]
    assert s.depth == 0


def test_a_copy_in_the_middle_goes_its_own_way() -> None:
    s = notebook((CHOOSE, 0, 1), (BRANCH, 0, 1), (CHOOSE, 1, 3), (MANY, 0, 9))
    s.settle()
    s.play(1)
    twin = s.copy()
    kept = (s.depth, list(s.agenda), list(s.notes))
    twin.play(4)
    assert twin.to_move() == OVER
    assert (s.depth, list(s.agenda), list(s.notes)) == kept
    s.play(3)
    assert s.notes[: len(kept[2])] == kept[2]
    assert s.notes[len(kept[2])] == "chose 3"
    assert twin.notes[len(kept[2])] == "chose 4"
    assert s.notes[-1] == twin.notes[-1] == "0:8:0"


# Chance and events.


def test_draws_are_counted_told_and_news() -> None:
    s = notebook((CHOOSE, 0, 1), (DIE, 1), (DIE, 0))
    s.settle()
    s.listening = True
    s.play(1)
    assert s.notes[-2:] == ["die 4", "die 2"]
    assert s.drawn == 2
    assert s.news == EVERYBODY
    records = [list(s.heard)[at : at + EVENT_WIDTH] for at in range(0, len(s.heard), EVENT_WIDTH)]
    assert records[0] == [CHANCE_EVENT, 6, 4, 0, 0, 0]
    assert records[1] == [7, 1, 2, 3, 4, EVERYBODY]
    assert [record[0] for record in records] == [CHANCE_EVENT, 7, CHANCE_EVENT, 7]


def test_news_and_events_are_those_of_the_last_play() -> None:
    s = notebook((CHOOSE, 0, 1), (DIE, 1), (CHOOSE, 0, 1))
    s.listening = True
    s.play(1)
    assert s.news
    assert len(s.heard) == 2 * EVENT_WIDTH
    s.play(1)
    assert not s.news
    assert len(s.heard) == 0


def test_nothing_is_built_when_nobody_listens() -> None:
    s = notebook((CHOOSE, 0, 1), (DIE, 1))
    s.play(1)
    assert s.drawn == 1
    assert s.news == EVERYBODY
    assert len(s.heard) == 0


def test_steps_without_their_method_say_which() -> None:
    bare: Step[Any] = Step()
    s = notebook()
    with pytest.raises(NotImplementedError, match=r"must define run\(\)"):
        bare.run(s, 0, 0, 0)
    with pytest.raises(NotImplementedError, match=r"must define options\(\)"):
        bare.options(s, 0, 0, 0)
    with pytest.raises(NotImplementedError, match=r"must define resolve\(\)"):
        bare.resolve(s, 0, 0, 0, 0)
    with pytest.raises(NotImplementedError, match=r"must define copy\(\)"):
        State(2, STEPS, Scripted([]), 0, vec[i64](), 0).copy()
