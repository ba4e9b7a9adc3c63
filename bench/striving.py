"""Objectives that bots hardly ever meet, met: many continuations of an act are played, and the best ones go on.

    PYTHONPATH=.fast:. .venv/bin/python -m bench.striving 7:1 4:1 14:2 --keep tests/kept/fates.json.xz

``FATE:ACT`` names whose objective is worked for. Every answer is a legal one of some bot, every roll is the table's;
who plays so knows more than a player may, so this shows what can happen and nothing about how often.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.fates import READY, SEATS, WAYS, Played, Player, again, keep, play

from starboard.core.ask import Answer
from starboard.core.chance import derive
from starboard.core.game import Setup
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.title import TITLE

WIDTH = 60  # positions that go on
TRIES = 1200  # continuations of all of them together


class Run:
    """A position on the way, and the answers that led there."""

    def __init__(self, game: Reach, answers: list[Answer]) -> None:
        self.game = game
        self.answers = answers

    def go_on(self, way: str, seed: int) -> Run:
        """To the end of the first seat's next turn, so that those compared have as many turns left."""
        game = self.game.copy()
        assert isinstance(game, Reach)
        player, answers = Player(way, seed), self.answers[:]
        came = False
        while game.ask is not None and not (came and game.active != 0):
            came = came or game.active == 0
            answers.append(player(game))
            game.play(answers[-1])
        return Run(game, answers)

    def distance(self) -> float:
        """How far the first seat is from its objective, and a little of what its fate thinks of the position."""
        return self.game.objective[0] - 0.5 * fate_of(self.game.fate[0]).outlook(self.game, 0)


def strive(setup: Setup) -> list[Answer]:
    """The answers of an act in which the first seat comes as near to its objective as was found."""
    game = TITLE.new(setup)
    assert isinstance(game, Reach)
    runs, number = [Run(game, [])], 0
    while any([run.game.ask is not None for run in runs]):
        further = []
        for attempt in range(TRIES):
            number += 1
            further.append(runs[attempt % len(runs)].go_on(WAYS[attempt % 2], derive(setup.seed, f"try {number}")))
        runs = sorted(further, key=Run.distance)[:WIDTH]
    return runs[0].answers


def setup_of(fate: int, act: int, players: int, seed: int) -> Setup:
    others = [number for number in READY if tier_of(number) < act and number != fate]
    named = [fate, *others][:players]
    options: dict[str, object] = {"start": act, "last": act, "fates": " ".join([str(number) for number in named])}
    return TITLE.setup("campaign", players, seed, options)


def meet(fate: int, act: int, most: int) -> Played | None:
    """The first act in which the objective was met; None if that happened in none of so many."""
    for seed in range(most):
        setup = setup_of(fate, act, SEATS[seed % len(SEATS)], seed)
        played = play(setup, again(strive(setup)))
        key = next(end.key for end in played.ends if end.fate == fate)
        print(f"{fate}:{act}, {setup.players} players, seed {seed}: {key}", flush=True)
        if key == "objective_met":
            return played
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("goals", nargs="+", metavar="FATE:ACT")
    parser.add_argument("--most", type=int, default=30, help="acts to try for each")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    args = parser.parse_args()
    found = []
    for goal in args.goals:
        fate, _, act = goal.partition(":")
        if not (fate.isdigit() and act in ("1", "2") and int(fate) in READY and tier_of(int(fate)) < int(act)):
            parser.error(f"{goal} is not the number of a finished fate and an act with an objective of it, as in 7:1")
        played = meet(int(fate), int(act), args.most)
        if played:
            found.append(played)
    if args.keep:
        keep(found, args.keep)


if __name__ == "__main__":
    main()
