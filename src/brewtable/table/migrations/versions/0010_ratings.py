"""Rated tables, and how strong people are by them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("slow_bots", sa.String(12), nullable=False, server_default=""))
    op.create_index("game_table_rated", "game_table", ["rated", "counted", "changed"])
    op.add_column("result", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rating",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("rating_ladder", "rating", ["game", "mu"])
    op.create_table(
        "rating_step",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("was", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_step_person", "rating_step", ["person", "game", "ended"])
