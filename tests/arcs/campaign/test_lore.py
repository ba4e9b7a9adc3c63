"""Lore of the base game in the campaign: what the Empire, the Free States and the Trust change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arcs.campaign.reach import *
from arcs.neutrals import WARRIOR
from starboard.games.arcs.campaign.policies import starport_systems


def test_rifles_keep_the_truce_of_their_target() -> None:
    """lor.rifles: no shots at a Regent beside Imperial ships; out of such a system they are fine."""
    t = campaign(3).outlaw(GOLD).imperial(gate(2), 1).ships(BLUE, gate(3), 1).ships(BLUE, arrow(2), 1)
    t.imperial(arrow(2), 0, 1).ships(GOLD, arrow(2), 1)
    firing(t)
    t.fill(dice=1)
    assert t.choices("target") == [arrow(2), gate(3)]
    t.answer(arrow(2))
    assert t.is_chance()  # Gold is the only target there
    t.answer((S_HIT,))
    assert t.damaged(GOLD, arrow(2)) == 1


def test_rifles_hit_a_regents_own_ships() -> None:
    """lor.rifles, emp.defend: they are no battle, so Imperial ships do not step in."""
    t = firing(campaign(2).outlaw(RED).ships(BLUE, gate(3), 1).imperial(gate(3), 1))
    t.fill(dice=1, faces=(S_HIT,))
    assert (t.damaged(BLUE, gate(3)), t.fresh(EMPIRE, gate(3))) == (1, 1)


def test_ships_built_with_empaths_bond_are_damaged_where_the_empire_controls() -> None:
    """lor.bond: wherever anybody else controls the system."""
    t = campaign(2).give(RED, EmpathsBond).marker(EMPATH).ships(RED, gate(5), 1)
    t.starport(BLUE, hexa(2)).imperial(hexa(2), 1).build().fill(piece=SHIP)
    assert t.damaged(RED, hexa(2)) == 1


def test_what_is_used_like_loyal_needs_no_control_and_gives_no_captive() -> None:
    """ter.like_loyal: a city of Blue's under Blue's control; the Free States are no rivals."""
    t = campaign(2).give(RED, EmpathsBond).marker(EMPATH).ships(RED, gate(5), 1)
    t.city(BLUE, hexa(2)).ships(BLUE, hexa(2), 2).free_city(hexa(3)).free_starport(hexa(4)).turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(hexa(2), 0)]
    assert not may_use(t.game, RED, place_at(hexa(4), 0))
    t.answer(TAX)
    t.fill(slot=0)
    assert t.captives_of(RED, BLUE) == 0
    assert not has_pieces_at(t.game, RED, hexa(2))  # it is not Loyal for anything else


def test_starports_like_loyal_ones_build_and_catapult_without_control() -> None:
    """ter.like_loyal, lor.bond: a starport of Blue's under Blue's control; what else needs a Loyal one has none."""
    t = campaign(2).give(RED, EmpathsBond).marker(EMPATH).ships(RED, arrow(2), 1).ships(BLUE, arrow(2), 2)
    t.starport(BLUE, arrow(2)).turn(RED, BUILDING)
    assert t.controller(arrow(2)) == BLUE
    assert build_places(t.game, RED, SHIP) == [place_at(arrow(2), 0)]
    assert catapults(t.game, RED, arrow(2))
    assert (places_of(t.game, RED, STARPORT), starport_systems(t.game, RED)) == ([], [])


def test_sprinters_take_no_imperial_ships_along() -> None:
    """lor.sprinter: only fresh own ships move twice."""
    t = campaign(2).give(RED, SprinterDrives).ships(RED, gate(2), 1, 1).imperial(gate(2), 2).move()
    t.answer(gate(3), 1, 1, 2)
    assert t.asked() == "Sprint.system"
    t.answer(gate(3)).answer(gate(4))
    assert t.asked() == "Turn.action"
    assert [t.fresh(owner, gate(4)) for owner in (RED, EMPIRE)] == [1, 0]
    assert (t.damaged(RED, gate(3)), t.fresh(EMPIRE, gate(3))) == (1, 2)


def test_one_city_at_a_gate_whoever_has_the_card() -> None:
    """lor.gate_stations: given away, cities at gates work on; scrapped, they have no type any more."""
    t = campaign(2).give(RED, GateStations).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).city(RED, gate(2))
    t.free_city(hexa(2))
    assert city_types(t.game, place_at(gate(2), 0)) == (RELIC,)
    t.give(BLUE, GateStations).turn(BLUE, BUILDING)
    assert place_at(gate(2), 0) not in build_places(t.game, BLUE, CITY)
    assert city_types(t.game, place_at(gate(2), 0)) == (RELIC,)
    scrap_card(t.game, GateStations.printed)
    assert city_types(t.game, place_at(gate(2), 0)) == ()
    t.tax(RED)
    assert t.asked() == "Turn.action"
    assert t.count(RED, RELIC) == 0


def test_a_cluster_without_other_cities_gives_no_type() -> None:
    """lor.gate_stations: neither a token nor Outrage."""
    t = campaign(2).give(RED, GateStations).outlaw(BLUE).ships(BLUE, gate(2), 2).city(RED, gate(2), DAMAGED)
    assert city_types(t.game, place_at(gate(2), 0)) == ()
    t.attack(BLUE).fight(skirmish=1, faces=(S_HIT,))
    assert t.trophies_of(BLUE, RED, CITY) == 1
    assert not any(t.game.outrage)


def test_gate_ports_outlive_their_card() -> None:
    """lor.gate_ports: one starport per gate; without the card they build and catapult, and capture nobody."""
    t = campaign(2).give(RED, GatePorts).starport(RED, gate(2)).ships(RED, gate(2), 2).ships(BLUE, gate(3), 1)
    caught = t.copy().move(BLUE).fill(end=gate(2))
    assert caught.captives_of(RED, BLUE) == 1
    scrap_card(t.game, GatePorts.printed)
    t.turn(RED, BUILDING)
    assert build_places(t.game, RED, SHIP) == [place_at(gate(2), 1)]
    assert build_places(t.game, RED, STARPORT) == []
    assert catapults(t.game, RED, gate(2))
    t.move(BLUE).fill(end=gate(2))
    assert t.captives_of(RED, BLUE) == 0


def test_one_cloud_city_per_planet_whoever_built_it() -> None:
    """lor.cloud"""
    t = campaign(2).give(RED, CloudCities).tokens(RED, RELIC).ships(RED, hexa(2), 1)
    beside = place_at(hexa(2), CARD_PLACE)
    assert beside in build_places(t.game, RED, CITY)
    t.cloud_city(BLUE, hexa(2))
    assert beside not in build_places(t.game, RED, CITY)


def test_tycoons_ambition_leaves_the_trust() -> None:
    """lor.tycoon: frozen tokens stay, and it can be used although nothing else is there."""
    t = campaign(2).give(RED, TycoonsAmbition).marker(TYCOON).trust(MATERIAL, FUEL).ships(RED, gate(2), 1)
    t.turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(WARLORD)
    assert is_declared(t.game, WARLORD)
    assert (t.game.trust[MATERIAL], t.game.trust[FUEL]) == (1, 1)


def test_keepers_cards_count_the_trust() -> None:
    """lor.keeper, ter.count: frozen tokens are tokens that one has."""
    t = campaign(2).give(BLUE, KeepersTrust).marker(KEEPER).tokens(BLUE, RELIC, FUEL).trust(RELIC)
    assert stealable_tokens(t.game, BLUE, RED) == [1]  # Red has a Relic in the Trust already
    t = campaign(2).give(RED, KeepersSolidarity, ElderBroker).marker(KEEPER)
    assert stealable_cards(t.game, RED, BLUE) == [ElderBroker.printed]
    assert stealable_cards(t.trust(RELIC).game, RED, BLUE) == []


def test_living_structures_need_truly_loyal_buildings() -> None:
    """lor.structures: neither Free buildings under control nor Cloud Cities are swapped or nurtured."""
    t = campaign(2).give(RED, LivingStructures).ships(RED, hexa(2), 2).free_city(hexa(2)).free_starport(hexa(2))
    t.cloud_city(RED, hexa(2)).city(RED, hexa(3))
    assert prunable(t.game, RED) == [place_at(hexa(3), 0)]
    assert taxable(t.game, RED, 1) == [place_at(hexa(2), CARD_PLACE), place_at(hexa(3), 0)]


def test_only_rivals_buildings_are_annexed() -> None:
    """ter.replace: Free buildings are nobody's rival's."""
    t = campaign(2).give(RED, TyrantsAuthority).marker(TYRANT).ships(RED, hexa(2), 1)
    t.free_city(hexa(2)).city(BLUE, hexa(2), DAMAGED).turn(RED, BUILDING).to_pips().use(TyrantsAuthority)
    assert t.building_at(hexa(2), 1) == building(RED, CITY, DAMAGED)
    assert t.left(BLUE, CITY) == 5
    assert sum(t.game.trophies) == 0


def test_ancient_holdings_take_a_golem() -> None:
    """lor.holdings: it comes onto the card like any token, may be moved there and away, and is raided for 4 keys."""
    t = campaign(2).outlaw(BLUE).give(RED, AncientHoldings).tokens(RED, FUEL, RELIC).call(Store(RED, WARRIOR))
    assert t.choices("slot") == [CARD_SLOT, REARRANGE]
    moved = t.copy().answer(REARRANGE).fill(pick=[WARRIOR, FUEL, RELIC])
    assert moved.slots(RED) == [WARRIOR, FUEL, *[NOTHING] * 4, RELIC]
    t.answer(CARD_SLOT)
    assert t.slots(RED) == [FUEL, RELIC, *[NOTHING] * 4, WARRIOR]
    t.ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 8).attack(BLUE)
    t.fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)).fill(condition=DAMAGED)
    assert CARD_SLOT in t.choices("loot")
    t.answer(CARD_SLOT).fill(slot=0)
    assert (t.slots(BLUE)[0], t.slots(RED)[CARD_SLOT]) == (WARRIOR, NOTHING)


# -- terms (p. 27) -----------------------------------------------------------------------------------------------------


def test_what_a_card_holds_can_be_spent_and_counts() -> None:
    """ter.hold, ter.count: beside what lies on the board and in the Trust."""
    t = campaign(2).give(RED, AncientHoldings).token_on_card(RED, RELIC).ships(RED, gate(2), 1).turn(RED, ADMIN)
    assert ambition_count(t.game, RED, KEEPER) == tokens_had(t.game, RED, RELIC) == 1
    assert tokens_had(t.copy().tokens(RED, RELIC).trust(RELIC).game, RED, RELIC) == 3
    assert spending(CARD_SLOT, RELIC) in t.to_prelude().choices("spending")


@pytest.mark.parametrize("leave", [discard_card, bury_card, scrap_card])
def test_what_a_card_holds_returns_to_the_supply_with_it(leave: Callable[[Reach, int], None]) -> None:
    """ter.hold"""
    t = campaign(2).give(RED, AncientHoldings).token_on_card(RED, RELIC).tokens(RED, RELIC)
    leave(t.game, AncientHoldings.printed)
    assert (t.count(RED, RELIC), t.game.supply[RELIC]) == (1, TOKENS_PER_RESOURCE - 1)
    assert t.slots(RED)[CARD_SLOT] == NOTHING


def test_what_a_card_holds_stays_on_it_in_other_hands() -> None:
    """ter.hold"""
    t = campaign(2).give(RED, AncientHoldings).token_on_card(RED, RELIC).tokens(BLUE, FUEL)
    give_card(t.game, AncientHoldings.printed, BLUE)
    assert (t.count(RED, RELIC), t.count(BLUE, RELIC), t.count(BLUE, FUEL)) == (0, 1, 1)
    assert t.slots(BLUE)[CARD_SLOT] == RELIC
    assert t.game.supply[RELIC] == TOKENS_PER_RESOURCE - 1


def test_pieces_are_placed_as_far_as_the_box_goes() -> None:
    """ter.limits: Imperial ships and Blight are limited; what is placed is fresh."""
    t = campaign(2).imperial(gate(1), 14)
    assert place_imperial(t.game, gate(2), 2) == 1
    assert (t.fresh(EMPIRE, gate(2)), t.left(EMPIRE, SHIP)) == (1, 0)
    assert place_imperial(t.game, gate(2), 1) == 0


def test_outrage_without_an_agent_gets_a_stand_in() -> None:
    """ter.limits: the next agent that enters the supply takes its place."""
    t = campaign(2).favors(BLUE, RED, 10)
    provoke_outrage(t.game, RED, RELIC)
    assert (t.is_outraged(RED, RELIC), t.left(RED, AGENT)) == (True, 0)
    return_favors(t.game, BLUE, RED, 2)
    assert t.left(RED, AGENT) == 1


def test_a_city_that_comes_home_covers_a_slot() -> None:
    """ter.limits: tokens that no longer fit are discarded after rearranging."""
    t = campaign(2).city(RED, hexa(2)).tokens(RED, FUEL, RELIC, FUEL)
    replace_building(t.game, place_at(hexa(2), 0), FREE)
    t.game.run()
    assert open_slots(t.game, RED) == [0, 1]
    t.fill(pick=[RELIC, FUEL])
    assert t.slots(RED) == [RELIC, FUEL, *[NOTHING] * 5]
    assert t.game.supply[FUEL] == 4
