"""Nothing in Arcs goes on for ever, and nothing legal that matters is forbidden for it."""

from __future__ import annotations

from arcs.table import RED, Table, action_card, arrow, gate, hexa, table
from starboard.core.ask import DONE
from starboard.games.arcs.ids import MOBILIZATION, MOVE

# -- catapult moves (MOVE-02) ------------------------------------------------------------------------------------


def launched(fresh: int, damaged: int = 0) -> Table:
    """Ships of Red have left their starport for gate 2."""
    t = table(3).starport(RED, hexa(2)).ships(RED, hexa(2), fresh, damaged)
    return t.turn(RED, action_card(MOBILIZATION, 3)).act(MOVE).fill(end=gate(2), fresh=fresh, damaged=damaged)


def test_lone_ship_cannot_circle_between_gates() -> None:
    """It would change nothing: each gate is entered once."""
    t = launched(1)
    seen = [gate(2)]
    while t.asked() == "Move.end":
        gates = [end for end in t.choices("end") if end in t.game.board.gates]
        assert not set(gates) & set(seen)
        if not gates:
            break
        seen.append(gates[0])
        t.answer(gates[0])
    assert sorted(seen) == t.game.board.gates  # all the way round, and no further
    assert DONE in t.choices("end")


def test_group_may_go_back_if_it_drops_a_ship_off() -> None:
    """Out to gate 3, one ship stays there, the others return through gate 2 to a planet of cluster 2."""
    t = launched(3).answer(gate(3)).fill(fresh=3)
    assert gate(2) in t.choices("end")
    t.answer(gate(2))
    assert t.choices("fresh") == [1, 2]  # at least one stays behind
    t.answer(2).answer(arrow(2)).fill(fresh=2)
    assert (t.fresh(RED, gate(3)), t.fresh(RED, arrow(2))) == (1, 2)


def test_damaged_ships_count_for_the_drop_off() -> None:
    t = launched(1, 1).answer(gate(3)).fill(fresh=1, damaged=1).answer(gate(2))
    assert t.choices("fresh") == [0, 1]
    t.answer(1)
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(3))) == (1, 1)
    assert t.asked() == "Move.end"


def longest_walk(t: Table) -> int:
    """The most legs a catapult move can take from here, whatever is chosen."""
    if t.asked() not in ("Move.end", "Move.fresh", "Move.damaged"):
        return 0
    best = 0
    for choice in t.choices():
        twin = Table.__new__(Table)
        copy = t.game.copy()
        assert isinstance(copy, type(t.game))
        twin.game = copy
        leg = 1 if t.asked() == "Move.end" and choice != DONE else 0
        best = max(best, leg + longest_walk(twin.answer(choice)))
    return best


def test_catapult_moves_are_bounded() -> None:
    """With n ships: once round the ring per ship, at most."""
    assert longest_walk(launched(1)) == 4
    assert longest_walk(launched(2)) <= 2 * 4
    assert longest_walk(launched(3)) <= 3 * 4
