"""``starboard playthrough``."""

from __future__ import annotations

import click

from starboard.bots import bot as bots
from starboard.cli import common
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.narrate import playthrough
from starboard.runner import play


@click.command()
@click.argument("title")
@common.game_options
@click.option("--bots", "name", default="random", show_default=True, help="The bot that plays all seats.")
def command(title: str, variant: str, players: int, seed: int, options: tuple[str, ...], name: str) -> None:
    """Tell a whole game between bots as text: positions, questions, choices, answers, log."""
    game = registry.find(title)
    setup = common.make_setup(game, variant, players, seed, options)
    played = play(game, setup, [bots.make(name, game)] * setup.players)
    if played.error:
        raise BadInput(f"the game crashed: {played.error}")
    click.echo(playthrough(game, played), nl=False)
