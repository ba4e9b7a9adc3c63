"""Whether it matters who begins: win share by the order of play, all seats alike and playing at a glance.

    PYTHONPATH=.fast .venv/bin/python -m bench.seats arche --players 3 --games 600 --jobs 2 --option start-step=0

The seats are alike in everything but their thoughts, so a share that differs from a fair one by more than the 95 %
bound is due to the rules (or to how these bots play: stronger ones may use a seat better, see the arena).
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench.glance import play_at_a_glance

from starboard.arena.command import read_options
from starboard.bots.brain import Brain, first_seat
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.core.state import State


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--variant", default="")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    try:
        title, options = registry.find(args.title), read_options(tuple(args.option))
        setups = [title.setup(args.variant, args.players, args.seed + game, options) for game in range(args.games)]
    except BadInput as error:
        parser.error(str(error))
    with ProcessPoolExecutor(args.jobs) as pool:
        games = list(pool.map(partial(shares_by_order, title), setups, chunksize=8))
    fair = 1.0 / args.players
    bound = 1.96 * math.sqrt(fair * (1.0 - fair) / args.games)
    shares = [sum(column) / args.games for column in zip(*games)]
    print(" : ".join([f"{100 * share:.1f}" for share in shares]), f"(± {100 * bound:.1f}), {args.games} games")


def shares_by_order(title: Title, setup: Setup) -> list[float]:
    state = play_at_a_glance(title, setup, [Brain(title, tuned=True) for _ in range(setup.players)])
    winners = title.result(state).winners
    first = first_seat(title, state, first_asked(title.new(setup)))
    seats = [(first + turn) % setup.players for turn in range(setup.players)]
    return [(seat in winners) / len(winners) for seat in seats]


def first_asked(state: State) -> int:
    ask = state.settle()
    assert ask is not None
    return ask.seat


if __name__ == "__main__":
    main()
