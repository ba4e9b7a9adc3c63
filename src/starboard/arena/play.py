"""Playing the units of a plan: on one process, on several, or on a cluster, with the same ledger."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from starboard.arena.own import load_bots
from starboard.arena.plan import TWIN, Plan, Unit, block, bot_of, iterations_of
from starboard.bots.bot import Budget, make
from starboard.bots.brain import first_seat
from starboard.core import codec, registry
from starboard.core.chance import Stream, derive
from starboard.runner import workers


class Outcome(NamedTuple):
    """What a game came to: a share of the win and a score per seat."""

    unit: Unit
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    first: int  # the seat that began
    decisions: int
    digest: str


class Clock:
    """Thinking time per bot, in CPU seconds of this process."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.decisions: dict[str, int] = {}
        self.longest: dict[str, float] = {}

    def add(self, name: str, seconds: float) -> None:
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds
        self.decisions[name] = self.decisions.get(name, 0) + 1
        self.longest[name] = max(self.longest.get(name, 0.0), seconds)


def play_unit(plan: Plan, unit: Unit, clock: Clock | None = None) -> Outcome:
    """One game. Thoughts depend on the deal and the seat, not on the name, but for twins."""
    load_bots(plan.files)
    title = registry.find(plan.title)
    setup = plan.setup(unit.deal)
    state = title.new(setup)
    bots = [make(bot_of(name), title) for name in unit.seating]
    budgets = [Budget(iterations=iterations_of(name, plan.iterations)) for name in unit.seating]
    salts = ["twin" if name.endswith(TWIN) else "own" for name in unit.seating]
    streams = [Stream(derive(setup.seed, "thoughts", seat, salts[seat])) for seat in range(plan.players)]
    asked: list[int] = []
    while (ask := state.settle()) is not None:
        seat = ask.seat
        asked.append(seat)
        view = title.view(state, seat)
        assert view.ask is not None
        start = time.process_time()
        choice = bots[seat].choose(view, view.ask, streams[seat], budgets[seat]).choice
        if clock is not None:
            clock.add(unit.seating[seat].rstrip(TWIN), time.process_time() - start)
        state.answer(choice)
    result = title.result(state)
    shares = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(plan.players)]
    first = first_seat(title, state, asked[0])
    return Outcome(unit, tuple(shares), result.scores, first, len(asked), codec.digest(state))


def play_block(plan: Plan, deal: int, clock: Clock | None = None) -> list[Outcome]:
    return [play_unit(plan, unit, clock) for unit in block(plan, deal)]


class Worker:
    """``play_block`` for a plan, as something that travels to a worker process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, deal: int) -> list[Outcome]:
        return play_block(self.plan, deal)


def play_blocks(plan: Plan, deals: int, jobs: int, clock: Clock | None = None) -> Iterator[list[Outcome]]:
    """Blocks in the order of their deals, whatever the number of processes. A single process also tells the time:
    thinking is measured serially or not at all."""
    if jobs == 1:
        for deal in range(deals):
            yield play_block(plan, deal, clock)
        return
    with workers(jobs) as pool:
        yield from pool.imap(Worker(plan), range(deals))


def time_thinking(plan: Plan, games: int) -> Clock:
    """Thinking time, measured serially on some games of the plan, when the run itself was not serial."""
    clock = Clock()
    units = [unit for deal in range(games) for unit in block(plan, deal)]
    for unit in units[:games]:
        play_unit(plan, unit, clock)
    return clock
