"""Summits (p. 16-17): Call to Order, Favors, deals of several articles, counter-offers, and that all of it ends."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.ask import DONE
from starboard.core.chance import Stream
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.articles import ALL_ARTICLES, ARTICLES, NEVER, Article, kind_of
from starboard.games.arcs.campaign.codes import (
    TO_TABLE,
    article,
    article_giver,
    article_kind,
    article_taker,
    article_thing,
    card_article,
    ceded_building,
    ceded_ship,
    forcing,
    pair,
    striking,
)
from starboard.games.arcs.campaign.deals import articles_between, is_possible
from starboard.games.arcs.campaign.events import EndRound
from starboard.games.arcs.campaign.negotiations import AGREE, COUNTER, PROPOSE, REFUSE, Deal
from starboard.games.arcs.campaign.summit import LEAVE, PETITION, REVIVE, Summit

PROMISE, RESOURCE, A_CAPTIVE, A_TROPHY, FAVOR, CEDE, DELEGATE, INVITE = range(len(ARTICLES))


def summit(t: ReachTable, caller: int = RED) -> ReachTable:
    """The summit is open; the caller is asked first."""
    return t.call(Summit(caller))


def negotiate(t: ReachTable, caller: int = RED) -> ReachTable:
    """The Call to Order is over."""
    summit(t, caller)
    if t.asked() == "CallToOrder.motion":
        t.answer(DONE)
    return t


def propose(t: ReachTable, *articles: int) -> ReachTable:
    """Whoever has the floor drafts these articles and puts them to the table."""
    author = t.seat()
    t.answer(PROPOSE)
    for code in articles:
        giver, taker = article_giver(code), article_taker(code)
        one, other = (
            (author, taker if giver == author else giver) if author in (giver, taker) else sorted((giver, taker))
        )
        t.answer(pair(one, other))
        t.answer(code)
    t.answer(TO_TABLE)
    return t


# -- Call to Order -------------------------------------------------------------------------------------------


def test_only_the_caller_calls_to_order_and_everybody_negotiates_afterwards() -> None:
    """sum.parts"""
    t = summit(campaign(3), BLUE)
    assert (t.asked(), t.seat()) == ("CallToOrder.motion", BLUE)
    t.answer(DONE)
    floor = []
    while t.asked() == "Negotiations.word":
        floor.append(t.seat())
        t.answer(DONE)
    assert floor == [BLUE, GOLD, RED]
    assert t.game.ask is None


def test_example_of_page_16_two_favors_force_a_relic_and_a_petition_follows() -> None:
    """sum.return_favors, sum.petition: the Relic lies in a slot that costs two keys; the Council that brought the
    Summit about is petitioned, resolved nevertheless, and stays In Session."""
    t = campaign(3).favors(RED, BLUE, 3)
    t.tokens(BLUE, NOTHING, NOTHING, NOTHING, RELIC)
    t.cities_off_board(BLUE, 3)
    t.agents(RED, COUNCIL_SLOT, 1).turn(RED, aggro(2)).act(SECURE)
    t.call(EndRound()).answer(1)
    t.answer(forcing(BLUE)).answer(article(RESOURCE, BLUE, RED, 3))
    t.fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert t.count(BLUE, RELIC) == 0
    assert favors_of(t.game, RED, BLUE) == 1
    t.answer(PETITION)
    assert is_in_session(t.game)
    assert PETITION not in t.choices("motion")
    while t.asked() in ("CallToOrder.motion", "Negotiations.word"):
        t.answer(DONE)
    assert t.asked() == "CouncilDecides.happening"
    t.answer(EDICTS)
    assert is_in_session(t.game)


def test_what_costs_more_favors_than_the_caller_holds_cannot_be_forced() -> None:
    """sum.return_favors, neg.transfer: a token costs what a raid would pay, everything else one Favor."""
    t = campaign(3).favors(RED, BLUE, 1)
    t.tokens(BLUE, MATERIAL, FUEL)  # behind three keys and behind one
    summit(t).answer(forcing(BLUE))
    assert article(RESOURCE, BLUE, RED, 0) not in t.choices("article")
    assert article(RESOURCE, BLUE, RED, 1) in t.choices("article")
    assert article(PROMISE, BLUE, RED) in t.choices("article")


def test_forcing_reaches_only_rivals_whose_favors_are_held_and_only_towards_the_caller() -> None:
    """sum.return_favors, sum.favor: a Favor is no agent of the supply; those that rivals hold force nobody now."""
    t = campaign(3).favors(RED, BLUE, 2).favors(BLUE, RED, 2).favors(GOLD, RED, 2)
    assert t.left(BLUE, AGENT) == AGENTS_EACH - 2
    summit(t)
    assert forcing(BLUE) in t.choices("motion")
    assert forcing(GOLD) not in t.choices("motion")
    t.answer(forcing(BLUE))
    assert all([(article_giver(c), article_taker(c)) == (BLUE, RED) for c in t.choices("article") if c != DONE])


def test_the_council_is_petitioned_only_when_decided() -> None:
    """sum.petition"""
    assert PETITION not in summit(campaign(3)).choices("motion")


def test_the_first_regent_who_leaves_hands_the_tile_to_the_regent_with_most_power() -> None:
    """sum.leave: the Trust stays on the tile."""
    t = campaign(3).trust(RELIC, FUEL)
    t.game.power[BLUE], t.game.power[GOLD] = 3, 5
    summit(t).answer(LEAVE)
    assert not is_regent(t.game, RED)
    assert t.game.first_regent == GOLD
    assert in_trust(t.game) == 2
    assert t.game.power[RED] == 0


def test_the_last_regent_who_leaves_pays_for_the_trust() -> None:
    """sum.leave: resources go to the supply, at a Power each, and nobody is First Regent."""
    t = campaign(3).outlaw(BLUE, GOLD).trust(RELIC, FUEL)
    summit(t).answer(LEAVE)
    assert t.game.first_regent == NOBODY
    assert t.game.power[RED] == -2
    assert t.game.supply[RELIC] == t.game.supply[FUEL] == TOKENS_PER_RESOURCE


def test_an_outlaw_revives_the_empire_only_where_nobody_is_a_regent() -> None:
    """sum.revive"""
    t = campaign(3).outlaw(RED, BLUE, GOLD).first_regent(NOBODY)
    summit(t).answer(REVIVE)
    assert is_regent(t.game, RED)
    assert t.game.first_regent == RED
    some = campaign(3).outlaw(RED).first_regent(BLUE)
    some.game.council = DECIDED
    summit(some)
    assert REVIVE not in some.choices("motion")
    assert LEAVE not in some.choices("motion")


# -- articles ------------------------------------------------------------------------------------------------------


def test_a_promised_favor_is_an_agent_from_the_supply() -> None:
    """neg.promise, neg.consent: it happens once the rival agrees."""
    t = negotiate(campaign(3))
    propose(t, article(PROMISE, RED, BLUE))
    assert favors_of(t.game, BLUE, RED) == 0
    assert (t.asked(), t.seat()) == ("Deal.verdict", BLUE)
    t.answer(AGREE)
    assert favors_of(t.game, BLUE, RED) == 1
    assert t.left(RED, AGENT) == AGENTS_EACH - 1


def test_a_refused_deal_changes_nothing_and_its_author_keeps_the_floor() -> None:
    """neg.consent"""
    t = negotiate(campaign(3))
    propose(t, article(PROMISE, RED, BLUE)).answer(REFUSE)
    assert t.left(RED, AGENT) == AGENTS_EACH
    assert (t.asked(), t.seat()) == ("Negotiations.word", RED)


def test_everybody_whom_a_deal_concerns_must_agree() -> None:
    """neg.consent: each of two rivals for his own part; one refusal is enough, and whoever is not concerned is not
    asked."""
    t = negotiate(campaign(4))
    propose(t, article(PROMISE, RED, BLUE), article(PROMISE, RED, GOLD))
    asked = [t.seat()]
    t.answer(AGREE)
    asked.append(t.seat())
    assert sorted(asked) == [BLUE, GOLD]
    agreed = t.copy().answer(AGREE)
    assert [agreed.game.favors[seat * SEATS + RED] for seat in (BLUE, GOLD)] == [1, 1]
    t.answer(REFUSE)
    assert (sum(t.game.favors), t.left(RED, AGENT)) == (0, AGENTS_EACH)


def test_example_of_page_17_an_agent_for_two_ships() -> None:
    """neg.delegate, neg.cede, neg.multi: all pieces come from and go to their supplies, at the same time."""
    t = campaign(3).court(cc.ConstructionUnion)
    t.agents(BLUE, 1, 1).ships(GOLD, gate(2), 3)
    negotiate(t, GOLD)
    cede = article(CEDE, GOLD, BLUE, ceded_ship(gate(2), FRESH))
    propose(t, article(DELEGATE, BLUE, GOLD, 1), cede, cede)
    t.answer(AGREE)
    assert (t.on_court(1, BLUE), t.on_court(1, GOLD)) == (0, 1)
    assert (t.fresh(BLUE, gate(2)), t.fresh(GOLD, gate(2))) == (2, 1)
    assert (t.left(BLUE, AGENT), t.left(GOLD, AGENT)) == (AGENTS_EACH, AGENTS_EACH - 1)
    assert (t.left(BLUE, SHIP), t.left(GOLD, SHIP)) == (SHIPS_EACH - 2, SHIPS_EACH - 1)


def test_the_last_ship_city_or_starport_is_never_ceded() -> None:
    """neg.cede"""
    t = campaign(3).ships(RED, gate(2), 1)
    t.city(RED, hexa(1)).starport(RED, hexa(3))
    assert not [
        c for c in articles_between(t.game, RED, BLUE) if c >= article(CEDE, 0, 0) and c < article(DELEGATE, 0, 0)
    ]
    t.ships(RED, gate(3), 1).city(RED, hexa(5))
    found = articles_between(t.game, RED, BLUE)
    assert article(CEDE, RED, BLUE, ceded_ship(gate(2), FRESH)) in found
    assert article(CEDE, RED, BLUE, ceded_building(place_at(hexa(1), 0))) in found
    assert article(CEDE, RED, BLUE, ceded_building(place_at(hexa(3), 0))) not in found


def test_a_building_is_ceded_only_where_its_owner_has_no_ships_and_keeps_its_damage() -> None:
    """neg.cede"""
    t = campaign(3).city(RED, hexa(1), DAMAGED)
    t.city(RED, hexa(5)).ships(RED, hexa(5), 1)
    here = article(CEDE, RED, BLUE, ceded_building(place_at(hexa(1), 0)))
    there = article(CEDE, RED, BLUE, ceded_building(place_at(hexa(5), 0)))
    found = articles_between(t.game, RED, BLUE)
    assert here in found
    assert there not in found
    propose(negotiate(t), here).answer(AGREE)
    assert t.building_at(hexa(1)) == building(BLUE, CITY, DAMAGED)
    assert t.left(RED, CITY) == CITIES_EACH - 1


def test_nothing_is_ceded_to_a_rival_without_such_a_piece() -> None:
    """neg.cede"""
    t = campaign(3).ships(RED, gate(2), 2).ships(BLUE, gate(3), SHIPS_EACH)
    assert article(CEDE, RED, BLUE, ceded_ship(gate(2), FRESH)) not in articles_between(t.game, RED, BLUE)


def test_an_agent_at_court_is_delegated_only_if_the_rival_has_one() -> None:
    """neg.delegate"""
    t = campaign(3)
    t.agents(RED, 1, 1).agents(BLUE, 2, AGENTS_EACH)
    assert article(DELEGATE, RED, BLUE, 1) not in articles_between(t.game, RED, BLUE)
    assert article(DELEGATE, RED, GOLD, 1) in articles_between(t.game, RED, GOLD)


def test_pieces_of_the_takers_colour_go_home() -> None:
    """neg.transfer: captive, trophy and Favor"""
    t = campaign(3)
    t.captives(RED, BLUE, 1).trophies(RED, BLUE, SHIP, 1).favors(RED, BLUE, 1)
    negotiate(t)
    trophy = article(A_TROPHY, RED, BLUE, owned_piece(BLUE, SHIP))
    propose(t, article(A_CAPTIVE, RED, BLUE, BLUE), trophy, article(FAVOR, RED, BLUE, BLUE)).answer(AGREE)
    assert (t.left(BLUE, AGENT), t.left(BLUE, SHIP)) == (AGENTS_EACH, SHIPS_EACH)
    assert (t.captives_of(RED, BLUE), t.trophies_of(RED, BLUE, SHIP), favors_of(t.game, RED, BLUE)) == (0, 0, 0)


def test_pieces_of_others_change_hands() -> None:
    """neg.transfer"""
    t = campaign(3)
    t.captives(RED, GOLD, 1).trophies(RED, EMPIRE, SHIP, 1).favors(RED, GOLD, 1)
    negotiate(t)
    trophy = article(A_TROPHY, RED, BLUE, owned_piece(EMPIRE, SHIP))
    propose(t, article(A_CAPTIVE, RED, BLUE, GOLD), trophy, article(FAVOR, RED, BLUE, GOLD)).answer(AGREE)
    assert (t.captives_of(BLUE, GOLD), t.trophies_of(BLUE, EMPIRE, SHIP), favors_of(t.game, BLUE, GOLD)) == (
        1,
        1,
        1,
    )


def test_two_who_swap_tokens_find_slots_after_both_are_given() -> None:
    """neg.transfer, neg.multi: full boards do not stand in the way of a swap (C-43), in turn order (C-47)."""
    t = campaign(3).tokens(RED, MATERIAL, FUEL)
    t.tokens(BLUE, RELIC, PSIONIC)
    negotiate(t)
    propose(t, article(RESOURCE, RED, BLUE, 0), article(RESOURCE, BLUE, RED, 0)).answer(AGREE)
    assert t.asked() == "Store.slot"
    assert t.seat() == RED
    t.fill(slot=[0, 0])
    assert (t.count(RED, RELIC), t.count(BLUE, MATERIAL)) == (1, 1)
    assert (t.count(RED, MATERIAL), t.count(BLUE, RELIC)) == (0, 0)


def test_what_lies_in_the_trust_and_cards_cannot_be_given() -> None:
    """neg.transfer: no cards, nothing frozen, not even by force"""
    t = campaign(3).trust(RELIC)
    t.give(RED, cc.MiningInterest)
    kinds = {code // article(1, 0, 0) for code in articles_between(t.game, RED, BLUE)}
    assert kinds == {PROMISE}
    summit(t.favors(BLUE, RED, 5), BLUE).answer(forcing(RED))
    assert t.choices("article") == [DONE, article(PROMISE, RED, BLUE)]


def test_the_first_regent_invites_an_outlaw() -> None:
    """neg.invite: nobody else can, and an Outlaw with a Favor of the First Regent forces it."""
    t = campaign(3).outlaw(BLUE)
    assert article(INVITE, RED, BLUE) in articles_between(t.game, RED, BLUE)
    assert article(INVITE, GOLD, BLUE) not in articles_between(t.game, GOLD, BLUE)
    assert article(INVITE, RED, GOLD) not in articles_between(t.game, RED, GOLD)
    t.favors(BLUE, RED, 1)
    summit(t, BLUE).answer(forcing(RED)).answer(article(INVITE, RED, BLUE))
    assert is_regent(t.game, BLUE)
    assert t.game.first_regent == RED


# -- articles of cards ------------------------------------------------


class Export(Article):
    """A toy: a seat gives up a Favor that it holds, by itself."""

    key = "favor"
    card = THE_EMPIRE
    alone = True

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [rival for rival in rivals(game, giver) if favors_of(game, giver, rival)]

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        return_favors(game, giver, thing, 1)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["owner"] = thing
        return self.key


class Tribute(Article):
    """A toy: a Favor that a caller can never force, and that only its giver must agree to."""

    key = "promise"
    card = THE_EMPIRE
    which = 1

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [0]

    def parties(self, code: int) -> tuple[int, ...]:
        return (article_giver(code),)

    def price(self, game: Reach, giver: int, thing: int) -> int:
        return NEVER


@pytest.fixture
def toy_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL_ARTICLES, card_article(THE_EMPIRE), Export())
    monkeypatch.setitem(ALL_ARTICLES, card_article(THE_EMPIRE, 1), Tribute())


@pytest.mark.usefixtures("toy_articles")
def test_what_a_seat_does_alone_needs_nobody() -> None:
    t = campaign(3).favors(RED, BLUE, 1)
    negotiate(t)
    code = article(card_article(THE_EMPIRE), RED, RED, BLUE)
    t.answer(PROPOSE)
    assert pair(BLUE, BLUE) not in t.choices("pair")
    t.answer(pair(RED, RED)).answer(code).answer(TO_TABLE)
    assert favors_of(t.game, RED, BLUE) == 0
    assert (t.asked(), t.seat()) == ("Negotiations.word", RED)


@pytest.mark.usefixtures("toy_articles")
def test_an_article_says_who_must_agree_and_whether_it_can_be_forced() -> None:
    t = campaign(3).favors(RED, BLUE, 5)
    code = article(card_article(THE_EMPIRE, 1), BLUE, RED)
    summit(t).answer(forcing(BLUE))
    assert code not in t.choices("article")
    own = article(card_article(THE_EMPIRE, 1), RED, BLUE)
    t.answer(DONE)
    t.answer(DONE)
    propose(t, own)
    assert t.asked() == "Negotiations.word"


def test_articles_of_cards_have_numbers_behind_those_of_the_rules() -> None:
    for card in (0, THE_EMPIRE, ALL_CARDS - 1):
        for which in range(2):
            code = article(card_article(card, which), GOLD, BLUE, 511)
            assert (article_kind(code), article_thing(code)) == (card_article(card, which), 511)
            assert card_article(card, which) >= len(ARTICLES)
    assert len({card_article(card, which) for card in range(ALL_CARDS) for which in range(2)}) == 2 * ALL_CARDS


# -- deals ---------------------------------------------------------------------------------------------------------


def test_a_deal_among_others_needs_both_of_them() -> None:
    """neg.multi: deals of any players; the author is not asked."""
    t = negotiate(campaign(3))
    propose(t, article(PROMISE, BLUE, GOLD))
    assert t.seat() == BLUE
    t.answer(AGREE)
    assert t.seat() == GOLD
    t.answer(AGREE)
    assert favors_of(t.game, GOLD, BLUE) == 1


def test_what_was_given_can_be_given_on_in_the_same_deal() -> None:
    """neg.multi: each article is listed as if those before it were done."""
    t = negotiate(campaign(3).outlaw(GOLD))
    t.answer(PROPOSE).answer(pair(RED, BLUE))
    assert article(FAVOR, BLUE, RED, RED) not in t.choices("article")
    t.answer(article(PROMISE, RED, BLUE)).answer(pair(RED, BLUE))
    assert article(FAVOR, BLUE, RED, RED) in t.choices("article")


def test_a_counter_offer_strikes_and_adds_and_the_first_author_is_asked() -> None:
    """neg.consent"""
    t = negotiate(campaign(3))
    propose(t, article(PROMISE, RED, BLUE), article(PROMISE, RED, BLUE)).answer(COUNTER)
    assert t.seat() == BLUE
    t.answer(striking(0)).answer(TO_TABLE)
    assert (t.asked(), t.seat()) == ("Deal.verdict", RED)
    t.answer(AGREE)
    assert favors_of(t.game, BLUE, RED) == 1


def test_a_deal_is_told_with_the_question_about_it() -> None:
    """Whoever is asked to agree reads what to; so does who drafts it."""
    t = negotiate(campaign(3))
    propose(t, article(PROMISE, RED, BLUE), article(PROMISE, BLUE, RED))
    told = [line.anchors() for line in TITLE.particulars(TITLE.view(t.game, BLUE))]
    assert told == [[f"seat:{RED}", f"seat:{BLUE}"], [f"seat:{BLUE}", f"seat:{RED}"]]
    t.answer(COUNTER).answer(striking(0))
    assert [line.anchors() for line in TITLE.particulars(t.game)] == told[1:]


def test_there_are_two_counter_offers_at_most() -> None:
    t = negotiate(campaign(3))
    propose(t, article(PROMISE, RED, BLUE)).answer(COUNTER).answer(TO_TABLE).answer(COUNTER).answer(TO_TABLE)
    assert t.choices("verdict") == [REFUSE, AGREE]


def test_striking_what_others_stand_on_strikes_them_too() -> None:
    t = negotiate(campaign(3))
    t.answer(PROPOSE).answer(pair(RED, BLUE)).answer(article(PROMISE, RED, BLUE))
    t.answer(pair(RED, BLUE)).answer(article(FAVOR, BLUE, RED, RED)).answer(striking(0))
    assert TO_TABLE not in t.choices("pair")


def test_proposals_are_limited_and_a_deal_lets_everybody_speak_again() -> None:
    """neg.end"""
    t = negotiate(campaign(2), RED)
    t.answer(DONE)
    assert t.seat() == BLUE
    propose(t, article(PROMISE, BLUE, RED)).answer(AGREE)
    floor = [t.seat()]
    t.answer(DONE)
    floor.append(t.seat())
    assert sorted(floor) == [RED, BLUE]
    for _ in range(3):
        propose(t, article(PROMISE, t.seat(), 1 - t.seat())).answer(REFUSE)
    t.answer(DONE) if t.game.ask is not None else None
    assert t.game.ask is None


# -- it always ends ------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_summits_end_and_every_tabled_deal_is_possible(players: int) -> None:
    for seed in range(12):
        game = started("campaign", players, seed)
        game.wander(Stream(seed), 150)
        assert isinstance(game, Reach)
        before = TITLE.census(game)
        t = ReachTable(players)
        t.game = game
        stream = Stream(100 + seed)
        t.call(Summit(seed % players))
        while game.ask is not None:
            if t.asked() == "Deal.verdict":
                deal = game.stack[-1]
                assert isinstance(deal, Deal)
                twin = game.copy()
                assert isinstance(twin, Reach)
                for code in deal.articles:
                    assert is_possible(twin, code)
                    kind_of(code).do(twin, article_giver(code), article_taker(code), article_thing(code))
            game.play(game.sample() if game.ask.seat == CHANCE else game.ask.sample(stream))
            assert TITLE.census(game) == before
