"""The hex grid and the hole rule (rules 6.4, 6.5).

Hexes are numbers in a bounded axial grid (see ``codes``). No map leaves it: a start layout lies within three steps of
the middle, and each of the at most 13 tiles that follow reaches two steps further, 29 in all.
The *ground* is one byte per hex, 1 where the map lies. Every query builds it from the places on the map.
"""

from __future__ import annotations

from typing import Final

from starboard.games.carpe_astra.codes import SIDE
from starboard.games.carpe_astra.matching import coverable

HEXES: Final = SIDE * SIDE

# The six neighbours, counterclockwise from the east: (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1).
STEPS: Final = (1, 1 - SIDE, -SIDE, -1, SIDE - 1, SIDE)

TAKEN: Final = 1
RIM: Final = 2

INSIDE: Final = 1
OUTSIDE: Final = 2


def adjacent(one: int, other: int) -> bool:
    return other - one in STEPS


def ring_around(direction: int) -> tuple[int, ...]:
    """The eight hexes around a double hex, in order, as seen from its first half; the second lies in ``direction``."""
    ahead = STEPS[direction]
    own = [STEPS[(direction + turn) % 6] for turn in (1, 2, 3, 4, 5)]
    beyond = [ahead + STEPS[(direction + turn) % 6] for turn in (5, 0, 1)]
    return tuple(own + beyond)


RINGS: Final = tuple([ring_around(direction) for direction in range(6)])


def ground_of(where: list[int]) -> bytearray:
    ground = bytearray(HEXES)
    for hex in where:
        if hex >= 0:
            ground[hex] = TAKEN
    return ground


def rim_of(ground: bytearray, where: list[int]) -> list[int]:
    """The empty hexes that touch the map, sorted. Marks them on the ground so that none is listed twice."""
    rim: list[int] = []
    for hex in where:
        if hex < 0:
            continue
        for step in STEPS:
            near = hex + step
            if ground[near] == 0:
                ground[near] = RIM
                rim.append(near)
    rim.sort()
    return rim


def spots(ground: bytearray, where: list[int], holes: list[int]) -> list[int]:
    """The empty hexes at the edge of the map where one half of a tile can lie (rules 6.4, 6.5)."""
    return [hex for hex in rim_of(ground, where) if has_partner(ground, holes, hex)]


def has_partner(ground: bytearray, holes: list[int], spot: int) -> bool:
    for direction in range(6):
        if not ground[spot + STEPS[direction]] & TAKEN and fits(ground, holes, spot, direction):
            return True
    return False


def partners(ground: bytearray, holes: list[int], spot: int) -> list[int]:
    """Where the other half can lie when one half lies on ``spot``, sorted."""
    found: list[int] = []
    for direction in range(6):
        other = spot + STEPS[direction]
        if not ground[other] & TAKEN and fits(ground, holes, spot, direction):
            found.append(other)
    found.sort()
    return found


def fits(ground: bytearray, holes: list[int], spot: int, direction: int) -> bool:
    """The hole rule for two empty hexes. Outside a hole, a tile whose empty surroundings hang together
    cuts nothing off: only the other placements need a closer look."""
    if crossings(ground, spot, direction) < 2 and spot not in holes:
        return True
    other = spot + STEPS[direction]
    before, beyond = ground[spot], ground[other]
    ground[spot] = ground[other] = TAKEN
    legal = groups_coverable(ground, spot, direction)
    ground[spot], ground[other] = before, beyond
    return legal


def crossings(ground: bytearray, spot: int, direction: int) -> int:
    """How many separate stretches of the map the ring around a double hex meets."""
    ring = RINGS[direction]
    count = 0
    before = ground[spot + ring[7]] & TAKEN
    for offset in ring:
        now = ground[spot + offset] & TAKEN
        if now and not before:
            count += 1
        before = now
    return count


def groups_coverable(ground: bytearray, spot: int, direction: int) -> bool:
    """Whether every enclosed group of empty hexes that touches the double hex can be filled with tiles."""
    seen = bytearray(HEXES)
    for offset in RINGS[direction]:
        start = spot + offset
        if not ground[start] & TAKEN and not seen[start]:
            group = enclosed_group(ground, seen, start)
            if group and not coverable(group, STEPS):
                return False
    return True


def enclosed_group(ground: bytearray, seen: bytearray, start: int) -> list[int]:
    """The group of empty hexes around ``start``; none if it reaches the outside. Remembers both in ``seen``."""
    group = [start]
    seen[start] = INSIDE
    for hex in group:  # grows while we walk it
        if escapes(ground, hex):
            return outside(seen, group)
        for step in STEPS:
            near = hex + step
            if seen[near] == OUTSIDE:
                return outside(seen, group)
            if not ground[near] & TAKEN and not seen[near]:
                seen[near] = INSIDE
                group.append(near)
    return group


def outside(seen: bytearray, group: list[int]) -> list[int]:
    for hex in group:
        seen[hex] = OUTSIDE
    return []


def escapes(ground: bytearray, hex: int) -> bool:
    """Whether a straight line of empty hexes leads from here to the border of the grid."""
    row = hex - hex % SIDE
    if ground.find(TAKEN, hex, row + SIDE) < 0 or ground.rfind(TAKEN, row, hex) < 0:
        return True
    return TAKEN not in ground[hex % SIDE : hex : SIDE] or TAKEN not in ground[hex::SIDE]


def holes_after(ground: bytearray, holes: list[int], spot: int, other: int) -> list[int]:
    """The holes once a tile covers two more hexes; most tiles change none (see ``fits``)."""
    if crossings(ground, spot, STEPS.index(other - spot)) < 2 and spot not in holes:
        return holes
    ground[spot] = ground[other] = TAKEN
    return holes_in(ground)


def holes_in(ground: bytearray) -> list[int]:
    """All empty hexes that cannot reach the outside through empty ones, sorted."""
    seen = bytearray(HEXES)
    found: list[int] = []
    first, last = ground.find(TAKEN), ground.rfind(TAKEN)
    for hex in range(max(first, SIDE), min(last + 1, HEXES - SIDE)):
        if not ground[hex] & TAKEN and not seen[hex] and ground[hex - 1] & TAKEN:
            found += enclosed_group(ground, seen, hex)
    found.sort()
    return found
