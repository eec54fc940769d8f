"""Talk: what is said at tables, who reads no more of whom, and what each table allows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("talk", sa.String(8), nullable=False, server_default="all"))
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("room", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("ix_said_person", "said", ["person"])
    op.create_table(
        "silenced",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.UniqueConstraint("person", "other", "table_id"),
    )
    op.create_index("ix_silenced_other", "silenced", ["other"])
    op.create_index("ix_silenced_table_id", "silenced", ["table_id"])
