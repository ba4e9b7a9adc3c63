"""The tables in memory: read when somebody asks for one, brought up to date when another server has changed one, and
forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from starboard.server.catalogue import Catalogue
from starboard.server.credentials import is_id
from starboard.server.database import Database
from starboard.server.hearing import Hearing
from starboard.server.present import Present
from starboard.server.reopening import go_on, reopen
from starboard.server.room import Room
from starboard.server.table import Table
from starboard.server.words import Refused

IDLE: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
MOST_IDLE: Final = 10_000_000  # bytes, about, of tables that nobody looks at
LOOK: Final = 25  # tables that come into memory between two looks at how much they are
Found = TypeVar("Found")


class Rooms:
    def __init__(self, catalogue: Catalogue, database: Database) -> None:
        self.catalogue = catalogue
        self.database = database
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.rumours: dict[str, int] = {}  # the latest number heard of a table while it is being read
        self.stopped: dict[str, str] = {}  # tables that failed here, and the sentence about it
        self.came = 0  # tables into the memory
        self.hearing = Hearing(database)
        self.hearsay: set[asyncio.Task[None]] = set()
        self.loaders = ThreadPoolExecutor(4, "load")
        self.replayers = ThreadPoolExecutor(2, "replay")  # slow work, which must not hold up loading
        self.present = Present(database, self.read)

    def drive(self, room: Room) -> None:
        """Bots may have to move."""

    async def read(self, ask: Callable[..., Found], *about: Any) -> Found:
        """Ask the database, or make a table from what it said."""
        return await asyncio.get_running_loop().run_in_executor(self.loaders, ask, *about)

    async def replay(self, work: Callable[..., Found], *about: Any) -> Found:
        """Play a whole game once more."""
        return await asyncio.get_running_loop().run_in_executor(self.replayers, work, *about)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.hearsay.add(task)
        task.add_done_callback(self.hearsay.discard)

    # -- in and out ------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        while (room := self.rooms.get(id)) is None:  # one that was read may be out of date, and gone, before we go on
            if not is_id(id):
                raise Refused("not-found", "no-table")
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            await asyncio.shield(self.loading[id])  # others may wait for it too
        room.touched = time.monotonic()
        return room

    async def load(self, id: str) -> None:
        try:
            room = Room(await self.stored_table(id))
            await self.present.look([room])
            self.take_in(room)
            self.drive(room)
            if self.rumours.get(id, 0) > room.table.seq:
                self.beside(self.catch_up(room, self.rumours[id]))
        except SQLAlchemyError:
            raise Refused("storage", "unreadable") from None
        finally:
            del self.loading[id]
            self.rumours.pop(id, None)

    async def stored_table(self, id: str) -> Table:
        stored = await self.read(self.database.load, id)
        if stored is None:
            raise Refused("not-found", "no-table")
        table = await self.read(reopen, self.database, self.catalogue.title(stored.row.title), stored)
        if id in self.stopped:
            table.stop(self.stopped[id])
        return table

    def take_in(self, room: Room) -> None:
        room.tell_others = (
            self.tell_others
        )  # nothing that holds the room: it would be garbage for hours before it is collected
        self.rooms[room.table.id] = room
        self.came += 1
        if self.came % LOOK == 0:
            self.drop_idle()

    def tell_others(self, room: Room) -> None:
        self.beside(self.present.tell(room))

    def forget(self, room: Room) -> None:
        """Throw away the table in memory; the next to ask for it reads it from the database."""
        room.gone = True
        self.rooms.pop(room.table.id, None)
        for socket in room.sockets:
            socket.closed = True
        room.wake()

    def drop_idle(self) -> None:
        """What nobody looks at leaves the memory after a while, and at once where it is too much."""
        now = time.monotonic()
        idle = sorted([(room.touched, id) for id, room in self.rooms.items() if not room.busy])
        weight = sum([self.rooms[id].weight for _, id in idle])
        for touched, id in idle:
            if weight > MOST_IDLE or now - touched > IDLE:
                weight -= self.rooms[id].weight
                del self.rooms[id]

    # -- other servers ---------------------------------------------------------------------------

    def heard(self, id: str, seq: int) -> None:
        """A table has changed, here or at another server."""
        room = self.rooms.get(id)
        if id in self.loading:
            self.rumours[id] = max(seq, self.rumours.get(id, 0))
        if room is None or room.table.seq >= seq:
            return
        if room.busy:
            self.beside(self.catch_up(room, seq))
        else:
            del self.rooms[id]  # nobody looks at it here

    async def catch_up(self, room: Room, seq: int) -> None:
        """Bring a table up to what another server has stored, and tell those who listen here."""
        async with room.lock:
            if room.gone or room.table.seq >= seq:
                return
            try:
                stored = await self.read(self.database.load, room.table.id, room.table.seq)
                if stored is None or not await self.read(go_on, room.table, stored):
                    await self.read_anew(room)
            except SQLAlchemyError:
                self.forget(room)
        room.wake()
        self.drive(room)

    async def read_anew(self, room: Room) -> None:
        """The table as it is stored, for those who are there already."""
        try:
            room.table, room.written = await self.stored_table(room.table.id), None
        except (SQLAlchemyError, Refused):
            self.forget(room)
        room.wake()

    def missed(self) -> None:
        """Something may have been said while nobody listened."""
        self.beside(self.compare())

    async def compare(self) -> None:
        try:
            numbers = await self.read(self.database.numbers, list(self.rooms))
            await self.present.look(list(self.rooms.values()))
        except SQLAlchemyError:
            return
        for id, seq in numbers.items():
            self.heard(id, seq)

    def come_and_gone(self, id: str) -> None:
        """At another server somebody came to a table, or went."""
        if id in self.rooms:
            self.beside(self.present.look([self.rooms[id]]))
