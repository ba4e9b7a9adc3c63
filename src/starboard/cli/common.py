"""What the commands share: options that choose a game, output, progress, files."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click

from starboard import files
from starboard.core import registry
from starboard.core.errors import BadInput
from starboard.core.game import MAX_SEED, Setup, Title
from starboard.files import Record

Command = TypeVar("Command", bound=Callable[..., Any])
Item = TypeVar("Item")

PATIENCE = 2.0  # seconds before a progress bar appears

# -- options ------------------------------------------------------------------------------------------


def game_options(function: Command) -> Command:
    """``--variant --players --seed --option``, wherever a game is started."""
    for option in (
        click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="Set an option of the game."),
        click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True, help="Random seed."),
        click.option("--players", type=int, default=0, metavar="N", help="How many seats (default: the fewest)."),
        click.option("--variant", default="", metavar="V", help="Variant (default: the first)."),
    ):
        function = option(function)
    return function


def json_option(function: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")(function)


def jobs_option(function: Command) -> Command:
    return click.option(
        "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, metavar="J", help="Processes to use."
    )(function)


def make_setup(title: Title, variant: str, players: int, seed: int, options: tuple[str, ...]) -> Setup:
    given: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option takes NAME=VALUE, not {text!r}")
        given[name.strip()] = value.strip()
    return title.setup(variant, players, seed, given)


# -- output -------------------------------------------------------------------------------------------


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


def track(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """Pass items on; on a terminal, show a bar once they take long."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=total)
    began, shown = time.monotonic(), False
    try:
        for item in items:
            bar.advance(task)
            if not shown and time.monotonic() - began > PATIENCE:
                bar.start()
                shown = True
            yield item
    finally:
        if shown:
            bar.stop()


# -- files --------------------------------------------------------------------------------------------


def read_file(path: Path) -> tuple[Title, dict[str, Any]]:
    """A save or record with the title it belongs to."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is not a Starboard file: it is not text") from None
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    try:
        data = files.parse(text)
        return registry.find(files.title_of(data)), data
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def write_file(path: Path, text: str) -> None:
    """The whole text or nothing: a half-written file never takes the place of a good one."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(name, 0o666 & ~current_umask())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)  # an interrupt may come just after it took its place
            raise
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def writable_folder(path: Path) -> Path:
    """Make the folder where it is missing, and make sure, before any work is done, that files can be put there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None
    return path


def record_text(title: Title, record: Record) -> str:
    return json.dumps(record.data(title)) + "\n"


def write_crash(title: Title, record: Record) -> Path:
    """A game that went wrong, kept as a record file."""
    path = Path(f"crash-{title.id}-{record.setup.seed}.json")
    write_file(path, record_text(title, record))
    return path
