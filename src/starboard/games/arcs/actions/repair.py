"""Repair (p. 13)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.boards import board_damage, repair_board, token_damage, word_board
from starboard.games.arcs.actions.sides import commands, companions, possible_allies
from starboard.games.arcs.codes import (
    is_damaged,
    is_on_board,
    owned_piece,
    owner_of,
    piece_kind,
    piece_of,
    piece_owner,
    places_in,
    system_of,
)
from starboard.games.arcs.ids import CITY, NOBODY, NOTHING, NOWHERE, REPAIR, SHIP, STARPORT
from starboard.games.arcs.queries import damaged_at, damaged_places, damaged_ships, has_damage
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import repair_building, repair_ship


class Repair(Procedure):
    """One damaged piece of the seat, or of somebody whose pieces it may repair, anywhere on the map (REPAIR-01)."""

    steps = ("choose_system", "choose_piece", "repair")
    fields = ("seat", "system", "piece")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.piece = NOTHING  # of the seat, or of the first, second ... of those besides it

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field != "piece":
            return ""
        if is_on_board(choice):
            return word_board(choice, values)
        if piece_owner(choice) == 0:
            return ""
        values["what"] = piece_kind(choice)
        values["ally"] = repaired_for(game, self.seat, self.system)[piece_owner(choice)]
        return "ally"

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", repairable(game, self.seat))

    def choose_piece(self, game: Arcs) -> Ask:
        return Ask(self.seat, "piece", damaged_pieces(game, self.seat, self.system))

    def repair(self, game: Arcs) -> None:
        if is_on_board(self.piece):
            repair_board(game, self.piece)
            return
        owner = repaired_for(game, self.seat, self.system)[piece_owner(self.piece)]
        piece = piece_kind(self.piece)
        if owner == self.seat:
            game.tell("repair", (owner, piece, self.system))
        else:
            game.tell("repair_along", (self.seat, owner, piece, self.system))
        if piece == SHIP:
            repair_ship(game, owner, self.system)
            return
        for place in damaged_buildings(game, owner, self.system):
            if piece_of(game.buildings[place]) == piece:
                repair_building(game, place)
                return


def repaired_for(game: Arcs, seat: int, system: int) -> tuple[int, ...]:
    """Whose pieces in a system a seat may repair: its own, then those of others."""
    return (seat, *companions(game, seat, system, REPAIR))


def damaged_buildings(game: Arcs, owner: int, system: int) -> list[int]:
    """The places of an owner's damaged buildings in a system."""
    values = game.buildings
    return [p for p in places_in(system) if values[p] and owner_of(values[p]) == owner and is_damaged(values[p])]


def damaged_pieces(game: Arcs, seat: int, system: int) -> list[int]:
    """Kinds of damaged pieces in a system that a seat may repair."""
    pieces: list[int] = []
    for number, owner in enumerate(repaired_for(game, seat, system)):
        found = [piece_of(game.buildings[place]) for place in damaged_buildings(game, owner, system)]
        if damaged_at(game, owner, system):
            found.append(SHIP)
        pieces += [owned_piece(number, piece) for piece in (SHIP, CITY, STARPORT) if piece in found]
    return [*pieces, *board_damage(game, seat, system), *token_damage(game, seat, system)]


def repairable(game: Arcs, seat: int) -> list[int]:
    """The systems in which a seat may repair something."""
    found = {*systems_with_damage(game, seat, damaged_places(game)), *repairable_besides(game, seat)}
    return [system for system in game.board.systems if system in found]


def systems_with_damage(game: Arcs, owner: int, ruins: list[int]) -> list[int]:
    """The systems in which ships of an owner or buildings, of all the damaged ones, are damaged."""
    fleets = damaged_ships(game, owner)
    hurt = [system for system in game.board.systems if fleets[system]] if any(fleets) else []
    return hurt + [system_of(place) for place in ruins if owner_of(game.buildings[place]) == owner]


def repairable_besides(game: Arcs, seat: int) -> list[int]:
    """The systems in which a seat may repair something besides its own pieces on the map."""
    found: list[int] = []
    allies = possible_allies(game, seat, REPAIR)
    ruins = damaged_places(game) if allies else []
    for ally in allies:
        hurt = systems_with_damage(game, ally, ruins)
        found += [system for system in hurt if commands(game, seat, ally, system, REPAIR)]
    for card in game.moments.damaged_targets[seat]:
        found += card.damaged_targets(game, seat)
    if game.moments.board[seat]:
        found += [system for system in game.board.systems if board_damage(game, seat, system)]
    return found


def can_repair(game: Arcs, seat: int) -> bool:
    return has_damage(game, seat) or bool(repairable_besides(game, seat))
