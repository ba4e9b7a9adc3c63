"""Cards: each has a test that names it, and the rules outside the cards name none."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from gates.source import PACKAGE, ROOT, bases, classes, files, short, tree

CARDS = ("Card", "Fate")  # what a card derives from
OPERATIONS = ("Effect",)  # what the operations derive from that cards as data are made of
GAMES = sorted([path.parent.name for path in (PACKAGE / "games").glob("*/title.py")])


def leaves(game: str, roots: tuple[str, ...]) -> dict[str, Path]:
    """Leaf classes below the roots, and the file of each."""
    above: dict[str, list[str]] = {}
    place: dict[str, Path] = {}
    for path in files(f"games/{game}"):
        for node in classes(path):
            above[node.name] = bases(node)
            place[node.name] = path
    inner = {base for names in above.values() for base in names}
    return {name: place[name] for name in above if name not in inner and descends(name, roots, above)}


def descends(name: str, roots: tuple[str, ...], above: dict[str, list[str]]) -> bool:
    return any([base in roots or descends(base, roots, above) for base in above.get(name, [])])


def names_in(source: ast.AST) -> set[str]:
    """Every name that is used. Lists of imports do not use what they name, nor do texts and comments."""
    return {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(source)
        if isinstance(node, (ast.Name, ast.Attribute))
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_without_a_test(game: str) -> None:
    used = set().union(*[names_in(tree(path)) for path in sorted((ROOT / "tests" / game).rglob("test_*.py"))])
    untested = [name for name in leaves(game, CARDS + OPERATIONS) if name not in used]
    assert not untested, f"{len(untested)} cards of {game} are named in no test: {', '.join(untested[:12])}"


def test_a_card_is_not_tested_by_a_longer_name() -> None:
    """The Elder is neither the Elder Broker nor a word in a text."""
    used = names_in(ast.parse("from cards import Elder\nt.give(RED, cards.ElderBroker)  # Elder\nassert 'Elder'"))
    assert "ElderBroker" in used
    assert "Elder" not in used


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_named_among_cards_only(game: str) -> None:
    """The rules call moments; they never know which card answers. A file that defines cards may name its neighbours."""
    names = leaves(game, CARDS)
    homes = set(names.values())
    for path in files(f"games/{game}"):
        if path in homes or "cards" in path.stem or "cards" in path.parts or "fates" in path.parts:
            continue
        named = sorted(names_in(tree(path)) & set(names))
        assert not named, f"{short(path)} names the cards {', '.join(named)}"
