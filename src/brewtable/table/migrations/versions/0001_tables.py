"""The first form: people, tables, seats, log, presence."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    op.create_table(
        "person",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("start", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deck", sa.String(200), nullable=False),
        sa.Column("pledge", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("host", ID),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("takeback", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", ID),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("game_table_public", "game_table", ["public", "changed"])
    op.create_table(
        "seat",
        sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", ID, index=True),
        sa.Column("code", sa.String(12), unique=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("standing_in", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), nullable=False, index=True),
        sa.Column("person", ID, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
