"""Search over worlds that look alike: ISMCTS with PUCT.

Priors come from the planner at the root and from the one-step evaluation below it. From a leaf every seat plays on as
it looks best at a glance, until the seat that thinks is asked again after its rivals: so all choices are weighed at the
same point, with a turn of each rival in between. The planner plays its own turns better than that, so what it expects
of a choice counts as well, like a few games more. Every node keeps one chance to win per seat, of which its mover
wants its own (max^n). Worlds are dealt from the view alone, some per decision, and cycled.
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

ITERATIONS: Final = 50  # unless a budget names them
WORLDS: Final = 16
TRUST: Final = 8  # what the planner expects of a choice counts like so many imagined games
EXPLORE: Final = 1.5  # times the range of the values at hand: neighbouring choices differ by a few points only
LEAST_RANGE: Final = 0.01
CANDIDATES: Final = 14
TEMPERATURE: Final = 1.0
LEFT_OUT: Final = 0.02  # prior of a choice that is not among the candidates
LONGEST: Final = 200  # decisions of a rollout at most


class Node:
    """What is known of a line of play: the games that followed it, values per seat, the lines after it."""

    def __init__(self, seats: int) -> None:
        self.games = 0  # imagined ones
        self.weight = 0  # theirs, and that of the planner's word
        self.total = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}

    def add(self, shares: list[float], weight: int) -> None:
        self.weight += weight
        for seat, share in enumerate(shares):
            self.total[seat] += weight * share

    def mean(self, seat: int) -> float:
        return self.total[seat] / self.weight


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertBot(Bot):
    id = "expert"
    name = Text("Experte", "Expert")

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.brain = Brain(title, tuned=True)
        self.planner = PlannerBot(title, tuned=True)

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        planned, big = self.brain.plan(view, ask), self.brain.is_big(view)
        if planned is not None and not big:
            return Decision(planned, (PLANNED,))
        clock, half = Clock(budget), Clock(budget, 0.5)
        first = self.title.determinize(view, ask.seat, rng.below(1 << 29))
        judge = Judge(self.brain, ask.seat, rng)
        ranked = judge.judge_all(first, ask)
        if not big:
            return Decision(ranked[0][0], reasons(self.brain, first, ask, ranked), tuple(ranked[:5]))
        if planned is not None:  # a plan is a good idea, and here it has to hold against others
            ranked = [(planned, ranked[0][1])] + [pair for pair in ranked if pair[0] != planned]
        ranked = self.planner.plan_roots(view, first, judge, ranked, half)
        search = Search(self.brain, ask.seat, rng, len(self.brain.values(first)))
        search.root.priors = soften(ranked, self.brain.spread)
        search.expect(ranked)
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
        self.away = False  # whether a rival has begun something in the world at hand

    def expect(self, ranked: list[tuple[int, float]]) -> None:
        """Begin with what the planner expects: the chance to be ahead of the best rival. With more rivals that is
        rosier than what games show, so every planned choice gets its share of them."""
        for choice, worth in ranked:
            chance = self.brain.chances([worth, 0.0])[0]
            shares = [(1.0 - chance) / (self.seats - 1)] * self.seats
            shares[self.seat] = chance
            self.root.children[choice] = Node(self.seats)
            self.root.children[choice].add(shares, TRUST)
            self.root.add(shares, TRUST)

    def run(self, worlds: list[State], most: int, clock: Clock) -> int:
        """Search until the iterations or the time are used up, or nothing can change any more; returns how many
        iterations were made. In a world the dice fall alike for every choice, so that luck does not decide."""
        dice = [self.stream.below(1 << 29) for _ in worlds]
        for number in range(most):
            if clock.over() or self.lead_in_games() > most - number:
                return number
            self.dice = Stream(dice[number % len(worlds)])
            self.iterate(worlds[number % len(worlds)].copy())
        return most

    def lead_in_games(self) -> int:
        """By how many games the first choice is ahead of the second."""
        first = second = 0
        for child in self.root.children.values():
            if child.games > first:
                first, second = child.games, first
            elif child.games > second:
                second = child.games
        return first - second

    def iterate(self, world: State) -> None:
        node = self.root
        path = [node]
        self.away = over = False
        while not over and (node is self.root or node.games > 0):
            ask = world.ask
            assert ask is not None
            if node.games == 1 and not node.priors:
                self.expand(node, world, ask)
            choice = self.select(node, ask)
            if choice not in node.children:
                node.children[choice] = Node(self.seats)
            node = node.children[choice]
            path.append(node)
            world.play(choice)
            over = self.pass_time(world)
        if not over:
            self.play_on(world)
        shares = self.brain.chances(self.brain.values(world))
        for node in path:
            node.games += 1
            node.add(shares, 1)

    def expand(self, node: Node, world: State, ask: Ask) -> None:
        """Priors of a node, made in its second game: most nodes are seen once only."""
        found = Judge(self.brain, ask.seat, self.stream).glance_all(world, ask)
        node.priors = soften(found, self.brain.spread)

    def select(self, node: Node, ask: Ask) -> int:
        """The choice with the best mean for the mover plus what its prior and few games promise."""
        seat = ask.seat
        means = [child.mean(seat) for child in node.children.values()]
        spread = max(max(means) - min(means), LEAST_RANGE) if means else LEAST_RANGE
        promise = EXPLORE * spread * math.sqrt(node.weight + 1)
        unseen = node.mean(seat) if node.weight else 0.0
        flat = 1.0 / len(ask.choices)
        best, found = -1e9, ask.choices[0]
        for choice in ask.choices:
            prior = node.priors.get(choice, LEFT_OUT) if node.priors else flat
            child = node.children.get(choice)
            if child is None:
                score = unseen + promise * prior
            else:
                score = child.mean(seat) + promise * prior / (1 + child.weight)
            if score > best:
                best, found = score, choice
        return found

    def play_on(self, world: State) -> None:
        """A rollout: what is begun is chosen as greedy would at a glance, follow-ups as they look at once."""
        for _ in range(LONGEST):
            ask = world.ask
            assert ask is not None
            judge = Judge(self.brain, ask.seat, self.stream)
            begins = self.brain.is_menu(world)
            world.play(judge.glance_all(world, ask)[0][0] if begins else judge.next_choice(world, ask))
            if self.pass_time(world):
                return

    def pass_time(self, world: State) -> bool:
        """Let dice fall and solved questions be answered: they are no branches of the tree. True where the world is
        to be weighed: the seat is asked again after its rivals, or the game is over."""
        while world.ask is not None:
            ask = world.ask
            if ask.seat == CHANCE:
                world.play(ask.sample(self.dice))
                continue
            if self.brain.is_menu(world):
                if ask.seat != self.seat:
                    self.away = True
                elif self.away:
                    return True
            planned = self.brain.plan(world, ask)
            if planned is None:
                return False
            world.play(planned)
        return True

    def decide(self, ranked: list[tuple[int, float]], iterations: int) -> Decision:
        if not iterations:
            return Decision(ranked[0][0], (), tuple(ranked[:5]))
        games = {choice: node.games for choice, node in self.root.children.items()}
        order = sorted(games, key=games.__getitem__, reverse=True)
        count = games[order[0]]
        text = Text(
            f"in {count} von {iterations} vorgestellten Partien verfolgt",
            f"followed in {count} of {iterations} imagined games",
        )
        considered = [(choice, float(games[choice])) for choice in order[:5] if games[choice]]
        return Decision(order[0], (Phrase(text, {}),), tuple(considered))


def soften(ranked: list[tuple[int, float]], spread: float) -> dict[int, float]:
    """Worths as probabilities; only the best candidates keep a share."""
    best = sorted(ranked, key=by_worth)[:CANDIDATES]
    top = best[0][1]
    scale = TEMPERATURE * spread / 8.0
    weights = [math.exp((worth - top) / scale) for _, worth in best]
    total = sum(weights)
    return {choice: weight / total for (choice, _), weight in zip(best, weights)}
