"""Build (p. 12)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.ids import (
    CITY,
    DAMAGED,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECES,
    PLACES,
    SHIP,
    STARPORT,
    SYSTEMS,
    system_of,
)
from starboard.games.arcs.queries import controller, has_pieces_at, owner_of, piece_of
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_ships, place_building


class Build(Procedure):
    """One ship at a starport, or one building in an empty slot where the seat has a piece."""

    steps = ("choose_piece", "choose_place", "pay", "build", "trigger")
    fields = ("seat", "pip", "piece", "place")

    def __init__(self, seat: int = NOBODY, pip: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.pip = pip
        self.piece = NOTHING
        self.place = NOWHERE

    def choose_piece(self, game: Arcs) -> Ask:
        return Ask(self.seat, "piece", [p for p in BUILDABLE if build_places(game, self.seat, p)])

    def choose_place(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", build_places(game, self.seat, self.piece))

    def pay(self, game: Arcs) -> None:
        for owner, card in game.at.before_build:
            if owner == self.seat:
                card.before_build(game, owner, self)

    def build(self, game: Arcs) -> None:
        state = arrival_state(game, self.seat, self.piece, system_of(self.place))
        game.tell("build", (self.seat, self.piece, system_of(self.place)))
        if self.piece == SHIP:
            game.used[self.place] = 1
            add_ships(game, self.seat, system_of(self.place), 1, state)
        else:
            place_building(game, self.seat, self.piece, self.place, state)

    def trigger(self, game: Arcs) -> None:
        for owner, card in reversed(game.at.after_build):
            if owner == self.seat:
                card.after_build(game, owner, self)


BUILDABLE: Final = (SHIP, CITY, STARPORT)


def arrival_state(game: Arcs, seat: int, piece: int, system: int) -> int:
    """Damaged where another player controls the system (BUILD-02)."""
    master = controller(game, system)
    if master in (NOBODY, seat):
        return FRESH
    if piece == SHIP:
        for owner, card in game.at.builds_fresh_ships:
            if owner == seat and card.builds_fresh_ships(game, owner):
                return FRESH
    return DAMAGED


def build_places(game: Arcs, seat: int, piece: int) -> list[int]:
    """Where a seat may build a piece: starports for ships, empty slots beside own pieces for buildings."""
    if piece == SHIP:
        # An empty supply stops the build unless a card answers to building at all (BUILD-04).
        if game.left[seat * PIECES + SHIP] or any([owner == seat for owner, _ in game.at.after_build]):
            return usable_starports(game, seat)
        return []
    if not game.left[seat * PIECES + piece]:
        return []
    found = []
    slots = game.board.slots
    for system in presence(game, seat):
        for place in range(system * PLACES, system * PLACES + slots[system]):
            if game.buildings[place] == 0:
                found.append(place)
    for owner, card in game.at.building_places:
        if owner == seat:
            found = sorted([*found, *card.building_places(game, owner, piece)])
    return found


def usable_starports(game: Arcs, seat: int) -> list[int]:
    """Starports that may build a ship now: each once per turn (BUILD-03)."""
    first = 3 + seat * 4
    found = []
    for place, value in enumerate(game.buildings):
        if value == 0 or game.used[place]:
            continue
        own = value == first or value == first + 1
        if own or (game.at.uses_starport and piece_of(value) == STARPORT and may_use(game, seat, place)):
            found.append(place)
    return found


def may_use(game: Arcs, seat: int, place: int) -> bool:
    """Whether a seat may use the starport at a place: its own, or one that a card opens."""
    if owner_of(game.buildings[place]) == seat:
        return True
    for owner, card in game.at.uses_starport:
        if owner == seat and card.uses_starport(game, owner, place):
            return True
    return False


def presence(game: Arcs, seat: int) -> list[int]:
    """Systems where a seat has any piece on the map (BUILD-01)."""
    base = seat * SYSTEMS
    return [
        system
        for system in game.board.systems
        if game.fresh[base + system] or game.damaged[base + system] or has_pieces_at(game, seat, system)
    ]


def can_build(game: Arcs, seat: int) -> bool:
    return any([build_places(game, seat, piece) for piece in BUILDABLE])
