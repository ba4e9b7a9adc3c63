"""A table in memory with those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Optional

from starboard.server import wire
from starboard.server.catalogue import Catalogue
from starboard.server.keeping import Keep
from starboard.server.message import Presence, Reader, Scribe
from starboard.server.table import Table

POLLED: Final = 15.0  # seconds after a request during which a person without a socket counts as here
PRESENCE: Final = 1.0  # seconds between two messages about who is here
BARE: Final = 15_000  # bytes that a table has in memory, about, and what each decision adds
PER_DECISION: Final = 700


class Socket:
    """A browser that listens. ``stir`` is set when there is something to tell."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.stir = asyncio.Event()
        self.stir.set()
        self.presence: Optional[Presence] = None  # what this browser was last told
        self.closed = False


class Room:
    """A table in memory with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.sockets: list[Socket] = []
        self.listening: Counter[str] = Counter()  # sockets by whose they are
        self.driver: Optional[asyncio.Task[None]] = None
        self.seen: dict[str, float] = {}
        self.opened = time.monotonic()
        self.touched = self.opened
        self.moved = 0.0
        self.written: Optional[tuple[int, Scribe]] = None
        self.charts: dict[tuple[int, str, str], asyncio.Task[wire.Scores]] = {}
        self.presence_told = 0.0
        self.presence_due: Optional[asyncio.TimerHandle] = None
        self.owner = table.id  # whose bots think here: who made the table, as far as that is known
        self.tell_others: Callable[[Room], None] = nothing  # what to do when somebody came or went
        self.others_see: list[str] = []  # holders that are at other servers
        self.others_watch = 0
        self.gone = False  # thrown away: whoever still waits for the lock must ask for the table anew

    @property
    def busy(self) -> bool:
        moving = self.driver is not None and not self.driver.done()
        return bool(self.sockets) or self.lock.locked() or moving

    @property
    def weight(self) -> int:
        """Of the table in memory, in bytes, about."""
        return BARE + PER_DECISION * self.table.at

    def is_online(self, holder: str) -> bool:
        if not holder:
            return False
        if self.listening[holder] or holder in self.others_see:
            return True
        return time.monotonic() - self.seen.get(holder, -POLLED) < POLLED

    def away_for(self, holder: str) -> float:
        return 0.0 if self.is_online(holder) else time.monotonic() - self.seen.get(holder, self.opened)

    def presence(self) -> Presence:
        online = [self.is_online(seat.holder) for seat in self.table.body.seats]
        return Presence(online, self.here()[1] + self.others_watch)

    def here(self) -> tuple[list[str], int]:
        """Who of the seats' holders listens at this server, and how many spectators."""
        seated = {seat.holder for seat in self.table.body.seats if seat.holder and self.listening[seat.holder]}
        return sorted(seated), len(self.sockets) - sum([self.listening[holder] for holder in seated])

    def others(self, holders: list[str], spectators: int) -> None:
        """Who is at other servers. Whoever was there just now has been seen just now."""
        for holder in self.others_see:
            if holder not in holders:
                self.seen[holder] = time.monotonic()
        if (self.others_see, self.others_watch) != (holders, spectators):
            self.others_see, self.others_watch = holders, spectators
            self.stir_presence()

    def scribe(self, catalogue: Catalogue, keep: Keep) -> Scribe:
        """One scribe per version, so that many listeners share the views. Where nobody listens it is not kept: views
        and sheets are larger than the table itself."""
        if self.written is None or self.written[0] != self.table.seq:
            made = Scribe(self.table, catalogue, self.presence(), keep)
            self.written = (self.table.seq, made) if self.sockets else None
            return made
        scribe = self.written[1]
        scribe.presence = self.presence()
        return scribe

    def let_in(self, socket: Socket) -> None:
        self.sockets.append(socket)
        self.listening[socket.reader.holder] += 1
        self.come_or_go()

    def let_out(self, socket: Socket) -> None:
        self.sockets.remove(socket)
        self.listening[socket.reader.holder] -= 1
        if not self.listening[socket.reader.holder]:
            del self.listening[socket.reader.holder]
        if socket.reader.holder:
            self.seen[socket.reader.holder] = time.monotonic()
        self.come_or_go()

    def wake(self) -> None:
        for socket in self.sockets:
            socket.stir.set()

    def come_or_go(self) -> None:
        """Somebody came or went. Told once a second at most, and only to those for whom something changed."""
        if self.presence_due is None:
            wait = max(0.0, self.presence_told + PRESENCE - time.monotonic())
            self.presence_due = asyncio.get_running_loop().call_later(wait, self.tell_presence)

    def tell_presence(self) -> None:
        self.presence_due, self.presence_told = None, time.monotonic()
        self.stir_presence()
        self.tell_others(self)

    def stir_presence(self) -> None:
        now = self.presence()
        for socket in self.sockets:
            if socket.presence != now:
                socket.stir.set()


def nothing(room: Room) -> None:
    """Nobody else needs to know."""
