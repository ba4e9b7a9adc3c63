"""Tax (p. 12)."""

from __future__ import annotations

from arcs.prelude import *


def test_tax_01_own_cities_need_no_control_rival_ones_do() -> None:
    t = table(3).city(RED, arrow(3)).ships(BLUE, arrow(3), 3).city(BLUE, arrow(2)).ships(RED, arrow(2), 1)
    t.ships(BLUE, arrow(2), 0, 5).city(GOLD, crescent(5)).tax()
    assert t.choices("place") == [place_at(arrow(2), 0), place_at(arrow(3), 0)]
    t.answer(place_at(arrow(3), 0)).fill(slot=0)
    assert t.count(RED, MATERIAL) == 1
    assert sum(t.game.captives) == 0


def test_tax_01_a_rival_city_yields_a_captive_even_without_a_token() -> None:
    t = table(3).city(BLUE, arrow(2)).ships(RED, arrow(2), 1).supply(PSIONIC, 0).tax()
    assert t.count(RED, PSIONIC) == 0
    assert t.captives_of(RED, BLUE) == 1
    assert t.left(BLUE, AGENT) == 9


def test_tax_02_each_city_once_per_turn_prelude_included() -> None:
    """Two cities on one planet are taxed one after the other."""
    t = table(3).city(RED, hexa(2)).city(RED, hexa(2)).tokens(RED, PSIONIC).turn(RED, ADMIN)
    t.spend(RED, 0).answer(TAX).fill(slot=0)
    assert t.asked() == "Turn.spending"
    t.done().answer(TAX).fill(slot=1)  # the other one
    assert t.count(RED, RELIC) == 2
    assert TAX not in t.choices("action")


def test_tax_02_next_turn_again() -> None:
    t = table(3).city(RED, hexa(2)).a_ship_each().tax().fill(slot=0).end_turn()
    t.tax().fill(slot=1)
    assert t.count(RED, RELIC) == 2


def test_tax_03_an_exhausted_type_and_an_empty_rival_supply_stop_no_tax() -> None:
    t = table(3).city(BLUE, arrow(2)).ships(RED, arrow(2), 1).captives(GOLD, BLUE, 10).tax()
    t.fill(slot=0)
    assert t.count(RED, PSIONIC) == 1
    assert t.captives_of(RED, BLUE) == 0
