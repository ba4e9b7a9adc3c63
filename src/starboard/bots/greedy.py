"""One step of looking ahead, over settled positions.

A choice is judged where it comes to rest: dice are rolled, own follow-up questions are answered as well as
possible, and the position is weighed at the next question that begins something new. Unsettled, a battle would
look like a mere cost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, Budget, Decision
from starboard.bots.brain import Brain, lead
from starboard.core.ask import CHANCE, Ask
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Phrase, Text

ROLLS: Final = 3  # samples of the first dice after a choice
DEEP: Final = 3  # follow-ups that are searched in full; later ones are taken one at a time
PLANNED: Final = Phrase(Text("durchgerechnet", "worked out in full"), {})


class Judge:
    """Weighs choices of one seat in one world."""

    def __init__(self, brain: Brain, seat: int, stream: Stream) -> None:
        self.brain = brain
        self.seat = seat
        self.stream = stream
        self.nodes = 0  # positions weighed for the choice at hand
        self.looks = 0  # and for everything so far

    def worth(self, world: State) -> float:
        self.nodes += 1
        self.looks += 1
        return lead(self.brain.values(world), self.seat)

    def judge(self, world: State, choice: int) -> float:
        """The worth of a choice once it has settled; ``world`` stays as it is."""
        after = world.copy()
        after.play(choice)
        return self.settle(after, 0, ROLLS)

    def settle(self, world: State, depth: int, rolls: int) -> float:
        """Play ``world`` on to a quiet position and weigh it."""
        while world.ask is not None:
            ask = world.ask
            if ask.seat == CHANCE:
                if rolls > 1:
                    return self.average(world, depth, rolls)
                world.play(ask.sample(self.stream))
            elif self.brain.is_menu(world):
                break
            elif (planned := self.brain.plan(world, ask)) is not None:
                world.play(planned)
            elif ask.seat != self.seat:
                world.play(ask.sample(self.stream))
            elif depth < DEEP and self.nodes < self.brain.nodes:
                return self.best_follow_up(world, ask, depth, rolls)
            else:
                world.play(self.next_choice(world, ask))
        return self.worth(world)

    def average(self, world: State, depth: int, rolls: int) -> float:
        total = 0.0
        for _ in range(rolls):
            after = world.copy()
            assert after.ask is not None
            after.play(after.ask.sample(self.stream))
            total += self.settle(after, max(depth, DEEP), 1)
        return total / rolls

    def best_follow_up(self, world: State, ask: Ask, depth: int, rolls: int) -> float:
        best = -1e9
        for choice in ask.choices:
            after = world.copy()
            after.play(choice)
            best = max(best, self.settle(after, depth + 1, rolls))
        return best

    def next_choice(self, world: State, ask: Ask) -> int:
        """The follow-up that looks best at once."""
        if self.nodes > 3 * self.brain.nodes:
            return ask.choices[self.stream.below(len(ask.choices))]
        best, found = -1e9, ask.choices[0]
        for choice in ask.choices:
            after = world.copy()
            after.play(choice)
            worth = self.worth(after)
            if worth > best:
                best, found = worth, choice
        return found

    def judge_all(self, world: State, ask: Ask) -> list[tuple[int, float]]:
        """Every choice with its worth, best first; equal ones keep the order of the rules."""
        found = []
        for choice in ask.choices:
            self.nodes = 0
            found.append((choice, self.judge(world, choice)))
        return sorted(found, key=by_worth)

    def glance_all(self, world: State, ask: Ask) -> list[tuple[int, float]]:
        """The same in a fraction of the time: dice fall once, follow-ups are taken as they look at once."""
        found = []
        self.nodes = 0
        for choice in ask.choices:
            after = world.copy()
            after.play(choice)
            found.append((choice, self.settle(after, DEEP, 1)))
        return sorted(found, key=by_worth)


def by_worth(pair: tuple[int, float]) -> float:
    return -pair[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the choice whose settled position is best, relative to the strongest rival."""

    id = "greedy"
    name = Text("Gierig", "Greedy")

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.brain = Brain(title, plans=False)

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        planned = self.brain.plan(view, ask)
        if planned is not None:
            return Decision(planned, (PLANNED,))
        world = self.title.determinize(view, ask.seat, rng.below(1 << 29))
        ranked = Judge(self.brain, ask.seat, rng).judge_all(world, ask)
        return Decision(ranked[0][0], reasons(self.brain, world, ask, ranked), tuple(ranked[:5]))


def reasons(brain: Brain, world: State, ask: Ask, ranked: list[tuple[int, float]]) -> tuple[Phrase, ...]:
    """The two terms that speak most for the choice against the runner-up, right after it is made."""
    if len(ranked) < 2:
        return ()
    rows = []
    for choice, _ in ranked[:2]:
        after = world.copy()
        after.play(choice)
        rows.append(brain.tally(after)[ask.seat])
    gains = sorted([(rows[0][term] - rows[1][term], term) for term in range(len(brain.terms))], reverse=True)
    return tuple([term_phrase(brain.terms[term], gain) for gain, term in gains[:2] if gain > 0.05])


def term_phrase(term: Text, gain: float) -> Phrase:
    number = f"{gain:+.1f}"
    return Phrase(Text(f"{term.de} ({number.replace('.', ',')})", f"{term.en} ({number})"), {})


@mypyc_attr(allow_interpreted_subclasses=True)
class EasyBot(GreedyBot):
    """Greedy that picks among close calls, never by blindness, and never misses an immediate win."""

    id = "easy"
    name = Text("Leicht", "Easy")

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        planned = self.brain.plan(view, ask)
        if planned is not None:
            return Decision(planned, (PLANNED,))
        world = self.title.determinize(view, ask.seat, rng.below(1 << 29))
        ranked = Judge(self.brain, ask.seat, rng).judge_all(world, ask)
        best = ranked[0][1]
        if best > 5.0 * self.brain.spread:  # the game is won on the spot
            return Decision(ranked[0][0], (), tuple(ranked[:5]))
        close = [pair for pair in ranked if pair[1] >= best - 0.1 * self.brain.spread]
        choice = close[rng.below(len(close))][0]
        return Decision(choice, (), tuple(ranked[:5]))
