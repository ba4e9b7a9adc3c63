"""The Reach (p. 6): which systems touch, on the whole board and with clusters out of play."""

from __future__ import annotations

import pytest

from arcs.prelude import *

WHOLE = Board(SetupCard("whole", 4, "mix-up-1", (), ()))
IDS = [card.id for card in SETUP_CARDS]


def edges(board: Board) -> list[tuple[int, int]]:
    return [(s, near) for s in range(SYSTEMS) for near in board.adjacent[s] if s < near]


def test_whole_board_has_38_borders() -> None:
    """6 in the ring of gates, 18 from gates to planets, 12 between planets of a cluster, 2 between clusters."""
    assert len(edges(WHOLE)) == 38
    assert len([1 for a, b in edges(WHOLE) if is_gate(a) and is_gate(b)]) == 6
    assert len([1 for a, b in edges(WHOLE) if is_gate(a) != is_gate(b)]) == 18


def test_gate_touches_its_planets_and_two_gates() -> None:
    for cluster in range(1, 7):
        before, after = (cluster - 2) % 6 + 1, cluster % 6 + 1
        near = [arrow(cluster), crescent(cluster), hexa(cluster), gate(before), gate(after)]
        assert WHOLE.adjacent[gate(cluster)] == sorted(near)


def test_arrow_and_hex_of_a_cluster_do_not_touch() -> None:
    for cluster in range(1, 7):
        assert hexa(cluster) not in WHOLE.adjacent[arrow(cluster)]
        assert crescent(cluster) in WHOLE.adjacent[arrow(cluster)]
        assert crescent(cluster) in WHOLE.adjacent[hexa(cluster)]


def test_planets_cross_two_borders_only() -> None:
    crossing = [(a, b) for a, b in edges(WHOLE) if a // 4 != b // 4 and not is_gate(a) and not is_gate(b)]
    assert crossing == [(hexa(2), arrow(3)), (hexa(5), arrow(6))]


def test_borders_go_both_ways() -> None:
    for board in [WHOLE, *BOARDS]:
        for system in range(SYSTEMS):
            assert board.adjacent[system] == sorted(set(board.adjacent[system]))
            assert all([system in board.adjacent[near] for near in board.adjacent[system]])


def test_planet_types_and_slots() -> None:
    """4 Material, 4 Fuel, 4 Weapon, 3 Relic and 3 Psionic planets; 26 building slots, none in gates."""
    types = [kind for cluster in PLANET_TYPES[:6] for kind in cluster]
    assert [types.count(kind) for kind in (MATERIAL, FUEL, WEAPON, RELIC, PSIONIC)] == [4, 4, 4, 3, 3]
    assert sum([sum(cluster) for cluster in BUILDING_SLOTS]) == 26
    assert [cluster[0] for cluster in BUILDING_SLOTS] == [0] * 7


def test_the_centre_is_on_no_map_of_the_base_game() -> None:
    assert all([CENTRE not in board.systems and not board.adjacent[CENTRE] for board in [WHOLE, *BOARDS]])
    assert is_gate(CENTRE)
    assert planet_type(CENTRE) == PSIONIC
    assert TITLE.noun("system", CENTRE, "en") == "Twisted Passage"


# Each line: clusters out of play, gates in ring order (path markers close the ring, p. 6), number of borders.
RINGS = {
    "2p-01": ((1, 6), (2, 3, 4, 5), 25),
    "2p-02": ((2, 5), (1, 3, 4, 6), 24),
    "2p-03": ((1, 4), (2, 3, 5, 6), 26),
    "2p-04": ((1, 4), (2, 3, 5, 6), 26),
    "3p-01": ((1, 4), (2, 3, 5, 6), 26),
    "3p-02": ((2, 3), (1, 4, 5, 6), 25),
    "3p-03": ((5, 6), (1, 2, 3, 4), 25),
    "3p-04": ((3, 6), (1, 2, 4, 5), 24),
    "4p-01": ((3,), (1, 2, 4, 5, 6), 31),
    "4p-02": ((4,), (1, 2, 3, 5, 6), 32),
    "4p-03": ((5,), (1, 2, 3, 4, 6), 31),
    "4p-04": ((6,), (1, 2, 3, 4, 5), 31),
}


@pytest.mark.parametrize("id", IDS)
def test_path_markers_close_the_ring(id: str) -> None:
    """Covered clusters are gone for every purpose; the gates beside a path marker touch (p. 6)."""
    out, ring, count = RINGS[id]
    board = BOARDS[IDS.index(id)]
    assert board.gates == [gate(cluster) for cluster in ring]
    for at, cluster in enumerate(ring):
        gates = [near for near in board.adjacent[gate(cluster)] if is_gate(near)]
        assert gates == sorted([gate(ring[at - 1]), gate(ring[(at + 1) % len(ring)])])
    for cluster in out:
        for system in range(gate(cluster), gate(cluster) + 4):
            assert board.adjacent[system] == []
            assert system not in board.systems
            assert all([system not in near for near in board.adjacent])
    assert len(edges(board)) == count


def test_map_01_planets_touch_across_two_borders_only() -> None:
    near = table(3).game.board.adjacent
    assert arrow(3) in near[hexa(2)]
    assert arrow(6) in near[hexa(5)]
    assert arrow(5) not in near[hexa(3)]
    assert arrow(2) not in near[hexa(6)]


def test_x_29_three_player_mix_up_seat_two() -> None:
    spot = table(3, "3p-01").game.board.card.seats[1]
    assert (spot.a, spot.b) == (hexa(5), arrow(2))


def test_x_31_crescent_of_cluster_six_has_two_slots() -> None:
    t = table(3).ships(RED, crescent(6), 1).turn(RED, construct(2)).act(BUILD).answer(CITY, BUILD, CITY)
    assert t.places(crescent(6), RED) == [place_at(crescent(6), 0), place_at(crescent(6), 1)]


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_ships_do_not_cross_from_arrow_to_hex() -> None:
    """They do not touch; from planet to planet only 2-hex and 3-arrow, 5-hex and 6-arrow cross a border."""
    t = table(3).ships(RED, arrow(2), 1).move()
    assert t.choices("end") == [gate(2), crescent(2)]
    t = table(3).ships(RED, hexa(2), 1).move()
    assert t.choices("end") == [gate(2), crescent(2), arrow(3)]
    t = table(3).ships(RED, arrow(6), 1).move()
    assert t.choices("end") == [hexa(5), gate(6), crescent(6)]
    t = table(3).ships(RED, hexa(3), 1).move()
    assert t.choices("end") == [gate(3), crescent(3)]
