"""The routes. Each is a few lines: who asks, what is done at the table, what the asker is told."""

from __future__ import annotations

import time
from typing import Final, Optional

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from starboard import __version__
from starboard.server import founding, openapi, wire, wishes
from starboard.server.course import readable
from starboard.server.credentials import hashed, new_token, same
from starboard.server.endpoint import Call, Endpoint, admit, as_json
from starboard.server.events import Change
from starboard.server.guard import fault, language
from starboard.server.hall import Act, encode
from starboard.server.live import live
from starboard.server.message import Reader, log_lines, perspective, position, summary
from starboard.server.paths import paths
from starboard.server.readiness import is_local
from starboard.server.room import Room
from starboard.server.table import Table
from starboard.server.words import Refused

RECORD_LIMIT: Final = 4 * 1024 * 1024
MOST_MINE: Final = 200
MOST_AT_ONCE: Final = 60  # answers of one gesture

# -- facts ------------------------------------------------------------------------------------------


async def health(call: Call, _: None) -> wire.Health:
    return wire.Health(True, __version__)


async def ready(call: Call, _: None) -> Response:
    checks = await call.request.app.state.readiness.look()
    ok = all(checks.values())
    return as_json(wire.Ready(ok, checks), 200 if ok else 503)


async def titles(call: Call, _: None) -> wire.TitleList:
    return call.hall.catalogue.titles(call.lang)


async def facts(call: Call, _: None) -> Response:
    variant = call.request.query_params.get("variant", "")
    plain, packed, tag = call.hall.catalogue.facts_bytes(str(call.request.path_params["title"]), variant, call.lang)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        return Response(packed, headers=headers | {"Content-Encoding": "gzip"}, media_type="application/json")
    return Response(plain, headers=headers, media_type="application/json")


async def explain(call: Call, _: None) -> wire.Explained:
    kind = call.request.query_params.get("kind", "")
    return call.hall.catalogue.explain(str(call.request.path_params["title"]), kind, call.needed("value"), call.lang)


# -- lobby ------------------------------------------------------------------------------------------


async def create_table(call: Call, wish: wishes.NewTable) -> wire.Seated:
    token = new_token()
    table, changes = founding.new_table(call.hall.catalogue, wish, token, call.lang)
    return await seated(call, await call.hall.found(table, changes, call.household), token)


async def create_replay(call: Call, wish: wishes.Replay) -> wire.Seated:
    token = new_token()
    table, changes = await call.hall.replay(founding.replay_table, call.hall.catalogue, wish, token, call.lang)
    return await seated(call, await call.hall.found(table, changes, call.household), token)


async def join(call: Call, wish: wishes.Join) -> wire.Seated:
    token = wish.token or new_token()

    def act(table: Table) -> list[Change]:
        if not same(table.body.invite, wish.invite):
            raise Refused("token", "invite")
        if wish.token:
            table.seated(hashed(token))
        joined = table.join(hashed(token), wish.name, wish.seat, wish.colour, wish.word)
        return [joined, table.begin()] if table.complete else [joined]

    return await seated(call, await call.hall.act(call.id, act), token)


async def rematch(call: Call, wish: wishes.Rematch) -> wire.Seated:
    room, token = await call.hall.rematch(call.id, wish.token)
    return await seated(call, room, token)


async def seated(call: Call, room: Room, token: str) -> wire.Seated:
    room.seen[hashed(token)] = time.monotonic()
    async with room.lock:
        reader = admit(room, token, "", call.lang, None, 0)
        return wire.Seated(room.table.id, token, call.hall.scribe(room).message(reader))


async def start(call: Call, wish: wishes.Start) -> Response:
    def act(table: Table) -> list[Change]:
        if not table.is_host(hashed(wish.token)):
            raise Refused("token")
        bot = call.hall.catalogue.stand_in(table.title, wish.bot)
        if table.status == "open":
            table.fill(bot, call.hall.catalogue.bot(table.title, bot).name(call.lang))
        return [table.begin()]

    return await acted(call, wish.token, act)


async def word(call: Call, wish: wishes.Word) -> Response:
    return await acted(call, wish.token, lambda table: [table.add_word(hashed(wish.token), wish.seat, wish.word)])


async def seat(call: Call, wish: wishes.Restyle) -> Response:
    return await acted(
        call, wish.token, lambda table: [table.restyle(hashed(wish.token), wish.seat, wish.name, wish.colour)]
    )


async def settings(call: Call, wish: wishes.Settings) -> Response:
    return await acted(
        call, wish.token, lambda table: [table.settle_matters(hashed(wish.token), wish.name, wish.pace, wish.watch)]
    )


async def leave(call: Call, wish: wishes.Leave) -> Response:
    def act(table: Table) -> list[Change]:
        bot = call.hall.catalogue.stand_in(table.title, wish.bot)
        return [table.leave(hashed(wish.token), wish.seat, bot)]

    return await acted(call, wish.token, act)


async def come_back(call: Call, wish: wishes.Return) -> Response:
    return await acted(call, wish.token, lambda table: [table.come_back(hashed(wish.token), wish.seat)])


async def standin(call: Call, wish: wishes.StandIn) -> Response:
    """Whoever is put on somebody else's seat plays as well as the server can."""
    room = await call.hall.room(call.id)

    def act(table: Table) -> list[Change]:
        table.seated(hashed(wish.token))
        away = call.request.app.state.config.away if table.body.away is None else table.body.away
        if 0 <= wish.seat < len(table.body.seats) and room.away_for(table.body.seats[wish.seat].holder) < away:
            raise Refused("illegal", "present")
        return [table.stand_in(hashed(wish.token), wish.seat, call.hall.catalogue.strongest(table.title))]

    return await acted(call, wish.token, act)


async def mine(call: Call, wish: wishes.MyTables) -> wire.Summaries:
    known = {item.id: hashed(item.token) for item in wish.tables[:MOST_MINE]}
    found: list[wire.Summary] = []
    for row in await call.hall.rows(list(known)):
        holder = known[row.id]
        seats = [number for number, place in enumerate(row.body.seats) if same(place.holder, holder)]
        if (seats or same(row.body.host, holder) or row.body.watch) and row.title in call.hall.catalogue.places:
            found.append(summary(call.hall.catalogue.title(row.title), row, seats, call.lang))
    return wire.Summaries(sorted(found, key=lambda item: -item.updated))


# -- playing ----------------------------------------------------------------------------------------


async def answer(call: Call, wish: wishes.AnswerBody) -> Response:
    choices = wish.choices or ([] if wish.choice is None else [wish.choice])
    if not 0 < len(choices) <= MOST_AT_ONCE:
        raise Refused("malformed", detail=f"a choice is missing, or there are more than {MOST_AT_ONCE}")
    return await acted(call, wish.token, lambda table: table.answer(hashed(wish.token), wish.seq, choices), wish.seq)


async def undo(call: Call, wish: wishes.UndoBody) -> Response:
    return await acted(call, wish.token, lambda table: [table.undo(hashed(wish.token), wish.seq, wish.to)], wish.seq)


async def consent(call: Call, wish: wishes.Consent) -> Response:
    return await acted(
        call, wish.token, lambda table: [table.consent(hashed(wish.token), wish.seq, wish.yes)], wish.seq
    )


async def acted(call: Call, token: str, act: Act, since: int = 0) -> Response:
    """Do it, then tell the one who did it how the table stands; the others hear it through their sockets."""
    room = await call.hall.act(call.id, act)
    holder = hashed(token)
    room.seen[holder] = time.monotonic()
    async with room.lock:
        text, _ = call.hall.scribe(room).text(Reader(holder, call.lang, None, since))  # the same as the socket's
        return Response(text, 200, media_type="application/json")


# -- looking ----------------------------------------------------------------------------------------


async def table(call: Call, _: None) -> Response:
    room = await call.hall.room(call.id)
    reader = call.reader(room)
    if reader.holder:
        room.seen[reader.holder] = time.monotonic()
    async with room.lock:
        if reader.since and reader.since == room.table.seq:
            return Response(status_code=204)
        return as_json(call.hall.scribe(room).message(reader), 200)


async def ahead(call: Call, _: None) -> Response:
    after = call.numbers("after")
    if len(after) > MOST_AT_ONCE:
        raise Refused("malformed", detail=f"after names at most {MOST_AT_ONCE} answers")
    room = await call.hall.room(call.id)
    reader, seq = call.reader(room), call.needed("seq")
    async with room.lock:
        return as_json(paths(room.table, reader, seq, after), 200)


async def past(call: Call, _: None) -> Response:
    room = await call.hall.room(call.id)
    reader, at = call.reader(room), call.needed("at")
    async with room.lock:
        return as_json(position(room.table, reader, at), 200)


async def log(call: Call, _: None) -> Response:
    room = await call.hall.room(call.id)
    seat = perspective(room.table, call.reader(room))
    async with room.lock:
        entries = readable(room.table.entries, seat)
        first = min(max(0, call.number("from") or 0), len(entries))
        wished: Optional[int] = call.number("to")
        end = min(len(entries), first + 1000, len(entries) if wished is None else max(first, wished))
        lines = log_lines(room.table, entries, first, end, call.lang)
        return as_json(wire.LogPage(first=first, total=len(entries), lines=lines), 200)


async def scores(call: Call, _: None) -> wire.Scores:
    room = await call.hall.room(call.id)
    call.reader(room)
    return await call.hall.scores(room, call.request.query_params.get("counter", ""))


async def record(call: Call, _: None) -> Response:
    room = await call.hall.room(call.id)
    call.reader(room)
    async with room.lock:
        found = founding.record_file(room.table)
    if found is None:
        raise Refused("illegal", "not-over")
    name = f"starboard-{room.table.title.id}-{room.table.id[:6]}.json"
    return Response(
        encode(found), headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type="application/json"
    )


async def verify(call: Call, _: None) -> wire.Verified:
    room = await call.hall.room(call.id)
    call.reader(room)
    async with room.lock:
        found = founding.table_record(room.table)
    if found is None:
        raise Refused("illegal", "not-over")
    return await call.hall.replay(founding.verified, room.table.title, found, call.lang)


async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    await live(WebSocket(scope, receive, send))


TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final = [
    Endpoint("GET", "/api/health", health, "Whether the server is there", wire.Health),
    Endpoint("GET", "/api/ready", ready, "Whether it can do its work; 503 if not", wire.Ready, cost=3),
    Endpoint("GET", "/api/titles", titles, "Games, variants, options, bots", wire.TitleList),
    Endpoint(
        "GET", "/api/titles/{title}/facts", facts, "Names, explanations, printed data", wire.Facts, query=("variant",),
    ),
    Endpoint("GET", "/api/titles/{title}/explain", explain, "One thing", wire.Explained, query=("kind", "value")),
    Endpoint("POST", "/api/tables", create_table, "Make a table", wire.Seated, wishes.NewTable, status=201, cost=20),
    Endpoint("POST", "/api/tables/mine", mine, "My tables", wire.Summaries, wishes.MyTables),
    Endpoint(
        "POST", "/api/replays", create_replay, "Load a record", wire.Seated, wishes.Replay, (), 201, RECORD_LIMIT, 60
    ),
    Endpoint(
        "GET", TABLE, table, "The table as this reader sees it", wire.TableMessage,
        query=("invite", "since", "seat"),
    ),
    Endpoint("POST", f"{TABLE}/join", join, "Take an open seat", wire.Seated, wishes.Join),
    Endpoint("POST", f"{TABLE}/start", start, "Start; bots take open seats", wire.TableMessage, wishes.Start),
    Endpoint("POST", f"{TABLE}/word", word, "A seat's own part of the dice", wire.TableMessage, wishes.Word),
    Endpoint("POST", f"{TABLE}/seat", seat, "Rename or recolour a seat", wire.TableMessage, wishes.Restyle),
    Endpoint("POST", f"{TABLE}/settings", settings, "Name, pace, spectators", wire.TableMessage, wishes.Settings),
    Endpoint("POST", f"{TABLE}/leave", leave, "Leave; a bot stands in", wire.TableMessage, wishes.Leave),
    Endpoint("POST", f"{TABLE}/return", come_back, "Come back", wire.TableMessage, wishes.Return),
    Endpoint("POST", f"{TABLE}/standin", standin, "A bot for somebody away", wire.TableMessage, wishes.StandIn),
    Endpoint("POST", f"{TABLE}/rematch", rematch, "Once more", wire.Seated, wishes.Rematch, cost=20),
    Endpoint("POST", f"{TABLE}/answer", answer, "Answer the open question", wire.TableMessage, wishes.AnswerBody),
    Endpoint("POST", f"{TABLE}/undo", undo, "Take back, or ask to", wire.TableMessage, wishes.UndoBody),
    Endpoint("POST", f"{TABLE}/consent", consent, "Agree or decline", wire.TableMessage, wishes.Consent),
    Endpoint("GET", f"{TABLE}/paths", ahead, "What would follow", wire.Paths, query=("seq", "after"), cost=5),
    Endpoint(
        "GET", f"{TABLE}/position", past, "An earlier position", wire.PositionState,
        query=("at", "seat"), cost=3,
    ),
    Endpoint(
        "GET", f"{TABLE}/log", log, "The log in pages", wire.LogPage, query=("from", "to", "seat"), cost=3,
    ),
    Endpoint("GET", f"{TABLE}/scores", scores, "Scores over time", wire.Scores, query=("counter",), cost=10),
    Endpoint("GET", f"{TABLE}/record", record, "The record of a finished game", wire.RecordFile),
    Endpoint("GET", f"{TABLE}/verify", verify, "Draw all dice anew", wire.Verified, cost=10),
]  # fmt: skip
AT_A_TABLE: Final[dict[tuple[str, str], ASGIApp]] = {
    (one.method, one.path.removeprefix(f"{TABLE}/")): one for one in ENDPOINTS if one.path.startswith(f"{TABLE}/")
} | {("SOCKET", "live"): socket}


async def document(request: Request) -> Response:
    return as_json(openapi.document(ENDPOINTS), 200)


async def metrics(request: Request) -> Response:
    """For Prometheus on the same machine; for everybody else there is no such thing."""
    headers, client = request.headers, request.client.host if request.client is not None else ""
    forwarded = "x-forwarded-for" in headers or "forwarded" in headers
    if not is_local(client, headers.get("host", ""), forwarded):
        return as_json(fault(Refused("not-found"), language(headers, "")), 404)
    return Response(request.app.state.metrics.text(), media_type="text/plain; version=0.0.4")


def routes() -> list[BaseRoute]:
    return [
        Route("/metrics", metrics, methods=["GET"]),
        Route("/api/openapi.json", document, methods=["GET"]),
        *[endpoint.route() for endpoint in ENDPOINTS],
    ]
