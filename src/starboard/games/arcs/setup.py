"""Setting up (p. 4-5)."""

from __future__ import annotations

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Procedure
from starboard.games.arcs.chapter import Chapters
from starboard.games.arcs.codes import place_at, system_at
from starboard.games.arcs.ids import (
    ARROW,
    COURT_ROW,
    CRESCENT,
    FRESH,
    HEX,
    NOTHING,
)
from starboard.games.arcs.map import SETUP_CARDS
from starboard.games.arcs.queries import starting_spots, turn_order
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import mix_into_court, place_building, place_ships, put_token, take_top


class SetUp(Procedure):
    """``chosen`` is the setup card to use, or NOTHING to draw one of the player count's four."""

    steps = (
        "roll_initiative",
        "give_initiative",
        "draw_setup_card",
        "lay_map",
        "shuffle_court",
        "fill_court",
        "draft",
        "place_pieces",
        "last_steps",
        "begin",
    )
    fields = ("chosen", "rolled")

    def __init__(self, chosen: int = NOTHING) -> None:
        super().__init__()
        self.chosen = chosen
        self.rolled: tuple[int, ...] = ()

    def roll_initiative(self, game: Arcs) -> Ask:
        return Roll("rolled", (game.players,))

    def give_initiative(self, game: Arcs) -> None:
        game.initiative = self.rolled[0]
        game.tell("initiative", (game.initiative,))

    def draw_setup_card(self, game: Arcs) -> Ask | None:
        return None if self.chosen != NOTHING else Roll("rolled", (4,))

    def lay_map(self, game: Arcs) -> None:
        fitting = [at for at, card in enumerate(SETUP_CARDS) if card.players == game.players]
        game.setup_card = self.chosen if self.chosen != NOTHING else fitting[self.rolled[0]]
        game.board = game.mode.board(game)
        game.tell("setup_card", (game.setup_card,))
        if game.players == 2:
            box_tokens(game)

    def shuffle_court(self, game: Arcs) -> None:
        mix_into_court(game, game.mode.court_pool(game))

    def fill_court(self, game: Arcs) -> None:
        game.court = [take_top(game) for _ in range(COURT_ROW[game.players])]

    def draft(self, game: Arcs) -> None:
        game.mode.draft(game)

    def place_pieces(self, game: Arcs) -> None:
        for seat in turn_order(game):
            place_pieces(game, seat)

    def last_steps(self, game: Arcs) -> None:
        game.mode.last_steps(game)

    def begin(self, game: Arcs) -> None:
        game.call(Chapters())


def box_tokens(game: Arcs) -> None:
    """Two players: a token for each covered planet lies on its ambition box (SETUP-05)."""
    for cluster in game.board.card.out:
        for spot in (ARROW, CRESCENT, HEX):
            system = system_at(cluster, spot)
            game.supply[game.kind_of[system]] -= 1
            game.boxed[game.kind_of[system]] += 1


def place_pieces(game: Arcs, seat: int) -> None:
    """Pieces and tokens of a seat (SETUP-06)."""
    spots = starting_spots(game, seat)
    pieces = game.mode.pieces(game, seat)
    for system, piece in zip((spots.a, spots.b), pieces.buildings):
        if piece != NOTHING:
            place_building(game, seat, piece, place_at(system, 0), FRESH)
    place_ships(game, seat, spots.a, pieces.ships[0])
    place_ships(game, seat, spots.b, pieces.ships[1])
    for system in spots.c:
        place_ships(game, seat, system, pieces.ships[2])
    for slot, system in enumerate((spots.a, spots.b)):
        # Starting tokens always lie in the two leftmost slots (SETUP-03).
        resource = pieces.tokens[slot] if pieces.tokens[slot] != NOTHING else game.kind_of[system]
        put_token(game, seat, slot, resource)
        game.supply[resource] -= 1
