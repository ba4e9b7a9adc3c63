"""Bots for the tests: a good one and some that misbehave."""

from __future__ import annotations

import os
import time

from starboard.bots.bot import Bot, Budget, Decision
from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Phrase, Text
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


class Talker(Highest):
    """Gives its reasons: two in plain words, and between them one that shows its hand."""

    id = "talker"
    name = Text("Plauderer", "Talker")

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        assert isinstance(view, Toy)
        hand = view.hands[ask.seat]
        shows = Phrase(Text("weil ich {0:card} habe", "because I hold {0:card}"), {"0": hand[0] if hand else 0})
        plain = Phrase(Text("die höchste (+1,0)", "the highest (+1.0)"), {})
        return Decision(ask.choices[-1], (plain, shows, Phrase(Text("nur so", "no more to it"), {})))
