"""A game as readable text: what changed, the question, the choices, the answer, the log. Golden games are kept so."""

from __future__ import annotations

from typing import Any

from starboard.core import codec
from starboard.core.ask import CHANCE, Answer
from starboard.core.game import Setup, Title
from starboard.core.state import EVERYONE, Line, State
from starboard.core.text import EN, Nouns, render
from starboard.runner import Played


def narrate(title: Title, setup: Setup, answers: list[Answer]) -> list[str]:
    """The lines of a playthrough."""
    nouns = Nouns(title)
    log: list[Line] = []
    options = ", ".join([f"{name}={value}" for name, value in setup.options.items()])
    lines = [
        f"{title.name(EN)} ({setup.variant}), {setup.players} players, seed {setup.seed}, rules {title.rules}",
        f"options: {options or 'none'}",
        "",
    ]
    state = title.new(setup)
    state.log = log
    shown: dict[str, Any] = {}
    for number, answer in enumerate(answers):
        lines += changes(state, shown)
        lines += question(title, state, number, answer, nouns)
        del log[:]
        state.play(answer)
        lines += [story(title, line, nouns) for line in log]
    lines += changes(state, shown)
    result = title.result(state)
    lines += ["", f"scores {result.scores}, winners {result.winners}", f"digest {codec.digest(state)}"]
    return lines


def changes(state: State, shown: dict[str, Any]) -> list[str]:
    """Entries of the position that are not as they were shown last."""
    lines = []
    for name, value in codec.dump(state)["data"].items():
        text = compact(value)
        if shown.get(name) != text:
            lines.append(f"    {name} {text}")
            shown[name] = text
    return lines


def compact(value: Any) -> str:
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return " | ".join([compact(row) for row in value])
        return " ".join([str(one) for one in value]) or "-"
    return str(value)


def question(title: Title, state: State, number: int, answer: Answer, nouns: Nouns) -> list[str]:
    ask = state.ask
    assert ask is not None
    key = f"{type(state.stack[-1]).__name__}.{ask.field}"
    if ask.seat == CHANCE:
        return [f"#{number} chance {key}: {compact(list(answer) if isinstance(answer, tuple) else answer)}"]
    assert isinstance(answer, int)
    labels = [render(title.label(state, choice), EN, nouns) for choice in ask.choices]
    chosen = ask.choices.index(answer)
    return [
        f"#{number} seat {ask.seat + 1} {key}: {render(title.prompt(state), EN, nouns)}",
        "    " + " / ".join([f"[{label}]" if i == chosen else label for i, label in enumerate(labels)]),
    ]


def story(title: Title, line: Line, nouns: Nouns) -> str:
    mark = ">" if line.only == EVERYONE else f"> (only seat {line.only + 1})"
    return f"  {mark} {render(title.story(line), EN, nouns)}"


def playthrough(title: Title, setup: Setup, played: Played) -> str:
    assert not played.error, played.error
    return "\n".join(narrate(title, setup, played.answers)) + "\n"
