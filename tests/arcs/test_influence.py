"""Influence (p. 13)."""

from __future__ import annotations

from arcs.prelude import *


def test_influence_01_any_card_no_limit() -> None:
    t = table(3).agents(BLUE, 2, 5).a_ship_each().turn(RED, mobi(2)).act(INFLUENCE).answer(2, INFLUENCE)
    t.answer(2)
    assert t.on_court(2, RED) == 2
    assert t.left(RED, AGENT) == 8


def test_o_05_no_influence_without_an_agent() -> None:
    """It would place nothing: not offered."""
    t = table(3).captives(BLUE, RED, 10).ships(RED, gate(2), 1).turn(RED, mobi(2)).to_pips()
    assert t.choices("action") == [DONE, MOVE]
