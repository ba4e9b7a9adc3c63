"""Which terms of a game's evaluation count too much or too little: how the numbers of its ``tuned`` were found.

    PYTHONPATH=.fast .venv/bin/python -m bench.weights arche --players 3 --games 1600 --jobs 2

Every seat of every game weighs the terms of expert (of greedy with --plain) with factors of its own, drawn at random
around 1, and chooses at a glance. For each term the table shows by how many points of win share a factor of e changes
the result (95 % interval). What is clearly off is moved that way, and the run repeated with another seed. Numbers
within a term or a plan are found alike, after they were made factors for the time of a run.

With --trend factors also grow or shrink over the game (the game's ``tuned`` tells its ``progress``): the second number
is for a factor of 1/e at the beginning and e at the end.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from bench.glance import play_at_a_glance

from starboard.bots.brain import TUNED, Brain
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import Title
from starboard.core.registry import part_of
from starboard.core.state import State

Row = tuple[list[float], float]  # how far a seat's factors are from those of the table, and its win less a fair share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--variant", default="")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--width", type=float, default=0.5, help="of the factors, as a logarithm")
    parser.add_argument("--trend", action="store_true", help="let factors change over the game")
    parser.add_argument("--plain", action="store_true", help="of the terms of greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    try:
        title = registry.find(args.title)
        title.setup(args.variant, args.players, args.seed)
    except BadInput as error:
        parser.error(str(error))
    if args.trend and not hasattr(part_of(title, TUNED), "progress"):
        parser.error(f"--trend: the module tuned of {title.id} does not tell how far a game is (progress)")
    terms = Brain(title).terms
    play = partial(play_game, title, args.variant, args.players, not args.plain, args.width, args.trend)
    with ProcessPoolExecutor(args.jobs) as pool:
        games = pool.map(play, range(args.seed, args.seed + args.games), chunksize=8)
        rows = [row for game in games for row in game]
    for number, term in enumerate(terms):
        if number:
            columns = [number, len(terms) + number] if args.trend else [number]
            found = [slope_of(rows, column) for column in columns]
            print(f"{term.en:28}", *[f"{100 * slope:+6.1f} ± {196 * error:4.1f}" for slope, error in found])


class Shifted:
    """What a game tells bots, with a factor for each term; everything else is as the game says."""

    def __init__(self, features: Any, progress: Callable[[State], float] | None, shift: list[float]) -> None:
        self.features = features
        self.progress = progress
        half = len(shift) // 2
        self.levels, self.trends = shift[:half], shift[half:]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.features, name)

    def tally(self, state: State) -> list[list[float]]:
        past = 2.0 * self.progress(state) - 1.0 if self.progress else 0.0
        factors = [math.exp(level + trend * past) for level, trend in zip(self.levels, self.trends)]
        return [[factor * term for factor, term in zip(factors, row)] for row in self.features.tally(state)]


def play_game(title: Title, variant: str, players: int, tuned: bool, width: float, trend: bool, seed: int) -> list[Row]:
    """One game, a row per seat."""
    fancy = random.Random(seed)
    brains = [Brain(title, tuned=tuned) for _ in range(players)]
    progress = part_of(title, TUNED).progress if trend else None
    shifts = [draw(fancy, width, brain) + draw(fancy, width if trend else 0.0, brain) for brain in brains]
    for brain, shift in zip(brains, shifts):
        brain.features = Shifted(brain.features, progress, shift)
    state = play_at_a_glance(title, title.setup(variant, players, seed), brains)
    winners = title.result(state).winners
    middle = [sum(column) / players for column in zip(*shifts)]
    return [
        ([by - mean for by, mean in zip(shifts[seat], middle)], (seat in winners) / len(winners) - 1.0 / players)
        for seat in range(players)
    ]


def draw(fancy: random.Random, width: float, brain: Brain) -> list[float]:
    """Factors as logarithms; the first term is the measure of the others."""
    return [0.0] + [fancy.gauss(0.0, width) for _ in brain.terms[1:]]


def slope_of(rows: list[Row], term: int) -> tuple[float, float]:
    """Wins against one factor, and the standard error: the factors are independent, so each is seen alone."""
    squares = sum([far[term] ** 2 for far, _ in rows])
    slope = sum([far[term] * won for far, won in rows]) / squares
    rest = sum([(won - slope * far[term]) ** 2 for far, won in rows]) / len(rows)
    return slope, math.sqrt(rest / squares)


if __name__ == "__main__":
    main()
