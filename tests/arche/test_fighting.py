"""Attacks, blocks, loot and the Ark (7.10, 8)."""

from __future__ import annotations

from arche.table import BLUE, GREEN, NEUTRAL, RED, Table, codes, number
from starboard.core.ask import DONE
from starboard.core.state import NOTHING
from starboard.games.arche.codes import ATTACK_ARK, attack_base, attacks_base
from starboard.games.arche.ids import CRITICAL, HIT, SOLDIER


def test_who_attacks_what() -> None:
    """7.10: from outside only the Ark; from the Ark only bases; without a soldier nothing."""
    t = Table(3).troop(RED, "S-LEG-3").act(RED, HIT)
    assert t.can(ATTACK_ARK)
    assert not t.can(attack_base(BLUE))
    t = Table(3).ark(RED, "S-LEG-3", 5).troop(RED, "S-LEG-1").act(RED, HIT)
    assert not t.can(ATTACK_ARK)
    assert t.can(attack_base(BLUE))
    assert t.can(attack_base(GREEN))
    assert not t.can(attack_base(RED))
    t = Table(3).act(RED, HIT, CRITICAL)
    assert not [choice for choice in t.choices if choice == ATTACK_ARK or attacks_base(choice)]


def test_dice_of_a_joint_attack_can_be_mixed() -> None:
    """7.10: criticals in a joint attack each add 1."""
    t = Table(2).troop(RED, "S-LEG-3").ark(BLUE, "S-WAT-7", 10).act(RED, HIT, HIT, CRITICAL, CRITICAL)
    t.choose(ATTACK_ARK)
    assert t.choices == [0, 1, 2]
    t.choose(1)
    assert t.choices == [0, 1, 2]
    t.choose(2)
    assert t.game.ark_life == 10 - (3 * 2 + 2)
    assert (t.game.action[HIT], t.game.action[CRITICAL]) == (1, 0)


def test_at_least_one_die_is_used() -> None:
    t = Table(2).troop(RED, "S-LEG-3").act(RED, HIT, HIT, CRITICAL).choose(ATTACK_ARK).choose(0)
    assert t.game.action[CRITICAL] == 0, "without attack symbols the only critical hit is used"
    t = Table(2).troop(RED, "S-LEG-1").act(RED, HIT, HIT).choose(ATTACK_ARK)
    assert t.choices == [1, 2]


def test_attacks_on_the_ark_cannot_be_blocked() -> None:
    """8.1."""
    t = Table(2).troop(RED, "S-LEG-3").troop(BLUE, "S-WAT-7").ark(BLUE, "S-WAT-8", 9).act(RED, HIT).attack_ark()
    assert t.game.ark_life == 7
    assert t.ask.seat == RED


def test_surplus_damage_is_lost() -> None:
    """8.2."""
    t = Table(2).troop(RED, "S-TEC-8").ark(BLUE, "S-LEG-1", 1).act(RED, HIT, HIT).attack_ark(hits=2).roll(0)
    assert t.game.ark_life == 5 + 2


def test_the_effects_of_a_fallen_soldier_in_the_ark_end() -> None:
    """8.2, 11.7: the captain's +1 resistance for the base goes with him."""
    t = Table(2).ark(BLUE, "S-WAT-6", 1).troop(RED, "S-LEG-3")
    assert t.game.sums[13 + 2] == 1
    t.act(RED, HIT).attack_ark().roll(0)
    assert t.game.sums[13 + 2] == 0


def test_a_block_below_the_resistance_is_survived() -> None:
    """8.4: power 2 against resistance 3."""
    t = Table(2).ark(RED, "S-LEG-3", 5).troop(BLUE, "S-NOM-4").act(RED, HIT).attack_base(BLUE).card("S-NOM-4")
    assert t.active_soldier(BLUE) == "S-NOM-4"
    assert t.game.paragon[RED] == 0
    assert t.asked == "ActionPhase.action"


def test_each_attack_can_be_blocked_anew() -> None:
    """8.4."""
    t = Table(2).ark(RED, "S-LEG-8", 5).troop(BLUE, "S-LEG-1", "S-NOM-4").act(RED, HIT, HIT)
    t.attack_base(BLUE, hits=1).card("S-NOM-4").roll(0, 0).attack_base(BLUE)
    assert t.choices == [DONE, number("S-LEG-1")]
    t.card("S-LEG-1").roll(0, 0)
    assert codes(t.game.discards[SOLDIER]) == ["S-NOM-4", "S-LEG-1"]


def test_a_failed_attack_only_costs_the_dice() -> None:
    """8.4: power 2 against resistance 3."""
    t = Table(2).ark(RED, "S-LEG-3", 5).slot(BLUE, 1, "C-CON-1").own(BLUE, paragon=9).act(RED, HIT).attack_base(BLUE)
    assert t.stack(BLUE, 1) == ["C-CON-1"]
    assert t.game.paragon == [0, 9]
    assert t.game.action[HIT] == 0
    assert t.told("log.base_holds") == [(BLUE, 3)]


def test_the_defender_need_not_block() -> None:
    t = (
        Table(2)
        .ark(RED, "S-LEG-8", 5)
        .troop(BLUE, "S-LEG-1")
        .own(BLUE, paragon=9)
        .act(RED, HIT)
        .attack_base(BLUE)
        .done()
    )
    t.roll(2, 2)
    assert t.game.paragon == [4, 5]
    assert t.active_soldier(BLUE) == "S-LEG-1"


def test_the_attacker_chooses_among_active_cards_and_uncovers_what_is_below() -> None:
    """8.4."""
    t = Table(2).ark(RED, "S-LEG-8", 5).slot(BLUE, 1, "C-WAT-1", "C-CON-1").slot(BLUE, 2, "B-CON-1").act(RED, HIT)
    t.attack_base(BLUE)
    assert t.choices == sorted([number("C-CON-1"), number("B-CON-1")])
    t.card("C-CON-1").roll(0, 0)
    assert t.stack(BLUE, 1) == ["C-WAT-1"]
    assert t.game.sums[13 + 2] == 1, "the uncovered mason strengthens the base at once"


def test_a_destroyed_guard_no_longer_guards_the_loot() -> None:
    """8.4, 11.7: the card is destroyed first, then paragon is looted."""
    t = Table(2).ark(RED, "S-LEG-8", 5).slot(BLUE, 1, "C-ORD-4").own(BLUE, paragon=9).act(RED, HIT).attack_base(BLUE)
    t.roll(2, 0)
    assert t.game.paragon == [2, 7]


def test_without_expansion_cards_only_the_loot_remains() -> None:
    """8.4."""
    t = Table(2).ark(RED, "S-LEG-8", 5).own(BLUE, paragon=9).act(RED, HIT).attack_base(BLUE).roll(1, 1)
    assert t.game.paragon == [2, 7]


def test_a_soldier_without_paragon_value_loots_nothing() -> None:
    t = Table(2).ark(RED, "S-TEC-4", 5).slot(BLUE, 1, "C-CON-1").own(BLUE, paragon=9).act(RED, HIT).attack_base(BLUE)
    assert t.game.paragon == [0, 9]
    assert t.stack(BLUE, 1) == []


def test_the_base_of_the_owner_of_the_ark_is_safe() -> None:
    """7.10: nobody else has a soldier that could attack it."""
    t = Table(3).ark(BLUE, "S-LEG-8", 5).troop(RED, "S-LEG-7").act(RED, HIT, HIT)
    assert t.can(ATTACK_ARK)
    assert not [choice for choice in t.choices if attacks_base(choice)]


def test_conquering_and_going_on_against_bases() -> None:
    """7.10: the new owner goes on with remaining dice in the same turn."""
    t = Table(2).troop(RED, "S-LEG-7").ark(NEUTRAL, "S-LEG-1", 2).own(BLUE, paragon=3).act(RED, HIT, HIT)
    t.attack_ark(hits=1).roll(1).attack_base(BLUE).roll(2)
    assert t.game.paragon == [3, 1]


def test_the_ark_is_never_left_empty() -> None:
    t = Table(2).troop(RED, "S-LEG-7").ark(NEUTRAL, "S-LEG-1", 2).act(RED, HIT).attack_ark()
    assert t.game.ark_card == NOTHING, "while the dice for the kill are rolled"
    t.roll(1)
    assert t.game.ark_card == number("S-LEG-7")
