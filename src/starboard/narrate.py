"""A game as readable text: what changed, the question, the choices, the answer, the log. Golden games are kept so."""

from __future__ import annotations

from starboard.core import codec
from starboard.core.ask import CHANCE, Answer
from starboard.core.game import Setup, Title
from starboard.core.state import EVERYONE, Line, State
from starboard.core.text import EN, Nouns, render
from starboard.runner import Played

FEW = 4  # changes of a list that are told one by one
MANY = 30  # values of a list that are told before it is cut short


def narrate(title: Title, setup: Setup, answers: list[Answer], most: int) -> list[str]:
    """The lines of a playthrough. After ``most`` answers only the end is told."""
    nouns = Nouns(title)
    log: list[Line] = []
    options = ", ".join([f"{name}={value}" for name, value in setup.options.items()])
    rules = title.rules_of(setup.variant)
    lines = [
        f"{title.name(EN)} ({setup.variant}), {setup.players} players, seed {setup.seed}, rules {rules}",
        f"options: {options or 'none'}",
        "",
    ]
    state = title.new(setup)
    state.log = log
    shown: dict[str, list[str]] = {}
    for number, answer in enumerate(answers):
        if number < most:
            lines += changes(state, shown)
            lines += question(title, state, number, answer, nouns)
        del log[:]
        state.play(answer)
        lines += [story(title, line, nouns) for line in log if number < most]
    if len(answers) > most:
        lines += ["", f"... and {len(answers) - most} more answers"]
    lines += changes(state, shown)
    result = title.result(state)
    lines += ["", f"scores {result.scores}, winners {result.winners}", f"digest {codec.digest(state)}"]
    return lines


def changes(state: State, shown: dict[str, list[str]]) -> list[str]:
    """What is not as it was shown last: whole entries, or single places of a list that kept its length."""
    lines = []
    for name, value in entries(state):
        before = shown.get(name)
        if before == value:
            continue
        shown[name] = value
        moved = [
            i for i in range(len(value)) if before is not None and len(before) == len(value) and before[i] != value[i]
        ]
        if before is not None and 0 < len(moved) <= FEW and len(value) > 1:
            lines.append(f"    {name} " + ", ".join([f"[{i}] {before[i]} -> {value[i]}" for i in moved]))
        else:
            lines.append(f"    {name} {compact(value)}")
    return lines


def entries(state: State) -> list[tuple[str, list[str]]]:
    """Names and values of the position, each row of a table by itself."""
    found = [(name, [str(getattr(state, name))]) for name in state.ints]
    found += [(name, [str(one) for one in getattr(state, name)]) for name in state.lists]
    for name in state.rows:
        found += [(f"{name}.{i}", [str(one) for one in row]) for i, row in enumerate(getattr(state, name))]
    return found


def compact(values: list[str]) -> str:
    if len(values) > MANY:
        return f"{' '.join(values[:MANY])} ... ({len(values)})"
    return " ".join(values) or "-"


def question(title: Title, state: State, number: int, answer: Answer, nouns: Nouns) -> list[str]:
    ask = state.ask
    assert ask is not None
    key = f"{type(state.stack[-1]).__name__}.{ask.field}"
    if ask.seat == CHANCE:
        drawn = answer if isinstance(answer, tuple) else (answer,)
        return [f"#{number} chance {key}: {compact([str(one) for one in drawn])}"]
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


def playthrough(title: Title, played: Played, most: int = 1_000_000) -> str:
    assert not played.error, played.error
    return "\n".join(narrate(title, played.setup, played.answers, most)) + "\n"
