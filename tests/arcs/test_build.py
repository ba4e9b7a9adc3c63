"""Build (p. 12)."""

from __future__ import annotations

from arcs.prelude import *


def test_build_01_presence_is_enough() -> None:
    """A single damaged ship beside a rival's fleet may found a city; gates have no slots."""
    t = table(3).ships(RED, arrow(2), 0, 1).ships(BLUE, arrow(2), 4).ships(RED, gate(3), 2)
    t.build()
    assert t.choices("piece") == [CITY, STARPORT]
    t.answer(CITY)
    assert t.places(arrow(2), RED) == [place_at(arrow(2), 0)]


def test_build_01_a_building_is_presence_and_full_planets_take_no_more() -> None:
    t = table(3).city(RED, hexa(2)).city(RED, arrow(3)).build().fill(piece=STARPORT)
    assert t.places(hexa(2), RED) == [place_at(hexa(2), 0), place_at(hexa(2), 1)]
    assert t.choices("action") == [DONE, BUILD]
    t.answer(BUILD)
    assert t.fresh(RED, hexa(2)) == 1  # only the new starport's ship was left to build


def test_build_02_everything_under_foreign_control_arrives_damaged() -> None:
    t = table(3).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).turn(RED, construct(2))
    t.act(BUILD).fill(piece=SHIP).answer(BUILD).fill(piece=CITY)
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (0, 1)
    assert t.building_at(hexa(2), 1) == building(RED, CITY, DAMAGED)


def test_build_02_in_uncontrolled_systems_fresh() -> None:
    t = table(3).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).ships(GOLD, hexa(2), 1).turn(RED, construct(2))
    t.act(BUILD).fill(piece=SHIP)
    assert t.fresh(RED, hexa(2)) == 1


def test_build_03_one_ship_per_starport_and_turn_prelude_included() -> None:
    t = table(3).starport(RED, arrow(2)).tokens(RED, MATERIAL).turn(RED, construct(2))
    t.spend(RED, 0).answer(BUILD)
    assert t.fresh(RED, arrow(2)) == 1
    assert [line.refs for line in t.told("build")] == [(RED, SHIP, arrow(2))]
    assert not t.told("place_ships")  # told once
    assert t.asked() == ""  # nothing else can be built: the turn ran out


def test_build_03_a_starport_built_this_turn_may_be_used() -> None:
    t = table(3).ships(RED, arrow(2), 1).build().fill(piece=STARPORT).answer(BUILD)
    assert t.fresh(RED, arrow(2)) == 2


def test_build_04_an_empty_supply_builds_nothing() -> None:
    """It is allowed to trigger a modifier, which no card of the base box has: so it is not offered."""
    t = table(3).starport(RED, arrow(2)).trophies(BLUE, RED, SHIP, 15).turn(RED, construct(2)).to_pips()
    assert t.asked() == ""  # the only planet is full, and there is no ship to build
    t = table(3).ships(RED, arrow(2), 1).cities_off_board(RED, 5).build()
    assert t.places(arrow(2), RED) == [place_at(arrow(2), 0)]
    assert t.building_at(arrow(2)) == building(RED, STARPORT, FRESH)  # no city was left


def test_oc_03_limits_are_totals_over_all_players() -> None:
    """OC-03: a gate takes one starport and one city, whoever built them."""
    t = table().give(RED, GatePorts, GateStations).ships(RED, gate(2), 1).starport(BLUE, gate(2)).city(BLUE, gate(2))
    t.ships(RED, gate(5), 0, 1).turn(RED, BUILDING).to_pips()
    t.answer(BUILD)  # the other gate only
    assert t.answer(STARPORT).told("build")[-1].refs == (RED, STARPORT, gate(5))


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_building_needs_presence_not_control() -> None:
    t = table(3).ships(RED, arrow(3), 0, 1).ships(BLUE, arrow(3), 3).build().answer(CITY)
    assert t.left(RED, CITY) == 4
