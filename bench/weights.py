"""Which terms of a game's evaluation count too much or too little: how TUNED of its features was found.

    PYTHONPATH=.fast .venv/bin/python bench/weights.py arche --players 3 --games 1600 --jobs 2

Every seat of every game weighs the terms with factors of its own, drawn at random around the present ones (TUNED, or 1
with --plain), and chooses at a glance. For each term the table shows by how many points of win share a factor of e
changes the result (95 % interval). What is clearly off is moved that way, and the run repeated with another seed.
"""

from __future__ import annotations

import argparse
import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from starboard.bots.brain import Brain
from starboard.bots.greedy import Judge
from starboard.core import registry
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import Title

Row = tuple[list[float], float]  # how far a seat's factors are from those of the table, and its win less a fair share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--variant", default="")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--width", type=float, default=0.5, help="of the factors, as a logarithm")
    parser.add_argument("--plain", action="store_true", help="start from the weights of greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    title = registry.find(args.title)
    terms = Brain(title).terms
    base = [] if args.plain else Brain(title, tuned=True).weights
    play = partial(play_game, title, args.variant, args.players, base or [1.0] * len(terms), args.width)
    with ProcessPoolExecutor(args.jobs) as pool:
        games = pool.map(play, range(args.seed, args.seed + args.games), chunksize=8)
        rows = [row for game in games for row in game]
    for number, term in enumerate(terms):
        if number:  # the first term is the measure of the others
            slope, error = slope_of(rows, number)
            print(f"{term.en:28} {100 * slope:+6.1f} ± {196 * error:4.1f}")


def play_game(title: Title, variant: str, players: int, base: list[float], width: float, seed: int) -> list[Row]:
    """One game, a row per seat."""
    fancy = random.Random(seed)
    shifts = [[0.0] + [fancy.gauss(0.0, width) for _ in base[1:]] for _ in range(players)]
    brains = [Brain(title) for _ in range(players)]
    for brain, shift in zip(brains, shifts):
        brain.weights = [weight * math.exp(by) for weight, by in zip(base, shift)]
    thoughts = [Stream(derive(seed, "thoughts", str(seat))) for seat in range(players)]
    state = title.new(title.setup(variant, players, seed))
    while state.ask is not None:
        ask = state.ask
        if ask.seat == CHANCE:
            state.play(state.sample())
            continue
        brain, stream = brains[ask.seat], thoughts[ask.seat]
        choice = brain.plan(state, ask)
        if choice is None:
            world = title.determinize(title.view(state, ask.seat), ask.seat, stream.below(1 << 29))
            choice = Judge(brain, ask.seat, stream).glance_all(world, ask)[0][0]
        state.play(choice)
    winners = title.result(state).winners
    middle = [sum(column) / players for column in zip(*shifts)]
    return [
        ([by - mean for by, mean in zip(shifts[seat], middle)], (seat in winners) / len(winners) - 1.0 / players)
        for seat in range(players)
    ]


def slope_of(rows: list[Row], term: int) -> tuple[float, float]:
    """Wins against one factor, and the standard error: the factors are independent, so each is seen alone."""
    squares = sum([far[term] ** 2 for far, _ in rows])
    slope = sum([far[term] * won for far, won in rows]) / squares
    rest = sum([(won - slope * far[term]) ** 2 for far, won in rows]) / len(rows)
    return slope, math.sqrt(rest / squares)


if __name__ == "__main__":
    main()
