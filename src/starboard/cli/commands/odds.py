"""``starboard odds``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

import click

from starboard.cli.common import json_option, print_json
from starboard.core import registry
from starboard.core.errors import BadInput

ROWS = (
    ("hits", "hits"),
    ("own_hits", "hits on you"),
    ("building_hits", "building hits"),
    ("keys", "keys to raid with"),
)
CHANCES = (
    ("intercept", "you are intercepted"),
    ("cleared", "no defending ship is left"),
    ("wiped_out", "no attacking ship is left"),
)
NUMBERS = (
    ("own_ships_lost", "ships you lose"),
    ("ships_destroyed", "ships you destroy"),
    ("buildings_destroyed", "buildings you destroy"),
)


def number(*names: str, help: str, most: int) -> Callable[[Any], Any]:
    return click.option(*names, type=click.IntRange(0, most), default=0, show_default=True, help=help)


@click.command()
@click.argument("title")
@number("--assault", help="Assault dice.", most=6)
@number("--skirmish", help="Skirmish dice.", most=6)
@number("--raid", help="Raid dice.", most=6)
@click.option(
    "--attackers-fresh", type=click.IntRange(0, 15), default=None, help="Your fresh ships (default: one per die)."
)
@number("--attackers-damaged", help="Your damaged ships.", most=15)
@number("--defenders-fresh", help="The defender's fresh ships.", most=15)
@number("--defenders-damaged", help="The defender's damaged ships.", most=15)
@number("--buildings-fresh", help="The defender's fresh buildings there.", most=3)
@number("--buildings-damaged", help="The defender's damaged buildings there.", most=3)
@json_option
def command(
    title: str,
    assault: int,
    skirmish: int,
    raid: int,
    attackers_fresh: int | None,
    attackers_damaged: int,
    defenders_fresh: int,
    defenders_damaged: int,
    buildings_fresh: int,
    buildings_damaged: int,
    as_json: bool,
) -> None:
    """Exact odds of a battle: hits on both sides, interception, keys, losses. Rolling again is not counted in."""
    rules = rules_of(title)
    if attackers_fresh is None:
        attackers_fresh = max(assault + skirmish + raid - attackers_damaged, 0)
    sides = rules.Sides(
        attackers_fresh=attackers_fresh,
        attackers_damaged=attackers_damaged,
        defenders_fresh=defenders_fresh,
        defenders_damaged=defenders_damaged,
        buildings_fresh=buildings_fresh,
        buildings_damaged=buildings_damaged,
        interception=defenders_fresh,
    )
    found = rules.pool_odds(sides, assault, skirmish, raid)._asdict()
    if as_json:
        pool = {"assault": assault, "skirmish": skirmish, "raid": raid}
        print_json({"title": registry.find(title).id, "dice": pool, "sides": sides._asdict(), "odds": found})
    else:
        show(found)


def rules_of(title: str) -> Any:
    """The module of a title that knows its odds."""
    id = registry.find(title).id
    module = f"starboard.games.{id.replace('-', '_')}.odds"
    if importlib.util.find_spec(module) is None:
        raise BadInput(f"{id} has no battle dice to tell the odds of")
    return importlib.import_module(module)


def show(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table("%", *[label for _, label in ROWS], box=None, padding=(0, 2, 0, 0))
    for column in table.columns:
        column.justify = "right"
    for count in range(max([len(found[key]) for key, _ in ROWS])):
        table.add_row(str(count), *[percent(found[key], count) for key, _ in ROWS])
    table.add_row("mean", *[f"{mean(found[key]):.2f}" for key, _ in ROWS], style="bold")
    console.print(table)
    for key, label in CHANCES:
        console.print(f"{label}: {100 * found[key]:.1f} %")
    for key, label in NUMBERS:
        console.print(f"{label}, on average: {found[key]:.2f}")


def percent(chances: tuple[float, ...], count: int) -> str:
    return f"{100 * chances[count]:.1f}" if count < len(chances) else ""


def mean(chances: tuple[float, ...]) -> float:
    return sum([count * chance for count, chance in enumerate(chances)])
