"""One way to spread work: the same results, in the same order, however many workers share it.

A task is small, can be pickled and carries its seed: chance belongs to the deal and never to the
worker. So a task whose worker died is simply done again by another.
"""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, ClassVar, Final, Protocol, Self, TypeVar, cast

from brewtable.arena.groups import Groups, Outcome, work_off
from brewtable.kernel.errors import BrewError

TRIES: Final = 3  # workers that a group of tasks may cost

Task = TypeVar("Task")
Done = TypeVar("Done")
_processes = get_context("spawn")


class WorkersLost(BrewError):
    """The same task ended one worker after the other."""

    code: ClassVar[str] = "workers-lost"


class Engine(Protocol):
    """Does work, somewhere. To be used in a `with` statement, which ends what it started."""

    @property
    def workers(self) -> int:
        """How many tasks are worked on at a time."""

    def run(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """What comes of each task, in their order; of tasks no more are asked for than are begun."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Here:
    """Processes of this machine; a single job is done in this very process."""

    def __init__(self, jobs: int = 1) -> None:
        self.workers = jobs
        self._idle: list[_Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._idle:
            worker.end()
        self._idle.clear()

    def run(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        if self.workers == 1:
            return map(work, tasks)
        return self._share(work, Groups(tasks, self.workers))

    def _share(self, work: Callable[[Task], Done], groups: Groups[Task, Done]) -> Iterator[Done]:
        busy: dict[Connection, _Worker] = {}
        again: list[tuple[int, bytes, int]] = []  # groups whose worker died: number, what to do, tries
        try:
            while not groups.finished:
                while len(busy) < self.workers and (asked := again.pop() if again else _asked(work, groups)):
                    worker = self._idle.pop() if self._idle else _Worker()
                    busy[worker.door] = worker
                    worker.ask(*asked)
                for door in wait(list(busy)) if busy else []:
                    worker = busy.pop(cast(Connection, door))
                    outcome = worker.answer()
                    if outcome is None:
                        again.append(worker.asked_in_vain())
                        continue
                    self._idle.append(worker)
                    groups.end(worker.number, outcome)
                yield from groups.ready()
        finally:
            for worker in busy.values():
                worker.end()


def _asked(work: Callable[[Task], Done], groups: Groups[Task, Done]) -> tuple[int, bytes, int] | None:
    group = groups.begin()
    return None if group is None else (group[0], parcel(work, group[1]), 1)


class _Worker:
    """A process, and what it was asked to do last."""

    def __init__(self) -> None:
        self.door, its_door = _processes.Pipe()
        self._process = _processes.Process(target=_serve, args=(its_door,), daemon=True)
        self._process.start()
        its_door.close()  # so that ours tells when the process has gone

    def ask(self, number: int, what: bytes, tries: int) -> None:
        self.number, self._what, self._tries = number, what, tries
        with suppress(OSError):  # it died meanwhile: the answer will say so
            self.door.send_bytes(what)

    def answer(self) -> Outcome[Any] | None:
        """None if the process died."""
        try:
            return unpacked(self.door.recv_bytes())
        except (EOFError, OSError):
            return None

    def asked_in_vain(self) -> tuple[int, bytes, int]:
        """What another worker is to do, if this was not the last try."""
        self.end()
        if self._tries == TRIES:
            raise WorkersLost("arena-workers-lost", {"tries": TRIES, "exit": str(self._process.exitcode)})
        return self.number, self._what, self._tries + 1

    def end(self) -> None:
        self.door.close()
        self._process.kill()
        self._process.join()


def _serve(door: Connection) -> None:
    """In the other process: do what is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt at the terminal is for who asks
    while True:
        try:
            asked = door.recv_bytes()
        except EOFError:
            return
        door.send_bytes(answer(asked))


# What travels.


def parcel(*contents: object) -> bytes:
    return pickle.dumps(contents)


def answer(asked: bytes) -> bytes:
    """What came of a parcel of work and tasks. What cannot travel, as a lambda, is told in place of it."""
    try:
        work, tasks = pickle.loads(asked)
        return parcel(work_off(work, tasks))
    except Exception as problem:
        return parcel(Outcome([], TypeError(f"{type(problem).__name__}: {problem}"), 0.0))


def unpacked(answered: bytes) -> Outcome[Any]:
    outcome: Outcome[Any]
    (outcome,) = pickle.loads(answered)
    return outcome
