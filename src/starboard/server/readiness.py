"""Whether the server can do its work, and numbers about how it does."""

from __future__ import annotations

import asyncio
import ipaddress
import shutil
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

from starboard.server.vital import vital_task

if TYPE_CHECKING:
    from starboard.server.hall import Hall

GOOD_FOR: Final = 2.0  # seconds: however many ask, one row is written
PROBE: Final = 3.0  # seconds that writing it may take
LONGEST_QUEUE: Final = 2000  # changes that wait to be stored
LEAST_DISK: Final = 100 * 1024 * 1024
BEAT: Final = 0.05  # seconds between two looks at the clock of the loop


class Readiness:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.checks: dict[str, bool] = {}
        self.checked = -GOOD_FOR
        self.lock = asyncio.Lock()

    async def look(self) -> dict[str, bool]:
        async with self.lock:
            if time.monotonic() - self.checked > GOOD_FOR:
                self.checks = await self.check()
                self.checked = time.monotonic()
        return self.checks

    async def check(self) -> dict[str, bool]:
        database, workers = self.hall.database, self.hall.workers
        return {
            "writer": database.writer.is_alive(),
            "queue": database.queue.qsize() < LONGEST_QUEUE,
            "commits": database.longest_wait() < database.patience,
            "probe": await self.probe(),
            "bots": not any([loop.done() for loop in workers.loops]),
            "disk": self.free_disk() > LEAST_DISK,
        }

    async def probe(self) -> bool:
        try:
            await asyncio.wait_for(self.hall.read(self.hall.database.probe), PROBE)
        except Exception:  # whatever it is, nothing can be written
            return False
        return True

    def free_disk(self) -> int:
        file = self.hall.database.file
        return shutil.disk_usage(file.absolute().parent).free if file is not None else LEAST_DISK + 1


class Metrics:
    """For Prometheus. No name, token, table or address is among the labels."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "starboard_requests", "Answers by route and status", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "starboard_request_seconds", "Time from request to answer", ["route"], registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
        )  # fmt: skip
        self.refused = Counter(
            "starboard_refused", "Requests refused before any route", ["code"], registry=self.registry
        )
        self.stalls = Histogram(
            "starboard_stall_seconds", "How late the loop comes to its work", registry=self.registry,
            buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )  # fmt: skip
        self.known: dict[tuple[str, int], tuple[Counter, Histogram]] = {}  # looked up once
        self.registry.register(self)
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = vital_task("the heartbeat", self.beat())

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def beat(self) -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.stalls.observe(max(0.0, time.perf_counter() - due))

    def note(self, route: str, status: int, seconds: float) -> None:
        counted = self.known.get((route, status))
        if counted is None:
            counted = self.known[route, status] = (self.requests.labels(route, str(status)), self.seconds.labels(route))
        counted[0].inc()
        counted[1].observe(seconds)

    def collect(self) -> Iterable[Metric]:
        hall, database = self.hall, self.hall.database
        sockets = sum([len(room.sockets) for room in hall.rooms.values()])
        moving = len([room for room in hall.rooms.values() if room.driver is not None and not room.driver.done()])
        yield GaugeMetricFamily("starboard_tables_in_memory", "Tables in memory", len(hall.rooms))
        yield GaugeMetricFamily("starboard_tables_moving", "Tables at which bots move", moving)
        yield GaugeMetricFamily("starboard_tables_stopped", "Tables that failed here", len(hall.stopped))
        yield GaugeMetricFamily("starboard_sockets", "Browsers that listen", sockets)
        yield GaugeMetricFamily("starboard_bots_waiting", "Questions that wait for a bot", len(hall.workers.line))
        yield GaugeMetricFamily("starboard_changes_waiting", "Changes that wait to be stored", database.queue.qsize())
        yield CounterMetricFamily("starboard_changes_stored", "Changes that were stored", database.changes)
        yield CounterMetricFamily("starboard_commits", "Commits that stored them", database.commits)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def is_local(client: str, host: str, forwarded: bool) -> bool:
    """Asked on this machine, and not through a web server that passes on what others ask."""
    try:
        here = ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False
    return here and not forwarded and host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]")
