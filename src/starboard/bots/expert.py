"""Search over worlds that look alike: ISMCTS with PUCT.

Priors come from the planner at the root and from the one-step evaluation below it. Leaves are weighed after a
short rollout: the end of the turn, played as greedy would, and the first replies, which look best at once. Every
node keeps one value per seat, of which its mover wants its own (max^n).
Worlds are dealt from the view alone, some per decision, and cycled.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, Budget, Clock, Decision
from starboard.bots.brain import Brain
from starboard.bots.greedy import PLANNED, Judge, by_worth, reasons
from starboard.bots.planner import PlannerBot
from starboard.core.ask import CHANCE, Ask
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Phrase, Text

ITERATIONS: Final = 50  # unless a budget names them; more did not make it stronger (docs/bots.md)
WORLDS: Final = 16
EFFORT: Final = 3  # times the worlds in which planner plans
EXPLORE: Final = 1.5
CANDIDATES: Final = 14
TEMPERATURE: Final = 1.0
LEFT_OUT: Final = 0.02  # prior of a choice that is not among the candidates


class Node:
    """What is known of a line of play: visits, the sum of values per seat, and the lines after it."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.total = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertBot(Bot):
    id = "expert"
    name = Text("Experte", "Expert")

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.brain = Brain(title)
        self.planner = PlannerBot(title)

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        planned, big = self.brain.plan(view, ask), self.brain.is_big(view)
        if planned is not None and not big:
            return Decision(planned, (PLANNED,))
        clock, half = Clock(budget), Clock(budget, 0.5)
        first = self.title.determinize(view, ask.seat, rng.below(1 << 29))
        judge = Judge(self.brain, ask.seat, rng)
        ranked = judge.judge_all(first, ask)
        if planned is not None:  # a plan is a good idea, and here it has to hold against others
            ranked = [(planned, ranked[0][1])] + [pair for pair in ranked if pair[0] != planned]
        if not big:
            return Decision(ranked[0][0], reasons(self.brain, first, ask, ranked), tuple(ranked[:5]))
        ranked = self.planner.plan_roots(view, first, judge, ranked, half, EFFORT)
        search = Search(self.brain, ask.seat, rng, len(self.brain.values(first)))
        search.root.priors = soften(ranked, self.brain.spread)
        worlds = [first] + [self.title.determinize(view, ask.seat, rng.below(1 << 29)) for _ in range(WORLDS - 1)]
        done = search.run(worlds, budget.iterations or ITERATIONS, clock)
        return search.decide(ranked, done)


class Search:
    def __init__(self, brain: Brain, seat: int, stream: Stream, seats: int) -> None:
        self.brain = brain
        self.seat = seat
        self.stream = stream  # of thoughts
        self.dice = stream  # of the world at hand
        self.seats = seats
        self.root = Node(seats)

    def run(self, worlds: list[State], most: int, clock: Clock) -> int:
        """Search until the iterations or the time are used up; returns how many iterations were made. In a world the
        dice fall alike for every choice, so that luck does not decide between them."""
        dice = [self.stream.below(1 << 29) for _ in worlds]
        for number in range(most):
            if clock.over():
                return number
            self.dice = Stream(dice[number % len(worlds)])
            self.iterate(worlds[number % len(worlds)].copy())
        return most

    def iterate(self, world: State) -> None:
        node = self.root
        path = [node]
        while world.ask is not None:
            ask = world.ask
            if node.visits == 1 and not node.priors:
                self.expand(node, world, ask)
            choice = self.select(node, ask)
            child = node.children.get(choice)
            world.play(choice)
            self.pass_time(world)
            if child is None:
                node.children[choice] = child = Node(self.seats)
                path.append(child)
                break
            path.append(child)
            node = child
        shares = self.leaf(world)
        for node in path:
            node.visits += 1
            for seat in range(self.seats):
                node.total[seat] += shares[seat]

    def expand(self, node: Node, world: State, ask: Ask) -> None:
        """Priors of a node, made on its second visit: most nodes are seen once only."""
        if len(ask.choices) > 40:
            return
        found = Judge(self.brain, ask.seat, self.stream).glance_all(world, ask)
        node.priors = soften(found, self.brain.spread)

    def select(self, node: Node, ask: Ask) -> int:
        """The choice with the best mean for the mover plus what its prior and rare visits promise."""
        best, found = -1e9, ask.choices[0]
        root = math.sqrt(node.visits + 1)
        mean = node.total[ask.seat] / node.visits if node.visits else 1.0 / self.seats
        flat = 1.0 / len(ask.choices)
        for choice in ask.choices:
            prior = node.priors.get(choice, LEFT_OUT) if node.priors else flat
            child = node.children.get(choice)
            if child is None:
                score = mean + EXPLORE * prior * root
            else:
                score = child.total[ask.seat] / child.visits + EXPLORE * prior * root / (1 + child.visits)
            if score > best:
                best, found = score, choice
        return found

    def leaf(self, world: State) -> list[float]:
        """How likely each seat is to win, judged after a short rollout."""
        for _ in range(self.brain.rollout):
            if world.ask is None:
                break
            world.play(self.policy(world, world.ask))
            self.pass_time(world)
        return win_shares(self.brain.values(world), self.brain.spread)

    def policy(self, world: State, ask: Ask) -> int:
        """What a player does in a rollout. The own turn is played as greedy would: what is begun is weighed where it
        comes to rest. Rivals take what looks best at once, which is much quicker."""
        judge = Judge(self.brain, ask.seat, self.stream)
        if ask.seat == self.seat and self.brain.is_menu(world):
            return judge.glance_all(world, ask)[0][0]
        return judge.next_choice(world, ask)

    def pass_time(self, world: State) -> None:
        """Let dice fall and solved questions be answered: they are no branches of the tree."""
        while world.ask is not None:
            ask = world.ask
            if ask.seat == CHANCE:
                world.play(ask.sample(self.dice))
            elif (planned := self.brain.plan(world, ask)) is not None:
                world.play(planned)
            else:
                return

    def decide(self, ranked: list[tuple[int, float]], iterations: int) -> Decision:
        visits = {choice: node.visits for choice, node in self.root.children.items()}
        order = sorted(visits, key=visits.__getitem__, reverse=True)
        if not order:
            return Decision(ranked[0][0], (), tuple(ranked[:5]))
        count = visits[order[0]]
        text = Text(
            f"in {count} von {iterations} vorgestellten Partien verfolgt",
            f"followed in {count} of {iterations} imagined games",
        )
        considered = [(choice, float(visits[choice])) for choice in order[:5]]
        return Decision(order[0], (Phrase(text, {}),), tuple(considered))


def soften(ranked: list[tuple[int, float]], spread: float) -> dict[int, float]:
    """Worths as probabilities; only the best candidates keep a share."""
    best = sorted(ranked, key=by_worth)[:CANDIDATES]
    top = best[0][1]
    scale = TEMPERATURE * spread / 8.0
    weights = [math.exp((worth - top) / scale) for _, worth in best]
    total = sum(weights)
    return {choice: weight / total for (choice, _), weight in zip(best, weights)}


def win_shares(values: list[float], spread: float) -> list[float]:
    """Values as chances to win: a logistic race between the seats."""
    top = max(values)
    weights = [math.exp((value - top) / spread * 1.1) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
