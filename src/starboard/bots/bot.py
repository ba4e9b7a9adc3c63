"""The contract of a bot, and the registry of bots per title."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.errors import BadInput
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Phrase, Text


class Budget:
    """How long a bot may think: iterations when strength is measured, seconds at a table."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Decision:
    """What a bot chose, the reasons that made the difference, and what else it weighed (choice, value)."""

    def __init__(
        self, choice: int, because: tuple[Phrase, ...] = (), considered: tuple[tuple[int, float], ...] = ()
    ) -> None:
        self.choice = choice
        self.because = because
        self.considered = considered


class Bot:
    """One player of a title. ``sees`` is False for bots that look at the choices only: no view is made for them."""

    id: str = ""
    name: Text = Text("", "")
    sees: bool = True

    def __init__(self, title: Title) -> None:
        self.title = title

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        raise NotImplementedError


class RandomBot(Bot):
    """Any choice, each as likely as the other."""

    id = "random"
    name = Text("Zufall", "Random")
    sees = False

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        return Decision(ask.choices[rng.below(len(ask.choices))])


BOTS: dict[str, Callable[[Title], Bot]] = {"random": RandomBot}  # for every title; a title's own come from its module


def names(title: Title) -> list[str]:
    """The bots that can play a title, weakest first."""
    return list(BOTS)


def make(name: str, title: Title) -> Bot:
    if name not in names(title):
        raise BadInput(f"there is no bot {name!r} for {title.id}; there are {', '.join(names(title))}")
    return BOTS[name](title)
