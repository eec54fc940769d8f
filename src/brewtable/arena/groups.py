"""Tasks handed out in groups, and what came of them given back in the order of the tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from traceback import format_exc
from typing import Final, Generic, TypeVar

from brewtable.kernel.errors import BrewError

GROUP_SECONDS: Final = 0.2  # what a group is meant to take: long beside its way to a worker and back
MOST: Final = 500  # tasks in a group
AHEAD: Final = 8  # groups for each worker, begun or done, that may wait for one before them

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Outcome(Generic[Done]):
    """What came of the tasks of a group, up to the first that failed."""

    done: list[Done]
    failure: Exception | None
    seconds: float


def work_off(work: Callable[[Task], Done], tasks: list[Task]) -> Outcome[Done]:
    """Where the work is done: all tasks of a group, one after the other."""
    started = perf_counter()
    done: list[Done] = []
    failure: Exception | None = None
    try:
        for task in tasks:
            done.append(work(task))
    except Exception as problem:
        if not isinstance(problem, BrewError):
            problem.add_note(format_exc())
        failure = problem
    return Outcome(done, failure, perf_counter() - started)


class Groups(Generic[Task, Done]):
    """Small tasks share a group, large ones have one each; no group is begun far ahead of one not done."""

    def __init__(self, tasks: Iterable[Task], workers: int) -> None:
        self.workers = workers
        self._tasks = iter(tasks)
        self._size = 1
        self._begun = 0
        self._given = 0
        self._outcomes: dict[int, Outcome[Done]] = {}
        self._all_begun = False

    @property
    def finished(self) -> bool:
        return self._all_begun and self._given == self._begun

    def begin(self) -> tuple[int, list[Task]] | None:
        """The next group and its number; None if there is none left, or none yet."""
        if self._all_begun or self._begun - self._given >= AHEAD * self.workers:
            return None
        tasks = list(islice(self._tasks, self._size))
        if not tasks:
            self._all_begun = True
            return None
        self._begun += 1
        return self._begun - 1, tasks

    def end(self, number: int, outcome: Outcome[Done]) -> None:
        self._outcomes[number] = outcome
        each = outcome.seconds / max(1, len(outcome.done))
        fitting = int(GROUP_SECONDS / max(each, 1e-9))
        self._size = max(1, min(MOST, 2 * self._size, fitting))

    def ready(self) -> Iterator[Done]:
        """All that is done and has nothing before it that is not."""
        while (outcome := self._outcomes.pop(self._given, None)) is not None:
            self._given += 1
            yield from outcome.done
            if outcome.failure is not None:
                raise outcome.failure
