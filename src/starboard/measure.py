"""How fast a game runs: random play, and the things that search, the table and the server do most.

Everything is done again and again in short stretches, and of each the fastest time counts: what else runs on the
machine only ever adds to it.

``bench`` runs this file as a script, with another package on the path where another checkout is measured. So it asks of
the package no more than both have. Two that are compared work by turns, a game or less at a time, so that both see the
same weather.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable

from starboard import fast
from starboard.core import codec, registry
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup, Title
from starboard.core.state import State

METRICS = ("decisions/s", "games/s", "copy us", "view us", "save us", "load us")
BY_TURNS = "by-turns"
GAMES = 12
STRETCH = 25  # answers that are timed together


def measure(title: Title, variant: str, players: int, seconds: float) -> dict[str, float]:
    """All numbers for one way to play, in CPU time; about ``seconds`` go into random play and as many into the rest."""
    setups = [title.setup(variant, players, seed) for seed in range(GAMES)]
    decisions, spent = random_play(title, setups, seconds)
    positions = sample_positions(title, setups[0])
    setup = setups[0]
    saved = [json.dumps(codec.dump(state)) for state in positions]
    return {
        "decisions/s": decisions / spent,
        "games/s": GAMES / spent,
        "copy us": per_call(Copy(positions), len(positions), seconds / 4),
        "view us": per_call(View(title, positions), len(positions), seconds / 4),
        "save us": per_call(Save(positions), len(positions), seconds / 4),
        "load us": per_call(Load(title, setup, saved), len(positions), seconds / 4),
    }


def random_play(title: Title, setups: list[Setup], seconds: float) -> tuple[int, float]:
    """Decisions in one game of each setup, and the CPU seconds that they take: every stretch at its fastest."""
    began = time.process_time()
    decisions, fastest = 0, [math.inf] * (len(setups) * title.longest // STRETCH)
    while decisions == 0 or time.process_time() - began < seconds:
        decisions = stretch = 0
        for setup in setups:
            wait_for_turn()
            before = time.process_time()
            state, stream = title.new(setup), Stream(derive(setup.seed, "bench"))
            while state.ask is not None:
                decisions += len(state.wander(stream, STRETCH))
                now = time.process_time()
                fastest[stretch] = min(fastest[stretch], now - before)
                stretch, before = stretch + 1, now
            decisions -= state.draws
    return decisions, sum(fastest[:stretch])


def sample_positions(title: Title, setup: Setup) -> list[State]:
    """Some twenty positions, spread over one game."""
    rng = Stream(derive(setup.seed, "bench"))
    state = title.new(setup)
    every: list[State] = []
    while state.ask is not None:
        every.append(state.copy())
        state.play(state.sample() if state.ask.seat == CHANCE else state.ask.sample(rng))
    return every[:: max(1, len(every) // 20)]


def per_call(work: Callable[[], None], calls: int, seconds: float) -> float:
    """Microseconds per call; ``work`` makes ``calls`` of them."""
    spent, fastest = 0.0, math.inf
    while spent < seconds:
        wait_for_turn()
        before = time.process_time()
        work()
        last = time.process_time() - before
        spent, fastest = spent + last, min(fastest, last)
    return fastest / calls * 1e6


def wait_for_turn() -> None:
    """Say that a piece of work is done, and go on when told to; alone: at once."""
    if BY_TURNS in sys.argv:
        print(flush=True)
        sys.stdin.readline()


class Copy:
    def __init__(self, positions: list[State]) -> None:
        self.positions = positions

    def __call__(self) -> None:
        for state in self.positions:
            state.copy()


class View:
    def __init__(self, title: Title, positions: list[State]) -> None:
        self.title = title
        self.positions = positions

    def __call__(self) -> None:
        for state in self.positions:
            self.title.view(state, 0)


class Save:
    def __init__(self, positions: list[State]) -> None:
        self.positions = positions

    def __call__(self) -> None:
        for state in self.positions:
            json.dumps(codec.dump(state))


class Load:
    def __init__(self, title: Title, setup: Setup, saved: list[str]) -> None:
        self.title = title
        self.setup = setup
        self.saved = saved

    def __call__(self) -> None:
        for text in self.saved:
            codec.load(self.title, self.setup, json.loads(text))


def main() -> None:
    """``measure.py TITLE VARIANT PLAYERS SECONDS [by-turns]``: the numbers as JSON."""
    title, variant, players, seconds = sys.argv[1:5]
    numbers = measure(registry.find(title), variant, int(players), float(seconds))
    print(json.dumps({"compiled": fast.compiled(), "numbers": numbers}))


if __name__ == "__main__":
    main()
