"""The contract of a bot, and the registry of bots per title."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar

from mypy_extensions import mypyc_attr

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


class Clock:
    """Runs out a share of the budget's seconds after it was made; never where strength is measured by iterations."""

    def __init__(self, budget: Budget, share: float = 1.0) -> None:
        self.end = time.perf_counter() + share * budget.seconds if budget.seconds else 0.0

    def over(self) -> bool:
        return self.end > 0.0 and time.perf_counter() > self.end


class Decision:
    """What a bot chose, the reasons that made the difference, and what else it weighed (choice, value)."""

    def __init__(
        self, choice: int, because: tuple[Phrase, ...] = (), considered: tuple[tuple[int, float], ...] = ()
    ) -> None:
        self.choice = choice
        self.because = because
        self.considered = considered


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player of a title. ``sees`` is False for bots that look at the choices only: no view is made for them.

    Bots in plain Python inherit from it, also where it is compiled: hence the decorator.
    """

    id: ClassVar[str] = ""
    name: ClassVar[Text] = Text("", "")
    sees: ClassVar[bool] = True

    def __init__(self, title: Title) -> None:
        self.title = title

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any choice, each as likely as the other."""

    id = "random"
    name = Text("Zufall", "Random")
    sees = False

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        return Decision(ask.choices[rng.below(len(ask.choices))])


OWN_BOTS: dict[str, Callable[[Title], Bot]] = {}  # bots that somebody registered from outside


def register(name: str, maker: Callable[[Title], Bot]) -> None:
    """Add a bot from a file of your own; see docs/writing-a-bot.md."""
    OWN_BOTS[name] = maker


def ladder(title: Title) -> dict[str, Callable[[Title], Bot]]:
    """The bots that can play a title, weakest first; games without features are played at random."""
    from starboard.bots.brain import has_brain
    from starboard.bots.expert import ExpertBot
    from starboard.bots.greedy import EasyBot, GreedyBot
    from starboard.bots.planner import PlannerBot
    from starboard.bots.simple import RandomPlusBot

    found: dict[str, Callable[[Title], Bot]] = {"random": RandomBot}
    if has_brain(title):
        for kind in (RandomPlusBot, EasyBot, GreedyBot, PlannerBot, ExpertBot):
            found[kind.id] = kind
    return {**found, **OWN_BOTS}


def names(title: Title) -> list[str]:
    return list(ladder(title))


def make(name: str, title: Title) -> Bot:
    known = ladder(title)
    if name not in known:
        raise BadInput(f"there is no bot {name!r} for {title.id}; there are {', '.join(known)}")
    return known[name](title)
