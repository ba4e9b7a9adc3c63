"""How a seat comes by a Flagship (p. 22), and how it settles again (p. 25). Fates call these."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.build import presence
from starboard.games.arcs.campaign.codes import fitting_piece, fitting_place
from starboard.games.arcs.campaign.hull import fit, has_flagship, hull_of
from starboard.games.arcs.campaign.ids import FIRST_FLAGSHIP, HULL_PLACES, SHIPS_ENOUGH
from starboard.games.arcs.campaign.queries import empty_places
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import place_free, retire_flagship, station_flagship
from starboard.games.arcs.codes import is_damaged, owner_of, piece_of, system_of
from starboard.games.arcs.ids import CITY, DAMAGED, FREE, FRESH, NOBODY, NOWHERE, SHIP, STARPORT
from starboard.games.arcs.queries import distinct, pieces_left, places_of, ships_at
from starboard.games.arcs.verbs import (
    cover_slots,
    give_card,
    leave_play,
    lift_building,
    pieces_home,
    place_building,
    place_ships,
    return_building,
    settle,
)
from starboard.games.arcs.wording import word_place

SHIPS_FROM_NOTHING: Final = 3  # of a seat without any piece (fla.no_ships)


class GainFlagship(Procedure):
    """A seat's Flagship comes onto the map, and its buildings go over to the Free States (fla.setup). ``upgrades`` are
    what ``codes.fitting`` makes."""

    steps = ("choose_gate", "place_ships", "choose_system", "take_flagship", "free_buildings", "fit_out")
    fields = ("seat", "upgrades", "gate", "system")

    def __init__(self, seat: int = NOBODY, upgrades: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.upgrades = upgrades
        self.gate = NOWHERE
        self.system = NOWHERE

    def choose_gate(self, game: Reach) -> Ask | None:
        """Whoever has nothing on the map gets ships first (fla.no_ships)."""
        return None if presence(game, self.seat) else Ask(self.seat, "gate", game.board.gates)

    def place_ships(self, game: Reach) -> None:
        if self.gate != NOWHERE:
            place_ships(game, self.seat, self.gate, SHIPS_FROM_NOTHING)

    def choose_system(self, game: Reach) -> Ask:
        """Where the seat has pieces of its own."""
        return Ask(self.seat, "system", presence(game, self.seat) or [self.gate])

    def take_flagship(self, game: Reach) -> None:
        station_flagship(game, self.seat, self.system)
        give_card(game, FIRST_FLAGSHIP + self.seat, self.seat)
        game.tell("flagship", (self.seat, self.system))

    def free_buildings(self, game: Reach) -> None:
        """Each is replaced by a Free one in the same state (ter.replace)."""
        cities = pieces_left(game, self.seat, CITY)
        for place in sorted(places_of(game, self.seat, CITY) + places_of(game, self.seat, STARPORT)):
            value = lift_building(game, place)
            pieces_home(game, self.seat, piece_of(value), 1)
            place_free(game, piece_of(value), place, DAMAGED if is_damaged(value) else FRESH)
        cover_slots(game, self.seat, cities)

    def fit_out(self, game: Reach) -> None:
        for code in self.upgrades:
            if pieces_left(game, self.seat, fitting_piece(code)):
                fit(game, self.seat, fitting_place(code), fitting_piece(code), FRESH)


class Resettle(Procedure):
    """A seat gives up its Flagship for a city, a starport and ships (fla.resettle)."""

    steps = ("clear_board", "give_up", "next_building", "choose_place", "settle", "choose_system", "place_ship")
    fields = ("seat", "system", "buildings", "piece", "place")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.buildings: tuple[int, ...] = (CITY, STARPORT)  # still to come
        self.piece = CITY
        self.place = NOWHERE

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values) if field == "place" else ""

    def clear_board(self, game: Reach) -> None:
        cities = pieces_left(game, self.seat, CITY)
        for place, value in enumerate(hull_of(game, self.seat)):
            if value:
                game.hull[self.seat * HULL_PLACES + place] = 0
                pieces_home(game, self.seat, piece_of(value), 1)
        cover_slots(game, self.seat, cities)

    def give_up(self, game: Reach) -> None:
        """A ship takes the Flagship's place, if one is left (C-08)."""
        system = game.flagship_at[self.seat]
        game.tell("resettle", (self.seat, system))
        retire_flagship(game, self.seat)
        leave_play(game, FIRST_FLAGSHIP + self.seat)
        settle(game)
        place_ships(game, self.seat, system, 1)

    def next_building(self, game: Reach) -> None:
        if not self.buildings:
            self.go_to("choose_system")
            return
        self.piece, self.buildings, self.place = self.buildings[0], self.buildings[1:], NOWHERE

    def choose_place(self, game: Reach) -> Ask | None:
        places = settling_places(game) if pieces_left(game, self.seat, self.piece) else []
        return Ask(self.seat, "place", places) if places else None

    def settle(self, game: Reach) -> None:
        self.go_to("next_building")
        if self.place != NOWHERE:
            if game.buildings[self.place]:
                return_building(game, self.place)
            place_building(game, self.seat, self.piece, self.place, FRESH)
            game.tell("settles", (self.seat, self.piece, system_of(self.place)))

    def choose_system(self, game: Reach) -> Ask | None:
        """Ships where the seat has pieces, until it has eight on the map."""
        ships = sum([ships_at(game, self.seat, system) for system in game.board.systems])
        systems = presence(game, self.seat)
        if ships >= SHIPS_ENOUGH or not pieces_left(game, self.seat, SHIP) or not systems:
            self.stop()
            return None
        return Ask(self.seat, "system", systems)

    def place_ship(self, game: Reach) -> None:
        self.go_to("choose_system")
        place_ships(game, self.seat, self.system, 1)


class MayResettle(Procedure):
    """Whoever takes a fate of tier C and has a Flagship may give it up (fla.resettle)."""

    steps = ("choose", "resettle")
    fields = ("seat", "wish")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.wish = 0

    def choose(self, game: Reach) -> Ask | None:
        return Ask(self.seat, "wish", [0, 1]) if has_flagship(game, self.seat) else None

    def resettle(self, game: Reach) -> None:
        if self.wish:
            game.call(Resettle(self.seat))


def settling_places(game: Reach) -> list[int]:
    """Free slots anywhere; if there is none, what Free buildings occupy. Those that are alike are one choice."""
    slots = [place for system in game.board.systems for place in empty_places(game, system)]
    free = [place for place, value in enumerate(game.buildings) if value and owner_of(value) == FREE]
    return distinct(game, slots or free)


TEXTS: Final = {
    "GainFlagship.gate": Text(
        "Du hast nichts auf dem Spielplan: An welchem Tor stehen 3 neue Schiffe?",
        "You have nothing on the map: at which gate do 3 new ships stand?",
    ),
    "GainFlagship.gate=": Text("{it:system}", "{it:system}"),
    "GainFlagship.system": Text("Wohin kommt dein Flaggschiff?", "Where does your Flagship go?"),
    "GainFlagship.system=": Text("{it:system}", "{it:system}"),
    "MayResettle.wish": Text(
        "Gibst du dein Flaggschiff auf und siedelst an?", "Do you give up your Flagship and settle?"
    ),
    "MayResettle.wish=0": Text("Das Flaggschiff behalten", "Keep the Flagship"),
    "MayResettle.wish=1": Text("Ansiedeln", "Settle"),
    "Resettle.place": Text("Wo siedelst du an? ({piece:piece})", "Where do you settle? ({piece:piece})"),
    "Resettle.place=": Text("Statt: {what:piece}, {it:place}", "In place of: {what:piece}, {it:place}"),
    "Resettle.place=free": Text("{it:place}", "{it:place}"),
    "Resettle.system": Text("Wo kommt ein Schiff hinzu?", "Where does a ship come in?"),
    "Resettle.system=": Text("{it:system}", "{it:system}"),
    "flagship": Text("{0:seat} erhält ein Flaggschiff: {1:system}.", "{0:seat} gains a Flagship: {1:system}."),
    "resettle": Text(
        "{0:seat} gibt das Flaggschiff auf und siedelt an: {1:system}.",
        "{0:seat} gives up the Flagship and settles: {1:system}.",
    ),
    "settles": Text("{0:seat} siedelt an: {1:piece}, {2:system}.", "{0:seat} settles: {1:piece}, {2:system}."),
}
