"""Guild cards of the Fuel suit: bc06 to bc10. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- bc06 Fuel Cartel ----------------------------------------------------------------------------------


def test_bc06_the_supply_counts_and_rivals_lose_their_fuel() -> None:
    t = table().give(RED, FuelCartel).tokens(BLUE, FUEL, MATERIAL).marker(TYCOON)
    assert ambition_count(t.game, RED, TYCOON) == 5
    t.score()
    assert t.power()[RED] == 5
    assert t.slots(BLUE)[:2] == [NOTHING, MATERIAL]


def test_bc06_prelude_steals_a_fuel() -> None:
    t = table().give(RED, FuelCartel).tokens(BLUE, MATERIAL, FUEL).turn(RED, ATTACK).to_prelude().use(FuelCartel)
    t.answer(0)
    assert t.slots(RED)[0] == FUEL
    assert t.slots(BLUE)[:2] == [MATERIAL, NOTHING]
    assert t.game.court_discard == [FuelCartel.printed]


def test_bc06_1_obeys_the_rulings_of_the_material_cartel() -> None:
    """bc22: stealing is stopped; a gain lowers the count."""
    t = table().give(RED, FuelCartel).give(BLUE, SwornGuardians, ShippingInterest).tokens(BLUE, FUEL)
    t.turn(BLUE, BUILDING).to_pips().use(ShippingInterest, 0).answer(1)
    assert ambition_count(t.game, RED, TYCOON) == 1 + 3
    t.turn(RED, ATTACK).to_prelude().use(FuelCartel)
    assert t.asked() != "Steal.loot"
    assert t.count(BLUE, FUEL) == 2


# -- bc07 Loyal Pilots ---------------------------------------------------------------------------------


def test_bc07_any_token_pays_as_fuel_even_outraged() -> None:
    t = table().give(RED, LoyalPilots).tokens(RED, PSIONIC).outrage(RED, FUEL, PSIONIC).ships(RED, gate(2), 1)
    t.turn(RED, BUILDING).spend(RED, 0, FUEL)
    assert t.choices("action") == [DONE, MOVE]


def test_bc07_1_the_token_keeps_its_type() -> None:
    """bc01: for scoring it is what it is."""
    t = table().give(RED, LoyalPilots).tokens(RED, PSIONIC)
    assert ambition_count(t.game, RED, TYCOON) == 1


# -- bc08 Gatekeepers ----------------------------------------------------------------------------------


def test_bc08_two_more_dice_in_a_battle_at_a_gate() -> None:
    t = table().give(RED, Gatekeepers).ships(RED, gate(2), 1, 1).ships(BLUE, gate(2), 1)
    t.attack()
    assert t.choices("assault") == [0, 1, 2, 3, 4]
    t.answer(1)
    assert t.choices("skirmish") == [0, 1, 2, 3]


def test_bc08_no_more_dice_on_a_planet_or_for_others() -> None:
    t = table().give(RED, Gatekeepers).ships(RED, hexa(2), 2).ships(BLUE, hexa(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2]
    t = table().give(BLUE, Gatekeepers).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2]


def test_bc08_six_of_a_type_is_still_the_most() -> None:
    """BATTLE-03"""
    t = table().give(RED, Gatekeepers).ships(RED, gate(2), 6).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault")[-1] == 6
    t.answer(6)
    assert t.choices("skirmish") == [0, 1, 2]


def test_bc08_prelude_puts_a_ship_into_every_gate_in_play() -> None:
    t = table().give(RED, Gatekeepers).turn(RED, ATTACK).to_prelude().use(Gatekeepers)
    assert [t.fresh(RED, gate(cluster)) for cluster in (1, 2, 3, 4, 5, 6)] == [0, 1, 1, 0, 1, 1]
    assert t.game.court_discard == [Gatekeepers.printed]


def test_bc08_2_with_fewer_ships_than_gates_you_pick_the_gates() -> None:
    """CC-05: at most one per gate."""
    t = table().give(RED, Gatekeepers).ships(RED, hexa(2), 13).turn(RED, ATTACK).to_prelude().use(Gatekeepers)
    assert t.choices("system") == [gate(2), gate(3), gate(5), gate(6)]
    t.answer(gate(5))
    assert t.choices("system") == [gate(2), gate(3), gate(6)]
    t.answer(gate(2))
    assert t.left(RED, SHIP) == 0
    assert [t.fresh(RED, gate(cluster)) for cluster in (2, 3, 5, 6)] == [1, 0, 1, 0]


# -- bc09 Shipping Interest ------------------------------------------------------------------------------


def test_bc09_synthesize_gains_a_fuel_in_place_of_a_build() -> None:
    t = table().give(RED, ShippingInterest).turn(RED, BUILDING).to_pips().use(ShippingInterest, 0).answer(0)
    assert t.slots(RED)[0] == FUEL
    t = table().give(RED, ShippingInterest).supply(FUEL, 0).ships(RED, hexa(2), 1).turn(RED, BUILDING).to_pips()
    assert t.offers() == []


def test_bc09_prelude_fills_slots_with_fuel() -> None:
    t = table().give(RED, ShippingInterest).turn(RED, ATTACK).to_prelude().use(ShippingInterest, 1)
    t.answer(FROM_SUPPLY, 0, FROM_SUPPLY, 1)
    assert t.slots(RED)[:2] == [FUEL, FUEL]
    assert t.game.court_discard == [ShippingInterest.printed]


def test_bc09_1_steals_when_the_supply_is_dry_and_obeys_protections() -> None:
    t = table().give(RED, ShippingInterest).give(GOLD, SwornGuardians).supply(FUEL, 2)
    t.tokens(BLUE, FUEL).tokens(GOLD, FUEL)
    t.turn(RED, ATTACK).to_prelude().use(ShippingInterest, 1)
    assert t.choices("source") == [DONE, seat_slot(BLUE, 0)]
    t.answer(seat_slot(BLUE, 0), 0)
    assert t.asked() != "FillSlots.source"  # nothing left to take
    assert (t.count(RED, FUEL), t.count(BLUE, FUEL), t.count(GOLD, FUEL)) == (1, 0, 1)


def test_bc08_1_gives_no_dice_for_fire_rifles() -> None:
    """Two fresh ships, two dice, although it is a gate."""
    t = firing(table().give(RED, Gatekeepers).ships(BLUE, gate(3), 3))
    assert t.choices("dice")[-1] == 2


# -- bc10 Spacing Union ---------------------------------------------------------------------------------------


def test_bc10_1_is_like_the_admin_union() -> None:
    t = table().give(RED, SpacingUnion).turn(RED, ATTACK).to_prelude()
    assert t.asked() != "Turn.spending"
