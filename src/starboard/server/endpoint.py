"""A typed route: what it reads, what it answers, and how refusals become answers."""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final, Optional

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starboard.core.errors import BadInput
from starboard.server.credentials import hashed, same
from starboard.server.guard import fault, language
from starboard.server.hall import Hall, Room, encode
from starboard.server.message import Reader, perspective
from starboard.server.table import OPEN
from starboard.server.words import Refused

log = logging.getLogger("starboard.server")
LIMIT: Final = 64 * 1024

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    name: {"name": name, "in": "query", "required": False, "description": text, "schema": schema}
    for name, text, schema in (
        ("lang", "language of the answer", {"type": "string", "enum": ["de", "en"]}),
        ("token", "who asks; better as Authorization: Bearer", {"type": "string"}),
        ("invite", "lets somebody who was invited look before joining", {"type": "string"}),
        ("since", "the seq that the reader has", {"type": "integer"}),
        ("seat", "whose view", {"type": "integer"}),
        ("at", "after how many decisions", {"type": "integer"}),
        ("from", "first line", {"type": "integer"}),
        ("to", "behind the last line", {"type": "integer"}),
        ("counter", "a number of the sheet whose changes are marked", {"type": "string"}),
        ("kind", "kind of thing", {"type": "string"}),
        ("value", "which thing of its kind", {"type": "integer"}),
    )
}


class Call:
    """A request on its way."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.hall: Hall = request.app.state.hall
        self.lang = language(request.headers, request.query_params.get("lang", ""))
        self.id = str(request.path_params.get("table", ""))

    def number(self, name: str) -> Optional[int]:
        text = self.request.query_params.get(name)
        if text is None:
            return None
        try:
            return int(text[:20])
        except ValueError:
            raise Refused("malformed", detail=f"{name} is a number") from None

    def needed(self, name: str) -> int:
        number = self.number(name)
        if number is None:
            raise Refused("malformed", detail=f"{name} is missing")
        return number

    @property
    def token(self) -> str:
        return bearer(self.request.headers.get("authorization", "")) or self.request.query_params.get("token", "")

    def reader(self, room: Room) -> Reader:
        invite = self.request.query_params.get("invite", "")
        return admit(room, self.token, invite, self.lang, self.number("seat"), self.number("since") or 0)


Handler = Callable[[Call, Any], Awaitable[Any]]


class Endpoint:
    def __init__(
        self, method: str, path: str, handler: Handler, summary: str, out: Any, body: Any = None,
        query: tuple[str, ...] = (), status: int = 200, limit: int = LIMIT,
    ) -> None:  # fmt: skip
        self.method = method
        self.path = path
        self.handler = handler
        self.name = handler.__name__
        self.summary = summary
        self.out = out
        self.body = body
        self.query = query
        self.status = status
        self.limit = limit
        self.decoder = msgspec.json.Decoder(body) if body is not None else None

    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method])

    async def answer(self, request: Request) -> Response:
        begun = time.perf_counter()
        call = Call(request)
        body: Any = None
        try:
            if self.decoder is not None:
                body = self.read(request, await whole_body(request, self.limit))
            result = await self.handler(call, body)
        except Refused as refused:
            return await self.refusal(call, body, refused)
        except BadInput as error:
            return await self.refusal(call, body, Refused("bad-input", detail=str(error)))
        except Exception as error:
            # where, but not with which values: those may be somebody's secrets
            where = "".join(traceback.format_tb(error.__traceback__)[-4:])
            log.error("%s failed: %s\n%s", self.name, type(error).__name__, where)
            return await self.refusal(call, body, Refused("internal"))
        response = result if isinstance(result, Response) else as_json(result, self.status)
        response.headers["Server-Timing"] = f"app;dur={(time.perf_counter() - begun) * 1000:.2f}"
        return response

    def read(self, request: Request, data: bytes) -> Any:
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refused("malformed", detail="send application/json", status=415)
        try:
            assert self.decoder is not None
            return self.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("malformed", detail=str(error)[:200]) from None

    async def refusal(self, call: Call, body: Any, refused: Refused) -> Response:
        found = fault(refused, call.lang)
        if refused.code in ("stale", "illegal") and call.id:
            try:
                room = await call.hall.room(call.id)
                reader = admit(room, getattr(body, "token", "") or call.token, "", call.lang, None, 0)
                async with room.lock:
                    found.message = room.scribe(call.hall.catalogue).message(reader)
                    return as_json(found, refused.status)
            except Refused:
                pass
        return as_json(found, refused.status)


def as_json(thing: Any, status: int) -> Response:
    return Response(encode(thing), status, media_type="application/json")


async def whole_body(request: Request, limit: int) -> bytes:
    stated = request.headers.get("content-length", "0")
    if not stated.isdigit() or int(stated) > limit:
        raise Refused("too-large")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refused("too-large")
    return bytes(data)


def bearer(header: str) -> str:
    return header[7:].strip() if header.lower().startswith("bearer ") else ""


def admit(room: Room, token: str, invite: str, lang: str, wish: Optional[int], since: int) -> Reader:
    """Who may look: whoever holds a seat or made the table; spectators where they are let in; before the start
    also the invited."""
    table, holder = room.table, hashed(token)
    if token:
        if not table.seats_of(holder) and not table.is_host(holder):
            raise Refused("token")
    elif not table.body.watch and not (table.status == OPEN and same(table.body.invite, invite)):
        raise Refused("token", "no-spectators")
    reader = Reader(holder, lang, wish, since)
    perspective(table, reader)
    return reader
