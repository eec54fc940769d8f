"""Work spread over a Ray cluster: a node that goes costs what it was doing, which others do again."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Final, Self, TypeVar

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when ray is: nothing is told to anybody

import ray
from ray.exceptions import RayError

from brewtable import __version__
from brewtable.arena.groups import Groups, Outcome
from brewtable.arena.spread import TRIES, WorkersLost, answer, parcel, unpacked
from brewtable.kernel.errors import SetupError

AT_HAND: Final = 2  # groups for each core: one that it works on, and one that has arrived

Task = TypeVar("Task")
Done = TypeVar("Done")


class OnRay:
    """Every core of a cluster that runs already. This machine must be able to reach it, as a node of it."""

    def __init__(self, address: str) -> None:
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError, RayError) as problem:
            reason = str(problem).strip().partition("\n")[0]
            raise SetupError("arena-no-cluster", {"address": address, "reason": reason}) from None

    @property
    def workers(self) -> int:
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        ray.shutdown()

    def run(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        groups: Groups[Task, Done] = Groups(tasks, self.workers)
        far_away = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_answer_there)
        running: dict[Any, int] = {}
        try:
            while not groups.finished:
                while len(running) < AT_HAND * groups.workers and (group := groups.begin()):
                    running[far_away.remote(__version__, parcel(work, group[1]))] = group[0]
                for one in ray.wait(list(running))[0] if running else []:
                    groups.end(running[one], _outcome(one))
                    del running[one]
                yield from groups.ready()
        finally:
            for one in running:
                ray.cancel(one, force=True)


def _outcome(one: Any) -> Outcome[Any]:
    try:
        return unpacked(ray.get(one))
    except RayError as problem:
        raise WorkersLost("arena-workers-lost", {"tries": TRIES, "exit": type(problem).__name__}) from problem


def _answer_there(version: str, asked: bytes) -> bytes:
    """On a node, whose rules must be the same."""
    if version != __version__:
        other = {"here": version, "there": __version__}
        return parcel(Outcome([], SetupError("arena-other-version", {**other}), 0.0))
    return answer(asked)
