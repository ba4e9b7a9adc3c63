"""Fate 1, the Steward: its three acts, its resolutions and its cards up to act II, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.codes import bargain, bargain_rival, bargain_slot
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.drafting import set_aside, set_of
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.f01_steward_cards import (
    CouncilInsiders,
    CouncilIntrigue,
    Dealmakers,
    EmpireFalls,
    GalacticBards,
    HunterSquads,
    ImperialAuthority,
    ImperialDefectors,
    ImperialProtectors,
    LesserRegent,
    NavyReprisal,
    TaxCollectors,
)
from starboard.games.arcs.campaign.fates.f01_steward_edicts import (
    EscalationWithAuthority,
    ImperialQuorum,
    ImperialSponsor,
    PeaceWithAuthority,
    WarWithAuthority,
)
from starboard.games.arcs.campaign.fates.f07_admiral_cards import RogueAdmirals
from starboard.games.arcs.campaign.fates.fate import fate_of

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
SYMBOL_FACES = {ARROW: 0, CRESCENT: 1, HEX: 2}
REGENTS = (LesserRegent.printed, *LesserRegent.copies)


def steward(seat: int = RED, act: int = 1, players: int = 3) -> ReachTable:
    """A seat is the Steward and First Regent; the setup of the act is not done."""
    return campaign(players).in_act(act).fate(seat, Steward).first_regent(seat)


def lying_at_court(t: ReachTable, card: type[Card], slot: int = 1) -> ReachTable:
    """A card of the set lies at Court instead of what lay there."""
    t.game.court[slot] = card.printed
    t.game.courtly.append(card.printed)
    return t


def stored(t: ReachTable) -> ReachTable:
    """A token that comes in goes to the first slot."""
    while t.asked() == "Store.slot":
        t.answer(t.choices()[0])
    return t


def crisis(t: ReachTable, symbol: int = ARROW, cluster: int = 1) -> ReachTable:
    t.call(Crises()).answer((cluster - 1, SYMBOL_FACES[symbol]))
    return t


# -- the set ------------------------------------------------


def test_the_set_has_21_cards_with_ids_126_to_146_in_printed_order() -> None:
    assert list(set_of(STEWARD)) == list(range(126, 147))
    kinds = [type(DECK.cards[card]) for card in set_of(STEWARD)]
    assert kinds == [
        ImperialAuthority, Dealmakers, CouncilIntrigue, TaxCollectors, HunterSquads, ImperialProtectors, EmpireFalls,
        LesserRegent, LesserRegent, ImperialQuorum, NavyReprisal, CouncilInsiders, GalacticBards,
        ImperialDefectors, ImperialDefectors, LesserRegent, LesserRegent, ImperialSponsor,
        WarWithAuthority, EscalationWithAuthority, PeaceWithAuthority,
    ]  # fmt: skip
    guilds = [DECK.cards[card] for card in set_of(STEWARD) if is_guild(card)]
    assert [(card.suit, card.keys) for card in guilds if not card.protected] == [
        (RELIC, 3), (WEAPON, 3), (PSIONIC, 2), (PSIONIC, 2), (PSIONIC, 2), (RELIC, 1), (PSIONIC, 2), (PSIONIC, 2),
    ]  # fmt: skip


# -- act I ------------------------------------------------


def test_act_i_the_steward_takes_two_cards_and_the_tile() -> None:
    t = campaign().fate(BLUE, Steward)
    fate_of(STEWARD).set_up(t.game, BLUE, 1)
    assert t.holds(BLUE, ImperialAuthority)
    assert t.holds(BLUE, Dealmakers)
    assert t.game.first_regent == BLUE
    assert len(set_aside(t.game, STEWARD)) == 19


def test_act_i_advances_by_the_power_of_ambitions_won_as_first_regent() -> None:
    t = steward().captives(RED, BLUE, 2).marker(TYRANT, 2).cities_off_board(RED, 4)
    t.score()
    assert t.game.objective[RED] == 17 - (5 + 2), "the bonus of cities included"


def test_act_i_does_not_advance_for_others_for_second_places_or_without_the_tile() -> None:
    t = steward().captives(BLUE, GOLD, 2).captives(RED, GOLD, 1).marker(TYRANT, 2)
    t.score()
    assert t.power()[:2] == [3, 5]
    assert t.game.objective[RED] == 17
    t = steward().first_regent(BLUE).captives(RED, GOLD, 1).marker(TYRANT, 2)
    t.score()
    assert t.game.objective[RED] == 17


def test_act_i_resolution_success() -> None:
    t = steward()
    fate = fate_of(STEWARD)
    fate.set_up(t.game, RED, 1)
    fate.resolve(t.game, RED, 1, True)
    for card in (CouncilIntrigue, TaxCollectors, HunterSquads):
        assert card.printed in t.game.court_deck
        assert card.printed in t.game.courtly
    assert t.game.holder[ImperialProtectors.printed] == BOOKLET
    assert t.game.scrapped == [EmpireFalls.printed, *REGENTS[:2]]
    assert t.holds(RED, Dealmakers), "what is in play stays"


def test_act_i_resolution_failure() -> None:
    t = steward()
    fate = fate_of(STEWARD)
    fate.set_up(t.game, RED, 1)
    fate.resolve(t.game, RED, 1, False)
    added = [EmpireFalls.printed, *REGENTS[:2], Dealmakers.printed]
    assert set(added) <= set(t.game.court_deck)
    scrapped = [CouncilIntrigue, TaxCollectors, HunterSquads, ImperialProtectors]
    assert t.game.scrapped == [card.printed for card in scrapped]
    assert t.game.holder[Dealmakers.printed] == NOBODY
    assert t.holds(RED, ImperialAuthority)


def test_act_i_resolution_failure_leaves_dealmakers_that_the_steward_lost_where_they_are() -> None:
    t = steward()
    fate = fate_of(STEWARD)
    fate.set_up(t.game, RED, 1)
    give_card(t.game, Dealmakers.printed, BLUE)
    fate.resolve(t.game, RED, 1, False)
    assert t.holds(BLUE, Dealmakers)
    assert Dealmakers.printed not in t.game.court_deck


# -- act II ------------------------------------------------


def test_act_ii_puts_the_quorum_into_the_booklet() -> None:
    t = steward(act=2)
    fate_of(STEWARD).set_up(t.game, RED, 2)
    assert t.game.holder[ImperialQuorum.printed] == BOOKLET


def test_act_ii_advances_by_clusters_of_the_empire_and_by_the_trust() -> None:
    t = steward(act=2).imperial(gate(1), 1).imperial(arrow(1), 2).imperial(hexa(4), 1).imperial(gate(6), 0, 1)
    t.trust(RELIC, RELIC, FUEL).score()
    assert t.game.objective[RED] == 22 - 2 - 3, "damaged ships alone control nothing"


def test_act_ii_the_tribute_counts_whoever_is_first_regent_and_clusters_do_not() -> None:
    t = steward(act=2).first_regent(BLUE).imperial(gate(1), 1).trust(RELIC, FUEL)
    t.score()
    assert t.game.objective[RED] == 22 - 2


def test_act_ii_winning_ambitions_advances_nothing_any_more() -> None:
    t = steward(act=2).captives(RED, BLUE, 2).marker(TYRANT, 2)
    t.score()
    assert t.game.objective[RED] == 22


@pytest.mark.parametrize("success", [True, False])
def test_act_ii_resolution(success: bool) -> None:
    t = steward(act=2)
    fate_of(STEWARD).resolve(t.game, RED, 2, success)
    loyal = [NavyReprisal.printed, CouncilInsiders.printed, GalacticBards.printed]
    disloyal = [ImperialDefectors.printed, *ImperialDefectors.copies, *REGENTS[2:]]
    assert disloyal[2:] == [141, 142], "erratum: 20 and 21, not 22"
    assert set(loyal if success else disloyal) <= set(t.game.court_deck)
    assert t.game.scrapped == (disloyal if success else loyal)


# -- act III ------------------------------------------------


def test_act_iii_edicts_with_authority_replace_those_of_government_and_the_first_regent_picks_the_policy() -> None:
    t = steward(act=3).first_regent(BLUE)
    fate_of(STEWARD).set_up(t.game, RED, 3)
    t.game.run()
    assert t.game.holder[ImperialSponsor.printed] == BOOKLET
    assert {POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION} <= set(t.game.scrapped)
    assert (t.asked(), t.seat()) == ("PickPolicy.policy", BLUE)
    assert t.choices() == [WarWithAuthority.printed, EscalationWithAuthority.printed, PeaceWithAuthority.printed]
    t.answer(PeaceWithAuthority.printed)
    assert t.game.policy == PeaceWithAuthority.printed


def test_act_iii_without_a_first_regent_the_steward_picks_c_81() -> None:
    t = steward(act=3).outlaw(RED, BLUE, GOLD).first_regent(NOBODY)
    fate_of(STEWARD).set_up(t.game, RED, 3)
    t.game.run()
    assert (t.asked(), t.seat()) == ("PickPolicy.policy", RED)


def grand(t: ReachTable) -> int:
    return fate_of(STEWARD).grand(t.game, RED)


def test_act_iii_first_ambition_the_empire_controls_every_city_of_outlaws_or_there_are_none() -> None:
    assert grand(steward(act=3)) == 1, "nobody is an Outlaw"
    t = steward(act=3).outlaw(BLUE, GOLD).city(BLUE, arrow(1)).imperial(arrow(1), 1)
    assert grand(t) == 1, "Gold, an Outlaw without a city, hinders nothing (C-91)"
    t.city(GOLD, hexa(2))
    assert grand(t) == 0
    t.imperial(hexa(2), 1)
    assert grand(t) == 1
    t.outlaw(RED)
    assert grand(t) == 0, "the Steward must be a Regent"


def test_act_iii_cities_on_flagship_boards_do_not_count_erratum() -> None:
    t = steward(act=3).outlaw(BLUE)
    t.game.flagship_at[BLUE] = gate(5)
    t.game.hull[BLUE * HULL_PLACES + HULL] = building(BLUE, CITY, FRESH)
    assert grand(t) == 1


def test_act_iii_second_ambition_more_in_the_trust_than_the_chapter_counts() -> None:
    t = steward(act=3).in_act(3, 2).outlaw(BLUE).city(BLUE, arrow(1)).trust(RELIC, FUEL)
    assert grand(t) == 0
    t.trust(FUEL)
    assert grand(t) == 1
    t.first_regent(GOLD)
    assert grand(t) == 0


def test_act_iii_both_ambitions_are_scored_with_the_chapter() -> None:
    t = steward(act=3).in_act(3, 2).trust(RELIC, FUEL, FUEL)
    t.score()
    assert t.power()[RED] == 8


# -- 02 Imperial Authority ------------------------------------------------


def taxing(t: ReachTable) -> ReachTable:
    t.give(RED, ImperialAuthority)
    t.turn(RED, ADMIN).act(TAX)
    return t


def test_f102_any_city_that_the_empire_controls_is_taxed_like_an_own_one() -> None:
    t = steward().imperial(arrow(1), 1).city(BLUE, arrow(1)).imperial(hexa(2), 1).free_city(hexa(2)).city(GOLD, hexa(4))
    taxing(t)
    assert sorted([system_of(place) for place in t.choices("place")]) == [arrow(1), hexa(2)], (
        "neither presence nor truce"
    )
    stored(t.answer(place_at(arrow(1), 0)))
    assert t.count(RED, WEAPON) == 1
    assert t.captives_of(RED, BLUE) == 0
    assert t.abilities(ImperialAuthority) == [0]


def test_f102_without_it_a_regents_city_beside_imperial_ships_is_spared() -> None:
    t = steward().imperial(arrow(1), 1).city(BLUE, arrow(1)).ships(RED, arrow(1), 1)
    t.turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices()


def test_f102_an_outlaws_city_that_presence_opens_still_gives_a_captive_c_112() -> None:
    t = steward().outlaw(BLUE).imperial(arrow(1), 1).city(BLUE, arrow(1)).ships(RED, arrow(1), 1)
    stored(taxing(t))
    assert t.captives_of(RED, BLUE) == 1


def test_f102_so_does_a_regents_city_if_no_truce_binds_c_112() -> None:
    """F706: with Rogue Admirals the rules let Red tax there anyway."""
    t = steward().give(RED, RogueAdmirals).imperial(arrow(1), 1).city(BLUE, arrow(1)).ships(RED, arrow(1), 1)
    stored(taxing(t))
    assert t.captives_of(RED, BLUE) == 1


def test_f102_says_nothing_of_a_free_city_that_presence_opens() -> None:
    t = steward().imperial(arrow(1), 1).free_city(arrow(1)).ships(RED, arrow(1), 1)
    stored(taxing(t))
    assert t.count(RED, WEAPON) == 1
    assert t.abilities(ImperialAuthority) == []


def test_f102_is_buried_as_soon_as_its_holder_is_an_outlaw() -> None:
    t = steward().give(RED, ImperialAuthority)
    turn_outlaw(t.game, RED)
    assert t.game.holder[ImperialAuthority.printed] == NOBODY
    assert t.game.court_deck[0] == ImperialAuthority.printed
    assert t.game.court_open[0] == 1


def test_f102_an_outlaw_who_gets_it_loses_it_at_once() -> None:
    t = steward().outlaw(BLUE)
    give_card(t.game, ImperialAuthority.printed, BLUE)
    assert t.game.court_deck[0] == ImperialAuthority.printed
    give_card(t.game, Dealmakers.printed, BLUE)
    assert t.holds(BLUE, Dealmakers), "other cards stay"


# -- 03 Dealmakers ------------------------------------------------


def bargaining(t: ReachTable) -> ReachTable:
    t.give(RED, Dealmakers)
    t.turn(RED, ATTACK).to_pips()
    return t


def test_f103_a_rival_secures_without_captives_then_the_owner_influences_and_secures() -> None:
    t = steward().court(*QUIET).agents(BLUE, 1, 2).agents(GOLD, 1, 1).agents(RED, 2, 1)
    bargaining(t).use(Dealmakers)
    assert t.holds(BLUE, cc.MiningInterest)
    assert (t.left(BLUE, AGENT), t.left(GOLD, AGENT)) == (10, 10), "Gold's agent returns, it is not captured"
    assert t.game.court[1] not in (NOTHING, cc.MiningInterest.printed), "the Court is refilled first"
    for slot in (3, 3):
        assert (t.asked(), t.seat()) == ("Influence.slot", RED)
        t.answer(slot)
    assert t.asked() == "Secure.slot"
    assert t.choices() == [2, 3]
    t.answer(3)
    assert t.holds(RED, cc.Skirmishers)


def test_f103_codes_of_bargains_hold_slot_and_rival() -> None:
    for slot in range(COURT_SLOTS):
        for rival in range(SEATS):
            code = bargain(slot, rival)
            assert (bargain_slot(code), bargain_rival(code)) == (slot, rival)


def test_f103_targets_are_cards_that_some_rival_could_secure_now() -> None:
    t = steward().court(*QUIET).agents(BLUE, 1, 1).agents(GOLD, 1, 1).agents(RED, 2, 1).agents(BLUE, 3, 1)
    t.agents(GOLD, 4, 2)
    bargaining(t).use(Dealmakers)
    assert t.choices("target") == [3 * SEATS + BLUE, 4 * SEATS + GOLD]


def test_f103_is_refused_where_no_rival_could_secure() -> None:
    t = steward().court(*QUIET).agents(RED, 1, 1)
    bargaining(t)
    assert ("F103", 0) not in t.offers()
    assert refused(t)["Dealmakers – Bargain: a rival secures, then you"][0] == "No rival could secure a Court card."


def test_f103_on_the_council_its_securer_is_the_rival_c_82() -> None:
    t = steward().court(*QUIET).agents(BLUE, 0, 1)
    bargaining(t).use(Dealmakers)
    assert t.game.council_by == BLUE
    assert t.game.council == DECIDED


def test_f103_is_protected_but_for_outrage() -> None:
    t = steward().give(BLUE, Dealmakers, TaxCollectors)
    assert stealable_cards(t.game, BLUE, RED) == [TaxCollectors.printed]
    provoke_outrage(t.game, BLUE, PSIONIC)
    assert Dealmakers.printed in t.game.court_discard


# -- 05 Council Intrigue ------------------------------------------------


def test_f105_council_intrigue_is_as_in_the_court() -> None:
    t = lying_at_court(steward().court(*QUIET), CouncilIntrigue).agents(BLUE, 1, 2)
    t.game.council = DECIDED
    crisis(t)
    assert t.game.council == IN_SESSION
    assert t.on_court(COUNCIL_SLOT, BLUE) == 2
    assert t.game.court_deck[0] == CouncilIntrigue.printed


# -- 06 Tax Collectors ------------------------------------------------


def collecting(t: ReachTable, *cards: type[Card]) -> ReachTable:
    """Red taxes Blue's city on a Weapon planet."""
    t.city(BLUE, arrow(1)).ships(RED, arrow(1), 1).give(RED, TaxCollectors, *cards)
    t.turn(RED, ADMIN).act(TAX)
    return t


def test_f106_the_token_of_an_outlaws_city_may_come_from_their_board() -> None:
    t = collecting(steward().outlaw(BLUE).tokens(BLUE, WEAPON, RELIC, WEAPON))
    assert t.asked() == "Collect.slot"
    assert t.choices() == [DONE, 0, 2]
    stored(t.answer(2))
    assert t.count(BLUE, WEAPON) == 1
    assert t.count(RED, WEAPON) == 1
    assert t.game.supply[WEAPON] == 3
    assert t.captives_of(RED, BLUE) == 1


def test_f106_it_may_come_from_the_supply_all_the_same() -> None:
    t = collecting(steward().outlaw(BLUE).tokens(BLUE, WEAPON))
    stored(t.answer(DONE))
    assert (t.count(RED, WEAPON), t.count(BLUE, WEAPON), t.game.supply[WEAPON]) == (1, 1, 3)


def test_f106_taking_is_not_stealing() -> None:
    t = collecting(steward().outlaw(BLUE).tokens(BLUE, WEAPON).give(BLUE, cc.SwornGuardians))
    assert t.choices("slot") == [DONE, 0]


def test_f106_asks_only_for_cities_of_outlaws_who_have_such_a_token() -> None:
    assert stored(collecting(steward().tokens(BLUE, WEAPON))).count(RED, WEAPON) == 1, "a Regent's city"
    assert stored(collecting(steward().outlaw(BLUE).tokens(BLUE, RELIC))).count(RED, WEAPON) == 1


def test_f106_works_also_when_a_city_is_taxed_like_an_own_one() -> None:
    t = steward().outlaw(BLUE).tokens(BLUE, WEAPON).imperial(arrow(1), 1).city(BLUE, arrow(1))
    t.give(RED, TaxCollectors, ImperialAuthority)
    t.turn(RED, ADMIN).act(TAX)
    assert t.choices("slot") == [DONE, 0]


def test_f106_is_buried_as_soon_as_its_holder_is_an_outlaw() -> None:
    t = steward().give(BLUE, TaxCollectors)
    turn_outlaw(t.game, BLUE)
    assert t.game.court_deck[0] == TaxCollectors.printed


# -- 07 Hunter Squads ------------------------------------------------


def hunting(t: ReachTable) -> ReachTable:
    t.give(RED, HunterSquads, cc.Skirmishers).tokens(RED, WEAPON)
    t.ships(RED, gate(2), 4).ships(BLUE, gate(2), 3).city(BLUE, crescent(5))
    t.attack().fight(assault=4, faces=(A_BLANK, A_BLANK, A_BLANK, A_BLANK))
    return t


def test_f107_assault_dice_at_an_outlaw_are_rolled_again_up_to_the_weapon_icons() -> None:
    t = hunting(steward().outlaw(BLUE))
    assert t.asked() == "RollAgain.effect"
    t.answer(t.choices()[1])
    picked = 0
    while t.asked() == "RollAgain.die":
        t.answer(t.choices()[-1])
        picked += 1
    assert picked == 3, "a token and two cards"
    t.answer((A_TWO_HITS,) * 3)
    assert [line.refs[1] for line in t.told("roll_again")] == [HunterSquads.printed]
    assert t.asked() != "RollAgain.effect", "once"


def test_f107_not_at_a_regent() -> None:
    assert hunting(steward()).asked() != "RollAgain.effect"


def test_f107_prelude_discard_for_three_ships_in_a_controlled_system() -> None:
    t = steward().give(RED, HunterSquads).ships(RED, gate(2), 1)
    t.turn(RED, ADMIN).to_prelude().use(HunterSquads)
    assert t.fresh(RED, gate(2)) == 4
    assert HunterSquads.printed in t.game.court_discard


# -- 08 Imperial Protectors ------------------------------------------------


def test_f108_no_blight_crisis_where_the_empire_controls() -> None:
    t = steward().court(*QUIET).booklet(ImperialProtectors)
    t.blight(gate(1), 1).imperial(gate(1), 1).ships(RED, gate(1), 1)
    t.blight(gate(2), 0, 1).imperial(gate(2), 0, 1).ships(RED, gate(2), 1).blight(gate(3), 0, 1).ships(RED, gate(3), 1)
    crisis(t)
    assert (t.fresh(EMPIRE, gate(1)), t.fresh(RED, gate(1))) == (1, 1)
    assert t.damaged(EMPIRE, gate(2)) == 0, "a damaged ship controls nothing: it is destroyed"
    assert t.damaged(RED, gate(3)) == 1


# -- 09 Empire Falls ------------------------------------------------


def falling(symbol: int) -> ReachTable:
    t = lying_at_court(steward().court(*QUIET), EmpireFalls).agents(BLUE, 1, 2).trust(RELIC, FUEL)
    t.imperial(gate(1), 2, 1).imperial(hexa(5), 1).give(BLUE, TaxCollectors)
    return crisis(t, symbol)


def test_f109_on_an_arrow_everybody_leaves_the_empire_its_ships_are_hit_and_the_card_is_discarded() -> None:
    t = falling(ARROW)
    assert t.game.outlaw[:3] == [1, 1, 1]
    assert t.game.first_regent == NOBODY
    assert (t.fresh(EMPIRE, gate(1)), t.damaged(EMPIRE, gate(1))) == (0, 2)
    assert t.damaged(EMPIRE, hexa(5)) == 1
    assert t.left(EMPIRE, SHIP) == IMPERIAL_SHIPS - 3, "what is destroyed is nobody's trophy"
    assert t.game.court_discard == [EmpireFalls.printed]
    assert t.left(BLUE, AGENT) == 10
    assert t.game.court[1] != NOTHING


def test_f109_the_former_first_regent_pays_for_the_trust_c_03() -> None:
    t = falling(ARROW)
    assert t.power() == [-2, 0, 0], "emp.switch: nobody inherits tile and Trust"
    assert t.game.trust == [0] * RESOURCES
    assert t.game.supply == [5] * RESOURCES
    assert TaxCollectors.printed in t.game.court_deck, "cards that Outlaws may not hold leave"


@pytest.mark.parametrize("symbol", [CRESCENT, HEX])
def test_f109_on_other_symbols_it_stays_and_nothing_happens(symbol: int) -> None:
    t = falling(symbol)
    assert t.game.outlaw[:3] == [0, 0, 0]
    assert t.game.court[1] == EmpireFalls.printed
    assert t.on_court(1, BLUE) == 2
    assert t.fresh(EMPIRE, gate(1)) == 2


def test_f109_secured_its_agents_may_move_and_it_is_buried() -> None:
    t = lying_at_court(steward().court(*QUIET), EmpireFalls).agents(RED, 1, 1)
    t.secure(RED, EmpireFalls)
    assert t.choices("slot") == [DONE, 0, 2, 3, 4]
    t.answer(3, DONE)
    assert t.on_court(3, RED) == 1
    assert t.left(RED, AGENT) == 9
    assert t.game.court_deck[0] == EmpireFalls.printed


# -- 10, 11, 20, 21 Lesser Regent ------------------------------------------------


@pytest.mark.parametrize("card", REGENTS)
def test_f110_discard_to_declare_any_ambition_without_the_zero_marker_erratum(card: int) -> None:
    t = steward()
    give_card(t.game, card, RED)
    t.turn(RED, ADMIN).to_prelude().answer(offer(card, 0))
    assert t.choices("ambition") == list(range(AMBITIONS))
    t.answer(EMPATH)
    assert t.game.marker_at[2] == EMPATH
    assert t.game.zeroed == 0
    assert t.game.court_discard == [card]


def test_f110_without_a_marker_it_may_still_be_discarded() -> None:
    t = steward().give(RED, LesserRegent).marker(TYCOON, 0).marker(TYCOON, 1).marker(TYCOON, 2)
    t.turn(RED, ADMIN).to_prelude().use(LesserRegent)
    assert t.game.court_discard == [LesserRegent.printed]
    assert t.asked() == "Turn.action"


# -- 15 Navy Reprisal ------------------------------------------------


def fleets() -> ReachTable:
    """Imperial ships beside Blue, an Outlaw, in cluster 1 and 2, and beside Gold, a Regent."""
    t = lying_at_court(steward(act=2).court(*QUIET).outlaw(BLUE), NavyReprisal)
    t.imperial(gate(1), 1, 1).ships(BLUE, gate(1), 1, 2).ships(GOLD, gate(1), 2)
    t.imperial(hexa(2), 2).ships(BLUE, hexa(2), 3)
    return t


def test_f115_crisis_a_hit_per_imperial_ship_to_each_outlaw_there_fresh_before_damaged() -> None:
    t = crisis(fleets())
    assert (t.fresh(BLUE, gate(1)), t.damaged(BLUE, gate(1))) == (0, 2), "one damaged, then one destroyed"
    assert (t.fresh(BLUE, hexa(2)), t.damaged(BLUE, hexa(2))) == (1, 2)
    assert t.fresh(GOLD, gate(1)) == 2
    assert sum(t.game.trophies) == 0, "C-113"
    assert t.game.court_deck[0] == NavyReprisal.printed


def test_f115_secured_a_regent_may_resolve_the_crisis_in_one_cluster_and_cannot_hit_the_fleet() -> None:
    """tie.cannot: the card allows it, but the truce says that a Regent cannot."""
    t = fleets().agents(RED, 1, 1)
    t.secure(RED, NavyReprisal)
    assert t.choices("target") == [DONE, 0, 1]
    t.answer(1)
    assert (t.fresh(BLUE, hexa(2)), t.damaged(BLUE, hexa(2))) == (1, 2)
    assert t.fresh(BLUE, gate(1)) == 1
    assert t.game.court_deck[0] == NavyReprisal.printed


def test_f115_secured_an_outlaw_may_hit_all_imperial_ships_of_one_cluster() -> None:
    t = fleets().agents(BLUE, 1, 1)
    t.secure(BLUE, NavyReprisal)
    assert t.choices("target") == [DONE, 0, 1, 6, 7]
    t.answer(6)
    assert (t.fresh(EMPIRE, gate(1)), t.damaged(EMPIRE, gate(1))) == (0, 1)
    assert t.trophies_of(BLUE, EMPIRE, SHIP) == 1
    assert t.fresh(EMPIRE, hexa(2)) == 2


# -- 16 Council Insiders ------------------------------------------------


def inside(council: int) -> ReachTable:
    t = steward(act=2).court(*QUIET).give(RED, CouncilInsiders)
    t.game.council = council
    t.secure(RED, cc.MiningInterest)
    return t


def test_f116_a_decided_council_may_come_back_into_session() -> None:
    t = inside(DECIDED)
    assert t.asked() == "Insiders.wish"
    t.answer(1)
    assert t.game.council == IN_SESSION
    assert t.on_court(COUNCIL_SLOT, RED) == 0
    assert inside(DECIDED).answer(0).game.council == DECIDED


def test_f116_a_council_in_session_may_be_influenced_once() -> None:
    t = inside(IN_SESSION).answer(1)
    assert t.on_court(COUNCIL_SLOT, RED) == 1


def test_f116_does_not_answer_to_itself_nor_to_vox_cards() -> None:
    t = lying_at_court(steward(act=2).a_ship_each().court(*QUIET), CouncilInsiders)
    t.secure(RED, CouncilInsiders)
    assert t.holds(RED, CouncilInsiders)
    assert t.asked() == "Turn.action"
    t = lying_at_court(steward(act=2).court(*QUIET).give(RED, CouncilInsiders), NavyReprisal)
    t.secure(RED, NavyReprisal)
    assert t.asked() != "Insiders.wish"


def test_f116_a_tucked_council_returns_and_is_not_resolved_this_round() -> None:
    t = steward(act=2).court(*QUIET).give(RED, CouncilInsiders)
    t.game.council, t.game.council_by, t.game.court[COUNCIL_SLOT] = DECIDED, BLUE, NOTHING
    t.secure(RED, cc.MiningInterest)
    t.answer(1)
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
    assert t.game.council_by == NOBODY


def test_f116_does_not_answer_when_a_rival_secures() -> None:
    t = steward(act=2).a_ship_each().court(*QUIET).give(BLUE, CouncilInsiders)
    t.secure(RED, cc.MiningInterest)
    assert t.asked() == "Turn.action"


# -- 17 Galactic Bards ------------------------------------------------


@pytest.mark.parametrize(("how", "card"), [(SURPASS, construct(6)), (PIVOT, admin(6))])
def test_f117_declare_with_a_card_that_surpasses_or_pivots_without_the_zero_marker(how: int, card: int) -> None:
    t = steward(act=2).give(RED, GalacticBards)
    t.turn(RED, card, how, construct(2))
    assert t.choices("opening")[1] == EMPATH
    t.answer(EMPATH)
    assert t.game.marker_at[2] == EMPATH
    assert t.game.zeroed == 0


def test_f117_a_seven_may_declare_any_and_nothing_after_another_declaration() -> None:
    t = steward(act=2, players=4).give(RED, GalacticBards)
    t.turn(RED, admin(7), PIVOT, construct(2))
    assert t.choices("opening")[1:6] == list(range(AMBITIONS))
    t = steward(act=2).give(RED, GalacticBards)
    t.game.declared = 1
    t.hand(RED, mobi(2)).turn(RED, admin(6), PIVOT, construct(2))
    assert t.initiative() == RED
    assert t.asked() == "Turn.action", "nothing to declare"


def test_f117_an_event_names_no_ambition_and_the_reason_does_not_call_it_a_one() -> None:
    t = steward(act=2).a_ship_each().give(BLUE, GalacticBards).hand(BLUE, mobi(2))
    t.turn(BLUE, FIRST_EVENT, MIRROR, construct(4))
    assert t.choices("opening") == [DONE, seizure(mobi(2))]
    assert refused(t)["Declare an ambition with Galactic Bards"][0] == "An Event names no ambition."


# -- 18, 19 Imperial Defectors ------------------------------------------------


def defecting() -> ReachTable:
    t = lying_at_court(steward(act=2).court(*QUIET).outlaw(BLUE, GOLD), ImperialDefectors)
    t.game.initiative = GOLD
    t.imperial(gate(3), 2, 1).imperial(hexa(3), 1).imperial(gate(4), 1)
    return t


def test_f118_crisis_the_fleet_of_the_rolled_cluster_goes_over_to_the_first_outlaw_in_turn_order() -> None:
    t = crisis(defecting(), cluster=3)
    assert (t.fresh(GOLD, gate(3)), t.damaged(GOLD, gate(3)), t.fresh(GOLD, hexa(3))) == (2, 1, 1)
    assert t.fresh(EMPIRE, gate(3)) + t.damaged(EMPIRE, gate(3)) + t.fresh(EMPIRE, hexa(3)) == 0
    assert t.fresh(EMPIRE, gate(4)) == 1
    assert t.left(EMPIRE, SHIP) == IMPERIAL_SHIPS - 1
    assert t.game.court_deck[0] == ImperialDefectors.printed


def test_f118_without_an_outlaw_it_is_just_buried_c_11() -> None:
    t = lying_at_court(steward(act=2).court(*QUIET), ImperialDefectors).imperial(gate(3), 2)
    crisis(t, cluster=3)
    assert t.fresh(EMPIRE, gate(3)) == 2
    assert t.game.court_deck[0] == ImperialDefectors.printed


def test_f118_ships_that_find_no_replacement_stay_c_111() -> None:
    t = defecting().ships(GOLD, gate(6), 13)
    crisis(t, cluster=3)
    assert t.fresh(GOLD, gate(3)) + t.fresh(GOLD, hexa(3)) == 2
    assert ships_at(t.game, EMPIRE, gate(3)) + ships_at(t.game, EMPIRE, hexa(3)) == 2


@pytest.mark.parametrize(("grave", "buried"), [(0, True), (1, False)])
def test_f118_secured_a_cluster_may_be_named_then_it_is_buried_or_discarded(grave: int, buried: bool) -> None:
    t = defecting()
    t.secure(RED, ImperialDefectors)
    assert t.choices("cluster") == [DONE, 2, 3]
    t.answer(3, grave)
    assert t.fresh(BLUE, gate(4)) == 1, "Red leads: Blue is the first Outlaw now"
    assert (t.game.court_deck[0] == ImperialDefectors.printed) == buried
    assert (t.game.court_discard == [ImperialDefectors.printed]) != buried


def test_f119_the_second_copy_is_put_away_by_its_own_id() -> None:
    t = defecting()
    copy = ImperialDefectors.copies[0]
    t.game.court[2] = copy
    t.game.courtly.append(copy)
    t.agents(RED, 2, 1).turn(RED, aggro(2)).act(SECURE)
    t.answer(DONE, 1)
    assert t.game.court_discard == [copy]


# -- for bots ------------------------------------------------


def test_the_outlook_of_the_steward_follows_the_tile_the_fleet_and_the_trust() -> None:
    fate = fate_of(STEWARD)
    assert fate.outlook(steward().game, RED) > fate.outlook(steward().first_regent(BLUE).game, RED)
    second = steward(act=2)
    assert fate.outlook(second.imperial(gate(1), 1).trust(FUEL).game, RED) > fate.outlook(steward(act=2).game, RED)
    third = steward(act=3).trust(FUEL, FUEL)
    assert fate.outlook(third.game, RED) > fate.outlook(third.first_regent(BLUE).game, RED)
