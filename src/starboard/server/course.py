"""The game at a table: decisions, log, positions at any earlier point, what can be taken back.

Unlike the terminal's match it keeps a checkpoint every few decisions instead of a copy of every position,
so that thousands of tables fit into memory, and it never forgets a log line, also not of moves taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Optional

import msgspec

from starboard.core.ask import CHANCE, Answer
from starboard.core.game import Result, Setup, Title
from starboard.core.state import EVERYONE, NOBODY, Line, State
from starboard.fair import Dice
from starboard.files import Record, record_of
from starboard.server import schema
from starboard.server.events import Reason
from starboard.server.packing import pack, unpack

ALL: Final = -2  # the observer of finished games, who sees everything

EntryKind = Literal["game", "undo", "table"]
GAME: Final = "game"
UNDO: Final = "undo"
TABLE: Final = "table"


class Settled(msgspec.Struct, gc=False):
    """One decision of a seat and the chance that followed; ``curtain`` is what it was before. There are very many of
    these, and of the lines of the log: the collector need not look at them."""

    seat: int
    choice: int
    chance: list[Answer]
    curtain: int
    bot: bool
    lane: int = -1  # of the first chance answer


class Entry(msgspec.Struct, gc=False):
    """A line of the table's log. Lines of moves that were taken back stay and are marked."""

    kind: EntryKind
    line: Line
    seq: int
    at: int
    undone: bool = False
    because: Sequence[Reason] = ()  # why a bot did this
    plain: bool = False  # whether that follows from what everybody saw


class Course:
    """A game as it goes at one table. ``lanes`` of its dice are used up, also by what was taken back."""

    def __init__(self, title: Title, setup: Setup, dice: Optional[Dice] = None, lanes: int = 0) -> None:
        self.dice = dice
        self.lanes = lanes
        self.title = title
        self.setup = setup
        self.state = title.blank(setup)
        self.opening: list[Answer] = []
        self.decisions: list[Settled] = []
        self.checkpoints: dict[int, bytes] = {}
        self.fresh: list[Line] = []  # what the rules told since it was last collected

    # -- playing --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Set up and go to the first question."""
        self.state = self.title.new(self.setup)
        self.state.log = self.fresh
        self.settle(self.opening)

    def settle(self, answers: list[Answer]) -> None:
        """Let chance answer until a seat is asked. A lane is used once, so that dice taken back fall anew."""
        if self.dice is None:
            self.state.settle(answers)
            return
        while self.state.ask is not None and self.state.ask.seat == CHANCE:
            answers.append(self.dice.draw(self.state.ask, self.lanes))
            self.lanes += 1
            self.state.play(answers[-1])

    def decide(self, choice: int, bot: bool) -> Settled:
        """The answer of the seat that is asked; an illegal one changes nothing."""
        seat, curtain = self.seat, self.state.curtain
        self.state.answer(choice)
        decision = Settled(seat, choice, [], curtain, bot, -1 if self.dice is None else self.lanes)
        self.settle(decision.chance)
        self.decisions.append(decision)
        return decision

    def mark(self) -> Optional[tuple[int, bytes]]:
        """Every so many decisions a checkpoint, to be stored with the decision."""
        if self.at % schema.STRIDE:
            return None
        self.checkpoints[self.at] = pack(self.title, self.state)
        return self.at, self.checkpoints[self.at]

    def collect(self) -> list[Line]:
        lines = list(self.fresh)
        self.fresh.clear()
        return lines

    def resume(self) -> None:
        """Back in the present, after the decisions were read from the database."""
        self.state = self.position(self.at)
        self.state.log = self.fresh

    # -- looking --------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        return len(self.decisions)

    @property
    def seat(self) -> int:
        return self.state.ask.seat if self.state.ask is not None else NOBODY

    @property
    def over(self) -> bool:
        return self.state.ask is None

    def position(self, at: int) -> State:
        """The position after ``at`` decisions, made anew from the nearest checkpoint. Checkpoints that are missing on
        the way are made too."""
        start, state = self.nearest(at)
        for number, decision in enumerate(self.decisions[start:at], start + 1):
            self.repeat(state, decision)
            if number % schema.STRIDE == 0:
                self.checkpoints[number] = pack(self.title, state)
        return state

    def nearest(self, at: int) -> tuple[int, State]:
        """The latest checkpoint up to ``at``, else the first question. One of another layout is dropped: the answers
        are the truth, and positions follow from them."""
        for number in sorted(self.checkpoints, reverse=True):
            if number <= at:
                state = unpack(self.title, self.setup, self.checkpoints[number])
                if state is not None:
                    return number, state
                del self.checkpoints[number]
        state = self.title.new(self.setup)
        for answer in self.opening:
            state.play(answer)
        return 0, state

    def repeat(self, state: State, decision: Settled) -> None:
        """A decision once more, with the chance that followed it."""
        state.play(decision.choice)
        for answer in decision.chance:
            state.play(answer)

    def view(self, state: State, seat: int) -> State:
        return state if seat == ALL else self.title.view(state, seat)

    def answers(self) -> list[Answer]:
        found = list(self.opening)
        for decision in self.decisions:
            found.append(decision.choice)
            found.extend(decision.chance)
        return found

    def lanes_used(self) -> list[int]:
        """The lane of each chance answer that stands."""
        found = list(range(len(self.opening)))
        for decision in self.decisions:
            found += range(decision.lane, decision.lane + len(decision.chance))
        return found

    def record(self) -> Record:
        return record_of(self.title, self.setup, self.answers(), self.state)

    def result(self) -> Result:
        return self.title.result(self.state)

    # -- taking back ----------------------------------------------------------------------------

    def reach(self, seats: list[int]) -> int:
        """How many of the latest decisions one of these seats may take back alone: its own, up to the last curtain."""
        if not self.decisions or self.decisions[-1].seat not in seats:
            return 0
        seat, count = self.decisions[-1].seat, 0
        for decision in reversed(self.decisions):
            if decision.seat != seat or decision.bot or decision.curtain != self.state.curtain:
                break
            count += 1
        return count

    def latest_of(self, seats: list[int]) -> int:
        """The number of the latest decision that a person in one of these seats made; -1 if there is none."""
        for number in range(self.at - 1, -1, -1):
            if self.decisions[number].seat in seats and not self.decisions[number].bot:
                return number
        return -1

    def cut(self, to: int) -> None:
        """Forget the decisions from ``to`` on."""
        del self.decisions[to:]
        self.checkpoints = {n: data for n, data in self.checkpoints.items() if n <= to}


def readable(entries: list[Entry], seat: int) -> list[Entry]:
    """The log as ``seat`` may read it."""
    if seat == ALL:
        return entries
    return [entry for entry in entries if entry.line.only in (EVERYONE, seat)]
