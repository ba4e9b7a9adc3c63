"""Fate 15, the Peacekeeper. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import PEACEKEEPER
from starboard.games.arcs.cards.card import NOT


class Peacekeeper(Fate):
    printed = fate_card(PEACEKEEPER)
    code = "FATE15"
    number = PEACEKEEPER
    name = Text("Friedenswahrer", "Peacekeeper")
    text = Text(
        "Hortet Waffen und die Planeten, die sie liefern, und befriedet später ganze Cluster.",
        "Hoards Weapons and the planets that make them, and later puts clusters at peace.",
    )
    start = ((), (18, 16, 14), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jede Waffe, die du hast, und 1 für jeden Waffenplaneten, den du kontrollierst.",
            "At the end of a chapter 1 for each Weapon you have and 1 for each Weapon planet you control.",
        ),
        Text(
            "In mindestens 2 Clustern herrscht Frieden; in mindestens 5.",
            "At least 2 clusters are at peace; at least 5 are.",
        ),
    )
