"""Packed numbers are made and read in ``codes.py``; strides of hot lists and sets for search stay in few files more."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from gates.source import called, files, short, tree

ARCS = (
    *("SYSTEMS", "PLACES", "SLOTS", "PIECES", "SEATS", "OWNERS", "RESOURCES", "TOKEN_KINDS"),
    *("ACTION_CARDS", "ACTION_FACES", "FAITHFUL_CARDS", "CARD_ROOM"),
)
ARCHE = ("MOST_SLOTS", "SUMS")
CARPE_ASTRA = ("DECKS", "GUILDS", "SIDE")
STRIDES = ARCS + ARCHE + CARPE_ASTRA
# Beside the strides of hot lists: multisets of dice in a plan, the grid of hexes, sets of places in search, and how
# numbers were packed under older rules.
HOT = {
    "arche": ("codes", "queries", "verbs", "dice_plan"),
    "arcs": ("codes", "queries", "verbs", "features", "former"),
    "carpe_astra": ("codes", "queries", "features", "hexes", "matching", "networks", "infiltration_plan"),
}
RULES = [path for game, hot in HOT.items() for path in files(f"games/{game}") if path.stem not in hot]


def is_stride(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id in STRIDES
    if isinstance(node, ast.Attribute):
        return node.attr in STRIDES
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1


def packs(node: ast.AST) -> bool:
    """``seat * 7 + slot``, ``code // 7``, ``code % 7``, ``bits >> type & 1``, ``divmod(code, 7)``."""
    if isinstance(node, ast.Call):
        return called(node) == "divmod"
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, (ast.BitAnd, ast.LShift, ast.RShift)):
        return True
    if isinstance(node.op, (ast.FloorDiv, ast.Mod)):
        return is_stride(node.right) and ast.unparse(node).split()[-2:] != ["//", "2"]  # a half
    sides = (node.left, node.right)
    products = [side for side in sides if isinstance(side, ast.BinOp) and isinstance(side.op, ast.Mult)]
    return isinstance(node.op, ast.Add) and any([is_stride(product.right) for product in products])


def packed(source: ast.AST) -> list[str]:
    return [f"line {node.lineno}: {ast.unparse(node)}" for node in ast.walk(source) if packs(node)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", RULES, ids=[short(path) for path in RULES])
def test_numbers_are_packed_in_codes_only(path: Path) -> None:
    found = packed(tree(path))
    assert not found, f"{short(path)}: {found}"


@pytest.mark.parametrize(
    "wrong",
    [
        "owner * 100 + card.id",
        "OFFER + card.id * 8 + number",
        "game.slots[seat * SLOTS + slot]",
        "game.support[seat * data.GUILDS + guild]",
        "place // 3",
        "window % 100",
        "where % ACTION_CARDS",
        "(value - 1) & 2",
        "1 << resource",
        "how, card = divmod(choice, 28)",
    ],
)
def test_the_gate_finds(wrong: str) -> None:
    assert packed(ast.parse(wrong))


@pytest.mark.parametrize("right", ["2 * fresh + damaged", "(seat + 1) % game.players", "0.42 * fresh + 0.15 * damaged"])
def test_the_gate_lets_pass(right: str) -> None:
    assert not packed(ast.parse(right))
