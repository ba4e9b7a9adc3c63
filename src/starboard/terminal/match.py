"""A game as it is played at one table: position, answers, log, and a copy of every position to come back to."""

from __future__ import annotations

from starboard.core.ask import Answer
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.core.state import EVERYONE, NOBODY, Line, State
from starboard.files import Record, record_of, replay

REMEMBERED = 200  # positions: those of a campaign are large, and nobody goes further back by hand


class Bookmark:
    """A place to come back to: the position before a decision."""

    def __init__(self, state: State, answers: int, lines: int) -> None:
        self.state = state
        self.answers = answers
        self.lines = lines


class Match:
    """A running game. Chance is answered at once; every other answer comes from outside."""

    def __init__(self, title: Title, setup: Setup, answers: list[Answer] | None = None) -> None:
        self.title = title
        self.setup = setup
        self.log: list[Line] = []
        self.answers: list[Answer] = list(answers or [])
        self.past: list[Bookmark] = []
        self.state = replay(title, Record(setup, self.answers), log=self.log)
        self.state.settle(self.answers)

    @property
    def seat(self) -> int:
        """Whose answer is awaited; NOBODY when the game is over."""
        return self.state.ask.seat if self.state.ask is not None else NOBODY

    @property
    def over(self) -> bool:
        return self.state.ask is None

    def play(self, answer: Answer) -> None:
        """A player's answer; an illegal one changes nothing."""
        bookmark = Bookmark(self.state.copy(), len(self.answers), len(self.log))
        self.state.answer(answer)
        self.past.append(bookmark)
        del self.past[:-REMEMBERED]
        self.answers.append(answer)
        self.state.settle(self.answers)

    def undo_reach(self, seat: int) -> int:
        """How many of the latest answers ``seat`` may take back alone: its own, up to the last curtain."""
        count = 0
        for bookmark in reversed(self.past):
            ask = bookmark.state.ask
            if ask is None or ask.seat != seat or bookmark.state.curtain != self.state.curtain:
                break
            count += 1
        return count

    def undo(self, count: int = 1) -> None:
        """Take back answers of players. Whether that is allowed is for the table to decide."""
        if not 0 < count <= len(self.past):
            raise BadInput("there is nothing to take back")
        bookmark = self.past[-count]
        del self.past[-count:]
        del self.answers[bookmark.answers :]
        del self.log[bookmark.lines :]
        self.state = bookmark.state
        self.state.log = self.log

    def lines(self, seat: int, start: int = 0) -> list[Line]:
        """The log as ``seat`` may read it."""
        return [line for line in self.log[start:] if line.only in (EVERYONE, seat)]

    def record(self) -> Record:
        return record_of(self.title, self.setup, list(self.answers), self.state)
