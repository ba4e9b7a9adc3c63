"""Several servers on one PostgreSQL: what another one has stored is heard of at once, and bots of a table move at one.

The primary key of the events is the only arbiter; all this only makes it rare that it has to say no. One connection
listens, and holds the advisory locks of the tables whose bots move here: if the server dies, they are free again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import zlib
from collections.abc import Callable
from typing import Any, Final, Optional

import sqlalchemy as sa

from starboard.server.database import CHANNEL, Database
from starboard.server.vital import vital_thread

log = logging.getLogger("starboard.hearing")
BREATH: Final = 0.05  # seconds of listening before locks are asked for
AGAIN: Final = 1.0  # seconds until a lost connection is tried again
LOCKS: Final = 0x57A2  # the kind of our advisory locks

Heard = Callable[[str, int], None]


def lock_number(id: str) -> int:
    return zlib.crc32(id.encode()) - (1 << 31)


class Hearing:
    """For SQLite it hears nothing, and every lock is granted: there is one server only."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop: Optional[asyncio.AbstractEventLoop] = None
        self.closing = threading.Event()
        self.wishes: list[tuple[str, asyncio.Future[bool]]] = []
        self.released: list[str] = []
        self.held: set[str] = set()
        self.guard = threading.Lock()
        self.thread: Optional[threading.Thread] = None

    def open(self, heard: Heard, lost: Callable[[], None], came: Callable[[str], None]) -> None:
        """``heard`` is told of every change of any table, ``came`` of every table where somebody came or went,
        ``lost`` that some may have been missed."""
        if self.database.shared:
            self.loop = asyncio.get_running_loop()
            self.thread = vital_thread("the ear of the database", lambda: self.listen(heard, lost, came))

    def close(self) -> None:
        self.closing.set()
        if self.thread is not None:
            self.thread.join(timeout=5)

    async def may_move(self, id: str) -> bool:
        """Whether bots of this table are to move at this server."""
        if self.loop is None or id in self.held:
            return True
        answer: asyncio.Future[bool] = self.loop.create_future()
        with self.guard:
            self.wishes.append((id, answer))
        return await answer

    def release(self, id: str) -> None:
        with self.guard:
            if id in self.held:
                self.held.discard(id)
                self.released.append(id)

    # -- the thread ------------------------------------------------------------------------------

    def listen(self, heard: Heard, lost: Callable[[], None], came: Callable[[str], None]) -> None:
        while not self.closing.is_set():
            try:
                self.listen_once(heard, lost, came)
            except Exception as error:  # the database is gone for a while
                log.warning("the database cannot be heard: %s", type(error).__name__)
            self.forget_locks()
            self.closing.wait(AGAIN)

    def listen_once(self, heard: Heard, lost: Callable[[], None], came: Callable[[str], None]) -> None:
        with self.database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            self.call(lost)  # what was told before we listened
            driver: Any = connection.connection.driver_connection
            while not self.closing.is_set():
                self.grant(connection)
                for said in driver.notifies(timeout=BREATH, stop_after=1):
                    id, _, seq = said.payload.partition(" ")
                    if seq:
                        self.call(heard, id, int(seq))
                    else:
                        self.call(came, id)

    def grant(self, connection: sa.Connection) -> None:
        with self.guard:
            wishes, self.wishes = self.wishes, []
            released, self.released = self.released, []
        for id in released:
            connection.exec_driver_sql(f"SELECT pg_advisory_unlock({LOCKS}, {lock_number(id)})")
        for id, answer in wishes:
            query = f"SELECT pg_try_advisory_lock({LOCKS}, {lock_number(id)})"
            granted = bool(connection.exec_driver_sql(query).scalar_one())
            if granted:
                self.held.add(id)
            self.call(settle, answer, granted)

    def forget_locks(self) -> None:
        """With the connection its locks are gone; whoever waits for one is told no, and the sweep asks again."""
        with self.guard:
            wishes, self.wishes = self.wishes, []
            self.held.clear()
            self.released.clear()
        for _, answer in wishes:
            self.call(settle, answer, False)

    def call(self, what: Callable[..., None], *about: Any) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(what, *about)


def settle(answer: asyncio.Future[bool], granted: bool) -> None:
    if not answer.done():
        answer.set_result(granted)
