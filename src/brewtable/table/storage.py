"""The database: SQLite in a file, or PostgreSQL by its address. What is committed here survives a crash."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from brewtable.kernel.errors import SetupError
from brewtable.table.books import Books
from brewtable.table.models import TallyRow
from brewtable.table.sqlite_books import COMMITS, COUNT_COMMIT, HABITS, SqliteBooks

FILE_NAME = "tables.sqlite"
ALONE = 0x66696E64  # the lock in PostgreSQL of those who must not do something twice


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
    if kind != "sqlite" and find_spec("asyncpg") is None:
        raise SetupError("cli-no-extra", {"package": "asyncpg", "extra": "postgres"})
    return url.set(drivername=drivers[kind])


class Storage:
    """The books of the tables, and sessions for everything else.

    On SQLite there is one writer at a time, by turns with the books, so nobody waits on a lock.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.process = secrets.randbits(31)  # the name of this process among those that share a database
        self.is_postgresql = url.get_backend_name() == "postgresql"
        self._turn = asyncio.Lock()
        self._alone = asyncio.Lock()
        self.books: Books
        if self.is_postgresql:
            from brewtable.table.postgres_books import PostgresBooks  # noqa: PLC0415 - its driver is an extra

            self.books = PostgresBooks(url)
            self._reading = self._writing = create_async_engine(
                url, pool_size=10, pool_pre_ping=True, hide_parameters=True
            )
        else:
            self.books = self._sqlite = SqliteBooks(str(url.database), self._turn)
            # A reader sees each statement's moment and holds nothing open.
            self._reading = create_async_engine(
                url,
                pool_size=4,
                isolation_level="AUTOCOMMIT",
                pool_reset_on_return=None,
                hide_parameters=True,
            )
            self._writing = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
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
        if self.is_postgresql:
            async with AsyncSession(self._writing, expire_on_commit=False) as session, session.begin():
                yield session
            return
        async with self._turn:
            async with AsyncSession(self._writing, expire_on_commit=False) as session, session.begin():
                yield session
                commits = await session.scalar(text(COUNT_COMMIT))
            self._sqlite.witness.note(commits)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else is in such a block, in any process on this database."""
        async with self._alone:
            if not self.is_postgresql:
                yield
                return
            async with AsyncSession(self._writing) as session, session.begin():
                await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ALONE})
                yield

    async def migrate(self) -> None:
        """Bring the database to the form this program works with."""
        async with self._writing.begin() as connection:
            await connection.run_sync(_upgrade)

    async def check_witness(self) -> None:
        """Whether all that was ever acknowledged is still there, as far as the witness of the file knows."""
        if self.is_postgresql:
            return
        witness = self._sqlite.witness
        async with self.read() as session:
            stored = await session.scalar(select(TallyRow.count).where(TallyRow.name == COMMITS)) or 0
        if stored < witness.commits():
            known, file = witness.commits(), str(self.url.database)
            raise SetupError(
                "table-lost-commits",
                {"file": file, "lost": known - stored, "known": known, "witness": str(witness.path)},
            )

    async def close(self) -> None:
        await self.books.close()
        await self._reading.dispose()
        await self._writing.dispose()


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "brewtable.table:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _sqlite_habits(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for habit in HABITS:
        cursor.execute(f"PRAGMA {habit}")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
