"""Secure (p. 13), and taking cards from the Court in any other way."""

from __future__ import annotations

from arcs.prelude import *


def test_secure_01_needs_more_agents_than_each_single_rival() -> None:
    t = table(3).agents(RED, 0, 2).agents(BLUE, 0, 1).agents(GOLD, 0, 1).agents(RED, 1, 1).agents(BLUE, 1, 1)
    t.turn(RED, aggro(2)).act(SECURE)  # only the first card, so no question
    assert (t.captives_of(RED, BLUE), t.captives_of(RED, GOLD)) == (1, 1)
    assert [line.refs for line in t.told("captives")] == [(RED, BLUE, 1), (RED, GOLD, 1)]
    assert t.left(RED, AGENT) == 9  # two came home, one is still at the other card
    assert t.on_court(1, RED) == 1


def test_secure_02_without_a_legal_card_no_action() -> None:
    t = table(3).agents(BLUE, 1, 1).ships(RED, gate(2), 1).turn(RED, aggro(2)).to_pips()
    assert t.choices("action") == [DONE, MOVE]


def test_secure_02_a_vox_card_takes_effect_before_its_place_is_refilled() -> None:
    t = table(3).court(SecretOrder, MassUprising).deck(PopulistDemands).agents(RED, 1, 1).turn(RED, aggro(2))
    t.act(SECURE)
    assert t.asked() == "Uprising.cluster"
    assert t.game.court[1] == NOTHING
    t.answer(1)
    assert t.game.court[:2] == [SecretOrder.printed, PopulistDemands.printed]
    assert t.game.court_discard == [MassUprising.printed]


def test_secure_03_and_o_01_an_empty_court_deck_leaves_the_place_empty() -> None:
    t = table(3).court(Gatekeepers).agents(RED, 0, 1)
    t.court_deck([])
    t.turn(RED, aggro(2)).act(SECURE)
    assert t.game.court[0] == NOTHING
    t.turn(RED, mobi(2)).act(INFLUENCE)
    assert t.choices("slot") == [1, 2, 3]


def test_o_01_court_deck_runs_out() -> None:
    """Discarded cards do not form a new deck."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1)
    t.game.court_discard = t.game.court_deck
    t.court_deck([])
    t.turn(RED, aggro(2)).act(SECURE)
    assert t.game.court[0] == NOTHING
    assert t.game.court_discard


def test_ransack_01_is_compulsory_and_takes_every_rivals_agents() -> None:
    """No majority is needed, there is no way to decline, Red's own agents go home."""
    t = table(3).court(Gatekeepers, SilverTongues).agents(BLUE, 0, 1).agents(GOLD, 0, 4).agents(RED, 0, 2)
    t.agents(BLUE, 1, 1).agents(GOLD, 2, 3).ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_FLAME,))
    assert t.choices("slot") == [0, 1]  # cards with an agent of the city's owner; no DONE
    t.answer(0)
    assert (t.trophies_of(RED, BLUE, AGENT), t.trophies_of(RED, GOLD, AGENT)) == (1, 4)
    assert [line.refs for line in t.told("agent_trophies")] == [(RED, BLUE, 1), (RED, GOLD, 4)]
    assert sum(t.game.captives) == 0
    assert t.left(RED, AGENT) == 9  # home, but for the one on the Relic slot
    assert t.holds(RED, Gatekeepers)


def test_ransack_01_without_such_a_card_nothing_happens() -> None:
    t = table(3).agents(GOLD, 0, 2).ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_FLAME,))
    assert t.asked() == "Turn.action"
    assert t.on_court(0, GOLD) == 2


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_ransack_is_mandatory_and_takes_all_rivals_agents_as_trophies() -> None:
    t = table(4).court(Gatekeepers).agents(BLUE, 0, 1).agents(GOLD, 0, 2).agents(WHITE, 0, 3)
    t.ships(RED, hexa(4), 1).city(BLUE, hexa(4), DAMAGED).attack()
    t.fight(raid=1, faces=(R_BUILDING_KEY,))
    assert [t.trophies_of(RED, seat, AGENT) for seat in (BLUE, GOLD, WHITE)] == [1, 2, 3]
    assert t.holds(RED, Gatekeepers)


def test_card_secured_in_the_prelude_is_locked() -> None:
    """Its Prelude waits for a later turn."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).tokens(RED, RELIC).a_ship_each()
    t.turn(RED, ATTACK).spend(RED, 0).answer(SECURE)
    assert t.holds(RED, Gatekeepers)
    assert t.asked() == "Turn.action"  # nothing is left to do in the Prelude
    t.end_turn().turn(RED, aggro(4)).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_card_secured_with_a_pip_is_open_in_the_next_turn() -> None:
    """Also when nobody else has a turn in between."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).a_ship_each()
    t.turn(RED, ATTACK).act(SECURE).end_turn()
    t.turn(RED, aggro(4)).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_stolen_card_is_not_locked() -> None:
    """Red secured it a moment ago; Blue steals it in the Prelude and may use it at once."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).give(BLUE, SilverTongues).a_ship_each()
    t.turn(RED, ATTACK).act(SECURE).end_turn()
    t.turn(BLUE, aggro(4)).to_prelude().use(SilverTongues)
    assert t.holds(BLUE, Gatekeepers)
    assert t.offers() == [("bc08", 0)]
