"""Laws of the two languages: every prompt, choice and log line can be read, in German and in English."""

from __future__ import annotations

import re

from starboard.core.ask import CHANCE
from starboard.core.state import EVERYONE, SPECTATOR, Line, State
from starboard.core.text import LANGUAGES, Nouns, Phrase, render
from starboard.laws.node import Node, Violation, require

ANCHOR = re.compile(r"[a-z][a-z0-9_]*:-?\d+")


class Words:
    """What was said in a game, counted: text keys, and the things that texts named."""

    def __init__(self) -> None:
        self.keys: dict[str, int] = {}
        self.things: dict[tuple[str, int], int] = {}

    def meet(self, key: str) -> None:
        self.keys[key] = self.keys.get(key, 0) + 1

    def name(self, phrase: Phrase) -> None:
        for _, kind, value in phrase.places("en"):
            for one in value if isinstance(value, tuple) else (value,):
                self.things[kind, one] = self.things.get((kind, one), 0) + 1

    def add(self, other: Words) -> None:
        for key, count in other.keys.items():
            self.keys[key] = self.keys.get(key, 0) + count
        for thing, count in other.things.items():
            self.things[thing] = self.things.get(thing, 0) + count


def readable(node: Node, phrase: Phrase, what: str) -> tuple[str, ...]:
    """The phrase in every language."""
    nouns = Nouns(node.title)
    said = []
    for language in LANGUAGES:
        try:
            text = render(phrase, language, nouns)
        except (KeyError, ValueError, IndexError, AssertionError, TypeError) as error:
            raise Violation(f"words: {what} cannot be said in {language!r}: {error!r}") from error
        require(bool(text.strip()), "words", f"{what} is empty in {language!r}")
        require("{" not in text and "}" not in text, "words", f"{what} has an open place in {language!r}: {text!r}")
        said.append(text)
    for anchor in phrase.anchors():
        require(ANCHOR.fullmatch(anchor) is not None, "words", f"{what} has the anchor {anchor!r}")
    return tuple(said)


def question_is_met(node: Node, words: Words) -> None:
    ask = node.state.ask
    if ask is not None:
        key = f"{type(node.state.stack[-1]).__name__}.{ask.field}"
        words.meet(key)
        if ask.seat != CHANCE:
            words.meet(f"{key}=")


def question_reads(node: Node, words: Words) -> None:
    """Prompt and choices, as the seat that is asked sees them; the prompt for everybody else."""
    state, ask = node.state, node.state.ask
    if ask is None:
        return
    key = f"{type(state.stack[-1]).__name__}.{ask.field}"
    if ask.seat == CHANCE:
        return
    view = node.title.view(state, ask.seat)
    said = spoken(node, state, f"the prompt {key}")
    require(
        said == spoken(node, view, f"the prompt {key}"), "words", f"the prompt {key} tells what the seat cannot see"
    )
    what = f"the particulars of {key}"
    lines = [[readable(node, line, what) for line in node.title.particulars(one)] for one in (state, view)]
    require(lines[0] == lines[1], "words", f"{what} tell what the seat cannot see")
    for choice in ask.choices:
        what = f"choice {choice} of {key}"
        label = labelled(node, state, choice, what)
        alike = readable(node, label, what) == readable(node, labelled(node, view, choice, what), what)
        require(alike, "words", f"{what} tells what the seat cannot see")
        words.name(label)
    for refusal in node.title.why_not(view, ask.seat):
        for phrase in (refusal.what, refusal.why):
            readable(node, phrase, f"a refusal at {key}")
            for said_key in [name for name, text in node.title.texts.items() if text is phrase.text]:
                words.meet(said_key)
    for seat in range(SPECTATOR, node.setup.players):
        if seat != ask.seat:
            spoken(node, node.title.view(state, seat), f"the prompt {key} for seat {seat}")


def spoken(node: Node, state: State, what: str) -> tuple[str, ...]:
    try:
        return readable(node, node.title.prompt(state), what)
    except KeyError as error:
        raise Violation(f"words: {what} has no text {error}") from None


def labelled(node: Node, state: State, choice: int, what: str) -> Phrase:
    try:
        return node.title.label(state, choice)
    except KeyError as error:
        raise Violation(f"words: {what} has no text {error}") from None


def log_reads(node: Node, lines: list[Line], words: Words) -> None:
    """Every new log line; private lines belong to a seat that exists."""
    for line in lines:
        require(EVERYONE <= line.only < node.setup.players, "words", f"{line!r} is for a seat that does not exist")
        try:
            phrase = node.title.story(line)
        except KeyError as error:
            raise Violation(f"words: the log line {line!r} has no text {error}") from None
        readable(node, phrase, f"the log line {line!r}")
        words.meet(line.key)
        words.name(phrase)
        explained(node, phrase)


def explained(node: Node, phrase: Phrase) -> None:
    """What a reader can point at can be explained, if only by nothing."""
    for anchor in phrase.anchors():
        kind, _, value = anchor.partition(":")
        if kind not in ("n", "seat"):
            for language in LANGUAGES:
                node.title.explain(kind, int(value), language)
