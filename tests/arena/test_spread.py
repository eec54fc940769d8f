"""Spread work: in order, no further ahead than needed, and nothing lost with a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.chores import Chore, do, give_what_cannot_travel, refuse_seven
from tests.refusals import refused

from brewtable.arena.groups import AHEAD, Groups, Outcome, work_off
from brewtable.arena.spread import Here, WorkersLost


@pytest.fixture(scope="module", autouse=True)
def findable() -> Iterator[None]:
    """The chores, by processes that start meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parents[2])
        yield


@pytest.fixture(scope="module")
def two(findable: None) -> Iterator[Here]:
    with Here(2) as engine:
        yield engine


def test_results_come_in_the_order_of_the_tasks_from_several_processes(two: Here) -> None:
    chores = [Chore(number, 0.05 if number % 7 == 0 else 0.0) for number in range(60)]
    found, workers = zip(*two.run(do, chores), strict=True)
    assert list(found) == [number**2 for number in range(60)]
    assert len(set(workers)) == 2
    assert os.getpid() not in workers


def test_a_single_job_is_done_in_this_process() -> None:
    with Here(1) as engine:
        assert list(engine.run(do, [Chore(3)])) == [(9, os.getpid())]


def test_no_more_tasks_are_asked_for_than_are_begun(two: Here) -> None:
    asked = []

    def chores() -> Iterator[Chore]:
        for number in range(10_000):
            asked.append(number)
            yield Chore(number, 0.03)

    results = two.run(do, chores())
    for number in range(5):
        assert next(results)[0] == number**2
        assert len(asked) <= number + 1 + AHEAD * 2 * 7  # of which no group has more than 0.2 s hold
    results.close()
    assert next(two.run(do, [Chore(8)]))[0] == 64  # it can be asked again


def test_a_failure_comes_at_its_place_and_says_where(two: Here) -> None:
    results = two.run(refuse_seven, range(20))
    assert [next(results) for _ in range(7)] == list(range(7))
    with pytest.raises(ValueError, match="seven it is") as caught:
        next(results)
    assert "in refuse_seven" in caught.value.__notes__[0]


def test_what_cannot_travel_is_said(two: Here) -> None:
    with pytest.raises(TypeError, match="lambda"):
        list(two.run(give_what_cannot_travel, range(5)))


def test_a_worker_that_dies_costs_only_what_it_was_doing(tmp_path: Path) -> None:
    chores = [Chore(number, 0.1, tmp_path, deadly=1 if number == 5 else 0) for number in range(12)]
    with Here(2) as engine:
        assert [found for found, _worker in engine.run(do, chores)] == [number**2 for number in range(12)]
    again = [number for number in range(12) if (tmp_path / f"{number}-1").exists()]
    assert 5 in again
    assert len(again) <= 2  # those of its group
    assert not list(tmp_path.glob("*-2"))


def test_a_worker_killed_from_outside_is_replaced() -> None:
    with Here(2) as engine:
        results = engine.run(do, [Chore(number, 0.1) for number in range(12)])
        found, worker = next(results)
        os.kill(worker, signal.SIGKILL)
        rest = list(results)
    assert [found, *(one for one, _worker in rest)] == [number**2 for number in range(12)]
    assert rest[-1][1] != worker


def test_a_task_that_ends_every_worker_is_given_up(tmp_path: Path) -> None:
    with Here(2) as engine, refused(WorkersLost, r"3 times \(exit -9\)"):
        list(engine.run(do, [Chore(0, trace=tmp_path, deadly=9)]))
    assert len(list(tmp_path.iterdir())) == 3


def test_small_tasks_share_a_group_and_large_ones_have_their_own() -> None:
    small: Groups[int, int] = Groups(range(5000), 1)
    sizes = []
    while (group := small.begin()) is not None:
        number, tasks = group
        sizes.append(len(tasks))
        small.end(number, work_off(abs, tasks))
        assert list(small.ready()) == tasks
    assert sizes[:4] == [1, 2, 4, 8]
    assert sizes[-2] == max(sizes) == 500
    assert small.finished
    large: Groups[int, int] = Groups(range(9), 1)
    for number in range(9):
        assert large.begin() == (number, [number])
        large.end(number, Outcome([number], None, 0.3))
        assert list(large.ready()) == [number]


def test_not_too_much_is_begun_ahead_of_the_first_that_is_not_done() -> None:
    groups: Groups[int, int] = Groups(range(10_000), 2)
    first = groups.begin()
    assert first == (0, [0])
    later = 0
    while (group := groups.begin()) is not None:
        groups.end(group[0], Outcome(group[1], None, 0.3))
        later += 1
    assert later == AHEAD * 2 - 1
    assert list(groups.ready()) == []
    groups.end(0, Outcome([0], None, 5.0))
    assert list(groups.ready()) == list(range(later + 1))
    assert groups.begin() is not None
