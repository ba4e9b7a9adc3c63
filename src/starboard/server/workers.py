"""Where bots think: a few processes beside the server, so that a slow bot never holds up a table.

People's tables come first. When many wait, each gets less time. A process that overruns is ended and
replaced, and the table gets a quick choice instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, Optional, Union

from starboard.bots.bot import Budget, Decision
from starboard.core.chance import Stream
from starboard.core.codec import read_setup
from starboard.server.catalogue import Catalogue
from starboard.server.events import Reason
from starboard.server.packing import unpack_view
from starboard.server.vital import vital_task

log = logging.getLogger("starboard.bots")
START_UP: Final = 30.0  # seconds for a new process to load its games
GRACE: Final = 1.0  # seconds a bot may overrun its budget
REASONS: Final = 3  # of a move, at most
LONGEST: Final = 200  # letters of a reason
LEAST: Final = 0.02  # seconds of thought, however many wait


class Thought(NamedTuple):
    """What a bot chose, and its reasons in both languages."""

    choice: int
    because: list[Reason]


def thought(decision: Decision) -> Thought:
    """Reasons are for everybody at the table. One that names a card or a place is left out: who may know of it
    cannot be told from here."""
    told = [reason.text for reason in decision.because if not reason.values]
    return Thought(decision.choice, [(text.de[:LONGEST], text.en[:LONGEST]) for text in told[:REASONS]])


Part = tuple[str, str]  # a title and a bot


class Task:
    """One question to a bot: everything a process needs to know, and nothing the bot may not see."""

    def __init__(self, title: str, setup: dict[str, Any], bot: str, view: dict[str, Any], seed: int) -> None:
        self.title = title
        self.setup = setup | {"seed": 0}  # the random source stays with the server
        self.bot = bot
        self.view = view
        self.seed = seed
        self.seconds = 0.0


def think_forever(pipe: Connection, places: dict[str, str], own_bots: dict[str, str]) -> None:
    """The life of a process: read a task, answer with a thought, or with None if the bot failed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # the server itself must stay quick
    catalogue = Catalogue(places, own_bots)
    pipe.send("ready")
    while True:
        try:
            task: Union[Task, Part] = pipe.recv()
        except EOFError:
            return
        pipe.send(think(catalogue, task) if isinstance(task, Task) else get_ready(catalogue, task))


def get_ready(catalogue: Catalogue, part: Part) -> str:
    """Load a game and a bot. What is wrong with them shows when the bot is asked."""
    with contextlib.suppress(Exception):
        catalogue.bot(catalogue.title(part[0]), part[1])
    return "ready"


def think(catalogue: Catalogue, task: Task) -> tuple[Optional[Thought], str]:
    try:
        title = catalogue.title(task.title)
        view = unpack_view(title, read_setup(title, task.setup), task.view)
        assert view.ask is not None
        bot = catalogue.bot(title, task.bot)
        return thought(bot.choose(view, view.ask, Stream(task.seed), Budget(seconds=task.seconds))), ""
    except Exception as error:  # whatever a bot does wrong, the table goes on
        return None, type(error).__name__


class Worker:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.process: Optional[BaseProcess] = None
        self.closing = False
        self.pipe: Optional[Connection] = None
        self.knows: set[Part] = set()  # what the process has loaded
        self.lock = threading.Lock()  # the server may close while a thread starts a process

    def start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        args = (theirs, self.catalogue.places, self.catalogue.own_bots)
        process = context.Process(target=think_forever, args=args, daemon=True)
        with self.lock:
            if self.closing:
                raise EOFError
            process.start()
            self.process = process
        theirs.close()
        self.await_ready(ours)
        self.pipe = ours
        self.knows = set()
        return ours

    def await_ready(self, pipe: Connection) -> None:
        if not pipe.poll(START_UP) or pipe.recv() != "ready":
            raise EOFError

    def ask(self, task: Task) -> Optional[Thought]:
        """Blocks; None if the bot failed or took too long. Loading a game is no time of the bot's: on a slow machine it
        would be ended and loaded anew for every move."""
        try:
            pipe = self.pipe or self.start()
            part = (task.title, task.bot)
            if part not in self.knows:
                pipe.send(part)
                self.await_ready(pipe)
                self.knows.add(part)
            pipe.send(task)
            if pipe.poll(task.seconds * 1.5 + GRACE):
                found: Optional[Thought]
                found, problem = pipe.recv()
                if problem:
                    log.warning("bot %s of %s failed: %s", task.bot, task.title, problem)
                return found
            log.warning("bot %s of %s took too long", task.bot, task.title)
        except (OSError, EOFError):
            if not self.closing:
                log.warning("a bot process ended unexpectedly")
        self.stop()
        return None

    def stop(self) -> None:
        with self.lock:
            pipe, process = self.pipe, self.process
            self.pipe, self.process = None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(timeout=5)


class Waiting(NamedTuple):
    task: Task
    answer: asyncio.Future[Optional[Thought]]


class Line:
    """Who waits for a bot: people's tables first, and among those each owner in turn, however many tables one has."""

    def __init__(self) -> None:
        self.urgent: dict[str, list[Waiting]] = {}
        self.others: dict[str, list[Waiting]] = {}
        self.there = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum([len(own) for owners in (self.urgent, self.others) for own in owners.values()])

    def put(self, waiting: Waiting, urgent: bool, owner: str) -> None:
        (self.urgent if urgent else self.others).setdefault(owner, []).append(waiting)
        self.there.release()

    async def get(self) -> tuple[Waiting, float]:
        """The next one, and among how many it must share the time: owners that wait, and the tables of its own."""
        await self.there.acquire()
        owners = self.urgent or self.others
        owner = next(iter(owners))
        own = owners.pop(owner)
        found = own.pop(0)
        if own:
            owners[owner] = own  # behind everybody else
        return found, (1 + len(self.urgent) + len(self.others)) * (1 + len(own))


class Workers:
    """A bounded pool. ``seconds`` is what a bot may think when nobody else waits."""

    def __init__(self, catalogue: Catalogue, count: int, seconds: float) -> None:
        self.workers = [Worker(catalogue) for _ in range(max(1, count))]
        self.seconds = seconds
        self.line = Line()
        self.threads = ThreadPoolExecutor(len(self.workers), "bots")
        self.loops: list[asyncio.Task[None]] = []

    async def choose(self, task: Task, urgent: bool, owner: str) -> Optional[Thought]:
        if not self.loops:
            self.loops = [vital_task("a loop of the bots", self.serve(worker)) for worker in self.workers]
        answer: asyncio.Future[Optional[Thought]] = asyncio.get_running_loop().create_future()
        self.line.put(Waiting(task, answer), urgent, owner)
        return await answer

    async def serve(self, worker: Worker) -> None:
        while True:
            (task, answer), share = await self.line.get()
            if answer.done():
                continue
            task.seconds = max(LEAST, self.seconds / max(1.0, share / len(self.workers)))
            found: Optional[Thought] = None
            try:
                found = await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, task)
            except Exception:
                log.exception("bot %s of %s could not be asked", task.bot, task.title)
            if not answer.done():
                answer.set_result(found)

    async def close(self) -> None:
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        for worker in self.workers:
            worker.closing = True
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)
