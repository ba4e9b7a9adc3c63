"""Games that were recorded under older rules, carried over to ours: ``Title.former`` says what an answer means now."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from starboard.core.ask import CHANCE, Answer
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.core.state import Line, State


class Step(NamedTuple):
    """One answer under our rules."""

    seat: int
    answer: Answer
    curtain: int  # what it was before
    old: int  # how many old answers were used up before
    used: int  # how many old answers it used up
    lines: list[Line]  # what the rules told then


class Carried:
    """How far a game could be carried over: ``reached`` old answers are used up. ``problem`` says why not all are."""

    def __init__(self, state: State, steps: list[Step], reached: int, problem: str) -> None:
        self.state = state
        self.reached = reached
        self.steps = steps
        self.problem = problem

    @property
    def answers(self) -> list[Answer]:
        return [step.answer for step in self.steps]

    @property
    def log(self) -> list[Line]:
        return [line for step in self.steps for line in step.lines]

    def number(self, old: int) -> int:
        """The new number of an old answer: of the one that used it up, else of the next."""
        return bisect_right(self.steps, old, key=used_up)


def used_up(step: Step) -> int:
    return step.old + step.used


def carry_over(title: Title, setup: Setup, rules: int, answers: list[Answer]) -> Carried:
    """Replay answers that were given under ``rules``, an older number than ours."""
    state = title.new(setup)
    steps: list[Step] = []
    notes: dict[int, int] = {}
    old = 0
    while True:
        rest = answers[old:]
        seat, curtain = state.ask.seat if state.ask is not None else CHANCE, state.curtain
        lines: list[Line] = []
        state.log = lines
        try:
            give, used = title.former(setup.variant, rules, state, rest, notes)
            used = min(used, len(rest))  # what is not asked any more may have been open
            if give is None and not used:
                if not rest:
                    break
                raise BadInput("nobody knows what it means now")
            if give is not None:
                state.answer(give)
                steps.append(Step(seat, give, curtain, old, used, lines))
        except BadInput as error:
            ours = title.rules_of(setup.variant)
            where = f"answer {old}, given under rules {rules} of {title.id}, cannot be carried over to rules {ours}"
            return Carried(state, steps, old, f"{where}: {error}")
        old += used
    while state.ask is not None and state.ask.seat == CHANCE:  # what the old rules did not roll or shuffle here
        lines = []
        state.log, curtain, answer = lines, state.curtain, state.sample()
        state.play(answer)
        steps.append(Step(CHANCE, answer, curtain, old, 0, lines))
    return Carried(state, steps, old, "")
