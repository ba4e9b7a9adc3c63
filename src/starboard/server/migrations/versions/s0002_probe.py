"""A row that is written to see whether writing is possible."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    probe = op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(probe, [{"id": 1, "made": 0}])


def downgrade() -> None:
    op.drop_table("probe")
