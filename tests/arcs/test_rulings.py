"""The gate: every ruling of the reference has a test whose name holds its id."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

COUNTS = {
    "SETUP": 9,
    "MAP": 4,
    "ROUND": 17,
    "PRELUDE": 14,
    "TAX": 3,
    "BUILD": 4,
    "MOVE": 3,
    "SECURE": 3,
    "INFLUENCE": 1,
    "REPAIR": 1,
    "BATTLE": 10,
    "OUTRAGE": 5,
    "RANSACK": 2,
    "SCORE": 9,
    "FINE": 11,
    "WORD": 5,
}
RULINGS = [f"{topic}-{number:02}" for topic, count in COUNTS.items() for number in range(1, count + 1)]
LEADERS_AND_LORE = ["SETUP-07", "SETUP-08", "SETUP-09"]  # tested with leaders and lore

# Conflicts between sources: the ruling that settles them, or their own test.
CONFLICTS = {
    "X-01": "SETUP-01",
    "X-02": "PRELUDE-11",
    "X-04": "FINE-03",
    "X-05": "PRELUDE-08",
    "X-06": "PRELUDE-07",
    "X-07": "SCORE-02",
    "X-08": "ROUND-06",
    "X-09": "SCORE-08",
    "X-10": "RANSACK-01",
    "X-11": "BUILD-02",
    "X-12": "MOVE-02",
    "X-14": "X-14",
    "X-15": "SCORE-05",
    "X-16": "SETUP-02",
    "X-19": "ROUND-12",
    "X-25": "X-25",
    "X-26": "ROUND-03",
    "X-28": "X-28",
    "X-29": "X-29",
    "X-31": "X-31",
    "X-34": "X-34",
}
OPEN_POINTS = ["O-01", "O-03", "O-05", "O-06", "O-07", "O-09"]


def names_here() -> list[str]:
    """Names of all tests in this folder."""
    names: list[str] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        names += [node.name for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef)]
    return names


NAMES = [name for name in names_here() if name.startswith("test_")]


def is_tested(id: str) -> bool:
    slug = id.lower().replace("-", "_")
    return any([f"_{slug}_" in f"{name}_" for name in NAMES])


def test_the_reference_counts_101_rulings() -> None:
    assert len(RULINGS) == 101


@pytest.mark.parametrize("id", [id for id in RULINGS if id not in LEADERS_AND_LORE])
def test_every_ruling_has_a_test(id: str) -> None:
    assert is_tested(id), f"no test is named after {id}"


@pytest.mark.parametrize("id", sorted(CONFLICTS))
def test_every_conflict_of_the_base_game_is_settled(id: str) -> None:
    assert is_tested(CONFLICTS[id])


@pytest.mark.parametrize("id", OPEN_POINTS)
def test_every_open_point_is_decided(id: str) -> None:
    assert is_tested(id)
