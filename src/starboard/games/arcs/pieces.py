"""What a seat starts with: the setup card says where, a leader may say what (p. 4-5, 21)."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.ids import CITY, NOTHING, STARPORT


class Pieces:
    """What a seat starts with in its systems A, B and C, and its two tokens (NOTHING: the types of A and B)."""

    def __init__(
        self, buildings: tuple[int, int], ships: tuple[int, int, int], tokens: tuple[int, int] = (NOTHING, NOTHING)
    ) -> None:
        self.buildings = buildings
        self.ships = ships
        self.tokens = tokens


DEFAULT_PIECES: Final = Pieces((CITY, STARPORT), (3, 3, 2))
