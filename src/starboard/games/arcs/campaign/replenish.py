"""What the setups of several fates have in common: single ships until a seat has eight on the map (ter.replenish)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.ids import SHIPS_ENOUGH
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.text import planets, word_planet
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

    def asking(self, game: Reach, field: str, values: dict[str, Ref]) -> None:
        values["left"] = self.missing(game)
        values["enough"] = SHIPS_ENOUGH

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_planet(game, choice, values)

    def missing(self, game: Reach) -> int:
        """How many ships are still to come."""
        ships = sum([ships_at(game, self.seat, system) for system in game.board.systems])
        return max(0, min(SHIPS_ENOUGH - ships, pieces_left(game, self.seat, SHIP)))

    def choose_system(self, game: Reach) -> Ask | None:
        if not self.missing(game):
            self.stop()
            return None
        return Ask(self.seat, "system", game.board.systems)

    def place(self, game: Reach) -> None:
        place_ships(game, self.seat, self.system, 1)
        self.again()


TEXTS: Final = {
    "Replenish.system": Text(
        "Dein Schicksal füllt deine Flotte auf {enough:n} Schiffe auf: Wohin kommt das nächste? (noch {left:n})",
        "Your fate fills up your fleet to {enough:n} ships: where does the next one go? ({left:n} to go)",
    ),
    **planets("Replenish.system"),
}
