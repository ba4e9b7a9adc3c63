"""The gate: every card and every ruling of the reference has a test whose name holds its id."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from arcs.prelude import *

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
# Rulings that several cards share.
COMMON = [
    f"{topic}-{number:02}" for topic, count in {"CC": 7, "LC": 4, "OC": 4}.items() for number in range(1, count + 1)
]
# Lines of rulings per card.
OF_CARDS = {
    **{"bc01": 4, "bc02": 3, "bc03": 7, "bc04": 6, "bc05": 1, "bc06": 1, "bc07": 1, "bc08": 2, "bc09": 1, "bc10": 1},
    **{"bc11": 1, "bc12": 2, "bc13": 3, "bc14": 2, "bc15": 1, "bc16": 3, "bc17": 6, "bc18": 0, "bc19": 1, "bc20": 4},
    **{"bc21": 1, "bc22": 3, "bc23": 3, "bc24": 3, "bc25": 4, "bc26": 2, "bc27": 2, "bc28": 3, "bc29": 4, "bc30": 2},
    "bc31": 1,
    **{"lead01": 1, "lead02": 1, "lead03": 3, "lead04": 3, "lead05": 3, "lead06": 2, "lead07": 6, "lead08": 1},
    **{"lead09": 3, "lead10": 5, "lead11": 2, "lead12": 5, "lead13": 5, "lead14": 5, "lead15": 3, "lead16": 3},
    **{"l01": 2, "l02": 3, "l03": 4, "l04": 2, "l05": 1, "l06": 3, "l07": 1, "l08": 3, "l09": 3, "l10": 5},
    **{"l11": 3, "l12": 3, "l13": 3, "l14": 1, "l15": 4, "l16": 2, "l17": 1, "l18": 1, "l19": 1, "l20": 3},
    **{"l21": 2, "l22": 2, "l23": 0, "l24": 1, "l25": 2, "l26": 3, "l27": 4, "l28": 2},
}

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


@pytest.mark.parametrize("id", RULINGS + COMMON)
def test_every_ruling_has_a_test(id: str) -> None:
    assert is_tested(id), f"no test is named after {id}"


@pytest.mark.parametrize("id", sorted(CONFLICTS))
def test_every_conflict_of_the_base_game_is_settled(id: str) -> None:
    assert is_tested(CONFLICTS[id])


@pytest.mark.parametrize("id", OPEN_POINTS)
def test_every_open_point_is_decided(id: str) -> None:
    assert is_tested(id)


BASE = DECK.cards[: DECK.base]


@pytest.mark.parametrize("card", BASE, ids=[card.code for card in BASE])
def test_every_card_has_a_test_for_each_line_of_its_rulings(card: Card) -> None:
    code = card.code.lower()
    assert any([code in name or is_in_range(name, code) for name in NAMES])
    for line in range(1, OF_CARDS[code] + 1):
        assert any([name.startswith(f"test_{code}_{line}_") for name in NAMES]), f"no test is named after {code}_{line}"


def is_in_range(name: str, code: str) -> bool:
    """``test_bc12_to_bc15_...`` tests those between too."""
    ends = re.match(r"test_(bc\d\d)_to_(bc\d\d)_", name)
    return ends is not None and ends.group(1) <= code <= ends.group(2)
