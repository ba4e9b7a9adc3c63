"""Tables, events and checkpoints in a database.

One thread writes. It takes everything that waits and commits it at once, so that a hundred tables
share one flush to disk; nobody gets an answer before that commit is through. A table that moves alone is stored at
once; where many move, each waits a moment for the others, for a flush costs more than all that is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
import time
from contextlib import AbstractContextManager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Optional

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.pool import StaticPool

from starboard.server import events
from starboard.server.bundles import bundle, bundled, thin_out
from starboard.server.events import Change, Event, Row
from starboard.server.schema import BUNDLES, CHECKPOINTS, EVENTS, PROBE, TABLES
from starboard.server.vital import vital_thread

log = logging.getLogger("starboard.database")
BATCH: Final = 500
TIDY: Final = 2.0  # seconds between moving the write-ahead log into the database
PATIENCE: Final = 10.0  # seconds that anybody waits for a change to be stored
UNREADABLE: Final = (ValueError, TypeError, KeyError, msgspec.MsgspecError)
CHANNEL: Final = "starboard"  # on which servers of one PostgreSQL hear of each other's moves
MIGRATING: Final = 0x57A2B0  # the lock of whoever brings a database up to date
BREATH: Final = 0.015  # seconds from one commit to the next, if that is not of the same table alone
LONGEST_WAL: Final = 8000  # pages after which the writer does that itself, whatever it costs

UPDATE: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("key"), TABLES.c.seq == sa.bindparam("before"))
    .values(
        {name: sa.bindparam(name) for name in ("setup", "status", "seq", "at", "bot_turn", "turn", "body", "updated")}
    )
)
HAPPENED: Final = sa.insert(EVENTS)  # made once, as it is used with every move
CUT: Final = sa.delete(CHECKPOINTS).where(
    CHECKPOINTS.c.table_id == sa.bindparam("key"), CHECKPOINTS.c.at > sa.bindparam("beyond")
)


class Stored:
    """A table as it was read: its row, what happened, and the checkpoints. If ``damaged``, not all could be read."""

    def __init__(
        self, row: Row, history: list[tuple[int, Event]], checkpoints: dict[int, bytes], damaged: bool = False
    ) -> None:
        self.row = row
        self.history = history
        self.checkpoints = checkpoints
        self.damaged = damaged


class NotStored(Exception):
    """A change that was not stored, or of which it is ``unclear`` whether it will be. With a ``conflict`` another
    server was quicker: what is stored is newer than what this one knew."""

    def __init__(self, unclear: bool = False, conflict: bool = False) -> None:
        super().__init__()
        self.unclear = unclear
        self.conflict = conflict


class Behind(Exception):
    """What is stored is newer than what this server knew."""


class Job:
    """A change that waits to be written, and who waits for it."""

    def __init__(self, changes: list[Change], done: asyncio.Future[None]) -> None:
        self.rows = [row_values(change.row) for change in changes]
        self.events = [event_values(change) for change in changes]
        self.checkpoints: list[dict[str, Any]] = [
            {"table_id": change.row.id, "at": change.checkpoint[0], "position": change.checkpoint[1]}
            for change in changes
            if change.checkpoint is not None
        ]
        self.cuts = [{"key": change.row.id, "beyond": change.cut} for change in changes if change.cut is not None]
        self.new = [change.new for change in changes]
        done_with = [change for change in changes if change.checkpoint is not None or change.row.status == "over"]
        self.bundles = [(change.row.id, change.row.seq) for change in done_with]
        self.done = done
        self.since = time.monotonic()
        self.taken = False  # by the writer, who alone knows then what becomes of it
        self.withdrawn = False


def tables_of(jobs: list[Optional[Job]]) -> set[str]:
    return {row["id"] for job in jobs if job is not None for row in job.rows}


def row_values(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "rules": row.rules,
        "setup": events.encode(row.setup).decode(),
        "status": row.status,
        "seq": row.seq,
        "at": row.at,
        "bot_turn": row.bot_turn,
        "turn": row.turn,
        "body": events.encode(row.body).decode(),
        "created": row.created,
        "updated": row.updated,
        "secret": row.secret or None,
    }


def event_values(change: Change) -> dict[str, Any]:
    text = events.encode(change.event).decode()
    return {"table_id": change.row.id, "seq": change.row.seq, "event": text, "made": change.row.updated}


def read_row(values: Any) -> Row:
    return Row(
        values.id, values.title, values.rules, json.loads(values.setup), values.status, values.seq, values.at,
        bool(values.bot_turn), values.turn, events.decode_body(values.body), values.created, values.updated,
        bytes(values.secret or b""),
    )  # fmt: skip


def read_damaged_row(values: Any) -> Row:
    """What is surely there of a row whose words cannot be read: nobody holds a seat."""
    return Row(
        str(values.id), str(values.title), int(values.rules), {}, values.status, int(values.seq), int(values.at),
        False, -1, events.Body([]), int(values.created), int(values.updated),
    )  # fmt: skip


def connect(url: str) -> sa.Engine:
    if url in ("sqlite://", "sqlite:///:memory:"):
        engine = sa.create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        far = not url.startswith("sqlite")  # a file does not go away as another machine does
        engine = sa.create_engine(url, pool_pre_ping=far)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """Write-ahead log; every commit is flushed, so that it also outlives a power cut."""
    cursor = connection.cursor()
    settings = (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        f"wal_autocheckpoint={LONGEST_WAL}",
    )
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(engine: sa.Engine, to: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several servers may start at once
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, to)
        except CommandError:
            raise NewerDatabase from None


class NewerDatabase(Exception):
    """The database was brought up to date by a later Starboard."""

    def __str__(self) -> str:
        return "it was written by a newer Starboard; this one cannot read it"


class Database:
    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)
        self.queue: SimpleQueue[Optional[Job]] = SimpleQueue()
        in_memory = isinstance(self.engine.pool, StaticPool)  # all threads share one connection
        self.lock: AbstractContextManager[object] = threading.Lock() if in_memory else contextlib.nullcontext()
        self.shared = self.engine.dialect.name == "postgresql"  # other servers may use it at the same time
        self.taking = threading.Lock()
        self.patience = PATIENCE
        self.writing: list[Job] = []
        self.commits = 0
        self.changes = 0
        self.closing = threading.Event()
        self.writer = vital_thread("the writer of the database", self.write_all)
        if self.file is not None:
            vital_thread("the tidying of the database", self.tidy)

    @property
    def file(self) -> Optional[Path]:
        """Where an SQLite database is kept."""
        name = self.engine.url.database
        return Path(name) if self.engine.dialect.name == "sqlite" and name not in (None, "", ":memory:") else None

    def close(self) -> None:
        self.closing.set()
        self.queue.put(None)
        self.writer.join(timeout=10)
        self.engine.dispose()

    def tidy(self) -> None:
        """SQLite: empty the write-ahead log beside the writer, so that no move has to wait for it."""
        while not self.closing.wait(TIDY):
            try:
                with self.engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            except Exception as error:
                log.warning("the write-ahead log could not be emptied: %s", type(error).__name__)

    # -- writing ---------------------------------------------------------------------------------

    async def commit(self, *changes: Change) -> None:
        """Returns once the changes are stored for good; raises if they are not, or not in time."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        job = Job(list(changes), done)
        self.queue.put(job)
        try:
            await asyncio.wait_for(done, self.patience)
        except TimeoutError:
            raise NotStored(unclear=not self.withdraw(job)) from None

    def withdraw(self, job: Job) -> bool:
        """Whether it surely will not be stored."""
        with self.taking:
            job.withdrawn = not job.taken
            return job.withdrawn

    def take(self, jobs: list[Job]) -> list[Job]:
        with self.taking:
            for job in jobs:
                job.taken = not job.withdrawn
            return [job for job in jobs if job.taken]

    def write_all(self) -> None:
        began = 0.0
        latest: set[str] = set()
        while True:
            waiting = [self.queue.get()]
            if tables_of(waiting) != latest:
                self.closing.wait(max(0.0, began + BREATH - time.monotonic()))
            began = time.monotonic()
            while len(waiting) < BATCH and not self.queue.empty():
                waiting.append(self.queue.get())
            latest = tables_of(waiting)
            jobs = self.take([job for job in waiting if job is not None])
            if jobs:
                self.writing = jobs
                self.write_batch(jobs)
                self.writing = []
            if None in waiting:
                return

    def write_batch(self, jobs: list[Job]) -> None:
        """Whatever goes wrong with a change, the writer lives on."""
        try:
            self.write(jobs)
        except Exception as error:
            if len(jobs) == 1:
                conflict = isinstance(error, (sa.exc.IntegrityError, Behind))
                if not conflict:
                    log.error("a change could not be stored: %s", type(error).__name__)
                finish(jobs, NotStored(conflict=conflict))
                return
            for job in jobs:  # one bad change must not take the others with it
                self.write_batch([job])
            return
        self.commits += 1
        self.changes += len(jobs)
        finish(jobs, None)

    def longest_wait(self) -> float:
        """How many seconds the change that is being written has waited; all others are younger."""
        jobs = self.writing
        return time.monotonic() - jobs[0].since if jobs else 0.0

    def probe(self) -> None:
        """Write something, to see whether that is possible."""
        with self.lock, self.engine.begin() as connection:
            connection.execute(sa.update(PROBE).where(PROBE.c.id == 1).values(made=int(time.time())))

    def write(self, jobs: list[Job]) -> None:
        fresh = [row for job in jobs for row, new in zip(job.rows, job.new) if new]
        known = [row for job in jobs for row, new in zip(job.rows, job.new) if not new]
        updates = [
            {"key": row["id"], "before": row["seq"] - 1, **{k: v for k, v in row.items() if k not in FIXED}}
            for row in known
        ]
        happened = [event for job in jobs for event in job.events]
        cuts = [cut for job in jobs for cut in job.cuts]
        checkpoints = [checkpoint for job in jobs for checkpoint in job.checkpoints]
        with self.lock, self.engine.begin() as connection:
            if fresh:
                connection.execute(sa.insert(TABLES), fresh)
            if happened:
                connection.execute(HAPPENED, happened)
            if known:
                changed = connection.execute(UPDATE, updates)
                if changed.rowcount != len(known):
                    raise Behind  # by more than the events that still have rows of their own
            if cuts:
                connection.execute(CUT, cuts)
            if checkpoints:
                connection.execute(sa.insert(CHECKPOINTS), checkpoints)
            for checkpoint in checkpoints:
                thin_out(connection, checkpoint["table_id"], checkpoint["at"])
            for id, last in {id: last for job in jobs for id, last in job.bundles}.items():
                bundle(connection, id, last)
            if self.shared and happened:
                latest = {event["table_id"]: event["seq"] for event in happened}
                told = [{"said": f"{id} {seq}"} for id, seq in latest.items()]
                connection.execute(sa.text(f"SELECT pg_notify('{CHANNEL}', :said)"), told)

    def rewrite(self, row: Row, history: list[tuple[int, Event]], origins: list[int], marks: dict[int, bytes]) -> None:
        """Put a table that was carried over in the place of the old one, wholly or not at all. Each event keeps the
        time of the old one that it stands for."""
        with self.lock, self.engine.begin() as connection:
            query = sa.select(EVENTS.c.seq, EVENTS.c.made).where(EVENTS.c.table_id == row.id)
            made = {found.seq: found.made for found in connection.execute(query)}
            made |= {found.seq: found.made for found in bundled(connection, row.id)}
            for old in (EVENTS, BUNDLES, CHECKPOINTS):
                connection.execute(sa.delete(old).where(old.c.table_id == row.id))
            connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(row_values(row)))
            for (seq, event), origin in zip(history, origins, strict=True):
                text = events.encode(event).decode()
                values = {"table_id": row.id, "seq": seq, "event": text, "made": made[origin]}
                connection.execute(sa.insert(EVENTS), values)
            for at, position in marks.items():
                connection.execute(sa.insert(CHECKPOINTS), {"table_id": row.id, "at": at, "position": position})
            bundle(connection, row.id, row.seq)

    # -- reading ---------------------------------------------------------------------------------

    def load(self, id: str, after: int = 0) -> Optional[Stored]:
        """A table, or what happened there after a number, without checkpoints."""
        with self.lock, self.engine.connect() as plain:
            connection = self.at_one_moment(plain)
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
            if row is None:
                return None
            query = sa.select(EVENTS.c.seq, EVENTS.c.event).where(EVENTS.c.table_id == id, EVENTS.c.seq > after)
            happened = [(row.seq, row.event) for row in connection.execute(query.order_by(EVENTS.c.seq))]
            if not after:
                happened = [(one.seq, one.event) for one in bundled(connection, id)] + happened
            marks = sa.select(CHECKPOINTS.c.at, CHECKPOINTS.c.position).where(CHECKPOINTS.c.table_id == id)
            positions = connection.execute(marks).all() if not after else []
        try:
            history = [(seq, events.decode_event(event)) for seq, event in happened]
            return Stored(read_row(row), history, {at: bytes(position) for at, position in positions})
        except UNREADABLE:
            return Stored(read_damaged_row(row), [], {}, damaged=True)

    def at_one_moment(self, connection: sa.Connection) -> sa.Connection:
        """Several queries that see the same: other servers write meanwhile."""
        if self.shared:
            return connection.execution_options(isolation_level="REPEATABLE READ")
        connection.exec_driver_sql("BEGIN")
        return connection

    def rows(self, ids: list[str]) -> list[Row]:
        """Those that there are, and can be read."""
        found: list[Row] = []
        with self.lock, self.engine.connect() as connection:
            for row in connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(ids))):
                with contextlib.suppress(*UNREADABLE):
                    found.append(read_row(row))
        return found

    def numbers(self, ids: list[str]) -> dict[str, int]:
        """The latest number of each of these tables."""
        query = sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(ids))
        with self.lock, self.engine.connect() as connection:
            return {row.id: row.seq for row in connection.execute(query)}

    def bots_to_move(self) -> list[str]:
        """The tables at which a bot was thinking when the server stopped."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.bot_turn)
        with self.lock, self.engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def count_going_on(self) -> int:
        """How many tables are not over."""
        query = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.status.in_(("open", "playing")))
        with self.lock, self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())


FIXED: Final = ("id", "title", "rules", "created", "secret")


def finish(jobs: list[Job], error: Optional[Exception]) -> None:
    """Wake up those who wait, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        loops.setdefault(job.done.get_loop(), []).append(job)
    for loop, waiting in loops.items():
        with contextlib.suppress(RuntimeError):  # the server stopped in the meantime; what is stored is stored
            loop.call_soon_threadsafe(wake, waiting, error)


def wake(jobs: list[Job], error: Optional[Exception]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
