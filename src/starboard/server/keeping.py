"""How long tables are kept, and copies of all of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Optional

import msgspec
import sqlalchemy as sa

from starboard.server.database import Database
from starboard.server.schema import BUNDLES, CHECKPOINTS, EVENTS, TABLES

DAY: Final = 24 * 3600
AT_ONCE: Final = 50  # tables deleted in one go: whoever plays meanwhile waits for no more than that
ROWS: Final = 500  # copied in one go
ORDER: Final = (TABLES, EVENTS, BUNDLES, CHECKPOINTS)  # the first is what the others refer to


class Keep(msgspec.Struct):
    """Days after its last change for which a table is kept; 0 means for ever."""

    open: int = 7
    replay: int = 30
    over: int = 365  # also for those that were never finished

    def days(self, status: str) -> int:
        return {"open": self.open, "replay": self.replay}.get(status, self.over)

    def until(self, status: str, updated: int) -> Optional[int]:
        """When a table is deleted if nothing changes, in seconds since 1970."""
        return updated + self.days(status) * DAY if self.days(status) else None


def read_keep(wishes: tuple[str, ...]) -> Keep:
    """From the command line: ``open=7``."""
    keep = Keep()
    for wish in wishes:
        name, _, days = wish.partition("=")
        if name not in Keep.__struct_fields__ or not days.isdigit():
            raise ValueError(f"{wish!r} is not one of open=DAYS, replay=DAYS, over=DAYS")
        setattr(keep, name, int(days))
    return keep


def outdated(database: Database, keep: Keep) -> list[str]:
    """The ids of the tables whose time is up."""
    now, found = int(time.time()), []
    with database.lock, database.engine.connect() as connection:
        for status in ("open", "replay", "over", "playing", "stopped"):
            days = keep.days(status)
            if days:
                query = sa.select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.updated < now - days * DAY)
                found += [row.id for row in connection.execute(query)]
    return found


def delete(database: Database, ids: list[str], keep: Keep) -> list[str]:
    """Delete those of these tables whose time is still up, and say which."""
    now = int(time.time())
    with database.lock, database.engine.begin() as connection:
        query = sa.select(TABLES.c.id, TABLES.c.status, TABLES.c.updated).where(TABLES.c.id.in_(ids))
        old = [row.id for row in connection.execute(query) if (keep.until(row.status, row.updated) or now) < now]
        for table in (CHECKPOINTS, BUNDLES, EVENTS):
            connection.execute(sa.delete(table).where(table.c.table_id.in_(old)))
        connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(old)))
    return old


def shrink(database: Database) -> None:
    """Give the room of what was deleted back to the disk."""
    if database.file is not None:
        with database.engine.connect() as plain:
            connection = plain.execution_options(isolation_level="AUTOCOMMIT")
            for step in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
                connection.exec_driver_sql(step)


def copy_all(source: Database, target: Database, told: Callable[[str, int], Any]) -> dict[str, int]:
    """Everything, as it was at one moment, from one database into another, empty one of either kind."""
    counts: dict[str, int] = {}
    with source.engine.connect() as from_here, target.engine.begin() as to_there:
        if source.engine.dialect.name == "sqlite":
            from_here.exec_driver_sql("BEGIN")  # or every query would see another moment
        else:
            from_here = from_here.execution_options(isolation_level="REPEATABLE READ", stream_results=True)
        for table in ORDER:
            counts[table.name] = 0
            for rows in from_here.execute(sa.select(table)).mappings().partitions(ROWS):
                to_there.execute(sa.insert(table), [dict(row) for row in rows])
                counts[table.name] += len(rows)
                told(table.name, counts[table.name])
    return counts


def is_empty(database: Database) -> bool:
    with database.lock, database.engine.connect() as connection:
        return connection.execute(sa.select(TABLES.c.id).limit(1)).first() is None
