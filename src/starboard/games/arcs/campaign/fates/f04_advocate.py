"""Fate 4, the Advocate. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import ADVOCATE


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
