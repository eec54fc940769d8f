"""Calls: the ways by which people are called, what they were called about, and how often."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "call_way",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False, server_default=""),
        sa.Column("shared", sa.String(32), nullable=False, server_default=""),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("place", sa.String(255), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.UniqueConstraint("person", "mark", name="call_way_once"),
    )
    op.create_index("ix_call_way_mark", "call_way", ["mark"])
    op.create_table(
        "call",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("about", sa.String(40), nullable=False, server_default=""),
        sa.Column("unseen", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("nudged", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("reminded", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_call_person", "call", ["person"])
    op.create_table(
        "call_count",
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("until", sa.BigInteger, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
