"""The test table itself."""

from __future__ import annotations

from arcs.prelude import *


def test_gatekeepers_give_two_more_dice_at_a_gate() -> None:
    """bc08: up to 2 dice beyond one per ship in a battle at a gate."""
    t = table(3).give(RED, Gatekeepers).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1)
    t.turn(RED, aggro(4)).act(BATTLE)
    assert t.asked() == "Battle.assault"
    assert t.choices("assault")[-1] == 5
