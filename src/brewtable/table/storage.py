"""The database: SQLite in a file, or PostgreSQL by its address. What is committed here survives a crash."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from brewtable.kernel.errors import SetupError

FILE_NAME = "tables.sqlite"
_PATIENCE = 15_000  # milliseconds that SQLite waits for another process to finish writing


def database_url(address: str | None, folder: Path) -> URL:
    """The database asked for; without an address, a file in the folder that only its owner may read."""
    if address is None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / FILE_NAME
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        return URL.create("sqlite+aiosqlite", database=str(file))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise SetupError("table-database-form", {"example": "postgresql://USER:PASSWORD@HOST/NAME"}) from None
    kind = url.drivername.partition("+")[0]
    drivers = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
    }
    if kind not in drivers:
        raise SetupError("table-database-kind", {"kind": f"{kind}://"})
    return url.set(drivername=drivers[kind])


class Storage:
    """Sessions to read with and to write with. On SQLite there is one writer, so nobody waits on a lock."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_postgresql = url.get_backend_name() == "postgresql"
        if self.is_postgresql:
            self._reading = self._writing = create_async_engine(url, pool_size=10, pool_pre_ping=True)
        else:
            # A reader sees each statement's moment and holds nothing open.
            self._reading = create_async_engine(
                url, pool_size=4, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
            )
            self._writing = create_async_engine(url, pool_size=1, max_overflow=0)
            for engine in (self._reading, self._writing):
                event.listen(engine.sync_engine, "connect", _sqlite_habits)
            event.listen(self._writing.sync_engine, "begin", _begin_writing)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self._reading, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are durable when the block is left, or undone if it fails."""
        async with AsyncSession(self._writing, expire_on_commit=False) as session, session.begin():
            yield session

    async def migrate(self) -> None:
        """Bring the database to the form this program works with."""
        async with self._writing.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "brewtable.table:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _sqlite_habits(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for habit in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={_PATIENCE}"):
        cursor.execute(f"PRAGMA {habit}")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
