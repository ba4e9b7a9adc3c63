"""Fate 16, the Warden. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import WARDEN
from starboard.games.arcs.cards.card import NOT


class Warden(Fate):
    printed = fate_card(WARDEN)
    code = "FATE16"
    number = WARDEN
    name = Text("Vogt", "Warden")
    text = Text(
        "Führt Lehen ein: Lehnsherren mit Sitzen, Vasallen, Abgaben und Gerichte.",
        "Introduces fiefs: Lords with seats, vassals, dues and courts.",
    )
    start = ((), (22, 22, 22), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 2 für jeden Sitz, den du kontrollierst, und 1 für jede Stadt in Lehen, deren "
            "Herr du bist.",
            "At the end of a chapter 2 for each Seat you control and 1 for each city in fiefs of which you are Lord.",
        ),
        Text(
            "Du hast mehr Lehen als jeder Rivale; du kontrollierst mehr Sitze, als das Kapitel zählt.",
            "You have more fiefs than each rival; you control more Seats than the number of the chapter.",
        ),
    )
