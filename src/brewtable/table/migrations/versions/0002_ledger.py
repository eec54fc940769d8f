"""Decks once by their hash, sealed logs, revisions that decide between processes; presence is in memory."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from brewtable.table.kept import UNSEALED, LogEntry, deck_data, sealed

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "game_table",
    sa.column("id", sa.String),
    sa.column("start", sa.JSON),
    sa.column("position", sa.JSON(none_as_null=True)),
    sa.column("deck_hash", sa.String),
    sa.column("seal", sa.String),
)
DECKS = sa.table("deck", sa.column("hash", sa.String), sa.column("data", sa.JSON))
LOG = sa.table("log", *(sa.column(name) for name in ("table_id", "number", "kind", "seat", "value", "at")))


def upgrade() -> None:
    op.create_table(
        "deck",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "tally",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO tally (name, count) VALUES ('commits', 0)")
    op.add_column("game_table", sa.Column("position", sa.JSON))
    op.add_column("game_table", sa.Column("deck_hash", sa.String(32), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("keeper", sa.Integer))
    op.add_column("game_table", sa.Column("seal", sa.String(16), nullable=False, server_default=""))
    _move_decks()
    _seal_logs()
    # Not in a batch, which would make the table anew while seats and logs refer to it.
    op.execute("ALTER TABLE game_table DROP COLUMN start")
    op.drop_table("presence")


def _move_decks() -> None:
    connection, stored = op.get_bind(), set()
    tables = list(connection.execute(sa.select(TABLES.c.id)).scalars())
    for table in tables:  # one at a time: a start is large
        where = TABLES.c.id == table
        start: dict[str, Any] = connection.execute(sa.select(TABLES.c.start).where(where)).scalar_one()
        deck = deck_data(start["deck"])
        if deck.hash not in stored:
            connection.execute(DECKS.insert().values(hash=deck.hash, data=deck.data))
            stored.add(deck.hash)
        moved = {"deck_hash": deck.hash, "position": start.get("position")}
        connection.execute(TABLES.update().where(where).values(moved))


def _seal_logs() -> None:
    connection = op.get_bind()
    seals: dict[str, str] = {}
    for row in connection.execute(sa.select(LOG).order_by(LOG.c.table_id, LOG.c.number)):
        entry = LogEntry(*row)
        seals[entry.table_id] = sealed(seals.get(entry.table_id, UNSEALED), entry)
    for table, seal in seals.items():
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(seal=seal))
