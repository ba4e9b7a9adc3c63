"""Fate 4, the Advocate: what it brings into the booklet."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from arcs.campaign.test_summit import negotiate, propose, summit
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign import haggle
from starboard.games.arcs.campaign.articles import kind_of
from starboard.games.arcs.campaign.codes import (
    article,
    article_giver,
    article_kind,
    article_taker,
    article_thing,
    card_article,
    forcing,
    pair,
)
from starboard.games.arcs.campaign.deals import after, articles_between, is_possible
from starboard.games.arcs.campaign.drafting import change_fate
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.f01_steward_cards import Dealmakers, TaxCollectors
from starboard.games.arcs.campaign.fates.f04_advocate import Advocate
from starboard.games.arcs.campaign.fates.f04_advocate_booklet import (
    HAND_OVER,
    KEEP,
    AdvocatesDemand,
    DemandGuild,
    GuildNegotiations,
    GuildSupremacy,
)
from starboard.games.arcs.campaign.haggle import answer, best_deal
from starboard.games.arcs.campaign.negotiations import AGREE, PROPOSE, REFUSE, Deal
from starboard.games.arcs.campaign.summit import BY_ASKING, BY_FAVOR, Summit

GUILD_SUPPORT = card_article(GuildNegotiations.printed)


def support(giver: int, taker: int, card: type[Card]) -> int:
    """The article by which a Guild card changes hands."""
    return article(GUILD_SUPPORT, giver, taker, card.printed)


def talks(players: int = 3) -> ReachTable:
    """Gold is the Advocate, and Guild Negotiations lie in the booklet."""
    return campaign(players).fate(GOLD, Advocate).booklet(GuildNegotiations)


# -- Guild Negotiations (F4/14) ------------------------------------------------


def test_a_guild_card_can_be_given_only_with_guild_negotiations() -> None:
    t = campaign(3).give(RED, cc.MiningInterest)
    given = support(RED, BLUE, cc.MiningInterest)
    assert given not in articles_between(t.game, RED, BLUE)
    t.booklet(GuildNegotiations)
    assert given in articles_between(t.game, RED, BLUE)
    assert support(BLUE, RED, cc.MiningInterest) not in articles_between(t.game, BLUE, RED)


def test_whose_card_it_is_whose_it_becomes_and_the_advocate_must_agree() -> None:
    """The Advocate is asked last and gets nothing for it."""
    t = talks().give(RED, cc.MiningInterest)
    propose(negotiate(t), support(RED, BLUE, cc.MiningInterest))
    assert (t.asked(), t.seat()) == ("Deal.verdict", BLUE)
    t.answer(AGREE)
    assert (t.asked(), t.seat()) == ("Deal.verdict", GOLD)
    assert t.holds(RED, cc.MiningInterest)
    t.answer(AGREE)
    assert t.holds(BLUE, cc.MiningInterest)


def test_the_advocate_can_stop_what_two_others_agreed_on() -> None:
    t = talks().give(RED, cc.MiningInterest)
    propose(negotiate(t), support(RED, BLUE, cc.MiningInterest)).answer(AGREE).answer(REFUSE)
    assert t.holds(RED, cc.MiningInterest)


def test_the_advocate_is_asked_once_where_it_takes_part_itself() -> None:
    t = talks().give(RED, cc.MiningInterest)
    propose(negotiate(t), support(RED, GOLD, cc.MiningInterest))
    assert t.seat() == GOLD
    t.answer(AGREE)
    assert t.holds(GOLD, cc.MiningInterest)


def test_the_advocate_is_not_asked_for_a_deal_of_its_own_making() -> None:
    t = talks().give(RED, cc.MiningInterest)
    propose(negotiate(t, GOLD), support(RED, BLUE, cc.MiningInterest)).answer(AGREE)
    assert t.seat() == BLUE
    t.answer(AGREE)
    assert t.holds(BLUE, cc.MiningInterest)


def test_nobody_is_asked_once_the_advocate_left_play() -> None:
    """str.booklet: the card stays in force."""
    t = campaign(3).booklet(GuildNegotiations).give(RED, cc.MiningInterest)
    propose(negotiate(t), support(RED, BLUE, cc.MiningInterest)).answer(AGREE)
    assert t.holds(BLUE, cc.MiningInterest)


def test_other_articles_are_none_of_the_advocates_business() -> None:
    t = propose(negotiate(talks()), article(0, RED, BLUE))
    assert t.seat() == BLUE
    t.answer(AGREE)
    assert favors_of(t.game, BLUE, RED) == 1


def test_protected_cards_are_neither_given_nor_forced() -> None:
    t = talks().give(RED, Dealmakers).give(BLUE, cc.MiningInterest).favors(BLUE, RED, 3)
    assert support(RED, BLUE, Dealmakers) not in articles_between(t.game, RED, BLUE)
    summit(t, BLUE).answer(forcing(RED))
    assert support(RED, BLUE, Dealmakers) not in t.choices("article")


def test_forcing_costs_the_cards_keys_and_a_favor_of_the_advocate() -> None:
    """Mining Interest has two keys."""
    t = talks().give(BLUE, cc.MiningInterest).favors(RED, BLUE, 3).favors(RED, GOLD, 2)
    summit(t).answer(forcing(BLUE)).answer(support(BLUE, RED, cc.MiningInterest))
    assert (t.asked(), t.seat()) == ("Force.way", RED)
    t.answer(BY_FAVOR)
    assert t.holds(RED, cc.MiningInterest)
    assert (favors_of(t.game, RED, BLUE), favors_of(t.game, RED, GOLD)) == (1, 1)
    assert (t.left(BLUE, AGENT), t.left(GOLD, AGENT)) == (AGENTS_EACH - 1, AGENTS_EACH - 1)


def test_who_has_too_few_favors_cannot_force_the_card() -> None:
    t = talks().give(BLUE, cc.MiningInterest).favors(RED, BLUE, 1)
    summit(t).answer(forcing(BLUE))
    assert support(BLUE, RED, cc.MiningInterest) not in t.choices("article")


def test_the_advocate_may_agree_to_what_is_forced() -> None:
    t = talks().give(BLUE, cc.MiningInterest).favors(RED, BLUE, 2)
    summit(t).answer(forcing(BLUE)).answer(support(BLUE, RED, cc.MiningInterest))
    assert (t.asked(), t.seat()) == ("Force.verdict", GOLD)
    t.answer(AGREE)
    assert t.holds(RED, cc.MiningInterest)
    assert favors_of(t.game, RED, BLUE) == 0


def test_what_the_advocate_refuses_costs_nothing_and_is_not_asked_again() -> None:
    """C-140: otherwise a Call to Order would never have to end."""
    t = talks().give(BLUE, cc.MiningInterest).favors(RED, BLUE, 2).favors(RED, GOLD, 1)
    summit(t).answer(forcing(BLUE)).answer(support(BLUE, RED, cc.MiningInterest)).answer(BY_ASKING).answer(REFUSE)
    assert t.holds(BLUE, cc.MiningInterest)
    assert (favors_of(t.game, RED, BLUE), favors_of(t.game, RED, GOLD)) == (2, 1)
    t.answer(forcing(BLUE))
    assert support(BLUE, RED, cc.MiningInterest) not in t.choices("article")
    assert "instead of asking the Advocate" in GuildNegotiations.text.en, "a Favor is no second try"


def test_forcing_the_advocate_itself_costs_the_keys_alone() -> None:
    """The ruling on Guild Negotiations."""
    t = talks().give(GOLD, cc.MiningInterest).favors(RED, GOLD, 3)
    summit(t).answer(forcing(GOLD)).answer(support(GOLD, RED, cc.MiningInterest))
    assert t.holds(RED, cc.MiningInterest)
    assert favors_of(t.game, RED, GOLD) == 1


def test_the_advocate_as_caller_needs_nobodys_consent() -> None:
    t = talks().give(BLUE, cc.MiningInterest).favors(GOLD, BLUE, 2)
    summit(t, GOLD).answer(forcing(BLUE)).answer(support(BLUE, GOLD, cc.MiningInterest))
    assert t.holds(GOLD, cc.MiningInterest)


def test_a_card_that_was_given_can_be_given_on_in_the_same_deal() -> None:
    t = talks().give(RED, cc.MiningInterest)
    twin = after(t.game, (support(RED, BLUE, cc.MiningInterest),))
    assert support(BLUE, GOLD, cc.MiningInterest) in articles_between(twin, BLUE, GOLD)
    assert t.holds(RED, cc.MiningInterest)


def test_a_card_that_may_not_stay_with_its_taker_is_buried() -> None:
    """Tax Collectors do not serve Outlaws."""
    t = campaign(3).booklet(GuildNegotiations).outlaw(BLUE).give(RED, TaxCollectors)
    propose(negotiate(t), support(RED, BLUE, TaxCollectors)).answer(AGREE)
    assert TaxCollectors.printed in t.game.court_deck


def test_the_choice_names_the_card() -> None:
    t = talks().give(RED, cc.MiningInterest)
    negotiate(t).answer(PROPOSE).answer(pair(RED, BLUE))
    label = TITLE.label(t.game, support(RED, BLUE, cc.MiningInterest))
    assert f"card:{cc.MiningInterest.printed}" in label.anchors()


def test_bots_weigh_what_the_advocate_would_say() -> None:
    """A swap of Guild cards is proposed only if the Advocate gains by it too, who otherwise refuses."""
    t = talks().give(BLUE, cc.MiningInterest).favors(RED, BLUE, 2)
    for seat in range(3):
        assert not [code for code in best_deal(t.game, seat) if code >= article(GUILD_SUPPORT, 0, 0)]
    summit(t).answer(forcing(BLUE)).answer(support(BLUE, RED, cc.MiningInterest))
    assert t.game.ask is not None
    assert answer(t.game, t.game.ask) == REFUSE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_with_articles_of_cards_can_always_be_carried_out(players: int) -> None:
    """neg.multi: whatever is tabled is possible, article by article, and nothing appears or vanishes by it."""
    support, closed = 0, 0
    for seed in range(8):
        game = started("campaign", players, seed)
        game.wander(Stream(seed), 120)
        assert isinstance(game, Reach)
        change_fate(game, 1, ADVOCATE)
        give_card(game, GuildNegotiations.printed, BOOKLET)
        for number, card in enumerate([card for card in game.court_deck if is_guild(card)]):
            game.court_open.pop(game.court_deck.index(card))
            game.court_deck.remove(card)
            give_card(game, card, number % players)
        game.log = []
        before = TITLE.census(game)
        game.stack = [Summit(seed % players)]
        game.ask = None
        game.run()
        stream = Stream(seed)
        while game.ask is not None:
            deal = game.stack[-1]
            if isinstance(deal, Deal) and game.ask.field == "verdict":
                twin = game.copy()
                assert isinstance(twin, Reach)
                for code in deal.articles:
                    assert is_possible(twin, code)
                    kind_of(code).do(twin, article_giver(code), article_taker(code), article_thing(code))
                    support += article_kind(code) == GUILD_SUPPORT
            said = haggle.eager_answer(game, game.ask, stream)
            game.play(game.sample() if game.ask.seat == CHANCE else game.ask.sample(stream) if said is None else said)
            assert TITLE.census(game) == before
        closed += len([line for line in game.log if line.key == "deal_closed"])
    assert support
    assert closed


# -- Advocate's Demand (F4/13) ------------------------------------------------


def demanding() -> ReachTable:
    """Gold is the Advocate with a Fuel card; Red has two Guild cards and Blue a protected one."""
    t = campaign(3).in_act(2).fate(GOLD, Advocate).booklet(AdvocatesDemand)
    t.give(GOLD, cc.Gatekeepers).give(RED, cc.MiningInterest, cc.ShippingInterest).give(BLUE, Dealmakers)
    return t.call(DemandGuild(GOLD))


def test_the_advocate_may_name_a_card_of_a_suit_that_it_lacks() -> None:
    """Protected ones too; Shipping Interest is of Fuel, which Gold has."""
    t = demanding()
    assert (t.seat(), t.choices("card")) == (GOLD, [DONE, cc.MiningInterest.printed, Dealmakers.printed])
    t.answer(DONE)
    assert t.game.ask is None
    assert sum(t.game.favors) == 0


def test_the_rival_hands_the_card_over_for_a_favor() -> None:
    t = demanding().answer(cc.MiningInterest.printed)
    assert (t.asked(), t.seat()) == ("DemandGuild.answer", RED)
    t.answer(HAND_OVER)
    assert t.holds(GOLD, cc.MiningInterest)
    assert (favors_of(t.game, RED, GOLD), favors_of(t.game, GOLD, RED)) == (1, 0)


def test_the_rival_keeps_the_card_and_owes_a_favor() -> None:
    t = demanding().answer(cc.MiningInterest.printed).answer(KEEP)
    assert t.holds(RED, cc.MiningInterest)
    assert (favors_of(t.game, RED, GOLD), favors_of(t.game, GOLD, RED)) == (0, 1)


def test_for_a_protected_card_the_favor_is_owed_at_once() -> None:
    """C-19, and the ruling"""
    t = demanding().answer(Dealmakers.printed)
    assert t.game.ask is None
    assert t.holds(BLUE, Dealmakers)
    assert favors_of(t.game, GOLD, BLUE) == 1


def test_a_rival_without_agents_hands_the_card_over_and_keeps_a_protected_one_for_nothing() -> None:
    """C-85"""
    t = demanding()
    t.agents(RED, 1, AGENTS_EACH).agents(BLUE, 2, AGENTS_EACH)
    other = t.copy().answer(Dealmakers.printed)
    t.answer(cc.MiningInterest.printed)
    assert t.holds(GOLD, cc.MiningInterest)
    assert favors_of(t.game, RED, GOLD) == 1
    assert other.holds(BLUE, Dealmakers)
    assert favors_of(other.game, GOLD, BLUE) == 0


def test_an_advocate_without_agents_gives_no_favor() -> None:
    """C-146"""
    t = demanding().agents(GOLD, 1, AGENTS_EACH)
    t.answer(cc.MiningInterest.printed).answer(HAND_OVER)
    assert t.holds(GOLD, cc.MiningInterest)
    assert favors_of(t.game, RED, GOLD) == 0


def test_sworn_guardians_do_not_stop_a_demand() -> None:
    """It is no theft."""
    t = demanding().give(RED, cc.SwornGuardians)
    t.answer(cc.MiningInterest.printed).answer(HAND_OVER)
    assert t.holds(GOLD, cc.MiningInterest)


def test_the_demand_is_edict_45() -> None:
    t = campaign(3).court(cc.MiningInterest).in_act(2).fate(GOLD, Advocate).booklet(AdvocatesDemand)
    t.give(RED, cc.ShippingInterest).first_regent(NOBODY).outlaw(RED, BLUE, GOLD)
    t.call(Edicts())
    assert (t.asked(), t.seat()) == ("DemandGuild.card", GOLD)
    assert AdvocatesDemand.number == 45


def test_the_demand_is_scrapped_once_the_advocate_leaves_play() -> None:
    t = campaign(3).in_act(2).fate(GOLD, Advocate).booklet(AdvocatesDemand, GuildNegotiations)
    change_fate(t.game, RED, PATHFINDER)
    assert t.game.holder[AdvocatesDemand.printed] == BOOKLET
    change_fate(t.game, GOLD, HEGEMON)
    assert AdvocatesDemand.printed in t.game.scrapped
    assert t.game.holder[GuildNegotiations.printed] == BOOKLET


# -- Guild Supremacy (F4/25) ------------------------------------------------


def test_the_icons_of_guild_cards_count_twice_and_tokens_once() -> None:
    t = campaign(3).give(RED, cc.MiningInterest, cc.Gatekeepers, cc.ElderBroker, cc.LatticeSpies)
    t.give(BLUE, cc.Skirmishers).tokens(RED, MATERIAL, RELIC).trophies(BLUE, GOLD, SHIP, 1).captives(BLUE, GOLD, 1)
    ambitions_of = (TYCOON, KEEPER, EMPATH)
    assert [ambition_count(t.game, RED, ambition) for ambition in ambitions_of] == [3, 2, 1]
    t.booklet(GuildSupremacy)
    assert [ambition_count(t.game, RED, ambition) for ambition in ambitions_of] == [5, 3, 2]
    assert [ambition_count(t.game, BLUE, ambition) for ambition in (WARLORD, TYRANT, KEEPER)] == [1, 1, 0]


def test_supremacy_decides_a_scoring() -> None:
    t = campaign(3).in_act(3).booklet(GuildSupremacy).give(RED, cc.ElderBroker).tokens(BLUE, RELIC).marker(KEEPER)
    t.score()
    assert t.game.power[RED] > t.game.power[BLUE]


def test_supremacy_does_not_double_suits_or_other_icons() -> None:
    """C-88: it counts for scoring and standings, not for what asks for icons or suits."""
    t = campaign(3).booklet(GuildSupremacy).give(RED, cc.Skirmishers)
    assert icons(t.game, RED, WEAPON) == 1
