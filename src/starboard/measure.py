"""How fast a game runs: random play, and the things that search, the table and the server do most."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from starboard.core import codec
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup, Title
from starboard.core.state import State

METRICS = ("decisions/s", "games/s", "copy us", "view us", "save us", "load us")


def measure(title: Title, variant: str, players: int, seconds: float) -> dict[str, float]:
    """All numbers for one way to play, in CPU time; about ``seconds`` go into random play."""
    setups = [title.setup(variant, players, seed) for seed in range(1000)]
    decisions, games, spent = random_play(title, setups, seconds)
    positions = sample_positions(title, setups[0])
    setup = setups[0]
    saved = [json.dumps(codec.dump(state)) for state in positions]
    return {
        "decisions/s": decisions / spent,
        "games/s": games / spent,
        "copy us": per_call(Copy(positions), len(positions), seconds / 10),
        "view us": per_call(View(title, positions), len(positions), seconds / 10),
        "save us": per_call(Save(positions), len(positions), seconds / 10),
        "load us": per_call(Load(title, setup, saved), len(positions), seconds / 10),
    }


def random_play(title: Title, setups: list[Setup], seconds: float) -> tuple[int, int, float]:
    """Decisions, games and CPU seconds of random play."""
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        setup = setups[games % len(setups)]
        state = title.new(setup)
        decisions += len(state.wander(Stream(derive(setup.seed, "bench")), title.longest)) - state.draws
        games += 1
    return decisions, games, time.process_time() - began


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
    rounds = 0
    began = time.process_time()
    while True:
        work()
        rounds += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return spent / (rounds * calls) * 1e6


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
