"""Hours of play in short: servers on one PostgreSQL, people and bots at their tables, and restarts in between.

    python -m bench.soak --minutes 45 --out soak.svg

Every few minutes one of three things happens, by turns: a server is stopped and started again, a server is killed and
started again, the database is stopped for five seconds. Memory of the servers, size of the database and how long a
person waits for an answer are plotted; tables that are over are replaced. At the end everything that was acknowledged
is compared with what is stored. One line; an exit code of 1 if a move was lost or bots stood still for too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import click
import httpx
import sqlalchemy as sa
from bench.attacks.kills import BROKEN, Person, Trial, address_of, fetch, lost_and_wrong, own_postgres

from starboard.server.schema import TABLES

SAMPLE: Final = 5.0  # seconds between two readings
OUTAGE: Final = 5.0  # seconds without a database
BACK: Final = 15.0  # seconds within which bots go on
WIDTH, HEIGHT = 900, 150
COLOURS: Final = ("#2a6fb0", "#b0542a", "#3a8f4d")


@dataclass
class Curve:
    """What is plotted: a name, and a number for each reading, over minutes."""

    name: str
    points: list[tuple[float, float]] = field(default_factory=list)


class Soak(Trial):
    """A trial that goes on for long: tables that are over make room for others."""

    def __init__(self, db: str, servers: int, pace: float, postgres: Any) -> None:
        super().__init__(db, servers, pace)
        self.postgres = postgres
        self.begun = time.monotonic()
        self.outages: list[tuple[float, float]] = []  # when there was no database
        self.happened: list[tuple[float, str]] = []
        self.curves = [
            Curve("memory of all servers, MB"),
            Curve("size of the database, MB"),
            Curve("slowest answer, ms"),
        ]
        self.slowest = 0.0

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    async def disturb(self, every: float) -> None:
        """Restart, kill and outage by turns."""
        while True:
            for what in ("restart", "kill", "database"):
                await asyncio.sleep(every)
                self.happened.append((self.minutes, what))
                if what == "database":
                    since = time.monotonic()
                    await asyncio.to_thread(self.postgres.stop)
                    await asyncio.sleep(OUTAGE)
                    await asyncio.to_thread(self.postgres.start)
                    self.outages.append((since, time.monotonic()))
                    continue
                victim = self.dice.choice(self.servers)
                await asyncio.to_thread(victim.stop if what == "restart" else victim.kill)
                await victim.start()

    async def read(self) -> None:
        """Memory, disk and waiting, every few seconds."""
        engine = sa.create_engine(self.db, pool_pre_ping=True)
        while True:
            await asyncio.sleep(SAMPLE)
            memory = sum([server.memory() for server in self.servers if server.up])
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                rows = await asyncio.to_thread(fetch, engine, sa.text("SELECT pg_database_size(current_database())"))
                self.curves[1].points.append((self.minutes, rows[0][0] / 1e6))
            self.curves[0].points.append((self.minutes, memory))
            self.curves[2].points.append((self.minutes, 1000 * self.slowest))
            self.slowest = 0.0

    async def watch(self, http: httpx.AsyncClient, bots: int) -> None:
        """How long bots stand still, outages left out; tables that are over are replaced."""
        engine = sa.create_engine(self.db, pool_pre_ping=True)
        last: dict[str, tuple[int, float]] = {}
        while True:
            await asyncio.sleep(1)
            current = self.bots[-bots:]
            query = sa.select(TABLES.c.id, TABLES.c.at, TABLES.c.status).where(TABLES.c.id.in_(current))
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                rows = await asyncio.to_thread(fetch, engine, query)
                now = time.monotonic()
                back = self.outages[-1][1] if self.outages else 0.0
                for id, at, status in rows:
                    if id not in last or last[id][0] != at:
                        last[id] = (at, now)
                    if status == "playing":
                        self.still[id] = max(self.still.get(id, 0.0), now - max(last[id][1], back))
                over = [id for id, _, status in rows if status == "over"]
                for id in over:
                    self.bots.remove(id)
                    self.bots.insert(0, id)
                    self.bots.append((await self.make(http, BOTS, "arcs"))["table"])

    async def play(self, http: httpx.AsyncClient) -> None:
        """Somebody at table after table."""
        while True:
            person = Person(self, await self.make(http, PEOPLE, "arche"))
            self.people.append(person)
            listening = asyncio.create_task(person.listen())
            for _ in range(200):
                before = time.monotonic()
                heard = len(person.waits)
                with contextlib.suppress(*BROKEN, KeyError, ValueError):
                    await person.move(http)
                    if len(person.waits) > heard:
                        self.slowest = max(self.slowest, time.monotonic() - before)
                await asyncio.sleep(self.dice.random() * 2)
            listening.cancel()


BOTS: Final = [{"kind": "bot", "bot": "random"}] * 3
PEOPLE: Final = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}]


async def run(soak: Soak, minutes: float, every: float, tables: int, people: int) -> None:
    await asyncio.gather(*[server.start() for server in soak.servers])
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    async with httpx.AsyncClient(timeout=30, limits=limits) as http:
        for _ in range(tables):
            soak.bots.append((await soak.make(http, BOTS, "arcs"))["table"])
        soak.begun = time.monotonic()
        doing = [soak.disturb(every), soak.read(), soak.watch(http, tables), *[soak.play(http) for _ in range(people)]]
        tasks = [asyncio.create_task(one) for one in doing]
        await asyncio.wait(tasks, timeout=minutes * 60, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            if task.done():
                task.result()  # none of them ends by itself
            task.cancel()
        soak.over.set()
    for server in soak.servers:
        if server.up:
            server.stop()


def plot(soak: Soak, minutes: float) -> str:
    """The curves one below the other, with a line for everything that happened."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH + 20}" height="{(HEIGHT + 40) * 3}" font-size="12">'
    ]
    for number, curve in enumerate(soak.curves):
        top = number * (HEIGHT + 40) + 24
        most = max([value for _, value in curve.points], default=1.0) or 1.0
        line = " ".join(
            [f"{10 + WIDTH * x / minutes:.1f},{top + HEIGHT * (1 - y / most):.1f}" for x, y in curve.points]
        )
        parts.append(f'<text x="10" y="{top - 8}">{curve.name}; top {most:.0f}</text>')
        parts.append(f'<rect x="10" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#999"/>')
        for at, what in soak.happened:
            x = 10 + WIDTH * at / minutes
            parts.append(f'<path d="M{x:.1f} {top}v{HEIGHT}" stroke="#bbb"><title>{what}</title></path>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[number]}" stroke-width="1.5"/>')
    return "\n".join([*parts, "</svg>\n"])


def mean(points: list[tuple[float, float]]) -> float:
    return sum([value for _, value in points]) / max(1, len(points))


@click.command()
@click.option("--minutes", default=45.0, show_default=True)
@click.option("--every", default=180.0, show_default=True, help="Seconds between two restarts.")
@click.option("--servers", default=2, show_default=True)
@click.option("--tables", default=30, show_default=True, help="Tables of bots.")
@click.option("--people", default=20, show_default=True)
@click.option("--pace", default=1.0, show_default=True, help="Seconds between two moves of bots.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("soak.svg"), show_default=True)
def main(minutes: float, every: float, servers: int, tables: int, people: int, pace: float, out: Path) -> None:
    """Play for long, restart in between, and plot what it takes."""
    with own_postgres() as postgres:
        soak = Soak(address_of(postgres), servers, pace, postgres)
        asyncio.run(run(soak, minutes, every, tables, people))
        lost, wrong = lost_and_wrong(soak)
    out.write_text(plot(soak, minutes), encoding="utf-8")
    moves = sum([len(person.acknowledged) for person in soak.people])
    waits = sorted([wait for person in soak.people for wait in person.waits]) or [0.0]
    still = max(soak.still.values(), default=0.0)
    memory = soak.curves[0].points
    tenth = max(1, len(memory) // 10)
    good = not lost and not wrong and still <= BACK
    click.echo(
        f"soak: {'held' if good else 'NOT HELD'}; {minutes:g} minutes, {len(soak.happened)} restarts and outages, "
        f"{len(soak.bots)} tables of bots, {len(soak.people)} of people: {lost} of {moves} acknowledged moves lost, "
        f"{wrong} tables with wrong numbers; a move is heard after {1000 * waits[len(waits) // 2]:.0f} ms (median), "
        f"{1000 * waits[len(waits) * 99 // 100]:.0f} ms (p99); bots stood still for {still:.1f} s at most; memory "
        f"{mean(memory[:tenth]):.0f} MB in the first tenth, {mean(memory[-tenth:]):.0f} MB in the last; curves in {out}"
    )
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
