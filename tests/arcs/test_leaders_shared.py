"""What leaders of several files share."""

from __future__ import annotations

from arcs.prelude import *


def test_lc_03_a_demoted_first_place_has_no_city_bonus_and_nobody_moves_up() -> None:
    """LC-03: also a tie for first pays the demoted one nothing; the others are judged as usual."""
    t = table().give(RED, Elder).marker(TYRANT).cities_off_board(RED, 5).captives(RED, BLUE, 2)
    assert t.score().power() == [3, 0, 0]
    t = table().give(RED, Elder).marker(TYRANT).captives(RED, BLUE, 2).captives(BLUE, RED, 2).captives(GOLD, RED, 1)
    assert t.score().power() == [0, 3, 0]
    t = table().give(RED, Warrior).marker(EMPATH).tokens(RED, PSIONIC, PSIONIC).tokens(BLUE, PSIONIC)
    assert t.score().power() == [3, 3, 0]


def test_lc_04_the_bonus_comes_even_when_the_citys_type_is_exhausted() -> None:
    """LC-04 for Mystic, Fuel-Drinker and (in the pack) Agitator."""
    for card, bonus in ((Mystic, PSIONIC), (FuelDrinker, FUEL)):
        t = copying(table().give(RED, card).city(RED, hexa(2)).supply(RELIC, 0), ADMINISTRATION)
        t.answer(TAX).fill(slot=0)
        assert t.slots(RED)[:2] == [bonus, NOTHING]
