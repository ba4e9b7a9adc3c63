"""Positions to think about: the course of a game between busy players, at the first question of some decisions."""

from __future__ import annotations

from starboard.bots.bot import Budget, make
from starboard.bots.brain import Brain
from starboard.bots.simple import busy_choice
from starboard.core import registry
from starboard.core.chance import Stream, derive
from starboard.core.game import Title
from starboard.core.state import State

GAMES = ("arche", "arcs", "carpe-astra")
BOTS = ("random", "random+", "easy", "greedy", "planner", "expert")


def positions(title: Title, players: int, seed: int, every: int, most: int, begin: int = 0) -> list[State]:
    """Every so many decisions of a game, the position as it is before the answer."""
    brain = Brain(title)
    state = title.new(title.setup("", players, seed))
    stream = Stream(derive(seed, "busy"))
    found: list[State] = []
    decisions = 0
    while (ask := state.settle()) is not None and len(found) < most:
        decisions += 1
        if decisions > begin and decisions % every == 0:
            found.append(state.copy())
        state.play(busy_choice(brain, state, ask, stream))
    return found


def played(title: Title, bot: str, players: int, seed: int) -> list[State]:
    """All positions with a question to a seat in a game between copies of a bot."""
    state = title.new(title.setup("", players, seed))
    thinker, stream = make(bot, title), Stream(derive(seed, "thoughts"))
    found: list[State] = []
    while (ask := state.settle()) is not None:
        found.append(state.copy())
        view = title.view(state, ask.seat)
        assert view.ask is not None
        state.play(thinker.choose(view, view.ask, stream, Budget()).choice)
    return found


def game(name: str) -> Title:
    return registry.find(name)
