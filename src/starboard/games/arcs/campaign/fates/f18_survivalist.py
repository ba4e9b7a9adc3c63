"""Fate 18, the Survivalist. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import SURVIVALIST
from starboard.games.arcs.cards.card import NOT


class Survivalist(Fate):
    printed = fate_card(SURVIVALIST)
    code = "FATE18"
    number = SURVIVALIST
    name = Text("Überlebenskünstler", "Survivalist")
    text = Text("Baut Bunker und hält darin Gefangene.", "Builds Bunkers and keeps captives in them.")
    start = ((), (), (22, 18, 14))
    aims = (
        NOT,
        NOT,
        Text(
            "Wenn du eine Ambition gewinnst, so viel, wie du Gefangene hast, höchstens aber die Zahl der Bunker; "
            "1, wenn an einem Planeten mit Bunker eine Krise der Verderbnis eintritt.",
            "When you win an ambition as much as you have captives, but no more than there are Bunkers; 1 when a "
            "Blight Crisis happens at a planet with a Bunker.",
        ),
    )
