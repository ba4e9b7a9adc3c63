"""Bots that do not weigh positions."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, Budget, Decision
from starboard.bots.brain import Brain
from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlusBot(Bot):
    """Any choice but the idle ones: never passes, stops early or throws cards away while it could act."""

    id = "random+"
    name = Text("Zufall, nie müßig", "Random, never idle")

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.brain = Brain(title)

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        return Decision(busy_choice(self.brain, view, ask, rng))


def busy_choice(brain: Brain, state: State, ask: Ask, rng: Stream) -> int:
    lazy = brain.idle(state)
    if not lazy:
        return ask.choices[rng.below(len(ask.choices))]
    rest = [choice for choice in ask.choices if choice not in lazy] or ask.choices
    return rest[rng.below(len(rest))]


def eager_choice(brain: Brain, state: State, ask: Ask, rng: Stream) -> int:
    """What a player does who wants to get somewhere: what the game says in ``features.eager``, else ``random+``.
    It looks at the position itself, so it is no bot: it walks through games that are to be examined."""
    return brain.eager(state, ask, rng) if brain.eager is not None else busy_choice(brain, state, ask, rng)
