"""Old tables are found by their state and age."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("tables_by_age", "tables", ["status", "updated"])


def downgrade() -> None:
    op.drop_index("tables_by_age", "tables")
