"""Phase 2, new contacts (rules 6): lay a tile. Which tile, which hex, which neighbour, which way round."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import REFRESH, halves_of, other_half
from starboard.games.carpe_astra.hexes import ground_of, holes_after, partners, spots
from starboard.games.carpe_astra.state import CarpeAstra


def open_tiles(game: CarpeAstra) -> None:
    """rules 3.6, 6.6: three open tiles as long as the stack lasts."""
    while len(game.open_tiles) < data.OPEN_TILES and game.tile_stack:
        tile = game.tile_stack.pop()
        game.open_tiles.append(tile)
        game.tell("opens_tile", (tile,))
        game.curtain += 1
    game.known_tiles = min(game.known_tiles, len(game.tile_stack))


class NewContacts(Procedure):
    """Every new offer and every tile costs a credit, so nobody does this for ever."""

    steps = ("choose_tile", "refresh", "choose_spot", "choose_other", "choose_half", "lay")
    fields = ("seat", "tile", "spot", "other", "half")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.tile = 0
        self.spot = 0
        self.other = 0
        self.half = 0

    def wording(self, game: CarpeAstra, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "refresh" if field == "tile" and choice == REFRESH else ""

    def choose_tile(self, game: CarpeAstra) -> Ask:
        choices = [DONE]
        if game.credits[self.seat] >= data.TILE_COST:
            choices += sorted(game.open_tiles)
            if game.tile_stack:  # else the same tiles would come back
                choices.append(REFRESH)
        return Ask(self.seat, "tile", choices)

    def refresh(self, game: CarpeAstra) -> None:
        """rules 6.2: all open tiles go under the stack, in their order."""
        if self.tile == DONE:
            self.stop()
        elif self.tile == REFRESH:
            game.credits[self.seat] -= data.REFRESH_COST
            game.tell("refreshes", (self.seat,))
            game.tile_stack[:0] = game.open_tiles[::-1]
            game.known_tiles += len(game.open_tiles)
            game.open_tiles = []
            open_tiles(game)
            self.again()

    def choose_spot(self, game: CarpeAstra) -> Ask:
        """rules 6.4, 6.5: an empty hex at the map, which one half will cover."""
        return Ask(self.seat, "spot", spots(ground_of(game.where), game.where, game.holes))

    def choose_other(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "other", partners(ground_of(game.where), game.holes, self.spot))

    def choose_half(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "half", halves_of(self.tile))

    def lay(self, game: CarpeAstra) -> None:
        """rules 6.3, 6.6"""
        game.credits[self.seat] -= data.TILE_COST
        game.open_tiles.remove(self.tile)
        game.holes = holes_after(ground_of(game.where), game.holes, self.spot, self.other)
        game.where[self.half] = self.spot
        game.where[other_half(self.half)] = self.other
        game.tell("lays", (self.seat, self.tile, self.half, self.spot, self.other))
        open_tiles(game)
