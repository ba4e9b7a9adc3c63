"""``starboard bench``."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

import click

from starboard import fast
from starboard.cli import against, common, measuring
from starboard.cli.measuring import COMPILED, INTERPRETED, MODES, Case, Numbers, figure
from starboard.core import registry
from starboard.core.game import Title
from starboard.measure import METRICS

Results = dict[str, list[Numbers]]  # per mode, one set of numbers per round


@click.command()
@click.argument("titles", nargs=-1)
@click.option("--variant", default="", metavar="V", help="Only this variant.")
@click.option("--players", type=int, default=0, metavar="N", help="How many seats (default: the most).")
@click.option(
    "--seconds", type=click.FloatRange(0.05, 600), default=1.0, show_default=True, help="Random play per run."
)
@click.option("--rounds", type=click.IntRange(1, 100), default=5, show_default=True, help="Runs of each kind.")
@click.option("--against", "other", default="", metavar="DIR", help="Compare with another checkout, by turns.")
@common.json_option
def command(
    titles: tuple[str, ...],
    variant: str,
    players: int,
    seconds: float,
    rounds: int,
    other: str,
    as_json: bool,
) -> None:
    """Measure speed per title and variant; interpreted and, where built, compiled side by side.

    With --against, this checkout and the one in DIR are run by turns, and the table shows how many times as fast this
    one is (1.03: three percent faster), by the medians of all rounds and, in brackets, in the least and the most
    favourable round.
    """
    cases = list_cases([registry.find(name) for name in titles] or registry.titles(), variant, players)
    if other:
        found = against.Comparison(other, cases).report(rounds, seconds)
    else:
        found = alone(cases, rounds, seconds)
    if as_json:
        common.print_json(found)
    elif other:
        against.show(found)
    else:
        show(found["cases"])


def alone(cases: list[Case], rounds: int, seconds: float) -> dict[str, Any]:
    paths = measuring.paths(fast.repository())
    turns = [(case, mode) for case in cases for _ in range(rounds) for mode in paths]
    results: dict[Case, Results] = {case: {mode: [] for mode in paths} for case in cases}
    for case, mode, numbers in common.track(run_all(turns, paths, seconds), len(turns), "measuring"):
        results[case][mode].append(numbers)
    return {"rounds": rounds, "seconds": seconds, "cases": [report(case, results[case]) for case in cases]}


def list_cases(titles: list[Title], variant: str, players: int) -> list[Case]:
    cases = []
    for title in titles:
        for way in [title.variant(variant)] if variant else title.variants:
            cases.append((title.id, way.id, title.setup(way.id, players or max(way.seats)).players))
    return cases


def run_all(
    turns: list[tuple[Case, str]], paths: dict[str, str], seconds: float
) -> Iterator[tuple[Case, str, Numbers]]:
    """Each run is a process of its own; the kinds alternate, so that both see the same weather."""
    for case, mode in turns:
        yield case, mode, measuring.run(case, mode, paths[mode], seconds)


def report(case: Case, results: Results) -> dict[str, Any]:
    title, variant, players = case
    data: dict[str, Any] = {"title": title, "variant": variant, "players": players}
    for mode, runs in results.items():
        data[mode] = {}
        for metric in METRICS:
            values = [run[metric] for run in runs]
            best = max(values) if metric.endswith("/s") else min(values)
            data[mode][metric] = {"best": round(best, 2), "median": round(statistics.median(values), 2)}
    if INTERPRETED in data and COMPILED in data:
        slow, quick = [data[mode]["decisions/s"]["median"] for mode in MODES]
        data["compiled_over_interpreted"] = round(quick / slow, 2)
    return data


def show(reports: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("title", "variant", "seats", "", *METRICS, caption="best (median)")
    for data in reports:
        for mode in MODES:
            if mode in data:
                cells = [f"{figure(value['best'])} ({figure(value['median'])})" for value in data[mode].values()]
                table.add_row(data["title"], data["variant"], str(data["players"]), mode, *cells)
        if "compiled_over_interpreted" in data:
            table.add_row("", "", "", "ratio", f"{data['compiled_over_interpreted']:.2f}", end_section=True)
    Console().print(table)
