"""Every flood from one address, while somebody at another address looks at a page.

    python -m bench.attacks.floods [--seconds 10] [NAME ...]

One line each: how long the others wait (p95), how much is logged, how fast the disk fills; an exit code of 1 if that is
more than is promised. Starts a server of its own, with the limits that a server has by default.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import json
import resource
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import httpx
from bench.attacks.target import Target
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from starboard.bots.bot import make
from starboard.core import registry
from starboard.files import Record
from starboard.runner import play

WAIT, LOG, DISK = 100.0, 20_000, 1_000_000  # milliseconds, bytes, bytes a second
NUMBERS = itertools.count()


class Attacked(Target):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = httpx.post(f"{self.url}/api/tables", json={"title": "arche", "seats": seats, "pace": 2})
        self.table = made.json()["table"]
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        self.own = httpx.post(f"{self.url}/api/tables", json={"title": "arcs", "seats": seats}).json()


def silent(target: Attacked) -> None:
    with contextlib.ExitStack() as held, contextlib.suppress(OSError):
        for _ in range(300):
            held.enter_context(socket.create_connection(("127.0.0.1", target.port), 2))
        time.sleep(0.5)


def odd(target: Attacked) -> None:
    for head in (b"GET / HTTP/1.1\r\nHost: [", b"GET /%00 HTTP/1.1\r\nHost: localhost", b"nonsense",
                 b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nHost: localhost"):  # fmt: skip
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", target.port), 2) as link:
            link.sendall(head + b"\r\n\r\n")
            link.recv(1000)


def asking(path: str) -> Callable[[Attacked], None]:
    def ask(target: Attacked) -> None:
        with httpx.Client(base_url=target.url) as client, contextlib.suppress(httpx.HTTPError):
            for _ in range(50):
                client.get(path.format(table=target.table, number=next(NUMBERS)))

    return ask


def looking_ahead(target: Attacked) -> None:
    """The dearest question there is, at a table of one's own."""
    query = {"seq": target.own["message"]["seq"], "after": ""}
    with httpx.Client(base_url=target.url) as client, contextlib.suppress(httpx.HTTPError):
        client.headers["Authorization"] = f"Bearer {target.own['token']}"
        for _ in range(50):
            client.get(f"/api/tables/{target.own['table']}/paths", params=query)


@functools.cache
def record() -> dict[str, Any]:
    """A whole game, as people upload them."""
    title = registry.find("arcs")
    setup = title.setup("leaders", 4, 1)
    played = play(title, setup, [make("random", title)] * setup.players)
    return Record(setup, played.answers, played.digest, played.scores).data(title)


def replaying(target: Attacked) -> None:
    with httpx.Client(base_url=target.url, timeout=30) as client, contextlib.suppress(httpx.HTTPError):
        for _ in range(50):
            client.post("/api/replays", json={"record": record()})


def making(target: Attacked) -> None:
    seats = [{"kind": "bot", "bot": "expert"}] * 2
    with httpx.Client(base_url=target.url) as client, contextlib.suppress(httpx.HTTPError):
        for _ in range(50):
            client.post("/api/tables", json={"title": "arche", "seats": seats})


def reconnecting(target: Attacked) -> None:
    address = f"ws://127.0.0.1:{target.port}/api/tables/{target.table}/live"
    with contextlib.suppress(OSError, WebSocketException, TimeoutError), connect(address, proxy=None) as link:
        link.send(json.dumps({"type": "hello"}))
        link.recv(timeout=2)


def quiet(target: Attacked) -> None:
    """Nothing, for comparison: what this machine makes others wait anyway."""
    time.sleep(0.1)


FLOODS: dict[str, Callable[[Attacked], None]] = {
    "quiet": quiet,
    "silent": silent,
    "odd": odd,
    "look": asking("/api/tables/{table}"),
    "scores": asking("/api/tables/{table}/scores?counter={number}"),
    "facts": asking("/api/titles/arche/facts"),
    "paths": looking_ahead,
    "replays": replaying,
    "tables": making,
    "reconnect": reconnecting,
}


def flood(name: str, seconds: float) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        target = Attacked(Path(folder))
        over = threading.Event()

        def attack() -> None:
            while not over.is_set():
                FLOODS[name](target)

        threads = [threading.Thread(target=attack, daemon=True) for _ in range(4)]
        before, waits = target.size(), []
        for thread in threads:
            thread.start()
        with httpx.Client(base_url=target.url, transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                begun = time.perf_counter()
                answer = other.get(f"/api/tables/{target.table}")
                waits.append((time.perf_counter() - begun) * 1000 if answer.status_code == 200 else 10_000.0)
                time.sleep(0.05)
        over.set()
        for thread in threads:
            thread.join(10)
        wait, disk = sorted(waits)[len(waits) * 95 // 100], (target.size() - before) / seconds
        target.stop()
        logged = (Path(folder) / "log").stat().st_size
    good = wait < WAIT and logged < LOG and disk < DISK
    verdict = "held" if good else "NOT HELD"
    click.echo(f"{name}: {verdict}; others wait {wait:.0f} ms (p95), log {logged} B, disk {disk / 1000:.0f} kB/s")
    return good


@click.command()
@click.argument("names", nargs=-1)
@click.option("--seconds", default=10.0, show_default=True)
def main(names: tuple[str, ...], seconds: float) -> None:
    """Flood a server of one's own."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    results = [flood(name, seconds) for name in names or FLOODS]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
