"""Moments of Arcs: each is overridden by a card and called by a rule. A moment that nobody needs goes."""

from __future__ import annotations

import ast
from functools import cache
from inspect import isfunction

import pytest

from gates.source import PACKAGE, files, tree
from starboard.games.arcs.campaign import catalogue as campaign
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.cards.card import DECK, MOMENTS, Card

CARDS = PACKAGE / "games" / "arcs" / "cards"
HELPERS = ("works", "says", "clears_outrage")  # what cards call themselves
ASKED = [name for name, thing in vars(Card).items() if isfunction(thing) and name[0] != "_" and name not in HELPERS]


def overriding(moment: str) -> list[str]:
    return [card.code for card in DECK.cards if getattr(type(card), moment) is not getattr(Card, moment)]


def called(source: ast.AST) -> set[str]:
    """The methods that are called on something."""
    return {
        node.func.attr
        for node in ast.walk(source)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }


def looked_up(source: ast.AST) -> set[str]:
    """The moments whose rows are read: ``game.moments.most_dice``."""
    return {
        node.attr
        for node in ast.walk(source)
        if isinstance(node, ast.Attribute) and node.attr in MOMENTS and ast.unparse(node.value).endswith("moments")
    }


@cache
def rules() -> list[ast.Module]:
    return [tree(path) for path in files("games/arcs") if path.parent != CARDS]


@cache
def called_by_rules() -> set[str]:
    return {name for source in rules() for name in called(source)}


@cache
def looked_up_by_rules() -> set[str]:
    return {name for source in rules() for name in looked_up(source)}


def test_all_moments_are_methods_of_a_card() -> None:
    assert catalogue.FILES
    assert campaign.FILES
    assert set(MOMENTS) <= set(ASKED)


@pytest.mark.parametrize("moment", ASKED)
def test_a_card_overrides_each_moment(moment: str) -> None:
    assert overriding(moment), f"no card overrides {moment}"


@pytest.mark.parametrize("moment", ASKED)
def test_a_rule_calls_each_moment(moment: str) -> None:
    assert moment in called_by_rules(), f"no rule calls {moment}"
    if moment in MOMENTS:
        assert moment in looked_up_by_rules(), f"no rule looks up who answers to {moment}"


def test_the_gate_finds_a_moment_that_nobody_calls() -> None:
    source = ast.parse("for card in game.moments.most_dice[seat]:\n    most = card.least_dice(game, seat)")
    assert called(source) == {"least_dice"}
    assert looked_up(source) == {"most_dice"}
    assert not overriding("works")
