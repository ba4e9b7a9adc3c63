"""Questions to a position: control (p. 7), slots, icons, what a seat has."""

from __future__ import annotations

from arcs.prelude import *


def test_most_fresh_ships_control() -> None:
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).ships(GOLD, gate(2), 1)
    assert t.controller(gate(2)) == RED


def test_tie_for_most_means_nobody() -> None:
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 2).ships(GOLD, gate(2), 2)
    assert t.controller(gate(2)) == NOBODY
    assert t.ships(GOLD, gate(2), 1).controller(gate(2)) == GOLD


def test_damaged_ships_and_buildings_control_nothing() -> None:
    t = table(3).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 0, 5).city(BLUE, hexa(2)).starport(BLUE, hexa(2))
    assert t.controller(hexa(2)) == RED
    t = table(3).ships(BLUE, hexa(2), 0, 5).city(BLUE, hexa(2))
    assert t.controller(hexa(2)) == NOBODY


def test_empty_system_is_nobodys() -> None:
    assert table(3).controller(gate(5)) == NOBODY


def test_map_02_control_needs_strictly_more_fresh_ships() -> None:
    t = table(3).ships(RED, arrow(2), 2).ships(BLUE, arrow(2), 1, 3).city(BLUE, arrow(2))
    assert t.controller(arrow(2)) == RED
    assert t.ships(BLUE, arrow(2), 1).controller(arrow(2)) == NOBODY
    assert t.controller(arrow(3)) == NOBODY


def test_map_03_controlling_a_system_controls_what_is_in_it() -> None:
    t = table(3).ships(RED, arrow(2), 1).city(BLUE, arrow(2)).tax().fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1


def test_map_04_damaged_buildings_and_ships_work() -> None:
    """A damaged city is taxed, a damaged starport builds and launches, damaged ships move and roll."""
    t = table(3).city(RED, arrow(2), DAMAGED).tax().fill(slot=0)
    assert t.told("gain")
    t = table(3).starport(RED, arrow(2), DAMAGED).build()
    assert t.fresh(RED, arrow(2)) == 1
    t = table(3).starport(RED, arrow(2), DAMAGED).ships(RED, arrow(2), 0, 2).turn(RED, MOVING)
    t.act(MOVE).fill(end=gate(2), damaged=2)
    assert t.asked() == "Move.end"  # the catapult goes on
    t = table(3).ships(RED, gate(2), 0, 2).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2]


def test_prelude_10_resources_you_have_are_also_on_cartels() -> None:
    t = table(3).give(RED, MaterialCartel).tokens(RED, MATERIAL).supply(MATERIAL, 3)
    assert ambition_count(t.game, RED, TYCOON) == 1 + 3 + 1  # token, pile, card


def test_score_09_guild_cards_give_one_icon_leaders_and_lore_none() -> None:
    t = table(3).give(RED, MiningInterest)
    assert [icons(t.game, RED, resource) for resource in range(RESOURCES)] == [1, 0, 0, 0, 0]
    t.game.holder[FIRST_LEADER] = t.game.holder[FIRST_LORE] = RED
    assert sum([icons(t.game, RED, resource) for resource in range(RESOURCES)]) == 1


def test_fine_03_cities_leave_from_the_left_and_return_to_the_right() -> None:
    """Slots open with 0 to 5 cities built: 2, 3, 4, 6, 6, 6; a returned city closes the last one opened."""
    t = table(3)
    opened = []
    for built in range(6):
        opened.append(len(open_slots(t.game, RED)))
        if built < 5:
            t.cities_off_board(RED, 1)
    assert opened == [2, 3, 4, 6, 6, 6]
    t = table(3).city(RED, hexa(2)).city(RED, hexa(2)).cities_off_board(RED, 1)
    return_building(t.game, place_at(hexa(2), 0))
    assert open_slots(t.game, RED) == [0, 1, 2, 3]


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_control_counts_fresh_ships_against_each_rival() -> None:
    """3 against 2 and 2 is control although the rivals have more together; damaged ships never count."""
    t = table(4).ships(RED, gate(1), 3).ships(BLUE, gate(1), 2, 6).ships(GOLD, gate(1), 2)
    assert t.controller(gate(1)) == RED
    assert t.ships(WHITE, gate(1), 3).controller(gate(1)) == NOBODY


def test_third_city_opens_two_slots() -> None:
    opened = [len(open_slots(table(3).cities_off_board(RED, built).game, RED)) for built in range(6)]
    assert opened == [2, 3, 4, 6, 6, 6]
