"""Lore of the pack, L19 to L24. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- L19 Empath's Vision -------------------------------------------------------------------------------------------


def test_l19_rolls_any_dice_again_once_while_empath_is_declared() -> None:
    t = table().give(RED, EmpathsVision).marker(EMPATH).ships(RED, gate(2), 3).ships(BLUE, gate(2), 0, 1)
    t.attack().fight(assault=1, skirmish=2, faces=(A_BLANK, S_BLANK, S_HIT))
    assert t.choices("effect") == [DONE, reroll(EmpathsVision.printed, ANY_DIE)]
    t.answer(reroll(EmpathsVision.printed, ANY_DIE))
    assert t.choices("die") == [DONE, 0, 1, 2]
    t.answer(0, 1).done().answer((A_TWO_HITS, S_HIT))
    assert t.asked() == "Turn.action"
    assert t.trophies_of(RED, BLUE, SHIP) == 1


def test_l19_does_nothing_while_empath_is_not_declared() -> None:
    t = table().give(RED, EmpathsVision).marker(KEEPER).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.attack().fight(assault=1, faces=(A_BLANK,))
    assert t.told("roll_again") == []


def test_l19_1_one_decision_per_roll_combined_with_skirmishers_in_any_order() -> None:
    """FINE-06, OC-04"""
    vision, skirmishers = reroll(EmpathsVision.printed, ANY_DIE), reroll(Skirmishers.printed, SKIRMISH)
    for first, second in ((vision, skirmishers), (skirmishers, vision)):
        t = table().give(RED, EmpathsVision, Skirmishers).marker(EMPATH).ships(RED, gate(2), 2)
        t.ships(BLUE, gate(2), 3).attack().fight(skirmish=2, faces=(S_BLANK, S_BLANK))
        assert t.choices("effect") == [DONE, skirmishers, vision]
        t.answer(first, 0)
        t.fill(die=DONE)
        t.answer((S_BLANK,))
        assert t.choices("effect") == [DONE, second]


# -- L20 Empath's Bond ---------------------------------------------------------------------------------------------


def test_l20_taxes_rival_cities_without_control_and_captives() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).tax().fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert t.captives_of(RED, BLUE) == 0
    assert t.abilities(EmpathsBond) == [0]
    t = table().give(RED, EmpathsBond).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")


def test_l20_builds_and_catapults_with_rival_starports() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, gate(5), 1)
    t.build()
    assert t.fresh(RED, hexa(2)) == 1
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    assert t.move().answer(gate(2)).asked() == "Move.end"


def test_oc_02_like_loyal_is_not_loyal() -> None:
    """OC-02: Nurture and Prune need really Loyal buildings; a controlled city still yields a captive."""
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).turn(RED, ADMIN)
    t.act(TAX).fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1
    t = table().give(RED, EmpathsBond, LivingStructures).marker(EMPATH).city(BLUE, hexa(2)).starport(BLUE, hexa(2))
    assert t.ships(RED, gate(5), 0, 1).turn(RED, BUILDING).to_pips().offers() == []


def test_l20_1_ships_arrive_damaged_where_somebody_else_controls() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1)
    t.build()
    assert t.damaged(RED, hexa(2)) == 1


def test_l20_2_the_limits_per_starport_and_city_apply() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, gate(5), 0, 1)
    t.build()
    assert t.choices("action") == [DONE, BUILD, REPAIR]  # a building beside the new ship
    t.answer(BUILD)
    assert SHIP not in t.choices("piece")
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).tax().fill(slot=0)
    assert TAX not in t.choices("action")


def test_l20_3_any_means_other_players_buildings_see_upstart() -> None:
    t = table().give(RED, EmpathsBond, Upstart).marker(EMPATH).city(BLUE, hexa(2)).city(RED, hexa(3))
    assert TAX not in t.turn(RED, ADMIN).to_pips().choices("action")


# -- L21 Keeper's Trust and L22 Keeper's Solidarity ------------------------------------------------------------------


def four_keys(t: Table) -> Table:
    """Red raids Blue with two dice of two keys."""
    return raiding(t, R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)


def test_l21_a_rival_cannot_steal_what_it_already_has() -> None:
    t = four_keys(table().give(BLUE, KeepersTrust).marker(KEEPER).tokens(BLUE, FUEL, RELIC).tokens(RED, FUEL))
    assert t.choices("loot") == [DONE, 1]
    t = four_keys(table().give(BLUE, KeepersTrust).tokens(BLUE, FUEL, RELIC).tokens(RED, FUEL))
    assert t.choices("loot") == [DONE, 0, 1]


def test_l21_1_a_cartel_pile_counts_as_tokens_its_owner_has() -> None:
    t = four_keys(table().give(BLUE, KeepersTrust).give(RED, FuelCartel).marker(KEEPER).tokens(BLUE, FUEL, RELIC))
    assert t.choices("loot") == [DONE, 1]


def test_l21_2_checked_for_every_single_steal() -> None:
    t = table().give(BLUE, KeepersTrust).marker(KEEPER).tokens(BLUE, FUEL, FUEL, RELIC)
    t = raiding(t, *(R_TWO_KEYS_INTERCEPT,) * 4)
    assert t.choices("loot") == [DONE, 0, 1, 2]
    t.answer(1).fill(slot=0)
    assert t.choices("loot") == [DONE, 2]


def test_l22_a_token_guards_the_guild_cards_of_its_type() -> None:
    t = table().give(BLUE, KeepersSolidarity, MiningInterest, ArmsUnion).marker(KEEPER)
    t.tokens(BLUE, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, MATERIAL)
    assert loot_card(MiningInterest.printed) not in four_keys(t).choices("loot")
    assert loot_card(ArmsUnion.printed) in t.choices("loot")
    t = table().give(BLUE, KeepersSolidarity, MiningInterest).tokens(BLUE, MATERIAL)
    assert loot_card(MiningInterest.printed) in four_keys(t).choices("loot")  # not declared


def test_l22_1_tokens_on_cards_and_on_a_cartel_count() -> None:
    t = table().give(BLUE, KeepersSolidarity, MiningInterest, MaterialCartel).marker(KEEPER)
    t = four_keys(t)
    assert t.asked() == "Turn.action"  # the pile guards both cards: nothing to steal
    t = table().give(BLUE, KeepersSolidarity, AncientHoldings, MiningInterest).marker(KEEPER)
    t.token_on_card(BLUE, MATERIAL)
    assert loot_card(MiningInterest.printed) not in four_keys(t).choices("loot")


def test_l22_2_a_relic_protects_sworn_guardians_which_protect_the_rest() -> None:
    t = table().give(BLUE, KeepersSolidarity, SwornGuardians, ArmsUnion).marker(KEEPER).tokens(BLUE, RELIC)
    assert four_keys(t).asked() == "Turn.action"


# -- L23 Warlord's Cruelty, L24 Warlord's Terror ---------------------------------------------------------------------


def test_l23_taxes_a_city_more_than_once_while_warlord_is_declared() -> None:
    t = table().give(RED, WarlordsCruelty).marker(WARLORD).city(RED, hexa(2)).tax().fill(slot=0)
    t.answer(TAX).fill(slot=1)
    assert t.count(RED, RELIC) == 2
    t = table().give(RED, WarlordsCruelty).city(RED, hexa(2)).tax().fill(slot=0)
    assert TAX not in t.choices("action")


def test_l24_trophies_go_home_for_influence() -> None:
    t = table().give(RED, WarlordsTerror).marker(WARLORD).trophies(RED, BLUE, SHIP, 1).trophies(RED, GOLD, AGENT, 1)
    t.turn(RED, ADMIN).to_prelude().use(WarlordsTerror)
    assert t.choices("trophy") == [owned_piece(BLUE, SHIP), owned_piece(GOLD, AGENT)]
    t.answer(owned_piece(BLUE, SHIP), 1)
    assert (t.left(BLUE, SHIP), t.on_court(1, RED)) == (15, 1)
    t.use(WarlordsTerror).answer(1)
    assert (t.left(GOLD, AGENT), t.on_court(1, RED)) == (10, 2)
    assert t.trophies_of(RED, BLUE, SHIP) + t.trophies_of(RED, GOLD, AGENT) == 0


def test_l24_only_while_warlord_is_declared() -> None:
    t = table().give(RED, WarlordsTerror).trophies(RED, BLUE, SHIP, 1).tokens(RED, FUEL).turn(RED, ADMIN).to_prelude()
    assert t.offers() == []


def test_l24_1_a_returned_city_covers_a_slot_of_its_owner() -> None:
    t = table().give(RED, WarlordsTerror).marker(WARLORD).trophies(RED, BLUE, CITY, 1)
    t.tokens(BLUE, FUEL, FUEL, RELIC).turn(RED, ADMIN).to_prelude().use(WarlordsTerror)
    assert t.left(BLUE, CITY) == 5
    assert open_slots(t.game, BLUE) == [0, 1]
    assert t.seat() == BLUE  # three tokens for two slots
