"""What lore cards of several files share. A number after a code is a line of the card's rulings."""

from __future__ import annotations

import pytest

from arcs.prelude import *


@pytest.mark.parametrize(
    ("card", "number", "resources"),
    [
        (EmpathsVision, 0, (PSIONIC,)),
        (KeepersTrust, 0, (RELIC,)),
        (WarlordsCruelty, 0, (WEAPON,)),
        (TyrantsEgo, 1, (WEAPON,)),
        (TycoonsCharm, 1, (MATERIAL, FUEL)),
    ],
)
def test_l19_l21_l23_l25_l28_discard_to_clear_outrage(
    card: type[Card], number: int, resources: tuple[int, ...]
) -> None:
    """At any time, declared or not; the agents come home, the card goes to the Court discard pile (CC-01)."""
    t = table().give(RED, card).outrage(RED, *resources).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [(card.code, number)]
    t.use(card, number)
    assert [t.is_outraged(RED, resource) for resource in resources] == [False] * len(resources)
    assert t.left(RED, AGENT) == 10
    assert t.game.court_discard == [card.printed]
    assert not t.holds(RED, card)
    t = table().give(RED, card).turn(RED, ADMIN).to_prelude().use(card, number)
    assert t.game.court_discard == [card.printed]  # legal without a marked slot


def test_lore_in_the_court_discard_pile_stays_there() -> None:
    """Guild Struggle brings back Guild cards only."""
    t = table().court(GuildStruggle).give(RED, EmpathsVision).ships(RED, gate(2), 1).agents(RED, 0, 1)
    t.game.court_discard = [SwornGuardians.printed]
    t.court_deck([card for card in t.game.court_deck if card != SwornGuardians.printed])
    t.turn(RED, ATTACK).to_prelude().use(EmpathsVision).act(SECURE)
    assert t.is_chance()  # the Court deck is shuffled
    assert SwornGuardians.printed in t.game.court_deck
    assert t.game.court_discard == [EmpathsVision.printed]


def test_lore_cards_have_no_suit_and_no_keys() -> None:
    """SCORE-09, BATTLE-08: no icons, not to be stolen, not lost to Outrage."""
    t = table().give(BLUE, LoyalKeepers, AncientHoldings, GateStations).give(RED, SilverTongues)
    t.turn(RED, ADMIN).to_prelude().use(SilverTongues)
    assert t.holds(RED, LoyalKeepers)  # the only thing to steal
