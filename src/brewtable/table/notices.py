"""Word of changes for other processes, by way of PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from brewtable.table.hall import CHANGED
from brewtable.table.storage import Storage

_FIRST_WAIT = 0.2  # seconds
_LONGEST_WAIT = 15.0
_BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
log = logging.getLogger(__name__)


class Notices(AsyncPgChannelsBackend):
    """Listens on one connection, which is opened anew when it breaks, and tells over those of the pool."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage.url.set(drivername="postgresql").render_as_string(hide_password=False))
        self._storage = storage
        self._broken = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._on_broken)
        self._keeper = asyncio.create_task(self._keep_open())

    async def on_shutdown(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; without the database at least those of this process."""
        told = list(channels)
        try:
            async with self._storage.write() as session:
                for channel in told:
                    await session.execute(select(func.pg_notify(channel, data.decode())))
        except (OSError, SQLAlchemyError) as problem:
            log.warning("other processes could not be told of a change: %s", problem)
            self._say_here(told, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        async with self._listener_lock:
            for channel in set(channels) - self._subscribed_channels:
                self._subscribed_channels.add(channel)
                await self._if_open(self._listener_conn.add_listener, channel)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        async with self._listener_lock:
            for channel in set(channels) & self._subscribed_channels:
                self._subscribed_channels.remove(channel)
                await self._if_open(self._listener_conn.remove_listener, channel)

    async def _if_open(self, do: Callable[..., Awaitable[None]], channel: str) -> None:
        """A connection that is opened anew listens to all that is subscribed by then."""
        try:
            await do(channel, self._listener)
        except _BROKEN as problem:
            log.warning("the connection that listens for changes is broken: %s", problem)

    # Staying connected.

    def _on_broken(self, _: object) -> None:
        self._broken.set()

    async def _keep_open(self) -> None:
        while True:
            await self._broken.wait()
            log.warning("the connection that listens for changes is lost; it is opened anew")
            await self._open_anew()
            # Whatever was told meanwhile was told to nobody here.
            self._say_here(self._subscribed_channels, CHANGED)

    async def _open_anew(self) -> None:
        """Doubling waits with some chance in them, so that processes do not all return in one moment."""
        wait = _FIRST_WAIT
        while self._broken.is_set():
            try:
                await self._listen_again(await self._connect())
            except _BROKEN as problem:
                log.warning("the database cannot be reached: %s", problem)
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait = min(_LONGEST_WAIT, wait * 2)

    async def _listen_again(self, connection: asyncpg.Connection) -> None:
        async with self._listener_lock:
            self._broken.clear()
            connection.add_termination_listener(self._on_broken)
            self._listener_conn = connection
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)

    def _say_here(self, channels: Iterable[str], data: bytes) -> None:
        if self._queue is not None:
            for channel in channels:
                self._queue.put_nowait((channel, data))
