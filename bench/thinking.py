"""How long bots think where the clock decides, as at a table: one game per bot, all seats alike.

    python bench/thinking.py arcs --players 3 --seconds 1

Wall time per decision; "searched" are the questions that planner and expert search at length (card plays in Arcs).
"""

from __future__ import annotations

import argparse
import time

from starboard import fast
from starboard.bots.bot import Budget, make, names
from starboard.bots.brain import Brain
from starboard.core import registry
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup, Title


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--variant", default="")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--bots", default="", help="all of the ladder unless named")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    title = registry.find(args.title)
    setup = title.setup(args.variant, args.players, args.seed)
    print(f"{title.id}, {args.players} players, {args.seconds} s, {'compiled' if fast.compiled() else 'interpreted'}")
    print(f"{'bot':9} {'decisions':>9} {'mean':>8} {'searched':>9} {'mean':>8} {'95 %':>8} {'longest':>8}  ms")
    for name in args.bots.split(",") if args.bots else names(title):
        show(name, *think_through(title, setup, name, Budget(seconds=args.seconds)))


def think_through(title: Title, setup: Setup, name: str, budget: Budget) -> tuple[list[float], list[float]]:
    """The seconds of every decision of a game, and of the searched ones."""
    state, bot, brain = title.new(setup), make(name, title), Brain(title)
    stream = Stream(derive(setup.seed, "thoughts"))
    every: list[float] = []
    searched: list[float] = []
    while (ask := state.settle()) is not None:
        view = title.view(state, ask.seat)
        assert view.ask is not None
        start = time.perf_counter()
        choice = bot.choose(view, view.ask, stream, budget).choice
        every.append(time.perf_counter() - start)
        if brain.is_big(view):
            searched.append(every[-1])
        state.answer(choice)
    return every, searched


def show(name: str, every: list[float], searched: list[float]) -> None:
    ordered = sorted(searched) or [0.0]
    found = [sum(every) / len(every), sum(ordered) / len(ordered), ordered[int(0.95 * len(ordered))], max(every)]
    mean, mean_big, most, longest = [f"{1000 * seconds:8.1f}" for seconds in found]
    print(f"{name:9} {len(every):9} {mean} {len(searched):9} {mean_big} {most} {longest}", flush=True)


if __name__ == "__main__":
    main()
