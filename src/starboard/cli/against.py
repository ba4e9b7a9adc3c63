"""``starboard bench --against DIR``: this checkout and another one, run by turns."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard import fast
from starboard.cli import common, measuring
from starboard.cli.measuring import COMPILED, MODES, Case, Numbers, figure
from starboard.core.errors import BadInput
from starboard.measure import METRICS

Pair = tuple[Numbers, Numbers]  # this, that


class Comparison:
    """What can be compared with another checkout, and what cannot."""

    def __init__(self, folder: str, cases: list[Case]) -> None:
        self.root = checkout(folder)
        self.this, self.that = measuring.paths(fast.repository()), measuring.paths(self.root)
        self.modes = [mode for mode in MODES if mode in self.this and mode in self.that]
        known = seats(str(self.root / "src"))
        self.cases = [case for case in cases if case[2] in known.get(case[:2], [])]
        if not self.cases or not self.modes:
            raise BadInput(f"{self.root} and this Starboard have nothing that could be compared")
        self.notes = [
            f"{title} ({variant}, {players} players) is only here and not compared."
            for title, variant, players in cases
            if (title, variant, players) not in self.cases
        ]
        places = (("this checkout", self.this), (str(self.root), self.that))
        stale = " and ".join([name for name, paths in places if COMPILED not in paths])
        if stale:
            self.notes.append(f"Compiled runs are not compared: no fresh .fast in {stale} (./starboard build-fast).")

    def report(self, rounds: int, seconds: float) -> dict[str, Any]:
        pairs: dict[tuple[Case, str], list[Pair]] = {(case, mode): [] for case in self.cases for mode in self.modes}
        turns = [turn for turn in pairs for _ in range(rounds)]
        for turn, pair in common.track(self.run(turns, seconds), len(turns), "measuring"):
            pairs[turn].append(pair)
        found = []
        for case in self.cases:
            data: dict[str, Any] = dict(zip(("title", "variant", "players"), case))
            found.append({**data, **{mode: compare(pairs[case, mode]) for mode in self.modes}})
        facts = {"against": str(self.root), "rounds": rounds, "seconds": seconds, "notes": self.notes}
        return {**facts, "cases": found}

    def run(self, turns: list[tuple[Case, str]], seconds: float) -> Iterator[tuple[tuple[Case, str], Pair]]:
        for case, mode in turns:
            this, that = measuring.run_by_turns(case, mode, (self.this[mode], self.that[mode]), seconds)
            yield (case, mode), (this, that)


def checkout(folder: str) -> Path:
    root = Path(folder).resolve()
    if not root.is_dir():
        raise BadInput(f"there is no directory {folder}")
    if not (root / "src" / "starboard" / "__init__.py").exists():
        raise BadInput(f"{folder} is not a checkout of Starboard: it has no src/starboard")
    return root


def seats(path: str) -> dict[tuple[str, ...], list[int]]:
    """The titles and variants of a checkout, each with its numbers of seats."""
    games = measuring.ask(path, "-m", "starboard", "games", "--json")["games"]
    return {(game["title"], way["variant"]): way["seats"] for game in games for way in game["variants"]}


def compare(pairs: list[Pair]) -> dict[str, dict[str, float]]:
    """Per metric that both know: the medians, how many times as fast this is, and between which bounds by round."""
    found = {}
    for metric in [metric for metric in METRICS if metric in pairs[0][0] and metric in pairs[0][1]]:
        this, that = statistics.median([p[0][metric] for p in pairs]), statistics.median([p[1][metric] for p in pairs])
        by_round = [speed(metric, one[metric], other[metric]) for one, other in pairs]
        numbers = {"this": this, "that": that, "ratio": speed(metric, this, that)}
        numbers.update({"low": min(by_round), "high": max(by_round)})
        found[metric] = {name: round(number, 3) for name, number in numbers.items()}
    return found


def speed(metric: str, this: float, that: float) -> float:
    return this / that if metric.endswith("/s") else that / this


def show(report: dict[str, Any]) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for mode in [mode for mode in MODES if mode in report["cases"][0]]:
        table = Table(mode, "seats", "", "this", "that", "ratio", "by round", box=SIMPLE, padding=(0, 1, 0, 0))
        for case in report["cases"]:
            where = [f"{case['title']} {case['variant']}", str(case["players"])]
            for metric, one in case[mode].items():
                medians = [figure(one["this"]), figure(one["that"])]
                table.add_row(*where, metric, *medians, f"{one['ratio']:.3f}", f"{one['low']:.3f}–{one['high']:.3f}")
                where = ["", ""]
            table.add_section()
        console.print(table)
    about = f"That is {report['against']}; by medians of {report['rounds']} rounds, and above 1 this is faster."
    for note in [about, *report["notes"]]:
        console.print(note, soft_wrap=True)
