"""Fate 4, the Advocate, and the ids of its cards, in printed order.

Setup, objective and resolution cards are methods of the fate and have no id, nor has the copy of a law that only
reminds of it; the 20 others have 192 to 211."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import ADVOCATE, FIRST_OF_FATE

FIRST: Final = FIRST_OF_FATE[ADVOCATE]
INVESTIGATORS: Final = FIRST
OVERSEERS: Final = FIRST + 1
LIAISONS: Final = (FIRST + 2, FIRST + 3, FIRST + 4, FIRST + 5, FIRST + 6)  # Material, Fuel, Weapon, Relic, Psionic
FIASCO: Final = FIRST + 7
STRUGGLE: Final = FIRST + 8
DEMAND: Final = FIRST + 9
NEGOTIATIONS: Final = FIRST + 10
FAIR: Final = FIRST + 11
GUILDMASTERS: Final = (FIRST + 12, FIRST + 13, FIRST + 14, FIRST + 15, FIRST + 16)
WITHDRAW: Final = FIRST + 17
LOYALTY: Final = FIRST + 18
SUPREMACY: Final = FIRST + 19


class Advocate(Fate):
    printed = fate_card(ADVOCATE)
    code = "FATE04"
    number = ADVOCATE
    name = Text("Fürsprecher", "Advocate")
    text = Text(
        "Nutzt Gildenkarten, holt sie zurück und sammelt sie; später fordert er sie von Rivalen und füllt den Hof"
        " mit Gilden.",
        "Uses Guild cards, recovers and collects them; later demands them of rivals and fills the Court with guilds.",
    )
    start = ((18, 18, 18), (12, 12, 12), ())
    aims = (
        Text(
            "Solange du die Aufsicht der Gilden hast: 3, wenn du im Auftakt eine Gildenkarte für ihre Wirkung "
            "abwirfst; 2, wenn du eine zurückholst.",
            "While you have the guilds' overseers: 3 when you discard a Guild card for its Prelude action; 2 when"
            " you recover one.",
        ),
        Text(
            "Am Ende des Kapitels 1 für jede Gildenart, die du hast, und 1 für jeden Rivalen mit weniger Gildenkarten.",
            "At the end of a chapter 1 for each Guild suit you have, and 1 for each rival with fewer Guild cards.",
        ),
        Text(
            "Du hast mehr Gildenarten, als das Kapitel zählt; mehr als die Hälfte der Karten am Hof sind Gildenkarten.",
            "You have more Guild suits than the number of the chapter; more than half of the cards at Court are "
            "Guild cards.",
        ),
    )
