"""``starboard play``."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

import click
from click.core import ParameterSource

from starboard.cli import common
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import MAX_SEED
from starboard.files import read_record, verify
from starboard.terminal.match import Match


@click.command()
@click.argument("title", required=False)
@common.game_options
@click.option("--seats", default="human", show_default=True, help="human or a bot's name per seat, with commas.")
@click.option("--language", type=click.Choice(["de", "en"]), default=None, help="Default: that of the system.")
@click.option("--resume", type=click.Path(path_type=Path), default=None, help="Go on with a game saved before.")
@click.option("--record", type=click.Path(path_type=Path), default=None, help="Write the game to this file at the end.")
@click.pass_context
def command(
    context: click.Context,
    title: str | None,
    variant: str,
    players: int,
    seed: int,
    options: tuple[str, ...],
    seats: str,
    language: str | None,
    resume: Path | None,
    record: Path | None,
) -> None:
    """Play a whole game in the terminal. help lists what can be typed."""
    from rich.console import Console

    from starboard.terminal.play import Files, Table, record_text, seats_for

    names = [name.strip() for name in seats.split(",") if name.strip()]
    if resume is not None:
        match = read_match(resume)
        if title is not None and registry.find(title).id != match.title.id:
            raise BadInput(f"{resume} is a game of {match.title.id}, not of {title}")
    elif title is None:
        raise BadInput("name a game (starboard games lists them), or --resume FILE")
    else:
        game = registry.find(title)
        if context.get_parameter_source("seed") is ParameterSource.DEFAULT:
            seed = secrets.randbelow(MAX_SEED)
        match = Match(game, common.make_setup(game, variant, players or fitting(names), seed, options))
    if record is not None:
        common.writable_folder(record.absolute().parent)
    taken = seats_for(match.title, match.setup, names)
    files = Files(read_match, common.write_file)
    table = Table(match, taken, language or system_language(), Console(), sys.stdin.readline, files)
    table.run()
    if record is not None:
        files.write(record, record_text(table.match))


def fitting(names: list[str]) -> int:
    """As many players as seats are named; a single name leaves it to the game."""
    return len(names) if len(names) > 1 else 0


def read_match(path: Path) -> Match:
    title, data = common.read_file(path)
    try:
        record = read_record(title, data)
        verify(title, record)
        return Match(title, record.setup, record.answers)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def system_language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if spoken.startswith("de") else "en"
