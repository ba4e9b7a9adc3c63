"""The last 7 lore cards of the base box, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.build import Build, presence
from starboard.games.arcs.actions.tax import Tax, taxable
from starboard.games.arcs.cards.card import Lore, Reason, Why
from starboard.games.arcs.cards.lore_shared import TOKEN, has_fresh_starport
from starboard.games.arcs.codes import (
    cluster_of,
    is_damaged,
    is_gate,
    piece_of,
    place_at,
    place_number,
    places_in,
    system_at,
    system_of,
)
from starboard.games.arcs.ids import (
    ARROW,
    ASSAULT,
    BUILD,
    BY_PIP,
    CARD_PLACE,
    CITY,
    CRESCENT,
    DAMAGED,
    FRESH,
    HEX,
    IN_PRELUDE,
    NOBODY,
    NOTHING,
    NOWHERE,
    REPAIR,
    STARPORT,
)
from starboard.games.arcs.queries import controls, distinct, fresh_at, pieces_left, places_of, spendable_as
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import BUILDING_THERE
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import (
    capture_agent,
    lift_building,
    note_spent,
    piece_home,
    place_building,
    spend_token,
)
from starboard.games.arcs.wording import token_of, word_place

GATE_CITY = 0  # building places at a gate: one city and one starport over all players (OC-03)


GATE_STARPORT = 1


def gate_places(game: Arcs, seat: int, kind: int) -> list[int]:
    """Gates with a piece of the seat where nobody has a building of that kind yet."""
    places = [place_at(system, kind) for system in presence(game, seat) if is_gate(system)]
    return [place for place in places if game.buildings[place] == 0]


class GatePorts(Lore):
    """Starports at gates; rivals who move in there lose an agent."""

    printed = 54
    code = "L08"
    worth = 1.0
    name = Text("Torhäfen", "Gate Ports")
    text = Text(
        "Du kannst Raumhäfen an Toren bauen, insgesamt einen je Tor. Bewegt ein Rival Schiffe an ein Tor, das du "
        "kontrollierst und an dem du einen intakten Raumhafen hast, nimm 1 seiner Agenten gefangen.",
        "You can build starports at gates, one per gate in all. When a rival moves ships to a gate that you control "
        "and where you have a fresh starport, capture 1 of their agents.",
    )
    abilities = (Text("Häfen an Toren", "Ports at gates"), Text("Hafenwache", "Port guard"))

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        return gate_places(game, owner, GATE_STARPORT) if piece == STARPORT else []

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        if build.piece == STARPORT and is_gate(system_of(build.place)):
            self.works(game, owner)

    def when_entered(self, game: Arcs, owner: int, mover: int, system: int) -> None:
        if is_gate(system) and controls(game, owner, system) and has_fresh_starport(game, owner, system):
            self.works(game, owner, 1)
            capture_agent(game, owner, mover)


class CloudCities(Lore):
    """A city beside the slots of a planet, for a token of its type."""

    printed = 55
    code = "L09"
    worth = 1.0
    name = Text("Wolkenstädte", "Cloud Cities")
    text = Text(
        "Du kannst auf einem Planeten ohne Gebäudefeld eine Stadt bauen, wenn du dafür 1 Ressource seiner Art "
        "ausgibst; "
        "insgesamt eine solche Stadt je Planet.",
        "You can build a city on a planet without using a slot by spending 1 token of its type; one such city per "
        "planet in all.",
    )
    abilities = (Text("Stadt in den Wolken", "City in the clouds"),)

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        if piece != CITY:
            return []
        planets = [system for system in presence(game, owner) if not is_gate(system)]
        free = [system for system in planets if game.buildings[place_at(system, CARD_PLACE)] == 0]
        return [place_at(s, CARD_PLACE) for s in free if spendable_as(game, owner, game.kind_of[s])]

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        system = system_of(build.place)
        if build.piece == CITY and place_number(build.place) == CARD_PLACE and not is_gate(system):
            self.works(game, owner)
            game.call(PayToken(owner, game.kind_of[system], build.by))


class PayToken(Procedure):
    """Spend a token of a type for a place to build; in the Prelude it returns at its end (PRELUDE-02)."""

    steps = ("choose_token", "pay")
    fields = ("seat", "resource", "by", "token_slot")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING, by: int = BY_PIP) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.by = by  # what pays for building
        self.token_slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["token"] = token_of(game, self.seat, choice)
        return ""

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "token_slot", spendable_as(game, self.seat, self.resource))

    def pay(self, game: Arcs) -> None:
        resource = spend_token(game, self.seat, self.token_slot)
        if self.by == IN_PRELUDE:
            note_spent(game, self.seat, self.resource)  # as any that is spent there
            return
        game.tell("spend", (self.seat, resource))
        game.spent[resource] -= 1
        game.supply[resource] += 1


class LivingStructures(Lore):
    """Nurture (Build): tax an own city. Prune (Repair): a city for a starport or the reverse."""

    printed = 56
    code = "L10"
    worth = 1.3
    name = Text("Lebende Strukturen", "Living Structures")
    text = Text(
        "Ernähren (Bauen): Besteuere eine deiner Städte. Stutzen (Reparieren): Tausche einen deiner Raumhäfen auf "
        "einem "
        "Gebäudefeld gegen eine Stadt aus deinem Vorrat oder umgekehrt.",
        "Nurture (Build): Tax one of your own cities. Prune (Repair): Swap one of your starports in a building slot "
        "for a city of yours, or the other way round.",
    )
    abilities = (Text("Ernähren", "Nurture"), Text("Stutzen", "Prune"))
    offers = (
        Text("Ernähren: eine eigene Stadt besteuern", "Nurture: tax a city of your own"),
        Text("Stutzen: Stadt und Raumhafen tauschen", "Prune: swap city and starport"),
    )
    replaces = (BUILD, REPAIR)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        if action == BUILD:
            return [0] if taxable(game, owner, 1) else []
        return [1] if action == REPAIR and prunable(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 1:
            game.call(Prune(owner))
        else:
            # The tax counts as one by copy or pivot if such a pip pays (FINE-08).
            game.call(Tax(owner, by, 1))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_own_city" if number == 0 else "no_swap")


def prunable(game: Arcs, seat: int) -> list[int]:
    """Own buildings in printed slots whose counterpart is in the supply."""
    found: list[int] = []
    for piece, other in ((CITY, STARPORT), (STARPORT, CITY)):
        if pieces_left(game, seat, other):
            found += [p for p in places_of(game, seat, piece) if place_number(p) < game.board.slots[system_of(p)]]
    return sorted(found)


class Prune(Procedure):
    """A city for a starport or the other way round, in the same state (FINE-04)."""

    steps = ("choose_building", "swap")
    fields = ("seat", "place")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values)

    def choose_building(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", distinct(game, prunable(game, self.seat)))

    def swap(self, game: Arcs) -> None:
        value = lift_building(game, self.place)
        other = STARPORT if piece_of(value) == CITY else CITY
        place_building(game, self.seat, other, self.place, DAMAGED if is_damaged(value) else FRESH)
        game.tell("replace", (self.seat, other, system_of(self.place)))
        piece_home(game, self.seat, piece_of(value))


class GateStations(Lore):
    """Cities at gates, which have the types of all cities of their cluster."""

    printed = 57
    code = "L11"
    worth = 1.1
    name = Text("Torstationen", "Gate Stations")
    text = Text(
        "Du kannst Städte an Toren bauen, insgesamt eine je Tor. Städte an Toren haben die Arten aller Städte auf den "
        "Planeten ihres Clusters: Wer sie besteuert, wählt eine davon; wer sie zerstört, verursacht einen Aufschrei "
        "für jede.",
        "You can build cities at gates, one per gate in all. Cities at gates have the types of all cities on planets "
        "of their cluster: whoever taxes one picks one of them, whoever destroys one provokes Outrage of each.",
    )
    abilities = (Text("Städte an Toren", "Cities at gates"), Text("Arten des Clusters", "Types of the cluster"))

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        return gate_places(game, owner, GATE_CITY) if piece == CITY else []

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        if build.piece == CITY and is_gate(system_of(build.place)):
            self.works(game, owner)

    def city_types(self, game: Arcs, owner: int, place: int, types: tuple[int, ...]) -> tuple[int, ...]:
        if not is_gate(system_of(place)):
            return types
        found: list[int] = []
        for spot in (ARROW, CRESCENT, HEX):
            planet = system_at(cluster_of(system_of(place)), spot)
            values = [game.buildings[other] for other in places_in(planet)]
            if any([value and piece_of(value) == CITY for value in values]) and game.kind_of[planet] not in found:
                found.append(game.kind_of[planet])
        return tuple(sorted(found))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if is_gate(system_of(tax.place)):
            self.works(game, owner, 1)


class RailgunArrays(Lore):
    """The attacker takes a hit before collecting dice."""

    printed = 58
    code = "L12"
    worth = 0.7
    name = Text("Schienengeschütze", "Railgun Arrays")
    text = Text(
        "Wirst du angegriffen und hast dort ein intaktes Schiff, erhält der Angreifer 1 Treffer auf eines seiner "
        "Schiffe, "
        "bevor er Würfel wählt.",
        "When you are attacked and have a fresh ship there, the attacker takes 1 hit on one of their ships before "
        "collecting dice.",
    )
    abilities = (Text("Sperrfeuer", "Barrage"),)

    def before_dice(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return True  # whether a fresh ship is there shows when its turn comes: another card may bring one

    def act_before_dice(self, game: Arcs, owner: int, battle: Battle) -> None:
        if fresh_at(game, owner, battle.system):
            self.works(game, owner)
            battle.hit_attackers(game, 1)


class AncientHoldings(Lore):
    """One more resource slot."""

    printed = 59
    code = "L13"
    worth = 0.8
    name = Text("Alte Besitztümer", "Ancient Holdings")
    text = Text(
        "Auf dieser Karte hast du ein weiteres Ressourcenfeld; ein Überfall zahlt dafür 4 Schlüssel.",
        "This card gives you one more resource slot; a raid pays 4 keys for it.",
    )
    abilities = (Text("Schatzkammer", "Treasury"),)
    silent = ((0, ("Store.slot",)),)

    def resource_slots(self, game: Arcs, owner: int) -> int:
        return 1


class SeekerTorpedoes(Lore):
    """Rolls assault dice again, up to the fresh ships in the battle."""

    printed = 60
    code = "L14"
    worth = 1.0
    name = Text("Suchtorpedos", "Seeker Torpedoes")
    text = Text(
        "Greifst du an, darfst du nach dem Wurf einmal bis zu so viele Angriff-Würfel neu werfen, wie du intakte "
        "Schiffe "
        "im Kampf hast.",
        "When you attack you may roll up to as many assault dice again, once, as you have fresh ships in the battle.",
    )
    abilities = (Text("Zielsuche", "Homing"),)

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, victim: int) -> int:
        return fresh if victim != NOBODY and die == ASSAULT else 0


TEXTS: Final = {
    "PayToken.token_slot": Text("Welche Ressource gibst du dafür aus?", "Which token do you spend for it?"),
    "PayToken.token_slot=": TOKEN,
    "Prune.place": Text("Welches Gebäude tauschst du aus?", "Which building do you swap?"),
    "Prune.place=": BUILDING_THERE,
}

REASONS: Final = {
    "no_own_city": Reason(
        Text("Keine deiner Städte kann jetzt besteuert werden.", "None of your cities can be taxed now.")
    ),
    "no_swap": Reason(
        Text(
            "Kein Gebäude auf einem Baufeld, für das du das andere übrig hast.",
            "No building in a slot for which you have the other kind left.",
        )
    ),
}
