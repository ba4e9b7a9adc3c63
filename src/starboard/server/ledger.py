"""What a table is: who sits there, the game, the log, and the numbers of all changes."""

from __future__ import annotations

import time
from typing import Final, Optional

import msgspec

from starboard.core import codec
from starboard.core.chance import derive
from starboard.core.game import Setup, Title
from starboard.core.state import EVERYONE, NOBODY, Line
from starboard.core.text import Nouns
from starboard.fair import Dice
from starboard.server import events
from starboard.server.course import GAME, TABLE, UNDO, Course, Entry, EntryKind
from starboard.server.credentials import same
from starboard.server.events import Body, Change, Event, Row, Status, Told
from starboard.server.words import Refused

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
REPLAY: Final = "replay"
STOPPED: Final = "stopped"

COLOURS: Final = 6
MOST_EVENTS: Final = 20_000  # at one table; the longest games have a tenth of that


class Version(msgspec.Struct, gc=False):
    """A change of the position, by its number: versioning and repeated requests look here."""

    seq: int
    seat: int
    choice: Optional[int]
    bot: bool = False


class Ledger:
    """Who sits at a table, and everything that happened there, by number."""

    def __init__(self, id: str, title: Title, setup: Setup, body: Body, created: int = 0, secret: bytes = b"") -> None:
        self.id = id
        self.secret = secret  # of the dice
        self.title = title
        self.setup = setup
        self.body = body
        self.rules = title.rules_of(setup.variant)
        self.status: Status = OPEN
        self.trouble = ""  # which sentence tells why it is stopped
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

    def stop(self, trouble: str) -> None:
        self.status, self.trouble = STOPPED, trouble

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
        if self.seq >= MOST_EVENTS:
            raise Refused("illegal", "too-long")
        self.seq += 1
        self.updated = int(time.time())
        self.note(event, self.seq)

    def row(self) -> Row:
        setup = codec.setup_data(self.setup)
        return Row(
            self.id, self.title.id, self.rules, setup, self.status, self.seq, self.at, self.bot_turn, self.turn,
            self.body, self.created, self.updated, self.secret,
        )  # fmt: skip

    @property
    def dice(self) -> Optional[Dice]:
        """None at tables that began before there were secrets: those go on with their seed."""
        return Dice(self.secret, [seat.word for seat in self.body.seats]) if self.secret else None

    def bot_seed(self, seat: int) -> int:
        course = self.game()
        if course.dice is not None:
            return course.dice.bot_seed(seat, course.at)
        return derive(self.setup.seed, "bot", seat, course.at)

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
        own[0].because, own[0].plain = event.because, event.plain or not self.title.hidden

    def noted(self, *lines: Told) -> Change:
        return self.change(events.Noted(list(lines)))
