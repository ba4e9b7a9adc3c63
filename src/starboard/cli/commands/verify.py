"""``starboard verify``."""

from __future__ import annotations

from pathlib import Path

import click

from starboard.cli import common
from starboard.core.errors import BadInput
from starboard.files import read_record, verify_dice


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@common.json_option
def command(file: Path, as_json: bool) -> None:
    """Draw every die and every shuffle of a record anew, from the secret that the table told at its end."""
    title, data = common.read_file(file)
    try:
        record = read_record(title, data)
        drawn = verify_dice(title, record)
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    assert record.proof is not None
    if as_json:
        common.print_json({"drawn": drawn, "hash": record.proof.hash, "words": record.proof.words})
        return
    click.echo(f"All {drawn} rolls and shuffles are as the secret of the table has them (hash {record.proof.hash}).")
