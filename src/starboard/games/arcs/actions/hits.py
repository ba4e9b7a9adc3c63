"""Hits (p. 14) and destroyed cities (p. 16). ``chooser`` assigns, ``taker`` takes what is destroyed, and the attack at
a depth of the stack keeps count."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.attack import attack_at
from starboard.games.arcs.actions.secure import Ransack
from starboard.games.arcs.actions.tax import city_types
from starboard.games.arcs.codes import bits_of, has_bit, is_damaged, owner_of, piece_of, system_of
from starboard.games.arcs.ids import CITY, DAMAGED, FRESH, NOBODY, NOTHING, NOWHERE, RESOURCES
from starboard.games.arcs.queries import buildings_at, damaged_at, fresh_at, ships_at
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import damage_building, hit_ship, lift_building, provoke_outrage, take_trophy
from starboard.games.arcs.wording import word_place


class HitShips(Procedure):
    """Hits on the ships of one seat in a system; surplus hits are lost (BATTLE-05, BATTLE-06)."""

    steps = ("choose_ship", "hit")
    fields = ("chooser", "owner", "taker", "system", "hits", "attack", "condition")

    def __init__(
        self,
        chooser: int = NOBODY,
        owner: int = NOBODY,
        taker: int = NOBODY,
        system: int = NOWHERE,
        hits: int = 0,
        attack: int = NOTHING,
    ) -> None:
        super().__init__()
        self.chooser = chooser
        self.owner = owner
        self.taker = taker
        self.system = system
        self.hits = hits
        self.attack = attack  # the attack that counts what is destroyed; NOTHING: none does
        self.condition = FRESH

    def choose_ship(self, game: Arcs) -> Ask | None:
        conditions = [FRESH] if fresh_at(game, self.owner, self.system) else []
        if damaged_at(game, self.owner, self.system):
            conditions.append(DAMAGED)
        if self.hits == 0 or not conditions:
            self.stop()
            return None
        return Ask(self.chooser, "condition", conditions)

    def hit(self, game: Arcs) -> None:
        self.hits -= 1
        hit_ship(game, self.owner, self.system, self.condition, self.taker)
        if self.condition == DAMAGED and self.attack != NOTHING:
            attack_at(game, self.attack).destroyed += 1
        self.again()


class HitPieces(Procedure):
    """Hits on a defender: ships first, buildings once no ship is left."""

    steps = ("hit_ships", "hit_buildings")
    fields = ("attack", "attacker", "defender", "system", "hits")

    def __init__(
        self,
        attack: int = NOTHING,
        attacker: int = NOBODY,
        defender: int = NOBODY,
        system: int = NOWHERE,
        hits: int = 0,
    ) -> None:
        super().__init__()
        self.attack = attack
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.hits = hits

    def hit_ships(self, game: Arcs) -> None:
        toughness = 2 * fresh_at(game, self.defender, self.system) + damaged_at(game, self.defender, self.system)
        taken = min(self.hits, toughness)
        self.hits -= taken
        game.call(HitShips(self.attacker, self.defender, self.attacker, self.system, taken, self.attack))

    def hit_buildings(self, game: Arcs) -> None:
        assert self.hits == 0 or ships_at(game, self.defender, self.system) == 0
        game.call(HitBuildings(self.attack, self.attacker, self.defender, self.system, self.hits))


class HitBuildings(Procedure):
    """Hits on buildings, one at a time."""

    steps = ("choose_building", "hit")
    fields = ("attack", "attacker", "defender", "system", "hits", "place")

    def __init__(
        self,
        attack: int = NOTHING,
        attacker: int = NOBODY,
        defender: int = NOBODY,
        system: int = NOWHERE,
        hits: int = 0,
    ) -> None:
        super().__init__()
        self.attack = attack
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.hits = hits
        self.place = NOWHERE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values)

    def choose_building(self, game: Arcs) -> Ask | None:
        places = buildings_at(game, self.system, self.defender)
        if self.hits == 0 or not places:
            self.stop()
            return None
        return Ask(self.attacker, "place", places)

    def hit(self, game: Arcs) -> None:
        self.hits -= 1
        if is_damaged(game.buildings[self.place]):
            attack = attack_at(game, self.attack)
            attack.destroyed += 1
            attack.razed = (*attack.razed, *destroy_building(game, self.place, self.attacker))
        else:
            damage_building(game, self.place)
        self.again()


def destroy_building(game: Arcs, place: int, taker: int) -> tuple[int, ...]:
    """A building leaves the map as a trophy. A city is to be answered for: the bits of its types (OUTRAGE-01)."""
    value = game.buildings[place]
    types = city_types(game, place)
    lift_building(game, place)
    game.tell("building_destroyed", (owner_of(value), piece_of(value), system_of(place)))
    take_trophy(game, taker, owner_of(value), piece_of(value))
    return (bits_of(list(types)),) if piece_of(value) == CITY else ()


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
            if has_bit(self.types, resource):
                provoke_outrage(game, self.seat, resource)

    def ransack(self, game: Arcs) -> None:
        self.again()
        if self.may_ransack:
            game.call(Ransack(self.seat, self.victim))
