"""``starboard build-fast``."""

from __future__ import annotations

import click

from starboard import fast
from starboard.core.errors import BadInput


@click.command()
def command() -> None:
    """Compile core, games and bots with mypyc into .fast (needs gcc); ./starboard then uses the copy."""
    root = fast.repository()
    if root is None:
        raise BadInput("build-fast works in a clone of the repository, not in an installed package")
    try:
        built = fast.build(root)
    except fast.CannotBuild as error:
        raise BadInput(str(error)) from None
    click.echo(
        "The compiled copy in .fast is ready." if built else "The compiled copy in .fast is up to date.", err=True
    )
