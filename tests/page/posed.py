"""A position before the page as the server words it, without a game that leads there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import parse_qs, urlparse

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from page.tools import Person
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Nouns
from starboard.server.ahead import look_ahead
from starboard.server.message import ask_state, scores
from starboard.server.paths import Teller
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


class Play:
    """A position that goes on: answers are played by the rules, one seat at a time, until somebody else is asked."""

    def __init__(self, title: Title, state: State, players: int) -> None:
        self.title = title
        self.state = state
        self.players = players
        self.seat = state.ask.seat if state.ask is not None else 0
        self.at = 1
        self.given: list[list[int]] = []  # the answers of each request
        self.before: list[tuple[int, State]] = []

    def message(self) -> dict[str, Any]:
        told = message(self.title, self.state, self.players, self.at)
        told["undo"] |= {"reach": 1, "back": self.at - 1, "alone": True} if self.given else {}
        return told

    def answer(self, route: Route) -> None:
        choices = list(cast(Any, route.request.post_data_json)["choices"])
        self.before.append((self.at, self.state.copy()))
        for choice in choices:
            self.state.answer(choice)
            self.at += 1
        self.state.settle()
        self.given.append(choices)
        if self.state.ask is None:
            route.fulfill(status=204)  # nothing behind this position
        else:
            route.fulfill(json=self.message())

    def undo(self, route: Route) -> None:
        to = cast(Any, route.request.post_data_json)["to"]
        self.at, self.state = next((at, state) for at, state in self.before if at == to)
        route.fulfill(json=self.message() | {"seq": 1000 + self.at})

    def paths(self, route: Route) -> None:
        after = [
            int(one) for one in parse_qs(urlparse(route.request.url).query).get("after", [""])[0].split(",") if one
        ]
        table = cast(Table, SimpleNamespace(title=self.title, nouns=Nouns(self.title, tuple(NAMES[: self.players]))))
        root = look_ahead(self.title, self.title.view(self.state, self.seat), after)
        question = Teller(table, "en").question(root, bool(after))
        route.fulfill(json={"seq": self.at, "after": after, "question": msgspec.to_builtins(question)})


def play(person: Person, title: Title, state: State, players: int, glows: bool = True) -> Play:
    """Sit down before a position and play on from it."""
    here = Play(title, state, players)
    person.page.route("**/api/tables/POSED/answer?*", here.answer)
    person.page.route("**/api/tables/POSED/undo?*", here.undo)
    person.page.route("**/api/tables/POSED/paths?*", here.paths)
    pose(person, here.message())
    if glows:
        person.page.wait_for_selector("[data-can]")
    return here


def pose(person: Person, first: dict[str, Any]) -> list[WebSocketRoute]:
    """Sit down before a position; others may follow through the socket."""
    sockets: list[WebSocketRoute] = []
    person.page.route("**/api/tables/POSED?*", lambda route: route.fulfill(json=first))
    person.page.route("**/api/tables/POSED/scores?*", lambda route: route.fulfill(json={"points": [], "of": 0}))
    person.page.route_web_socket("**/api/tables/POSED/live*", lambda socket: sockets.append(socket))
    person.visit(f"{person.site.url}/#/t/POSED")
    person.wait_for_table()
    return sockets
