"""Whom each of several servers sees at which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("holders", sa.Text, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("present")
