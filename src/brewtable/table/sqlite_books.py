"""Tables in SQLite: plain statements on connections of their own, in threads of their own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import json

from brewtable.table.books import Written
from brewtable.table.kept import (
    CHANGING,
    JSON_FIELDS,
    LOG_FIELDS,
    SEAT_CHANGING,
    SEAT_FIELDS,
    TABLE_FIELDS,
    Change,
    Kept,
    LogEntry,
    NewTable,
    Seat,
    Table,
    seat_of,
    table_of,
    value_of,
)
from brewtable.table.witness import Witness

READERS = 2
# Nobody waits with a move until older ones are copied from the log to the file: that is done beside.
HABITS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=15000",
    "wal_autocheckpoint=0",
)
CHECKPOINT_EVERY = 400  # changes

T = TypeVar("T")


def _insert(table: str, names: Sequence[str], otherwise: str = "") -> str:
    marks = ",".join("?" * len(names))
    return f"INSERT INTO {table} ({','.join(names)}) VALUES ({marks}){otherwise}"


def _update(table: str, names: Iterable[str], where: str) -> str:
    return f"UPDATE {table} SET {','.join(f'{name}=?' for name in names)} WHERE {where}"


READ_TABLE = f"SELECT {','.join(TABLE_FIELDS)} FROM game_table WHERE id=?"
READ_SEATS = f"SELECT {','.join(SEAT_FIELDS)} FROM seat WHERE table_id=? ORDER BY seat"
READ_LOG = (
    f"SELECT {','.join(LOG_FIELDS)} FROM log WHERE table_id=? AND number>? AND number<=? ORDER BY number"
)
READ_START = "SELECT data, position FROM game_table LEFT JOIN deck ON hash = deck_hash WHERE id=?"
CHANGE_TABLE = _update("game_table", CHANGING, "id=? AND revision=?")
CHANGE_SEAT = _update("seat", SEAT_CHANGING, "table_id=? AND seat=?")
ADD_TABLE = _insert("game_table", (*TABLE_FIELDS, "position"))
ADD_SEAT = _insert("seat", SEAT_FIELDS)
ADD_ENTRY = _insert("log", LOG_FIELDS)
ADD_DECK = _insert("deck", ("hash", "data"), " ON CONFLICT DO NOTHING")
COMMITS = "commits"  # the name of their tally
COUNT_COMMIT = f"UPDATE tally SET count = count + 1 WHERE name = '{COMMITS}' RETURNING count"


def connect(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for habit in HABITS:
        connection.execute(f"PRAGMA {habit}")
    return connection


class SqliteBooks:
    """One thread writes and two read; `turn` is shared with all who write in another way."""

    def __init__(self, file: str, turn: asyncio.Lock) -> None:
        self._file = file
        self._turn = turn
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._unchecked = 0  # changes since the last checkpoint
        self.witness = Witness(file)

    async def read(self, table: str, after: int | None) -> Kept | None:
        return await self._in(self._reading, lambda: _read(self._connection(), table, after))

    async def write(self, batch: Sequence[Written]) -> Sequence[bool]:
        async with self._turn:
            written = await self._in(self._writing, lambda: self._write(batch))
        self._unchecked += len(batch)
        if self._unchecked >= CHECKPOINT_EVERY:
            self._unchecked = 0
            self._reading.submit(self._checkpoint)
        return written

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        for connection in self._open:
            connection.close()
        self._open.clear()
        self.witness.close()

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _connection(self) -> sqlite3.Connection:
        """The connection of this thread."""
        if not hasattr(self._local, "connection"):
            self._local.connection = connect(self._file)
            self._open.append(self._local.connection)
        connection: sqlite3.Connection = self._local.connection
        return connection

    def _checkpoint(self) -> None:
        self._connection().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _write(self, batch: Sequence[Written]) -> Sequence[bool]:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            written = [_write(connection, one) for one in batch]
            (commits,) = connection.execute(COUNT_COMMIT).fetchone()
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.witness.note(commits)
        return written


def _write(connection: sqlite3.Connection, one: Written) -> bool:
    return _open(connection, one) if isinstance(one, NewTable) else _change(connection, one)


def _change(connection: sqlite3.Connection, change: Change) -> bool:
    row = change.row
    values = (*_values(row, CHANGING), row.id, row.revision - 1)
    if connection.execute(CHANGE_TABLE, values).rowcount != 1:
        return False
    connection.executemany(ADD_ENTRY, [_values(entry, LOG_FIELDS) for entry in change.entries])
    for seat in change.seats:
        connection.execute(CHANGE_SEAT, (*_values(seat, SEAT_CHANGING), seat.table_id, seat.seat))
    return change.opened is None or _open(connection, change.opened)


def _open(connection: sqlite3.Connection, new: NewTable) -> bool:
    connection.execute(ADD_DECK, (new.deck.hash, _text(new.deck.data)))
    connection.execute(ADD_TABLE, (*_values(new.row, TABLE_FIELDS), _text(new.position)))
    connection.executemany(ADD_SEAT, [_values(seat, SEAT_FIELDS) for seat in new.seats])
    connection.executemany(ADD_ENTRY, [_values(entry, LOG_FIELDS) for entry in new.log])
    return True


def _values(of: Table | Seat | LogEntry, names: Sequence[str]) -> tuple[Any, ...]:
    return tuple(_text(getattr(of, name)) if name in JSON_FIELDS else getattr(of, name) for name in names)


def _text(data: Mapping[str, Any] | None) -> str | None:
    return None if data is None else json.encode(data).decode()


def _read(connection: sqlite3.Connection, table: str, after: int | None) -> Kept | None:
    connection.execute("BEGIN")  # all of one moment
    try:
        found = connection.execute(READ_TABLE, (table,)).fetchone()
        if found is None:
            return None
        row = table_of(dict(zip(TABLE_FIELDS, found, strict=True)))
        seats = [
            seat_of(dict(zip(SEAT_FIELDS, one, strict=True)))
            for one in connection.execute(READ_SEATS, (table,))
        ]
        log = [LogEntry(*one) for one in connection.execute(READ_LOG, (table, after or 0, row.version))]
        kept = Kept(row, seats, log)
        if after is None:
            deck, position = connection.execute(READ_START, (table,)).fetchone()
            kept.deck, kept.position = value_of("data", deck), value_of("position", position)
        return kept
    finally:
        connection.execute("COMMIT")
