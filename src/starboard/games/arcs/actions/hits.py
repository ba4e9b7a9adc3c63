"""Hits (p. 14) and destroyed cities (p. 16). ``chooser`` assigns, ``taker`` takes what is destroyed."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.secure import Ransack
from starboard.games.arcs.actions.tax import city_types
from starboard.games.arcs.ids import (
    CITY,
    DAMAGED,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    RESOURCES,
    SYSTEMS,
    system_of,
)
from starboard.games.arcs.queries import buildings_at, is_damaged, owner_of, piece_of, ships_at
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import damage_building, hit_ship, lift_building, provoke_outrage, take_trophy


class HitShips(Procedure):
    """Hits on the ships of one seat in a system; surplus hits are lost (BATTLE-05, BATTLE-06)."""

    steps = ("choose_ship", "hit")
    fields = ("chooser", "owner", "taker", "system", "hits", "state")

    def __init__(
        self, chooser: int = NOBODY, owner: int = NOBODY, taker: int = NOBODY, system: int = NOWHERE, hits: int = 0
    ) -> None:
        super().__init__()
        self.chooser = chooser
        self.owner = owner
        self.taker = taker
        self.system = system
        self.hits = hits
        self.state = FRESH

    def choose_ship(self, game: Arcs) -> Ask | None:
        at = self.owner * SYSTEMS + self.system
        states = [s for s in (FRESH, DAMAGED) if (game.fresh, game.damaged)[s][at]]
        if self.hits == 0 or not states:
            self.stop()
            return None
        return Ask(self.chooser, "state", states)

    def hit(self, game: Arcs) -> None:
        self.hits -= 1
        hit_ship(game, self.owner, self.system, self.state, self.taker)
        if self.state == DAMAGED and self.owner != self.chooser:
            count_destroyed(game)
        self.again()


class HitPieces(Procedure):
    """Hits on a defender: ships first, buildings once no ship is left."""

    steps = ("hit_ships", "hit_buildings")
    fields = ("attacker", "defender", "system", "hits")

    def __init__(self, attacker: int = NOBODY, defender: int = NOBODY, system: int = NOWHERE, hits: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.hits = hits

    def hit_ships(self, game: Arcs) -> None:
        at = self.defender * SYSTEMS + self.system
        toughness = 2 * game.fresh[at] + game.damaged[at]
        taken = min(self.hits, toughness)
        self.hits -= taken
        game.call(HitShips(self.attacker, self.defender, self.attacker, self.system, taken))

    def hit_buildings(self, game: Arcs) -> None:
        assert self.hits == 0 or ships_at(game, self.defender, self.system) == 0
        game.call(HitBuildings(self.attacker, self.defender, self.system, self.hits))


class HitBuildings(Procedure):
    """Hits on buildings, one at a time; destroyed cities are remembered by the procedure that owns the battle."""

    steps = ("choose_building", "hit")
    fields = ("attacker", "defender", "system", "hits", "place")

    def __init__(self, attacker: int = NOBODY, defender: int = NOBODY, system: int = NOWHERE, hits: int = 0) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.hits = hits
        self.place = NOWHERE

    def choose_building(self, game: Arcs) -> Ask | None:
        places = buildings_at(game, self.system, self.defender)
        if self.hits == 0 or not places:
            self.stop()
            return None
        return Ask(self.attacker, "place", places)

    def hit(self, game: Arcs) -> None:
        self.hits -= 1
        if is_damaged(game.buildings[self.place]):
            destroy_building(game, self.place, self.attacker)
            count_destroyed(game)
        else:
            damage_building(game, self.place)
        self.again()


def count_destroyed(game: Arcs) -> None:
    """Tell the battle or other attack below in the stack that the defender lost a piece."""
    for frame in reversed(game.stack):
        if "destroyed" in frame.fields:
            setattr(frame, "destroyed", getattr(frame, "destroyed") + 1)  # noqa: B009, B010
            return


def destroy_building(game: Arcs, place: int, taker: int) -> None:
    """A building leaves the map as a trophy; a city is noted as razed with its types (OUTRAGE-01)."""
    value = game.buildings[place]
    types = city_types(game, place)
    lift_building(game, place)
    game.tell("building_destroyed", (owner_of(value), piece_of(value), system_of(place)))
    take_trophy(game, taker, owner_of(value), piece_of(value))
    if piece_of(value) == CITY:
        for frame in reversed(game.stack):
            if "razed" in frame.fields:
                bits = sum([1 << resource for resource in types])
                setattr(frame, "razed", (*getattr(frame, "razed"), bits))  # noqa: B009, B010
                return


class RazedCities(Procedure):
    """City by city: provoke Outrage, then ransack the Court (OUTRAGE-01, RANSACK-02)."""

    steps = ("next_city", "provoke_outrage", "ransack")
    fields = ("seat", "victim", "razed", "may_ransack", "types")

    def __init__(
        self, seat: int = NOBODY, victim: int = NOBODY, razed: tuple[int, ...] = (), may_ransack: int = 1
    ) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.razed = razed
        self.may_ransack = may_ransack
        self.types = NOTHING

    def next_city(self, game: Arcs) -> None:
        if not self.razed:
            self.stop()
            return
        self.types = self.razed[0]
        self.razed = self.razed[1:]

    def provoke_outrage(self, game: Arcs) -> None:
        for resource in range(RESOURCES):
            if self.types >> resource & 1:
                provoke_outrage(game, self.seat, resource)

    def ransack(self, game: Arcs) -> None:
        self.again()
        if self.may_ransack:
            game.call(Ransack(self.seat, self.victim))
