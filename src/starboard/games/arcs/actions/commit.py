"""A move that a battle must follow: which choices still lead to one.

Ships that move can fight where they arrive, or further on if they catapult; ships that stay can fight where they
are. Only what leaves a battle possible is offered, so no move ever has to be taken back.
"""

from __future__ import annotations

from starboard.games.arcs.actions.sides import fleet_at, has_defender, next_to, passes_gate
from starboard.games.arcs.codes import bits_of, cluster_of, has_bit, is_gate
from starboard.games.arcs.state import Arcs


def can_fight_without(game: Arcs, seat: int, system: int, leaving: int) -> bool:
    """Whether the seat could battle somewhere even if so many ships of a system were gone."""
    for at in game.board.systems:
        staying = fleet_at(game, seat, at) - (leaving if at == system else 0)
        if staying > 0 and has_defender(game, seat, at):
            return True
    return False


def leads_to_fight(game: Arcs, seat: int, system: int, catapult: bool, visited: int) -> bool:
    """Whether ships that enter a system find a rival there or can fly on to one, also without those of allies."""
    if has_defender(game, seat, system):
        return True
    if not catapult or not passes_gate(game, seat, system, ()):
        return False
    seen = visited | bits_of([cluster_of(system)])
    for near in next_to(game, seat, system):
        if not (is_gate(near) and has_bit(seen, cluster_of(near))) and leads_to_fight(game, seat, near, True, seen):
            return True
    return False


def can_move_to_fight(game: Arcs, seat: int, start: int, catapult: bool) -> bool:
    """Whether a move from a system can be followed by a battle."""
    if not fleet_at(game, seat, start):
        return False
    if can_fight_without(game, seat, start, 1):
        return True
    return any([leads_to_fight(game, seat, near, catapult, 0) for near in next_to(game, seat, start)])
