"""Declaring an ambition (p. 9)."""

from __future__ import annotations

import pytest

from arcs.prelude import *


def test_round_11_only_the_leader_declares_from_the_card() -> None:
    t = table(3).a_ship_each().turn(BLUE, mobi(2), PIVOT, admin(3))
    assert t.asked() == "Turn.action"
    t = table(3).a_ship_each().marker(TYCOON, 2).turn(BLUE, construct(2))
    t.answer(TYCOON)
    assert t.game.marker_at == [NOTHING, TYCOON, TYCOON]  # the next highest, on the same box


def test_round_11_flipped_markers_go_by_their_value() -> None:
    """Chapter 2: 5 is best, then the flipped 4, then 3."""
    t = table(3).a_ship_each()
    t.game.marker_side = [1, 0, 0]
    t.turn(BLUE, mobi(2)).answer(TYCOON).end_turn()
    t.turn(BLUE, MOVING).answer(TYRANT)
    assert t.game.marker_at == [TYRANT, NOTHING, TYCOON]


def test_round_12_only_the_leaders_declaration_places_the_zero_marker() -> None:
    t = table(3).a_ship_each().turn(RED, admin(2)).answer(TYCOON)
    assert lead_number(t.game) == 0
    t = table(3).give(RED, GalacticBards).a_ship_each().turn(RED, construct(2), PIVOT, admin(3)).answer(TYCOON)
    assert lead_number(t.game) == 3
    t = table(3).court(PopulistDemands).agents(RED, 0, 1).a_ship_each().turn(RED, ATTACK).act(SECURE).answer(WARLORD)
    assert lead_number(t.game) == 3
    assert WARLORD in t.game.marker_at


@pytest.mark.parametrize(("number", "ambition", "left"), [(5, KEEPER, 5), (6, EMPATH, 6), (2, TYCOON, 0)])
def test_round_12_secret_order_prevents_it_for_keeper_and_empath(number: int, ambition: int, left: int) -> None:
    t = table(3).give(RED, SecretOrder).a_ship_each().turn(RED, admin(number)).answer(ambition)
    assert lead_number(t.game) == left


def test_round_11_bards_declare_no_second_time_in_a_round() -> None:
    """Once anybody declared this round, the Bards are silent."""
    t = table(3).give(BLUE, GalacticBards).a_ship_each()
    t.game.declared = 1
    t.turn(BLUE, mobi(2), PIVOT, ADMIN)
    assert t.asked() == "Turn.action"


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_only_the_lead_card_sets_the_zero_marker() -> None:
    t = table(3).give(BLUE, GalacticBards).a_ship_each().turn(BLUE, MOVING, PIVOT, ADMIN).answer(TYRANT)
    assert (TYRANT in t.game.marker_at, lead_number(t.game)) == (True, 3)


def test_fine_06_a_trigger_is_weighed_when_its_turn_comes() -> None:
    """The Court deck ran out while Farseers looked: Connected has nothing to secure."""
    t = table().give(RED, Noble, Farseers).hand(BLUE, admin(2)).turn(RED, ATTACK).answer(TYRANT)
    assert t.choices("card") == [Farseers.printed, Noble.printed]
    t.answer(Farseers.printed).court_deck([]).answer(BLUE)
    assert (t.asked(), t.abilities(Noble)) == ("Turn.spending", [])
