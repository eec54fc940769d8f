"""For hosts: who may enter, invitations, the message of the day, and the day somebody was here last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("standing", sa.String(8), nullable=False, server_default=""))
    op.add_column("person", sa.Column("invited_by", sa.String(32)))
    op.add_column("person", sa.Column("seen", sa.String(10)))
    # From now on everybody with a passkey has a row, so that hosts find them.
    op.execute(
        "INSERT INTO person (id, name)"
        " SELECT DISTINCT person, '' FROM passkey WHERE person NOT IN (SELECT id FROM person)"
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(4000), nullable=False),
    )
    op.create_table(
        "invitation",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("times", sa.Integer),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("until", sa.String(32)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
