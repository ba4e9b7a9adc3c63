"""Fate 9, the Pathfinder. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import PATHFINDER
from starboard.games.arcs.cards.card import NOT


class Pathfinder(Fate):
    printed = fate_card(PATHFINDER)
    code = "FATE09"
    number = PATHFINDER
    name = Text("Pfadsucher", "Pathfinder")
    text = Text(
        "Sucht mit dem Flaggschiff nach einem Portal auf einem geheimen Planeten und führt dann Pilger hindurch.",
        "Hunts with the Flagship for a Portal on a secret planet, then ferries Pilgrims through it.",
    )
    start = ((), (8, 8, 8), ())
    aims = (
        NOT,
        Text(
            "1 für jeden Hinweis, der zutrifft, aber nicht bis 0; 8, wenn das Portal gefunden wird.",
            "1 for each Clue that fits, but not down to 0; 8 when the Portal is found.",
        ),
        Text(
            "Du kontrollierst den Sektor des Portals; auf deinem Vorhaben liegen mehr Pilger, als das Kapitel zählt.",
            "You control the system of the Portal; more Pilgrims lie on your objective than the number of the chapter.",
        ),
    )
