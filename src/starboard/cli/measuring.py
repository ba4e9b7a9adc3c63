"""Measuring in processes of their own, in this checkout and in others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from starboard import fast
from starboard.core.errors import BadInput

INTERPRETED = "interpreted"
COMPILED = "compiled"
MODES = (INTERPRETED, COMPILED)

Case = tuple[str, str, int]  # title, variant, players
Numbers = dict[str, float]  # per metric


def paths(root: Path | None) -> dict[str, str]:
    """The ways to run a checkout (an installed package: None), each with the path that is searched first."""
    if root is None:
        return {COMPILED if fast.compiled() else INTERPRETED: ""}
    found = {INTERPRETED: str(root / "src")}
    if fast.is_fresh(root):
        found[COMPILED] = str(root / ".fast")
    return found


def run(case: Case, mode: str, path: str, seconds: float) -> Numbers:
    """One run. Every checkout measures by its own code: what a core is asked for may change with it."""
    title, variant, players = case
    arguments = [title, "--variant", variant, "--players", str(players), "--seconds", str(seconds), "--worker"]
    answer = ask(path, "bench", *arguments)
    assert answer["compiled"] == (mode == COMPILED)
    numbers: Numbers = answer["numbers"][0]
    return numbers


def ask(path: str, *arguments: str) -> dict[str, Any]:
    """What a command of the package on this path prints as JSON."""
    command = [sys.executable, "-P", "-m", "starboard", *arguments]
    environment = {**os.environ, "PYTHONPATH": path}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        said = result.stderr.strip().splitlines() or ["without a word"]
        raise BadInput(f"starboard {' '.join(arguments)} failed in {path or 'this package'}: {said[-1]}")
    data: dict[str, Any] = json.loads(result.stdout)
    return data
