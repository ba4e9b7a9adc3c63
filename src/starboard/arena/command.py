"""``starboard arena``: what is asked for, what is played, what is said."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from starboard.arena import plan as plans
from starboard.arena.own import load_bots, whole_paths
from starboard.arena.page import page
from starboard.arena.play import Clock, Outcome, play_blocks, time_thinking
from starboard.arena.report import summary, table
from starboard.arena.stats import advantage, is_decided
from starboard.core import registry
from starboard.core.errors import BadInput


@click.command()
@click.argument("title")
@click.option("--variant", default="", help="Variant of the game; the first one if left out.")
@click.option("--players", default=0, help="Players at a table.")
@click.option("--bots", required=True, help="One candidate and its rival, or one bot per seat, separated by commas.")
@click.option("--games", default=120, show_default=True, help="At most so many games; whole blocks are played.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes; same result.")
@click.option("--iterations", type=click.IntRange(0), default=0, help="Per search, for all bots; see also expert@50.")
@click.option("--load", "files", multiple=True, metavar="FILE", help="A Python file that registers your own bots.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option("--early-stop/--all", default=False, help="Stop when a sequential test has decided.")
@click.option("--ray", is_flag=True, help="Play on a Ray cluster (needs the extra 'cluster').")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--report", "report_file", default="", help="Write an HTML report to this file.")
def arena(
    title: str,
    variant: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    iterations: int,
    files: tuple[str, ...],
    options: tuple[str, ...],
    early_stop: bool,
    ray: bool,
    as_json: bool,
    report_file: str,
) -> None:
    """Let bots play each other and say what that proves.

    Every deal is played in all distinct seatings; a renamed twin (marked *) shows how much is noise.
    """
    load_bots(whole_paths(files))
    game = registry.find(title)
    setup = game.setup(variant, players, seed, read_options(options))
    fields = plans.fields(read_bots(bots), setup.players)
    plan = plans.Plan(
        game.id, setup.variant, setup.players, seed, setup.options, fields, iterations, whole_paths(files)
    )
    plans.check(game, plan)
    if report_file:
        check_writable(report_file)
    deals = max(1, games // len(plans.block(plan, 0)))
    clock = Clock()
    blocks, stopped = run(plan, deals, jobs, early_stop, ray, as_json, clock)
    if not clock.decisions:
        clock = time_thinking(plan, 2)
    data = summary(plan, blocks, clock, stopped)
    if report_file:
        Path(report_file).write_text(page(data), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(data))
    else:
        Console().print(table(data))


def read_bots(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise BadInput("name at least one bot")
    return names


def read_options(texts: tuple[str, ...]) -> dict[str, object]:
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option takes NAME=VALUE, not {text!r}")
        given[name.strip()] = value.strip()
    return given


def run(
    plan: plans.Plan, deals: int, jobs: int, early_stop: bool, ray: bool, quiet: bool, clock: Clock
) -> tuple[list[list[Outcome]], bool]:
    """All blocks, or as many as the sequential test needs."""
    if ray:
        from starboard.arena.cluster import play_on_cluster

        source = play_on_cluster(plan, deals)
    else:
        source = play_blocks(plan, deals, jobs, clock)
    blocks: list[list[Outcome]] = []
    differences: list[float] = []
    with Progress(console=Console(stderr=True), disable=quiet or not sys.stderr.isatty()) as progress:
        task = progress.add_task("Blocks", total=deals)
        for block in source:
            blocks.append(block)
            differences.append(advantage(block, plan.fields[0].bots[0], 0))
            progress.advance(task)
            if early_stop and is_decided(differences):
                return blocks, len(blocks) < deals
    return blocks, False


def check_writable(name: str) -> None:
    path = Path(name)
    if not path.parent.is_dir():
        raise BadInput(f"the folder of {name} does not exist")
    if path.is_dir():
        raise BadInput(f"{name} is a folder, not a file")
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise BadInput(f"{name} cannot be written: {error.strerror}") from None
