"""Measuring in processes of their own, in this checkout and in others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from starboard import fast, measure
from starboard.core.errors import BadInput

INTERPRETED = "interpreted"
COMPILED = "compiled"
MODES = (INTERPRETED, COMPILED)

# Each checkout knows best what its own copy is made from.
IS_FRESH = """\
import json, pathlib, sys
from starboard import fast
print(json.dumps({"fresh": fast.is_fresh(pathlib.Path(sys.argv[1]))}))
"""

Case = tuple[str, str, int]  # title, variant, players
Numbers = dict[str, float]  # per metric


def paths(root: Path | None) -> dict[str, str]:
    """The ways to run a checkout (an installed package: None), each with the path that is searched first."""
    if root is None:
        return {COMPILED if fast.compiled() else INTERPRETED: ""}
    found = {INTERPRETED: str(root / "src")}
    if ask(found[INTERPRETED], "-c", IS_FRESH, str(root))["fresh"]:
        found[COMPILED] = str(root / ".fast")
    return found


def run(case: Case, mode: str, path: str, seconds: float) -> Numbers:
    """One run. The measuring code is always ours, the package that it measures the one on the path."""
    title, variant, players = case
    answer = ask(path, measure.__file__, title, variant, str(players), str(seconds))
    assert answer["compiled"] == (mode == COMPILED)
    numbers: Numbers = answer["numbers"]
    return numbers


def ask(path: str, *arguments: str) -> dict[str, Any]:
    """What Python prints as JSON, with this path searched first."""
    command = [sys.executable, "-P", *arguments]
    environment = {**os.environ, "PYTHONPATH": path}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        said = result.stderr.strip().splitlines() or ["without a word"]
        raise BadInput(f"{' '.join(arguments)} failed with {path or 'this package'}: {said[-1]}")
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.4g}"
