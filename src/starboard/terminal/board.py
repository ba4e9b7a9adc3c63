"""Drawing a view: by the game's own module where there is one, else as a table of its data."""

from __future__ import annotations

import importlib
import importlib.util

from rich.console import RenderableType
from rich.table import Table

from starboard.core.game import Title
from starboard.core.state import UNKNOWN, State


def draw(title: Title, view: State, seat: int, language: str, names: tuple[str, ...]) -> RenderableType:
    module = f"starboard.terminal.{title.id.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return plain(view)
    picture: RenderableType = importlib.import_module(module).draw(title, view, seat, language, names)
    return picture


def plain(view: State) -> Table:
    """Every entry of the position, for games without a board of their own."""
    table = Table(show_header=False)
    for name in (*view.ints, *view.lists):
        table.add_row(name, spell(getattr(view, name)))
    for name in view.rows:
        for number, row in enumerate(getattr(view, name)):
            table.add_row(f"{name} {number + 1}", spell(row))
    return table


def spell(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join([spell(one) for one in value]) or "-"
    return "?" if value == UNKNOWN else str(value)
