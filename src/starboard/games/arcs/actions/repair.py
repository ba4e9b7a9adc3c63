"""Repair (p. 13)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.codes import is_damaged, owner_of, piece_of, places_in
from starboard.games.arcs.ids import CITY, NOBODY, NOTHING, NOWHERE, SHIP, STARPORT
from starboard.games.arcs.queries import damaged_at, has_damage
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import repair_building, repair_ship


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
        for place in damaged_buildings(game, self.seat, self.system):
            if piece_of(game.buildings[place]) == self.piece:
                repair_building(game, place)
                return


def damaged_buildings(game: Arcs, seat: int, system: int) -> list[int]:
    """The places of a seat's damaged buildings in a system."""
    values = game.buildings
    return [p for p in places_in(system) if values[p] and owner_of(values[p]) == seat and is_damaged(values[p])]


def damaged_pieces(game: Arcs, seat: int, system: int) -> list[int]:
    """Kinds of damaged pieces that a seat has in a system."""
    found = [piece_of(game.buildings[place]) for place in damaged_buildings(game, seat, system)]
    if damaged_at(game, seat, system):
        found.append(SHIP)
    return [piece for piece in (SHIP, CITY, STARPORT) if piece in found]


def can_repair(game: Arcs, seat: int) -> bool:
    return has_damage(game, seat)
