"""Names of things in both languages, with singular and plural."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

KIND: Final = (
    Text("Soldat", "Soldier"),
    Text("Zivilist", "Civilian"),
    Text("Gebäude", "Building"),
    Text("Ereignis", "Event"),
    Text("Fraktion", "Faction"),
)
DECK: Final = (
    Text("Soldatenstapel", "soldier deck"),
    Text("Zivilistenstapel", "civilian deck"),
    Text("Gebäudestapel", "building deck"),
    Text("Ereignisstapel", "event deck"),
    Text("Fraktionsstapel", "faction deck"),
)
PRICED: Final = (  # what can be discounted
    Text("Soldaten", "soldiers"),
    Text("Zivilisten", "civilians"),
    Text("Gebäude", "buildings"),
    Text("Ereignisse", "events"),
    Text("den Basisausbau", "base upgrades"),
)
PHASE: Final = (
    Text("", ""),
    Text("Effektphase", "Effect phase"),
    Text("Würfelphase", "Dice phase"),
    Text("Aktionsphase", "Action phase"),
    Text("Dauerhaft", "Permanent"),
)
DIE: Final = (
    Text("Ressourcenwürfel", "resource die"),
    Text("Paragonwürfel", "paragon die"),
    Text("Angriffswürfel", "attack die"),
)
DICE_KINDS: Final = ("resource_dice", "paragon_dice", "attack_dice")  # how texts name a number of them
FACE: Final = (
    Text("Leerseite (Ressourcen)", "blank (resource)"),
    Text("1 Ressource", "1 resource"),
    Text("2 Ressourcen", "2 resources"),
    Text("3 Ressourcen", "3 resources"),
    Text("Leerseite (Paragon)", "blank (paragon)"),
    Text("1 Paragon", "1 paragon"),
    Text("2 Paragon", "2 paragon"),
    Text("Leerseite (Angriff)", "blank (attack)"),
    Text("Angriffssymbol", "attack symbol"),
    Text("kritischer Treffer", "critical hit"),
)
REASON: Final = (
    Text("für einen Karteneffekt", "for a card effect"),
    Text("für den vernichteten Soldaten", "for the destroyed soldier"),
    Text("für die Kontrolle der Arche", "for controlling the Ark"),
)


def counted(n: int, de_one: str, de_many: str, en_one: str, en_many: str) -> Text:
    if n == 1:
        return Text(f"1 {de_one}", f"1 {en_one}")
    return Text(f"{n} {de_many}", f"{n} {en_many}")


def resources(n: int) -> Text:
    return counted(n, "Ressource", "Ressourcen", "resource", "resources")


def life(n: int) -> Text:
    return counted(n, "Lebenspunkt", "Lebenspunkte", "life", "life")


def dice(n: int) -> Text:
    return counted(n, "Würfel", "Würfel", "die", "dice")


def hits(n: int) -> Text:
    return counted(n, "Angriffssymbol", "Angriffssymbole", "attack symbol", "attack symbols")


def criticals(n: int) -> Text:
    return counted(n, "kritischer Treffer", "kritische Treffer", "critical hit", "critical hits")


def dice_of(kind: str, n: int) -> Text:
    """Dice of a kind: ``resource_dice``, ``paragon_dice``, ``attack_dice``."""
    one = DIE[DICE_KINDS.index(kind)]
    return counted(n, one.de, one.de, one.en, one.en.replace("die", "dice"))


def rerolls(n: int) -> Text:
    return counted(n, "Wiederholungswurf", "Wiederholungswürfe", "reroll", "rerolls")
