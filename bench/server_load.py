"""How the server bears load: people at many tables on one core, and a thousand tables of bots in one process.

    python bench/server_load.py people --title arcs --tables 100 --seconds 60
    python bench/server_load.py bots --title arche --tables 1000 --seconds 60
    python bench/server_load.py costs --against ../before

``people``: each table has one browser (socket and POST) against random bots; it thinks up to a second. Server time
is what the server says of each answer (from reading the request to handing over the response, the commit to disk
included); round trip is what the browser sees. ``bots``: tables of random bots without pace; then the process is
killed and everything is read back from the database and compared. ``costs``: what a move, a spectator, a stored game
and an idle table cost, here and in another checkout (``git worktree add ../before COMMIT``), one after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import click
import httpx
import websockets

from starboard.cli import measuring
from starboard.server.catalogue import Catalogue
from starboard.server.database import Database
from starboard.server.reopening import restore

HERE = Path(__file__).resolve().parent.parent


class Server:
    """The real server as a process, on one core, compiled where there is a fresh copy, as a server is. One of former
    days is told the token in the address."""

    def __init__(self, database: Path, core: int | None, checkout: Path = HERE) -> None:
        command = [sys.executable, "-c", STARTER, f"sqlite:///{database}"]
        ways = measuring.paths(checkout)
        self.compiled = measuring.COMPILED in ways
        path = {"PYTHONPATH": ways.get(measuring.COMPILED, ways[measuring.INTERPRETED])}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | path)
        self.greets = "Hello" in (checkout / "src/starboard/server/wishes.py").read_text()
        if core is not None and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found
        self.url = found.group(0).replace("localhost", "127.0.0.1").rstrip("/")
        self.start_up = self.cpu_seconds()

    @contextlib.asynccontextmanager
    async def socket(self, table: str, token: str) -> AsyncIterator[Any]:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
        said = f"?token={token}" if token and not self.greets else ""
        async with websockets.connect(address + said, max_size=None, open_timeout=60) as link:
            if self.greets:
                await link.send(json.dumps({"type": "hello", "token": token}))
            yield link

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        return self.kilobytes() // 1024

    def kilobytes(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) if found else 0

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


STARTER = """
import sys
from starboard.server.app import Config
from starboard.server.command import run
much = dict(requests_per_second=1e9, request_burst=10**9, sockets_per_address=10**9, connections_per_address=10**9,
    tables_per_address=10**9, request_seconds=60.0, bot_workers=1)
run(Config(db=sys.argv[1], **{name: much[name] for name in Config.__struct_fields__ if name in much}), "127.0.0.1", 0)
"""


class Tally:
    def __init__(self) -> None:
        self.server: list[float] = []
        self.trip: list[float] = []
        self.finished = 0
        self.errors: list[str] = []


def per_mille(values: list[float], share: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 1000)] if ordered else 0.0


async def sit(
    http: httpx.AsyncClient, server: Server, title: str, players: int, pace: float, end: float, tally: Tally
) -> None:
    """One person at table after table until the time is up."""
    dice, url = random.Random(), server.url
    await asyncio.sleep(dice.random())
    while time.monotonic() < end:
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"} for _ in range(players - 1)]]
        made = (await http.post(f"{url}/api/tables", json={"title": title, "seats": seats, "pace": pace})).json()
        async with server.socket(made["table"], made["token"]) as socket:
            await play(http, f"{url}/api/tables/{made['table']}/answer", made["token"], socket, dice, end, tally)


async def play(
    http: httpx.AsyncClient, url: str, token: str, socket: Any, dice: random.Random, end: float, tally: Tally
) -> None:
    while time.monotonic() < end:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        except TimeoutError:
            tally.errors.append("no message for ten seconds")
            return
        if message["type"] != "table":
            continue
        if message["result"] is not None:
            tally.finished += 1
            return
        if not message["ask"] or not message["ask"]["choices"]:
            continue
        await asyncio.sleep(dice.random())
        choice = dice.choice(message["ask"]["choices"])["value"]
        before = time.perf_counter()
        answer = await http.post(url, json={"token": token, "seq": message["seq"], "choice": choice})
        tally.trip.append((time.perf_counter() - before) * 1000)
        if answer.status_code != 200:
            tally.errors.append(answer.text[:200])
            return
        tally.server.append(float(answer.headers["server-timing"].split("dur=")[1]))


@click.group()
def main() -> None:
    """Load on the server."""


@main.command()
@click.option("--title", default="arche")
@click.option("--players", default=3)
@click.option("--tables", default=100)
@click.option("--seconds", default=30.0)
@click.option("--pace", default=0.2)
def people(title: str, players: int, tables: int, seconds: float, pace: float) -> None:
    """People against bots at many tables, the server on one core."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "load.sqlite3", core=0)
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
        tally = Tally()
        try:
            asyncio.run(seat_all(server, title, players, tables, seconds, pace, tally))
            moves = moves_stored(Path(folder) / "load.sqlite3")
            cpu, memory = server.cpu_seconds() - server.start_up, server.memory()
        finally:
            server.kill()
    click.echo(f"{tables} tables of {title}, {players} seats, {seconds:.0f} s, server on one core")
    click.echo(
        f"moves of people {len(tally.server)}, with bots {moves} ({moves / seconds:.0f}/s), "
        f"finished games {tally.finished}"
    )
    for name, values in (("server time", tally.server), ("round trip", tally.trip)):
        median, high = statistics.median(values), per_mille(values, 990)
        click.echo(f"{name}: median {median:.1f} ms, p99 {high:.1f} ms, highest {max(values):.1f} ms")
    click.echo(
        f"server: {cpu:.1f} s of CPU ({1000 * cpu / moves:.2f} ms a move, pushes included), {memory} MB; "
        f"errors {len(tally.errors)} {tally.errors[:3]}"
    )
    click.echo(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


async def seat_all(
    server: Server, title: str, players: int, tables: int, seconds: float, pace: float, tally: Tally
) -> None:
    # connections are given up before the server closes them, or a request would now and then meet a closed door
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None, keepalive_expiry=3)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        await wait_until_up(http, server.url)
        end = time.monotonic() + seconds
        await asyncio.gather(*[sit(http, server, title, players, pace, end, tally) for _ in range(tables)])


async def wait_until_up(http: httpx.AsyncClient, url: str) -> None:
    for _ in range(500):
        try:
            await http.get(f"{url}/api/health")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.02)


def moves_stored(database: Path) -> int:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT sum(at) FROM tables").fetchone()[0] or 0)


@main.command()
@click.option("--title", default="arche")
@click.option("--players", default=3)
@click.option("--tables", default=1000)
@click.option("--seconds", default=60.0)
def bots(title: str, players: int, tables: int, seconds: float) -> None:
    """A thousand tables of bots in one process; killed, read back, compared."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite3"
        server = Server(database, core=0)
        try:
            begun = time.monotonic()
            made, waits = asyncio.run(found_all(server, title, players, tables, seconds))
            took = time.monotonic() - begun
            cpu, memory = server.cpu_seconds(), server.memory()
        finally:
            server.kill()
        moves, over, wrong = read_back(database, made)
    click.echo(f"{tables} tables of {players} bots at {title}, {seconds:.0f} s, one process on one core")
    click.echo(f"{moves} moves stored in {took:.0f} s ({moves / took:.0f}/s), making the tables included")
    click.echo(f"{over} games over, {memory} MB, {cpu:.0f} s of CPU")
    click.echo(f"meanwhile a request took median {statistics.median(waits):.0f} ms, p99 {per_mille(waits, 990):.0f} ms")
    click.echo(f"after kill -9: {len(made)} tables read back, {len(wrong)} not whole {wrong[:3]}")
    sys.exit(1 if wrong else 0)


async def found_all(
    server: Server, title: str, players: int, tables: int, seconds: float
) -> tuple[list[tuple[str, int]], list[float]]:
    """Make the tables, wait, and say how far each had come at the least when the process was killed."""
    waits: list[float] = []
    async with httpx.AsyncClient(timeout=120) as http:
        await wait_until_up(http, server.url)
        seats = [{"kind": "bot", "bot": "random"} for _ in range(players)]
        ids: list[str] = []
        for _ in range(tables):
            answer = await http.post(f"{server.url}/api/tables", json={"title": title, "seats": seats})
            ids.append(answer.json()["table"])
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            before = time.perf_counter()
            await http.get(f"{server.url}/api/tables/{random.choice(ids)}")
            waits.append((time.perf_counter() - before) * 1000)
            await asyncio.sleep(0.1)
        seen: list[tuple[str, int]] = []
        for start in range(0, tables, 100):
            body = {"tables": [{"id": id} for id in ids[start : start + 100]]}
            for item in (await http.post(f"{server.url}/api/tables/mine", json=body)).json()["tables"]:
                seen.append((item["id"], item["at"]))
        return seen, waits


def read_back(database: Path, seen: list[tuple[str, int]]) -> tuple[int, int, list[str]]:
    """Every table must stand at least where it was last seen, without a gap, and be playable by the rules."""
    store = Database(f"sqlite:///{database}")
    catalogue = Catalogue()
    moves, over, wrong = 0, 0, []
    for id, at in seen:
        stored = store.load(id)
        assert stored is not None
        table = restore(catalogue.title(stored.row.title), stored)
        numbers = [seq for seq, _ in stored.history]
        whole = numbers == list(range(1, stored.row.seq + 1)) and table.at == stored.row.at >= at
        if not whole or table.status not in ("playing", "over") or (table.status == "over") != table.course.over:  # type: ignore[union-attr]
            wrong.append(id)
        moves += table.at
        over += table.status == "over"
    store.close()
    return moves, over, wrong


# -- what things cost ------------------------------------------------------------------------------------------------

ME, HOTSEAT = {"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}


@main.command()
@click.option("--against", type=click.Path(exists=True, path_type=Path), multiple=True, help="Another checkout.")
@click.option("--tables", default=100, show_default=True)
@click.option("--seconds", default=30.0, show_default=True)
@click.option("--spectators", default=50, show_default=True)
@click.option("--idle", default=1000, show_default=True)
@click.option("--games", default=2, show_default=True, help="Games of Arcs that are stored, with their bots' reasons.")
def costs(against: tuple[Path, ...], tables: int, seconds: float, spectators: int, idle: int, games: int) -> None:
    """A move, a spectator, a stored game, an idle table: here and elsewhere, in Arcs."""
    for checkout in (*[path.resolve() for path in against], HERE):
        asyncio.run(cost_of(checkout, tables, seconds, spectators, idle, games))
    click.echo(f"load of the machine at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


async def cost_of(checkout: Path, tables: int, seconds: float, spectators: int, idle: int, games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, tally = Server(Path(folder) / "a", None, checkout), Tally()
        click.echo(f"{checkout.name} ({'compiled' if server.compiled else 'interpreted'}):")
        try:
            sitting = asyncio.create_task(seat_all(server, "arcs", 3, tables, seconds, 0.2, tally))
            await asyncio.sleep(seconds * 0.4)  # until all tables are made
            moves, cpu = moves_stored(Path(folder) / "a"), server.cpu_seconds()
            await sitting
            moves, cpu = moves_stored(Path(folder) / "a") - moves, server.cpu_seconds() - cpu
        finally:
            server.kill()
        high = per_mille(tally.server, 990)
        click.echo(f"  CPU of a move, pushes included: {1000 * cpu / moves:.2f} ms ({moves} moves at {tables} tables)")
        click.echo(f"  time of an answer: median {statistics.median(tally.server):.1f} ms, p99 {high:.1f} ms")
        server = Server(Path(folder) / "b", None, checkout)
        try:
            alone, watched = await watched_moves(server, 0, 150), await watched_moves(server, spectators, 150)
        finally:
            server.kill()
        click.echo(
            f"  CPU of a spectator per move: {1000 * (watched - alone) / spectators:.3f} ms ({spectators} of them)"
        )
        if games:
            server = Server(Path(folder) / "c", None, checkout)
            try:
                stored = await stored_games(server, Path(folder) / "c", games)
            finally:
                server.kill()
            click.echo(f"  stored per game of bots with their reasons: {stored / 1000:.1f} kB")
        server = Server(Path(folder) / "d", None, checkout)
        try:
            more = await idle_tables(server, idle)
        finally:
            server.kill()
        click.echo(f"  {idle} idle tables: {more / 1000:.1f} MB above the empty server")


async def watched_moves(server: Server, spectators: int, moves: int) -> float:
    """Seconds of CPU of a move, with so many who look."""
    async with httpx.AsyncClient(timeout=60, base_url=server.url) as http, contextlib.AsyncExitStack() as held:
        await wait_until_up(http, server.url)
        made = (await http.post("/api/tables", json={"title": "arcs", "seats": [ME, HOTSEAT, HOTSEAT]})).json()
        links = [await held.enter_async_context(server.socket(made["table"], "")) for _ in range(spectators)]
        readers = [asyncio.create_task(drain(link)) for link in links]
        await asyncio.sleep(2.5)  # until all know who is here
        message, dice, begun = made["message"], random.Random(1), server.cpu_seconds()
        for _ in range(moves):
            choice = dice.choice(message["ask"]["choices"])["value"]
            body = {"token": made["token"], "seq": message["seq"], "choice": choice}
            message = (await http.post(f"/api/tables/{made['table']}/answer", json=body)).json()
            await asyncio.sleep(0.02)
        took = server.cpu_seconds() - begun
        for reader in readers:
            reader.cancel()
        return took / moves


async def drain(link: Any) -> None:
    async for _ in link:
        pass


async def stored_games(server: Server, database: Path, games: int) -> float:
    """Bytes of a game once it is over: the whole file, without what an empty one has."""
    async with httpx.AsyncClient(timeout=60, base_url=server.url) as http:
        await wait_until_up(http, server.url)
        empty = size_of(database)
        seats = [{"kind": "bot", "bot": "greedy"}] * 3
        wish = {"title": "arcs", "seats": seats, "pace": 0}
        made = [(await http.post("/api/tables", json=wish)).json()["table"] for _ in range(games)]
        for table in made:
            while (await http.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing":
                await asyncio.sleep(1)
        return (size_of(database) - empty) / games


def size_of(database: Path) -> int:
    """Of a copy without gaps."""
    copy = database.with_name("copy")
    copy.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    return copy.stat().st_size


async def idle_tables(server: Server, count: int) -> int:
    """Kilobytes that so many tables add to the memory, which somebody began and left."""
    async with httpx.AsyncClient(timeout=60, base_url=server.url) as http:
        await wait_until_up(http, server.url)
        wish = {"title": "arcs", "seats": [ME, HOTSEAT, HOTSEAT]}
        for _ in range(3):  # until everything is loaded
            await http.post("/api/tables", json=wish)
        await asyncio.sleep(1)
        before = server.kilobytes()
        for _ in range(count):
            await http.post("/api/tables", json=wish)
        await asyncio.sleep(12)  # the server looks every ten seconds
        return server.kilobytes() - before


if __name__ == "__main__":
    main()
