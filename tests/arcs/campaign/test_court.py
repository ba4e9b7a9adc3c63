"""The Court of the campaign (p. 27): attached cards, leaving it, lore that comes through it, protected cards."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.court import at_court, attach_places, bury_from_court, leave_court, refill, slot_of
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.campaign.setup import deal_court


def agents_home_again(t: ReachTable, seat: int) -> bool:
    return t.left(seat, AGENT) == AGENTS_EACH


# -- the row ------------------------------------------------


@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 4), (4, 4)])
def test_a_row_lies_beside_the_council(players: int, row: int) -> None:
    """two.court: three cards with two players."""
    t = campaign(players)
    t.court_deck(list(t.game.courtly))
    deal_court(t.game)
    assert t.game.court[COUNCIL_SLOT] == THE_COUNCIL
    assert len(t.game.court) == row + 1


# -- attaching ------------------------------------------------


def test_a_card_is_attached_where_none_is_yet() -> None:
    """ter.attach: the Council bears one as well."""
    t = campaign(3).court(cc.MiningInterest).attach(cc.LatticeSpies, 1)
    assert attach_places(t.game, [0, 1, 2, 3, 4]) == [0, 2, 3, 4]
    assert attach_places(t.game, [1, 3]) == [3]
    assert slot_of(t.game, cc.LatticeSpies.printed) == 1


def test_a_card_that_must_be_attached_ignores_as_few_conditions_as_possible() -> None:
    """ter.attach_forced: one that fits and bears a card already, or one that bears none and does not fit."""
    t = campaign(3).attach(cc.LatticeSpies, 1)
    assert attach_places(t.game, [1]) == [0, 1, 2, 3, 4]
    t.attach(cc.BlightLooms, 0).attach(cc.SongOfFreedom, 2).attach(cc.DiplomaticFiasco, 3)
    t.attach(cc.CouncilIntrigue, 4)
    assert attach_places(t.game, [3]) == [3]
    assert attach_places(t.game, []) == [0, 1, 2, 3, 4]


def test_securing_a_card_secures_what_is_attached_to_it() -> None:
    """ter.attach_secure: two Vox cards take effect in the order that the securer likes; the place is filled once."""
    t = campaign(3).court(cc.PopulistDemands, cc.MiningInterest).attach(cc.BlightLooms, 1).blight(arrow(1), 0, 1)
    t.ships(RED, gate(1), 1).agents(BLUE, 1, 1)
    deck = len(t.game.court_deck)
    t.agents(RED, 1, 2).turn(RED, aggro(2)).act(SECURE)
    assert t.asked() == "TakeCourtCard.taken"
    assert sorted(t.choices()) == [cc.PopulistDemands.printed, cc.BlightLooms.printed]
    t.answer(cc.BlightLooms.printed)
    assert t.asked() == "Cleanse.cluster"
    assert sorted(t.game.in_transit) == [cc.PopulistDemands.printed, cc.BlightLooms.printed]
    t.done()
    assert t.asked() == "DeclareAny.ambition"
    t.done()
    assert t.game.court_deck[:2] == [cc.PopulistDemands.printed, cc.BlightLooms.printed]
    assert len(t.game.court_deck) == deck + 2 - 1
    assert t.captives_of(RED, BLUE) == 1
    assert t.game.above[1] == []


def test_a_guild_card_attached_to_a_vox_comes_into_play_too() -> None:
    """ter.attach_secure"""
    t = campaign(3).court(cc.BlightLooms).attach(cc.LatticeSpies, 1)
    t.agents(RED, 1, 1).turn(RED, aggro(2)).act(SECURE).answer(cc.LatticeSpies.printed).fill(cluster=DONE)
    assert t.holds(RED, cc.LatticeSpies)
    assert t.game.court_deck[0] == cc.BlightLooms.printed


def test_what_is_attached_slides_down_with_the_agents_when_the_lower_card_leaves() -> None:
    """ter.attach_removed, cri.remove: it is the refill, so nothing is drawn."""
    t = campaign(3).court(cc.MiningInterest).attach(cc.LatticeSpies, 1)
    t.agents(RED, 1, 2).agents(BLUE, 1, 1)
    deck = list(t.game.court_deck)
    bury_from_court(t.game, cc.MiningInterest.printed)
    t.game.run()
    assert t.game.court[1] == cc.LatticeSpies.printed
    assert t.game.above[1] == []
    assert (t.on_court(1, RED), t.on_court(1, BLUE)) == (2, 1)
    assert t.game.court_deck == [cc.MiningInterest.printed, *deck]


def test_an_attached_card_that_leaves_changes_nothing_else() -> None:
    """ter.attach_removed"""
    t = campaign(3).court(cc.MiningInterest).attach(cc.LatticeSpies, 1)
    t.agents(RED, 1, 2)
    assert leave_court(t.game, cc.LatticeSpies.printed) == NOTHING
    assert t.game.court[1] == cc.MiningInterest.printed
    assert t.on_court(1, RED) == 2


def test_a_card_that_leaves_the_court_sends_its_agents_home_and_is_replaced() -> None:
    """cri.remove, cri.bury"""
    t = campaign(3).court(cc.MiningInterest).deck(cc.LatticeSpies)
    t.agents(RED, 1, 2).agents(BLUE, 1, 1)
    bury_from_court(t.game, cc.MiningInterest.printed)
    t.game.run()
    assert t.game.court[1] == cc.LatticeSpies.printed
    assert t.game.court_deck[0] == cc.MiningInterest.printed
    assert t.game.court_open[0] == 1
    assert agents_home_again(t, RED)
    assert agents_home_again(t, BLUE)


def test_an_empty_deck_gives_back_what_was_just_buried() -> None:
    """cri.remove, SECURE-03"""
    t = campaign(3).court(cc.MiningInterest)
    t.court_deck([])
    slot = leave_court(t.game, cc.MiningInterest.printed)
    refill(t.game, slot)
    assert t.game.court[1] == NOTHING
    bury_from_court(t.game, t.game.court[2])
    t.game.run()
    assert t.game.court[2] != NOTHING


def test_the_place_of_the_council_is_never_filled() -> None:
    """cnc.secure"""
    t = campaign(3)
    t.game.court[COUNCIL_SLOT] = NOTHING
    refill(t.game, COUNCIL_SLOT)
    assert t.game.court[COUNCIL_SLOT] == NOTHING


def test_everybody_sees_attached_cards() -> None:
    """ter.attach: they lie open, so no world deals them anew."""
    t = campaign(3).attach(cc.BlightLooms, 2)
    for world in t.worlds(BLUE, 5):
        assert isinstance(world, Reach)
        assert at_court(world) == at_court(t.game)
        assert cc.BlightLooms.printed not in world.court_deck


# -- lore ------------------------------------------------


def test_lore_comes_into_play_through_the_court() -> None:
    """lor.use: secured like a Guild card; the place is filled."""
    t = campaign(3).court(SprinterDrives).secure(RED, SprinterDrives)
    assert t.holds(RED, SprinterDrives)
    assert not t.game.in_transit
    assert t.game.court[1] not in (NOTHING, SprinterDrives.printed)
    assert t.game.locked[SprinterDrives.printed] == 1


def test_lore_secured_in_a_prelude_is_locked() -> None:
    """C-41: as a Guild card would be (CC-02)."""
    t = campaign(3).court(KeepersTrust)
    t.agents(RED, 1, 1).tokens(RED, RELIC, RELIC).outrage(RED, FUEL).turn(RED, aggro(2)).spend(RED, 0).answer(SECURE)
    assert t.holds(RED, KeepersTrust)
    assert t.asked() == "Turn.spending"
    assert t.offers() == []


def test_the_setup_deals_no_leaders_and_lore_to_the_deck_only() -> None:
    """lor.use: a lore card per player lies in the deck, none in a play area or in the row."""
    for seed in range(5):
        game = settled(started("campaign", 3, seed, dealt="filled"))
        assert isinstance(game, Reach)
        lore = [card for card in game.court_deck if card in DECK.kinds[LORE]]
        assert len(lore) == 3
        assert not [card for card in game.court if card in DECK.kinds[LORE]]
        assert not [card for kind in (LEADER, LORE) for card in DECK.kinds[kind] if game.holder[card] != NOBODY]


# -- protected, scrapped ------------------------------------------------


def test_a_protected_guild_card_stays_with_its_holder_except_through_outrage(monkeypatch: pytest.MonkeyPatch) -> None:
    """ter.protected"""
    t = campaign(3).give(BLUE, cc.MiningInterest, cc.LatticeSpies)
    monkeypatch.setattr(cc.MiningInterest, "protected", True)
    assert stealable_cards(t.game, BLUE, RED) == [cc.LatticeSpies.printed]
    provoke_outrage(t.game, BLUE, MATERIAL)
    assert not t.holds(BLUE, cc.MiningInterest)


def test_a_scrapped_card_never_returns() -> None:
    """ter.scrap: it belongs to no deck any more, not even after the intermission."""
    t = campaign(3).give(RED, cc.LatticeSpies)
    scrap_card(t.game, cc.LatticeSpies.printed)
    Intermission().clear_court(t.game)
    assert t.game.scrapped == [cc.LatticeSpies.printed]
    assert cc.LatticeSpies.printed not in t.game.court_deck
    assert cc.LatticeSpies.printed not in t.game.courtly
    assert not t.holds(RED, cc.LatticeSpies)
