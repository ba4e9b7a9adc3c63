"""Battle (p. 14-16): who fights, with which dice, and in which order the dice take effect."""

from __future__ import annotations

from arcs.prelude import *


def test_battle_01_needs_a_defender_and_zero_dice_are_allowed() -> None:
    t = table(3).ships(RED, gate(2), 1).turn(RED, aggro(2)).to_pips()
    assert t.choices("action") == [DONE, MOVE]
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack().fight()
    assert t.asked() == "Turn.action"
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2))) == (1, 1)


def test_battle_01_any_piece_makes_a_defender() -> None:
    t = table(3).ships(RED, hexa(2), 1).city(BLUE, hexa(2)).ships(GOLD, hexa(2), 0, 1)
    assert t.attack().choices("defender") == [BLUE, GOLD]


def test_battle_02_all_ships_attack_and_can_be_hit() -> None:
    """One die of three ships, two of them damaged: the flame may hit any of the three."""
    t = table(3).ships(RED, gate(2), 1, 2).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2, 3]
    t.fight(assault=1, faces=(A_HIT_FLAME,))
    assert t.choices("condition") == [FRESH, DAMAGED]
    t.answer(DAMAGED)
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (1, 1)
    assert t.trophies_of(BLUE, RED, SHIP) == 1


def test_battle_03_six_dice_of_a_type() -> None:
    t = table(3).ships(RED, gate(2), 9).ships(BLUE, gate(2), 1).attack().fill(defender=BLUE)
    assert t.choices("assault") == [0, 1, 2, 3, 4, 5, 6]
    t.answer(6)
    assert t.choices("skirmish") == [0, 1, 2, 3]


def test_battle_03_raid_dice_need_a_building_here_or_none_anywhere() -> None:
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).city(BLUE, arrow(3)).attack()
    t.fill(assault=0, skirmish=0)
    assert t.asked() == "Turn.action"  # no raid dice to choose: the battle is over
    t = table(3).ships(RED, hexa(2), 2).starport(BLUE, hexa(2)).attack().fill(assault=0, skirmish=0)
    assert t.choices("raiders") == [0, 1, 2]
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack().fill(assault=0, skirmish=0)
    assert t.choices("raiders") == [0, 1, 2]


def test_battle_04_order_of_results() -> None:
    """Flames, interception by ships fresh at that moment, hits on ships, surplus on buildings, building hits."""
    t = table(3).ships(RED, hexa(2), 4).ships(BLUE, hexa(2), 1).city(BLUE, hexa(2)).starport(BLUE, hexa(2)).attack()
    t.fight(assault=3, raid=1, faces=(A_TWO_HITS_FLAME, A_HIT_INTERCEPT, A_HIT_INTERCEPT, R_BUILDING_FLAME))
    t.fill(condition=[FRESH] * 2)  # two flames and one interception, although two intercepts show
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (1, 3)
    # Four hits: two for the ship, two for buildings; then the building hit. The attacker chooses.
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.choices("place") == [place_at(hexa(2), 0), place_at(hexa(2), 1)]
    t.answer(place_at(hexa(2), 0), place_at(hexa(2), 1), place_at(hexa(2), 1))
    assert t.trophies_of(RED, BLUE, STARPORT) == 1
    assert t.trophies_of(RED, BLUE, CITY) == 0


def test_battle_04_interception_counts_fresh_defenders_only() -> None:
    t = table(3).ships(RED, gate(2), 4).ships(BLUE, gate(2), 0, 3).attack().fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.fresh(RED, gate(2)) == 4
    assert t.trophies_of(RED, BLUE, SHIP) == 1


def test_battle_06_hits_are_dealt_even_if_all_attackers_die() -> None:
    """One damaged ship, two flames: the surplus is lost, the hits on Blue are not; the raid is."""
    t = table(3).ships(RED, hexa(2), 0, 2).ships(BLUE, hexa(2), 1).city(BLUE, hexa(2)).tokens(BLUE, FUEL, FUEL)
    t.attack().fight(assault=1, raid=1, faces=(A_TWO_HITS_FLAME, R_KEY_FLAME))
    assert t.trophies_of(BLUE, RED, SHIP) == 2
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.count(BLUE, FUEL) == 2
    t = table(3).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 5).attack().fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (4, 1)  # five hits on one ship


def test_battle_10_ships_that_appear_are_not_attacking_ships() -> None:
    """Both attackers are shot down; Mass Uprising, ransacked, brings a ship: still no raid."""
    t = table(3).court(MassUprising).agents(BLUE, 0, 1).ships(RED, hexa(2), 0, 2).city(BLUE, hexa(2), DAMAGED)
    t.ships(BLUE, hexa(2), 2).tokens(BLUE, FUEL, FUEL)
    t.attack().fight(raid=2, faces=(R_BUILDING_KEY, R_TWO_KEYS_INTERCEPT))
    assert t.asked() == "Uprising.cluster"
    t.answer(1)
    assert t.fresh(RED, hexa(2)) == 1
    assert t.asked() == "Turn.action"
    assert t.count(BLUE, FUEL) == 2


def test_skirmish_dice_hurt_nobody_but_the_defender() -> None:
    """Page 14: half their faces hit, none has a flame."""
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 2).attack().fight(skirmish=2, faces=(S_HIT, S_BLANK))
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (2, 1, 1)
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack().fight(assault=1, faces=(A_BLANK,))
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2))) == (1, 1)


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_hits_on_the_defender_count_even_if_all_attackers_die() -> None:
    t = table(3).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1).attack()
    t.fight(assault=1, faces=(A_TWO_HITS_FLAME,))
    assert (t.trophies_of(BLUE, RED, SHIP), t.trophies_of(RED, BLUE, SHIP)) == (1, 1)


def test_raid_dice_against_a_defender_without_any_building() -> None:
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).tokens(BLUE, FUEL, FUEL).attack()
    t.fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,)).answer(1)
    t.fill(slot=0)
    assert t.count(RED, FUEL) == 1
