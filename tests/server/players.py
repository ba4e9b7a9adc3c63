"""Bots for the tests: a good one and some that misbehave."""

from __future__ import annotations

import os
import time

from starboard.bots.bot import Bot, Budget, Decision
from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Text
from toy.state import Toy


class Highest(Bot):
    """Always the last choice; thinks in a process of its own."""

    id = "highest"
    name = Text("Höchste", "Highest")

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        return Decision(ask.choices[-1])


class Sleeper(Highest):
    """Never comes to an end."""

    id = "sleeper"

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        time.sleep(60)
        return Decision(ask.choices[-1])


class Crasher(Highest):
    """Takes its whole process down."""

    id = "crasher"

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        os._exit(1)


class Peeper(Highest):
    """Fails if it is shown a rival's hand or the random source."""

    id = "peeper"

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        assert isinstance(view, Toy)
        for seat, hand in enumerate(view.hands):
            assert seat == ask.seat or all([card == UNKNOWN for card in hand])
        assert view.seed == 0
        return Decision(ask.choices[-1])
