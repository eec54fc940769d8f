"""Clocks: the pace a table agreed upon, the time that is left, and the time of the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("pace", sa.JSON))
    op.add_column("game_table", sa.Column("clock", sa.JSON))
    op.execute(
        "INSERT INTO tally (name, count)"
        " VALUES ('time-up', 0), ('time-days', 0), ('time-wall', 0), ('time-lenient', 0)"
    )
