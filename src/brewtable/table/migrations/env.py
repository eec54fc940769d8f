"""Runs the steps on the connection that `Storage.migrate` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, text

from brewtable.table.models import Base

MIGRATING = 0x62726577  # one process at a time migrates a PostgreSQL database


def migrate() -> None:
    connection: Connection = context.config.attributes["connection"]
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    context.run_migrations()


migrate()
