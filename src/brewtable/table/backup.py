"""Backups: all that is kept, in one file, while the service goes on; and the way back.

A backup is a SQLite file in the form that the service works with, whatever database it came from. So it can
also move games from one kind of database to the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from brewtable.kernel.errors import SetupError
from brewtable.table.faults import UNUSABLE, check_whole, told_in_words
from brewtable.table.models import Base, TableRow
from brewtable.table.storage import FILE_NAME, Storage, alembic_config, database_url
from brewtable.table.witness import witness_of

AT_ONCE = 500  # rows


# Out.


def back_up(database: str | None, folder: Path, target: Path) -> int:
    """Write all that is kept now to a new file; how many tables that is."""
    if target.exists():
        raise SetupError("table-backup-exists", {"file": str(target)})
    with told_in_words(target.parent), tempfile.TemporaryDirectory(dir=target.parent) as beside:
        part = Path(beside) / "part"
        _fill(part, database, folder)
        count = _check(part)
        _make_durable(part)
        os.link(part, target)  # all of it or nothing, and never over another file
        _make_durable(target.parent)
    return count


def _fill(part: Path, database: str | None, folder: Path) -> None:
    if database is None and not (folder / FILE_NAME).exists():
        raise SetupError("table-nothing-kept", {"folder": str(folder)})
    url = database_url(database, folder)
    if url.get_backend_name() == "sqlite":
        _copy_file(Path(str(url.database)), part)
    else:
        asyncio.run(_copy_out(url, part))


def _copy_file(source: Path, target: Path) -> None:
    """As it is at one moment, whoever writes meanwhile. Only the owner may read it: it holds secrets."""
    with told_in_words(source):
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(target)) as copy:
            kept.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")


def _make_durable(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


# Back.


def restore(database: str | None, folder: Path, backup: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of what is kept: how many tables, and where the old file lies now."""
    if not backup.is_file():
        raise SetupError("table-no-backup", {"file": str(backup)})
    count = _check(backup)
    if database is not None and database_url(database, folder).get_backend_name() == "postgresql":
        asyncio.run(_copy_in(backup, database_url(database, folder)))
        return count, None
    with told_in_words(folder):
        file = Path(str(database_url(database, folder).database))
    with serving_alone(file), tempfile.TemporaryDirectory(dir=file.parent) as beside:
        part = Path(beside) / "part"
        _copy_file(backup, part)
        _make_durable(part)
        old = _put_aside(file)
        os.replace(part, file)
        _make_durable(file.parent)
    return count, old


def _put_aside(file: Path) -> Path:
    """Keep what was there, damaged or not, under another name."""
    old = file.with_name(f"{file.name}.{datetime.now():%Y-%m-%d-%H%M%S}")
    for part in ("-wal", "-shm", ""):
        if Path(f"{file}{part}").exists():
            os.replace(f"{file}{part}", f"{old}{part}")
    witness_of(str(file)).unlink(missing_ok=True)
    return old


@contextmanager
def serving_alone(file: Path) -> Iterator[None]:
    """Keep a second service away from the same file: what one remembers the other would not know.

    A lock of SQLite's own is released however this process ends.
    """
    with told_in_words(file):
        lock = sqlite3.connect(f"{file}.serving", timeout=0)
        lock.execute("BEGIN EXCLUSIVE")
    with closing(lock):
        yield


def _check(backup: Path) -> int:
    """Whether a file is a whole backup that this program understands; how many tables it holds."""
    check_whole(backup)
    try:
        with closing(sqlite3.connect(backup)) as connection:
            (form,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (count,) = connection.execute("SELECT count(*) FROM game_table").fetchone()
    except (sqlite3.Error, TypeError):
        raise SetupError("table-not-a-backup", {"file": str(backup)}) from None
    known = {step.revision for step in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if form not in known:
        raise SetupError("table-backup-newer", {"file": str(backup)})
    return int(count)


# From and to PostgreSQL.


async def _copy_out(source: URL, target: Path) -> None:
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    await _copy(source, _file_url(target))
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


async def _copy_in(backup: Path, target: URL) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "copy"
        _copy_file(backup, file)
        await _migrate(_file_url(file))
        await _copy(_file_url(file), target)


def _file_url(file: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(file))


async def _migrate(url: URL) -> None:
    storage = Storage(url)
    try:
        await storage.migrate()
    finally:
        await storage.close()


async def _copy(source: URL, target: URL) -> None:
    """All rows of one moment into a database without tables of games."""
    engines = create_async_engine(source), create_async_engine(target)
    try:
        await _migrate(target)
        async with engines[0].connect() as kept, engines[1].begin() as copy:
            if source.get_backend_name() == "postgresql":
                await kept.execution_options(isolation_level="REPEATABLE READ")
            await _copy_rows(kept, copy)
    except UNUSABLE as problem:
        raise SetupError("table-database-unusable", {"problem": str(problem).splitlines()[0]}) from None
    finally:
        for engine in engines:
            await engine.dispose()


async def _copy_rows(kept: AsyncConnection, copy: AsyncConnection) -> None:
    if await copy.scalar(select(func.count()).select_from(TableRow)):
        raise SetupError("table-restore-over-games")
    for table in reversed(Base.metadata.sorted_tables):
        await copy.execute(delete(table))
    for table in Base.metadata.sorted_tables:
        async with kept.stream(select(table)) as rows:
            async for some in rows.mappings().partitions(AT_ONCE):
                await copy.execute(insert(table), [dict(row) for row in some])
