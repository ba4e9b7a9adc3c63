"""``starboard simulate``."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import Any

import click

from starboard import fast
from starboard.bots import bot as bots
from starboard.cli import common
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import Title
from starboard.files import Record
from starboard.runner import Plan, Played, play_many


@click.command()
@click.argument("title")
@common.game_options
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="G", help="How many games.")
@click.option("--bots", "names", default="random", show_default=True, help="A bot per seat, separated by commas.")
@common.jobs_option
@click.option("--out", type=click.Path(path_type=Path), default=None, help="Write each game's record to this folder.")
@click.option("--force", is_flag=True, help="Replace records that are already in the folder.")
@common.json_option
def command(
    title: str,
    variant: str,
    players: int,
    seed: int,
    options: tuple[str, ...],
    games: int,
    names: str,
    jobs: int,
    out: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Let bots play games and count."""
    game = registry.find(title)
    setup = common.make_setup(game, variant, players, seed, options)
    seats = seat_bots(game, names, setup.players)
    plan = Plan(game.id, setup.variant, setup.players, seed, setup.options, seats)
    if out is not None:
        prepare_folder(out, plan, games, force)
    tally = Tally(plan, games)
    for number, played in enumerate(common.track(play_many(plan, games, jobs), games, f"{games} games of {game.id}")):
        if played.error:
            path = common.write_crash(game, Record(played.setup, played.answers))
            raise BadInput(f"game {number} (seed {played.setup.seed}) crashed: {played.error}; its record is {path}")
        tally.add(played)
        if out is not None:
            record = Record(played.setup, played.answers, played.digest, played.scores)
            common.write_file(record_path(out, plan, number), common.record_text(game, record))
    if as_json:
        common.print_json(tally.data())
    else:
        show(game, tally.data())


def seat_bots(title: Title, names: str, players: int) -> list[str]:
    """A bot for each seat; a shorter list starts over."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if not given or len(given) > players:
        raise BadInput(f"--bots names 1 to {players} bots for {players} players, not {names!r}")
    for name in given:
        bots.make(name, title)
    return [given[seat % len(given)] for seat in range(players)]


def record_path(out: Path, plan: Plan, number: int) -> Path:
    return out / f"{plan.title}-{plan.variant}-{plan.players}p-{plan.seed}-{number}.json"


def prepare_folder(out: Path, plan: Plan, games: int, force: bool) -> None:
    common.writable_folder(out)
    taken = [path for number in range(games) if (path := record_path(out, plan, number)).exists()]
    if taken and not force:
        raise BadInput(f"{taken[0]} is already there; choose another folder, or --force to replace it")


class Tally:
    """The numbers of many games."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games
        self.began = time.perf_counter()
        self.decisions = 0
        self.wins = [0] * plan.players
        self.scores = [0] * plan.players
        self.hash = hashlib.blake2b(digest_size=16)

    def add(self, played: Played) -> None:
        self.decisions += played.decisions
        self.hash.update(played.digest.encode())
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in played.winners:
            self.wins[seat] += 1

    def data(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self.began
        return {
            "title": self.plan.title,
            "variant": self.plan.variant,
            "players": self.plan.players,
            "options": self.plan.options,
            "games": self.games,
            "seed": self.plan.seed,
            "bots": self.plan.seats,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds),
            "compiled": fast.compiled(),
            "wins": self.wins,
            "scores": [round(total / self.games, 4) for total in self.scores],
            "digest": self.hash.hexdigest(),
        }


def show(title: Title, data: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    how = "compiled" if data["compiled"] else "interpreted"
    console.print(f"{title.name('en')} ({data['variant']}), {data['players']} players, seed {data['seed']}, {how}")
    table = Table("seat", "bot", "wins", "share", "mean score")
    for seat in range(data["players"]):
        wins = data["wins"][seat]
        share = f"{100 * wins / data['games']:.1f} %"
        table.add_row(str(seat + 1), data["bots"][seat], str(wins), share, f"{data['scores'][seat]:.2f}")
    console.print(table)
    speed = f"{data['games_per_second']:.1f} games/s, {data['decisions_per_second']} decisions/s"
    console.print(f"{data['games']} games, {data['decisions']} decisions in {data['seconds']:.2f} s: {speed}")
    console.print(f"digest {data['digest']}")
