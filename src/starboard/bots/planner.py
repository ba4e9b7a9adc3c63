"""Plans its own turn at card plays: a beam over its own questions, then one round of replies, in dealt worlds.

Every choice is tried in the same worlds with the same dice, so that luck does not decide between them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, Budget, Clock, Decision
from starboard.bots.brain import Brain, lead
from starboard.bots.greedy import PLANNED, Judge, by_worth, reasons
from starboard.core.ask import CHANCE, Ask
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Text

ROOTS: Final = 6  # choices that are planned in full
WORLDS: Final = 6  # dealt worlds in which they are planned,
LOOKS: Final = 4000  # as long as no more positions than these were weighed
WIDTH: Final = 2  # plans kept per root
LENGTH: Final = 14  # own questions looked ahead
REPLIES: Final = 16  # questions of rivals that are played after the own turn


class Plan:
    """A world on its way, with what it is worth so far."""

    def __init__(self, world: State, worth: float) -> None:
        self.world = world
        self.worth = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    id = "planner"
    name = Text("Planer", "Planner")

    def __init__(self, title: Title, tuned: bool = False) -> None:
        super().__init__(title)
        self.brain = Brain(title, tuned=tuned)

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        planned = self.brain.plan(view, ask)
        if planned is not None:
            return Decision(planned, (PLANNED,))
        clock = Clock(budget)
        world = self.title.determinize(view, ask.seat, rng.below(1 << 29))
        judge = Judge(self.brain, ask.seat, rng)
        ranked = judge.judge_all(world, ask)
        if not self.brain.is_big(world):
            return Decision(ranked[0][0], reasons(self.brain, world, ask, ranked), tuple(ranked[:5]))
        roots = self.plan_roots(view, world, judge, ranked, clock)
        return Decision(roots[0][0], reasons(self.brain, world, ask, roots), tuple(roots[:5]))

    def plan_roots(
        self, view: State, world: State, judge: Judge, ranked: list[tuple[int, float]], clock: Clock
    ) -> list[tuple[int, float]]:
        """The best-looking choices with what a whole turn makes of them, best first; ``world`` comes from ``view``."""
        found = self.plan_in(world, judge, [choice for choice, _ in ranked[:ROOTS]], clock)
        if not found:
            return ranked
        roots = [choice for choice, _ in found]
        totals = [worth for _, worth in found]
        worlds = 1
        while worlds < WORLDS and judge.looks < LOOKS:
            world = self.title.determinize(view, judge.seat, judge.stream.below(1 << 29))
            more = self.plan_in(world, judge, roots, clock)
            if len(more) < len(roots):
                break  # a world in which some were not tried would be unfair to them
            worlds += 1
            totals = [total + worth for total, (_, worth) in zip(totals, more)]
        return sorted([(choice, total / worlds) for choice, total in zip(roots, totals)], key=by_worth)

    def plan_in(self, world: State, judge: Judge, roots: list[int], clock: Clock) -> list[tuple[int, float]]:
        """What each root leads to in one world, all with the same dice; fewer if the time is over before."""
        dice = judge.stream.below(1 << 29)
        found: list[tuple[int, float]] = []
        for choice in roots:
            if clock.over():
                break
            planning = Judge(self.brain, judge.seat, Stream(dice))
            found.append((choice, self.plan(planning, world, choice)))
            judge.looks += planning.looks
        return found

    def plan(self, judge: Judge, world: State, choice: int) -> float:
        """What a root is worth after the best own turn found and the rivals' replies."""
        after = world.copy()
        after.play(choice)
        beam = [Plan(after, 0.0)]
        for _ in range(LENGTH):
            grown: list[Plan] = []
            for plan in beam:
                grown += self.grow(judge, plan)
            beam = sorted(grown, key=plan_worth)[:WIDTH]
            if all([not self.is_mine(judge, plan.world) for plan in beam]):
                break
        return max([self.replied(judge, plan.world) for plan in beam])

    def grow(self, judge: Judge, plan: Plan) -> list[Plan]:
        """The best continuations of a plan by one own question."""
        world = plan.world
        to_mine(judge, world)
        if not self.is_mine(judge, world):
            return [Plan(world, judge.worth(world))]
        ask = world.ask
        assert ask is not None
        found = []
        for choice, worth in judge.glance_all(world, ask)[:WIDTH]:
            after = world.copy()
            after.play(choice)
            found.append(Plan(after, worth))
        return found

    def is_mine(self, judge: Judge, world: State) -> bool:
        """Whether the own turn still goes on: the seat is asked, and not for its next card."""
        ask = world.ask
        return ask is not None and ask.seat == judge.seat and not self.brain.starts_turn(world)

    def replied(self, judge: Judge, world: State) -> float:
        """The worth after the rivals have answered, each with what looks best to it at once."""
        replies = 0
        while world.ask is not None and replies < REPLIES:
            ask = world.ask
            if ask.seat == CHANCE:
                replies += 1
                world.play(ask.sample(judge.stream))
                continue
            if ask.seat == judge.seat and self.brain.is_menu(world):
                break
            planned = self.brain.plan(world, ask)
            if planned is None:
                replies += 1
                planned = Judge(self.brain, ask.seat, judge.stream).next_choice(world, ask)
            world.play(planned)
        return lead(self.brain.values(world), judge.seat)


def to_mine(judge: Judge, world: State) -> None:
    """Let chance, solved questions and rivals' follow-ups be answered until the seat has to think or is done."""
    while world.ask is not None:
        ask = world.ask
        if ask.seat == CHANCE:
            world.play(ask.sample(judge.stream))
            continue
        mine = ask.seat == judge.seat
        if judge.brain.is_menu(world) and (not mine or judge.brain.starts_turn(world)):
            return
        planned = judge.brain.plan(world, ask)
        if planned is not None:
            world.play(planned)
        elif mine:
            return
        else:
            world.play(ask.sample(judge.stream))


def plan_worth(plan: Plan) -> float:
    return -plan.worth
