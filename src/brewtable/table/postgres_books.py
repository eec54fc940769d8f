"""Tables in PostgreSQL: a batch is one statement, with word of it for the other processes in the same."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import asyncpg  # type: ignore[import-untyped]
from msgspec import json, structs
from sqlalchemy.engine import URL

from brewtable.table.books import Written
from brewtable.table.kept import (
    CHANGING,
    LOG_FIELDS,
    SEAT_CHANGING,
    SEAT_FIELDS,
    TABLE_FIELDS,
    Change,
    Kept,
    LogEntry,
    NewTable,
    seat_of,
    table_of,
    value_of,
)

CHANNEL = "brewtable"  # on which all processes hear of all changes
CONNECTIONS = 6
NOTICE_BYTES = 7900  # PostgreSQL takes fewer than 8000

READ_TABLE = f"SELECT {','.join(TABLE_FIELDS)} FROM game_table WHERE id=$1"
READ_SEATS = f"SELECT {','.join(SEAT_FIELDS)} FROM seat WHERE table_id=$1 ORDER BY seat"
READ_LOG = (
    f"SELECT {','.join(LOG_FIELDS)} FROM log WHERE table_id=$1 AND number>$2 AND number<=$3 ORDER BY number"
)
READ_START = "SELECT data, position FROM game_table LEFT JOIN deck ON hash = deck_hash WHERE id=$1"
# A table that somebody else has changed meanwhile is not among the won: nothing of its change is written.
CHANGE = f"""
WITH won AS (
    UPDATE game_table t SET {",".join(f"{name}=c.{name}" for name in CHANGING)}
    FROM json_populate_recordset(NULL::game_table, $1) c
    WHERE t.id = c.id AND t.revision = c.revision - 1
    RETURNING t.id
), logged AS (
    INSERT INTO log ({",".join(LOG_FIELDS)})
    SELECT {",".join(f"e.{name}" for name in LOG_FIELDS)}
    FROM json_populate_recordset(NULL::log, $2) e JOIN won ON won.id = e.table_id
), seated AS (
    UPDATE seat s SET {",".join(f"{name}=c.{name}" for name in SEAT_CHANGING)}
    FROM json_populate_recordset(NULL::seat, $3) c JOIN won ON won.id = c.table_id
    WHERE s.table_id = c.table_id AND s.seat = c.seat
)
SELECT won.id, pg_notify('{CHANNEL}', n.said)
FROM won JOIN json_to_recordset($4) AS n(id text, said text) ON n.id = won.id
"""
ADD_DECK = "INSERT INTO deck SELECT * FROM json_populate_recordset(NULL::deck, $1) ON CONFLICT DO NOTHING"
ADD = {
    table: f"INSERT INTO {table} SELECT * FROM json_populate_recordset(NULL::{table}, $1)"
    for table in ("game_table", "seat", "log")
}
_COLLISIONS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
_BROKEN = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    ConnectionError,
)


class PostgresBooks:
    """A pool of connections; `address` is the database's."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def pool(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=CONNECTIONS)
            return self._pool

    async def connect(self, settings: Mapping[str, str]) -> asyncpg.Connection:
        """A connection of its own, outside the pool."""
        return await asyncpg.connect(self._address, server_settings=dict(settings))

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def read(self, table: str, after: int | None) -> Kept | None:
        try:
            return await self._read(table, after)
        except _BROKEN:  # while it lay idle: another one is opened, if there is a database
            return await self._read(table, after)

    async def _read(self, table: str, after: int | None) -> Kept | None:
        async with (await self.pool()).acquire() as connection:
            # All of one moment, as far as it matters: the log is read up to the version of the row.
            found = await connection.fetchrow(READ_TABLE, table)
            if found is None:
                return None
            row = table_of(found)
            seats = [seat_of(one) for one in await connection.fetch(READ_SEATS, table)]
            log = await connection.fetch(READ_LOG, table, after or 0, row.version)
            kept = Kept(row, seats, [LogEntry(*one) for one in log])
            if after is None:
                deck, position = await connection.fetchrow(READ_START, table)
                kept.deck, kept.position = value_of("data", deck), value_of("position", position)
            return kept

    async def write(self, batch: Sequence[Written]) -> Sequence[bool]:
        while True:
            try:
                return await self._write(batch)
            except _COLLISIONS:  # two processes took the same tables in another order: one tries again
                continue

    async def _write(self, batch: Sequence[Written]) -> Sequence[bool]:
        changes = [one for one in batch if isinstance(one, Change)]
        opened = [one for one in batch if isinstance(one, NewTable)]
        async with (await self.pool()).acquire() as connection:
            if not opened and all(change.opened is None for change in changes):
                won = await _change(connection, changes)
            else:
                async with connection.transaction():
                    won = await _change(connection, changes)
                    following = [one.opened for one in changes if one.opened and one.row.id in won]
                    await _open(connection, [*opened, *following])
        return [isinstance(one, NewTable) or one.row.id in won for one in batch]


async def _change(connection: asyncpg.Connection, changes: Sequence[Change]) -> set[str]:
    """Write the changes; the tables that nobody else had changed meanwhile."""
    if not changes:
        return set()
    rows = [structs.asdict(change.row) for change in changes]
    entries = [entry for change in changes for entry in change.entries]
    seats = [seat for change in changes for seat in change.seats]
    said = [{"id": change.row.id, "said": notice_of(change)} for change in changes]
    won = await connection.fetch(CHANGE, *map(_text, (rows, entries, seats, said)))
    return {one["id"] for one in won}


async def _open(connection: asyncpg.Connection, tables: Sequence[NewTable]) -> None:
    await connection.execute(ADD_DECK, _text([new.deck for new in tables]))
    rows = [{**structs.asdict(new.row), "position": new.position} for new in tables]
    seats = [seat for new in tables for seat in new.seats]
    log = [entry for new in tables for entry in new.log]
    for table, added in zip(ADD, (rows, seats, log), strict=True):
        await connection.execute(ADD[table], _text(added))


def _text(rows: object) -> str:
    return json.encode(rows).decode()


def notice_of(change: Change) -> str:
    """The change itself, for memories elsewhere; where it is too long for a notice, that there was one."""
    row = change.row
    said: dict[str, object] = {"process": row.keeper, "table": row.id, "revision": row.revision}
    altered = {name: getattr(row, name) for name in CHANGING}
    whole = json.encode({**said, "row": altered, "entries": change.entries, "seats": change.seats})
    return (whole if len(whole) <= NOTICE_BYTES else json.encode(said)).decode()
