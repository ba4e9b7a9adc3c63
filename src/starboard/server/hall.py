"""All tables of a server: one act at a time happens at each, is stored, is told to everybody; then bots move."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from collections.abc import Callable
from typing import Final, Optional

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from starboard.bots.bot import Budget
from starboard.core import codec
from starboard.core.chance import Stream, derive
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.files import is_older
from starboard.server import events, wire
from starboard.server.carrying import carry
from starboard.server.catalogue import Catalogue, any_choice
from starboard.server.course import Course, Settled
from starboard.server.credentials import hashed, new_id, new_token, rematch_token
from starboard.server.database import Database, Stored
from starboard.server.events import Body, Change, Row, Seat
from starboard.server.message import Presence, Reader, Scribe, chart
from starboard.server.packing import pack_view
from starboard.server.table import OPEN, OVER, REPLAY, STOPPED, Table
from starboard.server.words import Refused
from starboard.server.workers import Task, Thought, Workers, thought

log = logging.getLogger("starboard.hall")
POLLED: Final = 15.0  # seconds after a request during which a person without a socket counts as here
IDLE: Final = 300.0  # seconds after which a table that nobody looks at leaves the memory
BACKGROUND: Final = 12  # tables of bots alone that move at the same time: people must not wait for a thousand of them
MISFITS: Final = (BadInput, KeyError, ValueError, IndexError, TypeError, AttributeError, AssertionError)
Act = Callable[[Table], list[Change]]


class Socket:
    """A browser that listens. ``stir`` is set when there is something to tell."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.stir = asyncio.Event()
        self.presence_changed = False
        self.closed = False


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sockets: list[Socket] = []
        self.driver: Optional[asyncio.Task[None]] = None
        self.seen: dict[str, float] = {}
        self.opened = time.monotonic()
        self.touched = self.opened
        self.moved = 0.0
        self.written: Optional[tuple[int, Scribe]] = None
        self.charted: Optional[tuple[int, str, str, wire.Scores]] = None
        self.gone = False  # thrown away: whoever still waits for the lock must ask for the table anew

    def is_online(self, holder: str) -> bool:
        if not holder:
            return False
        if any([socket.reader.holder == holder for socket in self.sockets]):
            return True
        return time.monotonic() - self.seen.get(holder, -POLLED) < POLLED

    def away_for(self, holder: str) -> float:
        return 0.0 if self.is_online(holder) else time.monotonic() - self.seen.get(holder, self.opened)

    def presence(self) -> Presence:
        online = [self.is_online(seat.holder) for seat in self.table.body.seats]
        holders = [seat.holder for seat in self.table.body.seats]
        return Presence(online, len([socket for socket in self.sockets if socket.reader.holder not in holders]))

    def scribe(self, catalogue: Catalogue) -> Scribe:
        """One scribe per version, so that many listeners share the views."""
        if self.written is None or self.written[0] != self.table.seq:
            self.written = (self.table.seq, Scribe(self.table, catalogue, self.presence()))
        scribe = self.written[1]
        scribe.presence = self.presence()
        return scribe

    def wake(self) -> None:
        for socket in self.sockets:
            socket.stir.set()

    def come_or_go(self) -> None:
        for socket in self.sockets:
            socket.presence_changed = True
            socket.stir.set()


class Hall:
    def __init__(self, catalogue: Catalogue, database: Database, workers: Workers) -> None:
        self.catalogue = catalogue
        self.database = database
        self.workers = workers
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: Optional[asyncio.Task[None]] = None
        self.waker: Optional[asyncio.Task[None]] = None
        self.background = asyncio.Semaphore(BACKGROUND)

    async def open(self) -> None:
        """Go on where the server stopped: wherever a bot was thinking, it thinks again, while requests are answered."""
        self.sweeper = asyncio.create_task(self.sweep())
        self.waker = asyncio.create_task(self.wake_bots())

    async def wake_bots(self) -> None:
        for id in await asyncio.to_thread(self.database.bots_to_move):
            try:
                await self.room(id)
            except Refused:
                log.warning("table %s cannot be opened: its game is not installed, or it cannot be stored", id)

    async def close(self) -> None:
        tasks = [room.driver for room in self.rooms.values() if room.driver is not None]
        tasks += [task for task in (self.sweeper, self.waker) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.closed = True
            room.wake()
        await self.workers.close()
        await asyncio.to_thread(self.database.close)

    # -- rooms -----------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            room = await self.loading[id]
        room.touched = time.monotonic()
        return room

    async def load(self, id: str) -> Room:
        try:
            stored = await asyncio.to_thread(self.database.load, id)
            if stored is None:
                raise Refused("not-found", "no-table")
            title = self.catalogue.title(stored.row.title)
            room = Room(await asyncio.to_thread(reopen, self.database, title, stored))
            self.rooms[id] = room
            self.drive(room)
            return room
        finally:
            del self.loading[id]

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(60)
            now = time.monotonic()
            for id, room in list(self.rooms.items()):
                busy = room.sockets or room.lock.locked() or (room.driver is not None and not room.driver.done())
                if not busy and now - room.touched > IDLE:
                    del self.rooms[id]

    # -- acts ------------------------------------------------------------------------------------

    async def found(self, table: Table, changes: list[Change]) -> Room:
        """A new table."""
        room = Room(table)
        changes[0].new = True
        async with room.lock:
            self.rooms[table.id] = room
            await self.keep(room, changes)
        self.follow(room)
        return room

    async def act(self, id: str, act: Act) -> Room:
        room = await self.room(id)
        async with room.lock:
            if room.table.status == STOPPED:
                raise Refused("illegal", "old-rules")  # what is stored stays as it is
            if not room.gone:
                await self.act_at(room, act)
                return room
        return await self.act(id, act)

    async def act_at(self, room: Room, act: Act) -> None:
        try:
            changes = act(room.table)
        except Refused:
            raise
        except Exception:
            self.forget(room)  # the rules broke off half-way: what is stored is still whole
            raise
        if changes:
            await self.keep(room, changes)
            self.follow(room)

    async def rematch(self, id: str, token: str) -> tuple[Room, str]:
        """The next table with the same seats: the first who asks makes it, everybody gets their seats there."""
        room = await self.room(id)
        async with room.lock:
            if room.gone:
                raise Refused("storage")
            old = room.table
            holder = hashed(token)
            old.seated(holder)
            if old.status != OVER:
                raise Refused("illegal")
            if not old.body.rematch:
                table, changes = again(old, token)
                old.body.rematch = table.id
                await self.keep(room, [*changes, old.noted()])
        room.wake()
        fresh = rematch_token(old.body.rematch, token)

        def sit_down(table: Table) -> list[Change]:
            claimed = table.claim(holder, hashed(fresh))
            changes = [claimed] if claimed is not None else []
            return [*changes, table.begin()] if table.complete else changes

        return await self.act(old.body.rematch, sit_down), fresh

    def forget(self, room: Room) -> None:
        """Throw away the table in memory; the next to ask for it reads it from the database."""
        room.gone = True
        self.rooms.pop(room.table.id, None)
        for socket in room.sockets:
            socket.closed = True
        room.wake()

    async def keep(self, room: Room, changes: list[Change]) -> None:
        """Store what was done. If that fails the table in memory is thrown away: only what is stored is true."""
        try:
            await self.database.commit(*changes)
        except SQLAlchemyError:
            self.forget(room)
            raise Refused("storage") from None
        if any([not isinstance(change.event, events.Noted) for change in changes]):
            room.moved = time.monotonic()

    def follow(self, room: Room) -> None:
        room.wake()
        self.drive(room)

    async def scores(self, room: Room, counter: str) -> wire.Scores:
        """Scores over time; counted beside the game, which may go on meanwhile, and kept until the next move."""
        async with room.lock:
            table = room.table
            if table.course is None:
                return wire.Scores([], 0, [])
            version = table.versions[-1].seq
            if room.charted is None or room.charted[:3] != (version, table.status, counter):
                course, decisions, status = table.course, list(table.course.decisions), table.status
            else:
                return room.charted[3]
        found = await asyncio.to_thread(chart, course, decisions, table.revealed, counter)
        room.charted = (version, status, counter, found)
        return found

    async def rows(self, ids: list[str]) -> list[Row]:
        return await asyncio.to_thread(self.database.rows, ids)

    # -- bots ------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        if room.table.bot_turn and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self.move_bots(room))

    async def move_bots(self, room: Room) -> None:
        """Move for bots until a person is asked. Thinking happens outside the lock; a choice for a position
        that is gone is dropped."""
        table = room.table
        while table.bot_turn and not room.gone:
            if table.people():
                await self.move_bot(room)
                continue
            await self.keep_pace(room)
            async with self.background:
                await self.move_bot(room)

    async def move_bot(self, room: Room) -> None:
        table = room.table
        if not table.bot_turn:
            return
        version = table.versions[-1].seq
        found = await self.consider(room)
        if table.people():
            await self.keep_pace(room)  # the time of thinking counts
        async with room.lock:
            if room.gone or not table.bot_turn or table.versions[-1].seq != version:
                return
            try:
                await self.keep(room, [table.answer_for_bot(found.choice, found.because)])
            except Refused:
                return
            except Exception as error:
                log.error("table %s: the rules of %s failed: %s", table.id, table.title.id, type(error).__name__)
                self.forget(room)
                return
        room.wake()

    async def keep_pace(self, room: Room) -> None:
        wait = room.moved + room.table.body.pace - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)

    async def consider(self, room: Room) -> Thought:
        table = room.table
        course = table.game()
        ask = course.state.ask
        assert ask is not None
        seat = table.body.seats[ask.seat]
        bot = self.catalogue.bot(table.title, seat.bot)
        seed = derive(table.setup.seed, "bot", ask.seat, course.at)
        if not bot.sees:
            return thought(bot.choose(course.state, ask, Stream(seed), Budget()))
        view = table.title.view(course.state, ask.seat)
        task = Task(table.title.id, codec.setup_data(table.setup), seat.bot, pack_view(view), seed)
        found = await self.workers.choose(task, bool(table.people()))
        return found if found is not None and found.choice in ask.choices else Thought(any_choice(ask.choices), [])


def again(old: Table, token: str) -> tuple[Table, list[Change]]:
    """A new table like the old one, at which everybody's seat is kept for them."""
    seats: list[Seat] = []
    for seat in old.body.seats:
        if seat.kind == "bot":
            seats.append(Seat(seat.colour, "bot", seat.name, seat.bot))
        else:
            seats.append(Seat(seat.colour, "open", seat.name, reserved=seat.holder))
    id = new_id()
    host = hashed(rematch_token(id, token))
    body = Body(seats, old.body.name, old.body.pace, old.body.watch, old.body.shuffle, host, new_token())
    table = Table(id, old.title, old.setup, body)
    return table, [table.change(events.Noted(), new=True)]


def reopen(database: Database, title: Title, stored: Stored) -> Table:
    """A table from the database. One of older rules is carried over and stored anew; if that fails it stays there as it
    was, for a later Starboard may know how, and is shown as far as it goes."""
    variant = stored.row.setup["variant"]
    if not is_older(title, variant, stored.row.rules):
        return restore(title, stored)
    try:
        carrying = carry(title, copy.deepcopy(stored))
    except MISFITS as error:
        log.error("table %s cannot be carried over to the rules of %s: %r", stored.row.id, title.id, error)
        return restore(title, stored)
    table = restore(title, carrying.stored)
    if carrying.problem:
        log.error("table %s is shown in part: %s", table.id, carrying.problem)
        table.status = STOPPED
    elif table.status != STOPPED:
        marks = table.course.checkpoints if table.course is not None else {}
        try:
            database.rewrite(table.row(), carrying.stored.history, carrying.origins, marks)
        except SQLAlchemyError:
            raise Refused("storage") from None
    return table


def restore(title: Title, stored: Stored) -> Table:
    """A table as it was: the log from its events, the position from the latest checkpoint and the answers after it."""
    row = stored.row
    setup = Setup(title.id, row.setup["variant"], row.setup["players"], row.setup["seed"], row.setup["options"])
    table = Table(row.id, title, setup, row.body, row.created)
    table.rules, table.status, table.seq, table.updated = row.rules, row.status, row.seq, row.updated
    if table.rules != title.rules_of(setup.variant) and table.status != OPEN:
        table.status = STOPPED
        return table
    try:
        table.setup = codec.read_setup(title, row.setup)
        read_back(table, stored)
    except MISFITS:
        log.error("table %s cannot go on: its answers do not fit the rules of %s", table.id, title.id)
        table.status, table.course = STOPPED, None
    return table


def read_back(table: Table, stored: Stored) -> None:
    for seq, event in stored.history:
        if isinstance(event, events.Started):
            table.course = Course(table.title, table.setup)
            table.course.opening = event.opening
            if table.status != REPLAY:
                table.write("table", [events.Told("started")], seq, 0)
        elif isinstance(event, events.Decided):
            assert table.course is not None
            table.course.decisions.append(Settled(event.seat, event.choice, event.chance, event.curtain, event.bot))
        table.note(event, seq)
    if table.course is not None:
        table.course.checkpoints = stored.checkpoints
        table.course.resume()


encode: Final = msgspec.json.Encoder().encode
