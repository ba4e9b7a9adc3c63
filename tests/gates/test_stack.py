"""The stack is no place to search: a rule knows the frames it needs by its fields, and readers ask ``innermost``."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from gates.source import PACKAGE, bases, called, files, short, tree

GAMES = files("games")
ROWS = "arcs/cards/card.py"  # sets rows of Moments by name, for the list of names comes from that class


def offences(source: ast.Module) -> list[str]:
    """What a module does with the stack beyond looking at its top, at a frame saved in a field, or whether it ended."""
    found: list[str] = []
    for parent in ast.walk(source):
        if isinstance(parent, ast.Call) and called(parent) == "setattr":
            found.append(f"line {parent.lineno}: setattr")
        if isinstance(parent, ast.ClassDef) and "Procedure" in bases(parent):
            calls = [node for node in ast.walk(parent) if isinstance(node, ast.Call) and called(node) == "innermost"]
            found += [f"line {call.lineno}: the rule {parent.name} searches the stack" for call in calls]
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.Attribute) and node.attr == "stack" and not looks(parent, node):
                found.append(f"line {node.lineno}: {ast.unparse(parent).splitlines()[0]}")
    return found


def looks(parent: ast.AST, stack: ast.Attribute) -> bool:
    if isinstance(parent, ast.Subscript):
        return ast.unparse(parent.slice) in ("-1", "depth") or isinstance(parent.slice, ast.Attribute)
    if isinstance(parent, ast.Call):
        return called(parent) == "len"
    if isinstance(parent, ast.Assign):
        return stack in parent.targets
    return isinstance(parent, (ast.If, ast.IfExp, ast.BoolOp, ast.UnaryOp))


@pytest.mark.parametrize("path", GAMES, ids=[short(path) for path in GAMES])
def test_no_rule_searches_the_stack(path: Path) -> None:
    found = offences(tree(path))
    if path == PACKAGE / "games" / ROWS:
        found = [offence for offence in found if not offence.endswith("setattr")]
    assert not found, f"{short(path)}: {found}"


@pytest.mark.parametrize(
    "wrong",
    [
        "for frame in game.stack: pass",
        "for frame in reversed(game.stack): pass",
        "found = [frame for frame in game.stack if isinstance(frame, Battle)]",
        "below = game.stack[-2]",
        "rest = game.stack[1:]",
        "first = game.stack[0]",
        "stack = game.stack",
        "setattr(frame, 'faces', ())",
        "class Hit(Procedure):\n    def strike(self, game): game.innermost(Battle).hits += 1",
    ],
)
def test_the_gate_finds(wrong: str) -> None:
    assert offences(ast.parse(wrong))


@pytest.mark.parametrize(
    "right",
    [
        "top = game.stack[-1]",
        "attack = game.stack[self.attack]",
        "def attack_at(game, depth): return game.stack[depth]",
        "depth = len(game.stack)",
        "laying = game.stack and isinstance(game.stack[-1], NewContacts)",
        "game.stack = [Turn(), Prepare()]",
        "def worth(game): return game.innermost(Battle)",
    ],
)
def test_the_gate_lets_pass(right: str) -> None:
    assert not offences(ast.parse(right))
