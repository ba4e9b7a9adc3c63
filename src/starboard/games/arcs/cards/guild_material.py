"""The five Guild cards of Material, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.cards.guild_shared import Cartel, Interest, Loyal, Union
from starboard.games.arcs.ids import ADMINISTRATION, CONSTRUCTION, MATERIAL


class LoyalEngineers(Loyal):
    """Stays through Material Outrage; any token may be paid as Material."""

    printed = 0
    code = "bc01"
    suit = MATERIAL
    keys = 3
    worth = 1.1
    name = Text("Treue Ingenieure", "Loyal Engineers")
    text = Text(
        "Bleibt bei dir, wenn du einen Baustoff-Aufschrei verursachst. Jede deiner Ressourcen kann als Baustoff "
        "ausgegeben werden, auch wenn sie oder Baustoff gesperrt ist.",
        "Stays with you when you provoke Material Outrage. Each of your tokens can be spent as Material, even if "
        "it or Material is outraged.",
    )


class MiningInterest(Interest):
    """Manufacture (Build): gain 1 Material. Prelude: discard to fill empty slots with Material."""

    printed = 1
    code = "bc02"
    suit = MATERIAL
    keys = 2
    worth = 1.0
    name = Text("Bergbau-Konzern", "Mining Interest")
    text = Text(
        "Fertigen (Bauen): Erhalte 1 Baustoff. Auftakt: Wirf diese Karte ab und erhalte bis zu so viele Baustoffe, "
        "wie du freie Ressourcenfelder hast; ist der Vorrat leer, darfst du jeden weiteren einem Rivalen stehlen.",
        "Manufacture (Build): Gain 1 Material. Prelude: Discard this card and gain up to as much Material as you "
        "have empty resource slots; once the supply is empty you may steal each further one from a rival.",
    )
    offers = (
        Text("Fertigen: Erhalte 1 Baustoff", "Manufacture: gain 1 Material"),
        Text("Wirf diese Karte ab: freie Felder mit Baustoff füllen", "Discard this card: fill slots with Material"),
    )


class MaterialCartel(Cartel):
    """The supply of Material counts as yours; rivals lose theirs after scoring. Prelude: discard to steal one."""

    printed = 2
    code = "bc03"
    suit = MATERIAL
    keys = 2
    worth = 1.2
    name = Text("Baustoff-Kartell", "Material Cartel")
    text = Text(
        "Der Baustoff-Vorrat liegt hier und zählt als dein Baustoff; du kannst ihn weder ausgeben noch abwerfen. "
        "Nach der Wertung werfen alle Rivalen ihren Baustoff ab. Auftakt: Wirf diese Karte ab und stiehl 1 Baustoff.",
        "The supply of Material lies here and counts as Material you have; you can neither spend nor discard it. "
        "After scoring every rival discards their Material. Prelude: Discard this card and steal 1 Material.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl 1 Baustoff", "Discard this card: steal 1 Material"),)


class AdminUnion(Union):
    """Prelude: attach to a face-up Administration card; take it into your hand at the end of the round."""

    printed = 3
    code = "bc04"
    suit = MATERIAL
    keys = 2
    attaches_to = ADMINISTRATION
    worth = 1.5
    name = Text("Union der Verwaltung", "Admin Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Verwaltungskarte. Nimm diese am Ende der Runde auf die "
        "Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Administration card. At the end of the round take that card into "
        "your hand and discard the Union.",
    )


class ConstructionUnion(Union):
    """As Admin Union, for Construction."""

    printed = 4
    code = "bc05"
    suit = MATERIAL
    keys = 2
    attaches_to = CONSTRUCTION
    worth = 1.5
    name = Text("Union der Konstrukteure", "Construction Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Konstruktionskarte. Nimm diese am Ende der Runde auf "
        "die Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Construction card. At the end of the round take that card into "
        "your hand and discard the Union.",
    )
