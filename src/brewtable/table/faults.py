"""What can be wrong with the disk or the file of games, in words and with what helps."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from brewtable.kernel.errors import SetupError
from brewtable.kernel.message import Argument
from brewtable.table.postgres_faults import NOT_A_TEXT, POSTGRES_AWAY, POSTGRES_FAULTS

# What a database that cannot be used answers with.
UNUSABLE: tuple[type[Exception], ...] = (OSError, SQLAlchemyError, *POSTGRES_FAULTS)
_AWAY: tuple[type[Exception], ...] = (OSError, *POSTGRES_AWAY, PoolTimeout)
_FULL = {errno.ENOSPC, errno.EDQUOT}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
_KEYS = {
    sqlite3.SQLITE_BUSY: "table-served-already",
    sqlite3.SQLITE_LOCKED: "table-served-already",
    sqlite3.SQLITE_FULL: "table-disk-full",
    sqlite3.SQLITE_READONLY: "table-disk-read-only",
    sqlite3.SQLITE_CANTOPEN: "table-disk-read-only",
    sqlite3.SQLITE_PERM: "table-disk-read-only",
    sqlite3.SQLITE_CORRUPT: "table-damaged",
    sqlite3.SQLITE_NOTADB: "table-damaged",
}


@contextmanager
def told_in_words(file: Path) -> Iterator[None]:
    """Whatever goes wrong with a file of games inside is told as a SetupError."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError) as problem:
        raise _explained(problem, file) from None


def check_whole(file: Path) -> None:
    """A file that is damaged is not served: it would be damaged further."""
    with told_in_words(file), closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise SetupError("table-damaged", {"file": str(file), "problem": str(found).splitlines()[-1]})


def _explained(problem: BaseException, file: Path) -> SetupError:
    words: dict[str, Argument] = {"file": str(file), "problem": str(problem).splitlines()[0]}
    return SetupError(_key(problem) or "table-database-unusable", words)


def _key(problem: BaseException | None) -> str | None:
    """The sentence for an error, or for the one it came from."""
    if isinstance(problem, sqlite3.Error):
        return _KEYS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(problem, OSError):
        full, closed = problem.errno in _FULL, problem.errno in _READ_ONLY
        return "table-disk-full" if full else "table-disk-read-only" if closed else None
    if problem is None:
        return None
    return _key(getattr(problem, "orig", None)) or _key(problem.__cause__)


def storage_fails(problem: BaseException) -> bool:
    """Whether an error while serving lies with disk or database, so that trying again later may help."""
    return _key(problem) is not None or _is_away(problem)


def _is_away(problem: BaseException | None) -> bool:
    """Whether the database cannot be reached, or has more to do than it can."""
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or _is_away(problem.orig)
    if isinstance(problem, _AWAY):
        return True
    return problem is not None and _is_away(problem.__cause__)


def no_text(problem: BaseException | None) -> bool:
    """Whether a request named something by letters that the database has not."""
    if isinstance(problem, DBAPIError):
        return no_text(problem.orig)
    return isinstance(problem, NOT_A_TEXT) or (problem is not None and no_text(problem.__cause__))
