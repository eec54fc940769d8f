"""What was played: a line for each seat of a game that is over, and how public a person is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("visible_to", sa.String(8), nullable=False, server_default="met"))
    op.add_column("game_table", sa.Column("counted", sa.Boolean))
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(40)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
    )
    op.create_index("result_person", "result", ["person", "ended"])
    op.create_index("result_record", "result", ["game", "players", "score"])
