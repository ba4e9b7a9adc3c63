"""Flagships (p. 22, 25): how one comes and goes, what is built on its board, how it moves."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.articles import buildings_to_cede, ships_to_cede
from starboard.games.arcs.campaign.flagship_setup import GainFlagship, Resettle
from starboard.games.arcs.campaign.intermission import Intermission


def board(place: int, seat: int = RED) -> int:
    """A place of a seat's Flagship board as a choice."""
    return on_board(FIRST_FLAGSHIP + seat, place)


CITY_HULL = fitting(HULL, CITY)
PORT_HULL = fitting(HULL, STARPORT)
WEAPONS, FUELS, MATERIALS, RELICS, PSIONICS = arrow(1), crescent(1), hexa(1), hexa(2), arrow(2)  # planets by type


# -- gaining one -------------------------------------------------------------------------------------------------


def test_whoever_gains_a_flagship_gives_their_buildings_to_the_free_states() -> None:
    """fla.setup: placed beside own pieces; cities and starports become Free ones in the same state, wherever they
    are; then the Upgrades of the fate are placed."""
    t = campaign().ships(RED, gate(1), 2).city(RED, arrow(3), DAMAGED).starport(RED, hexa(4)).cloud_city(RED, hexa(5))
    t.city(BLUE, crescent(4)).ships(BLUE, gate(6), 1)
    t.call(GainFlagship(RED, (fitting(SLIPSTREAM, STARPORT), CITY_HULL)))
    assert t.asked() == "GainFlagship.system"
    assert t.choices() == [gate(1), arrow(3), hexa(4), hexa(5)]
    t.answer(arrow(3))
    assert t.game.flagship_at[RED] == arrow(3)
    assert (t.fresh(RED, arrow(3)), t.left(RED, SHIP)) == (1, SHIPS_EACH - 2)
    assert t.building_at(arrow(3)) == building(FREE, CITY, DAMAGED)
    assert t.building_at(hexa(4)) == building(FREE, STARPORT, FRESH)
    assert t.game.buildings[place_at(hexa(5), CARD_PLACE)] == building(FREE, CITY, FRESH)
    assert t.building_at(crescent(4)) == building(BLUE, CITY, FRESH)
    assert t.game.holder[FIRST_FLAGSHIP + RED] == RED
    assert t.hull(RED, SLIPSTREAM) == building(RED, STARPORT, FRESH)
    assert t.hull(RED, HULL) == building(RED, CITY, FRESH)
    assert (t.left(RED, CITY), t.left(RED, STARPORT)) == (CITIES_EACH - 1, STARPORTS_EACH - 1)


def test_tokens_that_no_slot_holds_any_more_are_laid_out_anew_when_cities_come_home() -> None:
    """fla.setup, PRELUDE-09"""
    t = campaign().ships(RED, gate(1), 1)
    for system in (arrow(1), arrow(2), arrow(3), arrow(4)):
        t.city(RED, system)
    t.tokens(RED, FUEL, RELIC, FUEL, RELIC).call(GainFlagship(RED))
    t.answer(gate(1))
    assert t.asked() == "Arrange.pick"


def test_upgrades_are_placed_once_the_buildings_of_the_map_came_home() -> None:
    """fla.setup: last of all, so that even whose cities all stood on the map has some for the board."""
    t = campaign().ships(RED, gate(1), 1)
    for system in (arrow(1), arrow(2), arrow(3), arrow(4), arrow(5)):
        t.city(RED, system)
    t.call(GainFlagship(RED, (CITY_HULL,))).answer(gate(1))
    assert (t.hull(RED, HULL), t.left(RED, CITY)) == (building(RED, CITY, FRESH), CITIES_EACH - 1)


def test_without_any_piece_three_ships_come_first() -> None:
    """fla.no_ships"""
    t = campaign().ships(BLUE, gate(6), 1).call(GainFlagship(RED))
    assert t.asked() == "GainFlagship.gate"
    t.answer(gate(2))
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP), t.game.flagship_at[RED]) == (4, SHIPS_EACH - 3, gate(2))


def test_an_upgrade_of_which_no_building_is_left_is_left_out() -> None:
    """fla.setup, ter.limits"""
    t = campaign().ships(RED, gate(1), 1).trophies(BLUE, RED, STARPORT, STARPORTS_EACH)
    t.call(GainFlagship(RED, (fitting(SLIPSTREAM, STARPORT), CITY_HULL)))
    assert (t.hull(RED, SLIPSTREAM), t.hull(RED, HULL)) == (0, building(RED, CITY, FRESH))


# -- building ----------------------------------------------------------------------------------------------------


def building_at_planet(t: ReachTable, piece: int) -> list[int]:
    t.build()
    if t.asked() == "Build.piece":
        t.answer(piece)
    return t.choices() if t.asked() == "Build.place" else []


@pytest.mark.parametrize(
    ("planet", "upgrade"),
    [(FUELS, SLIPSTREAM), (RELICS, TRACTOR_BEAM), (PSIONICS, CONTROL_ARRAY), (WEAPONS, DEFENSE_ARRAY),
     (MATERIALS, SHIP_CRANE)],
)  # fmt: skip
def test_each_upgrade_needs_a_planet_of_its_type_and_the_hull_any(planet: int, upgrade: int) -> None:
    """fla.types, fla.board, fla.nobuild: on the board only, a city or a starport in any place."""
    t = campaign().flagship(RED, planet).ships(RED, hexa(5), 1)
    for piece in (CITY, STARPORT):
        assert building_at_planet(t.copy(), piece) == [board(upgrade), board(HULL)]


@pytest.mark.parametrize(
    ("planet", "upgrade"),
    [(RELICS, SLIPSTREAM), (WEAPONS, TRACTOR_BEAM), (MATERIALS, CONTROL_ARRAY), (PSIONICS, DEFENSE_ARRAY),
     (FUELS, SHIP_CRANE)],
)  # fmt: skip
def test_each_armor_needs_a_planet_of_its_own_type(planet: int, upgrade: int) -> None:
    """fla.types, fla.armor: over an Upgrade that stands and is fresh."""
    upgrades = [fitting(upgrade, CITY), PORT_HULL]
    t = campaign().flagship(RED, planet, *upgrades)
    assert board(armor_over(upgrade)) in building_at_planet(t.copy(), CITY)
    assert board(armor_over(HULL)) in building_at_planet(t.copy(), STARPORT)
    t = campaign().flagship(RED, planet, *upgrades, damaged=(upgrade,))
    assert board(armor_over(upgrade)) not in building_at_planet(t, CITY)
    t = campaign().flagship(RED, planet, PORT_HULL)
    assert board(armor_over(upgrade)) not in building_at_planet(t, CITY)


@pytest.mark.parametrize(
    ("planet", "upgrade"),
    [(RELICS, SLIPSTREAM), (WEAPONS, TRACTOR_BEAM), (MATERIALS, CONTROL_ARRAY), (PSIONICS, DEFENSE_ARRAY),
     (FUELS, SHIP_CRANE)],
)  # fmt: skip
def test_no_armor_but_that_of_the_planet_and_of_the_hull(planet: int, upgrade: int) -> None:
    """fla.types: all Upgrades stand, and any Armor is open where its type is."""
    pieces = [(SLIPSTREAM, CITY), (TRACTOR_BEAM, STARPORT), (CONTROL_ARRAY, CITY), (DEFENSE_ARRAY, STARPORT)]
    upgrades = [fitting(place, piece) for place, piece in [*pieces, (SHIP_CRANE, CITY), (HULL, STARPORT)]]
    t = campaign().flagship(RED, planet, *upgrades)
    for piece in (CITY, STARPORT):
        assert building_at_planet(t.copy(), piece) == [board(armor_over(upgrade)), board(armor_over(HULL))]


def test_nothing_but_ships_is_built_at_a_gate_and_the_refusal_says_why() -> None:
    """fla.nobuild, fla.types"""
    t = campaign().flagship(RED, gate(1)).ships(RED, arrow(4), 0, 3).turn(RED, BUILDING).to_pips()
    t.answer(BUILD)
    assert (t.fresh(RED, gate(1)), t.asked()) == (2, "Turn.action")  # the only thing to build
    assert BUILD not in t.choices()
    why = refused(t)
    assert why["Build: city"][1] == why["Build: starport"][1] == "fla.nobuild"
    assert why["Build: ship"][1] == "fla.ships"


def test_page_22_a_damaged_ship_crane_and_its_armor() -> None:
    """fla.types, fla.damaged, fla.armor, fla.repair: at a Material planet a starport becomes the Ship Crane, damaged
    for a rival controls the system; repaired it can be armored at a Fuel planet."""
    t = campaign().flagship(RED, MATERIALS).ships(BLUE, MATERIALS, 2).ships(RED, FUELS, 1).build()
    t.answer(STARPORT).answer(board(SHIP_CRANE))
    assert t.hull(RED, SHIP_CRANE) == building(RED, STARPORT, DAMAGED)
    assert t.left(RED, STARPORT) == STARPORTS_EACH - 1
    t.answer(REPAIR)
    assert t.hull(RED, SHIP_CRANE) == building(RED, STARPORT, FRESH)
    t = campaign().flagship(RED, FUELS, fitting(SHIP_CRANE, STARPORT)).build()
    t.answer(CITY).answer(board(armor_over(SHIP_CRANE)))
    assert t.hull(RED, armor_over(SHIP_CRANE)) == building(RED, CITY, FRESH)
    assert t.told("armor_built")


def test_where_nobody_else_is_in_control_it_is_built_fresh() -> None:
    """fla.damaged"""
    t = campaign().flagship(RED, MATERIALS).ships(BLUE, MATERIALS, 1).build().answer(CITY).answer(board(HULL))
    assert t.hull(RED, HULL) == building(RED, CITY, FRESH)


def test_repairing_the_flagship_repairs_one_upgrade_or_armor() -> None:
    """fla.repair"""
    armor = fitting(armor_over(HULL), CITY)
    t = campaign().flagship(
        RED, gate(1), CITY_HULL, armor, fitting(SLIPSTREAM, CITY), damaged=(SLIPSTREAM, armor_over(HULL))
    )
    t.ships(RED, gate(1), 0, 1).turn(RED, ADMIN).to_pips().answer(REPAIR)
    assert t.choices("piece") == [SHIP, board(SLIPSTREAM), board(armor_over(HULL))]
    t.answer(board(armor_over(HULL)))
    assert t.hull(RED, armor_over(HULL)) == building(RED, CITY, FRESH)
    assert t.hull(RED, SLIPSTREAM) == building(RED, CITY, DAMAGED)
    t = campaign().flagship(RED, gate(1), CITY_HULL).turn(RED, ADMIN).to_pips()
    assert REPAIR not in t.choices()


@pytest.mark.parametrize(
    ("upgrades", "ships"), [((PORT_HULL, fitting(TRACTOR_BEAM, STARPORT)), 1), ((fitting(SHIP_CRANE, CITY),), 2)]
)
def test_one_ship_a_turn_at_the_flagship_with_a_crane_two(upgrades: tuple[int, ...], ships: int) -> None:
    """fla.ships: however many starports the board has; a controlled Free starport comes on top."""
    t = campaign().flagship(RED, gate(1), *upgrades).ships(RED, hexa(2), 1).free_starport(hexa(2))
    t.turn(RED, construct(2)).to_pips()
    for _ in range(ships):
        t.answer(BUILD).fill(piece=SHIP)
        assert t.choices("place")[-1] == board(DOCK)
        t.answer(board(DOCK))
    t.answer(BUILD).fill(piece=SHIP)
    assert t.fresh(RED, gate(1)) == 1 + ships
    assert t.fresh(RED, hexa(2)) == 2


def test_ships_built_where_a_rival_is_in_control_come_damaged() -> None:
    """fla.ships, BUILD-02"""
    t = campaign().flagship(RED, gate(1)).ships(BLUE, gate(1), 2).build()
    assert (t.fresh(RED, gate(1)), t.damaged(RED, gate(1))) == (1, 1)


def test_another_turn_builds_again() -> None:
    """fla.ships: each turn anew."""
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(1), 0, 3).build()
    assert BUILD not in t.choices("action")
    t.turn(RED, BUILDING).to_pips()
    assert BUILD in t.choices("action")


def test_buildings_on_the_board_are_not_taxed_and_catapult_nothing() -> None:
    """fla.unlike: but cities uncover slots like others."""
    t = campaign().flagship(RED, MATERIALS, CITY_HULL, fitting(SHIP_CRANE, STARPORT), fitting(TRACTOR_BEAM, CITY))
    assert taxable(t.game, RED) == []
    assert not catapults(t.game, RED, MATERIALS)
    assert usable_starports(t.game, RED) == []
    assert len(open_slots(t.game, RED)) == OPEN_SLOTS[CITIES_EACH - 2]


def test_gate_ports_and_cloud_cities_build_on_the_map_again() -> None:
    """fla.cards"""
    t = campaign().give(RED, GatePorts, CloudCities).flagship(RED, hexa(2)).ships(RED, gate(2), 1).tokens(RED, RELIC)
    assert build_places(t.game, RED, STARPORT)[0] == place_at(gate(2), GATE_STARPORT)
    assert build_places(t.game, RED, CITY)[0] == place_at(hexa(2), CARD_PLACE)
    t.build().answer(STARPORT).answer(place_at(gate(2), GATE_STARPORT))
    assert t.building_at(gate(2), GATE_STARPORT) == building(RED, STARPORT, FRESH)


# -- moving --------------------------------------------------------------------------------------------------------


def test_a_move_asks_whether_the_flagship_goes_along_unless_all_go_or_only_damaged_ones() -> None:
    """fla.ship"""
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(1), 1, 1).move().answer(arrow(1)).answer(1)
    t.answer(0)
    assert t.asked() == "TakeFlagship.wish"
    stays = t.copy().answer(0)
    assert (stays.game.flagship_at[RED], stays.fresh(RED, gate(1)), stays.fresh(RED, arrow(1))) == (gate(1), 1, 1)
    t.answer(1)
    assert (t.game.flagship_at[RED], t.fresh(RED, arrow(1))) == (arrow(1), 1)
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(1), 1, 1).move().answer(arrow(1)).answer(2).answer(0)
    assert (t.asked(), t.game.flagship_at[RED]) == ("Turn.action", arrow(1))
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(1), 0, 1).move().answer(arrow(1)).answer(0)
    assert (t.asked(), t.game.flagship_at[RED]) == ("Turn.action", gate(1))


def test_a_flagship_that_ships_fly_past_stays() -> None:
    """fla.ship: catapulting ships that come through its gate do not take it along; one that flies may be dropped."""
    t = campaign().starport(RED, arrow(1)).ships(RED, arrow(1), 2).flagship(RED, gate(1)).move()
    t.answer(arrow(1), gate(1), 2)
    t.answer(gate(2), 2)
    assert (t.fresh(RED, gate(2)), t.game.flagship_at[RED]) == (2, gate(1))
    t = campaign().starport(RED, arrow(1)).ships(RED, arrow(1), 1).flagship(RED, arrow(1)).move()
    t.answer(gate(1), 2)
    assert t.game.flagship_at[RED] == gate(1)
    t.answer(gate(2), 1, 0)
    assert (t.game.flagship_at[RED], t.fresh(RED, gate(1)), t.fresh(RED, gate(2))) == (gate(1), 1, 1)


def test_sprinter_drives_take_the_flagship_on_only_if_it_moved() -> None:
    """fla.cards: what improves ships improves it."""
    t = campaign().give(RED, SprinterDrives).flagship(RED, gate(1)).move().answer(arrow(1))
    t.answer(arrow(1)).answer(crescent(1))
    assert t.game.flagship_at[RED] == crescent(1)
    t = campaign().give(RED, SprinterDrives).flagship(RED, arrow(1)).ships(RED, gate(1), 1).move()
    t.answer(gate(1), arrow(1)).answer(arrow(1)).answer(crescent(1))
    assert (t.game.flagship_at[RED], t.fresh(RED, crescent(1))) == (arrow(1), 1)


def test_force_beams_and_sensors_move_it_too() -> None:
    """fla.cards: a fresh starport on the board is one in the Flagship's system."""
    t = (
        campaign()
        .give(BLUE, ForceBeams)
        .flagship(BLUE, gate(1), PORT_HULL)
        .flagship(RED, arrow(1))
        .turn(BLUE, MOVING)
        .to_pips()
    )
    t.use(ForceBeams).answer(arrow(1))
    t.fill(end=gate(1), ships=[1])
    assert t.game.flagship_at[RED] == gate(1)
    t = (
        campaign()
        .give(BLUE, PredictiveSensors)
        .flagship(BLUE, arrow(1))
        .ships(BLUE, arrow(1), 1)
        .ships(BLUE, gate(1), 1)
    )
    t.ships(RED, gate(1), 2).attack().fill(start=arrow(1), ships=1)
    assert t.asked() == "TakeFlagship.wish"
    assert t.seat() == BLUE
    t.answer(1)
    assert (t.game.flagship_at[BLUE], t.fresh(BLUE, gate(1))) == (gate(1), 2)


def test_even_a_sixteenth_ship_moves() -> None:
    """fla.ship: it comes from no supply."""
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(1), SHIPS_EACH).move().answer(arrow(1))
    assert t.choices("fresh")[-1] == SHIPS_EACH + 1


# -- what must not happen to it ---------------------------------------------------------------------------------------


def test_it_is_neither_martyred_nor_ceded() -> None:
    """fla.ship, fla.cards, neg.cede: nor are buildings on its board."""
    t = campaign().give(RED, SurvivalOverrides).flagship(RED, gate(1), CITY_HULL, fitting(SLIPSTREAM, CITY))
    t.flagship(BLUE, gate(2)).ships(RED, gate(2), 1)
    assert martyr_systems(t.game, RED) == [gate(2)]
    assert ships_to_cede(t.game, RED, BLUE) == [ceded_ship(gate(2), FRESH)]
    assert buildings_to_cede(t.game, RED, BLUE) == []
    t.turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2))) == (0, 1)


def test_the_intermission_takes_damaged_upgrades_and_leaves_the_flagship() -> None:
    """int.d, fla.ship"""
    t = campaign().a_ship_each().flagship(RED, gate(5), CITY_HULL, fitting(SLIPSTREAM, CITY), damaged=(HULL,))
    intermission = Intermission()
    intermission.clear_map(t.game)
    assert (t.hull(RED, HULL), t.hull(RED, SLIPSTREAM)) == (0, building(RED, CITY, FRESH))
    assert (t.game.flagship_at[RED], t.left(RED, CITY)) == (gate(5), CITIES_EACH - 1)


# -- resettling --------------------------------------------------------------------------------------------------------


def test_resettling_clears_the_board_and_brings_a_city_a_starport_and_ships() -> None:
    """fla.resettle, C-08: a ship takes its place; city and starport go into free slots anywhere; ships come where the
    seat has pieces, until it has eight."""
    t = campaign().flagship(RED, gate(1), CITY_HULL, fitting(TRACTOR_BEAM, STARPORT)).ships(RED, gate(2), 3, 2)
    t.call(Resettle(RED))
    assert (t.game.flagship_at[RED], t.fresh(RED, gate(1))) == (NOWHERE, 1)
    assert (t.hull(RED, HULL), t.hull(RED, TRACTOR_BEAM)) == (0, 0)
    assert t.game.holder[FIRST_FLAGSHIP + RED] == NOBODY
    assert t.choices("place") == [place_at(planet, 0) for planet in t.game.board.planets], "like slots are one choice"
    t.answer(place_at(hexa(5), 0)).answer(place_at(arrow(6), 0))
    assert t.building_at(hexa(5)) == building(RED, CITY, FRESH)
    assert t.building_at(arrow(6)) == building(RED, STARPORT, FRESH)
    assert t.choices("system") == [gate(1), gate(2), hexa(5), arrow(6)]
    t.answer(hexa(5)).answer(hexa(5))
    assert (t.fresh(RED, hexa(5)), t.asked()) == (2, "")
    assert (t.left(RED, CITY), t.left(RED, STARPORT), t.left(RED, SHIP)) == (
        CITIES_EACH - 1,
        STARPORTS_EACH - 1,
        SHIPS_EACH - 8,
    )


def test_without_free_slots_settlers_take_the_place_of_free_buildings() -> None:
    """fla.resettle"""
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(1), 7)
    for system in t.game.board.planets:
        for _ in range(t.game.board.slots[system]):
            t.city(BLUE if system == hexa(1) else FREE, system)
    t.game.left[BLUE * PIECES + CITY] = 0
    t.call(Resettle(RED))
    assert place_at(hexa(1), 0) not in t.choices("place")
    t.answer(place_at(arrow(1), 0)).answer(place_at(arrow(1), 1))
    assert t.building_at(arrow(1)) == building(RED, CITY, FRESH)
    assert t.building_at(arrow(1), 1) == building(RED, STARPORT, FRESH)


def test_without_a_ship_left_nothing_takes_the_flagships_place() -> None:
    """fla.resettle, C-08"""
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(2), 2).trophies(BLUE, RED, SHIP, SHIPS_EACH - 2)
    t.call(Resettle(RED))
    assert t.fresh(RED, gate(1)) == 0
    t.answer(place_at(hexa(5), 0)).answer(place_at(hexa(5), 1))
    assert t.asked() == ""
