"""Rulings of Guild cards that speak of leaders and lore. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *


def test_bc02_3_a_slot_on_a_card_counts_as_empty_slot() -> None:
    """Two slots on the board and one on Ancient Holdings."""
    t = table().give(RED, MiningInterest, AncientHoldings).turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    t.answer(SUPPLY, CARD_SLOT, SUPPLY, 0, SUPPLY, 1)
    assert t.count(RED, MATERIAL) == 3
    assert t.asked() != "FillSlots.source"


def test_bc08_1_gives_no_dice_for_fire_rifles() -> None:
    """Two fresh ships, two dice, although it is a gate."""
    t = firing(table().give(RED, Gatekeepers).ships(BLUE, gate(3), 3))
    assert t.choices("dice")[-1] == 2


def test_bc13_3_rolls_no_dice_of_fire_rifles_again() -> None:
    t = firing(table().give(RED, Skirmishers).ships(BLUE, gate(3), 3)).fill(dice=2)
    assert t.is_chance()
    t.answer((0, 0))
    assert t.asked() != "RollAgain.effect"


def test_bc17_4_farseers_that_a_declaration_brings_do_not_look() -> None:
    """The Noble secures the top card of the Court deck for a new ambition; owned before, both triggers are ordered."""
    t = table().give(RED, Noble).deck(Farseers).hand(BLUE, ATTACK).turn(RED, ATTACK)
    t.answer(TYRANT)
    assert t.holds(RED, Farseers)
    assert t.asked() != "LookAndSwap.rival"
    t = table().give(RED, Noble, Farseers).hand(BLUE, ATTACK).turn(RED, ATTACK).answer(TYRANT)
    assert t.asked() == "Declare.card"
    assert t.choices() == [Farseers.id, Noble.id]


def test_bc22_3_with_keepers_solidarity_and_a_relic_nothing_can_be_stolen() -> None:
    t = table().give(BLUE, SwornGuardians, KeepersSolidarity, LoyalPilots).tokens(BLUE, RELIC)
    undeclared = t.copy()
    assert raiding(t.marker(KEEPER), R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT).asked() != "Raid.loot"
    t = raiding(undeclared, R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)
    assert t.choices("loot") == [DONE, LOOT_CARD + SwornGuardians.id]


def test_bc03_3_the_pile_counts_for_keepers_solidarity() -> None:
    """The Cartel has Material tokens, so it guards itself while Keeper is declared."""
    t = table().give(BLUE, MaterialCartel, KeepersSolidarity).tokens(BLUE, FUEL).marker(KEEPER)
    assert tokens_had(t.game, BLUE, MATERIAL) == 5
    t = raiding(t, R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)
    assert t.choices("loot") == [DONE, 0]
