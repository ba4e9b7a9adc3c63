"""Influence (p. 13)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.ids import AGENT, NOBODY, NOTHING
from starboard.games.arcs.queries import open_court, pieces_left
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import place_agent
from starboard.games.arcs.wording import word_court


class Influence(Procedure):
    """One agent from the supply onto any Court card (INFLUENCE-01)."""

    steps = ("choose_card", "place_agent")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask | None:
        if not can_influence(game, self.seat):
            self.stop()
            return None
        return Ask(self.seat, "slot", open_court(game))

    def place_agent(self, game: Arcs) -> None:
        place_agent(game, self.seat, self.slot)


def can_influence(game: Arcs, seat: int) -> bool:
    """An agent is needed (O-05: without one the action would do nothing)."""
    return pieces_left(game, seat, AGENT) > 0 and bool(open_court(game))
