"""Fate 4, the Advocate: its three acts, its resolutions and its cards, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.court import at_court, bare_slots, in_court_deck, slot_of
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.drafting import change_fate, set_of
from starboard.games.arcs.campaign.fates.f01_steward_cards import Dealmakers
from starboard.games.arcs.campaign.fates.f04_advocate import (
    DEMAND,
    FAIR,
    FIASCO,
    GUILDMASTERS,
    INVESTIGATORS,
    LIAISONS,
    LOYALTY,
    NEGOTIATIONS,
    OVERSEERS,
    STRUGGLE,
    SUPREMACY,
    WITHDRAW,
    Advocate,
)
from starboard.games.arcs.campaign.fates.f04_advocate_booklet import (
    AdvocatesDemand,
    GuildNegotiations,
    GuildSupremacy,
)
from starboard.games.arcs.campaign.fates.f04_advocate_cards import (
    DiplomaticFiasco,
    FuelGuildmasters,
    FuelLiaisons,
    GuildFair,
    GuildInvestigators,
    GuildLoyalty,
    GuildOverseers,
    GuildStruggle,
    GuildsWithdraw,
    MaterialGuildmasters,
    MaterialLiaisons,
    PsionicGuildmasters,
    PsionicLiaisons,
    RelicGuildmasters,
    RelicLiaisons,
    WeaponsGuildmasters,
    WeaponsLiaisons,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.declare import Declare

ALL_LIAISONS = (MaterialLiaisons, FuelLiaisons, WeaponsLiaisons, RelicLiaisons, PsionicLiaisons)
ALL_GUILDMASTERS = (
    MaterialGuildmasters,
    FuelGuildmasters,
    WeaponsGuildmasters,
    RelicGuildmasters,
    PsionicGuildmasters,
)
QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
SYMBOL_FACES = {ARROW: 0, CRESCENT: 1, HEX: 2}


def advocate(seat: int = RED, act: int = 1, players: int = 3) -> ReachTable:
    """A seat is the Advocate; the setup of the act is not done."""
    return campaign(players).in_act(act).fate(seat, Advocate)


def overseen(seat: int = RED) -> ReachTable:
    """The Advocate of act I, with both cards, leads Tycoon, which is declared."""
    t = advocate(seat).court(*QUIET).give(seat, GuildInvestigators, GuildOverseers)
    return t.marker(TYCOON).tokens(seat, MATERIAL)


def discarded(t: ReachTable, *cards: type[Card]) -> ReachTable:
    """Court cards of the deck lie in the discard pile, the last one uppermost."""
    ids = [card.printed for card in cards]
    t.court_deck([id for id in t.game.court_deck if id not in ids])
    t.game.court_discard = ids
    t.game.courtly = sorted({*t.game.courtly, *ids})
    return t


def lying_at_court(t: ReachTable, card: type[Card], slot: int = 1) -> ReachTable:
    """A card of the set lies at Court instead of what lay there."""
    t.game.court[slot] = card.printed
    t.game.courtly.append(card.printed)
    return t


def crisis(t: ReachTable, symbol: int = ARROW, cluster: int = 1) -> ReachTable:
    t.call(Crises()).answer((cluster - 1, SYMBOL_FACES[symbol]))
    return t


def shuffled(t: ReachTable) -> ReachTable:
    """The Court deck is shuffled; the order does not matter here."""
    while t.is_chance():
        t.answer(t.game.sample())
    return t


# -- the set ------------------------------------------------


def test_the_set_has_20_cards_with_ids_192_to_211_in_printed_order() -> None:
    assert list(set_of(ADVOCATE)) == list(range(192, 212))
    assert [type(DECK.cards[card]) for card in set_of(ADVOCATE)] == [
        GuildInvestigators, GuildOverseers, *ALL_LIAISONS, DiplomaticFiasco, GuildStruggle, AdvocatesDemand,
        GuildNegotiations, GuildFair, *ALL_GUILDMASTERS, GuildsWithdraw, GuildLoyalty, GuildSupremacy,
    ]  # fmt: skip
    guilds = [DECK.cards[card] for card in set_of(ADVOCATE) if is_guild(card)]
    assert [(card.suit, card.keys) for card in guilds if not card.protected] == [
        (MATERIAL, 2), (FUEL, 2), (WEAPON, 2), (RELIC, 2), (PSIONIC, 2),
        (MATERIAL, 3), (FUEL, 3), (WEAPON, 3), (RELIC, 3), (PSIONIC, 3),
    ]  # fmt: skip
    assert [(card.suit, card.id) for card in guilds if card.protected] == [(PSIONIC, 192), (RELIC, 193)]


def test_the_objective_starts_at_18_and_12_for_any_number_of_players() -> None:
    assert fate_of(ADVOCATE).start == ((18, 18, 18), (12, 12, 12), ())
    assert fate_of(ADVOCATE).ready


def test_act_one_begins_with_investigators_and_overseers_who_find_nothing_now() -> None:
    t = advocate()
    fate_of(ADVOCATE).set_up(t.game, RED, 1)
    t.game.run()
    assert t.holds(RED, GuildInvestigators)
    assert t.holds(RED, GuildOverseers)
    assert t.game.ask is None
    assert guild_cards(t.game, RED) == [INVESTIGATORS, OVERSEERS]


def test_act_two_puts_demand_and_negotiations_into_the_booklet() -> None:
    t = advocate(act=2)
    fate_of(ADVOCATE).set_up(t.game, RED, 2)
    assert (t.game.holder[DEMAND], t.game.holder[NEGOTIATIONS]) == (BOOKLET, BOOKLET)


def test_act_three_gives_loyalty_and_the_law_of_supremacy() -> None:
    t = advocate(act=3)
    fate_of(ADVOCATE).set_up(t.game, RED, 3)
    assert t.game.holder[LOYALTY] == RED
    assert t.game.holder[SUPREMACY] == BOOKLET


# -- act I: what advances ------------------------------------------------


def test_discarding_a_guild_card_in_the_prelude_advances_by_three() -> None:
    t = overseen().give(RED, cc.ShippingInterest)
    t.turn(RED, MOVING).to_prelude().use(cc.ShippingInterest, 1)
    assert t.game.objective[RED] == 15


def test_discarding_a_guild_card_for_nothing_advances_too() -> None:
    """C-79"""
    t = overseen().give(RED, cc.SilverTongues)
    t.turn(RED, MOVING).to_prelude().answer(JUST_DISCARD)
    assert cc.SilverTongues.printed in t.game.court_discard
    assert t.game.objective[RED] == 15


def test_a_union_advances_when_it_is_put_down_and_not_when_it_is_discarded() -> None:
    """C-79"""
    t = overseen().give(RED, cc.ConstructionUnion).hand(RED, BUILDING)
    t.turn(RED, BUILDING).to_prelude().use(cc.ConstructionUnion)
    assert t.game.objective[RED] == 15
    DECK.cards[cc.ConstructionUnion.printed].at_round_end(t.game, RED)
    assert t.game.objective[RED] == 15


def test_recovering_advances_by_two() -> None:
    t = discarded(overseen(), cc.SwornGuardians)
    t.turn(RED, MOVING).to_pips().use(GuildInvestigators)
    assert t.game.objective[RED] == 16


def test_new_actions_of_guild_cards_and_tokens_do_not_advance() -> None:
    t = overseen().give(RED, cc.MiningInterest)
    t.turn(RED, BUILDING).to_pips().use(cc.MiningInterest, 0)
    assert t.game.objective[RED] == 18
    t = overseen().turn(RED, MOVING).spend(RED, 0)
    assert t.game.objective[RED] == 18


def test_attached_liaisons_do_not_advance() -> None:
    """C-79"""
    t = overseen().give(RED, MaterialLiaisons)
    t.turn(RED, MOVING).to_prelude().use(MaterialLiaisons)
    assert t.game.objective[RED] == 18


def test_without_the_overseers_nothing_advances() -> None:
    t = advocate().court(*QUIET).give(RED, GuildInvestigators, cc.SilverTongues)
    discarded(t, cc.SwornGuardians)
    t.turn(RED, MOVING).to_prelude().answer(JUST_DISCARD)
    t.to_pips().use(GuildInvestigators)
    assert t.game.objective[RED] == 18


def test_a_rival_who_discards_a_guild_card_does_not_advance_the_advocate() -> None:
    t = overseen().give(BLUE, cc.SilverTongues)
    t.turn(BLUE, MOVING).to_prelude().answer(JUST_DISCARD)
    assert t.game.objective[RED] == 18


def test_in_act_two_discarding_advances_nothing() -> None:
    t = overseen().in_act(2).give(RED, cc.SilverTongues)
    t.game.objective[RED] = 12
    t.turn(RED, MOVING).to_prelude().answer(JUST_DISCARD)
    assert t.game.objective[RED] == 12


# -- resolutions ------------------------------------------------


def test_act_one_met_brings_overseers_liaisons_and_the_fiasco_into_the_deck() -> None:
    t = advocate().give(RED, GuildInvestigators, GuildOverseers)
    fate_of(ADVOCATE).resolve(t.game, RED, 1, True)
    assert all([card in t.game.court_deck for card in (OVERSEERS, *LIAISONS, FIASCO)])
    assert STRUGGLE in t.game.scrapped
    assert t.holds(RED, GuildInvestigators)
    assert t.game.holder[OVERSEERS] == NOBODY


def test_act_one_missed_brings_the_liaisons_of_suits_that_the_advocate_leads() -> None:
    """More Guild cards of the suit than every rival; a tie is not enough, and the Overseers are gone already."""
    t = advocate().give(RED, GuildInvestigators, GuildOverseers, cc.MiningInterest, cc.ShippingInterest)
    t.give(BLUE, cc.Gatekeepers).give(GOLD, cc.Skirmishers)
    fate_of(ADVOCATE).resolve(t.game, RED, 1, False)
    assert [card in t.game.court_deck for card in LIAISONS] == [True, False, False, False, True]
    assert [card in t.game.scrapped for card in LIAISONS] == [False, True, True, True, False]
    assert OVERSEERS in t.game.court_deck
    assert STRUGGLE in t.game.court_deck
    assert FIASCO in t.game.scrapped


def test_overseers_that_somebody_else_has_stay_there() -> None:
    t = advocate().give(BLUE, GuildOverseers)
    fate_of(ADVOCATE).resolve(t.game, RED, 1, True)
    assert t.holds(BLUE, GuildOverseers)
    assert OVERSEERS not in t.game.court_deck


def test_act_two_met_brings_fair_and_guildmasters() -> None:
    t = advocate(act=2).booklet(AdvocatesDemand, GuildNegotiations)
    fate_of(ADVOCATE).resolve(t.game, RED, 2, True)
    assert all([card in t.game.court_deck for card in (FAIR, *GUILDMASTERS)])
    assert WITHDRAW in t.game.scrapped
    assert t.game.holder[DEMAND] == BOOKLET


def test_act_two_missed_lets_the_guilds_withdraw_and_ends_the_demand() -> None:
    t = advocate(act=2).booklet(AdvocatesDemand, GuildNegotiations)
    fate_of(ADVOCATE).resolve(t.game, RED, 2, False)
    assert WITHDRAW in t.game.court_deck
    assert all([card in t.game.scrapped for card in (FAIR, *GUILDMASTERS, DEMAND)])
    assert t.game.holder[NEGOTIATIONS] == BOOKLET


# -- acts II and III: objectives ------------------------------------------------


def test_act_two_counts_suits_and_rivals_with_fewer_guild_cards() -> None:
    """Two suits with three cards; Blue has fewer, Gold as many."""
    t = advocate(act=2).give(RED, cc.MiningInterest, cc.ConstructionUnion, cc.Gatekeepers)
    t.give(BLUE, cc.Skirmishers).give(GOLD, cc.ArmsUnion, cc.LatticeSpies, cc.SilverTongues)
    fate_of(ADVOCATE).chapter_end(t.game, RED)
    assert t.game.objective[RED] == 12 - 2 - 1


def test_act_one_counts_nothing_at_the_end_of_a_chapter() -> None:
    t = advocate().give(RED, cc.MiningInterest)
    fate_of(ADVOCATE).chapter_end(t.game, RED)
    assert t.game.objective[RED] == 18


def test_first_grand_ambition_more_suits_than_the_chapter_counts() -> None:
    t = advocate(act=3).court(cc.PopulistDemands, cc.CouncilIntrigue, cc.SongOfFreedom, cc.BlightLooms)
    t.give(RED, cc.MiningInterest, cc.ConstructionUnion, cc.Gatekeepers)
    assert fate_of(ADVOCATE).grand(t.in_act(3, 1).game, RED) == 1
    assert fate_of(ADVOCATE).grand(t.in_act(3, 2).game, RED) == 0


def test_second_grand_ambition_more_than_half_of_the_court_council_and_attached_cards_included() -> None:
    t = advocate(act=3).in_act(3, 4).court(cc.MiningInterest, cc.Gatekeepers, cc.SongOfFreedom, cc.BlightLooms)
    assert fate_of(ADVOCATE).grand(t.game, RED) == 0  # two of five
    t.attach(cc.Skirmishers, 3)
    assert fate_of(ADVOCATE).grand(t.game, RED) == 0  # three of six
    t.attach(cc.LatticeSpies, 0)
    assert fate_of(ADVOCATE).grand(t.game, RED) == 1  # four of seven
    assert len(at_court(t.game)) == 7


def test_the_outlook_of_bots_grows_with_guild_cards() -> None:
    for act in (1, 2, 3):
        t = advocate(act=act).give(RED, GuildOverseers)
        before = fate_of(ADVOCATE).outlook(t.game, RED)
        t.give(RED, cc.MiningInterest)
        assert fate_of(ADVOCATE).outlook(t.game, RED) > before


# -- Guild Investigators (F4/02) ------------------------------------------------


def test_recover_attaches_the_uppermost_discarded_guild_card() -> None:
    """A Vox card above it does not matter."""
    t = discarded(overseen(), cc.ElderBroker, cc.SwornGuardians, cc.BlightLooms)
    t.agents(BLUE, 1, 1).turn(RED, MOVING).to_pips().use(GuildInvestigators)
    assert t.choices("slot") == [0, 2, 3, 4]
    t.answer(3)
    assert t.game.above[3] == [cc.SwornGuardians.printed]
    assert t.game.court_discard == [cc.ElderBroker.printed, cc.BlightLooms.printed]
    assert t.asked() == "Turn.action"


def test_recover_needs_a_discarded_guild_card_and_a_court_card_without_agents_and_attachment() -> None:
    t = discarded(overseen().ships(RED, gate(2), 1), cc.BlightLooms)
    t.turn(RED, MOVING).to_pips()
    assert ("F402", 0) not in t.offers()
    assert refused(t)["Guild Investigators – Recover: a Guild card to the Court"][1] == "F402"
    t = discarded(overseen().ships(RED, gate(2), 1), cc.SwornGuardians)
    for slot in range(5):
        t.agents(BLUE, slot, 1)
    t.turn(RED, MOVING).to_pips()
    assert not bare_slots(t.game)
    assert ("F402", 0) not in t.offers()
    t = discarded(overseen(), cc.SwornGuardians).attach(cc.ElderBroker, 4)
    t.turn(RED, MOVING).to_pips().use(GuildInvestigators)
    assert 4 not in t.choices("slot")


def test_recover_replaces_a_move_only() -> None:
    t = discarded(overseen().starport(RED, hexa(3)), cc.SwornGuardians).turn(RED, BUILDING).to_pips()
    assert ("F402", 0) not in t.offers()


def test_what_was_recovered_is_secured_with_the_card_below() -> None:
    """ter.attach_secure"""
    t = discarded(overseen(), cc.SwornGuardians)
    t.turn(RED, MOVING).to_pips().use(GuildInvestigators).answer(1)
    t.secure(BLUE, cc.MiningInterest)
    t.fill(taken=cc.MiningInterest.printed)
    assert t.holds(BLUE, cc.MiningInterest)
    assert t.holds(BLUE, cc.SwornGuardians)
    told = [line.refs for line in t.told("secure")]
    assert told == [(BLUE, cc.MiningInterest.printed), (BLUE, cc.SwornGuardians.printed)]


# -- Guild Overseers (F4/03) ------------------------------------------------


def offered(t: ReachTable) -> bool:
    """Whether Red is offered the Prelude of Silver-Tongues."""
    t.turn(RED, MOVING).to_prelude()
    return t.asked() == "Turn.spending" and ("CC08", 0) in t.offers()


def held() -> ReachTable:
    return campaign(3).court(*QUIET).give(RED, GuildOverseers, cc.SilverTongues)


def test_guild_cards_offer_nothing_to_who_has_no_standing() -> None:
    assert not offered(held())
    assert not offered(held().marker(TYCOON))
    assert not offered(held().tokens(RED, MATERIAL))  # nothing is declared
    assert offered(held().tokens(RED, MATERIAL).marker(TYCOON))


def test_first_together_with_others_is_a_standing_and_second_together_is_none() -> None:
    """C-94"""
    assert offered(held().marker(TYCOON).tokens(RED, MATERIAL).tokens(BLUE, FUEL))
    t = held().marker(TYCOON).tokens(BLUE, FUEL, FUEL)
    assert offered(t.copy().tokens(RED, MATERIAL))
    assert not offered(t.copy().tokens(RED, MATERIAL).tokens(GOLD, MATERIAL))


def test_second_place_of_a_marker_worth_nothing_is_a_standing() -> None:
    """The ruling on the 2/0 marker."""
    t = held().marker(TYCOON, 0).tokens(BLUE, FUEL, FUEL).tokens(RED, MATERIAL)
    assert ambition_values(t.game, TYCOON) == (2, 0)
    assert offered(t)


def test_supremacy_counts_for_the_standing() -> None:
    """C-88: the icon of Gatekeepers counts twice."""
    t = held().give(RED, cc.Gatekeepers).marker(TYCOON).tokens(BLUE, FUEL).tokens(GOLD, FUEL)
    t.tokens(BLUE, FUEL, FUEL).tokens(GOLD, MATERIAL, MATERIAL)
    assert not offered(t.copy())
    assert offered(t.copy().booklet(GuildSupremacy))


def test_new_actions_of_guild_cards_are_closed_too_and_the_refusal_says_why() -> None:
    t = campaign(3).court(*QUIET).give(RED, GuildOverseers, cc.ShippingInterest).starport(RED, hexa(3))
    t.turn(RED, BUILDING).to_pips()
    assert ("CC04", 0) not in t.offers()
    why = [why for what, why in refused(t).items() if what.startswith("Shipping Interest")]
    assert ("Guild Overseers: you are first or second in no declared ambition.", "F403") in why


def test_lore_and_persistent_abilities_are_not_closed() -> None:
    """The ruling: only actions are. Gatekeepers give dice at a gate as ever."""
    t = campaign(3).court(*QUIET).give(RED, GuildOverseers, cc.Gatekeepers, ToolPriests)
    t.ships(RED, hexa(1), 1).city(RED, hexa(1)).turn(RED, BUILDING).to_pips()
    assert ("L01", 0) in t.offers()
    t = campaign(3).court(*QUIET).give(RED, GuildOverseers, cc.Gatekeepers).outlaw(RED)
    t.ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack()
    assert max(t.choices("assault")) == 3


def test_nobody_else_is_closed_by_them() -> None:
    t = campaign(3).court(*QUIET).give(BLUE, GuildOverseers).give(RED, cc.SilverTongues)
    assert offered(t)


def test_secured_they_find_any_guild_card_in_the_deck_which_is_shuffled() -> None:
    t = campaign(3).court(cc.PopulistDemands, *QUIET[:3])
    lying_at_court(t, GuildOverseers)
    t.court_deck([id for id in range(FIRST_CC, THE_COUNCIL) if id not in t.game.court])
    t.secure(RED, GuildOverseers)
    assert t.asked() == "FindGuild.card"
    assert t.choices() == [c for c in in_court_deck(t.game) if is_guild(c)]
    assert cc.MiningInterest.printed not in t.choices()  # it lies at Court
    t.answer(cc.SwornGuardians.printed)
    assert t.asked() == "Shuffle.order"
    shuffled(t)
    assert t.holds(RED, cc.SwornGuardians)
    assert t.holds(RED, GuildOverseers)
    assert cc.SwornGuardians.printed not in t.game.court_deck


def test_secured_they_find_a_discarded_guild_card_without_shuffling() -> None:
    """C-142"""
    t = campaign(3).court(*QUIET)
    lying_at_court(discarded(t, cc.ElderBroker, cc.BlightLooms), GuildOverseers)
    t.secure(RED, GuildOverseers)
    assert cc.BlightLooms.printed not in t.choices()
    deck = list(t.game.court_deck)
    t.answer(cc.ElderBroker.printed)
    assert t.holds(RED, cc.ElderBroker)
    assert t.game.court_discard == [cc.BlightLooms.printed]
    assert t.game.court_deck == deck[:-1]  # the place at Court is filled


def test_who_searches_sees_the_same_choices_in_the_own_view() -> None:
    """Everybody can tell which Court cards are in the deck; where they lie nobody can."""
    t = lying_at_court(campaign(3).court(*QUIET), GuildOverseers)
    t.secure(RED, GuildOverseers)
    for seat in range(3):
        view = t.view(seat)
        assert isinstance(view, Reach)
        assert in_court_deck(view) == in_court_deck(t.game)
    for world in t.worlds(RED, 5):
        world.answer(cc.SwornGuardians.printed)
        assert cc.SwornGuardians.printed not in world.court_deck


def test_with_no_guild_card_anywhere_they_find_none() -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildOverseers)
    t.court_deck([]).give(BLUE, cc.SwornGuardians, cc.ElderBroker, cc.SilverTongues, cc.ArmsUnion)
    t.give(BLUE, cc.ConstructionUnion, cc.Gatekeepers)
    t.game.scrapped += [cc.MiningInterest.printed]
    t.secure(RED, GuildOverseers)
    assert t.holds(RED, GuildOverseers)
    assert t.asked() != "FindGuild.card"


# -- Liaisons (F4/05 to 09) ------------------------------------------------


def test_a_copy_to_build_brings_a_material() -> None:
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons).city(RED, hexa(1)).starport(RED, hexa(3))
    copying(t, CONSTRUCTION).answer(BUILD).fill(piece=SHIP)
    assert (t.asked(), t.seat()) == ("TakeReward.wish", RED)
    t.answer(1).fill(slot=0)
    assert t.count(RED, MATERIAL) == 1


def test_the_token_may_be_left() -> None:
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons).starport(RED, hexa(3))
    copying(t, CONSTRUCTION).answer(BUILD).fill(piece=SHIP).answer(0)
    assert t.count(RED, MATERIAL) == 0


def test_pivot_surpass_and_lead_bring_nothing() -> None:
    """C-48: a Copy only, unlike the bonuses of the base game."""
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons).starport(RED, hexa(3))
    for how in (PIVOT, LEAD, SURPASS):
        other = t.copy()
        lead = NOTHING if how == LEAD else construct(2) if how == SURPASS else admin(4)
        other.turn(RED, BUILDING, how, lead).to_pips().answer(BUILD).fill(piece=SHIP)
        assert not other.asked().startswith("TakeReward")


def test_another_action_brings_nothing_and_an_empty_supply_neither() -> None:
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons).starport(RED, hexa(3)).ships(RED, hexa(3), 0, 1)
    other = t.copy()
    copying(other, CONSTRUCTION).answer(REPAIR)
    assert not other.asked().startswith("TakeReward")
    dry = t.copy().supply(MATERIAL, 0)
    copying(dry, CONSTRUCTION).answer(BUILD).fill(piece=SHIP)
    assert not dry.asked().startswith("TakeReward")


def test_prelude_actions_bring_nothing() -> None:
    """The ruling: only the pip of the Copy itself."""
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons).starport(RED, hexa(3)).tokens(RED, MATERIAL)
    t.turn(RED, MOVING, COPY, construct(4)).spend(RED, 0).answer(BUILD).fill(piece=SHIP)
    assert not t.asked().startswith("TakeReward")


def test_a_copy_to_move_brings_fuel() -> None:
    t = campaign(3).court(*QUIET).give(RED, FuelLiaisons).ships(RED, gate(2), 1)
    copying(t, MOBILIZATION).answer(MOVE)
    t.fill(start=gate(2), fresh=1, end=gate(3), ships=1, count=1)
    while t.asked() not in ("TakeReward.wish", ""):
        t.answer(t.choices()[-1])
    t.answer(1).fill(slot=0)
    assert t.count(RED, FUEL) == 1


def test_a_copy_that_a_spent_weapon_lets_battle_brings_a_weapon() -> None:
    """The ruling on Weapons Liaisons."""
    t = campaign(3).court(*QUIET).give(RED, WeaponsLiaisons).tokens(RED, WEAPON).outlaw(RED)
    t.ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).city(BLUE, crescent(5))
    t.turn(RED, MOVING, COPY, construct(4)).spend(RED, 0)
    t.to_pips().answer(BATTLE)
    t.fill(system=gate(2), defender=BLUE).fight(skirmish=1, faces=(0,))
    while t.asked() not in ("TakeReward.wish", ""):
        t.answer(t.choices()[0])
    t.answer(1).fill(slot=0)
    assert t.count(RED, WEAPON) == 1


def test_a_copy_to_secure_brings_a_relic() -> None:
    t = campaign(3).court(*QUIET).give(RED, RelicLiaisons).agents(RED, 1, 1)
    copying(t, AGGRESSION).answer(SECURE).fill(slot=1)
    assert t.asked() == "TakeReward.wish"
    t.answer(1).fill(slot=0)
    assert t.count(RED, RELIC) == 1


def test_liaisons_that_the_pip_itself_secures_bring_nothing_yet() -> None:
    """C-147: they were not there when it was spent."""
    t = lying_at_court(campaign(3).court(*QUIET), RelicLiaisons).agents(RED, 1, 1)
    copying(t, AGGRESSION).answer(SECURE).fill(slot=1)
    assert t.holds(RED, RelicLiaisons)
    assert t.asked() != "TakeReward.wish"


def test_liaisons_that_the_battle_of_the_pip_steals_bring_nothing_yet() -> None:
    """C-147"""
    t = campaign(3).court(*QUIET).give(BLUE, WeaponsLiaisons).outlaw(RED)
    t.ships(RED, gate(2), 8).ships(BLUE, gate(2), 0, 1)
    copying(t, AGGRESSION).answer(BATTLE)
    t.fill(system=gate(2), defender=BLUE).fight(raid=4, faces=(0, 1, 2, 3))
    while t.asked() not in ("TakeReward.wish", "Turn.spending", ""):
        t.answer(loot_card(WeaponsLiaisons.printed) if t.asked() == "Raid.loot" else t.choices()[0])
    assert t.holds(RED, WeaponsLiaisons)
    assert t.asked() != "TakeReward.wish"


def test_a_copy_to_influence_brings_psionic() -> None:
    t = campaign(3).court(*QUIET).give(RED, PsionicLiaisons)
    copying(t, MOBILIZATION).answer(INFLUENCE).answer(1)
    assert t.asked() == "TakeReward.wish"
    t.answer(1).fill(slot=0)
    assert t.count(RED, PSIONIC) == 1


def test_a_new_action_that_contains_the_action_counts() -> None:
    """ter.new_action; the ruling on all Liaisons: Bargain contains two actions, Manufacture no building."""
    t = campaign(3).court(*QUIET).give(RED, PsionicLiaisons, Dealmakers).agents(BLUE, 1, 1)
    copying(t, AGGRESSION).use(Dealmakers)
    while t.asked() not in ("TakeReward.wish", ""):
        t.answer(t.choices()[0])
    assert t.asked() == "TakeReward.wish"
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons, ToolPriests).city(RED, hexa(1)).ships(RED, hexa(1), 1)
    copying(t, CONSTRUCTION).use(ToolPriests)
    t.fill(system=hexa(1))
    assert t.asked() == "TakeReward.wish"
    t = campaign(3).court(*QUIET).give(RED, MaterialLiaisons, cc.MiningInterest)
    copying(t, CONSTRUCTION).use(cc.MiningInterest, 0).fill(slot=0)
    assert t.asked() != "TakeReward.wish"


@pytest.mark.parametrize("card", ALL_LIAISONS)
def test_liaisons_attach_to_a_court_card_without_agents_to_declare(card: type[Card]) -> None:
    """No zero marker (erratum)."""
    ambition: dict[type[Card], int] = {
        MaterialLiaisons: TYCOON,
        FuelLiaisons: TYCOON,
        WeaponsLiaisons: WARLORD,
        RelicLiaisons: KEEPER,
    }
    t = campaign(3).court(*QUIET).give(RED, card).agents(BLUE, 2, 1)
    t.turn(RED, MOVING).to_prelude().use(card)
    assert t.choices("slot") == [0, 1, 3, 4]
    t.answer(1)
    assert t.game.above[1] == [card.printed]
    assert t.game.holder[card.printed] == NOBODY
    assert is_declared(t.game, ambition.get(card, EMPATH))
    assert not t.game.zeroed


def test_liaisons_stay_where_nothing_can_be_declared_or_attached() -> None:
    t = campaign(3).court(*QUIET).give(RED, RelicLiaisons).tokens(RED, RELIC)
    for number in range(3):
        t.marker(TYCOON, number)
    t.turn(RED, MOVING).to_prelude()
    assert ("F408", 0) not in t.offers()
    assert refused(t)["Relic Liaisons – Attach this card: declare Keeper"][1] == "F408"
    t = campaign(3).court(*QUIET).give(RED, RelicLiaisons).tokens(RED, RELIC)
    for slot in range(5):
        t.agents(BLUE, slot, 1)
    t.turn(RED, MOVING).to_prelude()
    assert ("F408", 0) not in t.offers()


# -- Diplomatic Fiasco (F4/10) and Guild Struggle (F4/11) ------------------------------------------------


def test_the_fiasco_is_that_of_the_court() -> None:
    assert issubclass(DiplomaticFiasco, cc.DiplomaticFiasco)
    assert DECK.cards[FIASCO].code == "F410"


def test_struggle_passes_a_guild_card_to_the_left_in_turn_order_never_the_one_received() -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildStruggle)
    t.give(RED, cc.SilverTongues).give(BLUE, cc.ElderBroker, cc.ArmsUnion)
    crisis(t)
    assert (t.asked(), t.seat()) == ("PassGuilds.card", BLUE)
    assert t.choices() == [cc.ArmsUnion.printed, cc.ElderBroker.printed]
    t.answer(cc.ArmsUnion.printed)
    assert t.holds(BLUE, cc.SilverTongues)
    assert t.holds(GOLD, cc.ArmsUnion)  # Gold has nothing else to pass on
    assert guild_cards(t.game, RED) == []
    assert t.game.court_deck[0] == STRUGGLE


def test_struggle_leaves_protected_cards_where_they_are() -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildStruggle).give(RED, GuildInvestigators)
    crisis(t)
    assert t.holds(RED, GuildInvestigators)


def test_struggle_secured_steals_and_reshuffles_and_is_buried() -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildStruggle).give(BLUE, cc.ElderBroker)
    discarded(t, cc.SwornGuardians, cc.BlightLooms)
    t.secure(RED, GuildStruggle)
    assert DONE in t.choices("loot")
    t.answer(loot_card(cc.ElderBroker.printed))
    shuffled(t)
    assert t.holds(RED, cc.ElderBroker)
    assert t.game.court_discard == [cc.BlightLooms.printed]
    assert cc.SwornGuardians.printed in t.game.court_deck
    assert t.game.court_deck[0] == STRUGGLE


# -- Guild Fair (F4/16) ------------------------------------------------


def test_fair_lets_everybody_secure_what_they_could_and_fills_the_court_once() -> None:
    """C-20: Red and Blue each lead a Guild card, nobody leads the third; the Vox card is none of its business."""
    t = campaign(3).court(cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.PopulistDemands)
    lying_at_court(t, GuildFair, 3)
    t.agents(RED, 1, 2).agents(BLUE, 1, 1).agents(BLUE, 2, 1).agents(RED, 4, 1)
    top = t.game.court_deck[-1]
    crisis(t)
    assert t.holds(RED, cc.MiningInterest)
    assert t.holds(BLUE, cc.ShippingInterest)
    assert t.captives_of(RED, BLUE) == 1
    assert t.game.court[1] == top
    assert NOTHING not in t.game.court
    assert t.game.court_deck[0] == FAIR


def test_fair_tied_agents_secure_nothing() -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildFair, 4)
    t.agents(RED, 1, 1).agents(BLUE, 1, 1)
    crisis(t)
    assert t.game.court[1] == cc.MiningInterest.printed
    assert (t.on_court(1, RED), t.on_court(1, BLUE)) == (1, 1)


def test_fair_takes_attached_cards_along_and_no_guild_card_that_lies_on_a_vox() -> None:
    """C-145"""
    t = campaign(3).court(cc.MiningInterest, cc.PopulistDemands, cc.Skirmishers, cc.LatticeSpies)
    lying_at_court(t, GuildFair, 4).attach(cc.ElderBroker, 1).attach(cc.SwornGuardians, 2)
    t.agents(RED, 1, 1).agents(RED, 2, 1)
    crisis(t)
    t.fill(taken=cc.ElderBroker.printed)
    assert t.holds(RED, cc.ElderBroker)
    assert t.holds(RED, cc.MiningInterest)
    assert not t.holds(RED, cc.SwornGuardians)


def test_fair_secured_sends_rivals_home_from_guild_cards_first() -> None:
    t = campaign(3).court(cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.BlightLooms)
    lying_at_court(t, GuildFair, 3)
    t.agents(RED, 1, 1).agents(BLUE, 1, 3).agents(BLUE, 2, 2).agents(BLUE, 4, 1)
    t.secure(RED, GuildFair)
    assert t.holds(RED, cc.MiningInterest)
    assert t.captives_of(RED, BLUE) == 0
    assert t.on_court(2, BLUE) == 0  # left, though Red does not secure it
    assert t.game.court[2] == cc.ShippingInterest.printed
    assert t.on_court(4, BLUE) == 1
    assert FAIR in t.game.court_deck
    assert NOTHING not in t.game.court


# -- Guildmasters (F4/17 to 21) ------------------------------------------------


@pytest.mark.parametrize(
    ("card", "ambition", "loot"),
    [
        (MaterialGuildmasters, TYCOON, cc.MiningInterest),
        (FuelGuildmasters, TYCOON, cc.Gatekeepers),
        (WeaponsGuildmasters, WARLORD, cc.Skirmishers),
        (RelicGuildmasters, KEEPER, cc.ElderBroker),
        (PsionicGuildmasters, EMPATH, cc.LatticeSpies),
    ],
)
def test_guildmasters_steal_a_card_of_their_suit_with_a_declaration(
    card: type[Card], ambition: int, loot: type[Card]
) -> None:
    t = campaign(3).give(RED, card).give(BLUE, loot, cc.ArmsUnion if loot is not cc.Skirmishers else cc.Gatekeepers)
    t.call(Declare(RED, ambition))
    assert t.choices("card") == [DONE, loot.printed]
    t.answer(loot.printed)
    assert t.holds(RED, loot)


def test_guildmasters_may_let_it_be_and_other_ambitions_and_suits_do_not_matter() -> None:
    t = campaign(3).give(RED, MaterialGuildmasters).give(BLUE, cc.MiningInterest)
    t.copy().call(Declare(RED, TYCOON)).answer(DONE)
    assert t.holds(BLUE, cc.MiningInterest)
    t.call(Declare(RED, KEEPER))
    assert t.game.ask is None
    t.call(Declare(BLUE, TYCOON))
    assert t.game.ask is None
    other = campaign(3).give(RED, MaterialGuildmasters).give(BLUE, cc.Gatekeepers).call(Declare(RED, TYCOON))
    assert other.game.ask is None


def test_sworn_guardians_guard_against_guildmasters() -> None:
    t = campaign(3).give(RED, MaterialGuildmasters).give(BLUE, cc.MiningInterest, cc.SwornGuardians)
    t.call(Declare(RED, TYCOON))
    assert t.game.ask is None


# -- Guilds Withdraw (F4/22) ------------------------------------------------


@pytest.mark.parametrize("symbol", [ARROW, HEX])
def test_on_arrow_and_hex_everybody_buries_a_guild_card(symbol: int) -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildsWithdraw)
    t.give(RED, cc.SilverTongues).give(BLUE, cc.ElderBroker, cc.ArmsUnion).give(GOLD, GuildInvestigators)
    crisis(t, symbol)
    assert (t.asked(), t.seat()) == ("BuryGuilds.card", BLUE)
    t.answer(cc.ArmsUnion.printed)
    assert t.game.court_deck[:3] == [WITHDRAW, cc.ArmsUnion.printed, cc.SilverTongues.printed]
    assert t.holds(BLUE, cc.ElderBroker)
    assert t.holds(GOLD, GuildInvestigators)  # protected


def test_on_a_moon_the_vox_alone_is_buried() -> None:
    """C-21"""
    t = lying_at_court(campaign(3).court(*QUIET), GuildsWithdraw).give(RED, cc.SilverTongues)
    crisis(t, CRESCENT)
    assert t.holds(RED, cc.SilverTongues)
    assert t.game.court_deck[0] == WITHDRAW


def test_secured_only_rivals_bury() -> None:
    t = lying_at_court(campaign(3).court(*QUIET), GuildsWithdraw)
    t.give(RED, cc.SilverTongues).give(BLUE, cc.ElderBroker)
    t.secure(RED, GuildsWithdraw)
    assert t.holds(RED, cc.SilverTongues)
    assert cc.ElderBroker.printed in t.game.court_deck
    assert t.game.court_deck[0] == WITHDRAW


# -- Guild Loyalty (F4/24) ------------------------------------------------


def test_outrage_costs_tokens_but_no_guild_cards() -> None:
    t = campaign(3).give(RED, GuildLoyalty, cc.MiningInterest, GuildOverseers).tokens(RED, MATERIAL)
    provoke_outrage(t.game, RED, MATERIAL)
    assert t.holds(RED, cc.MiningInterest)
    assert t.count(RED, MATERIAL) == 0
    assert t.is_outraged(RED, MATERIAL)
    assert t.abilities(GuildLoyalty) == [0]
    provoke_outrage(t.game, RED, RELIC)
    assert t.holds(RED, GuildOverseers)


def test_without_loyalty_outrage_takes_even_protected_cards() -> None:
    """ter.protected"""
    t = campaign(3).give(RED, cc.MiningInterest, GuildOverseers).give(BLUE, GuildLoyalty)
    provoke_outrage(t.game, RED, MATERIAL)
    provoke_outrage(t.game, RED, RELIC)
    assert cc.MiningInterest.printed in t.game.court_discard
    assert OVERSEERS in t.game.court_discard
    assert not t.abilities(GuildLoyalty)


# -- what others see and bear ------------------------------------------------


def test_cards_of_the_set_that_came_into_play_stay_when_the_fate_changes() -> None:
    """int.f_switch: what was set aside is scrapped."""
    t = advocate().give(RED, GuildInvestigators)
    change_fate(t.game, RED, PATHFINDER)
    assert t.holds(RED, GuildInvestigators)
    assert FAIR in t.game.scrapped
    assert slot_of(t.game, FAIR) == NOTHING
