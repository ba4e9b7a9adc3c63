"""Fate 14, the Pacifist: its two acts, its resolution and its cards, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from arcs.scenes import refused
from starboard.games.arcs.actions.attack import harm
from starboard.games.arcs.actions.build import presence
from starboard.games.arcs.actions.sides import defenders
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.articles import kind_of
from starboard.games.arcs.campaign.census import reach_census
from starboard.games.arcs.campaign.court_cards import Cleanse
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.deals import articles_between, carry_out
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.f13_blight_speaker_do import Harvest, Spawn
from starboard.games.arcs.campaign.fates.f14_pacifist import Pacifist
from starboard.games.arcs.campaign.fates.f14_pacifist_cards import (
    EmpathyForAll,
    ItinerantEmpaths,
    PsionicLiaisons,
    RebukeOfTheEmpaths,
    ReconcileWithTheOutraged,
    WellOfEmpathy,
    Witnesses,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.policies import Demand
from starboard.games.arcs.campaign.replenish import Replenish
from starboard.games.arcs.campaign.stock import add_stock, stock_of
from starboard.games.arcs.campaign.summit import CallToOrder
from starboard.games.arcs.campaign.tokens import *

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
WEAPON_PLANETS = [arrow(1), crescent(2), hexa(3), arrow(5)]
PSIONIC_PLANET = arrow(2)


def pacifist(*witnesses: int, act: int = 2, players: int = 3) -> ReachTable:
    """Red is the Pacifist with both cards and Witnesses in these systems."""
    t = campaign(players).in_act(act).fate(RED, Pacifist).give(RED, Witnesses, WellOfEmpathy)
    bring_tokens(t.game, WITNESS, 4)
    for system in witnesses:
        shift_token(t.game, WITNESS, IN_SUPPLY, system)
    return t


def witnesses(t: ReachTable) -> list[int]:
    return systems_of_tokens(t.game, WITNESS)


def in_well(t: ReachTable, count: int = 1) -> ReachTable:
    """So many Psionic lie on the Well of Empathy."""
    for _ in range(count):
        t.game.supply[PSIONIC] -= 1
        add_stock(t.game, WellOfEmpathy.printed, PSIONIC)
    return t


def stored(t: ReachTable) -> ReachTable:
    """Tokens that come in go to the first slot."""
    while t.asked() == "Store.slot":
        t.answer(t.choices()[0])
    return t


def lying_at_court(t: ReachTable, card: type[Card], slot: int = 1) -> ReachTable:
    t.game.court[slot] = card.printed
    t.game.courtly.append(card.printed)
    return t


# -- the set ------------------------------------------------


def test_the_set_has_8_cards_with_ids_326_to_333_in_printed_order() -> None:
    assert list(set_of(PACIFIST)) == list(range(326, 334))
    assert [type(DECK.cards[card]) for card in set_of(PACIFIST)] == [
        Witnesses, WellOfEmpathy, PsionicLiaisons, ItinerantEmpaths, ItinerantEmpaths, EmpathyForAll,
        ReconcileWithTheOutraged, RebukeOfTheEmpaths,
    ]  # fmt: skip
    liaisons = DECK.cards[PsionicLiaisons.printed]
    assert (liaisons.suit, liaisons.keys, liaisons.code) == (PSIONIC, 2, "F1405")


# -- act II ------------------------------------------------


def test_act_ii_setup() -> None:
    t = campaign().in_act(2).fate(RED, Pacifist).outrage(RED, WEAPON, RELIC).ships(RED, gate(1), 6)
    before = reach_census(t.game)
    fate_of(PACIFIST).set_up(t.game, RED, 2)
    t.game.run()
    assert not t.is_outraged(RED, WEAPON)
    assert not t.is_outraged(RED, RELIC)
    assert witnesses(t) == sorted(WEAPON_PLANETS)
    assert [line.refs for line in t.told("witness_appears")] == [(planet,) for planet in sorted(WEAPON_PLANETS)]
    assert t.holds(RED, Witnesses)
    assert t.holds(RED, WellOfEmpathy)
    assert t.asked() == "Replenish.system"
    t.answer(gate(4), gate(4))
    assert t.fresh(RED, gate(4)) == 2
    after = reach_census(t.game)
    assert {name: after[name] for name in before} == before
    assert isinstance(Replenish(), Replenish)


def test_start_numbers() -> None:
    assert [Pacifist().start_number(2, players) for players in (2, 3, 4)] == [16, 14, 12]
    assert Pacifist().start_number(3, 3) == 0


@pytest.mark.parametrize(("trophies", "captives", "steps"), [(0, 0, 3), (1, 0, 1), (0, 1, 2), (2, 2, 0)])
def test_act_ii_commit_to_pacifism(trophies: int, captives: int, steps: int) -> None:
    t = pacifist().trophies(RED, BLUE, SHIP, trophies).captives(RED, BLUE, captives)
    t.score()
    assert t.game.objective[RED] == 14 - steps


def test_act_ii_blight_tokens_and_captive_ships_are_spoils_too() -> None:
    t = pacifist().trophies(RED, BLIGHT, SHIP, 1)
    t.score()
    assert t.game.objective[RED] == 14 - 1
    t = pacifist().ships(BLUE, gate(1), 0, 1)
    capture_ships(t.game, RED, BLUE, gate(1))
    bring_tokens(t.game, BANNER, 1)
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + RED)
    t.score()
    assert t.game.objective[RED] == 14


def test_act_ii_spread_empathy_while_empath_is_declared() -> None:
    t = pacifist().tokens(RED, PSIONIC, PSIONIC, FUEL).marker(EMPATH).turn(RED, MOVING)
    t.spend(RED, 0).done()
    assert t.game.objective[RED] == 13
    t.spend(RED, 2).done()
    assert t.game.objective[RED] == 13, "Fuel does not count"


def test_act_ii_spending_does_not_count_undeclared_nor_for_rivals_but_outraged_and_from_the_well() -> None:
    t = pacifist().tokens(RED, PSIONIC).turn(RED, MOVING)
    t.spend(RED, 0).done()
    assert t.game.objective[RED] == 14
    t = pacifist().tokens(BLUE, PSIONIC).marker(EMPATH).turn(BLUE, MOVING)
    t.spend(BLUE, 0).done()
    assert t.game.objective[RED] == 14
    t = in_well(pacifist().outrage(RED, PSIONIC).tokens(RED, FUEL).marker(EMPATH)).turn(RED, MOVING).to_prelude()
    t.use(WellOfEmpathy)
    assert (t.game.objective[RED], t.asked()) == (13, "Turn.spending")


def test_act_ii_what_loyal_empaths_spend_as_psionic_counts() -> None:
    """The ruling of 2025."""
    t = pacifist().give(RED, LoyalEmpaths).tokens(RED, FUEL).marker(EMPATH).turn(RED, MOVING)
    t.spend(RED, 0, PSIONIC).done()
    assert t.game.objective[RED] == 13


def test_act_ii_a_psionic_that_pays_for_a_city_in_the_prelude_is_spent_too() -> None:
    t = pacifist().give(RED, CloudCities).starport(RED, PSIONIC_PLANET).tokens(RED, MATERIAL, PSIONIC).marker(EMPATH)
    by_pip = t.copy()
    t.turn(RED, MOVING).spend(RED, 0).answer(BUILD, CITY)
    assert t.count(RED, PSIONIC) == 0
    assert t.game.objective[RED] == 13
    by_pip.build().answer(CITY)
    assert by_pip.count(RED, PSIONIC) == 0
    assert by_pip.game.objective[RED] == 14, "after the Prelude nothing counts"


def test_act_ii_success() -> None:
    t = pacifist(arrow(1), hexa(3), PSIONIC_PLANET)
    before = reach_census(t.game)
    supply = t.game.supply[PSIONIC]
    fate_of(PACIFIST).resolve(t.game, RED, 2, True)
    assert t.game.scrapped == [Witnesses.printed, PsionicLiaisons.printed, 329, 330]
    assert (t.game.supply[PSIONIC], witnesses(t)) == (supply + 3, [])
    assert len(t.told("witness_supplied")) == 3
    assert t.holds(RED, WellOfEmpathy)
    after = reach_census(t.game)
    assert (after["tokens 4"], after["witnesses"]) == (before["tokens 4"], 4)


def test_act_ii_failure() -> None:
    t = pacifist(arrow(1), hexa(3))
    supply = t.game.supply[PSIONIC]
    fate_of(PACIFIST).resolve(t.game, RED, 2, False)
    assert t.game.scrapped == [Witnesses.printed]
    assert {PsionicLiaisons.printed, 329, 330} <= set(t.game.court_deck)
    assert (t.game.supply[PSIONIC], witnesses(t), tokens_at(t.game, WITNESS, SCRAPPED)) == (supply, [], 2)
    assert sorted([line.refs for line in t.told("witness_scrapped")]) == sorted([(arrow(1),), (hexa(3),)])


# -- act III ------------------------------------------------


def test_act_iii_setup_fills_the_booklet() -> None:
    t = pacifist(act=3)
    fate_of(PACIFIST).set_up(t.game, RED, 3)
    for card in (EmpathyForAll, ReconcileWithTheOutraged, RebukeOfTheEmpaths):
        assert t.game.holder[card.printed] == BOOKLET


def test_act_iii_grand_ambitions() -> None:
    fate = fate_of(PACIFIST)
    assert fate.grand(pacifist(act=3).game, RED) == 1, "clean hands; nobody has Psionic"
    assert fate.grand(pacifist(act=3).captives(RED, BLUE, 1).game, RED) == 0
    assert fate.grand(pacifist(act=3).trophies(RED, BLUE, SHIP, 1).game, RED) == 0
    shared = pacifist(act=3).tokens(RED, PSIONIC).tokens(BLUE, PSIONIC).tokens(GOLD, PSIONIC)
    assert fate.grand(shared.game, RED) == 2
    in_well(shared)
    assert fate.grand(shared.game, RED) == 1, "what lies on the Well counts"


# -- 02 Witnesses ------------------------------------------------


def test_02_witnesses_are_loyal_but_cannot_be_harmed() -> None:
    """ter.tokens"""
    t = pacifist(arrow(1)).ships(BLUE, arrow(1), 2).ships(RED, gate(3), 1)
    assert presence(t.game, RED) == [arrow(1), gate(3)]
    assert RED not in defenders(t.game, BLUE, arrow(1))
    t = pacifist(arrow(1)).imperial(arrow(1), 1).turn(RED, admin(2)).to_pips()
    assert t.controller(arrow(1)) == RED, "they satisfy the Presence Law"


def test_02_witnesses_move_with_ships_or_alone() -> None:
    t = pacifist(arrow(1), arrow(1)).ships(RED, arrow(1), 2)
    alone = t.copy()
    t.move(RED).fill(start=arrow(1), end=gate(1), fresh=1)
    assert t.choices("tokens") == [0, 1, 2]
    t.answer(2)
    assert (witnesses(t), t.fresh(RED, gate(1))) == ([gate(1), gate(1)], 1)
    alone.move(RED).fill(start=arrow(1), end=crescent(1), fresh=0)
    assert alone.choices("tokens") == [1, 2], "something must move"
    alone.answer(1)
    assert (witnesses(alone), alone.fresh(RED, arrow(1))) == ([arrow(1), crescent(1)], 2)
    assert t.told("witnesses_move")[0].refs == (RED, 2, arrow(1), gate(1))


def test_02_only_controlled_ones_move_and_only_their_owner_moves_them() -> None:
    t = pacifist(arrow(1)).ships(RED, arrow(1), 1).ships(BLUE, arrow(1), 1)
    t.move(RED).fill(start=arrow(1), end=gate(1))
    assert t.fresh(RED, gate(1)) == 1
    assert witnesses(t) == [arrow(1)]
    t = pacifist(arrow(1)).ships(BLUE, arrow(1), 1)
    t.move(BLUE).fill(start=arrow(1), end=gate(1))
    assert witnesses(t) == [arrow(1)]


def test_02_without_a_ship_of_ones_own_where_the_empire_gives_control() -> None:
    t = pacifist(arrow(1)).imperial(arrow(1), 1).ships(RED, gate(4), 1)
    t.move(RED)
    assert t.choices("start") == [arrow(1), gate(4)]
    t.answer(arrow(1)).fill(end=gate(1))
    assert witnesses(t) == [gate(1)]
    assert t.fresh(EMPIRE, arrow(1)) == 1


def test_02_they_join_catapult_moves_but_do_not_catapult_alone() -> None:
    t = pacifist(arrow(1)).starport(RED, arrow(1)).ships(RED, arrow(1), 2)
    alone = t.copy()
    t.move(RED).fill(start=arrow(1), end=gate(1), fresh=1, tokens=1)
    t.fill(end=gate(2))
    t.fill(tokens=1)
    t.fill(end=DONE)
    assert (witnesses(t), t.fresh(RED, gate(2))) == ([gate(2)], 1)
    alone.move(RED).fill(start=arrow(1), end=gate(1), fresh=0)
    assert alone.asked() == "Turn.action", "the move is over"
    assert witnesses(alone) == [gate(1)]


def test_02_dropped_off_on_the_way_they_stay() -> None:
    t = pacifist(arrow(1)).starport(RED, arrow(1)).ships(RED, arrow(1), 1)
    t.move(RED).fill(start=arrow(1), end=gate(1), fresh=1, tokens=1).fill(end=gate(2), tokens=0).done()
    assert (witnesses(t), t.fresh(RED, gate(2))) == ([gate(1)], 1)


def test_02_turned_over_on_a_controlled_psionic_planet_it_is_a_psionic_and_empath_may_be_declared() -> None:
    t = pacifist(PSIONIC_PLANET, arrow(1)).ships(RED, PSIONIC_PLANET, 1).ships(RED, arrow(1), 1)
    t.turn(RED, MOVING).to_prelude()
    before = reach_census(t.game)
    t.use(Witnesses)
    stored(t)
    assert t.count(RED, PSIONIC) == 1
    assert (witnesses(t), tokens_at(t.game, WITNESS, TURNED)) == ([arrow(1)], 1)
    assert reach_census(t.game) == before
    assert t.choices("ambition") == [NOTHING, EMPATH]
    t.answer(EMPATH)
    assert is_declared(t.game, EMPATH)
    assert t.game.zeroed == 0
    t.to_prelude()
    why = ("No Witness is on a Psionic planet that you control.", "F1402")
    assert refused(t)["Witnesses – Turn over a Witness: 1 Psionic"] == why


def test_02_declaring_is_optional_and_impossible_without_a_marker() -> None:
    t = pacifist(PSIONIC_PLANET).ships(RED, PSIONIC_PLANET, 1).turn(RED, MOVING).to_prelude().use(Witnesses)
    stored(t).answer(NOTHING)
    assert not is_declared(t.game, EMPATH)
    t = pacifist(PSIONIC_PLANET).ships(RED, PSIONIC_PLANET, 1).marker(TYRANT, 0).marker(TYRANT, 1).marker(TYRANT, 2)
    t.turn(RED, MOVING).to_prelude().use(Witnesses)
    stored(t)
    assert t.asked() == "Turn.spending"


def test_02_refused_without_control_and_without_witnesses() -> None:
    t = pacifist(PSIONIC_PLANET).ships(RED, PSIONIC_PLANET, 1).ships(BLUE, PSIONIC_PLANET, 1)
    t.turn(RED, MOVING).to_prelude()
    assert refused(t)["Witnesses – Turn over a Witness: 1 Psionic"][1] == "F1402"
    t = pacifist().turn(RED, MOVING).to_prelude()
    assert refused(t)["Witnesses – Turn over a Witness: 1 Psionic"][0] == "No Witness is left on the map."


# -- 03 Well of Empathy ------------------------------------------------


def test_03_trophies_of_a_defence_return_for_a_psionic_each() -> None:
    t = pacifist().ships(RED, gate(1), 1).ships(BLUE, gate(1), 0, 3).city(RED, arrow(4))
    t.attack(BLUE).fight(assault=2, faces=(A_HIT_FLAME, A_HIT_FLAME))
    stored(t)
    while t.asked() == "HitShips.condition":
        t.answer(t.choices()[0])
        stored(t)
    assert t.trophies_of(RED, BLUE, SHIP) == 0
    assert (t.left(BLUE, SHIP), t.count(RED, PSIONIC)) == (14, 2)
    assert t.abilities(WellOfEmpathy) == [1, 1]


def test_03_trophies_of_an_attack_are_kept() -> None:
    t = pacifist().ships(RED, gate(1), 3).ships(BLUE, gate(1), 0, 1).city(BLUE, arrow(4))
    t.attack(RED).fight(skirmish=1, faces=(S_HIT,))
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.count(RED, PSIONIC) == 0


def test_03_holds_any_number_of_psionic_and_nothing_else() -> None:
    t = in_well(pacifist(), 3).call(Store(RED, PSIONIC))
    assert holding(WellOfEmpathy.printed) in t.choices("slot")
    t.answer(holding(WellOfEmpathy.printed))
    assert stock_of(t.game, WellOfEmpathy.printed) == [PSIONIC] * 4
    assert ambition_count(t.game, RED, EMPATH) == 4
    t = pacifist().call(Store(RED, FUEL))
    assert holding(WellOfEmpathy.printed) not in t.choices("slot")


def test_03_held_psionic_can_be_spent() -> None:
    t = in_well(pacifist(), 1).tokens(RED, FUEL).ships(RED, gate(1), 1)
    t.turn(RED, MOVING).to_prelude().use(WellOfEmpathy)
    assert t.asked() == "TokenAction.action"
    assert MOVE in t.choices()
    t.done()
    assert t.game.spent[PSIONIC] == 1
    why = ("No Psionic lies on this card.", "F1403")
    assert refused(t)["Well of Empathy – Spend a Psionic from here"] == why


def test_03_a_raid_pays_two_keys_for_each() -> None:
    t = in_well(pacifist(), 2).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 8)
    t.attack(BLUE).fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,))
    t.fill(condition=DAMAGED)
    assert kept_token(WellOfEmpathy.printed, PSIONIC) in t.choices("loot")
    t.answer(kept_token(WellOfEmpathy.printed, PSIONIC))
    stored(t)
    assert (t.count(BLUE, PSIONIC), stock_of(t.game, WellOfEmpathy.printed)) == (1, [PSIONIC])


def test_03_psionic_outrage_empties_it_other_outrage_does_not() -> None:
    t = in_well(pacifist(), 2)
    provoke_outrage(t.game, RED, FUEL)
    assert stock_of(t.game, WellOfEmpathy.printed) == [PSIONIC] * 2
    provoke_outrage(t.game, RED, PSIONIC)
    assert stock_of(t.game, WellOfEmpathy.printed) == []


def test_03_what_lies_there_can_be_given_in_negotiations_and_forced_for_two_favors() -> None:
    """neg.transfer"""
    t = in_well(pacifist(), 1)
    well = card_article(WellOfEmpathy.printed)
    (code,) = [code for code in articles_between(t.game, RED, BLUE) if article_kind(code) == well]
    assert kind_of(code).price(t.game, RED, PSIONIC) == 2
    carry_out(t.game, (code,))
    t.game.run()
    stored(t)
    assert (stock_of(t.game, WellOfEmpathy.printed), t.count(BLUE, PSIONIC)) == ([], 1)
    assert not [code for code in articles_between(t.game, RED, BLUE) if article_kind(code) == well]


def test_03_an_imperial_demand_for_psionic_reaches_it() -> None:
    """edi.demand_res"""
    well = WellOfEmpathy()
    t = in_well(pacifist(), 1)
    assert (well.demanded(t.game, RED, (RELIC, PSIONIC)), well.demanded(t.game, RED, ())) == ([PSIONIC], [])
    well.drop_token(t.game, RED, PSIONIC)
    assert stock_of(t.game, WellOfEmpathy.printed) == []


def test_03_what_is_demanded_for_the_trust_goes_there_not_into_the_well() -> None:
    """edi.demand_res: the Well merely holds what its owner gains; it is no card that takes from the Trust."""
    t = pacifist().tokens(RED, PSIONIC).tokens(BLUE, PSIONIC).outlaw(GOLD)
    t.game.policy = POLICY_OF_PEACE
    t.call(Demand(RED))
    assert (t.asked(), t.game.trust[PSIONIC]) == ("", 2)
    assert stock_of(t.game, WellOfEmpathy.printed) == []


# -- 05 Psionic Liaisons ------------------------------------------------


def test_05_a_psionic_for_copying_to_influence() -> None:
    t = campaign().give(RED, PsionicLiaisons).court(*QUIET).turn(RED, MOVING, COPY, admin(4)).to_pips()
    t.answer(INFLUENCE)
    t.fill(slot=1)
    assert t.asked().startswith("TakeReward")


# -- 06, 07 Itinerant Empaths ------------------------------------------------


def test_06_secured_psionic_for_each_empty_slot() -> None:
    """C-136: a card that holds any number counts as no empty slot."""
    t = pacifist().tokens(RED, FUEL).cities_off_board(RED, 2).court(*QUIET)
    free = len(free_slots(t.game, RED))
    lying_at_court(t, ItinerantEmpaths).secure(RED, ItinerantEmpaths)
    stored(t)
    assert t.count(RED, PSIONIC) == free > 1
    assert ItinerantEmpaths.printed in t.game.court_discard


def test_07_crisis_whoever_has_least_power() -> None:
    t = campaign().court(*QUIET)
    t.game.power[RED], t.game.power[BLUE], t.game.power[GOLD] = 3, 1, 1
    lying_at_court(t, ItinerantEmpaths).call(Crises()).answer((0, 0))
    stored(t)
    assert (t.count(BLUE, PSIONIC), t.count(GOLD, PSIONIC)) == (2, 0), "the first in turn order of those"
    assert ItinerantEmpaths.printed in t.game.court_discard
    assert t.game.court[1] != NOTHING


# -- 09 Empathy for All ------------------------------------------------


def feeling(system: int = arrow(1)) -> ReachTable:
    """Red attacks Blue at a planet of Weapon under the law."""
    return campaign().booklet(EmpathyForAll).ships(RED, system, 3).ships(BLUE, system, 1).city(BLUE, crescent(5))


def test_09_whoever_harms_at_a_planet_whose_type_they_have_provokes_that_outrage_even_without_hits() -> None:
    t = feeling().tokens(RED, WEAPON, FUEL)
    t.attack(RED).fight(assault=0, skirmish=1, faces=(S_BLANK,))
    assert t.is_outraged(RED, WEAPON)
    assert (t.count(RED, WEAPON), t.count(RED, FUEL)) == (0, 1)


def test_09_not_without_such_a_resource_nor_at_gates_nor_for_the_victim() -> None:
    t = feeling().tokens(RED, FUEL).tokens(BLUE, WEAPON)
    t.attack(RED).fight(skirmish=1, faces=(S_HIT,))
    assert not t.is_outraged(RED, WEAPON)
    assert not t.is_outraged(BLUE, WEAPON)
    t = feeling(gate(1)).tokens(RED, WEAPON)
    t.attack(RED).fight(skirmish=1, faces=(S_HIT,))
    assert not any([t.is_outraged(RED, resource) for resource in range(RESOURCES)])


def test_09_between_hits_and_raid() -> None:
    """ter.harm: what Outrage costs is gone before the raid brings anything in."""
    t = campaign().booklet(EmpathyForAll).ships(RED, arrow(1), 6).ships(BLUE, arrow(1), 0, 1)
    t.tokens(RED, WEAPON).tokens(BLUE, WEAPON)
    t.attack(RED).fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT))
    while t.asked() in ("HitShips.condition",):
        t.answer(t.choices()[0])
    assert t.asked() == "Raid.loot"
    assert t.is_outraged(RED, WEAPON)
    t.answer(0)
    stored(t)
    assert t.count(RED, WEAPON) == 1


def test_09_frozen_resources_of_the_trust_count_as_had() -> None:
    t = feeling().trust(WEAPON)
    t.attack(RED).fight(skirmish=1, faces=(S_BLANK,))
    assert t.is_outraged(RED, WEAPON)


def test_09_rifles_blight_and_harvest_are_harm_too_c_57() -> None:
    t = firing(campaign().booklet(EmpathyForAll).tokens(RED, PSIONIC).ships(BLUE, PSIONIC_PLANET, 1))
    t.fill(dice=1, target=PSIONIC_PLANET, faces=(S_BLANK,))
    assert t.is_outraged(RED, PSIONIC)
    r = campaign().booklet(EmpathyForAll).tokens(RED, WEAPON).ships(RED, arrow(1), 1).blight(arrow(1), 0, 1)
    r.call(Cleanse(RED)).fill(cluster=0)
    assert r.is_outraged(RED, WEAPON)
    for procedure, fresh in ((Spawn(RED), 1), (Harvest(RED), 0)):
        s = campaign().booklet(EmpathyForAll).tokens(RED, WEAPON).ships(RED, arrow(1), 1)
        s.blight(arrow(1), fresh, 1 - fresh).call(procedure)
        assert s.is_outraged(RED, WEAPON)


def test_09_a_martyr_who_takes_a_ship_along_harms_it() -> None:
    """ter.harm: to destroy is to harm, in battle or not."""
    t = feeling().tokens(RED, WEAPON).give(RED, SurvivalOverrides).turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    t.fill(system=arrow(1))
    assert (t.fresh(RED, arrow(1)), t.fresh(BLUE, arrow(1))) == (2, 0)
    assert t.is_outraged(RED, WEAPON)
    t = campaign().booklet(EmpathyForAll).tokens(RED, WEAPON).ships(RED, arrow(1), 1).give(RED, SurvivalOverrides)
    t.turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    assert t.fresh(RED, arrow(1)) == 0
    assert not t.is_outraged(RED, WEAPON), "alone they harm nobody"


def test_09_against_oneself_there_is_no_harm() -> None:
    t = feeling().tokens(RED, WEAPON)
    harm(t.game, RED, RED, arrow(1))
    assert not t.is_outraged(RED, WEAPON)


# -- 11 Reconcile with the Outraged ------------------------------------------------


FORGIVE = card_article(ReconcileWithTheOutraged.printed)


def test_11_forgive_is_an_article_that_turns_the_agent_into_a_favor() -> None:
    t = campaign().booklet(ReconcileWithTheOutraged).outrage(BLUE, RELIC, FUEL)
    codes = [code for code in articles_between(t.game, BLUE, RED) if article_kind(code) == FORGIVE]
    assert [article_thing(code) for code in codes] == [FUEL, RELIC]
    kind_of(codes[1]).do(t.game, BLUE, RED, RELIC)
    assert not t.is_outraged(BLUE, RELIC)
    assert t.is_outraged(BLUE, FUEL)
    assert (favors_of(t.game, RED, BLUE), t.left(BLUE, AGENT)) == (1, 8)
    bare = campaign().outrage(BLUE, RELIC)
    assert not [code for code in articles_between(bare.game, BLUE, RED) if article_kind(code) == FORGIVE]


def test_11_the_caller_forgives_without_consent_for_a_psionic_and_may_use_the_favor_at_once() -> None:
    t = campaign().booklet(ReconcileWithTheOutraged).outrage(BLUE, RELIC).tokens(RED, PSIONIC)
    t.call(CallToOrder(RED)).answer(forcing(BLUE))
    wanted = [code for code in t.choices("article") if code != DONE and article_kind(code) == FORGIVE]
    t.answer(wanted[0])
    stored(t)
    assert (t.count(RED, PSIONIC), t.count(BLUE, PSIONIC)) == (0, 1)
    assert favors_of(t.game, RED, BLUE) == 1
    assert not t.is_outraged(BLUE, RELIC)
    assert forcing(BLUE) in t.choices("motion")


def test_11_psionic_of_the_well_will_do_and_without_any_a_favor_as_usual_c_138() -> None:
    t = in_well(campaign().booklet(ReconcileWithTheOutraged).give(RED, WellOfEmpathy).outrage(BLUE, RELIC))
    t.call(CallToOrder(RED)).answer(forcing(BLUE))
    t.answer(next(code for code in t.choices() if code != DONE and article_kind(code) == FORGIVE))
    stored(t)
    assert (stock_of(t.game, WellOfEmpathy.printed), t.count(BLUE, PSIONIC)) == ([], 1)
    t = campaign().booklet(ReconcileWithTheOutraged).outrage(BLUE, RELIC).favors(RED, BLUE, 1)
    t.call(CallToOrder(RED)).answer(forcing(BLUE))
    t.answer(next(code for code in t.choices() if code != DONE and article_kind(code) == FORGIVE))
    assert (favors_of(t.game, RED, BLUE), t.is_outraged(BLUE, RELIC)) == (1, False)
    t = campaign().booklet(ReconcileWithTheOutraged).outrage(BLUE, RELIC)
    t.call(CallToOrder(RED))
    assert forcing(BLUE) not in (t.choices() if t.game.ask is not None else [])


# -- 12 Rebuke of the Empaths ------------------------------------------------


def test_12_discards_what_outrages_and_gives_psionic_to_the_calm() -> None:
    t = campaign().booklet(RebukeOfTheEmpaths).marker(EMPATH).outrage(RED, FUEL).outrage(BLUE, PSIONIC)
    t.tokens(RED, FUEL).tokens(BLUE, PSIONIC).tokens(GOLD, FUEL).cities_off_board(GOLD, 2).trust(FUEL)
    game = t.game
    RebukeOfTheEmpaths().decree(game, NOBODY)
    game.run()
    stored(t)
    assert (t.count(RED, FUEL), t.count(BLUE, PSIONIC), t.count(GOLD, FUEL)) == (0, 0, 1)
    assert (t.count(RED, PSIONIC), t.count(GOLD, PSIONIC)) == (1, 1)
    assert t.game.trust[FUEL] == 1, "frozen"


def test_12_reaches_resources_on_cards_c_56() -> None:
    t = in_well(campaign().booklet(RebukeOfTheEmpaths).give(RED, WellOfEmpathy), 2).marker(EMPATH).outrage(RED, PSIONIC)
    RebukeOfTheEmpaths().decree(t.game, NOBODY)
    assert stock_of(t.game, WellOfEmpathy.printed) == []


def test_12_nothing_while_empath_is_not_declared_and_its_number_is_60() -> None:
    t = campaign().booklet(RebukeOfTheEmpaths).outrage(RED, FUEL).tokens(RED, FUEL)
    RebukeOfTheEmpaths().decree(t.game, NOBODY)
    assert t.count(RED, FUEL) == 1
    assert RebukeOfTheEmpaths.number == 60
    assert Edicts().steps[0] == "list_edicts"


def test_12_too_few_psionic_whoever_has_the_initiative_chooses() -> None:
    t = campaign().booklet(RebukeOfTheEmpaths).marker(EMPATH).supply(PSIONIC, 2)
    RebukeOfTheEmpaths().decree(t.game, NOBODY)
    t.game.run()
    assert (t.asked(), t.seat(), t.choices()) == ("Share.next", RED, [RED, BLUE, GOLD])
    t.answer(GOLD)
    stored(t)
    t.answer(BLUE)
    stored(t)
    assert [t.count(seat, PSIONIC) for seat in (RED, BLUE, GOLD)] == [0, 1, 1]


# -- conservation and outlook ------------------------------------------------


def test_bots_keep_their_hands_clean() -> None:
    fate = fate_of(PACIFIST)
    assert fate.outlook(pacifist().game, RED) > fate.outlook(pacifist().captives(RED, BLUE, 1).game, RED)
