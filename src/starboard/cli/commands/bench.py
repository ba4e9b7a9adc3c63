"""``starboard bench``."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import click

from starboard import fast
from starboard.cli import common
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import Title
from starboard.measure import METRICS, measure

Case = tuple[str, str, int]  # title, variant, players
Results = dict[str, list[dict[str, float]]]  # per mode, one set of numbers per repeat


@click.command()
@click.argument("titles", nargs=-1)
@click.option("--variant", default="", metavar="V", help="Only this variant.")
@click.option("--players", type=int, default=0, metavar="N", help="How many seats (default: the most).")
@click.option(
    "--seconds", type=click.FloatRange(0.05, 600), default=1.0, show_default=True, help="Random play per run."
)
@click.option("--repeats", type=click.IntRange(1, 100), default=3, show_default=True, help="Runs of each kind.")
@click.option("--worker", is_flag=True, hidden=True)
@common.json_option
def command(
    titles: tuple[str, ...], variant: str, players: int, seconds: float, repeats: int, worker: bool, as_json: bool
) -> None:
    """Measure speed per title and variant; interpreted and, where built, compiled side by side."""
    cases = list_cases([registry.find(name) for name in titles] or registry.titles(), variant, players)
    if worker:
        measured = [measure(registry.find(title), way, count, seconds) for title, way, count in cases]
        common.print_json({"compiled": fast.compiled(), "numbers": measured})
        return
    modes = available()
    rounds = [(case, mode) for case in cases for _ in range(repeats) for mode in modes]
    results: dict[Case, Results] = {case: {mode: [] for mode in modes} for case in cases}
    for case, mode, numbers in common.track(run_all(rounds, modes, seconds), len(rounds), "measuring"):
        results[case][mode].append(numbers)
    if as_json:
        common.print_json(
            {"repeats": repeats, "seconds": seconds, "cases": [report(case, results[case]) for case in cases]}
        )
    else:
        show([report(case, results[case]) for case in cases])


def list_cases(titles: list[Title], variant: str, players: int) -> list[Case]:
    cases = []
    for title in titles:
        for way in [title.variant(variant)] if variant else title.variants:
            cases.append((title.id, way.id, title.setup(way.id, players or max(way.seats)).players))
    return cases


def available() -> dict[str, str]:
    """Ways to run, each with the path that is searched first."""
    root = fast.repository()
    if root is None:
        return {"compiled" if fast.compiled() else "interpreted": ""}
    modes = {"interpreted": str(root / "src")}
    if fast.is_fresh(root):
        modes["compiled"] = str(root / ".fast")
    return modes


def run_all(
    rounds: list[tuple[Case, str]], modes: dict[str, str], seconds: float
) -> Iterator[tuple[Case, str, dict[str, float]]]:
    """Each run is a process of its own; the kinds alternate, so that both see the same weather."""
    for case, mode in rounds:
        title, variant, players = case
        command = [sys.executable, "-P", "-m", "starboard", "bench", title, "--variant", variant, "--worker"]
        command += ["--players", str(players), "--seconds", str(seconds)]
        environment = {**os.environ, "PYTHONPATH": modes[mode]}
        result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if result.returncode != 0:
            raise BadInput(f"measuring {title} ({variant}, {mode}) failed: {result.stderr.strip()}")
        answer = json.loads(result.stdout)
        assert answer["compiled"] == (mode == "compiled")
        yield case, mode, answer["numbers"][0]


def report(case: Case, results: Results) -> dict[str, Any]:
    title, variant, players = case
    data: dict[str, Any] = {"title": title, "variant": variant, "players": players}
    for mode, runs in results.items():
        data[mode] = {}
        for metric in METRICS:
            values = [run[metric] for run in runs]
            best = max(values) if metric.endswith("/s") else min(values)
            data[mode][metric] = {"best": round(best, 2), "median": round(statistics.median(values), 2)}
    if "interpreted" in data and "compiled" in data:
        slow, quick = [data[mode]["decisions/s"]["median"] for mode in ("interpreted", "compiled")]
        data["compiled_over_interpreted"] = round(quick / slow, 2)
    return data


def show(reports: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("title", "variant", "seats", "", *METRICS, caption="best (median)")
    for data in reports:
        for mode in ("interpreted", "compiled"):
            if mode in data:
                cells = [f"{value['best']:,.5g} ({value['median']:,.5g})" for value in data[mode].values()]
                table.add_row(data["title"], data["variant"], str(data["players"]), mode, *cells)
        if "compiled_over_interpreted" in data:
            table.add_row("", "", "", "ratio", f"{data['compiled_over_interpreted']:.2f}", end_section=True)
    Console().print(table)
