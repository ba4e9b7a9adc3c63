"""Rulings of Guild cards that speak of leaders and lore. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

ATTACK = action_card(AGGRESSION, 3)


def test_bc02_3_a_slot_on_a_card_counts_as_empty_slot() -> None:
    """Two slots on the board and one on Ancient Holdings."""
    t = table().give(RED, MiningInterest, AncientHoldings).turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    t.answer(SUPPLY, CARD_SLOT, SUPPLY, 0, SUPPLY, 1)
    assert t.count(RED, MATERIAL) == 3
    assert t.asked() != "FillSlots.source"


def firing(*cards: type[Card]) -> Table:
    """Red fires rifles from gate 2 at Blue in gate 3."""
    t = table().give(RED, GalacticRifles, *cards).ships(RED, gate(2), 2).ships(BLUE, gate(3), 3)
    return t.turn(RED, ATTACK).to_pips().use(GalacticRifles)


def test_bc08_1_gives_no_dice_for_fire_rifles() -> None:
    """Two fresh ships, two dice, although it is a gate."""
    t = firing(Gatekeepers)
    assert t.choices("dice")[-1] == 2


def test_bc13_3_rolls_no_dice_of_fire_rifles_again() -> None:
    t = firing(Skirmishers).fill(dice=2)
    assert t.is_chance()
    t.answer((0, 0))
    assert t.asked() != "RollAgain.effect"


def test_bc17_4_farseers_that_a_declaration_brings_do_not_look() -> None:
    """The Noble secures the top card of the Court deck for a new ambition; owned before, both triggers are ordered."""
    t = table().give(RED, Noble).deck(Farseers).hand(BLUE, ATTACK).turn(RED, action_card(AGGRESSION, 3))
    t.answer(TYRANT)
    assert t.holds(RED, Farseers)
    assert t.asked() != "LookAndSwap.rival"
    t = table().give(RED, Noble, Farseers).hand(BLUE, ATTACK).turn(RED, ATTACK).answer(TYRANT)
    assert t.asked() == "Declare.card"
    assert t.choices() == [Farseers.id, Noble.id]


def raiding(t: Table) -> Table:
    """Red rolls four keys against Blue, who owns Sworn Guardians, Keeper's Solidarity and a Relic."""
    t.give(BLUE, SwornGuardians, KeepersSolidarity, LoyalPilots).tokens(BLUE, RELIC)
    t.ships(RED, gate(2), 8).ships(BLUE, gate(2), 0, 1).turn(RED, ATTACK).act(BATTLE)
    return t.fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT))


def test_bc22_3_with_keepers_solidarity_and_a_relic_nothing_can_be_stolen() -> None:
    assert raiding(table().marker(KEEPER)).asked() != "Raid.loot"
    t = raiding(table())  # Keeper is not declared
    assert t.choices("loot") == [DONE, LOOT_CARD + SwornGuardians.id]


def test_bc03_3_the_pile_counts_for_keepers_solidarity() -> None:
    """The Cartel has Material tokens, so it guards itself while Keeper is declared."""
    t = table().give(BLUE, MaterialCartel, KeepersSolidarity).tokens(BLUE, FUEL).marker(KEEPER)
    assert tokens_had(t.game, BLUE, MATERIAL) == 5
    t.ships(RED, gate(2), 8).ships(BLUE, gate(2), 0, 1).turn(RED, ATTACK).act(BATTLE)
    t.fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT))
    assert t.choices("loot") == [DONE, 0]
