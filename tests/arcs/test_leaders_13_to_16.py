"""Leaders of the pack, LEAD13 to LEAD16. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- LEAD13 Anarchist ----------------------------------------------------------------------------------------------


def test_lead13_inspiring_taxes_rival_cities_without_control() -> None:
    t = table().give(RED, Anarchist).city(BLUE, arrow(3)).ships(BLUE, arrow(3), 2).ships(RED, arrow(3), 1)
    t.tax().fill(slot=0)
    assert t.count(RED, MATERIAL) == 1
    assert t.abilities(Anarchist) == [1]


def test_lead13_1_such_a_tax_still_captures_an_agent() -> None:
    t = table().give(RED, Anarchist).city(BLUE, arrow(3)).ships(BLUE, arrow(3), 2).ships(RED, arrow(3), 1)
    t.tax()
    t.fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1


def test_lead13_2_each_empty_slot_counts_as_its_own_city() -> None:
    """hexa(3) has two slots: two taxes, no third; no captive."""
    t = table().give(RED, Anarchist).ships(RED, hexa(3), 1).turn(RED, ADMIN)
    t.act(TAX).fill(slot=0)
    t.answer(TAX).fill(slot=1)
    assert t.count(RED, WEAPON) == 2
    assert TAX not in t.choices("action")
    assert t.told("capture") == []


def test_lead13_3_nurture_serves_neither_empty_slots_nor_own_cities() -> None:
    t = table().give(RED, Anarchist, LivingStructures).ships(RED, hexa(3), 1).city(RED, hexa(3)).turn(RED, BUILDING)
    assert ("L10", 0) not in t.to_pips().offers()


def test_lead13_4_damaged_ships_are_enough() -> None:
    t = table().give(RED, Anarchist).ships(RED, arrow(3), 0, 1).ships(BLUE, arrow(3), 2).tax()
    assert t.fill(slot=0).count(RED, MATERIAL) == 1


def test_lead13_5_without_buildings_rivals_may_raid_the_ships_anywhere() -> None:
    t = table().give(RED, Anarchist).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack(BLUE)
    assert Anarchist.pieces.buildings == (NOTHING, NOTHING)
    assert t.answer(0, 0).choices("raiders") == [0, 1]


def test_lead13_principled_never_taxes_own_cities() -> None:
    t = table().give(RED, Anarchist).city(RED, arrow(3)).ships(RED, arrow(3), 2).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")


def test_lead13_inspiring_needs_ships_and_a_slot() -> None:
    t = table().give(RED, Anarchist).city(BLUE, arrow(3)).ships(RED, gate(3), 1).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")
    t = table().give(RED, Anarchist).starport(BLUE, arrow(3)).ships(RED, arrow(3), 1).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")  # its only slot is taken by a starport


def test_lead13_decentralized_removes_two_cities() -> None:
    game = given(3, "LEAD13", "L01", "LEAD16", "L02", "LEAD01", "L03")
    assert (game.left[CITY], game.removed[CITY]) == (3, 2)


# -- LEAD14 Shaper -------------------------------------------------------------------------------------------------


def test_lead14_mythic_gives_a_taxed_planet_another_type() -> None:
    t = table().give(RED, Shaper).city(RED, hexa(2)).tokens(RED, FUEL).tax().fill(slot=1)
    assert t.asked() == "ReshapePlanet.token_slot"
    assert t.choices() == [DONE, 0, 1]
    t.answer(0)
    assert t.game.kind_of[hexa(2)] == FUEL
    assert t.slots(RED)[:2] == [NOTHING, RELIC]
    assert t.abilities(Shaper) == [0]


def test_lead14_mythic_holds_for_everybody_and_only_once_per_planet() -> None:
    t = table().give(RED, Shaper).city(RED, hexa(2)).city(BLUE, hexa(2)).tokens(RED, FUEL)
    t.tax().fill(slot=1).answer(0).end_turn()
    t.turn(BLUE, ADMIN, PIVOT, MOVING).act(TAX).fill(slot=0)
    assert t.count(BLUE, FUEL) == 1
    t.end_turn()
    t.tax().fill(slot=0)
    assert t.asked() == "Turn.action"
    assert t.count(RED, FUEL) == 1


def test_lead14_1_any_taxed_city_and_any_token() -> None:
    """Rival cities too; a token on Ancient Holdings too."""
    t = table().give(RED, Shaper, AncientHoldings).city(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    t.token_on_card(RED, WEAPON).tax().fill(slot=0)
    assert t.choices("token_slot") == [DONE, 0, CARD_SLOT]
    assert t.answer(CARD_SLOT).game.kind_of[hexa(2)] == WEAPON


def test_lead14_2_a_token_of_a_cartel_pile_may_be_used() -> None:
    t = table().give(RED, Shaper, FuelCartel).city(RED, hexa(2)).tax().fill(slot=0)
    assert t.choices("token_slot") == [DONE, 0, pile(FUEL)]
    t.answer(pile(FUEL))
    assert t.game.supply[FUEL] == 4
    assert t.game.kind_of[hexa(2)] == FUEL


def test_lead14_3_a_gate_with_a_starport_still_catapults() -> None:
    t = table().give(RED, Shaper, GatePorts).starport(RED, gate(2)).ships(RED, gate(2), 1).move()
    t.answer(gate(3))
    assert t.asked() == "Move.end"  # it may go on


def test_lead14_ancient_catapults_from_gates_instead_of_starports() -> None:
    t = table().give(RED, Shaper).ships(RED, gate(2), 1).move().answer(gate(3))
    assert DONE in t.choices("end")
    t = table().give(RED, Shaper).starport(RED, hexa(2)).ships(RED, hexa(2), 1).move()
    assert t.answer(gate(2)).asked() == "Turn.action"


def test_lead14_4_the_token_is_gone_from_the_supply() -> None:
    t = table().give(RED, Shaper).city(RED, hexa(2)).tokens(RED, FUEL).tax().fill(slot=1).answer(0)
    assert t.game.supply[FUEL] + t.game.slots.count(FUEL) == 4
    assert len(t.game.laid) == 1


def test_lead14_5_a_gate_city_cannot_be_reshaped() -> None:
    t = table().give(RED, Shaper, GateStations).city(RED, gate(2)).city(BLUE, hexa(2)).tax()
    assert t.fill(slot=0).asked() == "Turn.action"


# -- LEAD15 Agitator -----------------------------------------------------------------------------------------------


def attacked_agitator(t: Table) -> Table:
    t.give(BLUE, Agitator).ships(RED, gate(2), 4).ships(BLUE, gate(2), 0, 2)
    return t.attack()


def test_lead15_firebrand_gains_a_weapon_by_copy() -> None:
    t = copying(table().give(RED, Agitator).city(RED, hexa(2)), ADMINISTRATION).answer(TAX).fill(slot=[0, 1])
    assert (t.count(RED, RELIC), t.count(RED, WEAPON)) == (1, 1)


def test_lead15_irregular_intercepts_with_weapon_icons() -> None:
    """Two tokens and a Guild card make three hits, though no ship of Blue's is fresh."""
    t = attacked_agitator(table().give(BLUE, ArmsUnion).tokens(BLUE, WEAPON, WEAPON))
    t.fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.told("intercept")[0].refs == (BLUE, RED, 3)
    t.fill(condition=[FRESH, FRESH, FRESH])
    assert t.damaged(RED, gate(2)) == 3
    assert (t.asked(), t.seat()) == ("DiscardOne.token_slot", BLUE)
    t.answer(1)
    assert t.slots(BLUE)[:2] == [WEAPON, NOTHING]


def test_lead15_irregular_without_weapons_deals_nothing_and_discards_nothing() -> None:
    t = table().give(BLUE, Agitator).ships(RED, gate(2), 1).ships(BLUE, gate(2), 3).attack()
    t.fight(assault=1, faces=(A_HIT_INTERCEPT,)).fill(condition=FRESH)
    assert t.fresh(RED, gate(2)) == 1


def test_lead15_1_the_icon_added_by_mirror_plating_works_too() -> None:
    t = attacked_agitator(table().give(BLUE, MirrorPlating).tokens(BLUE, WEAPON)).fight(assault=1, faces=(0,))
    assert t.told("intercept")[0].refs == (BLUE, RED, 1)
    assert t.count(BLUE, WEAPON) == 0


def test_lead15_2_happens_even_without_ships_in_the_battle() -> None:
    t = table().give(BLUE, Agitator).tokens(BLUE, WEAPON).ships(RED, hexa(2), 2).city(BLUE, hexa(2))
    t.attack().fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.damaged(RED, hexa(2)) == 1
    assert t.count(BLUE, WEAPON) == 0


def test_lead15_3_see_lc_04() -> None:
    t = copying(table().give(RED, Agitator).city(RED, hexa(2)).supply(RELIC, 0), ADMINISTRATION)
    assert t.answer(TAX).fill(slot=0).count(RED, WEAPON) == 1


# -- LEAD16 Quartermaster ------------------------------------------------------------------------------------------


def test_lead16_resilient_repairs_one_ship_per_starport_it_controls() -> None:
    """Attacking: an own starport and a rival's in controlled systems, a third one out of control."""
    t = table().give(RED, Quartermaster).ships(RED, gate(2), 0, 4).ships(BLUE, gate(2), 0, 1)
    t.starport(RED, hexa(2)).ships(RED, hexa(2), 1).starport(BLUE, hexa(3)).ships(RED, hexa(3), 1)
    t.starport(RED, hexa(5)).attack().fill(system=gate(2)).fight()
    assert t.fresh(RED, gate(2)) == 2
    assert t.abilities(Quartermaster) == [0]


def test_lead16_resilient_repairs_after_defending_too() -> None:
    t = table().give(BLUE, Quartermaster).ships(RED, gate(2), 1).ships(BLUE, gate(2), 0, 2)
    t.starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1).attack().fight()
    assert t.fresh(BLUE, gate(2)) == 1


def test_lead16_1_losses_and_lost_control_during_the_battle_count() -> None:
    """The starport in the battle system is controlled before the battle, not after its own hit."""
    t = table().give(RED, Quartermaster).ships(RED, hexa(2), 2).ships(BLUE, hexa(2), 1).starport(RED, hexa(2))
    t.attack().fight(assault=2, faces=(A_HIT_FLAME, A_BLANK)).fill(condition=[FRESH])
    assert t.controller(hexa(2)) == RED  # the hit on Blue's ship keeps control
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (2, 0)
    t = table().give(RED, Quartermaster).ships(RED, hexa(2), 2).ships(BLUE, hexa(2), 2).starport(RED, hexa(2))
    t.attack().fight(assault=2, faces=(A_HIT_FLAME, A_HIT_FLAME)).fill(condition=[FRESH] * 4)
    assert t.abilities(Quartermaster) == []  # nobody has a fresh ship left, so nobody controls the starport
    assert t.damaged(RED, hexa(2)) == 2


def test_lead16_2_not_triggered_by_fire_rifles() -> None:
    t = table().give(RED, Quartermaster, GalacticRifles).ships(RED, gate(2), 1, 1).ships(BLUE, gate(3), 1)
    t.starport(RED, hexa(2)).ships(RED, hexa(2), 1).turn(RED, ATTACK).to_pips().use(GalacticRifles)
    t.fill(system=gate(2), dice=1, faces=(S_HIT,))
    assert t.damaged(RED, gate(2)) == 1


def tied_at_a_starport() -> Table:
    """Red's battle is over with nobody hit: one fresh ship on each side, two damaged ones of Red, Gold's starport."""
    t = table().give(RED, Quartermaster, RepairDrones).ships(RED, hexa(2), 1, 2).ships(BLUE, hexa(2), 1)
    return t.starport(GOLD, hexa(2)).attack().fill(defender=BLUE).fight()


def test_fine_06_drones_may_give_the_control_that_resilient_needs() -> None:
    """Each effect is weighed when its turn comes: with the ship that the drones repaired Red controls the starport."""
    t = tied_at_a_starport()
    assert t.choices("window") == [window(RED, Quartermaster.printed), window(RED, RepairDrones.printed)]
    t.answer(window(RED, RepairDrones.printed))
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (3, 0)
    assert (t.abilities(Quartermaster), t.abilities(RepairDrones)) == ([0], [0])


def test_fine_06_resilient_may_come_first_and_do_nothing() -> None:
    t = tied_at_a_starport().answer(window(RED, Quartermaster.printed))
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (2, 1)
    assert (t.abilities(Quartermaster), t.abilities(RepairDrones)) == ([], [0])


def test_fine_06_what_another_effect_left_nothing_to_do_for_is_passed_over() -> None:
    """One damaged ship for both: whoever comes second finds none, and says nothing."""
    t = table().give(RED, Quartermaster, RepairDrones).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 0, 1)
    t = t.starport(GOLD, hexa(3)).ships(RED, hexa(3), 1).attack().fill(system=gate(2)).fight()
    for first, second in ((Quartermaster, RepairDrones), (RepairDrones, Quartermaster)):
        twin = t.copy()
        twin.game.log = []
        twin.answer(window(RED, first.printed))
        assert (twin.abilities(first), twin.abilities(second), twin.fresh(RED, gate(2))) == ([0], [], 1)


def test_lead16_3_with_repair_drones_the_player_on_turn_chooses_the_order() -> None:
    """FINE-06"""
    t = table().give(RED, Quartermaster, RepairDrones).ships(RED, gate(2), 0, 3).ships(BLUE, gate(2), 0, 1)
    t.starport(RED, hexa(2)).ships(RED, hexa(2), 1).attack().fight()
    assert (t.asked(), t.seat()) == ("Battle.window", RED)
    assert t.choices() == [Quartermaster.printed, RepairDrones.printed]
    t.answer(RepairDrones.printed)
    assert t.fresh(RED, gate(2)) == 2


def test_pack_leaders_start_pieces_as_printed() -> None:
    """leaders.yaml, X-30 for the Overseer."""
    assert Overseer.pieces.buildings == (CITY, STARPORT)
    assert Corsair.pieces.buildings == (STARPORT, NOTHING)
    assert Corsair.pieces.ships == (4, 3, 2)
    assert Shaper.pieces.ships == (3, 3, 3)
    assert Agitator.pieces.ships == (3, 4, 2)
    assert Quartermaster.pieces.tokens == (FUEL, WEAPON)
    assert Noble.pieces.tokens == (PSIONIC, PSIONIC)
    t = table().give(RED, Anarchist).cities_off_board(RED, 2)
    assert open_slots(t.game, RED) == [0, 1, 2, 3]
