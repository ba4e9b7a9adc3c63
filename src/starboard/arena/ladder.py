"""``starboard ladder``: ratings from games between random fields of bots, kept in a file if one is named.

The ratings (Plackett-Luce, openskill) follow the order of the games, and sigma is no confidence interval: for a
statement about two bots there is the arena.
"""

from __future__ import annotations

import importlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table

from starboard.arena import plan as plans
from starboard.arena.command import read_bots, read_options
from starboard.arena.own import load_bots, whole_paths
from starboard.arena.play import Outcome, play_unit
from starboard.core import registry
from starboard.core.chance import Stream, derive
from starboard.core.errors import BadInput, DamagedFile

FORMAT = 1


class Standing(NamedTuple):
    """A bot on the ladder."""

    bot: str
    mu: float
    sigma: float
    games: int
    wins: float


class Ladder:
    """Ratings of one game with one number of players; other numbers are other ladders."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.played = 0
        self.standings: dict[str, Standing] = {}
        models: Any = importlib.import_module("openskill.models")
        self.model = models.PlackettLuce()

    def standing(self, bot: str) -> Standing:
        fresh = self.model.rating()
        return self.standings.get(bot, Standing(bot, float(fresh.mu), float(fresh.sigma), 0, 0.0))

    def enter(self, outcome: Outcome) -> None:
        """Rate one game: winners first, the others by their scores; the same bot on several seats is rated once
        for each of them."""
        names = list(outcome.unit.seating)
        before = [self.standing(name) for name in names]
        teams = [[self.model.create_rating([row.mu, row.sigma], row.bot)] for row in before]
        after = self.model.rate(teams, ranks=ranks_of(outcome))
        for seat, name in enumerate(names):
            row, new = self.standing(name), after[seat][0]
            twice = names.count(name)
            mu = row.mu + (float(new.mu) - before[seat].mu) / twice
            sigma = row.sigma + (float(new.sigma) - before[seat].sigma) / twice
            self.standings[name] = Standing(name, mu, sigma, row.games + 1, row.wins + outcome.shares[seat])
        self.played += 1

    def order(self) -> list[Standing]:
        return sorted(self.standings.values(), key=place)

    def data(self) -> dict[str, Any]:
        rows = [row._asdict() for row in self.order()]
        return {"starboard": "ladder", "format": FORMAT, "key": self.key, "played": self.played, "ladder": rows}


def place(row: Standing) -> tuple[float, str]:
    return (-row.mu, row.bot)


def ranks_of(outcome: Outcome) -> list[float]:
    """Place of each seat, the winners' first; equal scores share a place."""
    keys = [(-share, -score) for share, score in zip(outcome.shares, outcome.scores)]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


def read_ladder(path: Path, key: str) -> Ladder:
    """The ladder in a file; a new one if there is no file yet."""
    ladder = Ladder(key)
    if not path.exists():
        return ladder
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["starboard"] != "ladder" or data["format"] != FORMAT:
            raise DamagedFile(f"{path} is not a ladder that this Starboard reads")
        if data["key"] != key:
            raise BadInput(f"{path} is the ladder of {data['key']}, not of {key}")
        for row in data["ladder"]:
            standing = Standing(
                str(row["bot"]), float(row["mu"]), float(row["sigma"]), int(row["games"]), float(row["wins"])
            )
            ladder.standings[standing.bot] = standing
        ladder.played = int(data["played"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise DamagedFile(f"{path} is not a whole ladder: {error!r}") from None
    return ladder


def write_ladder(path: Path, ladder: Ladder) -> None:
    """The whole file or nothing."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps(ladder.data(), indent=1) + "\n")
        os.replace(name, path)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None


def field_for(names: list[str], players: int, number: int, seed: int) -> tuple[str, ...]:
    """Who plays game ``number``, and where: all bots equally often, in random company. Every round of as many games as
    there are bots is one shuffled pack dealt out ``players`` times over."""
    lap, deal = divmod(number, len(names))
    pack: list[str] = []
    for copy in range(players):
        order = Stream(derive(seed, "ladder", lap, copy)).order(len(names))
        pack += [names[i] for i in order]
    seated = pack[deal * players : (deal + 1) * players]
    turn = Stream(derive(seed, "ladder seats", number)).order(players)
    return tuple([seated[i] for i in turn])


def climb(plan: plans.Plan, names: list[str], ladder: Ladder, games: int) -> None:
    """Play on: the games of a ladder are numbered, so two short runs are one long run."""
    for number in range(ladder.played, ladder.played + games):
        seating = field_for(names, plan.players, number, plan.seed)
        ladder.enter(play_unit(plan, plans.Unit(number, 0, seating)))


@click.command()
@click.argument("title")
@click.option("--variant", default="", help="Variant of the game; the first one if left out.")
@click.option("--players", default=0, help="Players at a table.")
@click.option("--bots", required=True, help="All bots of the ladder, separated by commas.")
@click.option("--games", type=click.IntRange(1), default=60, show_default=True, help="Games to play now.")
@click.option("--seed", default=1, show_default=True)
@click.option("--iterations", type=click.IntRange(0), default=0, help="Per search, for all bots; see also expert@50.")
@click.option("--load", "files", multiple=True, metavar="FILE", help="A Python file that registers your own bots.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option("--file", "file_name", default="", help="Keep the ladder in this file and go on from it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def ladder(
    title: str,
    variant: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    iterations: int,
    files: tuple[str, ...],
    options: tuple[str, ...],
    file_name: str,
    as_json: bool,
) -> None:
    """Rate bots by games in random company (Plackett-Luce). Sigma is no confidence interval; see starboard arena."""
    load_bots(whole_paths(files))
    game = registry.find(title)
    setup = game.setup(variant, players, seed, read_options(options))
    names = sorted(set(read_bots(bots)))
    if len(names) < 2:
        raise BadInput("a ladder needs at least two bots")
    fields = tuple([plans.Field((name,)) for name in names])
    plan = plans.Plan(
        game.id, setup.variant, setup.players, seed, setup.options, fields, iterations, whole_paths(files)
    )
    plans.check(game, plan)
    key = f"{game.id} {setup.variant}, {setup.players} players"
    found = read_ladder(Path(file_name), key) if file_name else Ladder(key)
    climb(plan, names, found, games)
    if file_name:
        write_ladder(Path(file_name), found)
    if as_json:
        click.echo(json.dumps(found.data()))
    else:
        Console().print(table(found))


def table(found: Ladder) -> Table:
    grid = Table(title=f"{found.key}: {found.played} games")
    for column in ("bot", "rating", "sigma", "games", "wins"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for row in found.order():
        grid.add_row(row.bot, f"{row.mu:.1f}", f"{row.sigma:.1f}", str(row.games), f"{row.wins:g}")
    return grid
