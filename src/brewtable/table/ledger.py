"""The ledger: what tables decide at the same time is written together, in one commit."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence

from brewtable.table.books import Books, Written
from brewtable.table.problems import Refusal

MOST_TOGETHER = 500  # changes in one commit
MOST_WAITING = 5000  # changes; whoever comes later is told at once instead of waiting long
log = logging.getLogger(__name__)


class Overtaken(Exception):
    """Somebody else changed the table first: look again and decide again."""


class Ledger:
    """Whatever comes up while a commit is under way goes into the next."""

    def __init__(self, books: Books, most_waiting: int = MOST_WAITING) -> None:
        self._books = books
        self._most_waiting = most_waiting
        self._waiting: deque[tuple[Written, asyncio.Future[None]]] = deque()
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many changes are not being written yet."""
        return len(self._waiting)

    async def write(self, change: Written) -> None:
        """Return when a change is durable. Who is called off meanwhile still waits until that is known."""
        if len(self._waiting) >= self._most_waiting:
            raise busy()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            done.exception()
            raise

    async def close(self) -> None:
        """Wait until all is written."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                count = min(len(self._waiting), MOST_TOGETHER)
                await self._commit([self._waiting.popleft() for _ in range(count)])
        finally:
            self._writing = None

    async def _commit(self, batch: Sequence[tuple[Written, asyncio.Future[None]]]) -> None:
        try:
            written = await self._books.write([change for change, _ in batch])
        except Exception as problem:
            if len(batch) > 1:  # one bad change must not spoil the others
                for one in batch:
                    await self._commit([one])
            else:
                log.error("a change could not be stored", exc_info=problem)
                _settle(batch[0][1], not_stored())
            return
        for (_, done), stored in zip(batch, written, strict=True):
            _settle(done, None if stored else Overtaken())


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def busy() -> Refusal:
    return Refusal(503, "busy", "table-busy")


def not_stored() -> Refusal:
    return Refusal(503, "not-stored", "table-not-stored")
