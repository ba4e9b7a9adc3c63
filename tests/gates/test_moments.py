"""Moments of Arcs: each is overridden by a card and called by a rule. A moment that nobody needs goes."""

from __future__ import annotations

import ast
from inspect import isfunction
from pathlib import Path

import pytest

from gates.source import PACKAGE, files, tree
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.cards.card import DECK, MOMENTS, Card

CARDS = PACKAGE / "games" / "arcs" / "cards"
HELPERS = ("works", "says", "clears_outrage")  # what cards call themselves
ASKED = [name for name, thing in vars(Card).items() if isfunction(thing) and name[0] != "_" and name not in HELPERS]


def overriding(moment: str) -> list[str]:
    return [card.code for card in DECK.cards if getattr(type(card), moment) is not getattr(Card, moment)]


def calls(source: ast.AST, moment: str) -> bool:
    """Whether the moment is called on something that is not ``super()``."""
    return any(
        [
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == moment
            for node in ast.walk(source)
        ]
    )


def looks_up(source: ast.AST, moment: str) -> bool:
    """Whether the rows of the moment are read: ``game.moments.most_dice``."""
    return any(
        [
            isinstance(node, ast.Attribute) and node.attr == moment and ast.unparse(node.value).endswith("moments")
            for node in ast.walk(source)
        ]
    )


def sources() -> list[tuple[Path, ast.Module]]:
    return [(path, tree(path)) for path in files("games/arcs")]


def test_all_moments_are_methods_of_a_card() -> None:
    assert catalogue.FILES
    assert set(MOMENTS) <= set(ASKED)


@pytest.mark.parametrize("moment", ASKED)
def test_a_card_overrides_each_moment(moment: str) -> None:
    assert overriding(moment), f"no card overrides {moment}"


@pytest.mark.parametrize("moment", ASKED)
def test_a_rule_calls_each_moment(moment: str) -> None:
    rules = [source for path, source in sources() if path.parent != CARDS]
    assert any([calls(source, moment) for source in rules]), f"no rule calls {moment}"
    if moment in MOMENTS:
        assert any([looks_up(source, moment) for source in rules]), f"no rule looks up who answers to {moment}"


def test_the_gate_finds_a_moment_that_nobody_calls() -> None:
    source = ast.parse("for card in game.moments.most_dice[seat]:\n    most = card.least_dice(game, seat)")
    assert not calls(source, "most_dice")
    assert looks_up(source, "most_dice")
    assert calls(source, "least_dice")
    assert not looks_up(source, "least_dice")
    assert not overriding("works")
