"""Traps that other implementations of Arcs fell into. Each test is one of them."""

from __future__ import annotations

from arcs.table import BLUE, RED, action_card, table
from starboard.games.arcs.cards.guild import Gatekeepers, SilverTongues
from starboard.games.arcs.ids import AGGRESSION, RELIC, SECURE

# -- cards and the Prelude (CC-02) -----------------------------------------------------------------------------


def test_card_secured_in_the_prelude_is_locked() -> None:
    """Its Prelude waits for a later turn."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).tokens(RED, RELIC).a_ship_each()
    t.turn(RED, action_card(AGGRESSION, 3)).spend(RED, 0).answer(SECURE)
    assert t.holds(RED, Gatekeepers)
    assert t.asked() == "Turn.action"  # nothing is left to do in the Prelude
    t.end_turn().turn(RED, action_card(AGGRESSION, 4)).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_card_secured_with_a_pip_is_open_in_the_next_turn() -> None:
    """Also when nobody else has a turn in between."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).a_ship_each()
    t.turn(RED, action_card(AGGRESSION, 3)).act(SECURE).end_turn()
    t.turn(RED, action_card(AGGRESSION, 4)).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_stolen_card_is_not_locked() -> None:
    """Red secured it a moment ago; Blue steals it in the Prelude and may use it at once."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1).give(BLUE, SilverTongues).a_ship_each()
    t.turn(RED, action_card(AGGRESSION, 3)).act(SECURE).end_turn()
    t.turn(BLUE, action_card(AGGRESSION, 4)).to_prelude().use(SilverTongues)
    assert t.holds(BLUE, Gatekeepers)
    assert t.offers() == [("bc08", 0)]
