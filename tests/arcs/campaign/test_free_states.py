"""The Free States (p. 15): buildings that everybody may use where they control them, and attack."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.text import Nouns, render

# -- using their buildings --------------------------------------------------------------------------------------------


def test_a_free_city_under_control_is_taxed_without_a_captive() -> None:
    """fre.actions"""
    t = campaign(2).ships(RED, hexa(2), 1).free_city(hexa(2)).free_city(hexa(3)).tax().fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert sum(t.game.captives) == 0
    damaged = campaign(2).ships(RED, hexa(2), 1).free_city(hexa(2), DAMAGED).turn(RED, ADMIN)
    assert taxable(damaged.game, RED) == [place_at(hexa(2), 0)]
    assert TAX not in t.choices("action")  # that city was taxed, and nobody controls the other one


def test_a_free_starport_under_control_builds_ships() -> None:
    """fre.actions: once per turn, like any starport, and damaged ones too."""
    t = campaign(2).ships(RED, hexa(2), 1).free_starport(hexa(2), DAMAGED).turn(RED, BUILDING).to_pips()
    assert build_places(t.game, RED, SHIP) == [place_at(hexa(2), 0)]
    t = campaign(2).ships(RED, hexa(2), 1).free_starport(hexa(2)).free_starport(hexa(3)).turn(RED, BUILDING).to_pips()
    assert build_places(t.game, RED, SHIP) == [place_at(hexa(2), 0)]
    t.answer(BUILD, SHIP)
    assert t.fresh(RED, hexa(2)) == 2
    assert build_places(t.game, RED, SHIP) == []


@pytest.mark.parametrize("blue", [1, 2])
def test_a_free_starport_without_control_builds_nothing(blue: int) -> None:
    """fre.actions"""
    t = campaign(2).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), blue).free_starport(hexa(2)).turn(RED, BUILDING)
    assert build_places(t.game, RED, SHIP) == []
    assert not catapults(t.game, RED, hexa(2))


def test_a_regent_builds_at_a_free_starport_that_the_empire_controls() -> None:
    """fre.actions, emp.presence: the Outlaw with more ships does not."""
    t = campaign(2).outlaw(BLUE).ships(RED, hexa(2), 0, 1).ships(BLUE, hexa(2), 3).imperial(hexa(2), 1)
    t.free_starport(hexa(2))
    assert build_places(t.copy().turn(RED, BUILDING).game, RED, SHIP) == [place_at(hexa(2), 0)]
    assert build_places(t.copy().turn(BLUE, BUILDING).game, BLUE, SHIP) == []


def test_a_catapult_move_starts_at_a_free_starport() -> None:
    """fre.actions"""
    t = campaign(2).ships(RED, arrow(2), 2).free_starport(arrow(2)).move().fill(end=gate(2), fresh=2)
    assert t.asked() == "Move.end"
    assert catapults(campaign(2).ships(RED, arrow(2), 1).free_starport(arrow(2), DAMAGED).game, RED, arrow(2))
    t = campaign(2).ships(RED, arrow(2), 2).ships(BLUE, arrow(2), 2).free_starport(arrow(2)).move()
    assert t.fill(end=gate(2), fresh=2).asked() == "Turn.action"


def test_free_buildings_under_control_are_repaired() -> None:
    """fre.actions"""
    t = campaign(2).ships(RED, hexa(2), 1).free_city(hexa(2), DAMAGED).free_starport(hexa(2), DAMAGED)
    t.free_city(hexa(3), DAMAGED).turn(RED, ADMIN).act(REPAIR)
    said = [render(TITLE.label(t.game, choice), "en", Nouns(TITLE)) for choice in t.choices("piece")]
    assert said == ["city, Free States", "starport, Free States"]
    t.answer(t.choices()[1])
    assert [is_damaged(t.building_at(hexa(2), n)) for n in (0, 1)] == [True, False]
    t = campaign(2).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 1).free_city(hexa(2), DAMAGED).turn(RED, ADMIN)
    assert REPAIR not in t.to_pips().choices()


# -- harm -------------------------------------------------------------------------------------------------------------


def test_the_free_states_defend_with_all_their_buildings() -> None:
    """fre.battle: plain hits and building hits."""
    t = campaign(2).ships(RED, hexa(2), 3).free_city(hexa(2)).free_starport(hexa(2)).attack()
    t.fight(skirmish=1, raid=1, faces=(S_HIT, R_BUILDING_KEY))
    assert t.asked() == "HitBuildings.place"
    t.answer(place_at(hexa(2), 0), place_at(hexa(2), 1))
    assert [is_damaged(t.building_at(hexa(2), n)) for n in (0, 1)] == [True, True]


def test_destroyed_free_buildings_are_trophies() -> None:
    """fre.harm: a city provokes Outrage; there is nobody to ransack."""
    t = campaign(2).agents(BLUE, 2, 1).ships(RED, hexa(2), 2).free_city(hexa(2), DAMAGED).attack()
    court = list(t.game.court)
    t.fight(skirmish=1, faces=(S_HIT,))
    assert t.trophies_of(RED, FREE, CITY) == 1
    assert t.is_outraged(RED, RELIC)
    assert t.asked() == "Turn.action"
    assert (t.game.court, t.on_court(2, BLUE)) == (court, 1)
    t = campaign(2).ships(RED, hexa(2), 2).free_starport(hexa(2), DAMAGED).attack().fight(skirmish=1, faces=(S_HIT,))
    assert t.trophies_of(RED, FREE, STARPORT) == 1
    assert not any(t.game.outrage)


def test_truce_does_not_spare_the_free_states() -> None:
    """fre.harm, emp.truce"""
    t = campaign(2).ships(RED, hexa(2), 1).imperial(hexa(2), 1).free_city(hexa(2)).turn(RED, ATTACK)
    assert defenders(t.game, RED, hexa(2)) == [FREE]


# -- raids ------------------------------------------------------------------------------------------------------------


def raiding_free(t: ReachTable) -> ReachTable:
    return t.ships(RED, hexa(2), 2).free_starport(hexa(2)).attack().fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,))


def test_a_raid_brings_one_token_of_the_planets_type() -> None:
    """fre.raid: for one key, once in a battle; it counts as stealing, and comes from the supply."""
    t = raiding_free(campaign(2))
    assert len(t.choices("loot")) == 2
    assert render(TITLE.label(t.game, t.choices()[1]), "en", Nouns(TITLE)) == "Relic (1 keys)"
    t.answer(t.choices()[1]).fill(slot=0)
    assert (t.count(RED, RELIC), t.game.supply[RELIC]) == (1, 4)
    assert t.told("steal_token")[0].refs == (RED, RELIC, FREE)
    assert t.asked() == "Turn.action"  # the second key buys nothing


def test_a_raid_brings_nothing_once_the_supply_is_empty() -> None:
    """fre.raid"""
    t = raiding_free(campaign(2).supply(RELIC, 0))
    assert t.asked() == "Turn.action"
    assert t.count(RED, RELIC) == 0


def test_other_raids_find_no_such_token() -> None:
    """fre.raid: Blue is raided beside a Free city."""
    t = campaign(2).outlaw(BLUE).ships(RED, hexa(2), 3).ships(BLUE, hexa(2), 1).free_city(hexa(2)).attack()
    t.answer(BLUE).fight(raid=1, faces=(R_KEY_FLAME,))
    assert t.fill(condition=FRESH).asked() == "Turn.action"


def test_hits_come_before_outrage_and_outrage_before_the_raid() -> None:
    """ter.harm: the Relic of the raid survives the Outrage of the city."""
    t = campaign(2).ships(RED, hexa(2), 4).free_city(hexa(2), DAMAGED).tokens(RED, RELIC).attack()
    t.fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.is_outraged(RED, RELIC)
    assert (t.asked(), t.count(RED, RELIC)) == ("Raid.loot", 0)
    t.answer(t.choices()[1]).fill(slot=0)
    assert t.count(RED, RELIC) == 1


# -- supply -----------------------------------------------------------------------------------------------------------


def test_free_buildings_never_run_out() -> None:
    """fre.supply, ter.limits: every place of the map could hold one."""
    t = campaign(2)
    places = [place for system in t.game.board.systems for place in places_in(system)]
    for place in places:
        place_free(t.game, CITY, place)
    assert [owner_of(t.game.buildings[place]) for place in places] == [FREE] * len(places)
    assert t.left(FREE, CITY) > 0


def test_replaced_buildings_keep_their_damage_and_are_not_destroyed() -> None:
    """ter.replace"""
    t = campaign(2).city(BLUE, hexa(2), DAMAGED).starport(BLUE, hexa(2))
    for number in (0, 1):
        replace_building(t.game, place_at(hexa(2), number), FREE)
    assert [t.building_at(hexa(2), n) for n in (0, 1)] == [
        building(FREE, CITY, DAMAGED),
        building(FREE, STARPORT, FRESH),
    ]
    assert (t.left(BLUE, CITY), t.left(BLUE, STARPORT)) == (5, 5)
    assert not any(t.game.trophies)
    assert not any(t.game.outrage)


def test_what_the_card_says_binds_while_it_lies_in_the_booklet() -> None:
    """str.booklet, fre.actions"""
    t = campaign(2).ships(RED, hexa(2), 1).free_starport(hexa(2)).turn(RED, BUILDING)
    assert may_use(t.game, RED, place_at(hexa(2), 0))
    scrap_card(t.game, TheFreeStates.printed)
    assert not may_use(t.game, RED, place_at(hexa(2), 0))
