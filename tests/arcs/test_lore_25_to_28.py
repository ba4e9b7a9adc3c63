"""Lore of the pack, L25 to L28. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- L25 Tyrant's Ego, L26 Tyrant's Authority ------------------------------------------------------------------------


def test_l25_captives_go_home_for_secure() -> None:
    t = table().give(RED, TyrantsEgo).marker(TYRANT).captives(RED, BLUE, 1).court(MiningInterest).agents(RED, 0, 1)
    t.turn(RED, ADMIN).to_prelude().use(TyrantsEgo)
    assert t.holds(RED, MiningInterest)
    assert (t.captives_of(RED, BLUE), t.left(BLUE, AGENT)) == (0, 10)


def test_l25_1_clears_weapon_outrage_although_it_belongs_to_tyrant() -> None:
    t = table().give(RED, TyrantsEgo).outrage(RED, WEAPON, RELIC).turn(RED, ADMIN).to_prelude().use(TyrantsEgo, 1)
    assert (t.is_outraged(RED, WEAPON), t.is_outraged(RED, RELIC)) == (False, True)


def test_l25_2_each_secure_needs_a_legal_target() -> None:
    t = table().give(RED, TyrantsEgo).marker(TYRANT).captives(RED, BLUE, 2).court(MiningInterest).agents(RED, 0, 1)
    t.turn(RED, ADMIN).to_prelude().use(TyrantsEgo)
    assert t.offers() == [("L25", 1)]
    assert t.captives_of(RED, BLUE) == 1
    t = table().give(RED, TyrantsEgo).captives(RED, BLUE, 1).agents(RED, 0, 1).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [("L25", 1)]  # Tyrant is not declared


def annexing(t: Table) -> Table:
    return t.give(RED, TyrantsAuthority).marker(TYRANT).ships(RED, hexa(2), 1, 1).turn(RED, BUILDING).to_pips()


def test_l26_annex_replaces_a_rival_building() -> None:
    t = annexing(table().city(BLUE, hexa(2))).use(TyrantsAuthority)
    assert t.building_at(hexa(2)) == building(RED, CITY, FRESH)
    assert (t.left(RED, CITY), t.left(BLUE, CITY)) == (4, 5)


def test_l26_1_impossible_without_such_a_building_left() -> None:
    t = annexing(table().city(BLUE, hexa(2)).trophies(BLUE, RED, CITY, 5))
    assert t.offers() == []


def test_l26_2_only_while_tyrant_is_declared() -> None:
    t = table().give(RED, TyrantsAuthority).ships(RED, hexa(2), 1, 1).city(BLUE, hexa(2)).turn(RED, BUILDING)
    assert t.to_pips().offers() == []


def test_l26_3_no_destruction_and_a_damaged_building_stays_damaged() -> None:
    t = annexing(table().starport(BLUE, hexa(2), DAMAGED)).use(TyrantsAuthority)
    assert t.building_at(hexa(2)) == building(RED, STARPORT, DAMAGED)
    assert t.trophies_of(RED, BLUE, STARPORT) == 0
    assert t.told("outrage") == []


def test_l26_annex_needs_control() -> None:
    assert annexing(table().city(BLUE, hexa(3))).offers() == []


# -- L27 Tycoon's Ambition -----------------------------------------------------------------------------------------


def tycoon(t: Table) -> Table:
    return t.give(RED, TycoonsAmbition).marker(TYCOON)


def test_l27_all_material_and_fuel_declare_an_ambition_without_marker() -> None:
    t = tycoon(table().tokens(RED, FUEL, RELIC, MATERIAL)).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition)
    assert t.choices("ambition") == [TYRANT, WARLORD, KEEPER, EMPATH]
    t.answer(KEEPER)
    assert is_declared(t.game, KEEPER)
    assert t.game.zeroed == 0
    assert t.slots(RED)[:3] == [NOTHING, RELIC, NOTHING]


def test_l27_1_allowed_with_no_material_and_fuel() -> None:
    t = tycoon(table()).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert is_declared(t.game, KEEPER)


def test_l27_2_cartel_piles_are_untouched() -> None:
    t = tycoon(table().give(RED, FuelCartel)).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.game.supply[FUEL] == 5
    assert t.holds(RED, FuelCartel)


def test_l27_3_usable_right_after_declaring_tycoon_also_by_followers_with_all_triggers() -> None:
    t = table().give(RED, TycoonsAmbition).turn(RED, admin(2)).answer(TYCOON)
    t.use(TycoonsAmbition).answer(KEEPER)
    assert is_declared(t.game, KEEPER)
    t = tycoon(table().give(RED, Demagogue)).turn(RED, MOVING, PIVOT, ADMIN).to_prelude().use(TycoonsAmbition)
    assert t.answer(KEEPER).asked() == "PlaceAgents.court"
    t = tycoon(table()).marker(KEEPER, 1).marker(KEEPER, 0).tokens(RED, RELIC).turn(RED, ADMIN).to_prelude()
    assert t.offers() == []  # no marker available
    t = tycoon(table().give(RED, Feastbringer)).tokens(RED, RELIC).turn(RED, ADMIN).to_prelude()
    assert t.offers() == []  # the Feastbringer cannot pay


def test_l27_4_at_most_once_per_turn_and_before_all_else() -> None:
    t = tycoon(table()).tokens(RED, RELIC).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.offers() == []
    t = tycoon(table()).tokens(RED, RELIC, RELIC).turn(RED, ADMIN).spend(RED, 0).fill(action=DONE)
    assert t.offers() == []


def test_o_10_lattice_spies_and_tycoons_ambition_in_either_order() -> None:
    """O-10: as with Galactic Bards, declaring and seizing do not spoil each other."""
    t = tycoon(table().give(RED, LatticeSpies)).turn(RED, MOVING, PIVOT, ADMIN)
    t.game.initiative = BLUE
    t.to_prelude().use(LatticeSpies)
    assert t.offers() == [("L27", 0)]
    t = tycoon(table().give(RED, LatticeSpies)).turn(RED, MOVING, PIVOT, ADMIN)
    t.game.initiative = BLUE
    t.to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.offers() == [("bc16", 0)]


# -- L28 Tycoon's Charm --------------------------------------------------------------------------------------------


def charming(t: Table) -> Table:
    return t.give(RED, TycoonsCharm).marker(TYCOON).turn(RED, ADMIN).to_prelude()


def test_l28_exchanges_material_and_fuel_for_any_type() -> None:
    t = charming(table().tokens(RED, FUEL, RELIC)).use(TycoonsCharm)
    assert t.choices("resource") == [MATERIAL, FUEL, WEAPON, RELIC, PSIONIC]
    t.answer(PSIONIC).fill(slot=0)
    assert t.slots(RED)[:2] == [PSIONIC, RELIC]
    t = table().give(RED, TycoonsCharm).tokens(RED, FUEL).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [("L28", 1)]  # Tycoon is not declared


def test_l28_as_often_as_there_are_goods() -> None:
    t = charming(table().tokens(RED, FUEL, MATERIAL)).use(TycoonsCharm).fill(token_slot=0, resource=RELIC, slot=0)
    t.use(TycoonsCharm).fill(resource=RELIC, slot=1)
    assert t.count(RED, RELIC) == 2
    assert t.offers() == [("L28", 1)]


def test_l28_does_not_go_on_for_ever() -> None:
    """Material for Material changes nothing: the card cuts it off where nobody can need it."""
    t = charming(table().tokens(RED, FUEL))
    uses = 0
    while offer(TycoonsCharm.printed, 0) in t.choices():
        t.use(TycoonsCharm).answer(FUEL).fill(slot=0)
        uses += 1
    assert uses == 2 * SLOTS


def test_l28_1_tokens_on_a_cartel_pile_cannot_be_discarded() -> None:
    t = charming(table().give(RED, FuelCartel).tokens(RED, RELIC))
    assert ("L28", 0) not in t.offers()


def test_l28_2_o_03_a_discarded_token_is_back_in_the_supply_at_once() -> None:
    """O-03, as for Relic Fence."""
    t = charming(table().tokens(RED, FUEL).supply(FUEL, 0)).use(TycoonsCharm)
    assert FUEL in t.choices("resource")
