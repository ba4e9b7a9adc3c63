"""The 10 lore cards of the pack that belong to an ambition, in printed order.

They work only while a marker lies on the box of their ambition, whoever declared it; discarding one to clear an
Outrage is possible at any time.
"""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.influence import can_influence
from starboard.games.arcs.actions.secure import securable
from starboard.games.arcs.cards import lore_pack_procedures as do
from starboard.games.arcs.cards.card import CLEARING, DECK, LOOT, PRELUDE, TAXING, Card, Why
from starboard.games.arcs.dice import ANY_DIE
from starboard.games.arcs.ids import (
    AMBITIONS,
    BUILD,
    CITY,
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    NOTHING,
    PSIONIC,
    RELIC,
    SEATS,
    SLOTS,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
    system_of,
)
from starboard.games.arcs.queries import (
    best_marker,
    can_declare,
    controller,
    is_declared,
    owner_of,
    piece_of,
    tokens_had,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn


class EmpathsVision(Card):
    """While Empath is declared: roll any dice again once. Prelude: discard to clear Psionic Outrage."""

    id = 65
    code = "L19"
    name = Text("Blick des Empathen", "Empath's Vision")
    text = Text(
        "Solange Empath bekundet ist: Wann immer du würfelst, darfst du beliebige Würfel einmal neu werfen. "
        "Auftakt: Wirf diese Karte ab und beende deinen Psi-Aufschrei.",
        "While Empath is declared: Whenever you roll dice you may roll any of them again once. Prelude: Discard this "
        "card and clear your Psionic Outrage.",
    )
    abilities = (CLEARING, Text("Vorahnung", "Premonition"))
    rolls_again = 1
    offers = (Text("Wirf diese Karte ab: Psi-Aufschrei beenden", "Discard this card: clear Psionic Outrage"),)
    replaces = (PRELUDE,)

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, battle: bool) -> int:
        return dice if die == ANY_DIE and is_declared(game, EMPATH) else 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        do.discard_to_clear(game, owner, self.id, (PSIONIC,))


class EmpathsBond(Card):
    """While Empath is declared: rival cities and starports serve you like your own."""

    id = 66
    code = "L20"
    name = Text("Band des Empathen", "Empath's Bond")
    text = Text(
        "Solange Empath bekundet ist: Du kannst Städte von Rivalen besteuern und mit ihren Raumhäfen bauen und "
        "katapultieren, als wären es deine: ohne Kontrolle und ohne Gefangene.",
        "While Empath is declared: You can tax rival cities, and build and catapult with rival starports, as if they "
        "were yours: without control and without captives.",
    )
    abilities = (Text("Geteilte Städte", "Shared cities"), Text("Geteilte Häfen", "Shared ports"))
    silent = ((1, ("Build.place", "Build.piece", "Move.end")),)

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value = game.buildings[place]
        return value > 0 and piece_of(value) == CITY and owner_of(value) != owner and is_declared(game, EMPATH)

    def taxes_like_own(self, game: Arcs, owner: int, place: int) -> bool:
        """Only where nothing else allows the tax: who controls the city captures an agent as usual."""
        if not is_declared(game, EMPATH) or controller(game, system_of(place)) == owner:
            return False
        for other, card in game.at.allows_tax:
            if other == owner and card.id != self.id and card.allows_tax(game, owner, place):
                return False
        self.works(game, owner)
        return True

    def uses_starport(self, game: Arcs, owner: int, place: int) -> bool:
        return is_declared(game, EMPATH)


class KeepersTrust(Card):
    """While Keeper is declared: rivals cannot steal tokens of types they have. Prelude: clear Relic Outrage."""

    id = 67
    code = "L21"
    name = Text("Vertrauen des Wächters", "Keeper's Trust")
    text = Text(
        "Solange Wächter bekundet ist: Rivalen können dir keine Ressource einer Art stehlen, die sie schon haben. "
        "Auftakt: Wirf diese Karte ab und beende deinen Relikt-Aufschrei.",
        "While Keeper is declared: Rivals cannot steal a token of a type that they already have from you. Prelude: "
        "Discard this card and clear your Relic Outrage.",
    )
    abilities = (CLEARING, Text("Vertrauen", "Trust"))
    silent = ((1, LOOT),)
    offers = (Text("Wirf diese Karte ab: Relikt-Aufschrei beenden", "Discard this card: clear Relic Outrage"),)
    replaces = (PRELUDE,)

    def guards_token(self, game: Arcs, owner: int, thief: int, resource: int) -> bool:
        return is_declared(game, KEEPER) and tokens_had(game, thief, resource) > 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        do.discard_to_clear(game, owner, self.id, (RELIC,))


class KeepersSolidarity(Card):
    """While Keeper is declared: a token guards the Guild cards of its type."""

    id = 68
    code = "L22"
    name = Text("Zusammenhalt des Wächters", "Keeper's Solidarity")
    text = Text(
        "Solange Wächter bekundet ist: Rivalen können dir keine Gildenkarte stehlen, von deren Art du eine Ressource "
        "hast.",
        "While Keeper is declared: Rivals cannot steal a Guild card from you while you have a token of its type.",
    )
    abilities = (Text("Zusammenhalt", "Solidarity"),)
    silent = ((0, LOOT),)

    def guards_card(self, game: Arcs, owner: int, thief: int, card: int) -> bool:
        return is_declared(game, KEEPER) and tokens_had(game, owner, DECK.cards[card].suit) > 0


class WarlordsCruelty(Card):
    """While Warlord is declared: tax cities more than once. Prelude: discard to clear Weapon Outrage."""

    id = 69
    code = "L23"
    name = Text("Grausamkeit des Kriegsherrn", "Warlord's Cruelty")
    text = Text(
        "Solange Kriegsherr bekundet ist: Du kannst Städte mehr als einmal pro Zug besteuern. Auftakt: Wirf diese "
        "Karte "
        "ab und beende deinen Waffen-Aufschrei.",
        "While Warlord is declared: You can tax cities more than once per turn. Prelude: Discard this card and clear "
        "your Weapon Outrage.",
    )
    abilities = (CLEARING, Text("Auspressen", "Squeeze"))
    silent = ((1, TAXING),)
    offers = (Text("Wirf diese Karte ab: Waffen-Aufschrei beenden", "Discard this card: clear Weapon Outrage"),)
    replaces = (PRELUDE,)

    def taxes_often(self, game: Arcs, owner: int) -> bool:
        return is_declared(game, WARLORD)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        do.discard_to_clear(game, owner, self.id, (WEAPON,))


class WarlordsTerror(Card):
    """While Warlord is declared, Prelude: return trophies, influence for each."""

    id = 70
    code = "L24"
    name = Text("Schrecken des Kriegsherrn", "Warlord's Terror")
    text = Text(
        "Auftakt, solange Kriegsherr bekundet ist: Gib beliebig viele Trophäen zurück und beeinflusse für jede einmal.",
        "Prelude, while Warlord is declared: Return any number of trophies and influence once for each.",
    )
    abilities = (Text("Schrecken", "Terror"),)
    offers = (Text("Gib 1 Trophäe zurück: beeinflussen", "Return 1 trophy: influence"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        usable = is_declared(game, WARLORD) and do.trophy_kinds(game, owner) and can_influence(game, owner)
        return [0] if usable else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.TrophyForInfluence(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, WARLORD):
            return Why("undeclared", WARLORD)
        return Why("no_agent" if do.trophy_kinds(game, owner) else "no_trophy")


class TyrantsEgo(Card):
    """While Tyrant is declared, Prelude: return captives, secure for each. Discard to clear Weapon Outrage."""

    id = 71
    code = "L25"
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

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        captives = any(game.captives[owner * SEATS : (owner + 1) * SEATS])
        return [0, 1] if captives and is_declared(game, TYRANT) and securable(game, owner) else [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            game.call(do.CaptiveForSecure(owner))
        else:
            do.discard_to_clear(game, owner, self.id, (WEAPON,))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, TYRANT):
            return Why("undeclared", TYRANT)
        return Why("no_majority" if any(game.captives[owner * SEATS : (owner + 1) * SEATS]) else "no_captive")


class TyrantsAuthority(Card):
    """While Tyrant is declared, Annex (Build): replace a rival building that you control."""

    id = 72
    code = "L26"
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

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        usable = action == BUILD and is_declared(game, TYRANT) and do.annexable(game, owner)
        return [0] if usable else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.Annex(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_annex") if is_declared(game, TYRANT) else Why("undeclared", TYRANT)


class TycoonsAmbition(Card):
    """While Tycoon is declared, first in the Prelude: all Material and Fuel to declare an ambition without marker."""

    id = 73
    code = "L27"
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
        return [0] if not all([is_declared(game, ambition) for ambition in range(AMBITIONS)]) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.uses[self.id] += 1
        game.call(do.DeclareForGoods(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, TYCOON):
            return Why("undeclared", TYCOON)
        if turn.acted or game.uses[self.id]:
            return Why("too_late")
        if best_marker(game) == NOTHING:
            return Why("no_marker")
        return Why("all_declared" if can_declare(game, owner) else "forbidden")


class TycoonsCharm(Card):
    """While Tycoon is declared, Prelude: exchange Material and Fuel. Discard to clear both Outrages."""

    id = 74
    code = "L28"
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

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        # Fuel for Material and back again could go on for ever; nobody has more tokens to exchange than this.
        endless = game.uses[self.id] >= 2 * SLOTS
        return [0, 1] if is_declared(game, TYCOON) and do.goods(game, owner) and not endless else [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            game.uses[self.id] += 1
            game.call(do.ExchangeGoods(owner))
        else:
            do.discard_to_clear(game, owner, self.id, (MATERIAL, FUEL))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, TYCOON):
            return Why("undeclared", TYCOON)
        return Why("used" if do.goods(game, owner) else "no_goods")


LORE_AMBITIONS = (
    EmpathsVision(),
    EmpathsBond(),
    KeepersTrust(),
    KeepersSolidarity(),
    WarlordsCruelty(),
    WarlordsTerror(),
    TyrantsEgo(),
    TyrantsAuthority(),
    TycoonsAmbition(),
    TycoonsCharm(),
)
for _card in LORE_AMBITIONS:
    DECK.add(_card)
