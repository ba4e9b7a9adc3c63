"""Events of a table, put together and compressed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bundles",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("letters", sa.Integer, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bundles")
