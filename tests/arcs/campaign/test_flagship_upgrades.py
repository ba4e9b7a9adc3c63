"""What Upgrades are good for besides battle (p. 25)."""

from __future__ import annotations

from arcs.campaign.reach import *
from arcs.campaign.test_flagship import CITY_HULL, PORT_HULL
from starboard.core.text import EN, Nouns, render

DRIVE = fitting(SLIPSTREAM, STARPORT)
ARRAY = fitting(CONTROL_ARRAY, CITY)


def test_the_slipstream_drive_catapults_the_flagship_alone_once_a_turn() -> None:
    """fla.types, C-120: in the Prelude, past gates that nobody else controls."""
    t = campaign().flagship(RED, arrow(1), DRIVE, damaged=(SLIPSTREAM,)).ships(RED, arrow(1), 2).ships(BLUE, gate(3), 1)
    t.tokens(RED, FUEL).turn(RED, MOVING).to_prelude()
    assert t.offers() == [("AID10", 0), ("AID10", 1)]
    t.use(Flagship).answer(gate(1)).answer(gate(2)).answer(gate(3))
    assert t.game.flagship_at[RED] == gate(3)
    assert (t.fresh(RED, arrow(1)), t.fresh(RED, gate(3))) == (2, 1)
    assert t.asked() == "Turn.spending"
    assert t.offers() == []
    assert refused(t)["Flagship – Slipstream Drive: the Flagship alone"][0] == "Used already this turn."


def test_or_it_catapults_other_ships_from_the_flagship() -> None:
    """fla.types, C-120: without it."""
    t = campaign().flagship(RED, arrow(1), DRIVE).ships(RED, arrow(1), 2, 1).turn(RED, MOVING).to_prelude()
    t.use(Flagship, 1).answer(gate(1))
    assert t.choices("fresh") == [0, 1, 2]
    t.answer(2).answer(1).answer(gate(6)).answer(2).answer(1).done()
    assert (t.game.flagship_at[RED], t.fresh(RED, gate(6)), t.damaged(RED, gate(6))) == (arrow(1), 2, 1)
    assert t.fresh(RED, arrow(1)) == 1


def test_without_a_drive_or_other_ships_it_is_not_offered() -> None:
    """fla.types"""
    t = campaign().flagship(RED, arrow(1), DRIVE).ships(BLUE, arrow(1), 1).turn(RED, MOVING).to_prelude()
    assert t.offers() == [("AID10", 0)]
    assert "Flagship – Slipstream Drive: other ships" in refused(t)
    t = campaign().flagship(RED, arrow(1), PORT_HULL).ships(RED, arrow(1), 1).turn(RED, MOVING).to_pips()
    assert t.offers() == []


def test_using_the_drive_leaves_the_ship_of_the_turn_to_build() -> None:
    """fla.ships"""
    t = campaign().flagship(RED, gate(1), DRIVE).turn(RED, BUILDING).to_prelude().use(Flagship)
    t.answer(gate(2)).done()
    t.act(BUILD)
    assert t.fresh(RED, gate(2)) == 2


def test_a_control_array_taxes_all_cities_of_its_cluster_from_the_gate() -> None:
    """fla.types, ter.like_loyal: rival and Free ones, without control and without captives."""
    t = campaign().flagship(RED, gate(2), ARRAY).city(BLUE, arrow(2)).ships(BLUE, arrow(2), 3).free_city(hexa(2))
    t.city(BLUE, hexa(1)).tax()
    assert t.choices("place") == [place_at(arrow(2), 0), place_at(hexa(2), 0)]
    t.answer(place_at(arrow(2), 0))
    t.fill(slot=0)
    assert (t.count(RED, PSIONIC), t.captives_of(RED, BLUE)) == (1, 0)


def test_where_red_is_in_control_the_city_is_taxed_as_usual() -> None:
    """C-121: an agent is captured."""
    t = campaign().flagship(RED, gate(2), ARRAY).city(BLUE, arrow(2)).ships(RED, arrow(2), 1).tax().fill(slot=0)
    assert (t.count(RED, PSIONIC), t.captives_of(RED, BLUE)) == (1, 1)


def test_away_from_gates_or_without_the_array_nothing_is_taxed() -> None:
    """fla.types"""
    for t in (campaign().flagship(RED, crescent(2), ARRAY), campaign().flagship(RED, gate(2), CITY_HULL)):
        t.city(BLUE, arrow(2)).ships(BLUE, arrow(2), 1)
        assert taxable(t.game, RED) == []


def test_the_truce_binds_a_control_array() -> None:
    """emp.truce, tie.cannot"""
    t = campaign().flagship(RED, gate(2), ARRAY).city(BLUE, arrow(2)).imperial(arrow(2), 1)
    assert taxable(t.game, RED) == []


def test_the_board_names_its_places_and_hides_nothing() -> None:
    """fla.board: Upgrades, each with its Armor, in the order of the board."""
    nouns = Nouns(TITLE)
    t = campaign().flagship(RED, hexa(1), CITY_HULL).build().answer(STARPORT)
    labels = [render(TITLE.label(t.game, choice), EN, nouns) for choice in t.choices("place")]
    assert labels == ["On the board: Ship Crane", "As Armor: Hull"]
    t = campaign().flagship(RED, hexa(1)).build().answer(STARPORT)
    labels = [render(TITLE.label(t.game, choice), EN, nouns) for choice in t.choices("place")]
    assert labels == ["On the board: Ship Crane", "On the board: Hull"]
