"""Tables from the database, and a new one like an old one."""

from __future__ import annotations

import copy
import logging

from sqlalchemy.exc import SQLAlchemyError

from starboard.core import codec
from starboard.core.game import Setup, Title
from starboard.fair import new_secret
from starboard.files import is_older
from starboard.server import events
from starboard.server.carrying import carry
from starboard.server.course import Course, Settled
from starboard.server.credentials import hashed, new_id, new_token, rematch_token
from starboard.server.database import Database, Stored
from starboard.server.events import Body, Change, Seat
from starboard.server.ledger import OPEN, REPLAY, STOPPED
from starboard.server.table import Table
from starboard.server.words import Refused

log = logging.getLogger("starboard.tables")


def again(old: Table, token: str) -> tuple[Table, list[Change]]:
    """A new table like the old one, at which everybody's seat is kept for them."""
    seats: list[Seat] = []
    for seat in old.body.seats:
        if seat.kind == "bot":
            seats.append(Seat(seat.colour, "bot", seat.name, seat.bot))
        else:
            seats.append(Seat(seat.colour, "open", seat.name, reserved=seat.holder))
    id = new_id()
    host = hashed(rematch_token(id, token))
    was = old.body
    body = Body(seats, was.name, was.pace, was.watch, was.shuffle, host, new_token(), away=was.away)
    table = Table(id, old.title, old.setup, body, secret=new_secret())
    return table, [table.change(events.Noted(), new=True)]


def reopen(database: Database, title: Title, stored: Stored) -> Table:
    """A table from the database. Whatever is wrong with it, it can be opened and says so."""
    if not stored.damaged:
        try:
            return brought_up_to_date(database, title, stored)
        except Refused:
            raise
        except Exception:
            log.exception("table %s cannot be opened as it is", stored.row.id)
    return salvage(title, stored)


def brought_up_to_date(database: Database, title: Title, stored: Stored) -> Table:
    """A table from the database. One of older rules is carried over and stored anew; if that fails it stays there as it
    was, for a later Starboard may know how, and is shown as far as it goes."""
    variant = stored.row.setup["variant"]
    if not is_older(title, variant, stored.row.rules):
        return restore(title, stored)
    try:
        carrying = carry(title, copy.deepcopy(stored))
    except Exception:
        log.exception("table %s cannot be carried over to the rules of %s", stored.row.id, title.id)
        return restore(title, stored)
    table = restore(title, carrying.stored)
    if carrying.problem:
        log.error("table %s is shown in part: %s", table.id, carrying.problem)
        table.status = STOPPED
    elif table.status != STOPPED:
        marks = table.course.checkpoints if table.course is not None else {}
        try:
            database.rewrite(table.row(), carrying.stored.history, carrying.origins, marks)
        except SQLAlchemyError:
            raise Refused("storage") from None
    return table


def restore(title: Title, stored: Stored) -> Table:
    """A table as it was: the log from its events, the position from the latest checkpoint and the answers after it."""
    row = stored.row
    setup = Setup(title.id, row.setup["variant"], row.setup["players"], row.setup["seed"], row.setup["options"])
    table = Table(row.id, title, setup, row.body, row.created, row.secret)
    table.rules, table.status, table.seq, table.updated = row.rules, row.status, row.seq, row.updated
    if table.rules != title.rules_of(setup.variant) and table.status != OPEN:
        table.status = STOPPED
        return table
    try:
        table.setup = codec.read_setup(title, row.setup)
        read_back(table, stored)
    except Exception:
        log.exception("table %s cannot go on: its answers do not fit the rules of %s", table.id, title.id)
        table.course = None
        table.stop("damaged")
    return table


def go_on(table: Table, stored: Stored) -> bool:
    """Bring a table up to what another server has stored since. False if it has to be read as a whole, because
    something began, was taken back, or does not fit."""
    row, course = stored.row, table.course
    numbers = [seq for seq, _ in stored.history]
    if stored.damaged or row.rules != table.rules or numbers != list(range(table.seq + 1, row.seq + 1)):
        return False
    if course is None or any([not isinstance(event, (events.Decided, events.Noted)) for _, event in stored.history]):
        return False
    try:
        for seq, event in stored.history:
            if isinstance(event, events.Decided):
                decision = Settled(event.seat, event.choice, event.chance, event.curtain, event.bot, event.lane)
                course.repeat(course.state, decision)
                course.decisions.append(decision)
                course.mark()
            table.note(event, seq)
    except Exception:
        log.exception("table %s cannot go on from where it stands, and is read anew", table.id)
        return False
    course.collect()  # the lines stand in the events
    course.lanes = row.body.lanes
    table.body, table.status, table.seq, table.updated = row.body, row.status, row.seq, row.updated
    return True


def salvage(title: Title, stored: Stored) -> Table:
    """A table of which not even the words can be read: it can be opened, and says so."""
    row = stored.row
    log.error("table %s is damaged: what is stored of it cannot be read", row.id)
    setup = title.setup(title.variants[0].id, title.variants[0].seats[0], 0)
    table = Table(row.id, title, setup, row.body, row.created)
    table.seq, table.updated = row.seq, row.updated
    table.stop("damaged")
    return table


def read_back(table: Table, stored: Stored) -> None:
    numbers = [seq for seq, _ in stored.history]
    if numbers != list(range(table.seq - len(numbers) + 1, table.seq + 1)):
        raise ValueError("events are missing")
    for seq, event in stored.history:
        if isinstance(event, events.Started):
            table.course = Course(table.title, table.setup, table.dice, table.body.lanes)
            table.course.opening = event.opening
            if table.status != REPLAY:
                table.write("table", [events.Told("started")], seq, 0)
        elif isinstance(event, events.Decided):
            assert table.course is not None
            table.course.decisions.append(
                Settled(event.seat, event.choice, event.chance, event.curtain, event.bot, event.lane)
            )
        table.note(event, seq)
    if table.course is None and table.status != OPEN:
        raise ValueError("the beginning is missing")
    if table.course is not None:
        table.course.checkpoints = stored.checkpoints
        table.course.resume()
