"""``starboard prune``, ``backup`` and ``restore``: also while the server runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from starboard.core.errors import BadInput
from starboard.server.command import database_url, hide_password

if TYPE_CHECKING:
    from starboard.server.database import Database

DB_HELP: Final = "The database, as for serve."


@contextmanager
def opened(db: str) -> Iterator[Database]:
    """A database, brought up to date; trouble is one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from starboard.server.database import Database, NewerDatabase

    url = database_url(db)
    try:
        found = Database(url)
    except (SQLAlchemyError, ImportError, NewerDatabase) as error:
        reason = str(error).splitlines()[0]
        raise BadInput(f"the database {hide_password(url)} cannot be opened: {reason}") from None
    try:
        yield found
    finally:
        found.close()


@click.command()
@click.option("--db", default="", help=DB_HELP)
@click.option("--keep-days", multiple=True, metavar="KIND=DAYS", help="open=7, replay=30, over=365; 0 for ever.")
@click.option("--dry-run", is_flag=True, help="Only count them.")
def prune(db: str, keep_days: tuple[str, ...], dry_run: bool) -> None:
    """Delete tables that nobody has changed for long, and shrink the file."""
    from starboard.server import keeping

    try:
        keep = keeping.read_keep(keep_days)
    except ValueError as error:
        raise BadInput(f"--keep-days: {error}") from None
    with opened(db) as database:
        ids = keeping.outdated(database, keep)
        if dry_run:
            click.echo(f"{len(ids)} tables would be deleted.")
            return
        deleted = 0
        for start in range(0, len(ids), keeping.AT_ONCE):
            deleted += len(keeping.delete(database, ids[start : start + keeping.AT_ONCE], keep))
            click.echo(f"{deleted} of {len(ids)} tables are deleted", err=True)
        if deleted:
            keeping.shrink(database)
        click.echo(f"{deleted} tables were deleted.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--db", default="", help=DB_HELP)
def backup(file: Path, db: str) -> None:
    """Copy all tables into FILE (SQLite), as they are at this moment. Keep it safe: it holds the dice's secrets."""
    from starboard.server import keeping

    if file.exists():
        raise BadInput(f"{file} is there already: a backup overwrites nothing")
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with opened(db) as source, opened(str(file)) as target:
            counts = keeping.copy_all(source, target, tell)
            keeping.shrink(target)
    except BaseException:
        file.unlink(missing_ok=True)
        raise
    click.echo(f"{summary(counts)} are in {file}.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--db", default="", help="An empty database, as for serve.")
def restore(file: Path, db: str) -> None:
    """Copy a backup into an empty database, SQLite or PostgreSQL."""
    from starboard.server import keeping

    with opened(str(file)) as source, opened(db) as target:
        if not keeping.is_empty(target):
            raise BadInput("this database holds tables: a backup is restored into an empty one")
        counts = keeping.copy_all(source, target, tell)
    click.echo(f"{summary(counts)} were restored.")


def tell(what: str, count: int) -> None:
    click.echo(f"{what}: {count}", err=True)


def summary(counts: dict[str, int]) -> str:
    return ", ".join([f"{count} {what}" for what, count in counts.items()])
