"""Lore of the base box, L08 to L14. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *
from starboard.core.text import EN, Nouns, render

# -- L08 Gate Ports ------------------------------------------------------------------------------------------------


def test_l08_builds_starports_at_gates_one_per_gate_in_all() -> None:
    """OC-03: whoever built it."""
    t = table().give(RED, GatePorts).ships(RED, gate(2), 1).ships(RED, gate(3), 1).starport(BLUE, gate(3))
    t.build()
    assert t.told("build")[-1].refs == (RED, STARPORT, gate(2))
    assert t.abilities(GatePorts) == [0]
    t = table().give(RED, GatePorts).city(RED, hexa(2)).build().answer(STARPORT)
    assert t.told("build")[-1].refs == (RED, STARPORT, hexa(2))  # a Loyal piece is needed at the gate itself


def entering(t: Table, control: int = 2) -> Table:
    """Red enters a gate with a starport of Blue's, who holds Gate Ports."""
    t.give(BLUE, GatePorts).starport(BLUE, gate(3)).ships(BLUE, gate(3), control).ships(RED, gate(2), 3)
    return t.turn(RED, MOVING)


def test_l08_captures_an_agent_of_whoever_moves_in() -> None:
    t = entering(table()).act(MOVE).fill(end=gate(3), fresh=1)
    assert t.captives_of(BLUE, RED) == 1
    assert t.abilities(GatePorts) == [1]


def test_l08_1_one_agent_per_move_not_by_force_beams_not_without_agents() -> None:
    assert entering(table()).act(MOVE).fill(end=gate(3), fresh=3).captives_of(BLUE, RED) == 1
    t = entering(table().give(RED, ForceBeams).starport(RED, gate(2))).to_pips().use(ForceBeams)
    t.fill(start=gate(2), end=gate(3), ships=[1, 0, 0, 0, 0, 0])
    assert t.fresh(RED, gate(3)) == 1
    assert t.captives_of(BLUE, RED) == 0
    t = entering(table().captives(GOLD, RED, 10)).act(MOVE).fill(end=gate(3), fresh=1)
    assert t.captives_of(BLUE, RED) == 0


def test_l08_2_control_is_looked_at_as_the_ships_move_in() -> None:
    """Before they count: three ships against two still lose an agent; without control nobody does."""
    t = entering(table()).act(MOVE).fill(end=gate(3), fresh=3)
    assert t.controller(gate(3)) == RED
    assert t.captives_of(BLUE, RED) == 1
    assert entering(table(), 0).act(MOVE).fill(end=gate(3), fresh=1).captives_of(BLUE, RED) == 0


def test_l08_3_without_the_card_gate_starports_work_but_capture_no_more() -> None:
    t = table().starport(BLUE, gate(3)).ships(BLUE, gate(3), 2).ships(RED, gate(2), 1).move()
    assert t.answer(gate(3)).captives_of(BLUE, RED) == 0
    t = table().starport(RED, gate(3)).build()
    assert t.told("build")[-1].refs == (RED, SHIP, gate(3))


def test_l08_a_damaged_starport_guards_nothing() -> None:
    t = table().give(BLUE, GatePorts).starport(BLUE, gate(3), DAMAGED).ships(BLUE, gate(3), 2).ships(RED, gate(2), 1)
    assert t.move().answer(gate(3)).captives_of(BLUE, RED) == 0


# -- L09 Cloud Cities ----------------------------------------------------------------------------------------------


def clouds(t: Table) -> Table:
    """arrow(3) is a Material planet with one slot, taken by a starport of Red's."""
    return t.give(RED, CloudCities).starport(RED, arrow(3))


CLOUD = place_at(arrow(3), CARD_PLACE)


def test_l09_builds_a_city_beside_the_slots_for_a_token() -> None:
    t = clouds(table().tokens(RED, MATERIAL)).build().answer(CITY)
    assert t.game.buildings[CLOUD] == building(RED, CITY, FRESH)
    assert t.count(RED, MATERIAL) == 0
    assert t.abilities(CloudCities) == [0]


def test_l09_1_the_token_must_be_spent_outrage_does_not_matter() -> None:
    """By a pip it returns to the supply at once, in the Prelude only at its end."""
    t = clouds(table().tokens(RED, FUEL)).build()
    assert t.told("build")[-1].refs == (RED, SHIP, arrow(3))  # no Material, no cloud
    t = clouds(table().tokens(RED, MATERIAL).outrage(RED, MATERIAL)).build().answer(CITY)
    assert t.game.supply[MATERIAL] == 5
    t = clouds(table().cities_off_board(RED, 1).tokens(RED, MATERIAL, MATERIAL, FUEL)).turn(RED, MOVING)
    t.spend(RED, 0).answer(BUILD, CITY)
    assert t.game.buildings[CLOUD] == building(RED, CITY, FRESH)
    assert (t.game.supply[MATERIAL], t.game.spent[MATERIAL]) == (3, 2)


def test_l09_the_place_in_the_clouds_reads_differently_from_a_slot() -> None:
    t = table().give(RED, CloudCities).tokens(RED, MATERIAL).ships(RED, arrow(3), 1).build()
    t.answer(CITY)
    assert t.choices("place") == [place_at(arrow(3), 0), CLOUD]
    labels = [render(TITLE.label(t.game, place), EN, Nouns(TITLE)) for place in t.choices()]
    assert labels == ["3·Arrow", "3·Arrow, beside the slots"]


def test_l09_1_a_loyal_card_lets_another_token_pay() -> None:
    """bc01: paid in place of Material."""
    t = clouds(table().give(RED, LoyalEngineers).tokens(RED, FUEL)).build().answer(CITY)
    assert t.game.buildings[CLOUD] == building(RED, CITY, FRESH)
    assert t.game.supply[FUEL] == 5


def test_l09_2_all_other_build_rules_hold() -> None:
    """A Loyal piece there; damaged if a rival controls; one per planet in all."""
    t = clouds(table().tokens(RED, MATERIAL).ships(BLUE, arrow(3), 1)).build().answer(CITY)
    assert is_damaged(t.game.buildings[CLOUD])
    t = table().give(RED, CloudCities).tokens(RED, MATERIAL).ships(RED, gate(3), 0, 1).turn(RED, BUILDING).to_pips()
    assert t.choices() == [DONE, REPAIR]
    t = clouds(table().tokens(RED, MATERIAL).cloud_city(BLUE, arrow(3))).build()
    assert t.told("build")[-1].refs == (RED, SHIP, arrow(3))


def test_l09_3_counts_as_a_city_of_the_planet_but_prune_cannot_replace_it() -> None:
    t = table().cloud_city(RED, arrow(3)).tax().fill(slot=0)
    assert t.count(RED, MATERIAL) == 1
    t = table().ships(RED, arrow(3), 2).cloud_city(BLUE, arrow(3), DAMAGED).attack()
    t.fight(assault=1, faces=(A_TWO_HITS,))
    assert t.is_outraged(RED, MATERIAL)
    t = table().give(RED, LivingStructures).cloud_city(RED, arrow(3), DAMAGED).turn(RED, BUILDING).to_pips()
    assert ("L10", 1) not in t.offers()


# -- L10 Living Structures -----------------------------------------------------------------------------------------


def test_l10_nurture_taxes_an_own_city_instead_of_building() -> None:
    t = table().give(RED, LivingStructures).city(RED, hexa(2)).city(BLUE, hexa(3)).ships(RED, hexa(3), 1)
    t.turn(RED, BUILDING).to_pips().use(LivingStructures).fill(slot=0)
    assert t.count(RED, RELIC) == 1  # the rival city, though controlled, is no choice


def test_l10_prune_swaps_city_and_starport() -> None:
    t = table().give(RED, LivingStructures).starport(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    t.use(LivingStructures, 1)
    assert t.building_at(hexa(2)) == building(RED, CITY, FRESH)
    assert (t.left(RED, STARPORT), t.left(RED, CITY)) == (5, 4)
    t.use(LivingStructures, 1)
    assert t.building_at(hexa(2)) == building(RED, STARPORT, FRESH)


def test_l10_1_only_buildings_in_a_slot() -> None:
    t = table().give(RED, LivingStructures).starport(RED, gate(2)).cloud_city(RED, arrow(3)).turn(RED, BUILDING)
    assert ("L10", 1) not in t.to_pips().offers()


def test_l10_2_nurture_obeys_tax_modifiers_and_limit_not_build_modifiers() -> None:
    """OC-01: the rule about special actions follows from the Tax action inside."""
    t = table().give(RED, LivingStructures, Overseer).city(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    t.use(LivingStructures).fill(slot=0)
    assert t.asked() == "HitAndRepeat.wish"
    assert ("L10", 0) not in t.answer(0).offers()  # taxed this turn
    t = table().give(RED, LivingStructures, Mystic).city(RED, hexa(2))
    t.turn(RED, MOVING, COPY, construct(4)).to_pips().use(LivingStructures).fill(slot=[0, 1])
    assert t.count(RED, PSIONIC) == 1


def test_l10_3_prune_destroys_nothing_and_damage_carries_over() -> None:
    t = table().give(RED, LivingStructures).city(RED, hexa(2), DAMAGED).turn(RED, BUILDING).to_pips()
    t.use(LivingStructures, 1)
    assert t.building_at(hexa(2)) == building(RED, STARPORT, DAMAGED)
    assert not t.is_outraged(RED, RELIC)
    t = table().give(RED, LivingStructures).city(RED, hexa(2)).trophies(BLUE, RED, STARPORT, 5).turn(RED, BUILDING)
    assert ("L10", 1) not in t.to_pips().offers()


def test_l10_4_prune_opens_and_closes_resource_slots() -> None:
    t = table().give(RED, LivingStructures).starport(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    assert open_slots(t.game, RED) == [0, 1]
    t.use(LivingStructures, 1)
    assert open_slots(t.game, RED) == [0, 1, 2]
    t = table().give(RED, LivingStructures).city(RED, hexa(2)).tokens(RED, NOTHING, NOTHING, FUEL)
    t.turn(RED, BUILDING).to_pips().use(LivingStructures, 1)
    assert t.asked() in ("Tidy.wish", "Arrange.pick")  # the token must move or go


def test_l10_5_only_really_loyal_buildings_qualify() -> None:
    t = table().give(RED, LivingStructures).city(BLUE, hexa(2)).starport(BLUE, hexa(2)).ships(RED, hexa(2), 1, 1)
    assert t.turn(RED, BUILDING).to_pips().choices() == [DONE, REPAIR]


def test_oc_01_modifiers_do_not_touch_special_actions_but_the_standard_actions_inside_them() -> None:
    """OC-01: Prune replaces Repair and repairs nothing; Nurture replaces Build, and its Tax is a Tax."""
    t = table().give(RED, LivingStructures, Overseer).starport(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    assert t.use(LivingStructures, 1).asked() == "Turn.action"
    t = table().give(RED, ToolPriests, Overseer).city(RED, hexa(2)).ships(RED, hexa(2), 1).turn(RED, BUILDING)
    assert t.to_pips().use(ToolPriests).asked() == "Turn.action"  # no build with a starport, so no Ruthless


# -- L11 Gate Stations ---------------------------------------------------------------------------------------------


def test_l11_builds_cities_at_gates_one_per_gate_in_all() -> None:
    t = table().give(RED, GateStations).ships(RED, gate(2), 1).ships(RED, gate(3), 1).city(BLUE, gate(3))
    t.build()
    assert t.told("build")[-1].refs == (RED, CITY, gate(2))
    assert t.abilities(GateStations) == [0]


def test_l11_a_gate_city_has_all_types_of_its_cluster() -> None:
    t = table().give(GOLD, GateStations).city(RED, gate(2)).city(BLUE, hexa(2)).city(GOLD, arrow(2))
    t.tax()
    assert t.choices("resource") == [RELIC, PSIONIC]
    assert t.answer(PSIONIC).fill(slot=0).count(RED, PSIONIC) == 1


def test_l11_destroying_it_provokes_outrage_of_every_type() -> None:
    t = table().give(BLUE, GateStations).city(BLUE, gate(2), DAMAGED).city(BLUE, hexa(2)).city(GOLD, crescent(2))
    t.ships(RED, gate(2), 2).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert [t.is_outraged(RED, r) for r in range(5)] == [False, False, True, True, False]


def test_l11_1_without_other_cities_it_has_no_type() -> None:
    """Taxing takes a captive but no token; destroying provokes nothing but ransacks."""
    t = table().give(RED, GateStations).city(BLUE, gate(2)).ships(RED, gate(2), 1).tax()
    assert t.captives_of(RED, BLUE) == 1
    assert t.slots(RED) == [NOTHING] * SLOTS
    t = table().give(RED, GateStations).city(BLUE, gate(2), DAMAGED).court(MiningInterest).agents(BLUE, 0, 1)
    t.ships(RED, gate(2), 2).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.told("outrage") == []
    assert t.holds(RED, MiningInterest)


def test_l11_2_cities_of_all_players_count_cloud_cities_included() -> None:
    t = table().give(RED, GateStations).city(RED, gate(3)).cloud_city(BLUE, arrow(3)).city(GOLD, hexa(3))
    assert t.tax().choices("resource") == [MATERIAL, WEAPON]


def test_l11_3_the_typing_belongs_to_the_card_not_its_owner() -> None:
    t = table().give(GOLD, GateStations).city(BLUE, gate(2)).city(RED, hexa(2)).tax(BLUE)
    assert t.fill(slot=0).count(BLUE, RELIC) == 1
    t = table().city(BLUE, gate(2)).city(RED, hexa(2)).tax(BLUE)
    assert t.slots(BLUE) == [NOTHING] * SLOTS  # the card is not in play


# -- L12 Railgun Arrays --------------------------------------------------------------------------------------------


def test_l12_the_attacker_takes_a_hit_before_collecting_dice() -> None:
    t = fighting(table().give(BLUE, RailgunArrays))
    assert t.damaged(RED, gate(2)) == 1
    assert t.asked() == "Battle.assault"
    t = table().give(BLUE, RailgunArrays).ships(BLUE, gate(2), 0, 1)
    assert fighting(t, 2, 0).damaged(RED, gate(2)) == 0  # no fresh defender


def test_l12_1_the_attacker_picks_the_ship_and_a_destroyed_one_is_a_trophy() -> None:
    t = fighting(table().give(BLUE, RailgunArrays).ships(RED, gate(2), 0, 1))
    assert (t.asked(), t.seat()) == ("HitShips.condition", RED)
    t.answer(DAMAGED)
    assert t.trophies_of(BLUE, RED, SHIP) == 1


def test_l12_2_dice_are_lost_only_with_a_destroyed_ship() -> None:
    t = fighting(table().give(BLUE, RailgunArrays).ships(RED, gate(2), 0, 1)).answer(FRESH)
    assert max(t.choices("assault")) == 3
    t = fighting(table().give(BLUE, RailgunArrays).ships(RED, gate(2), 0, 1)).answer(DAMAGED)
    assert max(t.choices("assault")) == 2


def test_l12_3_o_02_the_battle_goes_on_without_attacking_ships() -> None:
    """O-02: no rule ends it, so a Rebel still rolls the two extra dice; others have none."""
    t = table().give(BLUE, RailgunArrays).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1).turn(RED, ATTACK)
    t.act(BATTLE)
    assert t.trophies_of(BLUE, RED, SHIP) == 1
    assert t.told("roll")[-1].refs == (RED, ())
    t = table().give(RED, Rebel).give(BLUE, RailgunArrays).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1)
    t.attack()
    assert t.choices("assault") == [0, 1, 2]
    t.answer(2).answer((A_TWO_HITS, A_BLANK))
    assert t.trophies_of(RED, BLUE, SHIP) == 1


# -- L13 Ancient Holdings ------------------------------------------------------------------------------------------


def holdings(resource: int) -> Table:
    """Blue has a token on Ancient Holdings."""
    return table().give(BLUE, AncientHoldings).token_on_card(BLUE, resource)


def test_l13_gives_one_more_slot() -> None:
    t = table().give(RED, AncientHoldings).city(RED, hexa(2)).tax()
    assert t.choices("slot") == [0, 1, 2, CARD_SLOT]
    assert t.answer(CARD_SLOT).slots(RED)[CARD_SLOT] == RELIC


def test_l13_1_the_token_is_yours_in_every_way() -> None:
    """Spendable, counted, lost to Outrage, raidable for 4 keys."""
    t = holdings(FUEL).ships(BLUE, gate(2), 1).turn(BLUE, ADMIN).spend(BLUE, CARD_SLOT)
    assert MOVE in t.choices("action")
    assert holdings(FUEL).marker(TYCOON).score().power() == [0, 5, 0]
    t = holdings(RELIC).ships(BLUE, hexa(2), 2).city(RED, hexa(2), DAMAGED).attack(BLUE)
    t.fight(assault=1, faces=(A_TWO_HITS,))
    assert t.count(BLUE, RELIC) == 0
    for keys, loot in ((R_TWO_KEYS_INTERCEPT, True), (R_INTERCEPT, False)):
        t = holdings(FUEL).give(BLUE, MiningInterest).ships(RED, gate(2), 2).ships(BLUE, gate(2), 0, 1)
        t.attack().fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, keys))
        assert (CARD_SLOT in t.choices("loot")) == loot
        assert loot_card(MiningInterest.printed) in t.choices("loot")


def test_l13_2_starting_tokens_go_to_the_board_and_later_ones_may_be_rearranged() -> None:
    """SETUP-03; see test_draft for the setup."""
    t = table().give(RED, AncientHoldings).city(RED, hexa(2)).tokens(RED, FUEL).tax()
    t.answer(9, RELIC, 5, 5)
    assert t.slots(RED) == [RELIC, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, FUEL]


def test_l13_3_silver_tongues_may_steal_the_token() -> None:
    t = holdings(FUEL).give(RED, SilverTongues).turn(RED, ADMIN).to_prelude().use(SilverTongues)
    t.fill(loot=seat_slot(BLUE, CARD_SLOT), slot=0)
    assert t.count(RED, FUEL) == 1


def test_o_08_elder_broker_may_take_the_token_on_ancient_holdings() -> None:
    """O-08: the card excludes nothing."""
    t = holdings(RELIC).give(RED, ElderBroker).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).tokens(RED, FUEL)
    t.turn(RED, ADMIN).to_pips().use(ElderBroker)
    assert t.count(RED, RELIC) == 1
    assert t.slots(BLUE)[CARD_SLOT] == FUEL


# -- L14 Seeker Torpedoes ------------------------------------------------------------------------------------------


def test_l14_rolls_assault_dice_again_up_to_the_fresh_ships() -> None:
    t = table().give(RED, SeekerTorpedoes).ships(RED, gate(2), 0, 2)
    t = fighting(t, 1).fight(assault=3, faces=(A_BLANK,) * 3)
    assert t.choices("effect") == [DONE, reroll(SeekerTorpedoes.printed, ASSAULT)]
    t.answer(reroll(SeekerTorpedoes.printed, ASSAULT), 0)
    assert t.is_chance()  # one fresh ship, one die


def test_l14_1_one_reroll_per_battle_counted_before_any_hits() -> None:
    """The flames of the roll have not hit yet when the fresh ships are counted."""
    t = fighting(table().give(RED, SeekerTorpedoes)).fight(assault=2, faces=(A_HIT_FLAME, A_HIT_FLAME))
    t.answer(reroll(SeekerTorpedoes.printed, ASSAULT), 0, 1).answer((A_BLANK, A_BLANK))
    assert t.asked() == "Turn.action"
    assert t.fresh(RED, gate(2)) == 2
    assert len(t.told("roll_again")) == 1
