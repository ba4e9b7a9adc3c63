"""Fate 4, the Advocate: what it brings into the booklet."""

from __future__ import annotations

from arcs.campaign.reach import *
from arcs.campaign.test_summit import negotiate, propose, summit
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.codes import article, card_article, forcing, pair
from starboard.games.arcs.campaign.deals import after, articles_between
from starboard.games.arcs.campaign.fates.f01_steward_cards import Dealmakers, TaxCollectors
from starboard.games.arcs.campaign.fates.f04_advocate import Advocate
from starboard.games.arcs.campaign.fates.f04_advocate_booklet import GuildNegotiations
from starboard.games.arcs.campaign.haggle import answer, best_deal
from starboard.games.arcs.campaign.summit import AGREE, BY_ASKING, BY_FAVOR, PROPOSE, REFUSE

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
