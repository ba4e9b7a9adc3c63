"""New tables: from a wish of the lobby, or from a record."""

from __future__ import annotations

from typing import Any, Optional

from starboard import files
from starboard.core.ask import CHANCE
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.fair import Proof, new_secret
from starboard.files import Record, check_end, read_record, verify_dice
from starboard.server import events, wire, wishes
from starboard.server.catalogue import Catalogue
from starboard.server.course import Course, Settled
from starboard.server.credentials import clean_away, clean_name, clean_pace, clean_word, hashed, new_id, new_token
from starboard.server.events import Body, Change, Seat, Told
from starboard.server.ledger import COLOURS, REPLAY
from starboard.server.table import Table
from starboard.server.words import ERRORS, Refused


def new_table(catalogue: Catalogue, wish: wishes.NewTable, token: str, lang: str) -> tuple[Table, list[Change]]:
    title = catalogue.title(wish.title)
    setup = check_setup(title, wish.variant, len(wish.seats), dict(wish.options))
    holder = hashed(token)
    colours = free_colours(wish.seats)
    seats: list[Seat] = []
    for place, colour in zip(wish.seats, colours):
        if place.kind == "bot":
            bot = catalogue.stand_in(title, place.bot)
            name = clean_name(place.name, needed=False) or another(catalogue.bot(title, bot).name(lang), seats)
            seats.append(Seat(colour, "bot", name, bot))
        elif place.kind == "open":
            seats.append(Seat(colour, "open"))
        else:
            seats.append(Seat(colour, "human", clean_name(place.name, needed=False), holder=holder))
    people = any([seat.kind != "bot" for seat in seats])
    pace = clean_pace(wish.pace) if wish.pace is not None else 0.8 if people else 0.0
    name = clean_name(wish.name, needed=False) or title.name(lang)
    body = Body(seats, name, pace, wish.watch, wish.shuffle, holder, new_token(), away=clean_away(wish.away))
    table = Table(new_id(), title, setup, body, secret=new_secret())
    changes = [table.change(events.Noted(), new=True)]
    return table, [*changes, table.begin()] if table.complete else changes


def check_setup(title: Title, variant: str, players: int, options: dict[str, object]) -> Setup:
    if not players:
        raise Refused("bad-input", "seats")
    try:
        return title.setup(variant, players, 0, options)
    except BadInput as error:
        raise Refused("bad-input", "setup", str(error)) from None


def free_colours(seats: list[wishes.SeatWish]) -> list[int]:
    """Each seat's colour: the wished ones, and the free ones in order for the rest."""
    wished = [seat.colour for seat in seats if seat.colour is not None]
    if len(seats) > COLOURS or len(set(wished)) < len(wished) or not all([0 <= c < COLOURS for c in wished]):
        raise Refused("bad-input", "seats")
    rest = [colour for colour in range(COLOURS) if colour not in wished]
    return [seat.colour if seat.colour is not None else rest.pop(0) for seat in seats]


def another(name: str, seats: list[Seat]) -> str:
    """Greedy, Greedy 2, Greedy 3."""
    count = 1 + len([seat for seat in seats if seat.name.split(" ")[0] == name.split(" ")[0]])
    return name if count == 1 else f"{name} {count}"


# -- records ----------------------------------------------------------------------------------------


def replay_table(catalogue: Catalogue, wish: wishes.Replay, token: str, lang: str) -> tuple[Table, list[Change]]:
    """A finished game from its file, to be looked at from all sides."""
    try:
        title = catalogue.title(files.title_of(wish.record))
        record = read_record(title, wish.record)
        if len(record.answers) > title.longest:
            raise BadInput("this record has more answers than a game can have")
        names = read_names(wish.record.get("names"), record.setup.players)
        seats = [Seat(number, "human", name) for number, name in enumerate(names)]
        name = clean_name(wish.name, needed=False) or title.name(lang)
        body = Body(seats, name, host=hashed(token), invite=new_token())
        table = Table(new_id(), title, record.setup, body)
        if record.proof is not None:
            verify_dice(title, record)
            if len(record.proof.words) != len(seats):
                raise BadInput("this record does not have one word per seat")
            table.secret = record.proof.secret
            for seat, word in zip(seats, record.proof.words):
                seat.word = clean_word(word)
        return table, retell(table, record)
    except BadInput as error:
        raise Refused("bad-input", "record", str(error)) from None


def read_names(names: Any, players: int) -> list[str]:
    if not isinstance(names, list) or len(names) != players or not all([isinstance(name, str) for name in names]):
        return [""] * players
    return [clean_name(name, needed=False) for name in names]


def retell(table: Table, record: Record) -> list[Change]:
    """Play a record through and note each decision, as if it had been made here."""
    course = Course(table.title, record.setup)
    course.state = table.title.new(record.setup)
    course.state.log = course.fresh
    table.status = REPLAY
    answers = record.answers
    lanes = list(record.proof.lanes) if record.proof is not None else []
    start = chance_run(course, answers, 0)
    del lanes[:start]
    course.opening = answers[:start]
    table.course = course
    changes = [table.change(events.Started(course.opening, events.told(course.collect())), new=True)]
    while start < len(answers):
        start = retell_decision(table, course, answers, start, lanes, changes)
    check_end(table.title, record, course.state)
    if course.state.ask is not None and course.seat == CHANCE:
        raise BadInput("this record breaks off in the middle of a roll or a shuffle")
    if record.problem:
        changes.append(table.noted(Told("carried in part")))
    elif not record.final:
        changes.append(table.noted(Told("scores checked" if record.scores is not None else "moves checked")))
    return changes


def retell_decision(
    table: Table, course: Course, answers: list[Any], start: int, lanes: list[int], changes: list[Change]
) -> int:
    seat, curtain, choice = course.seat, course.state.curtain, answers[start]
    course.state.answer(choice)
    end = chance_run(course, answers, start + 1)
    chance, lane = answers[start + 1 : end], lanes[0] if lanes else -1
    del lanes[: len(chance)]
    course.decisions.append(Settled(seat, choice, chance, curtain, False, lane))
    lines = events.told(course.collect())
    change = table.change(events.Decided(seat, choice, chance, curtain, False, lines, lane=lane))
    change.checkpoint = course.mark()
    changes.append(change)
    return end


def chance_run(course: Course, answers: list[Any], start: int) -> int:
    """Answer for chance from the record; where the run of its answers ends."""
    while start < len(answers) and course.state.ask is not None and course.seat == CHANCE:
        course.state.answer(answers[start])
        start += 1
    return start


def table_record(table: Table) -> Optional[Record]:
    """The record, or None while it would reveal what is hidden."""
    if table.course is None or not table.revealed:
        return None
    record = table.course.record()
    if table.secret and not table.body.unproved:
        record.proof = Proof(table.secret, [seat.word for seat in table.body.seats], table.course.lanes_used())
    return record


def record_file(table: Table) -> Optional[dict[str, Any]]:
    """The record with the names of the players."""
    record = table_record(table)
    return record.data(table.title) | {"names": table.names} if record is not None else None


def verified(title: Title, record: Record, lang: str) -> wire.Verified:
    """All dice drawn anew, in a sentence."""
    if record.proof is None:
        return wire.Verified(None, 0, ERRORS["dice of old"](lang))
    try:
        drawn = verify_dice(title, record)
    except BadInput:
        return wire.Verified(False, 0, ERRORS["dice wrong"](lang))
    return wire.Verified(True, drawn, ERRORS["dice right"](lang).replace("{n}", str(drawn)))
