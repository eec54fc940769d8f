"""Passkeys and recovery codes; which cookies are signed out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.String(4000), nullable=False),
        sa.Column("place", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("counted", sa.BigInteger, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("ix_recovery_person", "recovery", ["person"])
    op.create_table(
        "spent",
        sa.Column("challenge", sa.String(200), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_spent_until", "spent", ["until"])
    op.create_table(
        "signed_out",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
    )
