"""The hole rule (rules 6.5) against a brute-force reference on thousands of random maps."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.core.chance import Stream
from starboard.games.carpe_astra.codes import hex_at, q_of, r_of
from starboard.games.carpe_astra.hexes import (
    RINGS,
    STEPS,
    adjacent,
    crossings,
    fits,
    ground_of,
    holes_in,
    partners,
    rim_of,
    spots,
)
from starboard.games.carpe_astra.matching import coverable

AXIAL = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Hex = tuple[int, int]

# -- the reference: sets of coordinates, flooding the whole box, trying every cover ------------------


def around(hex: Hex) -> list[Hex]:
    return [(hex[0] + q, hex[1] + r) for q, r in AXIAL]


def empty_groups(taken: frozenset[Hex]) -> list[frozenset[Hex]]:
    """The enclosed groups: what is left of a box around the map after flooding it from the border."""
    qs, rs = [q for q, _ in taken], [r for _, r in taken]
    box = {(q, r) for q in range(min(qs) - 2, max(qs) + 3) for r in range(min(rs) - 2, max(rs) + 3)}
    outside = flood({(min(qs) - 2, min(rs) - 2)}, box - taken)
    rest = box - taken - outside
    groups = []
    while rest:
        group = flood({min(rest)}, rest)
        groups.append(frozenset(group))
        rest -= group
    return groups


def flood(start: set[Hex], allowed: set[Hex]) -> set[Hex]:
    found, edge = set(start), list(start)
    while edge:
        for near in around(edge.pop()):
            if near in allowed and near not in found:
                found.add(near)
                edge.append(near)
    return found


@cache
def can_cover(group: frozenset[Hex]) -> bool:
    """Try every tile on the first hex."""
    if not group:
        return True
    first = min(group)
    return any([near in group and can_cover(group - {first, near}) for near in around(first)])


def legal(taken: frozenset[Hex]) -> bool:
    return all([len(group) % 2 == 0 and can_cover(group) for group in empty_groups(taken)])


# -- random maps ------------------------------------------------------------------------------------


def random_map(seed: int) -> frozenset[Hex]:
    """A connected map of 8 to 45 hexes, stringy enough to have bays and holes, where every hole can be filled."""
    stream = Stream(seed)
    taken: list[Hex] = []
    rim: dict[Hex, int] = {(0, 0): 0}  # empty hexes at the map, with the number of their neighbours on it
    shyness = 1 + stream.below(4)  # how many such neighbours a new hex may have
    for _ in range(9 + stream.below(38)):
        thin = [hex for hex in rim if rim[hex] <= shyness]
        choices = sorted(thin if thin and stream.below(6) else rim, key=distance)
        hex = choices[stream.below(max(1, len(choices) // (1 + stream.below(2))))]
        del rim[hex]
        for near in around(hex):
            if near not in taken:
                rim[near] = rim.get(near, 0) + 1
        taken.append(hex)
    for group in empty_groups(frozenset(taken)):
        if not (len(group) % 2 == 0 and can_cover(group)):
            taken += sorted(group)
    return frozenset(taken)


def distance(hex: Hex) -> int:
    return abs(hex[0]) + abs(hex[1]) + abs(hex[0] + hex[1])


def where_of(taken: frozenset[Hex]) -> list[int]:
    return sorted([hex_at(q, r) for q, r in taken])


@settings(max_examples=600, deadline=None)
@given(st.integers(0, 2**40))
def test_placements_agree_with_brute_force(seed: int) -> None:
    """rules 6.5: suspicious placements and some plain ones, on hundreds of maps."""
    taken = random_map(seed)
    where = where_of(taken)
    ground = ground_of(where)
    holes = holes_in(ground)
    assert holes == sorted([hex_at(q, r) for group in empty_groups(taken) for q, r in group])
    stream = Stream(seed, 1)
    plain: list[tuple[int, int]] = []
    suspicious: list[tuple[int, int]] = []
    for spot in rim_of(ground, where):
        for direction in range(6):
            if ground[spot + STEPS[direction]] != 1:
                doubtful = crossings(ground, spot, direction) > 1 or spot in holes
                (suspicious if doubtful else plain).append((spot, direction))
    before = bytes(ground)
    for spot, direction in sample(suspicious, 7, stream) + sample(plain, 2, stream):
        other = spot + STEPS[direction]
        after = taken | {(q_of(spot), r_of(spot)), (q_of(other), r_of(other))}
        assert fits(ground, holes, spot, direction) == legal(after), (sorted(taken), spot, other)
        assert bytes(ground) == before, "asking leaves the ground as it was"


def sample(things: list[tuple[int, int]], count: int, stream: Stream) -> list[tuple[int, int]]:
    return [things[i] for i in stream.order(len(things))[:count]]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**40))
def test_the_offered_spots_are_exactly_the_legal_ones(seed: int) -> None:
    """rules 6.4, 6.5: nothing is missing from the choices and nothing is too much."""
    taken = random_map(seed)
    where = where_of(taken)
    holes = holes_in(ground_of(where))
    offered = {
        (spot, other)
        for spot in spots(ground_of(where), where, holes)
        for other in partners(ground_of(where), holes, spot)
    }
    rim = sorted({near for hex in taken for near in around(hex)} - taken)
    pairs = [(one, two) for one in rim for two in around(one) if two not in taken]
    assert offered == {(hex_at(*one), hex_at(*two)) for one, two in pairs if legal(taken | {one, two})}
    assert spots(ground_of(where), where, holes) == sorted({spot for spot, _ in offered})


@settings(max_examples=600, deadline=None)
@given(st.integers(0, 2**40), st.integers(1, 16))
def test_matching_agrees_with_brute_force(seed: int, size: int) -> None:
    """Whether double hexes cover a group, on random groups with tips and triangles."""
    stream = Stream(seed)
    group: list[Hex] = [(0, 0)]
    while len(group) < size:
        rim = sorted({near for hex in group for near in around(hex)} - set(group))
        thin = [hex for hex in rim if len([n for n in around(hex) if n in group]) == 1]
        choices = thin if thin and stream.below(3) else rim
        group.append(choices[stream.below(len(choices))])
    assert coverable([hex_at(q, r) for q, r in group], STEPS) == can_cover(frozenset(group))


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 2**40), st.integers(1, 14))
def test_closing_a_wall_around_any_group(seed: int, size: int) -> None:
    """rules 6.5: the last tile of a wall is legal exactly if the hole behind it can be filled."""
    stream = Stream(seed)
    group = {(0, 0)}
    while len(group) < size:
        rim = sorted({near for hex in group for near in around(hex)} - group)
        group.add(rim[stream.below(len(rim))])
    wall = sorted({near for hex in group for near in around(hex)} - group)
    gaps = [(one, two) for one in wall for two in around(one) if two in wall]
    one, two = gaps[stream.below(len(gaps))]
    before = frozenset(wall) - {one, two}
    where = where_of(before)
    ground = ground_of(where)
    spot, other = hex_at(*one), hex_at(*two)
    if legal(before):  # else the map could not have come about
        assert fits(ground, holes_in(ground), spot, STEPS.index(other - spot)) == legal(before | {one, two})


HOLES = (
    ([(0, 0)], False),
    ([(0, 0), (1, 0)], True),
    ([(0, 0), (1, 0), (0, 1)], False),
    ([(0, 0), (1, 0), (2, 0), (3, 0)], True),
    ([(0, 0), (1, 0), (-1, 0), (0, 1)], True),
    ([(0, 0), (1, 0), (0, -1), (-1, 1)], False),  # a star: three tips, one centre
)


@pytest.mark.parametrize(("enclosed", "allowed"), HOLES)
def test_the_listed_holes(enclosed: list[Hex], allowed: bool) -> None:
    """rules 6.5: the geometry cases of the data file, closed by every possible last tile."""
    assert coverable([hex_at(q, r) for q, r in enclosed], STEPS) == allowed
    wall = sorted({near for hex in enclosed for near in around(hex)} - set(enclosed))
    closed = 0
    for one in wall:
        for two in wall:
            if two not in around(one):
                continue
            where = where_of(frozenset(wall) - {one, two})
            ground = ground_of(where)
            spot, other = hex_at(*one), hex_at(*two)
            if holes_in(ground):
                continue  # already closed without this tile
            assert fits(ground, [], spot, STEPS.index(other - spot)) == allowed
            closed += 1
    assert closed > 0


def test_rings_and_steps() -> None:
    """The ring of a double hex: eight hexes in a circle, each next to the double hex."""
    for direction in range(6):
        spot = hex_at(0, 0)
        other = spot + STEPS[direction]
        ring = [spot + offset for offset in RINGS[direction]]
        assert len(set(ring)) == 8
        assert all([adjacent(hex, spot) or adjacent(hex, other) for hex in ring])
        assert all([adjacent(ring[i - 1], ring[i]) for i in range(8)])
        assert spot not in ring
        assert other not in ring
    assert [hex_at(q, r) - hex_at(0, 0) for q, r in AXIAL] == list(STEPS)
    assert (q_of(hex_at(-7, 5)), r_of(hex_at(-7, 5))) == (-7, 5)
