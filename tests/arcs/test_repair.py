"""Repair (p. 13)."""

from __future__ import annotations

from arcs.prelude import *


def test_repair_01_one_own_piece_anywhere() -> None:
    t = table(3).city(RED, hexa(2), DAMAGED).starport(RED, hexa(2), DAMAGED).ships(RED, gate(6), 0, 2)
    t.ships(BLUE, gate(6), 0, 1).turn(RED, construct(2)).act(REPAIR)
    assert t.choices("system") == [hexa(2), gate(6)]
    t.answer(hexa(2))
    assert t.choices("piece") == [CITY, STARPORT]
    t.answer(STARPORT)
    assert t.game.buildings[place_at(hexa(2), 0) : place_at(hexa(2), 2)] == [
        building(RED, CITY, DAMAGED),
        building(RED, STARPORT, FRESH),
    ]
    t.answer(REPAIR, gate(6))
    assert (t.fresh(RED, gate(6)), t.damaged(RED, gate(6)), t.damaged(BLUE, gate(6))) == (1, 1, 1)
