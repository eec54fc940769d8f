"""The other processes on one PostgreSQL: they tell each other what changed, and notice when one is gone."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from msgspec import DecodeError, json
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.postgres_books import CHANNEL, PostgresBooks
from brewtable.table.postgres_faults import POSTGRES_FAULTS

ALIVE = 0x62726577  # the class of the locks by which processes are known to live
_FIRST_WAIT = 0.2  # seconds
_LONGEST_WAIT = 5.0
_BROKEN: tuple[type[Exception], ...] = (OSError, *POSTGRES_FAULTS)
# Should a whole machine go away, its connections are found dead within these seconds.
_KEEPALIVE = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "2"}
LIVING = f"""
SELECT objid::bigint AS process FROM pg_locks
WHERE locktype = 'advisory' AND classid = {ALIVE} AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
log = logging.getLogger(__name__)

Notice = dict[str, Any]


class Fellows:
    """One connection listens, and holds a lock as long as this process lives. It is opened anew if it breaks.

    `hear` gets every notice of another process; `miss` is called when some may have been lost.
    """

    def __init__(
        self, books: PostgresBooks, process: int, hear: Callable[[Notice], None], miss: Callable[[], None]
    ) -> None:
        self._books = books
        self._process = process
        self._own_words = json.encode({"process": process}).decode().rstrip("}") + ","
        self._hear = hear
        self._miss = miss
        self._connection: asyncpg.Connection | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._broken = asyncio.Event()
        self._to_tell: list[str] = []
        self._telling: asyncio.Task[None] | None = None

    @property
    def deaf(self) -> bool:
        """Whether changes of other processes may go unheard now."""
        return self._connection is None or self._broken.is_set()

    async def start(self) -> None:
        await self._listen()
        self._keeping = asyncio.create_task(self._keep_open())

    async def stop(self) -> None:
        if self._telling is not None:  # what is still to be said is said
            await asyncio.wait([self._telling], timeout=_FIRST_WAIT)
        tasks = [task for task in (self._keeping, self._telling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._connection is not None and not self._connection.is_closed():
            self._connection.remove_termination_listener(self._on_broken)
            await self._connection.close()

    async def living(self) -> frozenset[int]:
        """The processes that share the database now."""
        pool = await self._books.pool()
        return frozenset(one["process"] for one in await pool.fetch(LIVING)) | {self._process}

    # Telling.

    def notify(self, **notice: object) -> None:
        """Let the others know something that is not in the books."""
        self._to_tell.append(self._said(notice))
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def notify_with(self, session: AsyncSession, **notice: object) -> None:
        """Let the others know something together with what is stored."""
        await session.execute(select(func.pg_notify(CHANNEL, self._said(notice))))

    def _said(self, notice: Notice) -> str:
        return json.encode({"process": self._process, **notice}).decode()

    async def _tell_all(self) -> None:
        try:
            while self._to_tell:
                said, self._to_tell = self._to_tell, []
                pool = await self._books.pool()
                await pool.execute(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) said", said)
        except _BROKEN as problem:
            log.warning("other processes could not be told of something: %s", problem)
        finally:
            self._telling = None

    # Listening.

    async def _listen(self) -> None:
        connection = await self._books.connect(_KEEPALIVE)
        connection.add_termination_listener(self._on_broken)
        await connection.execute("SELECT pg_advisory_lock($1::int, $2::int)", ALIVE, self._process)
        await connection.add_listener(CHANNEL, self._on_notice)
        self._broken.clear()
        self._connection = connection

    def _on_notice(self, _connection: object, _pid: int, _channel: str, said: str) -> None:
        if said.startswith(self._own_words):
            return
        try:
            self._hear(json.decode(said))
        except (DecodeError, KeyError, TypeError):
            log.warning("a notice could not be understood: %s", said[:200])

    def _on_broken(self, _: object) -> None:
        self._broken.set()

    async def _keep_open(self) -> None:
        while True:
            await self._broken.wait()
            log.warning("the connection that listens for changes is lost; it is opened anew")
            await self._open_anew()
            self._miss()

    async def _open_anew(self) -> None:
        """Doubling waits with some chance in them, so that processes do not all return in one moment."""
        wait = _FIRST_WAIT
        while self._broken.is_set():
            try:
                await self._listen()
            except _BROKEN as problem:
                log.warning("the database cannot be reached: %s", problem)
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait = min(_LONGEST_WAIT, wait * 2)
