"""How fast the campaign runs beside the base game, in Summits and outside them: random play, same seats, one process.

    PYTHONPATH=src:. .venv/bin/python -m bench.campaign            # interpreted
    PYTHONPATH=.fast:. .venv/bin/python -m bench.campaign          # compiled

The same games are played several times, and of every answer the fastest time counts.
"""

from __future__ import annotations

import argparse
import math
import time

from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.state import State
from starboard.fast import compiled
from starboard.games.arcs.campaign.summit import Summit
from starboard.games.arcs.title import TITLE

BASE, CAMPAIGN, IN_SUMMITS = "base", "campaign", "campaign, in Summits"


class Clock:
    """Decisions and the time they take, by where they are made; answers of chance count as time alone."""

    def __init__(self) -> None:
        self.where: list[tuple[str, bool]] = []
        self.fastest: list[float] = []

    def note(self, number: int, where: str, decision: bool, seconds: float) -> None:
        if number == len(self.where):
            self.where.append((where, decision))
            self.fastest.append(math.inf)
        self.fastest[number] = min(self.fastest[number], seconds)

    def rate(self, where: str) -> float:
        here = [number for number, (place, _) in enumerate(self.where) if place == where]
        return sum([self.where[number][1] for number in here]) / sum([self.fastest[number] for number in here])

    def count(self, where: str) -> int:
        return sum([decision for place, decision in self.where if place == where])


def play(clock: Clock, variant: str, players: int, games: int) -> None:
    number = 0
    for seed in range(games):
        state, stream = TITLE.new(TITLE.setup(variant, players, seed)), Stream(derive(seed, "bench"))
        while state.ask is not None:
            where, decision = place_of(state, variant), state.ask.seat != CHANCE
            before = time.perf_counter()
            state.play(state.ask.sample(stream) if decision else state.sample())
            clock.note(number, where, decision, time.perf_counter() - before)
            number += 1


def place_of(state: State, variant: str) -> str:
    return IN_SUMMITS if state.innermost(Summit) else variant


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=10)
    args = parser.parse_args()
    base, campaign = Clock(), Clock()
    for _ in range(args.rounds):
        play(base, BASE, args.players, args.games)
        play(campaign, CAMPAIGN, args.players, args.games)
    print(f"{'compiled' if compiled() else 'interpreted'}, {args.players} players, {args.games} games each")
    for clock, where in ((base, BASE), (campaign, CAMPAIGN), (campaign, IN_SUMMITS)):
        rate = clock.rate(where)
        print(
            f"{where:22} {clock.count(where):6} decisions {rate:9,.0f}/s  {rate / base.rate(BASE):.2f} of the base game"
        )


if __name__ == "__main__":
    main()
