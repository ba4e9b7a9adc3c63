"""The routes. Each is a few lines: who asks, what is done at the table, what the asker is told."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Optional

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from starboard import __version__
from starboard.server import founding, openapi, wire, wishes
from starboard.server.course import readable
from starboard.server.credentials import hashed, new_token, same
from starboard.server.endpoint import Call, Endpoint, admit, as_json
from starboard.server.events import Change
from starboard.server.hall import Act, Room, encode
from starboard.server.live import live
from starboard.server.message import Reader, log_lines, perspective, position, summary
from starboard.server.table import Table
from starboard.server.words import Refused

RECORD_LIMIT: Final = 4 * 1024 * 1024
MOST_MINE: Final = 200

# -- facts ------------------------------------------------------------------------------------------


async def health(call: Call, _: None) -> wire.Health:
    return wire.Health(True, __version__)


async def titles(call: Call, _: None) -> wire.TitleList:
    return call.hall.catalogue.titles(call.lang)


async def facts(call: Call, _: None) -> Response:
    plain, packed, tag = call.hall.catalogue.facts_bytes(str(call.request.path_params["title"]), call.lang)
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
    return await seated(call, await call.hall.found(table, changes), token)


async def create_replay(call: Call, wish: wishes.Replay) -> wire.Seated:
    token = new_token()
    table, changes = await asyncio.to_thread(founding.replay_table, call.hall.catalogue, wish, token, call.lang)
    return await seated(call, await call.hall.found(table, changes), token)


async def join(call: Call, wish: wishes.Join) -> wire.Seated:
    token = wish.token or new_token()

    def act(table: Table) -> list[Change]:
        if not same(table.body.invite, wish.invite):
            raise Refused("token", "invite")
        if wish.token:
            table.seated(hashed(token))
        joined = table.join(hashed(token), wish.name, wish.seat, wish.colour)
        return [joined, table.begin()] if table.complete else [joined]

    return await seated(call, await call.hall.act(call.id, act), token)


async def rematch(call: Call, wish: wishes.Rematch) -> wire.Seated:
    room, token = await call.hall.rematch(call.id, wish.token)
    return await seated(call, room, token)


async def seated(call: Call, room: Room, token: str) -> wire.Seated:
    room.seen[hashed(token)] = time.monotonic()
    async with room.lock:
        reader = admit(room, token, "", call.lang, None, 0)
        return wire.Seated(room.table.id, token, room.scribe(call.hall.catalogue).message(reader))


async def start(call: Call, wish: wishes.Start) -> Response:
    def act(table: Table) -> list[Change]:
        if not table.is_host(hashed(wish.token)):
            raise Refused("token")
        bot = call.hall.catalogue.stand_in(table.title, wish.bot)
        if table.status == "open":
            table.fill(bot, call.hall.catalogue.bot(table.title, bot).name(call.lang))
        return [table.begin()]

    return await acted(call, wish.token, act)


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
    room = await call.hall.room(call.id)
    away = call.request.app.state.config.away

    def act(table: Table) -> list[Change]:
        table.seated(hashed(wish.token))
        if 0 <= wish.seat < len(table.body.seats) and room.away_for(table.body.seats[wish.seat].holder) < away:
            raise Refused("illegal", "present")
        return [table.stand_in(hashed(wish.token), wish.seat, call.hall.catalogue.stand_in(table.title, wish.bot))]

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
    def act(table: Table) -> list[Change]:
        change = table.answer(hashed(wish.token), wish.seq, wish.choice)
        return [change] if change is not None else []

    return await acted(call, wish.token, act, wish.seq)


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
        reader = Reader(holder, call.lang, None, since)
        return as_json(room.scribe(call.hall.catalogue).message(reader), 200)


# -- looking ----------------------------------------------------------------------------------------


async def table(call: Call, _: None) -> Response:
    room = await call.hall.room(call.id)
    reader = call.reader(room)
    if reader.holder:
        room.seen[reader.holder] = time.monotonic()
    async with room.lock:
        if reader.since and reader.since == room.table.seq:
            return Response(status_code=204)
        return as_json(room.scribe(call.hall.catalogue).message(reader), 200)


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


TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final = [
    Endpoint("GET", "/api/health", health, "Whether the server is there", wire.Health),
    Endpoint("GET", "/api/titles", titles, "Games, variants, options, bots", wire.TitleList),
    Endpoint("GET", "/api/titles/{title}/facts", facts, "Names, explanations, printed data", wire.Facts),
    Endpoint("GET", "/api/titles/{title}/explain", explain, "One thing", wire.Explained, query=("kind", "value")),
    Endpoint("POST", "/api/tables", create_table, "Make a table", wire.Seated, wishes.NewTable, status=201),
    Endpoint("POST", "/api/tables/mine", mine, "My tables", wire.Summaries, wishes.MyTables),
    Endpoint(
        "POST", "/api/replays", create_replay, "Load a record", wire.Seated, wishes.Replay, (), 201, RECORD_LIMIT
    ),
    Endpoint(
        "GET", TABLE, table, "The table as this reader sees it", wire.TableMessage,
        query=("token", "invite", "since", "seat"),
    ),
    Endpoint("POST", f"{TABLE}/join", join, "Take an open seat", wire.Seated, wishes.Join),
    Endpoint("POST", f"{TABLE}/start", start, "Start; bots take open seats", wire.TableMessage, wishes.Start),
    Endpoint("POST", f"{TABLE}/seat", seat, "Rename or recolour a seat", wire.TableMessage, wishes.Restyle),
    Endpoint("POST", f"{TABLE}/settings", settings, "Name, pace, spectators", wire.TableMessage, wishes.Settings),
    Endpoint("POST", f"{TABLE}/leave", leave, "Leave; a bot stands in", wire.TableMessage, wishes.Leave),
    Endpoint("POST", f"{TABLE}/return", come_back, "Come back", wire.TableMessage, wishes.Return),
    Endpoint("POST", f"{TABLE}/standin", standin, "A bot for somebody away", wire.TableMessage, wishes.StandIn),
    Endpoint("POST", f"{TABLE}/rematch", rematch, "Once more", wire.Seated, wishes.Rematch),
    Endpoint("POST", f"{TABLE}/answer", answer, "Answer the open question", wire.TableMessage, wishes.AnswerBody),
    Endpoint("POST", f"{TABLE}/undo", undo, "Take back, or ask to", wire.TableMessage, wishes.UndoBody),
    Endpoint("POST", f"{TABLE}/consent", consent, "Agree or decline", wire.TableMessage, wishes.Consent),
    Endpoint(
        "GET", f"{TABLE}/position", past, "An earlier position", wire.PositionState, query=("token", "at", "seat")
    ),
    Endpoint("GET", f"{TABLE}/log", log, "The log in pages", wire.LogPage, query=("token", "from", "to", "seat")),
    Endpoint("GET", f"{TABLE}/scores", scores, "Scores over time", wire.Scores, query=("token", "counter")),
    Endpoint("GET", f"{TABLE}/record", record, "The record of a finished game", wire.RecordFile, query=("token",)),
]  # fmt: skip


async def document(request: Request) -> Response:
    return as_json(openapi.document(ENDPOINTS), 200)


def routes() -> list[BaseRoute]:
    return [
        Route("/api/openapi.json", document, methods=["GET"]),
        *[endpoint.route() for endpoint in ENDPOINTS],
        WebSocketRoute(f"{TABLE}/live", live),
    ]
