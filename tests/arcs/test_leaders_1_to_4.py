"""Leaders of the base box, LEAD01 to LEAD04. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- LEAD01 Elder --------------------------------------------------------------------------------------------------


def test_lead01_beloved_influences_after_losing_a_piece() -> None:
    t = cornering(table().give(BLUE, Elder)).fight(assault=1, faces=(A_TWO_HITS,))
    assert (t.asked(), t.seat()) == ("MayInfluence.court", BLUE)
    t.answer(2)
    assert t.on_court(2, BLUE) == 1
    assert t.left(BLUE, AGENT) == 9
    assert t.abilities(Elder) == [0]


def test_lead01_beloved_may_be_left_out() -> None:
    t = cornering(table().give(BLUE, Elder)).fight(assault=1, faces=(A_TWO_HITS,)).done()
    assert t.left(BLUE, AGENT) == 10
    assert t.seat() == RED


def test_lead01_beloved_needs_a_trophy() -> None:
    t = cornering(table().give(BLUE, Elder)).fight(assault=1, faces=(A_BLANK,))
    assert t.asked() == "Turn.action"


def test_lead01_beloved_is_for_the_defender_only() -> None:
    t = cornering(table().give(RED, Elder))
    assert t.fight(assault=1, faces=(A_TWO_HITS,)).asked() == "Turn.action"


def test_lead01_beloved_stops_ransacking_after_a_battle() -> None:
    """The city falls, Outrage comes, but the Court is safe."""
    t = table().give(BLUE, Elder).court(MiningInterest).agents(BLUE, 0, 1)
    t.ships(RED, hexa(2), 2).city(BLUE, hexa(2), DAMAGED).attack()
    t.fight(assault=1, faces=(A_TWO_HITS,))
    assert t.is_outraged(RED, RELIC)
    assert t.trophies_of(RED, BLUE, CITY) == 1
    assert t.game.court[0] == MiningInterest.printed
    assert t.on_court(0, BLUE) == 1


def test_lead01_1_ransack_protection_is_tied_to_battles() -> None:
    """Fire Rifles and Ruthless are no battles: an Elder city destroyed by them lets its destroyer ransack."""
    t = table().give(BLUE, Elder).give(RED, GalacticRifles).court(MiningInterest).agents(BLUE, 0, 1)
    t.ships(RED, gate(2), 1).city(BLUE, hexa(2), DAMAGED).turn(RED, ATTACK).to_pips().use(GalacticRifles)
    t.fill(dice=1, faces=(3,))
    assert t.holds(RED, MiningInterest)
    t = table().give(BLUE, Elder).give(RED, Overseer).court(MiningInterest).agents(BLUE, 0, 1)
    t.ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED).tax().fill(slot=0, wish=1)
    assert t.holds(RED, MiningInterest)


def test_lead01_just_demotes_tyrant() -> None:
    t = table().give(RED, Elder).marker(TYRANT).captives(RED, BLUE, 2).captives(BLUE, RED, 1)
    assert t.score().power() == [3, 3, 0]  # first pays 3 instead of 5; Blue's second place is as usual
    t = table().give(RED, Elder).marker(TYRANT).captives(RED, BLUE, 1).captives(BLUE, RED, 2)
    assert t.score().power() == [0, 5, 0]


# -- LEAD02 Mystic and the bonus for taxing ------------------------------------------------------------------------


def test_lead02_attuned_gains_psionic_by_copy_and_pivot() -> None:
    for how in (COPY, PIVOT):
        t = table().give(RED, Mystic).city(RED, hexa(2))
        t = copying(t, ADMINISTRATION) if how == COPY else pivoting(t, ADMIN)
        t.answer(TAX).fill(slot=[0, 1])
        assert (t.count(RED, RELIC), t.count(RED, PSIONIC)) == (1, 1)
        assert t.abilities(Mystic) == [0]


def test_lead02_attuned_needs_the_pip_of_a_copy_or_pivot() -> None:
    """FINE-08: neither a lead or surpassing card nor a Prelude action will do."""
    t = table().give(RED, Mystic).city(RED, hexa(2)).tax()
    t.fill(slot=0)
    assert t.count(RED, PSIONIC) == 0
    t = table().give(RED, Mystic).city(RED, hexa(2)).turn(RED, ADMIN, SURPASS, admin(2))
    t.act(TAX).fill(slot=0)
    assert t.count(RED, PSIONIC) == 0
    t = table().give(RED, Mystic).city(RED, hexa(2)).tokens(RED, PSIONIC)
    t.turn(RED, MOVING, COPY, admin(4)).spend(RED, 0).answer(TAX).fill(slot=0)
    assert t.count(RED, PSIONIC) == 0


def test_lead02_1_nurture_on_a_copy_triggers_attuned() -> None:
    t = copying(table().give(RED, Mystic, LivingStructures).city(RED, hexa(2)), CONSTRUCTION)
    t.use(LivingStructures).fill(slot=[0, 1])
    assert (t.count(RED, RELIC), t.count(RED, PSIONIC)) == (1, 1)
    t = table().give(RED, Mystic, LivingStructures).city(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    t.use(LivingStructures).fill(slot=0)
    assert (t.count(RED, RELIC), t.count(RED, PSIONIC)) == (1, 0)


# -- LEAD03 Fuel-Drinker -------------------------------------------------------------------------------------------


def test_lead03_insatiable_gains_fuel_by_copy() -> None:
    t = copying(table().give(RED, FuelDrinker).city(RED, hexa(2)), ADMINISTRATION).answer(TAX).fill(slot=[0, 1])
    assert (t.count(RED, RELIC), t.count(RED, FUEL)) == (1, 1)


def test_lead03_lavish_discards_fuel_after_tycoon_was_scored() -> None:
    t = table().give(RED, FuelDrinker).marker(TYCOON).tokens(RED, FUEL, RELIC).score()
    assert t.power() == [5, 0, 0]
    assert t.slots(RED)[:2] == [NOTHING, RELIC]
    assert t.game.supply[FUEL] == 5


def test_lead03_lavish_needs_tycoon() -> None:
    t = table().give(RED, FuelDrinker).marker(KEEPER).tokens(RED, FUEL, RELIC).score()
    assert t.slots(RED)[:2] == [FUEL, RELIC]


def test_lead03_1_see_lc_04() -> None:
    t = copying(table().give(RED, FuelDrinker).city(RED, hexa(2)).supply(RELIC, 0), ADMINISTRATION)
    assert t.answer(TAX).fill(slot=0).count(RED, FUEL) == 1


def test_lead03_2_tycoon_counts_as_scored_though_nobody_gains_power() -> None:
    """Two have the same, a third more than both: the tied get nothing, and so on; the marker alone decides."""
    t = table(2).give(RED, FuelDrinker).marker(TYCOON, 0)  # the lowest marker pays second place nothing
    t.tokens(RED, FUEL).tokens(BLUE, FUEL).score()
    assert t.power() == [0, 0]
    assert t.count(RED, FUEL) == 0
    assert t.count(BLUE, FUEL) == 1


def test_lead03_3_fuel_on_a_cartel_is_supply_and_stays() -> None:
    t = table().give(RED, FuelDrinker, FuelCartel).marker(TYCOON).tokens(RED, FUEL).score()
    assert t.game.supply[FUEL] == 5
    assert t.holds(RED, FuelCartel)


# -- LEAD04 Upstart ------------------------------------------------------------------------------------------------


def test_lead04_ambitious_takes_any_token_for_a_declaration() -> None:
    t = table().give(RED, Upstart).turn(RED, ADMIN).answer(TYRANT)
    assert t.asked() == "MayTakeToken.resource"
    assert t.choices() == [DONE, MATERIAL, FUEL, WEAPON, RELIC, PSIONIC]
    t.answer(RELIC).fill(slot=0)
    assert t.count(RED, RELIC) == 1


def test_lead04_ambitious_may_be_left_out_and_needs_the_supply() -> None:
    t = table().give(RED, Upstart).supply(RELIC, 0).turn(RED, ADMIN).answer(TYRANT)
    assert RELIC not in t.choices("resource")
    t.done()
    assert t.slots(RED) == [NOTHING] * 7


def test_lead04_callow_taxes_nothing_that_is_not_controlled() -> None:
    t = table().give(RED, Upstart).city(RED, hexa(2)).city(RED, hexa(3)).ships(RED, hexa(3), 1).ships(BLUE, hexa(2), 1)
    t.tax()
    assert t.asked() == "Store.slot"  # the only choice: the controlled one
    assert t.game.used[place_at(hexa(3), 0)] == 1
    t = table().give(RED, Upstart).city(RED, hexa(2)).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")


def test_lead04_1_the_token_can_be_spent_in_the_prelude_that_follows() -> None:
    t = table().give(RED, Upstart).ships(RED, gate(2), 1).turn(RED, ADMIN).answer(TYRANT, FUEL).fill(slot=0)
    assert spending(0, FUEL) in t.choices("spending")
    t.spend(RED, 0).answer(MOVE)
    assert t.asked() == "Move.end"


def test_lead04_2_works_with_every_way_of_declaring() -> None:
    """Populist Demands, Galactic Bards, Tycoon's Ambition."""
    t = table().give(RED, Upstart).court(PopulistDemands).secure(RED, PopulistDemands).answer(WARLORD)
    assert t.asked() == "MayTakeToken.resource"
    t = table().give(RED, Upstart, GalacticBards).turn(RED, ADMIN, PIVOT, MOVING).answer(TYRANT)
    assert t.asked() == "MayTakeToken.resource"
    t = table().give(RED, Upstart, TycoonsAmbition).marker(TYCOON).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition)
    assert t.answer(KEEPER).asked() == "MayTakeToken.resource"


def test_lead04_3_empaths_bond_gives_the_upstart_starports_only() -> None:
    t = table().give(RED, Upstart, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).starport(BLUE, hexa(3))
    t.ships(RED, gate(2), 1).build()
    assert t.told("build")[-1].refs == (RED, SHIP, hexa(3))
    t = table().give(RED, Upstart, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")
