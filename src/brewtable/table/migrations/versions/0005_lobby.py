"""The lobby: tables that whoever has the address may sit down at, and whom they look for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("by_link", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("level", sa.String(12), nullable=False, server_default="any"))
    op.add_column("game_table", sa.Column("language", sa.String(2), nullable=False, server_default=""))
    # For the tables that wait for players.
    op.create_index("game_table_lobby", "game_table", ["status", "public"])
