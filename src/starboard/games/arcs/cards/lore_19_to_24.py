"""The lore cards of the pack that belong to Empath, Keeper and Warlord, in printed order.

They work only while a marker lies on the box of their ambition, whoever declared it; discarding one to clear an
Outrage is possible at any time.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.influence import Influence, can_influence
from starboard.games.arcs.cards.card import CLEARING, DECK, LOOT, PRELUDE, TAXING, Lore, Reason, Why
from starboard.games.arcs.cards.lore_shared import discard_to_clear
from starboard.games.arcs.codes import owned_piece, owner_of, piece_kind, piece_of, piece_owner, system_of
from starboard.games.arcs.ids import (
    ANY_DIE,
    CITY,
    EMPATH,
    KEEPER,
    NOBODY,
    NOTHING,
    PIECES,
    PSIONIC,
    RELIC,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.queries import controls, is_declared, owners, rivals, tokens_had, trophies_of
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import add_trophies, piece_home


class EmpathsVision(Lore):
    """While Empath is declared: roll any dice again once. Prelude: discard to clear Psionic Outrage."""

    printed = 65
    code = "L19"
    pack = True
    worth = 0.5
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
    gives_up = 0

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, victim: int) -> int:
        return dice if die == ANY_DIE and is_declared(game, EMPATH) else 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_to_clear(game, owner, self.id, (PSIONIC,))


class EmpathsBond(Lore):
    """While Empath is declared: rival cities and starports serve you like your own."""

    printed = 66
    code = "L20"
    pack = True
    worth = 0.7
    name = Text("Band des Empathen", "Empath's Bond")
    text = Text(
        "Solange Empath bekundet ist: Du kannst Städte von Rivalen besteuern und mit ihren Raumhäfen bauen und "
        "katapultieren, als wären es deine: ohne Kontrolle und ohne Gefangene.",
        "While Empath is declared: You can tax rival cities, and build and catapult with rival starports, as if they "
        "were yours: without control and without captives.",
    )
    abilities = (Text("Geteilte Städte", "Shared cities"), Text("Geteilte Häfen", "Shared ports"))
    spoken = (("taxes_like_own", 0),)
    silent = ((1, ("Build.place", "Build.piece", "Move.end")),)

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value = game.buildings[place]
        if value == 0 or piece_of(value) != CITY or owner_of(value) not in rivals(game, owner):
            return False
        return is_declared(game, EMPATH)

    def taxes_like_own(self, game: Arcs, owner: int, place: int) -> bool:
        """Only where nothing else allows the tax: who controls the city captures an agent as usual."""
        if not is_declared(game, EMPATH) or controls(game, owner, system_of(place)):
            return False
        others = [card for card in game.moments.allows_tax[owner] if card.id != self.id]
        return not any([card.allows_tax(game, owner, place) for card in others])

    def uses_starport(self, game: Arcs, owner: int, place: int) -> bool:
        return owner_of(game.buildings[place]) in rivals(game, owner) and is_declared(game, EMPATH)


class KeepersTrust(Lore):
    """While Keeper is declared: rivals cannot steal tokens of types they have. Prelude: clear Relic Outrage."""

    printed = 67
    code = "L21"
    pack = True
    worth = 0.4
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
    gives_up = 0

    def guards_token(self, game: Arcs, owner: int, thief: int, resource: int) -> bool:
        return is_declared(game, KEEPER) and tokens_had(game, thief, resource) > 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_to_clear(game, owner, self.id, (RELIC,))


class KeepersSolidarity(Lore):
    """While Keeper is declared: a token guards the Guild cards of its type."""

    printed = 68
    code = "L22"
    pack = True
    worth = 0.3
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


class WarlordsCruelty(Lore):
    """While Warlord is declared: tax cities more than once. Prelude: discard to clear Weapon Outrage."""

    printed = 69
    code = "L23"
    pack = True
    worth = 0.6
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
    gives_up = 0

    def taxes_often(self, game: Arcs, owner: int) -> bool:
        return is_declared(game, WARLORD)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_to_clear(game, owner, self.id, (WEAPON,))


class WarlordsTerror(Lore):
    """While Warlord is declared, Prelude: return trophies, influence for each."""

    printed = 70
    code = "L24"
    pack = True
    worth = 0.7
    name = Text("Schrecken des Kriegsherrn", "Warlord's Terror")
    text = Text(
        "Auftakt, solange Kriegsherr bekundet ist: Gib beliebig viele Trophäen zurück und beeinflusse für jede einmal.",
        "Prelude, while Warlord is declared: Return any number of trophies and influence once for each.",
    )
    abilities = (Text("Schrecken", "Terror"),)
    offers = (Text("Gib 1 Trophäe zurück: beeinflussen", "Return 1 trophy: influence"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        usable = is_declared(game, WARLORD) and trophy_kinds(game, owner) and can_influence(game, owner)
        return [0] if usable else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(TrophyForInfluence(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not is_declared(game, WARLORD):
            return Why("undeclared", WARLORD)
        return Why("no_agent" if trophy_kinds(game, owner) else "no_trophy")


def trophy_kinds(game: Arcs, seat: int) -> list[int]:
    """Trophies of a seat, each kind once."""
    return [
        owned_piece(owner, piece)
        for owner in owners(game)
        for piece in range(PIECES)
        if trophies_of(game, seat, owner, piece)
    ]


class TrophyForInfluence(Procedure):
    """A trophy goes home; influence for it."""

    steps = ("choose_trophy", "give_back", "influence")
    fields = ("seat", "trophy")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.trophy = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["owner"] = piece_owner(choice)
        values["piece"] = piece_kind(choice)
        return ""

    def choose_trophy(self, game: Arcs) -> Ask:
        return Ask(self.seat, "trophy", trophy_kinds(game, self.seat))

    def give_back(self, game: Arcs) -> None:
        owner, piece = piece_owner(self.trophy), piece_kind(self.trophy)
        add_trophies(game, self.seat, owner, piece, -1)
        game.tell("trophy_back", (self.seat, piece, owner))
        piece_home(game, owner, piece)

    def influence(self, game: Arcs) -> None:
        game.call(Influence(self.seat))


TEXTS: Final = {
    "TrophyForInfluence.trophy": Text("Welche Trophäe gibst du zurück?", "Which trophy do you return?"),
    "TrophyForInfluence.trophy=": Text("{piece:piece} von {owner:seat}", "{piece:piece} of {owner:seat}"),
    "trophy_back": Text(
        "{0:seat} gibt eine Trophäe zurück: {1:piece} von {2:seat}.",
        "{0:seat} returns a trophy: {1:piece} of {2:seat}.",
    ),
}

REASONS: Final = {
    "no_trophy": Reason(Text("Du hast keine Trophäen.", "You have no trophies.")),
}
