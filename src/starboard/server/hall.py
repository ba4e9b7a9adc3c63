"""All tables of a server: one act at a time happens at each, is stored, is told to everybody; then bots move."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable
from typing import Final, Optional

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from starboard.bots.bot import Budget
from starboard.core import codec
from starboard.core.chance import Stream
from starboard.core.state import SPECTATOR
from starboard.server import events, keeping, wire
from starboard.server.catalogue import Catalogue, any_choice
from starboard.server.credentials import hashed, is_id, rematch_token
from starboard.server.database import Database, NotStored
from starboard.server.events import Change, Row
from starboard.server.founders import Founders
from starboard.server.keeping import Keep
from starboard.server.ledger import OVER, STOPPED
from starboard.server.message import Scribe, chart
from starboard.server.packing import pack_view
from starboard.server.reopening import again
from starboard.server.room import Room
from starboard.server.rooms import Rooms
from starboard.server.table import Table
from starboard.server.vital import vital_task
from starboard.server.words import Refused
from starboard.server.workers import Task, Thought, Workers, thought

log = logging.getLogger("starboard.hall")
SWEEP: Final = 10.0  # seconds between two looks at what stands still
COLLECT: Final = 600.0  # seconds between two full collections of garbage, at the least
OVERDUE: Final = 3600.0  # seconds after which one comes whoever is there
PRUNE: Final = 3600.0  # seconds between two looks for tables whose time is up
AILING: Final = 600.0  # seconds after which a table that could not be opened for its bots is tried again
BACKGROUND: Final = 12  # tables of bots alone that move at the same time: people must not wait for a thousand of them
TRIES: Final = 5  # of an act, when another server was quicker each time
Act = Callable[[Table], list[Change]]


class Overtaken(Refused):
    """Another server has stored something at this table first."""

    def __init__(self) -> None:
        super().__init__("storage")


class Hall(Rooms):
    def __init__(
        self, catalogue: Catalogue, database: Database, workers: Workers, founders: Founders, keep: Keep
    ) -> None:
        super().__init__(catalogue, database)
        self.founders = founders
        self.keep_days = keep
        self.pruned = self.collected = time.monotonic()
        self.workers = workers
        self.ailing: dict[str, float] = {}  # tables that could not be opened, and when
        self.sweeper: Optional[asyncio.Task[None]] = None
        self.background = asyncio.Semaphore(BACKGROUND)

    async def open(self) -> None:
        """Go on where the server stopped: wherever a bot was thinking, it thinks again, while requests are answered."""
        self.hearing.open(self.heard, self.missed, self.come_and_gone)
        self.sweeper = vital_task("the sweep of the tables", self.sweep())

    async def close(self) -> None:
        tasks = [room.driver for room in self.rooms.values() if room.driver is not None]
        tasks += [*self.hearsay, *([self.sweeper] if self.sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.closed = True
            room.wake()
        await self.workers.close()
        await self.present.leave()
        await asyncio.to_thread(self.hearing.close)
        self.loaders.shutdown(wait=False, cancel_futures=True)
        self.replayers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.database.close)

    # -- what happens by itself -----------------------------------------------------------------

    async def sweep(self) -> None:
        """Wake bots that stand still, after a start or when the database is back; forget what nobody looks at."""
        while True:
            try:
                await self.wake_bots()
            except SQLAlchemyError as error:
                log.error("bots wait, for the database does not answer: %s", type(error).__name__)
            except Exception:
                log.exception("bots could not be woken")
            self.drop_idle()
            self.collect()
            await self.present.refresh(self.rooms)
            await self.prune()
            await asyncio.sleep(SWEEP)

    def collect(self) -> None:
        """Let the collector look at everything, now and then, while nobody would notice; where somebody always is, all
        the same before what has gathered fills the memory."""
        waited = time.monotonic() - self.collected
        if waited > OVERDUE or (waited > COLLECT and not any([room.busy for room in self.rooms.values()])):
            self.collected = time.monotonic()
            gc.collect()

    async def prune(self) -> None:
        """Delete tables whose time is up, unless somebody looks at them; now and then, and a few at a time."""
        if time.monotonic() - self.pruned < PRUNE:
            return
        self.pruned = time.monotonic()
        try:
            ids = await self.read(keeping.outdated, self.database, self.keep_days)
            ids = [id for id in ids if id not in self.rooms or not self.rooms[id].busy]
            for start in range(0, len(ids), keeping.AT_ONCE):
                few = ids[start : start + keeping.AT_ONCE]
                for id in await self.read(keeping.delete, self.database, few, self.keep_days):
                    if id in self.rooms:
                        self.forget(self.rooms[id])
        except Exception as error:
            log.error("old tables could not be deleted: %s", type(error).__name__)

    async def wake_bots(self) -> None:
        """All locks are asked for at once: one after the other, the tables of a dead server would wait for seconds."""
        now, strangers = time.monotonic(), []
        for id in await self.read(self.database.bots_to_move):
            if id in self.rooms:
                self.drive(self.rooms[id])
            elif now - self.ailing.get(id, -AILING) >= AILING:
                strangers.append(id)
        granted = await asyncio.gather(*[self.hearing.may_move(id) for id in strangers])
        for id, mine in zip(strangers, granted):
            if mine:
                await self.wake(id)

    async def wake(self, id: str) -> None:
        """One table that cannot be opened must not keep the others from going on."""
        try:
            await self.room(id)
            self.ailing.pop(id, None)
        except Refused as refused:
            if refused.code != "storage":
                self.ailing[id] = time.monotonic()
            log.warning("table %s cannot be opened for its bots: %s", id, refused.code)
        except Exception:
            self.ailing[id] = time.monotonic()
            log.exception("table %s cannot be opened for its bots", id)
        if id not in self.rooms:
            self.hearing.release(id)

    # -- acts ------------------------------------------------------------------------------------

    async def found(self, table: Table, changes: list[Change], founder: str = "") -> Room:
        """A new table, if there is room for one more."""
        await self.founders.admit(founder, self)
        room = Room(table)
        room.owner = founder or table.id
        changes[0].new = True
        async with room.lock:
            self.take_in(room)
            await self.keep(room, changes)
        self.founders.note(founder, table.id)
        self.follow(room)
        return room

    async def act(self, id: str, act: Act) -> Room:
        """Do something at a table. If another server was quicker, once more on what it has stored."""
        for _ in range(TRIES):
            room = await self.room(id)
            async with room.lock:
                if room.table.status == STOPPED:
                    raise Refused("illegal", room.table.trouble or "old-rules")  # what is stored stays as it is
                if not room.gone:
                    with contextlib.suppress(Overtaken):
                        await self.act_at(room, act)
                        return room
        raise Refused("storage")

    async def act_at(self, room: Room, act: Act) -> None:
        table = room.table
        before, seq = events.encode(table.body), table.seq
        try:
            changes = act(table)
        except Refused:
            raise
        except Exception:
            self.forget(room)  # the rules broke off half-way: what is stored is still whole
            raise
        if len(changes) == 1 and is_nothing(changes[0]) and events.encode(table.body) == before:
            table.seq = seq
        elif changes:
            await self.keep(room, changes)
            self.follow(room)

    async def rematch(self, id: str, token: str) -> tuple[Room, str]:
        """The next table with the same seats: the first who asks makes it, everybody gets their seats there."""
        holder = hashed(token)

        async def next_table() -> str:
            room = await self.room(id)
            async with room.lock:
                if room.gone:
                    raise Overtaken
                old = room.table
                old.seated(holder)
                if old.status != OVER:
                    raise Refused("illegal")
                if not old.body.rematch:
                    table, changes = again(old, token)
                    old.body.rematch = table.id
                    await self.keep(room, [*changes, old.noted()])
                    room.wake()
                return old.body.rematch

        following = ""
        for _ in range(TRIES):
            with contextlib.suppress(Overtaken):
                following = await next_table()
                break
        else:
            raise Refused("storage")
        fresh = rematch_token(following, token)

        def sit_down(table: Table) -> list[Change]:
            claimed = table.claim(holder, hashed(fresh))
            changes = [claimed] if claimed is not None else []
            return [*changes, table.begin()] if table.complete else changes

        return await self.act(following, sit_down), fresh

    def stop(self, room: Room, trouble: str) -> None:
        """Something is wrong with this table, and would be so again: it stands still until the server starts anew."""
        self.stopped[room.table.id] = trouble
        self.forget(room)

    async def keep(self, room: Room, changes: list[Change]) -> None:
        """Store what was done. If that fails the table in memory is thrown away: only what is stored is true. If
        another server was quicker, the table is as that one left it, and those who listen here are told."""
        try:
            await self.database.commit(*changes)
        except NotStored as error:
            if error.conflict:
                await self.read_anew(room)
                raise Overtaken from None
            self.forget(room)
            raise Refused("storage", "unclear" if error.unclear else "") from None
        if any([not isinstance(change.event, events.Noted) for change in changes]):
            room.moved = time.monotonic()

    def follow(self, room: Room) -> None:
        room.wake()
        self.drive(room)

    async def scores(self, room: Room, counter: str) -> wire.Scores:
        """Scores over time; counted beside the game, which may go on meanwhile, once for all who ask, and kept until
        the next move."""
        async with room.lock:
            table = room.table
            if table.course is None:
                return wire.Scores([], 0, [])
            course, version, status = table.course, table.versions[-1].seq, table.status
            shown = table.title.sheet(course.view(course.state, SPECTATOR)).get(counter)
            key = (version, status, counter if type(shown) is int else "")
            if key not in room.charts:
                room.charts = {old: task for old, task in room.charts.items() if old[:2] == key[:2]}
                work = self.replay(chart, course, list(course.decisions), table.revealed, key[2])
                room.charts[key] = asyncio.create_task(work)
        return await asyncio.shield(room.charts[key])

    def scribe(self, room: Room) -> Scribe:
        return room.scribe(self.catalogue, self.keep_days)

    async def rows(self, ids: list[str]) -> list[Row]:
        return await self.read(self.database.rows, [id for id in ids if is_id(id)])

    # -- bots ------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        if room.table.bot_turn and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self.move_bots(room))

    async def move_bots(self, room: Room) -> None:
        """Move for bots until a person is asked, or something is wrong with this table. If bots of this table move at
        another server, this one hears of it."""
        id = room.table.id
        try:
            if await self.hearing.may_move(id):
                await self.move_while_asked(room)
        except Exception:
            log.exception("table %s is stopped, for a bot of %s cannot move", room.table.id, room.table.title.id)
            self.stop(room, "bots-failed")
        finally:
            self.hearing.release(id)

    async def move_while_asked(self, room: Room) -> None:
        """Thinking happens outside the lock; a choice for a position that is gone is dropped."""
        while room.table.bot_turn and not room.gone:
            if room.table.people():
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
            if room.gone or room.table is not table or not table.bot_turn or table.versions[-1].seq != version:
                return
            with contextlib.suppress(Refused):  # not stored: the sweep comes back to it
                await self.keep(room, [table.answer_for_bot(found.choice, found.because)])
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
        name, bot = self.catalogue.player(table.title, seat.bot)
        seed = table.bot_seed(ask.seat)
        if not bot.sees:
            return thought(bot.choose(course.state, ask, Stream(seed), Budget()))
        view = table.title.view(course.state, ask.seat)
        task = Task(table.title.id, codec.setup_data(table.setup), name, pack_view(view), seed)
        found = await self.workers.choose(task, bool(table.people()), room.owner)
        return found if found is not None and found.choice in ask.choices else Thought(any_choice(ask.choices), [])


def is_nothing(change: Change) -> bool:
    """A note without a line: if the seats and settings are as they were, nothing has happened."""
    return isinstance(change.event, events.Noted) and not change.event.lines and not change.new


encode: Final = msgspec.json.Encoder().encode
