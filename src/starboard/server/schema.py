"""The tables of the database, as they are today; ``migrations`` brings older ones here."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

STRIDE: Final = 40  # decisions between two checkpoints
meta = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    meta,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(64)),
    sa.Column("rules", sa.Integer),
    sa.Column("setup", sa.Text),
    sa.Column("status", sa.String(16)),
    sa.Column("seq", sa.Integer),
    sa.Column("at", sa.Integer),
    sa.Column("bot_turn", sa.Boolean),
    sa.Column("turn", sa.Integer),
    sa.Column("body", sa.Text),
    sa.Column("created", sa.BigInteger),
    sa.Column("updated", sa.BigInteger),
    sa.Column("secret", sa.LargeBinary),
)
EVENTS: Final = sa.Table(
    "events",
    meta,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("event", sa.Text),
    sa.Column("made", sa.BigInteger),
)
CHECKPOINTS: Final = sa.Table(
    "checkpoints",
    meta,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Integer, primary_key=True),
    sa.Column("position", sa.LargeBinary),
)
BUNDLES: Final = sa.Table(
    "bundles",
    meta,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True),
    sa.Column("letters", sa.Integer),
    sa.Column("events", sa.LargeBinary),
)
PROBE: Final = sa.Table("probe", meta, sa.Column("id", sa.Integer, primary_key=True), sa.Column("made", sa.BigInteger))
PRESENT: Final = sa.Table(
    "present",
    meta,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), primary_key=True),
    sa.Column("holders", sa.Text),
    sa.Column("spectators", sa.Integer),
    sa.Column("at", sa.BigInteger),
)
