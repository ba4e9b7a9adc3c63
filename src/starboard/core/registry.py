"""Finding titles. A package below ``starboard.games`` with a module ``title`` that defines ``TITLE`` is registered."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from typing import Any, Final

from starboard.core.errors import BadInput
from starboard.core.game import Title

PARTS: Final[dict[str, Any]] = {}  # what was looked for before: the server asks at every choice


def names() -> list[str]:
    """The ids of all titles, without loading them."""
    package = importlib.import_module("starboard.games")
    found = [info.name for info in pkgutil.iter_modules(package.__path__) if info.ispkg]
    whole = [name for name in found if importlib.util.find_spec(f"starboard.games.{name}.title") is not None]
    return sorted([name.replace("_", "-") for name in whole])


def find(name: str) -> Title:
    id = name.replace("_", "-")
    if id not in names():
        raise BadInput(f"there is no game {name!r}; there are {', '.join(names())}")
    module = importlib.import_module(f"starboard.games.{id.replace('-', '_')}.title")
    title: Title = module.TITLE
    return title


def titles() -> list[Title]:
    return [find(name) for name in names()]


def part_of(title: Title, part: str) -> Any:
    """An optional module beside the title's own, for what only some rooms ask a game; None if there is none."""
    package = type(title).__module__.rpartition(".")[0]
    name = f"{package}.{part}"
    if name not in PARTS:
        there = package != "" and importlib.util.find_spec(name) is not None
        PARTS[name] = importlib.import_module(name) if there else None
    return PARTS[name]
