"""Branches of running games without hints know what they grew from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("branch_of", sa.String(32)))
    # For the tables that nobody has touched.
    op.create_index("game_table_changed", "game_table", ["changed"])
