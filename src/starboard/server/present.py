"""Who is at a table, where several servers share one PostgreSQL: each writes down whom it sees, and reads whom the
others see. What a server has not confirmed for a while does not count: it may be dead."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from starboard.server.database import CHANNEL, Database
from starboard.server.room import Room
from starboard.server.schema import PRESENT

log = logging.getLogger("starboard.present")
CONFIRMED: Final = 35  # seconds for which a server's word counts; it is given every ten
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS bigint)"  # the clock of the database: there is one only
PUT: Final = sa.text(
    "INSERT INTO present (table_id, server, holders, spectators, at) VALUES (:table_id, :server, :holders, :spectators,"
    f" {NOW}) ON CONFLICT (table_id, server) DO UPDATE"
    " SET holders = excluded.holders, spectators = excluded.spectators, at = excluded.at"
)
TELL: Final = sa.text(f"SELECT pg_notify('{CHANNEL}', :said)")
STILL: Final = sa.text(f"UPDATE present SET at = {NOW} WHERE server = :server")
FORGET: Final = sa.text(f"DELETE FROM present WHERE at < {NOW} - {CONFIRMED}")
Reader = Callable[..., Awaitable[Any]]


class Present:
    """For SQLite it does nothing: there is one server only."""

    def __init__(self, database: Database, read: Reader) -> None:
        self.database = database
        self.read = read
        self.server = secrets.token_hex(8)

    async def tell(self, room: Room) -> None:
        """Whom this server sees at a table."""
        if self.database.shared:
            await self.try_to(self.put, room.table.id, *room.here())

    async def look(self, rooms: list[Room]) -> None:
        """Whom the others see at these tables."""
        if not self.database.shared or not rooms:
            return
        found = await self.try_to(self.others, [room.table.id for room in rooms])
        for room in rooms if found is not None else []:
            room.others(*found.get(room.table.id, ([], 0)))

    async def refresh(self, rooms: dict[str, Room]) -> None:
        """What this server has said still holds; what a dead one has said does not."""
        if self.database.shared:
            await self.try_to(self.confirm)
            await self.look([room for room in rooms.values() if room.sockets])

    async def leave(self) -> None:
        if self.database.shared:
            await self.try_to(self.delete)

    async def try_to(self, work: Callable[..., Any], *about: Any) -> Any:
        """Nobody must wait, or be refused, because it is not known who else is there."""
        try:
            return await self.read(work, *about)
        except (SQLAlchemyError, RuntimeError) as error:
            log.warning("who is where cannot be told: %s", type(error).__name__)
            return None

    # -- in a thread -----------------------------------------------------------------------------

    def put(self, id: str, holders: list[str], spectators: int) -> None:
        values = {"table_id": id, "server": self.server, "holders": json.dumps(holders), "spectators": spectators}
        with self.database.engine.begin() as connection:
            connection.execute(PUT, values)
            connection.execute(TELL, {"said": id})

    def others(self, ids: list[str]) -> dict[str, tuple[list[str], int]]:
        """By table: the holders that other servers see, and how many spectators."""
        found: dict[str, tuple[list[str], int]] = {}
        fresh = sa.text(f"at >= {NOW} - {CONFIRMED}")
        query = sa.select(PRESENT).where(PRESENT.c.table_id.in_(ids), PRESENT.c.server != self.server, fresh)
        with self.database.engine.connect() as connection:
            for row in connection.execute(query):
                holders, spectators = found.get(row.table_id, ([], 0))
                found[row.table_id] = ([*holders, *json.loads(row.holders)], spectators + row.spectators)
        return found

    def confirm(self) -> None:
        with self.database.engine.begin() as connection:
            connection.execute(STILL, {"server": self.server})
            connection.execute(FORGET)

    def delete(self) -> None:
        with self.database.engine.begin() as connection:
            connection.execute(sa.delete(PRESENT).where(PRESENT.c.server == self.server))
