"""What the setups of several fates have in common: single ships until a seat has eight on the map (ter.replenish)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.ids import SHIPS_ENOUGH
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.ids import NOBODY, NOWHERE, SHIP
from starboard.games.arcs.queries import pieces_left, ships_at
from starboard.games.arcs.verbs import place_ships


class Replenish(Procedure):
    """Any system, foreign or empty ones too; the same one may be chosen again (C-05)."""

    steps = ("choose_system", "place")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE

    def choose_system(self, game: Reach) -> Ask | None:
        ships = sum([ships_at(game, self.seat, system) for system in game.board.systems])
        if ships >= SHIPS_ENOUGH or not pieces_left(game, self.seat, SHIP):
            self.stop()
            return None
        return Ask(self.seat, "system", game.board.systems)

    def place(self, game: Reach) -> None:
        place_ships(game, self.seat, self.system, 1)
        self.again()


TEXTS: Final = {
    "Replenish.system": Text("Wohin kommt ein weiteres Schiff?", "Where does another ship go?"),
    "Replenish.system=": Text("{it:system}", "{it:system}"),
}
