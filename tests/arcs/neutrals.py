"""Arcs with owners of pieces who are no seats: the Empire, the Free States and the Blight stand on the map and do
nothing of themselves. What cards make of them is the campaign's. Golems
may lie in slots."""

from __future__ import annotations

from typing import Final

from arcs.table import *
from starboard.core.game import Setup

WARRIOR: Final = 6  # a Golem
SEEKER: Final = 8


class Neutrals(Mode):
    def __init__(self) -> None:
        super().__init__()
        self.neutrals = (EMPIRE, FREE, BLIGHT)

    def box(self, owner: int) -> tuple[int, ...]:
        ships = {EMPIRE: 15, BLIGHT: 24}
        return super().box(owner) if owner < SEATS else (ships.get(owner, 0), 0, 0, 0)

    def last_steps(self, game: Arcs) -> None:
        """Imperial ships at every gate, a free building or Blight on planets."""
        for system in game.board.gates:
            place_ships(game, EMPIRE, system, 2)
        for number, system in enumerate(game.board.planets):
            place = place_at(system, 0)
            if number % 2:
                place_ships(game, BLIGHT, system, 1)
            elif game.buildings[place] == 0:
                place_building(game, FREE, CITY if number % 4 else STARPORT, place, FRESH)

    def put_away(self, game: Arcs, seat: int, kind: int) -> None:
        """A Golem wanders to the next seat that has room for it (F5/05)."""
        for rival in [(seat + 1 + number) % game.players for number in range(game.players - 1)]:
            for slot in free_slots(game, rival)[:1]:
                put_token(game, rival, slot, kind)
                return


class NeutralTitle(ArcsTitle):
    def blank(self, setup: Setup) -> Arcs:
        game = Arcs()
        game.lay_out(setup.players, Neutrals())
        return game


REACH: Final = NeutralTitle()


def reach(players: int = 3) -> Table:
    """An empty table on which others than seats may have pieces."""
    return table(players, title=REACH)
