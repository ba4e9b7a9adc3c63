"""What happened at a table, put together: every so often its events are taken out of their rows, each of which costs
more than what it says, and are kept as one compressed piece."""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

import sqlalchemy as sa

from starboard.server import schema
from starboard.server.schema import BUNDLES, CHECKPOINTS, EVENTS

MOST: Final = 100_000  # letters in one bundle, about: it is written anew whenever something is added
SPARSE: Final = 4  # one of so many checkpoints is kept for good, besides the latest


class Happened(NamedTuple):
    seq: int
    made: int
    event: str


def pack(happened: list[Happened]) -> bytes:
    return zlib.compress("\n".join([f"{one.seq} {one.made} {one.event}" for one in happened]).encode())


def unpack(packed: bytes) -> list[Happened]:
    found: list[Happened] = []
    for line in zlib.decompress(packed).decode().split("\n"):  # JSON has no line breaks of its own
        seq, made, event = line.split(" ", 2)
        found.append(Happened(int(seq), int(made), event))
    return found


def bundled(connection: sa.Connection, id: str) -> list[Happened]:
    query = sa.select(BUNDLES.c.events).where(BUNDLES.c.table_id == id).order_by(BUNDLES.c.first)
    return [one for row in connection.execute(query).all() for one in unpack(bytes(row.events))]


def bundle(connection: sa.Connection, id: str, last: int) -> None:
    """Put the events of a table up to a number into its bundles."""
    here = sa.and_(EVENTS.c.table_id == id, EVENTS.c.seq <= last)
    query = sa.select(EVENTS.c.seq, EVENTS.c.made, EVENTS.c.event).where(here).order_by(EVENTS.c.seq)
    fresh = [Happened(row.seq, row.made, row.event) for row in connection.execute(query)]
    if not fresh:
        return
    latest = sa.select(BUNDLES).where(BUNDLES.c.table_id == id).order_by(BUNDLES.c.first.desc()).limit(1)
    before = connection.execute(latest).first()
    if before is not None and before.letters < MOST:
        fresh = unpack(bytes(before.events)) + fresh
        connection.execute(sa.delete(BUNDLES).where(BUNDLES.c.table_id == id, BUNDLES.c.first == before.first))
    letters = sum([len(one.event) for one in fresh])
    values = {"table_id": id, "first": fresh[0].seq, "letters": letters, "events": pack(fresh)}
    connection.execute(sa.insert(BUNDLES), values)
    connection.execute(sa.delete(EVENTS).where(here))


def thin_out(connection: sa.Connection, id: str, at: int) -> None:
    """Of the checkpoints before the latest, which is after ``at`` decisions, few are kept."""
    before = at - schema.STRIDE
    if before % (SPARSE * schema.STRIDE):
        connection.execute(sa.delete(CHECKPOINTS).where(CHECKPOINTS.c.table_id == id, CHECKPOINTS.c.at == before))
