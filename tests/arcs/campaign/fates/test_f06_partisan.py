"""Fate 6, the Partisan: its three acts, its resolutions and its cards, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.drafting import set_aside, set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.f06_partisan import Partisan
from starboard.games.arcs.campaign.fates.f06_partisan_cards import (
    ArmsUnion,
    GalacticBards,
    GuildsDecryTerror,
    Informants,
    LoyalEmpaths,
    LoyalEngineers,
    LoyalKeepers,
    LoyalMarines,
    LoyalPilots,
    OutrageSpreads,
    PartisanSeizing,
    PartisanSeizingForAll,
    PeoplesHero,
    SowerOfDivision,
    SpacingUnion,
    TerrorStrike,
)
from starboard.games.arcs.campaign.fates.f06_partisan_do import Spy
from starboard.games.arcs.campaign.fates.f10_hegemon_cards import BannersOfHegemony, PlantingBanners
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.sheet import panels
from starboard.games.arcs.campaign.tokens import bring_tokens, shift_token, tokens_at

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
SYMBOL_FACES = {ARROW: 0, CRESCENT: 1, HEX: 2}
LOYAL = (LoyalEngineers, LoyalPilots, LoyalMarines, LoyalEmpaths, LoyalKeepers)
NEW_TYPES = [outcry(resource) for resource in range(RESOURCES)]


def partisan(seat: int = RED, act: int = 1, players: int = 3) -> ReachTable:
    """A seat is the Partisan; the setup of the act is not done."""
    return campaign(players).in_act(act).fate(seat, Partisan)


def prepared(seat: int = RED, act: int = 1, players: int = 3) -> ReachTable:
    """The same, with the setup of the act."""
    t = partisan(seat, act, players)
    fate_of(PARTISAN).set_up(t.game, seat, act)
    return t


def steps(t: ReachTable, seat: int = RED) -> int:
    """How far the objective has advanced."""
    return fate_of(PARTISAN).start_number(t.game.act, t.game.players) - t.game.objective[seat]


def lying_at_court(t: ReachTable, card: type[Card], slot: int = 1) -> ReachTable:
    t.game.court[slot] = card.printed
    t.game.courtly.append(card.printed)
    return t


def crisis(t: ReachTable, symbol: int = ARROW, cluster: int = 1) -> ReachTable:
    t.call(Crises()).answer((cluster - 1, SYMBOL_FACES[symbol]))
    return t


def shuffled(t: ReachTable) -> ReachTable:
    """The Court deck is turned over."""
    while t.asked().startswith("Shuffle"):
        assert isinstance(t.game.ask, Order)
        t.answer(tuple(reversed(range(t.game.ask.count))))
    return t


def outrages(t: ReachTable, seat: int) -> list[int]:
    return [resource for resource in range(RESOURCES) if is_outraged(t.game, seat, resource)]


# -- the set ------------------------------------------------


def test_the_set_has_20_cards_with_ids_227_to_246_in_printed_order() -> None:
    assert list(set_of(PARTISAN)) == list(range(227, 247))
    kinds = [type(DECK.cards[card]) for card in set_of(PARTISAN)]
    assert kinds == [
        Informants, PartisanSeizing, LoyalEngineers, LoyalPilots, LoyalMarines, LoyalEmpaths, LoyalKeepers,
        GalacticBards, SpacingUnion, ArmsUnion, OutrageSpreads, OutrageSpreads, PartisanSeizingForAll, PeoplesHero,
        GuildsDecryTerror, TerrorStrike, TerrorStrike, SpacingUnion, ArmsUnion, SowerOfDivision,
    ]  # fmt: skip
    guilds = [DECK.cards[card] for card in set_of(PARTISAN) if is_guild(card)]
    assert [(card.suit, card.keys) for card in guilds if not card.protected] == [
        (MATERIAL, 3), (FUEL, 3), (WEAPON, 3), (PSIONIC, 3), (RELIC, 3), (RELIC, 1), (FUEL, 2), (WEAPON, 2),
        (FUEL, 2), (WEAPON, 2),
    ]  # fmt: skip


# -- act I ------------------------------------------------


def test_act_i_the_partisan_takes_two_cards() -> None:
    t = prepared(BLUE)
    assert t.holds(BLUE, Informants)
    assert t.holds(BLUE, PartisanSeizing)
    assert len(set_aside(t.game, PARTISAN)) == 18


def test_act_i_advances_by_the_initiative_seized() -> None:
    t = prepared(BLUE).a_ship_each()
    t.turn(BLUE, mobi(2), COPY, construct(4)).answer(outcry(FUEL))
    assert t.initiative() == BLUE
    assert steps(t, BLUE) == 1


@pytest.mark.parametrize("way", ["seven", "spies"])
def test_act_i_advances_by_the_initiative_in_any_other_way(way: str) -> None:
    t = prepared(BLUE).a_ship_each()
    if way == "seven":
        t.turn(BLUE, construct(7), SURPASS, construct(4))
    else:
        t.give(BLUE, cc.LatticeSpies).turn(BLUE, mobi(2), COPY, construct(4)).to_prelude().use(cc.LatticeSpies)
    assert t.initiative() == BLUE
    assert steps(t, BLUE) == 1


def round_of_three(t: ReachTable, blue: int, how: int) -> ReachTable:
    """Red leads Construction 4, Blue plays a card, Gold copies; nobody does anything."""
    t.a_ship_each().hand(RED, construct(4), admin(2)).hand(BLUE, blue, admin(3)).hand(GOLD, mobi(2), admin(4))
    t.round().answer(construct(4)).end_turn().follow(how, blue).end_turn()
    t.follow(COPY, mobi(2)).end_turn()
    return t


def test_act_i_advances_by_surpassing_at_the_end_of_the_round() -> None:
    t = round_of_three(prepared(BLUE), construct(6), SURPASS)
    assert t.initiative() == BLUE
    assert steps(t, BLUE) == 1


def test_act_i_keeping_the_initiative_at_the_end_of_the_round_does_not_advance() -> None:
    t = round_of_three(prepared(RED), mobi(3), PIVOT)
    assert t.initiative() == RED
    assert steps(t) == 0
    t = prepared(BLUE).a_ship_each().hand(RED, construct(4)).hand(BLUE, construct(7)).hand(GOLD, mobi(2))
    t.round().answer(construct(4)).end_turn().follow(SURPASS, construct(7)).end_turn()
    assert steps(t, BLUE) == 1, "seized with a 7"
    t.follow(COPY, mobi(2))
    assert (t.game.ask, t.initiative(), steps(t, BLUE)) == (None, BLUE, 1), "and not once more at the end"


def test_act_i_advances_when_somebody_passes_the_initiative_on() -> None:
    t = prepared(BLUE).hand(RED, construct(4)).hand(BLUE, construct(6)).hand(GOLD, mobi(2))
    t.round().done()
    assert (t.initiative(), steps(t, BLUE)) == (BLUE, 1)


def test_act_i_others_who_get_it_advance_nothing() -> None:
    t = round_of_three(prepared(GOLD), construct(6), SURPASS)
    assert t.initiative() == BLUE
    assert steps(t, GOLD) == 0


@pytest.mark.parametrize(
    ("ambition", "marring"),
    [(TYCOON, [MATERIAL, FUEL]), (TYRANT, []), (WARLORD, [WEAPON]), (KEEPER, [RELIC]), (EMPATH, [PSIONIC])],
)
def test_act_i_advances_by_2_for_an_ambition_won_without_outrage_of_what_it_counts(
    ambition: int, marring: list[int]
) -> None:
    for outraged in range(RESOURCES):
        t = prepared().marker(ambition).outrage(RED, outraged)
        t.captives(RED, BLUE, 1).trophies(RED, BLUE, SHIP, 1).tokens(RED, FUEL, RELIC, PSIONIC)
        t.score()
        assert t.power()[RED] == 5
        assert steps(t) == (0 if outraged in marring else 2)


def test_act_i_second_places_and_ties_do_not_advance() -> None:
    t = prepared().marker(TYRANT).captives(BLUE, GOLD, 2).captives(RED, GOLD, 1)
    assert steps(t.score()) == 0
    t = prepared().marker(TYRANT).captives(BLUE, GOLD, 1).captives(RED, GOLD, 1)
    assert steps(t.score()) == 0


def test_act_i_resolution_success() -> None:
    t = prepared().outrage(RED, FUEL)
    fate_of(PARTISAN).resolve(t.game, RED, 1, True)
    assert {card.printed for card in LOYAL} <= set(t.game.court_deck)
    assert t.holds(RED, GalacticBards)
    gone = [SpacingUnion.printed, ArmsUnion.printed, OutrageSpreads.printed, *OutrageSpreads.copies]
    assert t.game.scrapped == gone
    assert t.holds(RED, PartisanSeizing)
    assert outrages(t, RED) == [FUEL], "Outrage stays with the card"


def test_act_i_resolution_failure() -> None:
    t = prepared().outrage(RED, FUEL, RELIC).outrage(BLUE, FUEL)
    fate_of(PARTISAN).resolve(t.game, RED, 1, False)
    added = [GalacticBards.printed, SpacingUnion.printed, ArmsUnion.printed, OutrageSpreads.printed]
    assert {*added, *OutrageSpreads.copies} <= set(t.game.court_deck)
    assert t.game.scrapped == [*[card.printed for card in LOYAL], PartisanSeizing.printed]
    assert outrages(t, RED) == []
    assert t.left(RED, AGENT) == 10
    assert outrages(t, BLUE) == [FUEL]
    assert t.holds(RED, Informants), "what is in play stays"


# -- act II ------------------------------------------------


def test_act_ii_the_law_binds_everybody_and_the_own_card_is_put_away_c_160() -> None:
    t = prepared().outrage(RED, FUEL)
    t.in_act(2)
    fate_of(PARTISAN).set_up(t.game, RED, 2)
    assert t.game.holder[PartisanSeizingForAll.printed] == BOOKLET
    assert t.game.holder[PartisanSeizing.printed] == NOBODY
    assert t.holds(RED, PeoplesHero)
    assert outrages(t, RED) == [FUEL], "tucked away it clears nothing"


def test_act_ii_advances_by_each_card_played_with_the_initiative() -> None:
    t = prepared(act=2).a_ship_each().hand(RED, construct(4)).hand(BLUE, mobi(2)).hand(GOLD, mobi(3))
    t.round().answer(construct(4))
    assert steps(t) == 1
    t.end_turn()
    t = prepared(BLUE, act=2).a_ship_each().hand(RED, construct(4)).hand(BLUE, construct(7)).hand(GOLD, mobi(3))
    t.round().answer(construct(4)).end_turn().follow(SURPASS, construct(7))
    assert (t.initiative(), steps(t, BLUE)) == (BLUE, 0), "the card that seizes was played without it"


def test_act_ii_the_initiative_and_ambitions_advance_nothing_any_more() -> None:
    t = round_of_three(prepared(BLUE, act=2), construct(6), SURPASS)
    assert (t.initiative(), steps(t, BLUE)) == (BLUE, 0)
    t = prepared(act=2).marker(TYRANT).captives(RED, BLUE, 1)
    assert steps(t.score()) == 0


def test_act_i_cards_played_with_the_initiative_do_not_advance() -> None:
    t = prepared().a_ship_each().hand(RED, construct(4)).hand(BLUE, mobi(2)).hand(GOLD, mobi(3))
    assert steps(t.round().answer(construct(4))) == 0


def test_act_ii_resolution_success() -> None:
    t = prepared(act=2)
    fate_of(PARTISAN).resolve(t.game, RED, 2, True)
    assert t.game.holder[GuildsDecryTerror.printed] == BOOKLET
    assert {TerrorStrike.printed, *TerrorStrike.copies} <= set(t.game.court_deck)
    assert t.game.scrapped == [*SpacingUnion.copies, *ArmsUnion.copies]
    assert t.game.holder[PartisanSeizingForAll.printed] == BOOKLET


def test_act_ii_resolution_failure() -> None:
    t = prepared(act=2)
    fate_of(PARTISAN).resolve(t.game, RED, 2, False)
    assert {*SpacingUnion.copies, *ArmsUnion.copies} <= set(t.game.court_deck)
    assert t.game.scrapped == [GuildsDecryTerror.printed, TerrorStrike.printed, *TerrorStrike.copies]
    assert t.game.holder[PartisanSeizingForAll.printed] == BOOKLET, "a law stays until a rule scraps it"


# -- act III ------------------------------------------------


def test_act_iii_grand_ambitions_are_guild_cards_and_the_initiative() -> None:
    t = prepared(BLUE, act=3)
    assert t.holds(BLUE, SowerOfDivision)
    fate = fate_of(PARTISAN)
    assert fate.grand(t.game, BLUE) == 0
    t.give(BLUE, cc.MiningInterest)
    assert fate.grand(t.game, BLUE) == 1
    t.give(RED, cc.ShippingInterest)
    assert fate.grand(t.game, BLUE) == 0, "as many as a rival"
    t.game.initiative = BLUE
    assert fate.grand(t.game, BLUE) == 1
    t.give(BLUE, Informants)
    assert fate.grand(t.game, BLUE) == 2, "protected ones count"


def test_act_iii_both_are_scored_with_the_chapter() -> None:
    t = prepared(act=3).in_act(3, 2).give(RED, Informants)
    assert t.score().power()[RED] == 8


def test_act_iii_what_is_fulfilled_now_is_worth_something_to_bots() -> None:
    t = prepared(act=3).in_act(3, 2).give(RED, Informants)
    assert fate_of(PARTISAN).outlook(t.game, RED) > 0
    assert fate_of(PARTISAN).outlook(prepared(act=2).game, RED) > 0
    assert fate_of(PARTISAN).outlook(prepared(BLUE, act=2).game, BLUE) == 0
    assert fate_of(PARTISAN).outlook(prepared().game, RED) == 0


# -- 02 Informants ------------------------------------------------


def spying(t: ReachTable, *hand: int) -> ReachTable:
    """Red has Informants and led Administration."""
    t.a_ship_each().give(RED, Informants).hand(RED, *hand)
    t.turn(RED, admin(4)).to_pips()
    return t


def test_f602_the_highest_cards_change_hands() -> None:
    t = spying(campaign().hand(BLUE, mobi(2), admin(5), aggro(5)), construct(6), mobi(4))
    t.use(Informants).answer(BLUE)
    assert (t.asked(), t.seat(), t.choices()) == ("Spy.mine", RED, [construct(6)])
    t.answer(construct(6))
    assert (t.asked(), t.seat(), t.choices()) == ("Spy.theirs", BLUE, [construct(6)]), (
        "the received card is the highest"
    )
    t = spying(campaign().hand(BLUE, mobi(2), admin(5), aggro(5)), construct(4), mobi(4))
    t.use(Informants).answer(BLUE)
    assert t.choices("mine") == [construct(4), mobi(4)], "ties: the giver chooses"
    t.answer(mobi(4))
    assert t.choices("theirs") == [admin(5), aggro(5)]
    t.answer(aggro(5))
    assert sorted(t.game.hands[RED]) == sorted([construct(4), aggro(5)])
    assert sorted(t.game.hands[BLUE]) == sorted([mobi(2), admin(5), mobi(4)])


def test_f602_the_same_card_may_come_back_and_only_the_rival_has_seen_it() -> None:
    t = spying(campaign().hand(BLUE, mobi(2)).hand(GOLD, mobi(5)), construct(6), mobi(4))
    t.use(Informants).answer(BLUE, construct(6), construct(6))
    assert sorted(t.game.hands[RED]) == sorted([construct(6), mobi(4)])
    assert t.game.hands[BLUE] == [mobi(2)]
    assert t.sight(BLUE, construct(6)) == RED
    assert t.sight(RED, construct(6)) == NOWHERE
    assert t.sight(GOLD, construct(6)) == NOWHERE


def test_f602_the_two_know_afterwards_what_they_gave_and_the_third_forgets_what_it_knew() -> None:
    t = campaign().hand(BLUE, mobi(2), admin(5)).hand(GOLD, mobi(5)).remember(GOLD, admin(5), BLUE)
    t = spying(t, construct(4), mobi(3)).use(Informants)
    t.answer(BLUE, construct(4), admin(5))
    assert t.sight(RED, construct(4)) == BLUE
    assert t.sight(BLUE, admin(5)) == RED
    assert t.sight(GOLD, admin(5)) == NOWHERE
    private = [(line.only, line.refs) for line in t.told("swap_cards")]
    assert private == [(RED, (construct(4), admin(5))), (BLUE, (admin(5), construct(4)))]


def test_f602_what_each_seat_sees_while_it_is_done() -> None:
    t = spying(campaign().hand(BLUE, mobi(2), admin(5)).hand(GOLD, mobi(5)), construct(4), mobi(3))
    t.fill_discard().use(Informants).answer(BLUE, construct(4))
    for seat, seen in ((RED, construct(4)), (BLUE, construct(4)), (GOLD, DONE)):
        top = t.view(seat).stack[-1]
        assert isinstance(top, Spy)
        assert top.mine == seen
    for found in t.worlds(RED, 10):
        assert construct(4) in found.hands[BLUE]
    for seat in (RED, BLUE, GOLD):
        for found in t.worlds(seat, 10):
            assert found.ask is not None
            found.answer(found.ask.choices[0])
    ahead = t.view(BLUE)
    ahead.ask_again()
    ahead.answer(admin(5))
    assert admin(5) in ahead.hands[RED], "the rival needs no other hand than its own to look ahead"


def test_f602_a_rival_without_cards_gives_the_same_one_back() -> None:
    t = spying(campaign().hand(BLUE), construct(4))
    t.use(Informants).answer(BLUE, construct(4), construct(4))
    assert (t.game.hands[RED], t.game.hands[BLUE]) == ([construct(4)], [])


def test_f602_events_have_no_number() -> None:
    t = spying(campaign().hand(BLUE, FIRST_EVENT), construct(2), FIRST_EVENT + 1)
    t.use(Informants).answer(BLUE)
    assert t.choices("mine") == [construct(2)]
    t.answer(construct(2))
    assert t.choices("theirs") == [construct(2)]


def test_f602_once_per_turn_and_with_a_numbered_card_only() -> None:
    what = "Informants – Spy: exchange the highest cards"
    t = spying(campaign(), FIRST_EVENT)
    assert ("F602", 0) not in t.offers()
    assert refused(t)[what] == ("You have no numbered card in hand.", "F602")
    t = spying(campaign(), construct(4), mobi(3))
    t.use(Informants).answer(BLUE, construct(4), construct(4))
    assert t.asked() == "Turn.action"
    assert ("F602", 0) not in t.offers()
    assert refused(t)[what][0] == "Used already this turn."


def test_f602_replaces_influence_and_needs_no_agents() -> None:
    t = campaign().give(RED, Informants).hand(RED, construct(4)).a_ship_each().captives(BLUE, RED, 10)
    twin = t.copy()
    t.turn(RED, MOVING).to_pips()
    assert INFLUENCE not in t.choices()
    assert ("F602", 0) in t.offers()
    assert twin.turn(RED, ATTACK).to_pips().offers() == [], "Aggression does not influence"


def test_f602_is_protected_but_for_outrage() -> None:
    t = campaign().give(BLUE, Informants, cc.MiningInterest)
    assert stealable_cards(t.game, BLUE, RED) == [cc.MiningInterest.printed]
    provoke_outrage(t.game, BLUE, PSIONIC)
    assert Informants.printed in t.game.court_discard


# -- 03 Partisan Seizing ------------------------------------------------


def test_f603_seizes_by_an_outrage_that_is_not_there_yet_and_not_with_a_card() -> None:
    t = prepared(BLUE).a_ship_each().outrage(BLUE, WEAPON).hand(BLUE, admin(2), admin(3))
    t.tokens(BLUE, FUEL, RELIC, FUEL).give(BLUE, cc.ShippingInterest)
    t.turn(BLUE, mobi(2), COPY, construct(4))
    assert t.choices("opening") == [DONE, *[outcry(r) for r in (MATERIAL, FUEL, RELIC, PSIONIC)]]
    assert refused(t)["Seize the initiative with a hand card"][0] == (
        "Only by Outrage of a type of which you have none yet."
    )
    t.answer(outcry(FUEL))
    assert t.initiative() == BLUE
    assert t.game.seized == 1
    assert outrages(t, BLUE) == [FUEL, WEAPON]
    assert (t.count(BLUE, FUEL), t.count(BLUE, RELIC)) == (0, 1)
    assert cc.ShippingInterest.printed in t.game.court_discard
    assert t.left(BLUE, AGENT) == 8
    assert len(t.game.hands[BLUE]) == 2


def test_f603_with_every_outrage_there_is_no_way_but_others_stay() -> None:
    t = prepared(BLUE).a_ship_each().outrage(BLUE, *range(RESOURCES)).hand(BLUE, admin(2), admin(3))
    t.give(BLUE, cc.LatticeSpies).turn(BLUE, mobi(2), COPY, construct(4))
    assert t.asked() == "Turn.spending", "nothing to declare, nothing to seize with"
    assert "Seize the initiative with a hand card" in refused(t)
    t.use(cc.LatticeSpies)
    assert t.initiative() == BLUE


def test_f603_not_when_the_initiative_is_held_or_was_seized() -> None:
    t = prepared().a_ship_each().hand(RED, admin(2)).turn(RED, construct(4))
    assert not [choice for choice in t.choices() if is_outcry(choice)]
    t = prepared(BLUE).a_ship_each().hand(BLUE, admin(2))
    t.game.seized = 1
    t.turn(BLUE, mobi(2), COPY, construct(4))
    assert t.asked() != "Turn.opening"


def test_f603_also_when_an_event_is_played_c_62() -> None:
    t = prepared(BLUE).a_ship_each().turn(BLUE, FIRST_EVENT, MIRROR, construct(4))
    assert t.choices("opening") == [DONE, *NEW_TYPES]
    t.answer(outcry(RELIC))
    assert t.initiative() == BLUE


def test_f603_rivals_still_seize_with_cards() -> None:
    t = prepared().a_ship_each().hand(BLUE, admin(2)).turn(BLUE, mobi(2), COPY, construct(4))
    assert t.choices("opening") == [DONE, seizure(admin(2))]


def test_f603_without_agents_a_stand_in_marks_the_slot() -> None:
    t = prepared(BLUE).a_ship_each().captives(RED, BLUE, 10)
    t.turn(BLUE, mobi(2), COPY, construct(4)).answer(outcry(RELIC))
    assert t.game.stand_ins[BLUE] == 1
    assert outrages(t, BLUE) == [RELIC]


def test_f603_whoever_is_not_the_partisan_any_more_scraps_it_and_is_forgiven() -> None:
    t = prepared().outrage(RED, FUEL, RELIC).outrage(BLUE, FUEL)
    t.fate(RED, Steward)
    assert PartisanSeizing.printed in t.game.scrapped
    assert PartisanSeizing.printed not in t.game.court_deck
    assert outrages(t, RED) == []
    assert outrages(t, BLUE) == [FUEL]
    assert t.holds(RED, Informants)


def test_f603_somebody_else_who_gets_it_loses_it_at_once() -> None:
    t = prepared().outrage(BLUE, FUEL)
    give_card(t.game, PartisanSeizing.printed, BLUE)
    assert t.game.scrapped == [PartisanSeizing.printed]
    assert outrages(t, BLUE) == []


# -- 05 to 09 the Loyal ------------------------------------------------


@pytest.mark.parametrize("card", LOYAL)
def test_f605_to_f609_stay_through_outrage_and_let_every_token_be_spent_as_theirs(card: type[Card]) -> None:
    t = campaign().give(RED, card).a_ship_each()
    provoke_outrage(t.game, RED, card.suit)
    assert t.holds(RED, card)
    other = (card.suit + 1) % RESOURCES
    t.tokens(RED, other)
    assert ignores_outrage(t.game, RED, card.suit)
    t.turn(RED, construct(4)).to_prelude()
    assert spending(0, card.suit) in t.choices("spending")


def test_f607_marines_may_be_discarded_for_3_ships() -> None:
    t = campaign().give(RED, LoyalMarines).ships(RED, gate(1), 1).ships(RED, gate(2), 1)
    t.turn(RED, construct(4)).to_prelude().use(LoyalMarines)
    t.answer(gate(2))
    assert t.fresh(RED, gate(2)) == 4
    assert LoyalMarines.printed in t.game.court_discard


# -- 10 Galactic Bards ------------------------------------------------


def test_f610_declares_with_the_card_one_surpasses_or_pivots_with() -> None:
    t = campaign().a_ship_each().give(BLUE, GalacticBards).hand(BLUE, admin(6))
    t.turn(BLUE, mobi(3), PIVOT, construct(4))
    assert t.choices("opening") == [DONE, TYRANT, seizure(admin(6))]
    t.answer(TYRANT)
    assert t.game.zeroed == 0
    t = prepared(BLUE).a_ship_each().give(BLUE, GalacticBards)
    t.turn(BLUE, mobi(3), PIVOT, construct(4)).answer(outcry(FUEL))
    assert TYRANT in t.choices("opening"), "in any order with seizing"
    t = campaign().a_ship_each().give(BLUE, GalacticBards).turn(BLUE, mobi(7), PIVOT, construct(4))
    assert t.choices("opening") == [DONE, *range(AMBITIONS)], "a 7 may declare any ambition"


# -- 11, 12, 22, 23 Unions ------------------------------------------------


@pytest.mark.parametrize(("card", "led"), [(SpacingUnion, mobi(4)), (ArmsUnion, aggro(4))])
def test_f611_f612_take_a_played_card_back_at_the_end_of_the_round(card: type[Card], led: int) -> None:
    t = campaign().a_ship_each().give(BLUE, card).hand(RED, led).hand(BLUE, admin(2), admin(3)).hand(GOLD, admin(4))
    t.round().answer(led).end_turn().follow(PIVOT, admin(2)).to_prelude().use(card)
    assert t.game.holder[card.printed] == NOBODY, "beside a played card it is in nobody's play area"
    assert stealable_cards(t.game, BLUE, RED) == []
    t.end_turn()
    assert led not in t.game.hands[BLUE], "after all turns"
    t.follow(PIVOT, admin(4)).end_turn()
    assert led in t.game.hands[BLUE]
    assert card.printed in t.game.court_discard


def test_f611_not_beside_a_card_that_has_a_union_erratum() -> None:
    t = campaign().a_ship_each().give(BLUE, SpacingUnion)
    t.game.holder[SpacingUnion.copies[0]] = BLUE
    t.game.derive()
    t.game.played[RED], t.game.how[RED] = mobi(4), LEAD
    t.turn(BLUE, admin(2), PIVOT, mobi(4)).to_prelude()
    assert t.offers() == [("F611", 0), ("F611", 0)]
    t.use(SpacingUnion)
    assert t.asked() == "Turn.action", "nothing more for the other one"


# -- 13, 14 Outrage Spreads ------------------------------------------------


def test_f613_crisis_everybody_provokes_outrage_of_the_rolled_planet() -> None:
    t = lying_at_court(campaign().court(*QUIET), OutrageSpreads).tokens(BLUE, FUEL).agents(GOLD, 1, 2)
    crisis(t, CRESCENT, 1)
    assert [outrages(t, seat) for seat in (RED, BLUE, GOLD)] == [[FUEL]] * 3
    assert t.count(BLUE, FUEL) == 0
    assert t.game.court_discard == [OutrageSpreads.printed]
    assert t.left(GOLD, AGENT) == 9, "agents on it go home"
    assert t.game.court[1] not in (NOTHING, OutrageSpreads.printed)


def test_f613_secured_a_type_may_be_named() -> None:
    t = lying_at_court(campaign().a_ship_each().court(*QUIET), OutrageSpreads)
    t.secure(RED, OutrageSpreads)
    assert t.choices("resource") == [DONE, *range(RESOURCES)]
    t.answer(RELIC)
    assert [outrages(t, seat) for seat in (RED, BLUE, GOLD)] == [[RELIC]] * 3
    assert OutrageSpreads.printed in t.game.court_discard
    t = lying_at_court(campaign().a_ship_each().court(*QUIET), OutrageSpreads)
    t.secure(RED, OutrageSpreads).done()
    assert outrages(t, BLUE) == []
    assert OutrageSpreads.printed in t.game.court_discard


# -- 16 Partisan Seizing, the law ------------------------------------------------


@pytest.mark.parametrize("seat", [BLUE, GOLD])
def test_f616_binds_everybody(seat: int) -> None:
    t = campaign().booklet(PartisanSeizingForAll).a_ship_each().hand(seat, admin(2)).outrage(seat, FUEL)
    t.turn(seat, mobi(2), COPY, construct(4))
    assert t.choices("opening") == [DONE, *[outcry(r) for r in (MATERIAL, WEAPON, RELIC, PSIONIC)]]
    t.answer(outcry(WEAPON))
    assert t.initiative() == seat
    assert outrages(t, seat) == [FUEL, WEAPON]


def test_f616_stays_whoever_is_the_partisan() -> None:
    t = prepared(act=2).fate(RED, Steward)
    assert t.game.holder[PartisanSeizingForAll.printed] == BOOKLET


# -- 17 People's Hero ------------------------------------------------


def declaring(t: ReachTable) -> ReachTable:
    """Red declares Tyrant with the lead card."""
    t.a_ship_each().turn(RED, construct(3)).answer(TYRANT)
    return t


def test_f617_clears_an_outrage_of_a_type_in_which_the_owner_leads_in_guild_cards() -> None:
    t = prepared(act=2).outrage(RED, FUEL, RELIC, PSIONIC).give(RED, cc.ShippingInterest, cc.Gatekeepers, Informants)
    declaring(t.give(BLUE, SpacingUnion, cc.ElderBroker, cc.LatticeSpies))
    assert t.choices("resource") == [DONE, FUEL], "not with as many as a rival"
    t.answer(FUEL)
    assert outrages(t, RED) == [RELIC, PSIONIC]
    assert steps(t) == 3, "one for each Guild card, of whatever type"
    assert t.abilities(PeoplesHero) == [0]


def test_f617_may_be_left_out_and_clears_one_only() -> None:
    t = prepared(act=2).outrage(RED, FUEL, PSIONIC).give(RED, cc.ShippingInterest, Informants)
    declaring(t)
    assert t.choices("resource") == [DONE, FUEL, PSIONIC]
    twin = t.copy()
    t.done()
    assert (outrages(t, RED), steps(t)) == ([FUEL, PSIONIC], 0)
    twin.answer(PSIONIC)
    assert twin.asked().startswith("Turn.")
    assert outrages(twin, RED) == [FUEL]


def test_f617_asks_nothing_without_such_an_outrage_and_others_do_not_use_it() -> None:
    t = prepared(act=2).outrage(RED, FUEL).give(BLUE, cc.ShippingInterest).outrage(BLUE, RELIC)
    assert declaring(t).asked() != "Absolve.resource"
    t = prepared(BLUE, act=2).outrage(RED, FUEL).give(RED, cc.ShippingInterest)
    assert declaring(t).asked() != "Absolve.resource", "Blue's card answers to Blue"


def test_f617_clears_for_whoever_holds_it_but_advances_the_partisan_in_act_ii_only() -> None:
    t = campaign().in_act(2).fate(RED, Steward).give(RED, PeoplesHero, cc.ShippingInterest).outrage(RED, FUEL)
    declaring(t).answer(FUEL)
    assert outrages(t, RED) == []
    assert t.game.objective[RED] == 22


# -- 19 Guilds Decry Terror ------------------------------------------------


def decreed(t: ReachTable) -> ReachTable:
    for policy in (POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
        scrap_card(t.game, policy)
    return shuffled(t.booklet(GuildsDecryTerror).call(Edicts()))


def test_f619_fetches_the_fiasco_above_the_council_which_comes_into_session() -> None:
    t = campaign().court(*QUIET)
    t.game.council = DECIDED
    before = len(t.game.court_deck)
    decreed(t)
    assert t.game.above[COUNCIL_SLOT] == [cc.DiplomaticFiasco.printed]
    assert t.game.council == IN_SESSION
    assert len(t.game.court_deck) == before - 1
    assert t.game.court_open == [0] * (before - 1)
    assert GuildsDecryTerror.number == 75


def test_f619_a_card_that_is_attached_there_already_stays() -> None:
    t = campaign().court(*QUIET).attach(cc.ElderBroker, COUNCIL_SLOT)
    decreed(t)
    assert t.game.above[COUNCIL_SLOT] == [cc.ElderBroker.printed, cc.DiplomaticFiasco.printed]


@pytest.mark.parametrize("slot", [COUNCIL_SLOT, 1])
def test_f619_nothing_happens_if_it_lies_at_court_attached_or_not(slot: int) -> None:
    t = campaign().court(cc.DiplomaticFiasco) if slot else campaign().court(*QUIET).attach(cc.DiplomaticFiasco, 2)
    t.game.council = DECIDED
    deck = t.game.court_deck[:]
    decreed(t)
    assert t.game.council == DECIDED
    assert t.game.court_deck == deck


def test_f619_neither_in_deck_nor_at_court_the_deck_is_shuffled_only_c_22() -> None:
    t = campaign().court(*QUIET)
    t.court_deck([card for card in t.game.court_deck if card != cc.DiplomaticFiasco.printed])
    t.game.court_discard.append(cc.DiplomaticFiasco.printed)
    t.game.council = DECIDED
    for policy in (POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
        scrap_card(t.game, policy)
    t.booklet(GuildsDecryTerror).call(Edicts())
    assert t.asked().startswith("Shuffle")
    shuffled(t)
    assert t.game.council == DECIDED
    assert t.game.above[COUNCIL_SLOT] == []


# -- 20, 21 Terror Strike ------------------------------------------------


def under_terror() -> ReachTable:
    """Fuel is outraged: crescent 1 is of Fuel, hex 1 of Material. Blue has damaged pieces at both."""
    t = campaign().outrage(GOLD, FUEL).court(*QUIET)
    lying_at_court(t, TerrorStrike)
    t.ships(BLUE, crescent(1), 1, 2).city(BLUE, crescent(1), DAMAGED).ships(BLUE, hexa(1), 0, 1)
    return t.ships(RED, crescent(1), 0, 1).imperial(crescent(1), 0, 1).blight(crescent(3), 1, 1)


def test_f620_crisis_destroys_what_is_damaged_at_planets_of_outraged_types() -> None:
    t = under_terror().ships(BLUE, gate(1), 0, 1).free_city(crescent(4), DAMAGED)
    shuffled(crisis(t))
    assert (t.fresh(BLUE, crescent(1)), t.damaged(BLUE, crescent(1))) == (1, 0)
    assert t.building_at(crescent(1)) == 0
    assert t.damaged(RED, crescent(1)) == 0
    assert t.damaged(EMPIRE, crescent(1)) == 0
    assert (t.fresh(BLIGHT, crescent(3)), t.damaged(BLIGHT, crescent(3))) == (1, 0)
    assert t.building_at(crescent(4)) == 0
    assert (t.damaged(BLUE, hexa(1)), t.damaged(BLUE, gate(1))) == (1, 1), "other types and gates are spared"
    assert sum(t.game.trophies) == 0
    assert outrages(t, BLUE) == outrages(t, RED) == []
    assert TerrorStrike.printed in t.game.court_deck
    assert t.game.court[1] not in (NOTHING, TerrorStrike.printed)
    assert t.left(BLUE, CITY) == 5


def test_f620_without_outrage_nothing_is_destroyed_but_the_card_is_shuffled_in() -> None:
    t = under_terror()
    clear_outrage(t.game, GOLD, FUEL)
    shuffled(crisis(t))
    assert t.damaged(BLUE, crescent(1)) == 2
    assert TerrorStrike.printed in t.game.court_deck


def test_f620_secured_it_spares_the_securer_and_is_shuffled_in_too() -> None:
    t = under_terror().a_ship_each()
    shuffled(t.secure(RED, TerrorStrike))
    assert t.damaged(RED, crescent(1)) == 1
    assert t.damaged(BLUE, crescent(1)) == 0
    assert t.damaged(EMPIRE, crescent(1)) == 0, "no harm: the truce does not matter"
    assert sum(t.game.trophies) == 0
    assert TerrorStrike.printed in [*t.game.court_deck, *t.game.court]
    assert TerrorStrike.printed not in t.game.court_discard


def test_f620_upgrades_and_armor_of_a_flagship_there_are_included() -> None:
    upgrades = (fitting(HULL, CITY), fitting(SLIPSTREAM, STARPORT), fitting(HULL + UPGRADES, CITY))
    t = under_terror().flagship(BLUE, crescent(1), *upgrades, damaged=(SLIPSTREAM, HULL + UPGRADES))
    shuffled(crisis(t))
    assert t.hull(BLUE, SLIPSTREAM) == t.hull(BLUE, HULL + UPGRADES) == 0
    assert t.hull(BLUE, HULL) != 0
    assert t.fresh(BLUE, crescent(1)) == 2, "the Flagship itself is always fresh"
    t = under_terror().flagship(BLUE, hexa(1), *upgrades, damaged=(SLIPSTREAM,))
    shuffled(crisis(t))
    assert t.hull(BLUE, SLIPSTREAM) != 0


def test_f620_damaged_banners_are_included_but_for_those_of_the_securer() -> None:
    t = under_terror().booklet(BannersOfHegemony)
    bring_tokens(t.game, BANNER, 1)
    shift_token(t.game, BANNER, IN_SUPPLY, crescent(1), DAMAGED)
    shuffled(crisis(t))
    assert tokens_at(t.game, BANNER, crescent(1)) == 0
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 1
    t = under_terror().a_ship_each().flagship(RED, gate(5)).booklet(BannersOfHegemony).give(RED, PlantingBanners)
    bring_tokens(t.game, BANNER, 1)
    shift_token(t.game, BANNER, IN_SUPPLY, crescent(1), DAMAGED)
    shuffled(t.secure(RED, TerrorStrike))
    assert tokens_at(t.game, BANNER, crescent(1)) == 1


def test_f620_cities_that_come_home_cover_slots() -> None:
    t = under_terror().cities_off_board(BLUE, 1).tokens(BLUE, FUEL, FUEL, RELIC)
    crisis(t)
    assert t.asked() in ("Tidy.wish", "Arrange.pick")
    assert t.seat() == BLUE


# -- 25 Sower of Division ------------------------------------------------


def test_f625_surpassing_turns_an_outrage_against_a_rival_c_66() -> None:
    t = round_of_three(prepared(BLUE, act=3).tokens(GOLD, FUEL).outrage(GOLD, RELIC), construct(6), SURPASS)
    assert (t.asked(), t.seat(), t.choices()) == ("SowDivision.rival", BLUE, [DONE, RED, GOLD])
    t.answer(GOLD)
    assert t.choices("resource") == [MATERIAL, FUEL, WEAPON, PSIONIC]
    before = TITLE.census(t.game)
    t.answer(FUEL)
    assert outrages(t, GOLD) == [FUEL, RELIC]
    assert t.count(GOLD, FUEL) == 1, "nothing is discarded"
    assert (t.left(BLUE, AGENT), t.left(GOLD, AGENT)) == (9, 9)
    assert TITLE.census(t.game) == before
    assert t.abilities(SowerOfDivision) == [0]
    assert not ignores_outrage(t.game, GOLD, FUEL)
    clear_outrage(t.game, GOLD, FUEL)
    assert (t.left(BLUE, AGENT), t.left(GOLD, AGENT)) == (10, 9), "the agent goes home to the Partisan"


def test_f625_provoked_later_the_agent_stays_the_partisans() -> None:
    t = campaign().tokens(GOLD, FUEL)
    sow_outrage(t.game, GOLD, FUEL, BLUE)
    provoke_outrage(t.game, GOLD, FUEL)
    assert t.count(GOLD, FUEL) == 0
    assert (t.left(BLUE, AGENT), t.left(GOLD, AGENT)) == (9, 10)


def test_f625_the_table_shows_whose_agents_lie_on_outrage_slots_of_others() -> None:
    t = partisan(BLUE, act=3).outrage(BLUE, WEAPON)
    sow_outrage(t.game, GOLD, FUEL, BLUE)
    rows = [(panel.get("seat"), row) for panel in panels(t.game) for row in panel["rows"] if row["name"] == "sown:0"]
    assert rows == [(BLUE, {"name": "sown:0", "cards": [{"card": f"resource:{FUEL}"}]})]


def test_f625_may_be_left_out_and_needs_an_agent_and_a_slot() -> None:
    t = round_of_three(prepared(BLUE, act=3), construct(6), SURPASS).done()
    assert outrages(t, RED) == outrages(t, GOLD) == []
    t = round_of_three(prepared(BLUE, act=3).captives(RED, BLUE, 10), construct(6), SURPASS)
    assert not t.asked().startswith("SowDivision"), "no agent, no stand-in"
    t = prepared(BLUE, act=3).outrage(RED, *range(RESOURCES))
    assert round_of_three(t, construct(6), SURPASS).choices("rival") == [DONE, GOLD]


def test_f625_not_by_seizing_or_when_somebody_passes() -> None:
    t = prepared(BLUE, act=3).a_ship_each().turn(BLUE, construct(7), SURPASS, construct(4))
    assert t.initiative() == BLUE
    assert not t.asked().startswith("SowDivision")
    t = prepared(BLUE, act=3).hand(RED, construct(4)).hand(BLUE, construct(6)).hand(GOLD, mobi(2))
    assert t.round().done().game.ask is None, "the next round would begin"
    assert t.initiative() == BLUE


def test_f625_an_agent_that_comes_home_replaces_a_stand_in_of_the_partisan() -> None:
    t = campaign().captives(RED, BLUE, 9)
    sow_outrage(t.game, GOLD, FUEL, BLUE)
    provoke_outrage(t.game, BLUE, RELIC)
    assert t.game.stand_ins[BLUE] == 1
    before = TITLE.census(t.game)
    clear_outrage(t.game, GOLD, FUEL)
    assert (t.game.stand_ins[BLUE], t.left(BLUE, AGENT)) == (0, 0)
    assert TITLE.census(t.game) == before
