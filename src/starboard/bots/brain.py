"""What a game tells bots about itself: the module ``features`` of its package.

A game whose package has one gets the whole ladder of bots; the others are played at random.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.registry import part_of
from starboard.core.state import State
from starboard.core.text import Text

FEATURES: Final = "features"
TUNED: Final = "tuned"  # optional: the same with numbers found by play, for expert
NODES: Final = 600  # positions weighed per choice before follow-ups are cut short, unless a game says otherwise


class Brain:
    """Values of positions and kinds of questions, looked up once per title."""

    def __init__(self, title: Title, plans: bool = True, tuned: bool = False) -> None:
        features: Any = part_of(title, FEATURES)
        if tuned:
            features = part_of(title, TUNED) or features
        self.title = title
        self.plans = plans  # whether whole turns are worked out; without, one step is all that is seen
        self.terms: tuple[Text, ...] = features.TERMS
        self.spread: float = features.SPREAD
        self.features = features
        self.nodes: int = getattr(features, "NODES", NODES)
        self.chores: Callable[[State, Ask], int | None] | None = getattr(features, "routine", None)
        self.solver: Callable[[State, Ask], int | None] | None = getattr(features, "plan", None)
        self.eager: Callable[[State, Ask, Stream], int] | None = getattr(features, "eager", None)
        self.beginning: Callable[[State], bool] | None = getattr(features, "starts_turn", None)

    def tally(self, state: State) -> list[list[float]]:
        """The terms of each seat, in the game's own points."""
        rows: list[list[float]] = self.features.tally(state)
        return rows

    def values(self, state: State) -> list[float]:
        """What the position is worth to each seat; a finished game is decided."""
        found = [sum(row) for row in self.tally(state)]
        if state.ask is None:
            for winner in self.title.result(state).winners:
                found[winner] += 10.0 * self.spread
        return found

    def chances(self, values: list[float]) -> list[float]:
        """How likely each seat is to win: values as a race between the seats."""
        top = max(values)
        weights = [math.exp((value - top) / self.spread * 1.1) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    def is_menu(self, state: State) -> bool:
        """Whether the open question begins something; the others are follow-ups."""
        menu: bool = self.features.is_menu(state)
        return menu

    def is_big(self, state: State) -> bool:
        """Whether the open question deserves a search."""
        big: bool = self.features.is_big(state)
        return big

    def plan(self, state: State, ask: Ask) -> int | None:
        """The answer to a question that the game can solve by itself: a chore, or a part of a plan for the turn."""
        found = self.chores(state, ask) if self.chores is not None else None
        if found is None and self.plans and self.solver is not None:
            found = self.solver(state, ask)
        return found

    def starts_turn(self, state: State) -> bool:
        """Whether the open question is the first of a turn; a plan for one's own turn ends there."""
        return self.beginning(state) if self.beginning is not None else self.is_big(state)

    def idle(self, state: State) -> list[int]:
        """Choices that a busy player leaves out."""
        lazy: list[int] = self.features.idle(state)
        return lazy


def first_seat(title: Title, state: State, asked: int) -> int:
    """Who began a game: what the game says, else the seat that was asked first."""
    teller: Callable[[State], int] | None = getattr(part_of(title, FEATURES), "first_seat", None)
    return teller(state) if teller is not None else asked


def has_brain(title: Title) -> bool:
    return part_of(title, FEATURES) is not None


def lead(values: list[float], seat: int) -> float:
    """A seat's value relative to the best rival."""
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])
