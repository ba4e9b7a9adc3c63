"""Measuring in processes of their own, in this checkout and in others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
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


def run_by_turns(case: Case, mode: str, paths: Sequence[str], seconds: float) -> list[Numbers]:
    """Several packages, each a little at a time until all are done."""
    title, variant, players = case
    arguments = [measure.__file__, title, variant, str(players), str(seconds), measure.BY_TURNS]
    at_work = [start(path, *arguments) for path in paths]
    last = [hear(process) for process in at_work]
    order = list(range(len(paths)))
    while "\n" in last:  # somebody waits for a turn; the others have printed their numbers, or ended without
        order.reverse()  # whoever is second finds the machine warmed up
        for number in order:
            if last[number] == "\n":
                tell(at_work[number])
                last[number] = hear(at_work[number])
    answers = [finish(process, path, last[n], *arguments) for n, (process, path) in enumerate(zip(at_work, paths))]
    assert all([answer["compiled"] == (mode == COMPILED) for answer in answers])
    return [answer["numbers"] for answer in answers]


def tell(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def hear(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def ask(path: str, *arguments: str) -> dict[str, Any]:
    """What Python prints as JSON, with this path searched first."""
    return finish(start(path, *arguments), path, "", *arguments)


def start(path: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", *arguments]
    environment = {**os.environ, "PYTHONPATH": path}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def finish(process: subprocess.Popen[str], path: str, printed: str, *arguments: str) -> dict[str, Any]:
    rest, errors = process.communicate()
    if process.returncode != 0:
        said = errors.strip().splitlines() or ["without a word"]
        raise BadInput(f"{' '.join(arguments)} failed with {path or 'this package'}: {said[-1]}")
    data: dict[str, Any] = json.loads(printed + rest)
    return data


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.4g}"
