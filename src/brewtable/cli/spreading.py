"""Work that takes long: shared among workers, shown while it is done, and kept when it is stopped."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from brewtable.cli.common import extra
from brewtable.kernel.message import Message
from brewtable.locale import Words

if TYPE_CHECKING:
    from brewtable.arena.spread import Engine

INTERRUPTED = 130  # as a shell tells it

Done = TypeVar("Done")

Jobs = Annotated[int, typer.Option(min=1, help="Processes that share the work.")]
RayCluster = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="A Ray cluster that shares the work, as HOST:6379 or auto."
    ),
]


def engine_for(jobs: int, cluster: str | None) -> Engine:
    """Processes of this machine, or a cluster: results are the same."""
    if cluster is None:
        from brewtable.arena.spread import Here

        return Here(jobs)
    with extra("cluster"):
        from brewtable.arena.cluster import OnRay
    return OnRay(cluster)


def shown(results: Iterable[Done], told: Message, total: int, words: Words, done: int = 0) -> Iterable[Done]:
    """With a bar and the time left, where a person looks on; `done` were there before."""
    console = Console(stderr=True)
    return track(
        results,
        words.say(told),
        total=total,
        completed=done,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def told_when_stopped(done: int, total: int, words: Words) -> str:
    return words.say(Message("cli-stopped", {"done": done, "games": total}))


class Stopped:
    """Whether a person stopped it."""

    def __init__(self) -> None:
        self.early = False

    def leave(self, told: str = "") -> None:
        """After what was done has been kept."""
        if self.early:
            if told:
                print(told, file=sys.stderr)
            raise typer.Exit(INTERRUPTED)


@contextmanager
def until_stopped() -> Iterator[Stopped]:
    """An interrupt ends what is in here, and nothing after it."""
    stopped = Stopped()
    try:
        yield stopped
    except KeyboardInterrupt:
        stopped.early = True
