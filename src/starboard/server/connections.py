"""Connections: how many there may be, from one address and in all, and how long a request may take to arrive.

A connection that says nothing costs a file and some memory. Without limits a few hundred of them keep everybody out.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any, ClassVar, Final, Optional

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.addresses import Trusted, household

LEAVE: Final = 60.0  # seconds for its answer to be fetched
LONGEST_HEAD: Final = 16 * 1024  # letters of a request besides its body: address, headers, chunks' sizes, trailers
PIPELINED: Final = 4  # requests that may wait behind one that is being answered
ACCEPTED_AT_ONCE: Final = 8  # connections that are opened before anything else gets its turn
QUEUE: Final = 1024  # connections that wait in the system to be opened
OWN_FILES: Final = 128  # database, bots, log, page
MOST_FILES: Final = 65_536  # more than that is of no use to one process


def raise_file_limit() -> int:
    """Let this process open as many files as it may, and say how many that are."""
    if sys.platform == "win32":
        return 2048
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def most_connections(files: int) -> int:
    """What is left for connections, with room for those that are open but not yet counted."""
    return max(files // 4, files - OWN_FILES - 2 * ACCEPTED_AT_ONCE)


class Crowd:
    """All connections of a server, counted by household."""

    def __init__(self, most: int, most_of_one: int, trusted: Trusted, arrive: float) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.trusted = trusted
        self.arrive = arrive  # seconds for a request to arrive, head and body
        self.inside: dict[object, str] = {}
        self.of_one: dict[str, int] = {}
        self.quiet: dict[HttpDoor, None] = {}  # those on which no request is under way, the oldest first

    def admit(self, door: HttpDoor, address: str) -> bool:
        who = household(address)
        if address not in self.trusted and self.of_one.get(who, 0) >= self.most_of_one:
            return False
        if len(self.inside) >= self.most and not self.make_room():
            return False
        self.inside[door] = who
        self.of_one[who] = self.of_one.get(who, 0) + 1
        self.quiet[door] = None
        return True

    def make_room(self) -> bool:
        """Everything is taken: whoever has said nothing for longest must go."""
        for door in self.quiet:
            door.turn_out()
            self.release(door)
            return True
        return False

    def release(self, door: HttpDoor) -> None:
        who = self.inside.pop(door, None)
        self.quiet.pop(door, None)
        if who is not None:
            self.of_one[who] -= 1
            if not self.of_one[who]:
                del self.of_one[who]


class HttpDoor(HttpToolsProtocol):
    """A connection with a clock: some seconds for the request, LEAVE for the answer, uvicorn's own time in between.
    The parser itself keeps whatever comes, so what a request may cost is counted here."""

    crowd: ClassVar[Crowd]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.clock: Optional[asyncio.TimerHandle] = None
        self.under_way = False  # a whole request has come, and its answer has not gone
        self.head = 0  # letters of the request that arrives, without its body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.crowd.admit(self, self.client[0] if self.client else ""):
            self.wind_up(self.crowd.arrive)
        else:
            transport.abort()  # an answer would cost more than the connection

    def connection_lost(self, exc: Optional[Exception]) -> None:
        self.crowd.release(self)
        self.stop_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")
        if self.clock is None and not self.under_way:  # most requests arrive whole, and need no such clock
            self.wind_up(self.crowd.arrive)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests at once")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if sum(name == b"host" for name, _ in self.headers) > 1:
            raise ValueError("more than one host")
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LONGEST_HEAD:
            raise ValueError("too long a head that came at once")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = 0
        self.under_way = True
        self.crowd.quiet.pop(self, None)
        if self.cycle is not None and not self.cycle.response_complete:
            self.wind_up(LEAVE)

    def on_response_complete(self) -> None:
        self.under_way = bool(self.pipeline)
        self.stop_clock()
        if self.under_way:
            self.wind_up(LEAVE)
        elif self in self.crowd.inside:
            self.crowd.quiet[self] = None
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_clock()
        self.crowd.quiet.pop(self, None)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        self.under_way = True  # the connection is another's now, and no clock is wound up any more
        if isinstance(socket, SocketDoor):
            socket.came_in_by = self

    def wind_up(self, seconds: float) -> None:
        self.stop_clock()
        self.clock = self.loop.call_later(seconds, self.turn_out)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def turn_out(self) -> None:
        self.transport.abort()


class SocketDoor(WebSocketsSansIOProtocol):
    """A WebSocket counts as a connection until it is closed."""

    came_in_by: Optional[HttpDoor] = None

    def connection_lost(self, exc: Optional[Exception]) -> None:
        if self.came_in_by is not None:
            self.came_in_by.crowd.release(self.came_in_by)
        super().connection_lost(exc)


def door_for(crowd: Crowd) -> type[HttpDoor]:
    return type("Door", (HttpDoor,), {"crowd": crowd})


class Server(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        """asyncio opens as many connections at once as may wait in the system, before one of them can be counted.
        So uvicorn is told a small number, and the system a larger one afterwards."""
        await super().startup(sockets=sockets)
        for listener in sockets or []:
            listener.listen(QUEUE)
