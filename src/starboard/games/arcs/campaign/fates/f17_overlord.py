"""Fate 17, the Overlord. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import OVERLORD
from starboard.games.arcs.cards.card import NOT


class Overlord(Fate):
    printed = fate_card(OVERLORD)
    code = "FATE17"
    number = OVERLORD
    name = Text("Gewaltherrscher", "Overlord")
    text = Text(
        "Herrscht durch Schrecken: hält Ressourcen und Planeten der Arten, für die ein Aufschrei gegen ihn läuft,"
        " und zahlt Macht, wenn Erlasse kommen.",
        "Rules by fear: holds resources and planets of the types that are outraged, and pays Power when edicts come.",
    )
    start = ((), (), (20, 20, 20))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jede Ressourcenart mit Aufschrei, die du hast, und 2 für jede Planetenart"
            " mit Aufschrei, die du kontrollierst.",
            "At the end of a chapter 1 for each outraged resource type you have and 2 for each outraged planet "
            "type you control.",
        ),
    )
