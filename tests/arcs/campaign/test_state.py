"""Positions of the campaign: laid out, copied, played from act to act."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.chance import Stream


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_campaign_goes_through_three_acts(players: int) -> None:
    game = started("campaign", players, 1)
    game.wander(Stream(players), TITLE.longest)
    assert game.ask is None
    assert isinstance(game, Reach)
    assert game.act == 3


def test_a_copy_shares_the_plan_and_nothing_else() -> None:
    t = campaign().imperial(gate(1), 2)
    twin = t.game.copy()
    assert isinstance(twin, Reach)
    twin.ledger[0].append(1)
    twin.trust[MATERIAL] += 1
    assert t.game.ledger[0] == []
    assert t.game.trust == [0] * RESOURCES
    assert twin.plan is t.game.plan
