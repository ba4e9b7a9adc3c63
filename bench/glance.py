"""Games in which every seat plays at a glance: fast, so there can be many."""

from __future__ import annotations

from starboard.bots.brain import Brain
from starboard.bots.greedy import Judge
from starboard.core.ask import Ask
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup, Title
from starboard.core.state import State


def play_at_a_glance(title: Title, setup: Setup, brains: list[Brain]) -> State:
    """The end of a game: each seat follows its plans, or takes what looks best in one world dealt from its view."""
    thoughts = [Stream(derive(setup.seed, "thoughts", str(seat))) for seat in range(setup.players)]
    state = title.new(setup)
    while (ask := state.settle()) is not None:
        state.play(choose_at_a_glance(title, state, ask, brains[ask.seat], thoughts[ask.seat]))
    return state


def choose_at_a_glance(title: Title, state: State, ask: Ask, brain: Brain, stream: Stream) -> int:
    view = title.view(state, ask.seat)
    planned = brain.plan(view, ask)
    if planned is not None:
        return planned
    world = title.determinize(view, ask.seat, stream.below(1 << 29))
    return Judge(brain, ask.seat, stream).glance_all(world, ask)[0][0]
