"""Build (p. 12)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.boards import board_places, build_on_board, word_board
from starboard.games.arcs.codes import building, is_on_board, owner_of, piece_of, place_at, places_in, system_of
from starboard.games.arcs.ids import (
    BY_PIP,
    CITY,
    DAMAGED,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    SHIP,
    STARPORT,
)
from starboard.games.arcs.queries import controller, distinct, has_pieces_at, pieces_left
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_ships, place_building
from starboard.games.arcs.wording import word_place


class Build(Procedure):
    """One ship at a starport, or one building in an empty slot where the seat has a piece."""

    steps = ("choose_piece", "choose_place", "pay", "build", "trigger")
    fields = ("seat", "by", "piece", "place")

    def __init__(self, seat: int = NOBODY, by: int = BY_PIP) -> None:
        super().__init__()
        self.seat = seat
        self.by = by  # what pays for it
        self.piece = NOTHING
        self.place = NOWHERE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field != "place":
            return ""
        if is_on_board(choice):
            return word_board(choice, values)
        rivals = [place for place in places_in(system_of(choice)) if self.is_rival(game, choice, place)]
        return word_place(game, choice, values) or ("there" if rivals else "")

    def is_rival(self, game: Arcs, place: int, other: int) -> bool:
        """Whether two places have starports of different seats that this one may use."""
        mine, value = game.buildings[place], game.buildings[other]
        if not mine or not value or piece_of(value) != STARPORT or owner_of(value) == owner_of(mine):
            return False
        return may_use(game, self.seat, other)

    def choose_piece(self, game: Arcs) -> Ask:
        return Ask(self.seat, "piece", [p for p in BUILDABLE if build_places(game, self.seat, p)])

    def choose_place(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", distinct(game, build_places(game, self.seat, self.piece)))

    def pay(self, game: Arcs) -> None:
        if is_on_board(self.place):
            return
        for card in game.moments.before_build[self.seat]:
            card.before_build(game, self.seat, self)

    def build(self, game: Arcs) -> None:
        if is_on_board(self.place):
            build_on_board(game, self.place, self.piece)
            return
        condition = arrive(game, self.seat, self.piece, system_of(self.place))
        game.tell("build", (self.seat, self.piece, system_of(self.place)))
        if self.piece == SHIP:
            game.used[self.place] = 1
            add_ships(game, self.seat, system_of(self.place), 1, condition)
        else:
            place_building(game, self.seat, self.piece, self.place, condition)

    def trigger(self, game: Arcs) -> None:
        for card in reversed(game.moments.after_build[self.seat]):
            card.after_build(game, self.seat, self)


BUILDABLE: Final = (SHIP, CITY, STARPORT)


def arrive(game: Arcs, seat: int, piece: int, system: int) -> int:
    """In which condition a piece arrives: damaged where another player controls the system (BUILD-02)."""
    master = controller(game, system)
    if master in (NOBODY, seat):
        return FRESH
    if piece == SHIP:
        for card in game.moments.builds_fresh_ships[seat]:
            if card.builds_fresh_ships(game, seat):
                card.says(game, seat, "builds_fresh_ships")
                return FRESH
    return DAMAGED


def build_places(game: Arcs, seat: int, piece: int) -> list[int]:
    """Where a seat may build a piece: starports for ships, empty slots beside own pieces for buildings."""
    if piece == SHIP:
        # An empty supply stops the build unless a card answers to building at all (BUILD-04).
        if pieces_left(game, seat, SHIP) or game.moments.after_build[seat]:
            return [*usable_starports(game, seat), *board_places(game, seat, SHIP)]
        return []
    if not pieces_left(game, seat, piece):
        return []
    found = []
    slots = game.board.slots
    for system in [] if has_no_slots(game, seat) else game.board.systems:
        first = place_at(system, 0)
        here = game.buildings[first : first + slots[system]]
        if 0 in here and has_pieces_at(game, seat, system):  # any piece on the map (BUILD-01)
            found += [first + number for number, value in enumerate(here) if value == 0]
    for card in game.moments.building_places[seat]:
        found = sorted([*found, *card.building_places(game, seat, piece)])
    return [*found, *board_places(game, seat, piece)]


def has_no_slots(game: Arcs, seat: int) -> bool:
    """Whether a card closes the slots of the map to a seat."""
    return any([card.closes_slots(game, seat) for card in game.moments.closes_slots[seat]])


def usable_starports(game: Arcs, seat: int) -> list[int]:
    """Starports that may build a ship now: each once per turn (BUILD-03)."""
    fresh, damaged = building(seat, STARPORT, FRESH), building(seat, STARPORT, DAMAGED)
    cards = game.moments.uses_starport[seat]
    found = []
    for place, value in enumerate(game.buildings):
        if value == 0 or game.used[place]:
            continue
        if value in (fresh, damaged) or (cards and piece_of(value) == STARPORT and may_use(game, seat, place)):
            found.append(place)
    return found


def may_use(game: Arcs, seat: int, place: int) -> bool:
    """Whether a seat may use the starport at a place: its own, or one that a card opens."""
    if owner_of(game.buildings[place]) == seat:
        return True
    return any([card.uses_starport(game, seat, place) for card in game.moments.uses_starport[seat]])


def presence(game: Arcs, seat: int) -> list[int]:
    """Systems where a seat has any piece on the map (BUILD-01)."""
    return [system for system in game.board.systems if has_pieces_at(game, seat, system)]


def can_build(game: Arcs, seat: int) -> bool:
    for piece in BUILDABLE:
        if build_places(game, seat, piece):
            return True
    return False
