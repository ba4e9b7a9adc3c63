"""A typed route: what it reads, what it answers, and how refusals become answers."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Optional

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from starboard.core.errors import BadInput
from starboard.server.addresses import household
from starboard.server.credentials import hashed, same
from starboard.server.guard import address, fault, language
from starboard.server.hall import Hall, encode
from starboard.server.ledger import OPEN
from starboard.server.logs import where
from starboard.server.message import Reader, perspective
from starboard.server.room import Room
from starboard.server.words import Refused

log = logging.getLogger("starboard.server")
LIMIT: Final = 64 * 1024

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    name: {"name": name, "in": "query", "required": False, "description": text, "schema": schema}
    for name, text, schema in (
        ("lang", "language of the answer", {"type": "string", "enum": ["de", "en"]}),
        ("invite", "lets somebody who was invited look before joining", {"type": "string"}),
        ("since", "the seq that the reader has", {"type": "integer"}),
        ("seat", "whose view", {"type": "integer"}),
        ("seq", "the position that the reader looks at", {"type": "integer"}),
        ("after", "answers, separated by commas", {"type": "string"}),
        ("at", "after how many decisions", {"type": "integer"}),
        ("from", "first line", {"type": "integer"}),
        ("to", "behind the last line", {"type": "integer"}),
        ("counter", "a number of the sheet whose changes are marked", {"type": "string"}),
        ("variant", "a way to play; without it all of them", {"type": "string"}),
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

    @property
    def household(self) -> str:
        return household(address(self.request.scope))

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

    def numbers(self, name: str) -> list[int]:
        """A list of numbers, separated by commas."""
        try:
            return [int(text[:20]) for text in self.request.query_params.get(name, "").split(",") if text]
        except ValueError:
            raise Refused("malformed", detail=f"{name} is a list of numbers") from None

    @property
    def token(self) -> str:
        """Never in the address: that is kept by histories, logs and whoever stands in between."""
        return bearer(self.request.headers.get("authorization", ""))

    def reader(self, room: Room) -> Reader:
        invite = self.request.query_params.get("invite", "")
        return admit(room, self.token, invite, self.lang, self.number("seat"), self.number("since") or 0)


Handler = Callable[[Call, Any], Awaitable[Any]]


class Endpoint:
    def __init__(
        self, method: str, path: str, handler: Handler, summary: str, out: Any, body: Any = None,
        query: tuple[str, ...] = (), status: int = 200, limit: int = LIMIT, cost: int = 1,
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
        self.cost = cost  # what a request takes out of its sender's bucket; one is paid at the door
        self.decoder = msgspec.json.Decoder(body) if body is not None else None

    def route(self) -> Route:
        return Route(self.path, self, methods=[self.method], name=self.name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        response = await self.answer(request)
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        begun = time.perf_counter()
        response = await self.respond(request)
        took = time.perf_counter() - begun
        request.app.state.metrics.note(self.name, response.status_code, took)
        if response.status_code < 300:
            response.headers["Server-Timing"] = f"app;dur={took * 1000:.2f}"
        return response

    async def respond(self, request: Request) -> Response:
        call = Call(request)
        body: Any = None
        try:
            request.scope["charge"](self.cost - 1)
            if self.decoder is not None:
                body = self.read(request, await whole_body(request, self.limit))
            result = await self.handler(call, body)
        except Refused as refused:
            return await self.refusal(call, body, refused)
        except BadInput as error:
            return await self.refusal(call, body, Refused("bad-input", detail=str(error)))
        except Exception as error:
            log.error("%s failed: %s at %s", self.name, type(error).__name__, where(error))
            return await self.refusal(call, body, Refused("internal"))
        return result if isinstance(result, Response) else as_json(result, self.status)

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
                    found.message = call.hall.scribe(room).message(reader)
                    return as_json(found, refused.status)
            except Refused:
                pass
        response = as_json(found, refused.status)
        if refused.retry:
            response.headers["Retry-After"] = str(refused.retry)
        return response


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
