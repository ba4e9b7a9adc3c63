"""Tables of older rules: their answers are carried over, and everything that follows from them is made anew."""

from __future__ import annotations

from starboard.core import codec
from starboard.core.ask import CHANCE, Answer
from starboard.core.game import Title
from starboard.core.state import Line
from starboard.former import Carried, Step, carry_over
from starboard.server import events
from starboard.server.database import Stored
from starboard.server.events import Decided, Event, Started, TakenBack, Told


class Carrying:
    """A stored table on its way to our rules. ``origins`` are the old numbers of the events that it has now."""

    def __init__(self, stored: Stored, origins: list[int], problem: str) -> None:
        self.stored = stored
        self.origins = origins
        self.problem = problem


def carry(title: Title, stored: Stored) -> Carrying:
    """Only decisions that stand are carried over: those that were taken back stay as they were told. All events get
    numbers beyond the old ones, so that whatever a browser knows of this table is out of date."""
    row, numbers = stored.row, [seq for seq, _ in stored.history]
    rules = title.rules_of(row.setup["variant"])
    standing = decisions_that_stand(stored.history)
    if not any([isinstance(event, Started) for _, event in stored.history]):
        row.rules = rules
        return Carrying(stored, numbers, "")
    tale = Tale(title, stored, standing)
    setup = codec.read_setup(title, row.setup)
    found = carry_over(title, setup, row.rules, tale.answers)
    if not found.problem and row.status == "over" and found.state.ask is not None:
        found.problem = "the game was over, and under the rules of today it is not"
    fresh = tale.retold(found)
    row.body.unproved = True
    last = max(numbers)
    row.rules = rules
    row.seq = last + len(fresh)
    if row.status == "playing" and found.state.ask is None:
        row.status = "over"
    history = [(last + 1 + place, event) for place, (_, event) in enumerate(fresh)]
    return Carrying(Stored(row, history, {}), [seq for seq, _ in fresh], found.problem)


def decisions_that_stand(history: list[tuple[int, Event]]) -> list[int]:
    """The numbers of the decisions that were not taken back."""
    standing: list[int] = []
    for seq, event in history:
        if isinstance(event, Decided):
            standing.append(seq)
        elif isinstance(event, TakenBack):
            del standing[event.to :]
    return standing


class Tale:
    """What happened at a table, told anew."""

    def __init__(self, title: Title, stored: Stored, standing: list[int]) -> None:
        self.title = title
        self.stored = stored
        self.standing = standing
        self.answers: list[Answer] = []
        self.starts: list[int] = []  # per decision that stands, its place among the answers
        self.owners: list[int] = []  # per answer, the number of the event that it belongs to
        for seq, event in stored.history:
            if isinstance(event, Started):
                self.add(seq, event.opening)
            elif isinstance(event, Decided) and seq in standing:
                self.starts.append(len(self.answers))
                self.add(seq, [event.choice, *event.chance])

    def add(self, seq: int, answers: list[Answer]) -> None:
        self.answers += answers
        self.owners += [seq] * len(answers)

    def retold(self, found: Carried) -> list[tuple[int, Event]]:
        """The events, each with the number of the old one that it stands for."""
        opening, decisions = grouped(found.steps)
        old = dict(self.stored.history)
        told: dict[int, list[Decided]] = {}
        fresh: list[Decided] = []
        for steps in decisions:
            first = steps[0]
            owner = self.owner(first.old if first.used else first.old - 1)  # a new question follows what led to it
            fresh.append(self.decided(steps, old[owner]))
            told.setdefault(owner, []).append(fresh[-1])
        self.keep_reasons(found, decisions, fresh, old)
        self.map_request(found, decisions)
        events_now: list[tuple[int, Event]] = []
        made = stood = 0
        for seq, event in self.stored.history:
            if isinstance(event, Started):
                event = Started([step.answer for step in opening], events.told(lines_of(opening)))
            if isinstance(event, TakenBack):
                event = TakenBack(event.by, made + event.to - stood)
            if seq in self.standing:
                stood += 1
            else:
                if isinstance(event, Decided):
                    event.lines = [self.line(line) for line in event.lines]
                events_now.append((seq, event))
            events_now += [(seq, decided) for decided in told.get(seq, [])]
            made += len(told.get(seq, []))
        return events_now

    def line(self, told: Told) -> Told:
        """What was told of a move that was taken back, in the numbers of today."""
        row, line = self.stored.row, Line(told.key, told.refs, told.only)
        return events.told([self.title.former_line(row.setup["variant"], row.rules, line)])[0]

    def owner(self, old: int) -> int:
        """The event at which a step is told: that of the old answer, or the last that stands."""
        if 0 <= old < len(self.owners):
            return self.owners[old]
        started = [seq for seq, event in self.stored.history if isinstance(event, Started)]
        return self.standing[-1] if self.standing and old >= 0 else started[0]

    def decided(self, steps: list[Step], owner: Event) -> Decided:
        first = steps[0]
        assert isinstance(first.answer, int)
        if isinstance(owner, Decided) and owner.seat == first.seat:
            bot = owner.bot
        else:
            bot = self.stored.row.body.seats[first.seat].kind in ("bot", "standin")
        chance = [step.answer for step in steps[1:]]
        return Decided(first.seat, first.answer, chance, first.curtain, bot, events.told(lines_of(steps)))

    def keep_reasons(
        self, found: Carried, decisions: list[list[Step]], fresh: list[Decided], old: dict[int, Event]
    ) -> None:
        for seq, start in zip(self.standing, self.starts):
            event = old[seq]
            if isinstance(event, Decided) and event.because and fresh:
                decision = fresh[min(place(found, decisions, start), len(fresh) - 1)]
                if start < found.reached:
                    decision.plain = event.plain and (decision.plain or not decision.because)
                    decision.because = [*decision.because, *event.because]

    def map_request(self, found: Carried, decisions: list[list[Step]]) -> None:
        """Somebody asked to go back; if that decision is gone, so is the request."""
        body = self.stored.row.body
        if body.request is not None and body.request.to < len(self.starts):
            body.request.to = place(found, decisions, self.starts[body.request.to])
            if body.request.to >= len(decisions):
                body.request = None


def grouped(steps: list[Step]) -> tuple[list[Step], list[list[Step]]]:
    """What chance said before the first decision, and the decisions, each with the chance that followed."""
    opening: list[Step] = []
    decisions: list[list[Step]] = []
    for step in steps:
        if step.seat != CHANCE:
            decisions.append([step])
        else:
            (decisions[-1] if decisions else opening).append(step)
    return opening, decisions


def lines_of(steps: list[Step]) -> list[Line]:
    return [line for step in steps for line in step.lines]


def place(found: Carried, decisions: list[list[Step]], old: int) -> int:
    """The new number of the decision that an old answer belongs to."""
    number = found.number(old)
    before = [step for step in found.steps[: number + 1] if step.seat != CHANCE]
    return len(decisions) if number >= len(found.steps) else max(0, len(before) - 1)
