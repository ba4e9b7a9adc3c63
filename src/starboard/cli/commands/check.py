"""``starboard check``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from starboard import fast
from starboard.cli import common
from starboard.cli.usage import show_usage, usage
from starboard.core import registry
from starboard.files import Record
from starboard.laws.game import AUTO, Broken, Report, check_game
from starboard.laws.uses import Uses
from starboard.laws.words import Words
from starboard.runner import Plan, workers


class Checked:
    """One game under the laws; ``reason`` is empty when it obeyed them."""

    def __init__(self, report: Report | None, reason: str, record: Record | None) -> None:
        self.report = report
        self.reason = reason
        self.record = record


@click.command()
@click.argument("title")
@common.game_options
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="How many games.")
@click.option(
    "--every",
    type=click.IntRange(0),
    default=AUTO,
    metavar="K",
    help="Examine every K-th position closely (default: about ten of each game).",
)
@common.jobs_option
@click.option("--table", is_flag=True, help="Show how often each text and thing occurred and each ability was used.")
@common.json_option
@click.pass_context
def command(
    context: click.Context,
    title: str,
    variant: str,
    players: int,
    seed: int,
    options: tuple[str, ...],
    games: int,
    every: int,
    jobs: int,
    table: bool,
    as_json: bool,
) -> None:
    """Play games under the laws that every game obeys. Exit code 1 when one is broken.

    Games are uniformly random and eager by turns. Eager players choose at random too, but leave out what leads nowhere,
    so that rare abilities and high scores are met as well.
    """
    game = registry.find(title)
    setup = common.make_setup(game, variant, players, seed, options)
    plan = Plan(game.id, setup.variant, setup.players, seed, setup.options, [])
    answers = examined = longest = 0
    words, uses = Words(), Uses()
    broken: list[dict[str, Any]] = []
    for checked in common.track(check_many(CheckOne(plan, every, table), games, jobs), games, f"checking {game.id}"):
        if checked.report is None:
            assert checked.record is not None
            path = common.write_crash(game, checked.record)
            broken.append({"seed": checked.record.setup.seed, "violation": checked.reason, "record": str(path)})
            continue
        answers += checked.report.answers
        longest = max(longest, checked.report.answers)
        examined += checked.report.examined
        words.add(checked.report.words)
        uses.add(checked.report.uses)
    summary: dict[str, Any] = {
        "title": game.id,
        "variant": setup.variant,
        "players": setup.players,
        "seed": seed,
        "games": games,
        "answers": answers,
        "longest": longest,
        "examined": examined,
        "compiled": fast.compiled(),
        "violations": broken,
    }
    if table:
        summary["table"] = usage(game, words, uses)
    if as_json:
        common.print_json(summary)
    else:
        for trouble in broken:
            click.echo(f"{trouble['violation']}; the record is {trouble['record']}")
        if table:
            show_usage(summary["table"])
        where = f"{games} games of {game.id} ({setup.variant}, {setup.players} players), {answers} answers"
        where += f" ({longest} in the longest)" if games > 1 else ""
        click.echo(f"{where}, {examined} positions examined: {len(broken) or 'no'} violation{'s'[: len(broken) != 1]}")
        if uses.times:
            click.echo(f"abilities: {len(uses.times)}, never used: {len(uses.never())}")
    context.exit(1 if broken else 0)


class CheckOne:
    """One of many games under the laws, as something that travels to a worker."""

    def __init__(self, plan: Plan, every: int, count: bool) -> None:
        self.plan = plan
        self.every = every
        self.count = count

    def __call__(self, number: int) -> Checked:
        title, eager = registry.find(self.plan.title), number % 2 == 1
        try:
            return Checked(check_game(title, self.plan.setup(number), self.every, eager, self.count), "", None)
        except Broken as broken:
            return Checked(None, str(broken), broken.record)


def check_many(check: CheckOne, games: int, jobs: int) -> Iterator[Checked]:
    if jobs == 1:
        yield from map(check, range(games))
        return
    with workers(jobs) as pool:
        yield from pool.imap(check, range(games))
