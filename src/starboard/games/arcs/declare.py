"""Declaring an ambition (p. 9)."""

from __future__ import annotations

from starboard.core.procedure import Procedure
from starboard.games.arcs.ids import NOBODY, NOTHING
from starboard.games.arcs.queries import best_marker, is_declared
from starboard.games.arcs.state import Arcs


class Declare(Procedure):
    """Place the highest available marker; ``zero`` is 1 for the leader's own declaration (ROUND-12)."""

    steps = ("pay", "place_marker", "place_zero_marker", "trigger")
    fields = ("seat", "ambition", "zero", "new")

    def __init__(self, seat: int = NOBODY, ambition: int = NOTHING, zero: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = ambition
        self.zero = zero
        self.new = 0  # 1 if the box held no marker before

    def pay(self, game: Arcs) -> None:
        for owner, card in game.at.before_declaring:
            if owner == self.seat:
                card.before_declaring(game, owner, self)

    def place_marker(self, game: Arcs) -> None:
        self.new = 0 if is_declared(game, self.ambition) else 1
        game.marker_at[best_marker(game)] = self.ambition
        game.declared = 1
        game.tell("declare", (self.seat, self.ambition))

    def place_zero_marker(self, game: Arcs) -> None:
        for owner, card in game.at.keeps_number:
            if owner == self.seat and card.keeps_number(game, owner, self.ambition):
                return
        if self.zero:
            game.zeroed = 1

    def trigger(self, game: Arcs) -> None:
        # Several triggers: the last called runs first, so go backwards; the owner's order matters only where
        # a card says so, and no two Court cards share this moment (FINE-06).
        for owner, card in reversed(game.at.after_declaring):
            if owner == self.seat:
                card.after_declaring(game, owner, self)
