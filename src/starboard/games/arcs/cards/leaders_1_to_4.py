"""The first 4 leaders of the base box, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.influence import can_influence
from starboard.games.arcs.actions.tax import Tax
from starboard.games.arcs.cards.card import DECK, TAXING, Leader
from starboard.games.arcs.cards.leaders_shared import MayInfluence, demoted
from starboard.games.arcs.codes import system_of
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    BY_SINGLE_PIP,
    CITY,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    PSIONIC,
    RELIC,
    RESOURCES,
    SLOTS,
    STARPORT,
    TYCOON,
    TYRANT,
)
from starboard.games.arcs.pieces import Pieces
from starboard.games.arcs.queries import controls, is_declared, token_at
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import discard_token, mark_outrage


class Elder(Leader):
    """Influence after losing a piece to an attacker; no ransacking after battles; Tyrant is demoted."""

    printed = 31
    code = "LEAD01"
    worth = 0.6
    name = Text("Ältester", "Elder")
    text = Text(
        "Verehrt: Hat ein Angreifer in einem Kampf Marker von dir zerstört, darfst du danach einmal beeinflussen. "
        "Wer gegen dich kämpft, raubt den Hof nicht aus. Gerecht: Für den ersten Platz beim Tyrannen erhältst du nur "
        "den Wert des zweiten und keinen Städtebonus, für andere Plätze nichts.",
        "Beloved: If an attacker destroyed a piece of yours in a battle, you may influence once afterwards. Whoever "
        "battles you does not ransack the Court. Just: For first place in Tyrant you get only the second value and no "
        "city bonus, for any other place nothing.",
    )
    abilities = (Text("Verehrt", "Beloved"), Text("Gerecht", "Just"))
    spoken = (("forbids_ransack", 0), ("place_power", 1))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (RELIC, MATERIAL))

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return owner == battle.defender and battle.destroyed > 0 and can_influence(game, owner)

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        game.call(MayInfluence(owner, self.id))

    def forbids_ransack(self, game: Arcs, owner: int) -> bool:
        return True

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        return demoted(sole, second) if ambition == TYRANT else power


class Mystic(Leader):
    """Psionic for taxing by copy or pivot; starts with two Outrages."""

    printed = 32
    code = "LEAD02"
    worth = 2.2
    name = Text("Mystiker", "Mystic")
    text = Text(
        "Eingestimmt: Kopierst du oder weichst du ab, um zu besteuern, erhältst du zusätzlich 1 Psi. Rätselhaft: Du "
        "beginnst mit Agenten auf den Aufschrei-Feldern für Baustoff und Treibstoff.",
        "Attuned: When you copy or pivot to tax, also gain 1 Psionic. Cryptic: You start with agents on your Outrage "
        "slots for Material and Fuel.",
    )
    abilities = (Text("Eingestimmt", "Attuned"), Text("Rätselhaft", "Cryptic"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (PSIONIC, RELIC))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if tax.by == BY_SINGLE_PIP:
            self.works(game, owner)
            gain(game, owner, PSIONIC)

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner, 1)
        mark_outrage(game, owner, MATERIAL)
        mark_outrage(game, owner, FUEL)


class FuelDrinker(Leader):
    """Fuel for taxing by copy or pivot; all Fuel is gone when Tycoon was scored."""

    printed = 33
    code = "LEAD03"
    worth = 1.3
    name = Text("Treibstofftrinker", "Fuel-Drinker")
    text = Text(
        "Unersättlich: Kopierst du oder weichst du ab, um zu besteuern, erhältst du zusätzlich 1 Treibstoff. "
        "Verschwenderisch: Wurde der Magnat gewertet, wirfst du danach deinen ganzen Treibstoff ab.",
        "Insatiable: When you copy or pivot to tax, also gain 1 Fuel. Lavish: If Tycoon was scored, discard all your "
        "Fuel afterwards.",
    )
    abilities = (Text("Unersättlich", "Insatiable"), Text("Verschwenderisch", "Lavish"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (FUEL, FUEL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if tax.by == BY_SINGLE_PIP:
            self.works(game, owner)
            gain(game, owner, FUEL)

    def after_scoring(self, game: Arcs, owner: int) -> None:
        if is_declared(game, TYCOON):
            slots = [slot for slot in range(SLOTS) if token_at(game, owner, slot) == FUEL]
            if slots:
                self.works(game, owner, 1)
            for slot in slots:
                discard_token(game, owner, slot)


class Upstart(Leader):
    """A token for each declaration; taxes nothing that is not controlled."""

    printed = 34
    code = "LEAD04"
    worth = 1.0
    name = Text("Emporkömmling", "Upstart")
    text = Text(
        "Ehrgeizig: Immer wenn du eine Ambition bekundest, darfst du 1 beliebige Ressource aus dem Vorrat nehmen. "
        "Unreif: Du kannst nur Städte besteuern, die du kontrollierst, auch deine eigenen.",
        "Ambitious: Whenever you declare an ambition you may gain 1 token of any type. Callow: You can tax only cities "
        "that you control, your own included.",
    )
    abilities = (Text("Ehrgeizig", "Ambitious"), Text("Unreif", "Callow"))
    silent = ((1, TAXING),)
    pieces = Pieces((CITY, STARPORT), (4, 3, 2), (PSIONIC, MATERIAL))

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(MayTakeToken(owner, self.id))

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        return not controls(game, owner, system_of(place))


class MayTakeToken(Procedure):
    """One token of any type from the supply (Upstart)."""

    steps = ("choose_type", "take")
    fields = ("seat", "card", "resource")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.resource = DONE

    def choose_type(self, game: Arcs) -> Ask:
        return Ask(self.seat, "resource", [DONE, *[r for r in range(RESOURCES) if game.supply[r]]])

    def take(self, game: Arcs) -> None:
        if self.resource != DONE:
            DECK.cards[self.card].works(game, self.seat)
            gain(game, self.seat, self.resource)


TEXTS: Final = {
    "MayTakeToken.resource": Text("{card:card}: Welche Ressource nimmst du?", "{card:card}: which token do you take?"),
    "MayTakeToken.resource=": Text("{it:resource}", "{it:resource}"),
    "MayTakeToken.resource=-1": Text("Keine", "None"),
}
