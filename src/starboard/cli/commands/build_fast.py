"""``starboard build-fast``."""

from __future__ import annotations

from pathlib import Path

import click

from starboard import fast
from starboard.core.errors import BadInput


@click.command()
@click.option(
    "--with",
    "more",
    multiple=True,
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Compile this module too, a title of your own for example: what is compiled has only compiled subclasses.",
)
def command(more: tuple[Path, ...]) -> None:
    """Compile core, games and bots with mypyc into .fast (needs gcc); ./starboard then uses the copy."""
    root = fast.repository()
    if root is None:
        raise BadInput("build-fast works in a clone of the repository, not in an installed package")
    try:
        built = fast.build(root, more)
    except fast.CannotBuild as error:
        raise BadInput(str(error)) from None
    click.echo(
        "The compiled copy in .fast is ready." if built else "The compiled copy in .fast is up to date.", err=True
    )
