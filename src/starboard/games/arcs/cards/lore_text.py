"""What players read at questions of lore. In our own words."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

SYSTEM: Final = Text("{it:system}", "{it:system}")
BUILDING: Final = Text("{what:piece} von {owner:seat}, {it:place}", "{what:piece} of {owner:seat}, {it:place}")
TOKEN: Final = Text("{token:token}", "{token:token}")
RESOURCE: Final = Text("{it:resource}", "{it:resource}")
SEAT: Final = Text("{it:seat}", "{it:seat}")
NUMBER: Final = Text("{it:n}", "{it:n}")

LORE_PROMPTS: Final = {
    "place=beside": Text("{it:place}, neben den Baufeldern", "{it:place}, beside the slots"),
    "Summon.system": Text("Bei welcher Stadt baust du ein Schiff?", "At which city do you build a ship?"),
    "Summon.system=": SYSTEM,
    "FireRifles.system": Text("Von wo feuerst du?", "From where do you fire?"),
    "FireRifles.system=": SYSTEM,
    "FireRifles.dice": Text("Wie viele Geplänkel-Würfel?", "How many skirmish dice?"),
    "FireRifles.dice=": NUMBER,
    "FireRifles.target": Text("Wohin feuerst du, von {system:system}?", "Where do you fire, from {system:system}?"),
    "FireRifles.target=": SYSTEM,
    "FireRifles.defender": Text("Auf wen feuerst du in {target:system}?", "At whom do you fire at {target:system}?"),
    "FireRifles.defender=": SEAT,
    "Sprint.system": Text(
        "{card:card}: Welche Schiffe ziehen noch einmal?", "{card:card}: which ships move once more?"
    ),
    "Sprint.system=": SYSTEM,
    "Sprint.system=-1": Text("Keine", "None"),
    "PayToken.token_slot": Text("Welche Ressource gibst du dafür aus?", "Which token do you spend for it?"),
    "PayToken.token_slot=": TOKEN,
    "Prune.place": Text("Welches Gebäude tauschst du aus?", "Which building do you swap?"),
    "Prune.place=": BUILDING,
    "SenseAttack.ships": Text(
        "{card:card}: Wie viele intakte Schiffe holst du von {start:system} nach {system:system}?",
        "{card:card}: how many fresh ships do you bring from {start:system} to {system:system}?",
    ),
    "SenseAttack.ships=": NUMBER,
    "Guide.start": Text("Von wo lenkst du Schiffe?", "From where do you guide ships?"),
    "Guide.start=": SYSTEM,
    "Guide.end": Text("Wohin, von {start:system}?", "Where to, from {start:system}?"),
    "Guide.end=": SYSTEM,
    "Guide.ships": Text(
        "Wie viele Schiffe von {owner:seat} lenkst du nach {end:system}? ({state:ship_state}: je 1)",
        "How many ships of {owner:seat} do you guide to {end:system}? (each {state:ship_state})",
    ),
    "Guide.ships=": NUMBER,
    "Martyr.system": Text("Wo opferst du ein intaktes Schiff?", "Where do you sacrifice a fresh ship?"),
    "Martyr.system=": SYSTEM,
    "Martyr.ship": Text("Welches Schiff reißt du mit?", "Which ship do you take along?"),
    "Martyr.ship=": Text("{state:ship_state} von {owner:seat}", "{state:ship_state} of {owner:seat}"),
    "TrophyForInfluence.trophy": Text("Welche Trophäe gibst du zurück?", "Which trophy do you return?"),
    "TrophyForInfluence.trophy=": Text("{piece:piece} von {owner:seat}", "{piece:piece} of {owner:seat}"),
    "CaptiveForSecure.captive": Text("Welchen Gefangenen gibst du zurück?", "Which captive do you return?"),
    "CaptiveForSecure.captive=": Text("Agent von {it:seat}", "Agent of {it:seat}"),
    "Annex.place": Text("Welches Gebäude annektierst du?", "Which building do you annex?"),
    "Annex.place=": BUILDING,
    "DeclareForGoods.ambition": Text("Welche Ambition bekundest du?", "Which ambition do you declare?"),
    "DeclareForGoods.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "ExchangeGoods.token_slot": Text("Welche Ressource wirfst du ab?", "Which token do you discard?"),
    "ExchangeGoods.token_slot=": TOKEN,
    "ExchangeGoods.resource": Text("Welche Ressource erhältst du dafür?", "Which token do you gain for it?"),
    "ExchangeGoods.resource=": RESOURCE,
}
LORE_LOG: Final = {
    "rifles": Text("{0:seat} feuert auf {1:seat} in {2:system}.", "{0:seat} fires at {1:seat} at {2:system}."),
    "replace": Text("{0:seat} setzt ein: {1:piece}, {2:system}.", "{0:seat} puts in: {1:piece}, {2:system}."),
    "guide": Text(
        "Schiffe von {0:seat} werden gelenkt: {1:n} von {2:system} nach {3:system}.",
        "Ships of {0:seat} are guided: {1:n} from {2:system} to {3:system}.",
    ),
    "trophy_back": Text(
        "{0:seat} gibt eine Trophäe zurück: {1:piece} von {2:seat}.",
        "{0:seat} returns a trophy: {1:piece} of {2:seat}.",
    ),
}
