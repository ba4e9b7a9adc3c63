"""The socket of a browser: one message per change, the newest only if the browser is slow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server import wire, wishes
from starboard.server.endpoint import admit
from starboard.server.guard import Bucket, language
from starboard.server.hall import Hall, encode
from starboard.server.room import Room, Socket
from starboard.server.words import Refused

log = logging.getLogger("starboard.live")
MOST_AT_A_TABLE: Final = 200
HELLO: Final = 5.0  # seconds within which a socket must say who listens
hello = msgspec.json.Decoder(wishes.Hello).decode
GONE: Final = (WebSocketDisconnect, RuntimeError)  # the browser left; nobody needs to hear of it
CLOSE: Final = {"token": 4403, "not-found": 4404, "too-many": 4429, "malformed": 4400}


async def live(connection: WebSocket) -> None:
    """A tab may close at any moment, also in the middle of a greeting or a refusal."""
    with contextlib.suppress(*GONE):
        await serve(connection)


async def serve(connection: WebSocket) -> None:
    hall: Hall = connection.app.state.hall
    query = connection.query_params
    lang = language(connection.headers, query.get("lang", ""))
    await connection.accept()
    try:
        seat, since = number(query.get("seat")), number(query.get("since")) or 0
        said = await greeting(connection)
        room = await hall.room(str(connection.path_params["table"]))  # from here on nobody waits until it is let in
        if len(room.sockets) >= MOST_AT_A_TABLE:
            raise Refused("too-many")
        reader = admit(room, said.token, said.invite, lang, seat, since)
    except Refused as refused:
        await connection.close(CLOSE.get(refused.code, 4400), refused.text(lang)[:100])
        return
    await listen(connection, hall, room, Socket(reader))


async def greeting(connection: WebSocket) -> wishes.Hello:
    """Who listens says so first: a token in the address would be kept by logs on the way."""
    try:
        return hello(await asyncio.wait_for(connection.receive_text(), HELLO))
    except (TimeoutError, KeyError, msgspec.DecodeError):
        raise Refused("malformed") from None


def number(text: str | None) -> int | None:
    try:
        return int(text[:20]) if text else None
    except ValueError:
        raise Refused("malformed") from None


async def listen(connection: WebSocket, hall: Hall, room: Room, socket: Socket) -> None:
    room.let_in(socket)
    try:
        async with anyio.create_task_group() as both:
            both.start_soon(send_all, connection, hall, room, socket, both.cancel_scope)
            await receive_all(connection)
            both.cancel_scope.cancel()
    finally:
        room.let_out(socket)
    await connection.close(1001)


async def send_all(connection: WebSocket, hall: Hall, room: Room, socket: Socket, both: anyio.CancelScope) -> None:
    while not socket.closed:
        await socket.stir.wait()
        socket.stir.clear()
        try:
            for text in await news(hall, room, socket):
                await connection.send_text(text)
        except (*GONE, Refused):  # gone, or no longer let in
            break
        except Exception as error:  # without its text, which may hold somebody's secrets
            log.error("table %s cannot be told: %s", room.table.id, type(error).__name__)
            break
    both.cancel()


async def news(hall: Hall, room: Room, socket: Socket) -> list[str]:
    """What this browser does not know yet. Read under the lock, so that nothing unstored goes out."""
    found: list[str] = []
    async with room.lock:
        if socket.reader.since != room.table.seq:
            scribe = hall.scribe(room)
            text, seat = scribe.text(socket.reader)
            found.append(text)
            socket.reader.since, socket.reader.seen_as = room.table.seq, seat
            socket.presence = scribe.presence
        elif socket.presence != (presence := room.presence()):
            found.append(encode(wire.Presence(presence.online, presence.spectators)).decode())
            socket.presence = presence
    return found


async def receive_all(connection: WebSocket) -> None:
    bucket = Bucket(20)
    with contextlib.suppress(*GONE, KeyError):  # KeyError: bytes instead of text
        while bucket.take(5, 20):
            if is_ping(await connection.receive_text()):
                await connection.send_text(encode(wire.Pong()).decode())


def is_ping(text: str) -> bool:
    try:
        said = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return isinstance(said, dict) and said.get("type") == "ping"
