"""The lore cards of the pack that belong to Tyrant and Tycoon, in printed order.

They work only while a marker lies on the box of their ambition, whoever declared it; discarding one to clear an
Outrage is possible at any time.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.secure import Secure, securable
from starboard.games.arcs.cards.card import CLEARING, PRELUDE, Lore, Reason, Why
from starboard.games.arcs.cards.lore_shared import TOKEN, discard_to_clear
from starboard.games.arcs.codes import owner_of, piece_of, system_of
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AMBITIONS,
    BUILD,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    RESOURCES,
    SLOTS,
    TYCOON,
    TYRANT,
    WEAPON,
)
from starboard.games.arcs.queries import (
    best_marker,
    can_declare,
    captives_held,
    controls,
    declarable,
    distinct,
    is_declared,
    pieces_left,
    rivals,
    token_at,
)
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import BUILDING_THERE
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_token, release_captive, replace_building
from starboard.games.arcs.wording import token_of, word_captive, word_place


class TyrantsEgo(Lore):
    """While Tyrant is declared, Prelude: return captives, secure for each. Discard to clear Weapon Outrage."""

    printed = 71
    code = "L25"
    pack = True
    worth = 0.7
    name = Text("Ego des Tyrannen", "Tyrant's Ego")
    text = Text(
        "Auftakt, solange Tyrann bekundet ist: Gib beliebig viele Gefangene zurück und sichere für jeden einmal. "
        "Auftakt: "
        "Wirf diese Karte ab und beende deinen Waffen-Aufschrei.",
        "Prelude, while Tyrant is declared: Return any number of captives and secure once for each. Prelude: Discard "
        "this card and clear your Weapon Outrage.",
    )
    abilities = (Text("Machtspiel", "Power play"), CLEARING)
    offers = (
        Text("Gib 1 Gefangenen zurück: sichern", "Return 1 captive: secure"),
        Text("Wirf diese Karte ab: Waffen-Aufschrei beenden", "Discard this card: clear Weapon Outrage"),
    )
    replaces = (PRELUDE, PRELUDE)
    gives_up = 1

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        captives = captives_held(game, owner)
        return [0, 1] if captives and is_declared(game, TYRANT) and securable(game, owner) else [1]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 0:
            game.call(CaptiveForSecure(owner))
        else:
            discard_to_clear(game, owner, self.id, (WEAPON,))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, TYRANT):
            return Why("undeclared", TYRANT)
        return Why("no_majority" if captives_held(game, owner) else "no_captive")


class CaptiveForSecure(Procedure):
    """A captive goes home; secure for it."""

    steps = ("choose_captive", "give_back", "secure")
    fields = ("seat", "captive")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.captive = NOBODY

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_captive(choice, values)

    def choose_captive(self, game: Arcs) -> Ask:
        return Ask(self.seat, "captive", captives_held(game, self.seat))

    def give_back(self, game: Arcs) -> None:
        release_captive(game, self.seat, self.captive)

    def secure(self, game: Arcs) -> None:
        game.call(Secure(self.seat))


class TyrantsAuthority(Lore):
    """While Tyrant is declared, Annex (Build): replace a rival building that you control."""

    printed = 72
    code = "L26"
    pack = True
    worth = 0.9
    name = Text("Autorität des Tyrannen", "Tyrant's Authority")
    text = Text(
        "Solange Tyrann bekundet ist: Annektieren (Bauen): Ersetze eine Stadt oder einen Raumhafen eines Rivalen in "
        "einem "
        "Sektor, den du kontrollierst, durch dein Gebäude derselben Art im selben Zustand.",
        "While Tyrant is declared: Annex (Build): Replace a rival city or starport in a system you control by your own "
        "building of the same kind in the same state.",
    )
    abilities = (Text("Annektieren", "Annex"),)
    offers = (Text("Annektieren: ein Gebäude ersetzen", "Annex: replace a building"),)
    replaces = (BUILD,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        usable = action == BUILD and is_declared(game, TYRANT) and annexable(game, owner)
        return [0] if usable else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Annex(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_annex") if is_declared(game, TYRANT) else Why("undeclared", TYRANT)


def annexable(game: Arcs, seat: int) -> list[int]:
    """Rival buildings in systems the seat controls, of a kind that it still has."""
    found = []
    for place, value in enumerate(game.buildings):
        if value == 0 or owner_of(value) not in rivals(game, seat) or not controls(game, seat, system_of(place)):
            continue
        if pieces_left(game, seat, piece_of(value)):
            found.append(place)
    return found


class Annex(Procedure):
    """A rival building makes way for one's own, in the same state (FINE-04)."""

    steps = ("choose_building", "replace")
    fields = ("seat", "place")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values)

    def choose_building(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", distinct(game, annexable(game, self.seat)))

    def replace(self, game: Arcs) -> None:
        replace_building(game, self.place, self.seat)
        game.tell("replace", (self.seat, piece_of(game.buildings[self.place]), system_of(self.place)))


class TycoonsAmbition(Lore):
    """While Tycoon is declared, first in the Prelude: all Material and Fuel to declare an ambition without marker."""

    printed = 73
    code = "L27"
    pack = True
    worth = 0.9
    name = Text("Ehrgeiz des Magnaten", "Tycoon's Ambition")
    text = Text(
        "Auftakt, solange Magnat bekundet ist, vor jeder anderen Aktion: Wirf deinen ganzen Baustoff und Treibstoff ab "
        "und bekunde eine Ambition ohne Marker. Der Nullmarker wird nicht platziert.",
        "Prelude, while Tycoon is declared, before any other action: Discard all your Material and Fuel and declare an "
        "ambition that holds no marker. The zero marker is not placed.",
    )
    abilities = (Text("Großes Vorhaben", "Grand scheme"),)
    offers = (Text("Baustoff und Treibstoff abwerfen: bekunden", "Discard Material and Fuel: declare"),)
    replaces = (PRELUDE,)
    comes_first = True

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        if turn.acted or game.uses[self.id] or not is_declared(game, TYCOON) or not can_declare(game, owner):
            return []
        return [0] if undeclared(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.uses[self.id] += 1
        game.call(DeclareForGoods(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, TYCOON):
            return Why("undeclared", TYCOON)
        if turn.acted or game.uses[self.id]:
            return Why("too_late")
        if best_marker(game) == NOTHING:
            return Why("no_marker")
        return Why("all_declared" if can_declare(game, owner) else "forbidden")


def undeclared(game: Arcs, seat: int) -> list[int]:
    """Ambitions without a marker that a seat may declare."""
    return [a for a in declarable(game, seat, list(range(AMBITIONS))) if not is_declared(game, a)]


class DeclareForGoods(Procedure):
    """All Material and Fuel for one ambition that holds no marker; no zero marker (ROUND-12)."""

    steps = ("choose_ambition", "pay", "declare")
    fields = ("seat", "ambition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = NOTHING

    def choose_ambition(self, game: Arcs) -> Ask:
        return Ask(self.seat, "ambition", undeclared(game, self.seat))

    def pay(self, game: Arcs) -> None:
        for slot in goods(game, self.seat):
            discard_token(game, self.seat, slot)

    def declare(self, game: Arcs) -> None:
        game.call(Declare(self.seat, self.ambition))


class TycoonsCharm(Lore):
    """While Tycoon is declared, Prelude: exchange Material and Fuel. Discard to clear both Outrages."""

    printed = 74
    code = "L28"
    pack = True
    worth = 0.7
    name = Text("Charme des Magnaten", "Tycoon's Charm")
    text = Text(
        "Auftakt, solange Magnat bekundet ist: Tausche beliebig viel Baustoff und Treibstoff gegen je 1 beliebige "
        "Ressource. Auftakt: Wirf diese Karte ab und beende deinen Baustoff- und deinen Treibstoff-Aufschrei.",
        "Prelude, while Tycoon is declared: Exchange any of your Material and Fuel for 1 token of any type each. "
        "Prelude: Discard this card and clear your Material and Fuel Outrage.",
    )
    abilities = (Text("Tauschhandel", "Barter"), CLEARING)
    offers = (
        Text("1 Baustoff oder Treibstoff tauschen", "Exchange 1 Material or Fuel"),
        Text("Wirf diese Karte ab: beide Aufschreie beenden", "Discard this card: clear both Outrages"),
    )
    replaces = (PRELUDE, PRELUDE)
    gives_up = 1

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        # Fuel for Material and back again could go on for ever; nobody has more tokens to exchange than this.
        endless = game.uses[self.id] >= 2 * SLOTS
        return [0, 1] if is_declared(game, TYCOON) and goods(game, owner) and not endless else [1]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 0:
            game.uses[self.id] += 1
            game.call(ExchangeGoods(owner))
        else:
            discard_to_clear(game, owner, self.id, (MATERIAL, FUEL))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, TYCOON):
            return Why("undeclared", TYCOON)
        return Why("used" if goods(game, owner) else "no_goods")


class ExchangeGoods(Procedure):
    """One Material or Fuel for a token of any type; what was discarded is in the supply at once (O-03)."""

    steps = ("choose_token", "discard", "choose_type", "take")
    fields = ("seat", "token_slot", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.token_slot = NOTHING
        self.resource = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "token_slot":
            values["token"] = token_of(game, self.seat, choice)
        return ""

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "token_slot", goods(game, self.seat))

    def discard(self, game: Arcs) -> None:
        discard_token(game, self.seat, self.token_slot)

    def choose_type(self, game: Arcs) -> Ask:
        return Ask(self.seat, "resource", [r for r in range(RESOURCES) if game.supply[r]])

    def take(self, game: Arcs) -> None:
        gain(game, self.seat, self.resource)


def goods(game: Arcs, seat: int) -> list[int]:
    """Slots with Material or Fuel."""
    return [slot for slot in range(SLOTS) if token_at(game, seat, slot) in (MATERIAL, FUEL)]


TEXTS: Final = {
    "CaptiveForSecure.captive": Text("Welchen Gefangenen gibst du zurück?", "Which captive do you return?"),
    "CaptiveForSecure.captive=": Text("Agent von {it:seat}", "Agent of {it:seat}"),
    "CaptiveForSecure.captive=ship": Text("Schiff von {owner:seat}", "Ship of {owner:seat}"),
    "Annex.place": Text("Welches Gebäude annektierst du?", "Which building do you annex?"),
    "Annex.place=": BUILDING_THERE,
    "DeclareForGoods.ambition": Text("Welche Ambition bekundest du?", "Which ambition do you declare?"),
    "DeclareForGoods.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "ExchangeGoods.token_slot": Text("Welche Ressource wirfst du ab?", "Which token do you discard?"),
    "ExchangeGoods.token_slot=": TOKEN,
    "ExchangeGoods.resource": Text("Welche Ressource erhältst du dafür?", "Which token do you gain for it?"),
    "ExchangeGoods.resource=": Text("{it:resource}", "{it:resource}"),
}

REASONS: Final = {
    "no_annex": Reason(
        Text(
            "Kein rivalisierendes Gebäude, das du kontrollierst und selbst noch übrig hast.",
            "No rival building that you control and have one left of.",
        )
    ),
    "all_declared": Reason(Text("Jede Ambition hat einen Marker.", "Every ambition holds a marker.")),
    "no_goods": Reason(Text("Du hast weder Baustoff noch Treibstoff.", "You have neither Material nor Fuel.")),
}
