"""Bots from files of their own: ``--load my_bot.py`` runs the file, which registers what it defines."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from starboard.core.errors import BadInput

LOADED: dict[str, bool] = {}


def load_bots(files: tuple[str, ...]) -> None:
    """Run each file once per process. It is code of the person at the keyboard; no player can name a file."""
    for name in files:
        if name not in LOADED:
            run_file(Path(name))
            LOADED[name] = True


def run_file(path: Path) -> None:
    spec = importlib.util.spec_from_file_location(f"starboard_own_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadInput(f"{path} is not a Python file that can be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadInput(f"{path} cannot be loaded: {error!r}") from None


def whole_paths(files: tuple[str, ...]) -> tuple[str, ...]:
    """Workers may stand in another folder."""
    return tuple([str(Path(name).resolve()) for name in files])
