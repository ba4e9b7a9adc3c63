"""What would follow each choice: the further questions to the same seat, as far as it can know them.

A path goes on while no die falls, no curtain moves and nobody else is asked, and only as long as nothing on the table
changes: what is merely picked up can be put down again, what was done must be seen before one goes on. So a page can
turn one gesture ("these ships over there") into the run of answers that it means. Paths are made on the view of the
seat that is asked; that they are what answering step by step gives is a law.
"""

from __future__ import annotations

import re
from typing import Final, Literal, Optional

from starboard.core.ask import CHANCE, DONE, Roll
from starboard.core.chance import Stream
from starboard.core.errors import IllegalChoice
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import EN, Nouns, render
from starboard.server.words import Refused

MOST: Final = 64  # positions of one request: what a page may wait for
TRIES: Final = 40  # answers until a roll is dealt with
TRIAL: Final = 1  # any seed does
NUMBER: Final = re.compile(r"\d+")

# Where an answer leads.
Leads = Literal["ask", "chance", "curtain", "seat", "over"]
ASK: Final = "ask"  # the same seat is asked again
OVER: Final = "over"
DICE: Final = "chance"
CURTAIN: Final = "curtain"
OTHERS: Final = "seat"


class Step:
    """One choice: where it leads, and the question that follows if nothing changed."""

    def __init__(self, value: int, to: Leads, then: Optional[Ahead]) -> None:
        self.value = value
        self.low = value  # a count stands for all counts from here on
        self.to = to
        self.then = then
        self.ends = False  # whether the turn of the one who is asked is over with it, as far as chance lets one know
        self.rolls = False  # whether dice fall next, and not only cards
        self.gives_up = False  # whether it costs what the thing that it names does not tell
        self.forced: list[State] = []  # questions of this seat that answer themselves before anything changes


class Ahead:
    """A question that would be asked; ``steps`` is None until its choices were tried."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.counts = False  # whether the choices are numbers of something
        self.steps: Optional[list[Step]] = None


def leads_to(before: State, state: State) -> Leads:
    """Where one answer leads. Whatever the seat cannot know ends the path."""
    seat = before.ask.seat if before.ask is not None else CHANCE
    if state.ask is not None and state.ask.seat == CHANCE:
        return DICE
    if state.curtain != before.curtain:
        return CURTAIN
    if state.ask is None:
        return OVER
    return ASK if state.ask.seat == seat else OTHERS


def ends_turn(title: Title, before: State, state: State) -> bool:
    """Whether the one who was asked was on turn and is so no longer."""
    assert before.ask is not None
    return title.on_turn(before) == before.ask.seat != title.on_turn(state)


def ends_behind_chance(title: Title, before: State, value: int) -> bool:
    """Whether the turn ends once chance has spoken, tried on a world that the seat may think it is in: whatever the
    act itself still asks is answered somehow; a question put again, or one outside the act, means that it goes on."""
    assert before.ask is not None
    world = title.determinize(before, before.ask.seat, TRIAL)
    depth, field, stream = len(world.stack), before.ask.field, Stream(TRIAL, 0)
    world.play(value)
    for _ in range(TRIES):
        ask = world.ask
        if ask is None or ends_turn(title, before, world) or len(world.stack) < depth:
            break
        if len(world.stack) == depth and ask.field == field:
            break
        world.play(world.sample() if ask.seat == CHANCE else ask.sample(stream))
    return ends_turn(title, before, world)


def is_still(before: State, state: State) -> bool:
    """Whether the table looks as it did: only the rules know that something was picked up."""
    for name in (*state.ints, *state.lists, *state.rows):
        if getattr(before, name) != getattr(state, name):
            return False
    return True


def follow(view: State, answers: list[int]) -> State:
    """The position after answers that all belong to the seat that is asked now; refused if one of them does not."""
    state = view
    for answer in answers:
        before, state = state, state.copy()
        try:
            state.answer(answer)
        except IllegalChoice:
            raise Refused("illegal") from None
        if leads_to(before, state) != ASK:
            raise Refused("illegal", "beyond")
    return state


def look_ahead(title: Title, view: State, after: list[int], most: int = MOST) -> Ahead:
    """The questions behind a run of answers, near ones first; a long one waits until the page gets there."""
    root = Ahead(follow(view, after))
    waiting = [root]
    left = most
    for ahead in waiting:
        values = choices(ahead.state)
        ahead.counts = are_counts(title, ahead.state, values)
        folded = values[-1:] if ahead.counts and ahead is not root else values
        if len(folded) > left and ahead is not root:
            continue
        left -= len(folded)
        ahead.steps = [try_out(title, ahead.state, value) for value in folded]
        for step in ahead.steps:
            if len(folded) < len(values):
                step.low = values[0]
            if step.then is not None:
                waiting.append(step.then)
    return root


def choices(state: State) -> list[int]:
    return state.ask.choices if state.ask is not None else []


def try_out(title: Title, before: State, value: int) -> Step:
    state = before.copy()
    state.forced = []
    state.play(value)
    to = leads_to(before, state)
    goes_on = to == ASK and (value == DONE or is_still(before, state))  # to be done with something changes no piece
    step = Step(value, to, Ahead(state) if goes_on else None)
    step.ends = ends_turn(title, before, state) or (to == DICE and ends_behind_chance(title, before, value))
    step.rolls = to == DICE and isinstance(state.ask, Roll) and not ends_turn(title, before, state)
    step.gives_up = title.gives_up(before, value)
    for on_the_way in state.forced:
        if leads_to(before, on_the_way) == ASK and is_still(before, on_the_way) and choices(on_the_way) != [DONE]:
            step.forced.append(on_the_way)
    state.forced = None
    return step


def are_counts(title: Title, state: State, values: list[int]) -> bool:
    """Whether choices are numbers of something: one after the other, and each named by its number."""
    if len(values) < 2 or values[0] not in (0, 1) or values[-1] - values[0] != len(values) - 1:
        return False
    nouns = Nouns(title)
    for value in values:
        if str(value) not in NUMBER.findall(render(title.label(state, value), EN, nouns)):
            return False
    return True
