"""What one reader is told about a table. Everything about the game is made from that reader's view."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, Optional

import msgspec

from starboard.core.game import Title
from starboard.core.state import NOBODY, SPECTATOR, UNKNOWN, State
from starboard.core.text import EN, Phrase, Text, parts, phrase
from starboard.fair import commitment
from starboard.server import wire
from starboard.server.apart import tell_apart
from starboard.server.catalogue import Catalogue
from starboard.server.course import ALL, GAME, Course, Entry, Settled, readable
from starboard.server.events import Row, encode
from starboard.server.keeping import Keep
from starboard.server.ledger import OPEN, OVER, REPLAY, STOPPED
from starboard.server.outlooks import outlook
from starboard.server.table import Table
from starboard.server.words import ERRORS, LOG, Refused

PAGE: Final = 400  # log lines in one message
DICE: Final = ("dice", "faces")  # kinds whose values are the faces of a roll


class Reader(msgspec.Struct):
    """Who looks: a hashed token or nobody, in which language, and what that browser knows already."""

    holder: str
    lang: str
    wish: Optional[int] = None
    since: int = 0
    seen_as: Optional[int] = None  # the seat of the last message, None if this is the first


class Presence(msgspec.Struct):
    online: list[bool]
    spectators: int


def perspective(table: Table, reader: Reader) -> int:
    """The seat whose view the reader gets: of several own seats the one that is asked, else the one that was last."""
    return seen_from(table, reader.wish, table.seats_of(reader.holder))


def seen_from(table: Table, wish: Optional[int], seats: list[int]) -> int:
    if wish is not None:
        if wish in seats or (wish == SPECTATOR and table.body.watch):
            return wish
        if table.revealed and ALL <= wish < len(table.body.seats):
            return wish
        raise Refused("token")
    if table.status == REPLAY:
        return ALL
    if not seats:
        return SPECTATOR
    if table.turn in seats:
        return table.turn
    latest = table.course.latest_of(seats) if table.course is not None and len(seats) > 1 else -1
    return table.course.decisions[latest].seat if table.course is not None and latest >= 0 else seats[0]


class Scribe:
    """Writes messages about a table in one moment; views, sheets and questions are made once per seat."""

    def __init__(self, table: Table, catalogue: Catalogue, presence: Presence, keep: Keep) -> None:
        self.table = table
        self.keep = keep
        self.catalogue = catalogue
        self.presence = presence
        self.views: dict[int, State] = {}
        self.sheets: dict[int, dict[str, Any]] = {}
        self.asks: dict[tuple[int, str], Optional[wire.AskState]] = {}
        self.texts: dict[tuple[object, ...], tuple[str, int]] = {}
        self.own: dict[str, list[int]] = {}

    def seats_of(self, holder: str) -> list[int]:
        if holder not in self.own:
            self.own[holder] = self.table.seats_of(holder)
        return self.own[holder]

    def text(self, reader: Reader) -> tuple[str, int]:
        """A message as it is sent, and the seat whose view it is; made once for all who are told the same."""
        seats = self.seats_of(reader.holder)
        seat = seen_from(self.table, reader.wish, seats)
        who = (*seats, self.table.is_host(reader.holder), seat, reader.lang)
        presence = (*self.presence.online, self.presence.spectators)
        key = (*who, reader.since, self.moved(reader, seat, len(seats)), presence)
        if key not in self.texts:
            message = self.message(reader)
            self.texts[key] = (encode(message).decode(), message.you.seat)
        return self.texts[key]

    def message(self, reader: Reader) -> wire.TableMessage:
        table, lang = self.table, reader.lang
        seats = self.seats_of(reader.holder)
        seat = seen_from(table, reader.wish, seats)
        you = wire.You("player" if seats else "spectator", seats, seat, table.is_host(reader.holder))
        view = self.view(seat)
        over = view is not None and table.revealed and view.ask is None
        return wire.TableMessage(
            seq=table.seq,
            at=table.at,
            lang=lang,
            you=you,
            table=self.state(reader, seats),
            sheet=self.sheet(seat),
            ask=self.ask(seat, lang),
            log=self.log(reader, seat),
            undo=self.undo(reader),
            scores=scores(table.title, view) if view is not None else None,
            result=result_state(table) if over else None,
        )

    def view(self, seat: int) -> Optional[State]:
        course = self.table.course
        if course is None:
            return None
        if seat not in self.views:
            self.views[seat] = course.view(course.state, seat)
        return self.views[seat]

    def sheet(self, seat: int) -> Optional[dict[str, Any]]:
        view = self.view(seat)
        if view is not None and seat not in self.sheets:
            self.sheets[seat] = dict(self.table.title.sheet(view))
        return self.sheets.get(seat)

    def ask(self, seat: int, lang: str) -> Optional[wire.AskState]:
        view = self.view(seat)
        if (seat, lang) not in self.asks:
            self.asks[seat, lang] = (
                ask_state(self.table, view, seat, lang, self.table.status != STOPPED) if view is not None else None
            )
        return self.asks[seat, lang]

    def state(self, reader: Reader, own: list[int]) -> wire.TableState:
        table, body, lang = self.table, self.table.body, reader.lang
        invited = body.invite if table.status == OPEN and (own or table.is_host(reader.holder)) else None
        return wire.TableState(
            id=table.id,
            name=body.name,
            status=table.status,
            title=table.title.id,
            title_name=table.title.name(lang),
            variant=table.setup.variant,
            variant_name=table.title.variant(table.setup.variant).name(lang),
            options=dict(table.setup.options),
            seats=[self.seat_state(number, number in own, lang) for number in range(len(body.seats))],
            pace=body.pace,
            watch=body.watch,
            shuffle=body.shuffle,
            away=body.away,
            dice=dice_state(table),
            until=self.keep.until(table.status, table.updated),
            spectators=self.presence.spectators,
            invite=invited,
            rematch=body.rematch or None,
            created=table.created,
            problem=problem(table, lang) if table.status == STOPPED else None,
        )

    def seat_state(self, number: int, yours: bool, lang: str) -> wire.SeatState:
        seat = self.table.body.seats[number]
        bot = self.catalogue.bot_name(self.table.title, seat.bot, lang) if seat.bot else None
        online = seat.kind == "bot" or self.presence.online[number]
        return wire.SeatState(
            number,
            seat.name,
            seat.colour,
            seat.kind,
            seat.bot or None,
            bot,
            online,
            yours,
        )

    def log(self, reader: Reader, seat: int) -> wire.LogState:
        table = self.table
        entries = readable(table.entries, seat)
        moved = self.moved(reader, seat, len(self.seats_of(reader.holder)))
        ended = table.status == OVER and reader.since < table.versions[-1].seq  # now bots tell all their reasons
        reset = not 0 < reader.since <= table.seq or table.undo_seq > reader.since or moved or ended
        start = 0
        if not reset:
            start = len(entries)
            while start > 0 and entries[start - 1].seq > reader.since:
                start -= 1
        if len(entries) - start > PAGE:
            start, reset = len(entries) - PAGE, True
        lines = log_lines(table, entries, start, len(entries), reader.lang)
        return wire.LogState(reset=reset, first=start, total=len(entries), lines=lines)

    def moved(self, reader: Reader, seat: int, seats: int) -> bool:
        """Whether the reader looks from another seat than before, or may do so: then the log is told anew."""
        return reader.seen_as != seat if reader.seen_as is not None else seats > 1 or self.table.revealed

    def undo(self, reader: Reader) -> wire.UndoState:
        table = self.table
        back = table.back(reader.holder)
        if back < 0:
            return wire.UndoState(0, table.at, None, False, self.request(reader))
        reach = table.game().reach(self.seats_of(reader.holder))
        alone = table.may_alone(reader.holder, back)
        return wire.UndoState(reach, table.at - reach, back, alone, self.request(reader))

    def request(self, reader: Reader) -> Optional[wire.RequestState]:
        request = self.table.body.request
        if request is None:
            return None
        waiting = self.table.waiting()
        own = self.seats_of(reader.holder)
        yours = any([seat in own for seat in waiting])
        return wire.RequestState(request.by, request.to, [request.by, *request.yes], waiting, yours)


def dice_state(table: Table) -> Optional[wire.DiceState]:
    """What may be known of the dice: of the secret only its hash, until the game is over. What seats added stays
    with them until the first dice fall, so that nobody can choose a word to fit another's."""
    if not table.secret:
        return None
    words = [seat.word for seat in table.body.seats] if table.status != OPEN else []
    return wire.DiceState(commitment(table.secret), table.secret.hex() if table.revealed else None, words)


def problem(table: Table, lang: str) -> str:
    """Why a table is stopped, and where."""
    if table.trouble:
        return ERRORS[table.trouble](lang)
    if table.course is None:
        return ERRORS["old-rules"](lang)
    return ERRORS["carried in part"](lang).replace("{n}", str(table.at))


def ask_state(table: Table, view: State, seat: int, lang: str, listed: bool = True) -> Optional[wire.AskState]:
    ask, title = view.ask, table.title
    if ask is None:
        return None
    procedure = type(view.stack[-1]).__name__
    prompt = told(table, title.prompt(view), lang)
    if ask.seat != seat or not listed:
        return wire.AskState(ask.seat, procedure, ask.field, prompt, None, None)
    choices: list[wire.ChoiceState] = []
    for value in ask.choices:
        label = told(table, title.label(view, value), lang)
        anchors = [part.anchor for part in label if part.anchor]
        choices.append(wire.ChoiceState(value, label, anchors, outlook(title, view, value, lang)))
    tell_apart(title, view, choices, lang)
    refusals = [
        wire.RefusalState(told(table, refusal.what, lang), told(table, refusal.why, lang), refusal.source)
        for refusal in title.why_not(view, seat)
    ]
    about = [told(table, line, lang) for line in title.particulars(view)]
    main = view.stack[-1].main.get(ask.field)
    offered = main if main in ask.choices else None
    return wire.AskState(ask.seat, procedure, ask.field, prompt, choices, refusals, about, offered)


def told(table: Table, words: Phrase, lang: str) -> list[wire.Part]:
    """A phrase in pieces; each reference keeps its board address."""
    return [wire.Part(part.text, part.anchor) for part in parts(words, lang, table.nouns)]


def scores(title: Title, view: State) -> list[int]:
    return list(title.result(view).scores)


def result_state(table: Table) -> wire.ResultState:
    assert table.course is not None
    result = table.course.result()
    return wire.ResultState(list(result.scores), list(result.winners))


def log_lines(table: Table, entries: list[Entry], start: int, end: int, lang: str) -> list[wire.LogLine]:
    return [log_line(table, entries[n], n, lang) for n in range(start, end)]


def log_line(table: Table, entry: Entry, n: int, lang: str) -> wire.LogLine:
    line = entry.line
    if entry.kind == GAME:
        words = table.title.story(line)
    else:
        words = phrase(LOG, line)
    told_now = entry.because if entry.plain or table.revealed else []
    because = [Text(*reason)(lang) for reason in told_now]
    said = told(table, words, lang)
    return wire.LogLine(n, entry.seq, entry.at, entry.kind, line.key, said, entry.undone, because, rolled(words))


def rolled(words: Phrase) -> list[int]:
    """The faces of a roll that a line tells of, so that a page can draw the dice."""
    groups = [value for _, kind, value in words.places(EN) if kind in DICE and isinstance(value, tuple)]
    return [face for group in groups for face in group]


def position(table: Table, reader: Reader, at: int) -> wire.PositionState:
    """An earlier position as the reader's seat saw it then. Once all lies open, also what was chosen next."""
    course = table.course
    if course is None:
        raise Refused("illegal", "not-playing")
    if not 0 <= at <= course.at:
        raise Refused("bad-input", "", f"at goes from 0 to {course.at}")
    seat = perspective(table, reader)
    state = course.position(at)
    view = course.view(state, seat)
    entries = readable(table.entries, seat)
    numbers = [n for n, e in enumerate(entries) if e.kind == GAME and e.at == at and not e.undone]
    return wire.PositionState(
        at=at,
        of=course.at,
        seat=seat,
        sheet=dict(table.title.sheet(view)),
        ask=ask_state(table, view, seat, reader.lang, listed=False),
        lines=[log_line(table, entries[n], n, reader.lang) for n in numbers],
        scores=scores(table.title, view),
        answer=answered(table, course, state, at, reader.lang) if table.revealed else None,
    )


def answered(table: Table, course: Course, state: State, at: int, lang: str) -> Optional[wire.Answered]:
    if at >= course.at:
        return None
    decision = course.decisions[at]
    label = told(table, table.title.label(state, decision.choice), lang)
    return wire.Answered(decision.seat, decision.choice, label)


def chart(course: Course, decisions: list[Settled], revealed: bool, counter: str) -> wire.Scores:
    """Scores over time, as spectators could know them; everything once the game is over. ``counter`` is a number at
    the top of the sheet, such as the chapter, whose changes are marked."""
    seat = ALL if revealed else SPECTATOR
    points: list[wire.Point] = []
    views: list[State] = []
    state = course.position(0)
    for at in range(len(decisions) + 1):
        if at:
            course.repeat(state, decisions[at - 1])
        views.append(course.view(state.copy(), seat))
        found = scores(course.title, views[-1])
        if not points or points[-1].scores != found or at == len(decisions):
            points.append(wire.Point(at, found))
    return wire.Scores(points, len(decisions), marks(course.title, views, counter) if counter else [])


def marks(title: Title, views: list[State], counter: str) -> list[wire.Mark]:
    """Where a number begins to be what it is. It never falls, so that few of the sheets need to be made."""

    def number(view: State) -> int:
        shown = title.sheet(view).get(counter)
        return shown if type(shown) is int else UNKNOWN

    found: list[wire.Mark] = []
    at = 0
    while at < len(views) and number(views[at]) != UNKNOWN:
        found.append(wire.Mark(at, number(views[at])))
        at = bisect_right(views, found[-1].value, lo=at, key=number)
    return found


def summary(title: Title, row: Row, seats: list[int], lang: str) -> wire.Summary:
    """A line in the list of tables, from the stored row alone."""
    turn = row.turn if row.status == "playing" else NOBODY
    return wire.Summary(
        id=row.id,
        name=row.body.name,
        title=row.title,
        title_name=title.name(lang),
        status=row.status,
        seats=[wire.SeatSummary(seat.name, seat.colour, seat.kind) for seat in row.body.seats],
        you=seats,
        your_turn=turn in seats,
        turn=turn if turn != NOBODY else None,
        at=row.at,
        seq=row.seq,
        updated=row.updated,
        rematch=row.body.rematch or None,
    )
