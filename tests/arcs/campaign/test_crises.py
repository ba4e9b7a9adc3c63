"""Crises (p. 18): of the Blight, of cards before players, of the Court."""

from __future__ import annotations

from arcs.campaign.reach import *
from starboard.core.text import LANGUAGES, Nouns, render
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.crises import Crises

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards


def crises(t: ReachTable, number: int = 0, face: int = 0) -> ReachTable:
    """All Crises; the dice show a cluster and a symbol."""
    t.call(Crises()).answer((number, face))
    return t


def told_crises(t: ReachTable) -> list[int]:
    return [int(line.refs[0]) for line in t.told("crisis")]  # type: ignore[arg-type]


# -- of the Blight ------------------------------------------------


def test_page_18_fresh_blight_destroys_the_imperial_ship_and_hits_every_player_once() -> None:
    """cri.blight, cri.blight_prio: 3 hits, 2 of them on the Imperial ship, the last one on each player."""
    t = campaign(3).court(*QUIET).blight(gate(1), 1).imperial(gate(1), 1)
    t.ships(RED, gate(1), 1).ships(BLUE, gate(1), 2)
    crises(t)
    assert t.fresh(EMPIRE, gate(1)) + t.damaged(EMPIRE, gate(1)) == 0
    assert (t.fresh(RED, gate(1)), t.damaged(RED, gate(1))) == (0, 1)
    assert (t.fresh(BLUE, gate(1)), t.damaged(BLUE, gate(1))) == (1, 1)


def test_all_blight_of_a_system_strikes_together() -> None:
    """cri.blight: 3 hits by each fresh one, 1 by each damaged one."""
    for fresh, damaged, left in ((1, 2, (3, 5)), (2, 0, (2, 6)), (2, 2, (0, 8)), (0, 3, (5, 3))):
        t = campaign(3).court(*QUIET).blight(gate(1), fresh, damaged).blight(gate(2), 1)
        t.ships(RED, gate(1), 8)
        crises(t)
        assert (t.fresh(RED, gate(1)), t.damaged(RED, gate(1))) == left, "that of another system does not count"


def test_imperial_ships_shield_players_as_long_as_any_is_left() -> None:
    """cri.blight_prio: fresh ones are hit before damaged ones."""
    t = campaign(3).court(*QUIET).blight(gate(1), 1).imperial(gate(1), 2, 1)
    t.ships(RED, gate(1), 1)
    crises(t)
    assert (t.fresh(EMPIRE, gate(1)), t.damaged(EMPIRE, gate(1))) == (0, 2)
    assert t.fresh(RED, gate(1)) == 1


def test_fresh_ships_of_players_are_hit_before_damaged_ones() -> None:
    """cri.blight_prio"""
    t = campaign(3).court(*QUIET).blight(gate(1), 0, 1)
    t.ships(RED, gate(1), 1, 1)
    crises(t)
    assert (t.fresh(RED, gate(1)), t.damaged(RED, gate(1))) == (0, 2)


def test_the_blight_hits_no_buildings_and_makes_no_trophies() -> None:
    """cri.blight_prio: what it destroys goes home; other systems are safe."""
    t = campaign(3).court(*QUIET).blight(arrow(1), 1).imperial(gate(2), 1)
    t.city(RED, arrow(1)).ships(RED, arrow(1), 0, 2).ships(BLUE, gate(2), 1)
    crises(t)
    assert t.building_at(arrow(1)) == building(RED, CITY, FRESH)
    assert t.left(RED, SHIP) == SHIPS_EACH
    assert not any(t.game.trophies)
    assert t.fresh(BLUE, gate(2)) == t.fresh(EMPIRE, gate(2)) == 1
    assert t.fresh(BLIGHT, arrow(1)) == 1


def test_a_single_hit_reads_well() -> None:
    """cri.blight: a damaged Blight deals 1."""
    t = campaign(3).court(*QUIET).blight(gate(2), 0, 1).ships(BLUE, gate(2), 1)
    line = crises(t).told("blight_strikes")[0]
    said = [render(TITLE.story(line), language, Nouns(TITLE)) for language in LANGUAGES]
    assert said == ["Die Verderbnis schlägt zu: Tor 2 (Treffer: 1).", "The Blight strikes: Gate 2 (hits: 1)."]


# -- order, dice ------------------------------------------------


def test_crises_come_in_order_blight_then_held_cards_then_the_court() -> None:
    """cri.order, cri.fate: cards before players in turn order, here Vox cards in place of those of fates."""
    t = campaign(3).court(cc.BlightLooms, *QUIET[:3]).blight(gate(1), 1)
    t.ships(RED, gate(1), 2).give(RED, cc.PopulistDemands).give(GOLD, cc.SongOfFreedom)
    t.game.initiative = GOLD
    crises(t)
    assert t.game.log is not None
    keys = [line.key for line in t.game.log if line.key in ("blight_strikes", "crisis", "dice_place")]
    assert keys == ["blight_strikes", "crisis", "crisis", "dice_place", "crisis"]
    assert told_crises(t) == [card.printed for card in (cc.SongOfFreedom, cc.PopulistDemands, cc.BlightLooms)]


def test_the_court_is_asked_from_left_to_right_and_attached_cards_first() -> None:
    """cri.court: Vox cards only, both dice rolled once by whoever has the initiative."""
    t = campaign(3).court(cc.SongOfFreedom, cc.MiningInterest, cc.PopulistDemands, cc.LatticeSpies)
    t.attach(cc.CouncilIntrigue, 3).attach(cc.BlightLooms, 2)
    t.game.initiative = BLUE
    crises(t, 1, 4)
    order = (cc.SongOfFreedom, cc.BlightLooms, cc.CouncilIntrigue, cc.PopulistDemands)
    assert told_crises(t) == [card.printed for card in order]
    assert [line.refs for line in t.told("dice_place")] == [(BLUE, 1, CRESCENT)]


def test_dice_that_were_rolled_for_an_event_are_not_rolled_again() -> None:
    """cri.court"""
    t = campaign(3).court(cc.BlightLooms)
    t.game.number_rolled, t.game.symbol_rolled = 0, HEX
    t.call(Crises(1))
    assert t.asked() == ""
    assert t.damaged(BLIGHT, hexa(4)) == 1


def test_what_replaces_a_card_waits_for_the_next_crises() -> None:
    """C-115"""
    t = campaign(3).court(cc.BlightLooms, *QUIET[:3])
    t.deck(cc.PopulistDemands).marker(TYCOON)
    crises(t)
    assert t.game.court[1] == cc.PopulistDemands.printed
    assert told_crises(t) == [cc.BlightLooms.printed]
    assert t.game.marker_at[2] == TYCOON


def test_dice_name_a_cluster_planets_of_a_symbol_and_one_planet() -> None:
    """cri.terms: the face that shows crisis or edict does not matter for the symbol."""
    for face in (1, 4):
        t = campaign(3).court(cc.BlightLooms, *QUIET[:3]).blight(crescent(3), 0, 1)
        crises(t, 2, face)
        assert t.fresh(BLIGHT, crescent(3)) == 1  # repaired: the rolled cluster
        assert [t.damaged(BLIGHT, planet) for planet in planets_of(t.game, CRESCENT)] == [1, 1, 0, 1, 1, 1]
