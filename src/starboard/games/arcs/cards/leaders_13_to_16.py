"""The last 4 leaders of the Leaders & Lore pack, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.tax import Tax
from starboard.games.arcs.cards.card import DECK, TAXING, Leader
from starboard.games.arcs.codes import (
    is_gate,
    is_pile,
    laid_on,
    laid_token,
    owner_of,
    piece_of,
    pile,
    pile_type,
    place_number,
    system_of,
)
from starboard.games.arcs.ids import (
    BY_SINGLE_PIP,
    CITY,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    RELIC,
    RESOURCES,
    SHIP,
    SLOTS,
    STARPORT,
    WEAPON,
)
from starboard.games.arcs.pieces import Pieces
from starboard.games.arcs.queries import (
    controls,
    damaged_at,
    icons,
    ships_at,
    token_at,
    tokens,
    tokens_had,
    with_resource,
)
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import discard_token, mark_outrage, put_token, remove_pieces, repair_ship
from starboard.games.arcs.wording import token_of


class Anarchist(Leader):
    """Taxes with ships alone, empty slots too, but no own cities; two cities fewer."""

    printed = 43
    code = "LEAD13"
    pack = True
    worth = 0.8
    name = Text("Anarchist", "Anarchist")
    text = Text(
        "Dezentral: Deine 2 linken Städte kommen aus dem Spiel. Mitreißend: Wo du Schiffe hast, kannst du Städte von "
        "Rivalen ohne Kontrolle besteuern, und freie Gebäudefelder so, als stünde dort eine deiner Städte. "
        "Prinzipientreu: Du kannst deine eigenen Städte nicht besteuern.",
        "Decentralized: Your 2 leftmost cities leave the game. Inspiring: Where you have ships you can tax rival "
        "cities without control, and empty building slots as if a city of yours stood there. Principled: You cannot "
        "tax your own cities.",
    )
    abilities = (
        Text("Dezentral", "Decentralized"),
        Text("Mitreißend", "Inspiring"),
        Text("Prinzipientreu", "Principled"),
    )
    silent = ((2, TAXING),)
    pieces = Pieces((NOTHING, NOTHING), (4, 3, 2), (RELIC, WEAPON))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner)
        remove_pieces(game, owner, CITY, 2)

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        system, value = system_of(place), game.buildings[place]
        if not ships_at(game, owner, system):
            return False
        if value == 0:
            return place_number(place) < game.board.slots[system]
        return piece_of(value) == CITY and owner_of(value) != owner

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        return game.buildings[place] > 0 and owner_of(game.buildings[place]) == owner

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if not game.buildings[tax.place] or not controls(game, owner, system_of(tax.place)):
            self.works(game, owner, 1)


class Shaper(Leader):
    """Gives taxed planets another type; catapults from gates instead of starports."""

    printed = 44
    code = "LEAD14"
    pack = True
    worth = 0.9
    name = Text("Weltenformer", "Shaper")
    text = Text(
        "Mythisch: Hast du eine Stadt auf einem Planeten besteuert, darfst du 1 deiner Ressourcen auf den Planeten "
        "legen; er hat für den Rest des Spiels diese Art. Einmal pro Planet. Uralt: Deine Katapultbewegungen beginnen "
        "an Toren statt an Raumhäfen.",
        "Mythic: After you tax a city on a planet you may lay 1 of your tokens on the planet; it has that type for the "
        "rest of the game. Once per planet. Ancient: Your catapult moves start at gates instead of starports.",
    )
    abilities = (Text("Mythisch", "Mythic"), Text("Uralt", "Ancient"))
    spoken = (("catapults", 1),)
    pieces = Pieces((CITY, NOTHING), (3, 3, 3), (RELIC, MATERIAL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        system = system_of(tax.place)
        if not is_gate(system) and not is_reshaped(game, system):
            game.call(ReshapePlanet(owner, self.id, system))

    def catapults(self, game: Arcs, owner: int, system: int, can: bool) -> bool:
        return is_gate(system)


def is_reshaped(game: Arcs, system: int) -> bool:
    return any([laid_on(laid) == system for laid in game.laid])


class ReshapePlanet(Procedure):
    """Lay a token on the planet: that is its type from now on."""

    steps = ("choose_token", "lay")
    fields = ("seat", "card", "system", "token_slot")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, system: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.system = system
        self.token_slot = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if is_pile(choice):
            values["resource"] = pile_type(choice)
            return "pile"
        values["token"] = token_of(game, self.seat, choice)
        return ""

    def choose_token(self, game: Arcs) -> Ask:
        slots = with_resource(game, self.seat)
        piles = [pile(r) for r in range(RESOURCES) if tokens_had(game, self.seat, r) > tokens(game, self.seat, r)]
        return Ask(self.seat, "token_slot", [DONE, *slots, *piles])

    def lay(self, game: Arcs) -> None:
        if self.token_slot == DONE:
            return
        if is_pile(self.token_slot):
            resource = pile_type(self.token_slot)
            game.supply[resource] -= 1
        else:
            resource = token_at(game, self.seat, self.token_slot)
            put_token(game, self.seat, self.token_slot, NOTHING)
        DECK.cards[self.card].works(game, self.seat)
        game.laid.append(laid_token(self.system, resource))
        game.kind_of[self.system] = resource
        game.tell("reshape", (self.system, resource))


class Agitator(Leader):
    """A Weapon for taxing by copy or pivot; intercepts with Weapon icons."""

    printed = 45
    code = "LEAD15"
    pack = True
    worth = 1.3
    name = Text("Agitator", "Agitator")
    text = Text(
        "Aufrührerisch: Kopierst du oder weichst du ab, um zu besteuern, erhältst du zusätzlich 1 Waffe. Irregulär: "
        "Fängst du einen Angreifer ab, zählen deine Waffen-Symbole statt deiner intakten Schiffe; wirf danach 1 Waffe "
        "ab, wenn du eine hast.",
        "Firebrand: When you copy or pivot to tax, also gain 1 Weapon. Irregular: When you intercept an attacker, your "
        "Weapon icons count instead of your fresh ships; then discard 1 Weapon if you have one.",
    )
    abilities = (Text("Aufrührerisch", "Firebrand"), Text("Irregulär", "Irregular"))
    spoken = (("intercept_hits", 1),)
    pieces = Pieces((CITY, STARPORT), (3, 4, 2), (FUEL, MATERIAL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if tax.by == BY_SINGLE_PIP:
            self.works(game, owner)
            gain(game, owner, WEAPON)

    def intercept_hits(self, game: Arcs, owner: int, battle: Battle, hits: int) -> int:
        return icons(game, owner, WEAPON)

    def after_interception(self, game: Arcs, owner: int, battle: Battle) -> None:
        game.call(DiscardOne(owner, WEAPON))


class DiscardOne(Procedure):
    """One token of a type goes to the supply; the seat picks which."""

    steps = ("choose_token", "discard")
    fields = ("seat", "resource", "token_slot")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.token_slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["token"] = token_of(game, self.seat, choice)
        return ""

    def choose_token(self, game: Arcs) -> Ask | None:
        slots = [slot for slot in range(SLOTS) if token_at(game, self.seat, slot) == self.resource]
        if not slots:
            self.stop()
            return None
        return Ask(self.seat, "token_slot", slots)

    def discard(self, game: Arcs) -> None:
        discard_token(game, self.seat, self.token_slot)


class Quartermaster(Leader):
    """Repairs ships after battles; starts with one Outrage."""

    printed = 46
    code = "LEAD16"
    pack = True
    worth = 1.4
    name = Text("Quartiermeister", "Quartermaster")
    text = Text(
        "Zäh: Repariere nach einem Kampf, an dem du beteiligt warst, dort für jeden Raumhafen in Sektoren, die du "
        "kontrollierst, 1 deiner Schiffe. Gierig: Du beginnst mit einem Agenten auf dem Aufschrei-Feld für Baustoff.",
        "Resilient: After a battle you took part in, repair there 1 of your ships for each starport in systems you "
        "control. Greedy: You start with an agent on your Outrage slot for Material.",
    )
    abilities = (Text("Zäh", "Resilient"), Text("Gierig", "Greedy"))
    pieces = Pieces((STARPORT, NOTHING), (4, 3, 2), (FUEL, WEAPON))

    def repairs(self, game: Arcs, owner: int, system: int) -> int:
        """Ships to repair: one per starport of any colour that the owner controls."""
        starports = 0
        for place, value in enumerate(game.buildings):
            if value and piece_of(value) == STARPORT and controls(game, owner, system_of(place)):
                starports += 1
        return min(starports, damaged_at(game, owner, system))

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return damaged_at(game, owner, battle.system) > 0  # another card may give control of a starport

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        repairs = self.repairs(game, owner, battle.system)
        if repairs:
            self.works(game, owner)
        for _ in range(repairs):
            repair_ship(game, owner, battle.system)
            game.tell("repair", (owner, SHIP, battle.system))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner, 1)
        mark_outrage(game, owner, MATERIAL)


TEXTS: Final = {
    "ReshapePlanet.token_slot": Text(
        "{card:card}: Welche Ressource legst du auf {system:system}?",
        "{card:card}: which token do you lay on {system:system}?",
    ),
    "ReshapePlanet.token_slot=": Text("{token:token}", "{token:token}"),
    "ReshapePlanet.token_slot=pile": Text("{resource:resource} vom Kartell", "{resource:resource} of the Cartel"),
    "ReshapePlanet.token_slot=-1": Text("Keine", "None"),
    "DiscardOne.token_slot": Text("Welche Ressource wirfst du ab?", "Which token do you discard?"),
    "DiscardOne.token_slot=": Text("{token:token}", "{token:token}"),
    "reshape": Text(
        "{0:system} ist jetzt von der Art {1:resource}.", "{0:system} is of type {1:resource} from now on."
    ),
}
