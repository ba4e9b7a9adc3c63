"""Move (p. 13), with catapult moves."""

from __future__ import annotations

from arcs.prelude import *


def test_move_01_any_number_of_ships_one_step_as_often_as_you_like() -> None:
    t = table(3).ships(RED, gate(2), 3, 2).move().answer(gate(3))
    assert t.choices("fresh") == [0, 1, 2, 3]
    t.answer(2)
    assert t.choices("damaged") == [0, 1, 2]
    t.answer(1)
    assert (t.fresh(RED, gate(3)), t.damaged(RED, gate(3))) == (2, 1)
    t.answer(MOVE, gate(3), gate(2), 2, 1, MOVE).fill(end=gate(3), fresh=3, damaged=2)
    assert (t.fresh(RED, gate(3)), t.damaged(RED, gate(3))) == (3, 2)


def test_move_01_at_least_one_ship_moves() -> None:
    t = table(3).ships(RED, gate(2), 2).move().answer(gate(3))
    assert t.choices("fresh") == [1, 2]


def test_move_02_catapult_stops_at_planets_and_foreign_gates() -> None:
    """Dropping ships off on the way; a gate Red controls already does not stop him."""
    t = table(3).starport(RED, arrow(2), DAMAGED).ships(RED, arrow(2), 4).ships(RED, gate(3), 1)
    t.ships(BLUE, gate(5), 1).move().fill(start=arrow(2), end=gate(2), fresh=4)
    t.answer(gate(3), 3)  # one stays in gate 2
    t.answer(gate(5), 2)  # one stays in gate 3
    assert t.asked() == "Turn.action"  # Blue controlled gate 5
    assert [t.fresh(RED, gate(n)) for n in (2, 3, 5)] == [1, 2, 2]
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 1).move().fill(end=crescent(2))
    assert t.asked() == "Turn.action"  # a planet ends it


def test_move_02_control_is_judged_just_before_each_gate() -> None:
    """Red's three ships would control gate 3 after entering; what counts is that Blue did before."""
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 3).ships(BLUE, gate(3), 1).turn(RED, mobi(2))
    t.act(MOVE).fill(end=gate(2), fresh=3).answer(gate(3), 3)
    assert t.controller(gate(3)) == RED
    assert t.asked() == "Turn.action"


def test_move_02_a_tie_in_a_gate_does_not_stop() -> None:
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 1).ships(BLUE, gate(2), 1).ships(GOLD, gate(2), 1)
    t.move().fill(end=gate(2))
    assert t.asked() == "Move.end"


def test_move_03_ships_in_gates_on_the_way_are_not_picked_up() -> None:
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 1).ships(RED, gate(2), 3).turn(RED, mobi(2))
    t.act(MOVE).fill(start=arrow(2), end=gate(2)).answer(gate(3))
    assert t.fresh(RED, gate(2)) == 3
    assert t.fresh(RED, gate(3)) == 1  # nobody asked how many: only the one that was launched


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_damaged_ships_move_and_collect_dice() -> None:
    t = table(3).ships(RED, gate(2), 0, 2).ships(BLUE, gate(3), 1).turn(RED, aggro(2))
    t.act(MOVE).answer(gate(3), 2)
    assert t.damaged(RED, gate(3)) == 2
    assert t.answer(BATTLE).choices("assault") == [0, 1, 2]


def test_catapult_checks_control_before_each_gate_and_uses_own_starports_only() -> None:
    """Red's ships on the way may take control of a gate only by entering it: too late to go on."""
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 5).ships(BLUE, gate(3), 1).turn(RED, mobi(2))
    t.act(MOVE).fill(end=gate(2), fresh=5).answer(gate(3), 5)
    assert t.asked() == "Turn.action"
    t = table(3).starport(BLUE, arrow(2)).ships(RED, arrow(2), 5).move().fill(end=gate(2), fresh=5)
    assert t.asked() == "Turn.action"  # controlled, but not his
