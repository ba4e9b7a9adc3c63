"""Lore of the pack, L15 to L18. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- L15 Predictive Sensors ----------------------------------------------------------------------------------------


def sensed(t: Table) -> Table:
    """Red attacks Blue at gate 2; Blue has fresh ships in two neighbours and a damaged one in a third."""
    t.give(BLUE, PredictiveSensors).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).ships(BLUE, hexa(2), 2)
    return t.ships(BLUE, gate(3), 1).ships(BLUE, gate(6), 0, 1).attack()


def test_l15_the_defender_brings_fresh_ships_from_next_door() -> None:
    t = sensed(table())
    assert (t.asked(), t.seat(), t.choices()) == ("SenseAttack.start", BLUE, [DONE, hexa(2), gate(3)])
    t.answer(hexa(2))
    assert t.choices("ships") == [1, 2]
    t.answer(2)
    assert t.choices("start") == [DONE, gate(3)]
    t.answer(gate(3))
    assert (t.fresh(BLUE, gate(2)), t.fresh(BLUE, hexa(2)), t.fresh(BLUE, gate(3))) == (4, 0, 0)
    assert t.damaged(BLUE, gate(6)) == 1
    assert t.asked() == "Battle.assault"
    assert t.abilities(PredictiveSensors) == [0]


def test_l15_each_neighbour_once() -> None:
    t = sensed(table()).answer(hexa(2), 1)
    assert (t.fresh(BLUE, hexa(2)), t.choices("start")) == (1, [DONE, gate(3)])


def test_l15_may_be_left_out() -> None:
    t = sensed(table()).done()
    assert t.fresh(BLUE, gate(2)) == 1
    assert t.abilities(PredictiveSensors) == []


def test_l15_1_no_catapult() -> None:
    """Only from neighbours, a starport two steps away does not help."""
    t = table().give(BLUE, PredictiveSensors).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1)
    t.starport(BLUE, hexa(3)).ships(BLUE, hexa(3), 2).attack()
    assert t.asked() == "Battle.assault"


def test_l15_2_a_rebel_brings_two_ships_from_each_neighbour_at_most() -> None:
    t = table().give(BLUE, Rebel).ships(BLUE, hexa(2), 3)
    assert sensed(t).answer(hexa(2)).choices("ships") == [1, 2]


def test_l15_3_the_battle_cannot_be_taken_back_afterwards() -> None:
    """ROUND-15: new information."""
    t = sensed(table())
    curtain = t.game.curtain
    assert t.done().game.curtain > curtain


def test_l15_4_it_is_a_move_from_each_system_so_gate_ports_of_the_attacker_apply_to_each() -> None:
    """MOVE-01: a move takes ships from one system to one other."""
    t = sensed(table().give(RED, GatePorts).starport(RED, gate(2)).ships(RED, gate(2), 2))
    t.answer(gate(3), hexa(2), 1)
    assert t.captives_of(RED, BLUE) == 2
    assert t.abilities(GatePorts) == [1, 1]


def test_l15_4_the_defender_orders_the_moves() -> None:
    """Red controls the gate with three fresh ships against one: if two come first, the next enters nobody's gate."""
    for order, captives in (((gate(3), hexa(2)), 2), ((hexa(2), gate(3)), 1)):
        t = sensed(table().give(RED, GatePorts).starport(RED, gate(2)).ships(RED, gate(2), 1))
        for start in order:
            t.answer(start).fill(ships=2)
        assert t.captives_of(RED, BLUE) == captives


# -- L16 Force Beams -----------------------------------------------------------------------------------------------


def beaming() -> Table:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2)).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 2, 1)
    return t.turn(RED, MOVING).to_pips().use(ForceBeams)


def test_l16_guide_moves_ships_of_all_colours_away() -> None:
    t = beaming().fill(start=hexa(2), end=gate(2))
    t.fill(ships=[0, 2, 1])
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2)), t.fresh(RED, hexa(2))) == (2, 1, 1)


def test_l16_guide_pulls_ships_in() -> None:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2)).ships(BLUE, gate(2), 2).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(ships=2)
    assert t.fresh(BLUE, hexa(2)) == 2


def test_l16_guide_needs_a_fresh_starport_and_moves_something() -> None:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2), DAMAGED).ships(RED, hexa(2), 1).turn(RED, MOVING)
    assert t.to_pips().offers() == []
    t = beaming().fill(start=hexa(2), end=gate(2)).fill(ships=[0, 0])
    assert t.damaged(BLUE, gate(2)) == 1  # the last one had to go


def test_l16_1_no_catapult_no_gate_ports_no_limit_no_sprint() -> None:
    t = table().give(RED, ForceBeams, Rebel, SprinterDrives).give(BLUE, GatePorts).starport(RED, hexa(2))
    t.starport(BLUE, gate(2)).ships(BLUE, gate(2), 1).ships(RED, hexa(2), 3).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(start=hexa(2), end=gate(2), ships=3)
    assert t.fresh(RED, gate(2)) == 3
    assert t.captives_of(BLUE, RED) == 0
    assert t.asked() == "Turn.action"


def test_l16_2_damaged_ships_may_be_moved_without_consent() -> None:
    t = beaming().fill(start=hexa(2), end=crescent(2), ships=[0, 0])
    assert t.damaged(BLUE, crescent(2)) == 1
    assert t.seat() == RED


# -- L17 Raider Exosuits -------------------------------------------------------------------------------------------


def test_l17_one_raid_die_without_a_defending_building() -> None:
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    t.attack()
    assert t.answer(0, 0).choices("raiders") == [0, 1]
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    assert t.attack().choices("assault") == [0, 1, 2, 3]  # among the normal number


def test_l17_1_the_usual_rule_already_allows_more_without_any_building() -> None:
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).attack()
    assert t.answer(0, 0).choices("raiders") == [0, 1, 2, 3]


# -- L18 Survival Overrides ----------------------------------------------------------------------------------------


def test_l18_martyr_destroys_a_ship_of_each() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1, 1).turn(RED, MOVING)
    t.to_pips().use(SurvivalOverrides)
    assert t.choices("ship") == [BLUE * 2 + FRESH, BLUE * 2 + DAMAGED]
    t.answer(BLUE * 2 + FRESH)
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP)) == (0, 15)
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (0, 1)


def test_l18_martyr_needs_a_fresh_ship() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1).turn(RED, MOVING)
    assert t.to_pips().offers() == []


def test_l18_1_a_ship_may_be_sacrificed_for_nothing() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 2).turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP)) == (1, 14)
