"""A table: seats, who may do what, and the game. No network, no database: each act returns the change to be stored."""

from __future__ import annotations

import secrets
import time
from typing import Final, Optional

from starboard.core import codec
from starboard.core.errors import IllegalChoice
from starboard.core.game import MAX_SEED, Setup, Title
from starboard.core.state import EVERYONE, NOBODY, Line
from starboard.core.text import Nouns
from starboard.server import events
from starboard.server.course import GAME, TABLE, UNDO, Course, Entry, EntryKind, Settled
from starboard.server.credentials import clean_name, clean_pace, same
from starboard.server.events import Body, Change, Event, Reason, Request, Row, Seat, Status, Told
from starboard.server.words import Refused

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
REPLAY: Final = "replay"
STOPPED: Final = "stopped"

COLOURS: Final = 6


class Version:
    """A change of the position, by its number: versioning and repeated requests look here."""

    def __init__(self, seq: int, seat: int, choice: Optional[int], bot: bool = False) -> None:
        self.seq = seq
        self.seat = seat
        self.choice = choice
        self.bot = bot


class Table:
    def __init__(self, id: str, title: Title, setup: Setup, body: Body, created: int = 0) -> None:
        self.id = id
        self.title = title
        self.setup = setup
        self.body = body
        self.rules = title.rules_of(setup.variant)
        self.status: Status = OPEN
        self.seq = 0
        self.created = created or int(time.time())
        self.updated = self.created
        self.course: Optional[Course] = None
        self.entries: list[Entry] = []
        self.versions: list[Version] = []
        self.undo_seq = 0  # when moves were last taken back: older copies of the log are void

    # -- who -------------------------------------------------------------------------------------

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a (hashed) token holds, also while a bot stands in."""
        return [number for number, seat in enumerate(self.body.seats) if same(seat.holder, holder)]

    def is_host(self, holder: str) -> bool:
        return same(self.body.host, holder)

    def seated(self, holder: str) -> list[int]:
        seats = self.seats_of(holder)
        if not seats:
            raise Refused("token")
        return seats

    def own_seat(self, holder: str, seat: Optional[int]) -> int:
        seats = self.seated(holder)
        if seat is None:
            return seats[0]
        if seat not in seats:
            raise Refused("token")
        return seat

    def people(self) -> list[str]:
        """The holders of seats that persons play now, each once."""
        found: list[str] = []
        for seat in self.body.seats:
            if seat.kind == "human" and seat.holder not in found:
                found.append(seat.holder)
        return found

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.body.seats]

    @property
    def nouns(self) -> Nouns:
        return Nouns(self.title, tuple(self.names))

    @property
    def turn(self) -> int:
        """The seat that is asked, or NOBODY."""
        return self.course.seat if self.course is not None and self.status == PLAYING else NOBODY

    @property
    def bot_turn(self) -> bool:
        return self.turn >= 0 and self.body.seats[self.turn].kind in ("bot", "standin")

    @property
    def at(self) -> int:
        return self.course.at if self.course is not None else 0

    @property
    def revealed(self) -> bool:
        """Whether everything lies open: the game is over, or a record was loaded."""
        return self.status in (OVER, REPLAY)

    def game(self) -> Course:
        if self.course is None or self.status != PLAYING:
            raise Refused("illegal", "not-playing")
        return self.course

    # -- changes ---------------------------------------------------------------------------------

    def change(self, event: Event, new: bool = False) -> Change:
        """Give the table its next number and write the event into its log."""
        self.advance(event)
        return Change(self.row(), event, new=new)

    def advance(self, event: Event) -> None:
        self.seq += 1
        self.updated = int(time.time())
        self.note(event, self.seq)

    def row(self) -> Row:
        setup = codec.setup_data(self.setup)
        return Row(
            self.id, self.title.id, self.rules, setup, self.status, self.seq, self.at, self.bot_turn, self.turn,
            self.body, self.created, self.updated,
        )  # fmt: skip

    def note(self, event: Event, seq: int) -> None:
        """What an event means for log and versions, when it happens and when it is read back."""
        if isinstance(event, events.Started):
            self.versions.append(Version(seq, NOBODY, None))
            self.undo_seq = seq  # a table that was carried over starts beyond its old numbers
            self.write(GAME, event.lines, seq, 0)
        elif isinstance(event, events.Decided):
            self.versions.append(Version(seq, event.seat, event.choice, event.bot))
            self.write(GAME, event.lines, seq, self.at)
            self.explain(event)
        elif isinstance(event, events.TakenBack):
            self.note_undo(event, seq)
        else:
            self.write(TABLE, event.lines, seq, self.at)

    def note_undo(self, event: events.TakenBack, seq: int) -> None:
        for entry in self.entries:
            if entry.kind == GAME and entry.at > event.to:
                entry.undone = True
        count = self.at - event.to
        assert self.course is not None
        self.course.cut(event.to)
        self.versions.append(Version(seq, event.by, None))
        self.undo_seq = seq
        self.write(UNDO, [Told("undone", (event.by, count))], seq, event.to)

    def write(self, kind: EntryKind, lines: list[Told], seq: int, at: int) -> None:
        for line in lines:
            self.entries.append(Entry(kind, Line(line.key, tuple(line.refs), line.only), seq, at))

    def explain(self, event: events.Decided) -> None:
        """The reasons of a decision stand at its first line about the one who moved; lines for everybody come first."""
        if not event.because or not event.lines:
            return
        fresh = self.entries[len(self.entries) - len(event.lines) :]
        public = [entry for entry in fresh if entry.line.only == EVERYONE] or fresh
        own = [entry for entry in public if f"seat:{event.seat}" in self.title.story(entry.line).anchors()] or public
        own[0].because = event.because

    def noted(self, *lines: Told) -> Change:
        return self.change(events.Noted(list(lines)))

    # -- seats -----------------------------------------------------------------------------------

    def take_colour(self, seat: int, colour: int) -> None:
        """Give a seat a colour; an open seat that had it swaps."""
        if not 0 <= colour < COLOURS:
            raise Refused("bad-input", "colour")
        for number, other in enumerate(self.body.seats):
            if number != seat and other.colour == colour:
                if other.kind != "open":
                    raise Refused("bad-input", "colour")
                other.colour = self.body.seats[seat].colour
        self.body.seats[seat].colour = colour

    def join(self, holder: str, name: str, seat: Optional[int], colour: Optional[int]) -> Change:
        free = [number for number, place in enumerate(self.body.seats) if place.kind == "open" and not place.reserved]
        if self.status != OPEN or not free:
            raise Refused("full")
        if seat is not None and seat not in free:
            raise Refused("full" if 0 <= seat < len(self.body.seats) else "bad-input", "")
        chosen = free[0] if seat is None else seat
        name = clean_name(name)
        if colour is not None:
            self.take_colour(chosen, colour)
        place = self.body.seats[chosen]
        place.name, place.holder, place.kind = name, holder, "human"
        return self.noted(Told("joined", (chosen,)))

    def claim(self, old: str, holder: str) -> Optional[Change]:
        """Rematch: whoever held seats at the old table gets them here. None if that was done before."""
        seats = [number for number, seat in enumerate(self.body.seats) if same(seat.reserved, old)]
        if not seats:
            raise Refused("token")
        waiting = [number for number in seats if not self.body.seats[number].holder]
        for number in waiting:
            self.body.seats[number].holder, self.body.seats[number].kind = holder, "human"
        return self.noted(*[Told("joined", (number,)) for number in waiting]) if waiting else None

    @property
    def complete(self) -> bool:
        return self.status == OPEN and all([seat.kind != "open" for seat in self.body.seats])

    def fill(self, bot: str, bot_name: str) -> None:
        """Bots take the open seats; where somebody is expected back they only stand in."""
        for seat in self.body.seats:
            if seat.kind == "open":
                seat.kind, seat.bot, seat.name = "standin" if seat.reserved else "bot", bot, seat.name or bot_name

    def begin(self) -> Change:
        """Everybody is there: set the game up. The seed is drawn only now, and nobody is told."""
        if self.status != OPEN:
            raise Refused("illegal")
        if self.body.shuffle:
            secrets.SystemRandom().shuffle(self.body.seats)
        before = self.setup
        self.setup = self.title.setup(
            before.variant, before.players, secrets.randbelow(MAX_SEED + 1), dict(before.options)
        )
        self.course = Course(self.title, self.setup)
        self.course.begin()
        self.status = OVER if self.course.over else PLAYING
        self.write(TABLE, [Told("started")], self.seq + 1, 0)
        return self.change(events.Started(self.course.opening, events.told(self.course.collect())))

    def restyle(self, holder: str, seat: Optional[int], name: Optional[str], colour: Optional[int]) -> Change:
        if seat is not None and self.is_host(holder) and 0 <= seat < len(self.body.seats):
            number = seat if self.body.seats[seat].kind == "bot" else self.own_seat(holder, seat)
        else:
            number = self.own_seat(holder, seat)
        fresh = self.body.seats[number].name if name is None else clean_name(name)
        if colour is not None:
            self.take_colour(number, colour)
        self.body.seats[number].name = fresh
        return self.noted()

    def settle_matters(self, holder: str, name: Optional[str], pace: Optional[float], watch: Optional[bool]) -> Change:
        if not self.is_host(holder) and (name is not None or watch is not None or not self.seats_of(holder)):
            raise Refused("token")
        fresh = self.body.name if name is None else clean_name(name)
        if pace is not None:
            self.body.pace = clean_pace(pace)
        self.body.name = fresh
        if watch is not None:
            self.body.watch = watch
        return self.noted()

    def leave(self, holder: str, seat: Optional[int], bot: str) -> Change:
        """Before the start the seat is free again; later a bot stands in until the person comes back."""
        self.seated(holder)
        numbers = self.seats_of(holder) if seat is None else [self.own_seat(holder, seat)]
        lines: list[Told] = []
        for number in numbers:
            place = self.body.seats[number]
            if self.status == OPEN:
                self.body.seats[number] = Seat(place.colour, "open")
            elif self.status == PLAYING and place.kind == "human":
                place.kind, place.bot = "standin", bot
                lines.append(Told("left", (number,)))
        self.forget_request_without_people()
        return self.noted(*lines)

    def stand_in(self, holder: str, seat: int, bot: str) -> Change:
        self.seated(holder)
        self.game()
        if not 0 <= seat < len(self.body.seats) or self.body.seats[seat].kind != "human":
            raise Refused("bad-input", "no-seat")
        self.body.seats[seat].kind, self.body.seats[seat].bot = "standin", bot
        self.forget_request_without_people()
        return self.noted(Told("replaced", (seat,)))

    def come_back(self, holder: str, seat: Optional[int]) -> Change:
        self.seated(holder)
        numbers = self.seats_of(holder) if seat is None else [self.own_seat(holder, seat)]
        lines: list[Told] = []
        for number in numbers:
            place = self.body.seats[number]
            if place.kind == "standin":
                place.kind, place.bot = "human", ""
                lines.append(Told("returned", (number,)))
        return self.noted(*lines)

    # -- playing ---------------------------------------------------------------------------------

    def is_stale(self, seq: int) -> bool:
        return not self.versions or seq < self.versions[-1].seq or seq > self.seq

    def repeats(self, holder: str, seq: int, choice: int) -> bool:
        """Whether this very answer was the first thing that happened to the position after ``seq``."""
        later = [version for version in self.versions if version.seq > seq]
        return bool(later) and later[0].choice == choice and later[0].seat in self.seats_of(holder)

    def answer(self, holder: str, seq: int, choice: int) -> Optional[Change]:
        """An answer from outside; None if it was given before and this is only its echo."""
        self.seated(holder)
        if self.is_stale(seq):
            if self.repeats(holder, seq, choice):
                return None
            raise Refused("stale")
        course = self.game()
        if course.seat not in self.seats_of(holder) or self.body.seats[course.seat].kind != "human":
            raise Refused("illegal", "not-asked")
        try:
            return self.decided(course.decide(choice, False))
        except IllegalChoice:
            raise Refused("illegal") from None

    def answer_for_bot(self, choice: int, because: list[Reason]) -> Change:
        return self.decided(self.game().decide(choice, True), because)

    def decided(self, decision: Settled, because: Optional[list[Reason]] = None) -> Change:
        course = self.game()
        if course.over:
            self.status = OVER
        self.body.request = None
        lines = events.told(course.collect())
        event = events.Decided(
            decision.seat, decision.choice, decision.chance, decision.curtain, decision.bot, lines, because or []
        )
        change = self.change(event)
        change.checkpoint = course.mark()
        return change

    # -- taking back -----------------------------------------------------------------------------

    def back(self, holder: str) -> int:
        if self.course is None or self.status != PLAYING or not self.seats_of(holder):
            return -1
        return self.course.latest_of(self.seats_of(holder))

    def is_free(self, holder: str) -> bool:
        """Nobody else to ask: hot-seat, or against bots alone."""
        return all([same(other, holder) for other in self.people()])

    def may_alone(self, holder: str, to: int) -> bool:
        course = self.game()
        return self.is_free(holder) or course.at - to <= course.reach(self.seats_of(holder))

    def undo(self, holder: str, seq: int, to: Optional[int]) -> Change:
        seats = self.seated(holder)
        if any([not version.bot for version in self.versions if version.seq > seq]):  # bots may have moved on meanwhile
            raise Refused("stale")
        course = self.game()
        back = self.back(holder) if to is None else to
        if not 0 <= back < course.at or course.decisions[back].seat not in seats:
            raise Refused("illegal", "nothing-to-undo")
        by = course.decisions[back].seat
        if self.may_alone(holder, back):
            return self.take_back(by, back)
        if self.body.seats[by].kind != "human":
            raise Refused("illegal")
        self.body.request = Request(by, back, [])
        return self.noted(Told("undo asked", (by, course.at - back)))

    def take_back(self, by: int, to: int) -> Change:
        course = self.game()
        self.body.request = None
        event = events.TakenBack(by, to)
        self.advance(event)
        course.resume()
        return Change(self.row(), event, cut=to)

    def waiting(self) -> list[int]:
        """The seats whose word on the request is awaited: one per person besides the one who asked."""
        request = self.body.request
        if request is None:
            return []
        asker = self.body.seats[request.by].holder
        agreed = [self.body.seats[seat].holder for seat in request.yes]
        found: list[int] = []
        for number, seat in enumerate(self.body.seats):
            if seat.kind == "human" and seat.holder != asker and seat.holder not in agreed:
                found.append(number)
        return found

    def consent(self, holder: str, seq: int, yes: bool) -> Change:
        seats = self.seated(holder)
        request = self.body.request
        if self.is_stale(seq):
            raise Refused("stale")
        if request is None:
            raise Refused("illegal", "no-request")
        if request.by in seats:
            if yes:
                raise Refused("illegal")
            self.body.request = None
            return self.noted(Told("undo withdrawn", (request.by,)))
        mine = [seat for seat in self.waiting() if seat in seats]
        if not mine:
            raise Refused("token")
        if not yes:
            self.body.request = None
            return self.noted(Told("undo refused", (mine[0],)))
        request.yes.append(mine[0])
        return self.noted() if self.waiting() else self.take_back(request.by, request.to)

    def forget_request_without_people(self) -> None:
        """Somebody left: a request that waits for nobody now, or by somebody who is gone, is void."""
        request = self.body.request
        if request is not None and (self.body.seats[request.by].kind != "human" or not self.waiting()):
            self.body.request = None
