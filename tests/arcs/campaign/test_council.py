"""The Imperial Council (p. 14): its two sides, securing it, what its securer decides."""

from __future__ import annotations

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.articles import ARTICLES, InviteToEmpire
from starboard.games.arcs.campaign.codes import article, forcing
from starboard.games.arcs.campaign.council import CouncilDecides, ImperialCouncil
from starboard.games.arcs.campaign.court import at_court, open_council
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.edicts import Edicts, GuildEnvoysDepart
from starboard.games.arcs.campaign.events import EndRound
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.campaign.setup import SetUpLaterAct
from starboard.games.arcs.campaign.summit import LEAVE

INVITE = next(number for number, kind in enumerate(ARTICLES) if isinstance(kind, InviteToEmpire))


def decided(t: ReachTable) -> ReachTable:
    """The Council lies Decided at Court."""
    t.game.council = DECIDED
    return t


def tucked(t: ReachTable, seat: int) -> ReachTable:
    """A seat has secured the Council this round."""
    t.agents(seat, COUNCIL_SLOT, 1).turn(seat, aggro(2)).act(SECURE)
    assert t.game.council_by == seat
    return t


# -- two sides ------------------------------------------------


def test_in_session_it_is_influenced_and_secured_like_any_court_card() -> None:
    """cnc.sides"""
    t = campaign(3)
    t.turn(RED, admin(2)).act(INFLUENCE)
    assert t.choices("slot") == [0, 1, 2, 3, 4]
    t.answer(COUNCIL_SLOT)
    assert t.on_court(COUNCIL_SLOT, RED) == 1
    assert securable(t.game, RED) == [COUNCIL_SLOT]


def test_decided_it_is_neither_influenced_nor_secured_nor_ransacked() -> None:
    """cnc.sides"""
    t = decided(campaign(3))
    t.agents(RED, COUNCIL_SLOT, 2).agents(BLUE, COUNCIL_SLOT, 1).agents(RED, 2, 1)
    assert securable(t.game, RED) == [2]
    t.turn(RED, admin(2)).act(INFLUENCE)
    assert t.choices("slot") == [1, 2, 3, 4]
    assert refused(t)["Imperial Council"] == ("It can be neither influenced nor secured now.", "AID01")
    t.call(Ransack(GOLD, BLUE))
    assert t.asked() == ""
    assert t.on_court(COUNCIL_SLOT, BLUE) == 1


def test_each_act_begins_with_the_council_in_session() -> None:
    """cnc.sides, s23.b"""
    t = decided(campaign(3))
    SetUpLaterAct().deal_court(t.game)
    assert is_in_session(t.game)
    assert t.game.court[COUNCIL_SLOT] == ImperialCouncil.printed
    assert len(t.game.court) == 5


# -- securing ------------------------------------------------


def test_secured_it_is_tucked_until_the_end_of_the_round_and_no_card_takes_its_place() -> None:
    """cnc.secure: own agents return, those of rivals are captured."""
    t = campaign(3)
    deck = list(t.game.court_deck)
    t.agents(BLUE, COUNCIL_SLOT, 1).agents(RED, COUNCIL_SLOT, 1)
    tucked(t, RED)
    assert (t.game.council, t.game.council_by) == (DECIDED, RED)
    assert t.game.court[COUNCIL_SLOT] == NOTHING
    assert t.game.court_deck == deck
    assert t.left(RED, AGENT) == AGENTS_EACH
    assert t.captives_of(RED, BLUE) == 1
    assert not t.game.in_transit


def test_ransacked_it_is_tucked_just_the_same() -> None:
    """C-37: agents are trophies then."""
    t = campaign(3)
    t.agents(BLUE, COUNCIL_SLOT, 2).call(Ransack(RED, BLUE))
    assert (t.game.council, t.game.council_by) == (DECIDED, RED)
    assert t.trophies_of(RED, BLUE, AGENT) == 2


def test_a_card_attached_to_it_is_secured_with_it() -> None:
    """C-04, cnc.secure, cnc.attach"""
    t = campaign(3).court(cc.MiningInterest).attach(cc.LatticeSpies, COUNCIL_SLOT)
    t.agents(RED, COUNCIL_SLOT, 1).turn(RED, aggro(2)).act(SECURE)
    assert t.asked() == "TakeCourtCard.taken"
    assert sorted(t.choices()) == sorted([cc.LatticeSpies.printed, THE_COUNCIL])
    t.answer(THE_COUNCIL)
    assert t.holds(RED, cc.LatticeSpies)
    assert t.game.council_by == RED
    assert t.game.above[COUNCIL_SLOT] == []
    assert t.game.court[COUNCIL_SLOT] == NOTHING


def test_cards_may_be_attached_to_either_side() -> None:
    """cnc.attach"""
    for t in (campaign(3), decided(campaign(3))):
        t.attach(cc.BlightLooms, COUNCIL_SLOT)
        assert at_court(t.game)[:2] == [cc.BlightLooms.printed, THE_COUNCIL]


def test_court_enforcers_reach_the_agents_on_it() -> None:
    """cnc.attach: cards that look at Court cards see the Council too."""
    t = campaign(3).give(RED, CourtEnforcers)
    t.agents(BLUE, COUNCIL_SLOT, 1).tokens(RED, WEAPON).turn(RED, aggro(2)).to_pips()
    assert (CourtEnforcers.code, 0) in t.offers()


# -- flipping back ------------------------------------------------


def test_flipped_while_tucked_it_returns_at_once_and_is_not_resolved() -> None:
    """cnc.flip_tucked"""
    t = tucked(campaign(3), RED)
    open_council(t.game)
    assert is_in_session(t.game)
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
    assert t.game.council_by == NOBODY
    t.call(EndRound())
    assert t.asked() == ""
    assert not t.told("council_resolves")


def test_flipping_a_council_in_session_changes_nothing() -> None:
    t = campaign(3)
    open_council(t.game)
    assert not t.told("council_in_session")


# -- what it decides (cnc.1 to cnc.4) ------------------------------------------------


def test_at_the_end_of_the_round_it_returns_decided_and_its_securer_resolves_it() -> None:
    """cnc.resolve: whoever has the initiative by then."""
    t = tucked(campaign(3), BLUE)
    t.game.initiative = GOLD
    t.call(EndRound())
    assert (t.asked(), t.seat(), t.choices()) == ("CouncilDecides.summit", BLUE, [0, 1])
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
    assert t.game.council == DECIDED
    assert t.game.council_by == NOBODY


def test_its_securer_may_call_a_summit() -> None:
    """cnc.1: or not; it comes before everything else."""
    t = campaign(3).call(CouncilDecides(GOLD))
    assert (t.asked(), t.seat(), t.choices()) == ("CouncilDecides.summit", GOLD, [0, 1])
    assert t.copy().answer(0).asked() == "CouncilDecides.happening"
    t.answer(1)
    assert (t.asked(), t.seat()) == ("CallToOrder.motion", GOLD)
    assert t.game.first_regent == RED, "cnc.2 is yet to come"


def test_a_regent_becomes_first_regent_and_takes_the_trust_along() -> None:
    """cnc.2"""
    t = campaign(3).trust(RELIC, WEAPON).call(CouncilDecides(BLUE)).answer(0)
    assert t.game.first_regent == BLUE
    assert in_trust(t.game) == 2
    assert t.asked() == "CouncilDecides.happening"


def test_an_outlaw_who_is_invited_in_the_summit_becomes_first_regent_and_steals_nothing() -> None:
    """cnc.2, cnc.resolve: the side after the Summit counts."""
    t = campaign(3).outlaw(BLUE).favors(BLUE, RED, 1).trust(RELIC, WEAPON).call(CouncilDecides(BLUE)).answer(1)
    t.answer(forcing(RED)).answer(article(INVITE, RED, BLUE))
    assert t.game.first_regent == RED, "not yet"
    while t.asked() in ("CallToOrder.motion", "Negotiations.word"):
        t.answer(DONE)
    assert (t.asked(), t.game.first_regent, in_trust(t.game)) == ("CouncilDecides.happening", BLUE, 2)
    assert t.power() == [0, 0, 0]


def test_an_outlaw_steals_from_the_trust_as_much_as_there_is_room_for() -> None:
    """cnc.3, edi.trust, C-114: a Power of the First Regent for each; which types the thief chooses, how many not."""
    t = campaign(3).outlaw(BLUE).trust(RELIC, WEAPON, FUEL).call(CouncilDecides(BLUE))
    assert len(free_slots(t.game, BLUE)) == 2
    t.answer(0)
    assert t.choices("token") == [FUEL, WEAPON, RELIC]
    t.answer(RELIC).fill(slot=0)
    assert t.choices("token") == [FUEL, WEAPON]
    t.answer(FUEL).fill(slot=1)
    assert t.asked() == "CouncilDecides.happening"
    assert (t.count(BLUE, RELIC), t.count(BLUE, FUEL)) == (1, 1)
    assert t.game.trust[WEAPON] == in_trust(t.game) == 1
    assert t.power() == [-2, 0, 0]
    assert t.game.first_regent == RED


def test_full_slots_leave_the_outlaw_nothing_to_steal() -> None:
    """cnc.3, cnc.resolve: crises or edicts follow all the same."""
    t = campaign(3).outlaw(BLUE).trust(RELIC)
    t.tokens(BLUE, FUEL, FUEL).call(CouncilDecides(BLUE)).answer(0)
    assert t.asked() == "CouncilDecides.happening"
    assert t.power() == [0, 0, 0]


def test_sworn_guardians_of_the_first_regent_guard_the_trust() -> None:
    """C-44"""
    t = campaign(3).outlaw(BLUE).trust(RELIC)
    t.give(RED, cc.SwornGuardians).call(CouncilDecides(BLUE)).answer(0)
    assert t.asked() == "CouncilDecides.happening"
    assert in_trust(t.game) == 1


def test_page_14_a_first_regent_who_leaves_in_the_summit_robs_the_successor() -> None:
    """cnc.2, cnc.3: the side after the Summit counts, and whoever is First Regent then pays."""
    t = campaign(3).trust(RELIC, WEAPON, FUEL)
    tucked(t.cities_off_board(RED, 1), RED).call(EndRound())
    t.answer(1).answer(LEAVE)
    assert t.game.first_regent == BLUE
    while t.asked() in ("CallToOrder.motion", "Negotiations.word"):
        t.answer(DONE)
    while t.asked() in ("CouncilDecides.token", "Store.slot"):
        t.answer(t.choices()[0])
    assert in_trust(t.game) == 0
    assert len(filled(t.game, RED)) == 3
    assert t.power() == [0, -3, 0]


def test_it_brings_crises_or_edicts_as_its_securer_says() -> None:
    """cnc.4: Court Crises roll their dice then."""
    t = campaign(3).call(CouncilDecides(RED)).answer(0)
    assert t.choices("happening") == [CRISIS, EDICTS]
    other = t.copy()
    t.answer(CRISIS)
    assert t.asked() == "RollDice.dice"
    assert t.game.innermost(Crises) is not None
    other.answer(EDICTS)
    assert other.game.innermost(Edicts) is not None


# -- never gone ------------------------------------------------


def test_it_is_neither_buried_nor_discarded_nor_scrapped() -> None:
    """cnc.immune: no edict, Crisis or intermission takes it away; it belongs to no pile."""
    t = campaign(2).booklet(GuildEnvoysDepart).call(Edicts())
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
    t = campaign(3)
    clearing = Intermission()
    clearing.clear_court(t.game)
    piles = [t.game.court_deck, t.game.court_discard, t.game.scrapped, t.game.courtly]
    assert not any(THE_COUNCIL in pile for pile in piles)
    t = campaign(3).court(cc.CouncilIntrigue).call(Crises(1))
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
