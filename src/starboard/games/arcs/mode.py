"""Ways to play Arcs: objects with few overrides. The base game leaves everything to the setup card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.arcs.ids import CITY, NOTHING, STARPORT

if TYPE_CHECKING:
    from starboard.games.arcs.state import Arcs


class Pieces:
    """What a seat starts with in its systems A, B and C, and its two tokens (NOTHING: the types of A and B)."""

    def __init__(
        self, buildings: tuple[int, int], ships: tuple[int, int, int], tokens: tuple[int, int] = (NOTHING, NOTHING)
    ) -> None:
        self.buildings = buildings
        self.ships = ships
        self.tokens = tokens


DEFAULT_PIECES: Final = Pieces((CITY, STARPORT), (3, 3, 2))


class Mode:
    """The base game (p. 4-5, steps N and O): no leaders, no lore."""

    def __init__(self) -> None:
        self.leaders: tuple[int, ...] = ()  # the cards that could be in play
        self.lore: tuple[int, ...] = ()
        self.lore_each = 0

    def draft(self, game: Arcs) -> None:
        """Whatever is chosen before pieces are placed."""

    def pieces(self, game: Arcs, seat: int) -> Pieces:
        return DEFAULT_PIECES

    def last_steps(self, game: Arcs) -> None:
        """Whatever cards add to the setup once all pieces are placed."""


BASE: Final = Mode()
