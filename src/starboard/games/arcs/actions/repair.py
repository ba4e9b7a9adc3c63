"""Repair (p. 13)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.ids import CITY, NOBODY, NOTHING, NOWHERE, PIECES, PLACES, SHIP, STARPORT, SYSTEMS
from starboard.games.arcs.queries import is_damaged, owner_of, piece_of
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import repair_building


class Repair(Procedure):
    """One damaged piece of the seat, anywhere on the map (REPAIR-01)."""

    steps = ("choose_system", "choose_piece", "repair")
    fields = ("seat", "system", "piece")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.piece = NOTHING

    def choose_system(self, game: Arcs) -> Ask:
        systems = [s for s in game.board.systems if damaged_pieces(game, self.seat, s)]
        return Ask(self.seat, "system", systems)

    def choose_piece(self, game: Arcs) -> Ask:
        return Ask(self.seat, "piece", damaged_pieces(game, self.seat, self.system))

    def repair(self, game: Arcs) -> None:
        game.tell("repair", (self.seat, self.piece, self.system))
        if self.piece == SHIP:
            repair_ship(game, self.seat, self.system)
            return
        for place in range(self.system * PLACES, self.system * PLACES + PLACES):
            value = game.buildings[place]
            if value and owner_of(value) == self.seat and is_damaged(value) and piece_of(value) == self.piece:
                repair_building(game, place)
                return


def repair_ship(game: Arcs, seat: int, system: int) -> None:
    game.damaged[seat * SYSTEMS + system] -= 1
    game.fresh[seat * SYSTEMS + system] += 1


def damaged_pieces(game: Arcs, seat: int, system: int) -> list[int]:
    """Kinds of damaged pieces that a seat has in a system."""
    found = [0] * PIECES
    found[SHIP] = game.damaged[seat * SYSTEMS + system]
    for place in range(system * PLACES, system * PLACES + PLACES):
        value = game.buildings[place]
        if value and owner_of(value) == seat and is_damaged(value):
            found[piece_of(value)] += 1
    return [piece for piece in (SHIP, CITY, STARPORT) if found[piece]]


def can_repair(game: Arcs, seat: int) -> bool:
    if any(game.damaged[seat * SYSTEMS : (seat + 1) * SYSTEMS]):
        return True
    low = seat * 4
    for value in game.buildings:
        if low < value <= low + 4 and is_damaged(value):
            return True
    return False
