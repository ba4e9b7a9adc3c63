"""A server in the test's own process, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from starlette.testclient import TestClient

from server.postgres import schema_for
from starboard.server.app import Config, make_app
from starboard.server.catalogue import Catalogue

TOY = {"toy": "toy.title:TITLE"}
BOTS = {name: f"server.players:{name.title()}" for name in ("highest", "sleeper", "crasher", "peeper", "talker")}
Json = dict[str, Any]
Result = TypeVar("Result")


def run_alone(work: Coroutine[Any, Any, Result]) -> Result:
    """In a thread of its own: the browser of the page's tests leaves a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


KIND = "sqlite"  # of the database; each test says which


def database(file: Path) -> str:
    """The file itself, or what stands for it in PostgreSQL."""
    return schema_for(file) if KIND == "postgresql" else f"sqlite:///{file}"


def config(folder: Path) -> Config:
    db = database(folder / "test.sqlite3")
    return Config(db=db, bot_workers=1, bot_seconds=0.2, away=0.0, request_burst=5000, tables_per_address=2000)


class Site:
    """The server seen from outside."""

    def __init__(self, folder: Path, settings: Config | None = None, catalogue: Catalogue | None = None) -> None:
        self.app = make_app(settings or config(folder), catalogue or Catalogue(TOY, BOTS))
        self.http = TestClient(self.app, base_url="http://localhost", raise_server_exceptions=False)

    def __enter__(self) -> Site:
        self.http.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.http.__exit__(None, None, None)

    @property
    def hall(self) -> Any:
        return self.app.app.state.hall  # type: ignore[attr-defined]

    def post(self, path: str, body: Json, status: int = 200, lang: str = "en") -> Json:
        answer = self.http.post(f"/api/{path}", params={"lang": lang}, json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def get(self, path: str, status: int = 200, **query: Any) -> Json:
        token = query.pop("token", "")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.http.get(f"/api/{path}", params=query, headers=headers)
        assert answer.status_code == status, answer.text
        return dict(answer.json()) if answer.content else {}

    def table(self, *seats: str, **more: Any) -> Person:
        """A table for these kinds of seats: me, hotseat, open, bot."""
        names = ["Anna", "Ben", "Cleo"]
        wishes = [
            {"kind": kind, "name": names[number]} if kind in ("me", "hotseat") else {"kind": kind}
            for number, kind in enumerate(seats)
        ]
        wishes = [wish | {"bot": "random"} if wish["kind"] == "bot" else wish for wish in wishes]
        body = {"title": "toy", "seats": wishes, "pace": 0, "options": {"target": 50}} | more
        made = self.post("tables", body, 201)
        return Person(self, made["table"], made["token"], made["message"])


class Person:
    """Somebody with a token, who remembers the last message."""

    def __init__(self, site: Site, table: str, token: str, message: Json) -> None:
        self.site = site
        self.table = table
        self.token = token
        self.message = message

    def post(self, what: str, status: int = 200, **body: Any) -> Json:
        answer = self.site.post(f"tables/{self.table}/{what}", {"token": self.token} | body, status)
        if status == 200:
            self.message = answer.get("message", answer)
        return answer

    def look(self, **query: Any) -> Json:
        self.message = self.site.get(f"tables/{self.table}", token=self.token, **query)
        return self.message

    def answer(self, choice: int, status: int = 200) -> Json:
        return self.post("answer", status, seq=self.message["seq"], choice=choice)

    def undo(self, status: int = 200, **more: Any) -> Json:
        return self.post("undo", status, seq=self.message["seq"], **more)

    def consent(self, yes: bool, status: int = 200) -> Json:
        return self.post("consent", status, seq=self.look()["seq"], yes=yes)

    def join(self, name: str) -> Person:
        """Somebody else takes a seat through the invite link."""
        body = {"invite": self.look()["table"]["invite"], "name": name}
        made = self.site.post(f"tables/{self.table}/join", body)
        return Person(self.site, self.table, made["token"], made["message"])

    @property
    def choices(self) -> list[int]:
        ask = self.message["ask"]
        return [choice["value"] for choice in ask["choices"]] if ask and ask["choices"] else []

    @property
    def log(self) -> list[str]:
        return [sentence(line["parts"]) for line in self.look()["log"]["lines"]]


def sentence(parts: list[Json]) -> str:
    return "".join([part["text"] for part in parts])


def step(people: list[Person], last: bool = True) -> bool:
    """Whoever is asked answers with the last (or first) choice; False when nobody is."""
    for person in people:
        person.look()
        if person.choices:
            person.answer(person.choices[-1 if last else 0])
            return True
    return False


def play_on(people: list[Person], steps: int = 1000) -> None:
    """So many answers of these people; bots may move in between. Stops when the game is over."""
    for _ in range(steps):
        wait_for_people(people)
        if not step(people):
            return


def wait_for_people(people: list[Person]) -> None:
    """Until one of them is asked, or the game is over."""
    for _ in range(500):
        for person in people:
            if person.look()["table"]["status"] != "playing" or person.choices:
                return
        time.sleep(0.01)
    raise AssertionError("nobody is asked any more")


def strings(thing: Json) -> str:
    return json.dumps(thing)
