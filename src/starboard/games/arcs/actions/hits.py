"""Hits (p. 14) and destroyed cities (p. 16). ``chooser`` assigns, ``taker`` takes what is destroyed, and the attack at
a depth of the stack keeps count."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.attack import attack_at, note_trophy, trophies_had
from starboard.games.arcs.actions.boards import board_piece, board_targets, hit_board, token_targets, word_board
from starboard.games.arcs.actions.secure import Ransack
from starboard.games.arcs.actions.sides import allied, endurance, guard_endurance, stage_hits
from starboard.games.arcs.actions.tax import city_types
from starboard.games.arcs.codes import (
    bits_of,
    has_bit,
    is_damaged,
    is_on_board,
    owner_of,
    piece_of,
    ship,
    ship_condition,
    ship_owner,
    system_of,
)
from starboard.games.arcs.ids import CITY, DAMAGED, FRESH, NOBODY, NOTHING, NOWHERE, RESOURCES, SHIP
from starboard.games.arcs.queries import buildings_at, damaged_at, distinct, exposed, is_seat
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import damage_building, hit_ship, lift_building, provoke_outrage, take_trophy
from starboard.games.arcs.wording import word_place


class HitShips(Procedure):
    """Hits on the ships of one side in a system; surplus hits are lost (BATTLE-05, BATTLE-06)."""

    steps = ("choose_ship", "hit")
    fields = ("chooser", "owner", "taker", "system", "hits", "attack", "allies", "reserves", "condition")

    def __init__(
        self,
        chooser: int = NOBODY,
        owner: int = NOBODY,
        taker: int = NOBODY,
        system: int = NOWHERE,
        hits: int = 0,
        attack: int = NOTHING,
        allies: tuple[int, ...] = (),
        reserves: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.chooser = chooser
        self.owner = owner
        self.taker = taker
        self.system = system
        self.hits = hits
        self.attack = attack  # the attack whose hits these are; it counts what it destroys of the defender's
        self.allies = allies  # whose ships take hits as well
        self.reserves = reserves  # their ships that take none, see ``sides.allied``
        self.condition = FRESH  # of which ship, and whose in this side

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if is_on_board(choice):
            return word_board(choice, values)
        if ship_owner(choice) == 0:
            return ""
        values["ally"] = self.whose(choice)
        values["state"] = ship_condition(choice)
        return "ally"

    def choose_ship(self, game: Arcs) -> Ask | None:
        ships = self.ships(game) if self.hits else []
        if not ships:
            self.stop()
            return None
        return Ask(self.chooser, "condition", ships)

    def ships(self, game: Arcs) -> list[int]:
        """Ships of this side that the hits suffice for."""
        found: list[int] = []
        if self.hits >= stage_hits(game, self.chooser, self.owner):
            if exposed(game, self.owner, self.system, FRESH):
                found.append(FRESH)
            if damaged_at(game, self.owner, self.system):
                found.append(DAMAGED)
        for number, ally in enumerate(self.allies):
            for condition in (FRESH, DAMAGED):
                ships = allied(game, self.allies, self.reserves, number, self.system, condition)
                if ships and self.hits >= stage_hits(game, self.chooser, ally):
                    found.append(ship(number + 1, condition))
        if self.chooser == self.owner:  # in an own attack buildings on boards are hit like ships (fla.attack)
            found += board_targets(game, self.owner, self.system)
        return found

    def whose(self, choice: int) -> int:
        number = ship_owner(choice)
        return self.allies[number - 1] if number else self.owner

    def hit(self, game: Arcs) -> None:
        if is_on_board(self.condition):
            self.hits -= 1
            piece = board_piece(game, self.condition, self.system)
            had = trophies_had(game, self.taker, self.owner, piece)
            if hit_board(game, self.condition, self.taker):
                note_trophy(game, self.attack, self.taker, self.owner, piece, had)
            self.again()
            return
        owner, condition = self.whose(self.condition), ship_condition(self.condition)
        self.hits -= stage_hits(game, self.chooser, owner)
        answer_hit(game, self.chooser, owner)
        had = trophies_had(game, self.taker, owner, SHIP)
        hit_ship(game, owner, self.system, condition, self.taker)
        if condition == DAMAGED and self.attack != NOTHING:
            if self.chooser != self.owner:
                attack_at(game, self.attack).destroyed += 1
            note_trophy(game, self.attack, self.taker, owner, SHIP, had)
        self.again()


def answer_hit(game: Arcs, seat: int, victim: int) -> None:
    """Cards answer to what a seat damages or destroys."""
    for card in game.moments.when_hit[seat]:
        card.when_hit(game, seat, victim)


class HitPieces(Procedure):
    """Hits on a defender: ships first, those of its guards too, buildings once no ship is left."""

    steps = ("hit_ships", "hit_buildings")
    fields = ("attack", "attacker", "defender", "system", "hits", "guards", "absent")

    def __init__(
        self,
        attack: int = NOTHING,
        attacker: int = NOBODY,
        defender: int = NOBODY,
        system: int = NOWHERE,
        hits: int = 0,
        guards: tuple[int, ...] = (),
        absent: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.attack = attack
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.hits = hits
        self.guards = guards
        self.absent = absent  # their ships that do not defend, see ``sides.allied``

    def hit_ships(self, game: Arcs) -> None:
        borne = endurance(game, self.attacker, self.defender, self.system)
        for number in range(len(self.guards)):
            borne += guard_endurance(game, self.attacker, self.guards, self.absent, number, self.system)
        taken = min(self.hits, borne)
        self.hits -= taken
        game.call(
            HitShips(
                self.attacker,
                self.defender,
                self.attacker,
                self.system,
                taken,
                self.attack,
                self.guards,
                self.absent,
            )
        )

    def hit_buildings(self, game: Arcs) -> None:
        assert self.hits == 0 or endurance(game, self.attacker, self.defender, self.system) == 0
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
        return word_board(choice, values) if is_on_board(choice) else word_place(game, choice, values)

    def choose_building(self, game: Arcs) -> Ask | None:
        if self.hits:
            boards = board_targets(game, self.defender, self.system)
            tokens = token_targets(game, self.defender, self.system)
            places = [*buildings_at(game, self.system, self.defender), *boards, *tokens]
            if places:
                return Ask(self.attacker, "place", distinct(game, places))
        self.stop()
        return None

    def hit(self, game: Arcs) -> None:
        self.hits -= 1
        if is_on_board(self.place):
            piece = board_piece(game, self.place, self.system)
            had = trophies_had(game, self.attacker, self.defender, piece)
            if hit_board(game, self.place, self.attacker):
                self.note(game, self.defender, piece, had)
        elif is_damaged(game.buildings[self.place]):
            attack = attack_at(game, self.attack)
            value = game.buildings[self.place]
            had = trophies_had(game, self.attacker, owner_of(value), piece_of(value))
            attack.razed = (*attack.razed, *destroy_building(game, self.place, self.attacker))
            self.note(game, owner_of(value), piece_of(value), had)
        else:
            damage_building(game, self.place)
        self.again()

    def note(self, game: Arcs, owner: int, piece: int, had: int) -> None:
        """A building was destroyed."""
        attack_at(game, self.attack).destroyed += 1
        note_trophy(game, self.attack, self.attacker, owner, piece, had)


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
    fields = ("seat", "victim", "razed", "may_ransack", "attack", "types")

    def __init__(
        self,
        seat: int = NOBODY,
        victim: int = NOBODY,
        razed: tuple[int, ...] = (),
        may_ransack: int = 1,
        attack: int = NOTHING,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.razed = razed
        self.may_ransack = may_ransack
        self.attack = attack  # by which they were destroyed; NOTHING: by none
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
        if self.may_ransack and is_seat(self.victim):  # others have no agents at Court (fre.harm)
            game.call(Ransack(self.seat, self.victim, self.attack))
