"""Paths in words, for the page of the one who is asked: what follows each choice, found by ``ahead``."""

from __future__ import annotations

from typing import Final

from starboard.core.state import State
from starboard.core.text import Phrase
from starboard.server import wire
from starboard.server.ahead import Ahead, Step, look_ahead
from starboard.server.apart import tell_apart
from starboard.server.events import encode
from starboard.server.message import Reader, told
from starboard.server.outlooks import outlook
from starboard.server.table import Table
from starboard.server.words import Refused

MOST: Final = 10_000  # bytes of the questions in one answer, unless the first alone has more


class Teller:
    """Puts questions into words until the answer is long enough; the page asks for the rest when it gets there."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lang = lang

    def question(self, root: Ahead, fully: bool) -> wire.PathQuestion:
        first = self.shell(root)
        waiting = [(root, first)]
        size = 0
        for ahead, shell in waiting:
            if ahead.steps is None:
                continue
            choices = [self.choice(ahead.state, step, fully and ahead is root) for step in ahead.steps]
            tell_apart(self.table.title, ahead.state, choices, self.lang)
            following = [(step.then, choice) for step, choice in zip(ahead.steps, choices) if step.then is not None]
            for then, choice in following:
                choice.then = self.shell(then)
                waiting.append((then, choice.then))
            size += len(encode(choices))
            if size > MOST and ahead is not root:
                break
            shell.choices, shell.more, shell.counts = choices, False, ahead.counts
        return first

    def shell(self, ahead: Ahead) -> wire.PathQuestion:
        return wire.PathQuestion(self.parts(self.table.title.prompt(ahead.state)), [], True)

    def choice(self, state: State, step: Step, fully: bool) -> wire.PathChoice:
        label = self.parts(self.table.title.label(state, step.value))
        low = step.low if step.low != step.value else None
        promise = outlook(self.table.title, state, step.value, self.lang) if fully or step.gives_up else None
        more = (self.things(step), step.ends, step.rolls, step.gives_up)
        return wire.PathChoice(step.value, label, step.to, None, low, promise, *more)

    def things(self, step: Step) -> list[str]:
        """What questions with a single answer are about: a click there means this choice all the same."""
        found: list[str] = []
        for state in step.forced:
            assert state.ask is not None
            found += self.table.title.label(state, state.ask.choices[0]).anchors()
        return found

    def parts(self, words: Phrase) -> list[wire.Part]:
        return told(self.table, words, self.lang)


def paths(table: Table, reader: Reader, seq: int, after: list[int]) -> wire.Paths:
    """For the one who is asked, and for nobody else."""
    if table.is_stale(seq):
        raise Refused("stale")
    course = table.game()
    if course.seat not in table.seats_of(reader.holder) or table.body.seats[course.seat].kind != "human":
        raise Refused("illegal", "not-asked")
    root = look_ahead(table.title, table.title.view(course.state, course.seat), after)
    return wire.Paths(table.versions[-1].seq, after, Teller(table, reader.lang).question(root, bool(after)))
