"""Kept games: what every question, log line and result of a game said. ``comparing`` replays them."""

from __future__ import annotations

import json
import lzma
from collections.abc import Hashable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from starboard.core.ask import CHANCE, Answer, Ask
from starboard.core.game import Title
from starboard.core.state import Line, State
from starboard.core.text import DE, EN, PLACE, Nouns, Phrase, render

FOLDER = Path(__file__).parent
WHY_EVERY = 10  # at every tenth question also what is refused, and why

Said = tuple[str, ...]  # in English, in German; a refusal also names its source


class Question(NamedTuple):
    """What a seat is asked; chance is asked without words."""

    seat: int
    prompt: Said = ("", "")
    labels: tuple[Said, ...] = ()
    refusals: tuple[Said, ...] = ()


class Told(NamedTuple):
    """A log line; ``only`` is the seat that may read it, or -1."""

    key: str
    words: Said
    only: int


class Step(NamedTuple):
    """A question, the index of the choice taken (or what chance answered), and the log lines that followed."""

    question: Question
    taken: Answer
    lines: tuple[Told, ...]


class Game(NamedTuple):
    setup: dict[str, Any]
    eager: bool
    steps: list[Step]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def answer_of(ask: Ask, taken: Answer) -> Answer:
    """What was answered, as the number that stands for it now."""
    return taken if ask.seat == CHANCE or isinstance(taken, tuple) else ask.choices[taken]


# -- what a game says -------------------------------------------------------------------------------------------------


class Words:
    """Says phrases in both languages; the same phrase about the same things is rendered once."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.nouns = Nouns(title)
        self.places: dict[tuple[str, str], list[str]] = {}
        self.said: dict[Hashable, Said] = {}

    def say(self, phrase: Phrase) -> Said:
        text = phrase.text.en, phrase.text.de
        if text not in self.places:
            self.places[text] = [name for name, _ in PLACE.findall(" ".join(text))]
        key = text, tuple([phrase.values[name] for name in self.places[text]])
        if key not in self.said:
            self.said[key] = render(phrase, EN, self.nouns), render(phrase, DE, self.nouns)
        return self.said[key]

    def question(self, state: State, number: int) -> Question:
        ask = state.ask
        assert ask is not None
        if ask.seat == CHANCE:
            return Question(CHANCE)
        labels = tuple([self.say(self.title.label(state, choice)) for choice in ask.choices])
        refusals: tuple[Said, ...] = ()
        if number % WHY_EVERY == 0:
            refused = self.title.why_not(self.title.view(state, ask.seat), ask.seat)
            refusals = tuple([(*self.say(one.what), *self.say(one.why), one.source) for one in refused])
        return Question(ask.seat, self.say(self.title.prompt(state)), labels, refusals)

    def told(self, log: list[Line]) -> tuple[Told, ...]:
        return tuple([Told(line.key, self.say(self.title.story(line)), line.only) for line in log])


# -- files ------------------------------------------------------------------------------------------------------------


class Table:
    """Things by number, each kept once."""

    def __init__(self) -> None:
        self.numbers: dict[Hashable, int] = {}

    def number(self, thing: Hashable) -> int:
        return self.numbers.setdefault(thing, len(self.numbers))

    def row(self, things: Iterable[Hashable]) -> tuple[int, ...]:
        return tuple([self.number(thing) for thing in things])


def pack(commit: str, games: list[Game]) -> bytes:
    said, questions, lines = Table(), Table(), Table()
    packed = []
    for game in games:
        steps: list[list[object]] = []
        for question, taken, told in game.steps:
            row = said.number(question.prompt), said.row(question.labels), said.row(question.refusals)
            after = lines.row([(line.key, said.number(line.words), line.only) for line in told])
            steps.append([question.seat, questions.number(row), taken, *after])
        packed.append({**game._asdict(), "steps": steps})
    data = {"commit": commit, "said": [*said.numbers], "questions": [*questions.numbers], "lines": [*lines.numbers]}
    text = json.dumps({**data, "games": packed}, ensure_ascii=False, separators=(",", ":"))
    return lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)


def unpack(content: bytes) -> list[Game]:
    data = json.loads(lzma.decompress(content))
    said = [tuple(words) for words in data["said"]]
    questions = [
        (said[prompt], tuple([said[label] for label in labels]), tuple([said[refusal] for refusal in refusals]))
        for prompt, labels, refusals in data["questions"]
    ]
    lines = [Told(key, said[words], only) for key, words, only in data["lines"]]
    games = []
    for game in data["games"]:
        steps = []
        for seat, question, taken, *after in game["steps"]:
            answer = tuple(taken) if isinstance(taken, list) else taken
            steps.append(Step(Question(seat, *questions[question]), answer, tuple([lines[line] for line in after])))
        scores, winners = tuple(game["scores"]), tuple(game["winners"])
        games.append(Game(game["setup"], game["eager"], steps, scores, winners))
    return games


def file_of(title: str, variant: str) -> Path:
    return FOLDER / f"{title}-{variant}.json.xz"


def answers_of(title: str, variant: str) -> list[list[Answer]]:
    """Of each kept game of a variant the answers as they were recorded under the rules of then (see ``record``)."""
    records = json.loads(lzma.decompress((FOLDER / f"{title}-rules-1.json.xz").read_bytes()))
    fitting = [record for record in records if record["setup"]["variant"] == variant]
    return [[tuple(one) if isinstance(one, list) else one for one in record["answers"]] for record in fitting]
