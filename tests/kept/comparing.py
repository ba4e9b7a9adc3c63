"""How a replay of a kept game is compared with what was kept.

A title whose rules are those of then is replayed by the *index* of each choice taken: the numbers behind the choices
may be coded anew. Where the rules have changed since, the record of the game is carried over (``Title.former``). Then
questions may be gone or new; that, and whatever else may differ, is listed in ``differences``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kept.differences import Difference, Gone, Less, Line, New, Other
from kept.games import Game, Question, Step, Told, Words, answer_of
from starboard.core import codec
from starboard.core.ask import Answer
from starboard.core.errors import IllegalChoice
from starboard.core.state import State
from starboard.former import carry_over

Seen = Counter[Difference]  # how often each listed difference occurred


class Unlisted(Exception):
    """Where a replay first says something else than the kept game."""


class Played(NamedTuple):
    """An answer under the rules of today, and which questions of the kept game it answers: none, if it is new."""

    answer: Answer
    first: int
    end: int


def by_index(game: Game, state: State) -> Iterator[Played]:
    for number, step in enumerate(game.steps):
        if state.ask is None:
            asked = step.question
            raise Unlisted(f"question {number}: the game is over, but seat {asked.seat} was asked {asked.prompt}")
        yield Played(answer_of(state.ask, step.taken), number, number + 1)


def carried(words: Words, game: Game, answers: list[Answer]) -> Iterator[Played]:
    """``answers`` are those of the kept game, as they were recorded under the rules of then, which were 1."""
    found = carry_over(words.title, codec.read_setup(words.title, game.setup), 1, answers)
    if found.problem:
        raise Unlisted(found.problem)
    for step in found.steps:
        yield Played(step.answer, step.old, step.old + step.used)


class Comparison:
    """A kept game beside its replay."""

    def __init__(self, words: Words, game: Game, listed: Iterable[Difference]) -> None:
        self.words = words
        self.game = game
        self.state = words.title.new(codec.read_setup(words.title, game.setup))
        self.listed = [one for one in listed if one.title == words.title.id]
        self.seen: Seen = Counter()
        self.kept: list[Told] = []  # log lines since the last question that both were asked
        self.found: list[Told] = []
        self.where = "the start"

    def run(self, answers: list[Answer] | None) -> None:
        """``answers`` are the recorded ones, to be carried over; without them the indices are taken."""
        title, state, game = self.words.title, self.state, self.game
        replay = by_index(game, state) if answers is None else carried(self.words, game, answers)
        told = state.log = []
        done = 0
        for played in replay:
            asked = game.steps[done : played.end]
            if asked:
                self.same_log()
                self.where = f"question {played.first}"
            self.same_questions(asked, self.words.question(state, played.first if asked else 1))
            try:
                state.answer(played.answer)
            except IllegalChoice as error:
                raise Unlisted(f"{self.where}: {error}") from None
            self.kept += [line for step in asked for line in step.lines]
            self.found += self.words.told(told)
            told.clear()
            done = played.end
        self.same_log()
        same("the end: the open question", None, state.ask)
        same("the end: scores and winners", (game.scores, game.winners), tuple(title.result(state)))

    def same_questions(self, asked: list[Step], found: Question) -> None:
        """Of the questions that an answer stands for, the first is asked still, unless something else is listed."""
        kept = [step.question for step in asked]
        new = [one for one in self.listed if isinstance(one, New) and one.fits(found)]
        if new and not (kept and kept[0].prompt == found.prompt):
            self.seen.update(new[:1])
        elif kept:
            self.same_question(kept.pop(0), found)
        else:
            raise Unlisted(f"{self.where}: after it seat {found.seat} is asked {found.prompt}, which is new")
        for question in kept:
            self.note_gone(question)

    def note_gone(self, question: Question) -> None:
        known = [one for one in self.listed if isinstance(one, Gone) and one.fits(question)]
        if not known:
            raise Unlisted(f"{self.where}: seat {question.seat} is no longer asked {question.prompt}")
        self.seen.update(known[:1])

    def same_question(self, kept: Question, found: Question) -> None:
        if kept == found:
            return
        same(f"{self.where}: the seat", kept.seat, found.seat)
        same(f"{self.where}: the prompt", kept.prompt, found.prompt)
        if kept.labels != found.labels:
            known = [one for one in self.listed if isinstance(one, Other) and one.fits(kept, found)]
            if not known:
                same_row(f"{self.where}: label", kept.labels, found.labels)
            self.seen.update(known[:1])
        same_row(f"{self.where}: refusal", kept.refusals, found.refusals)

    def same_log(self) -> None:
        """Words and reader are compared, the key is not: nobody reads it."""
        kept, found = self.unlisted(self.kept), self.unlisted(self.found)
        for number, (line, other) in enumerate(zip(kept, found)):
            known = [one for one in self.listed if isinstance(one, Less) and one.explains(line, other)]
            self.seen.update(known[:1])
            kept[number] = other if known else line
        same_row(f"{self.where}, the log after it: line", [line[1:] for line in kept], [line[1:] for line in found])
        self.kept, self.found = [], []

    def unlisted(self, lines: list[Told]) -> list[Told]:
        left = []
        for line, before in zip(lines, [None, *lines]):
            known = [one for one in self.listed if isinstance(one, Line) and one.fits(line, before)]
            self.seen.update(known[:1])
            left += [] if known else [line]
        return left


def compare(words: Words, game: Game, listed: Iterable[Difference] = (), answers: list[Answer] | None = None) -> Seen:
    """Replay a kept game; the first difference that is not listed is raised, those that are listed are counted."""
    comparison = Comparison(words, game, listed)
    comparison.run(answers)
    return comparison.seen


def same_row(what: str, kept: Iterable[object], found: Iterable[object]) -> None:
    ours, theirs = [list(row) for row in (kept, found)]
    for number in range(max(len(ours), len(theirs))):
        same(f"{what} {number}", *[row[number] if number < len(row) else "nothing" for row in (ours, theirs)])


def same(what: str, kept: object, found: object) -> None:
    if kept != found:
        raise Unlisted(f"{what}\n  expected {kept}\n  found    {found}")
