"""A position before the page as the server words it, without a game that leads there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
from playwright.sync_api import WebSocketRoute

from page.tools import Person
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Nouns
from starboard.server.message import ask_state, scores
from starboard.server.table import Table

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def message(title: Title, state: State, players: int, seq: int) -> dict[str, Any]:
    assert state.ask is not None
    seat = state.ask.seat
    names = NAMES[:players]
    view = title.view(state, seat)
    table = cast(Table, SimpleNamespace(title=title, nouns=Nouns(title, tuple(names))))
    seats = [
        {
            "seat": i,
            "name": name,
            "colour": i,
            "kind": "human",
            "bot": None,
            "bot_name": None,
            "online": True,
            "yours": i == seat,
        }
        for i, name in enumerate(names)
    ]
    info = {
        "id": "POSED", "name": "", "status": "playing", "title": title.id, "title_name": title.name("en"),
        "variant": "", "variant_name": "", "options": {}, "seats": seats, "pace": 0, "watch": True, "shuffle": False,
        "spectators": 0, "invite": None, "rematch": None, "created": 0, "problem": None,
    }  # fmt: skip
    return {
        "type": "table", "seq": seq, "at": seq, "lang": "en",
        "you": {"role": "player", "seats": [seat], "seat": seat, "host": True},
        "table": info,
        "sheet": title.sheet(view),
        "ask": msgspec.to_builtins(ask_state(table, view, seat, "en")),
        "log": {"reset": True, "from": 0, "total": 0, "lines": []},
        "undo": {"reach": 0, "turn": seq, "back": None, "alone": False, "request": None},
        "scores": scores(title, view), "result": None,
    }  # fmt: skip


def pose(person: Person, first: dict[str, Any]) -> list[WebSocketRoute]:
    """Sit down before a position; others may follow through the socket."""
    sockets: list[WebSocketRoute] = []
    person.page.route("**/api/tables/POSED?*", lambda route: route.fulfill(json=first))
    person.page.route("**/api/tables/POSED/scores?*", lambda route: route.fulfill(json={"points": [], "of": 0}))
    person.page.route_web_socket("**/api/tables/POSED/live*", lambda socket: sockets.append(socket))
    person.visit(f"{person.site.url}/#/t/POSED")
    person.wait_for_table()
    return sockets
