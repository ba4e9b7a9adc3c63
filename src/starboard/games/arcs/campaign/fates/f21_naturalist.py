"""Fate 21, the Naturalist. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import NATURALIST
from starboard.games.arcs.cards.card import NOT


class Naturalist(Fate):
    printed = fate_card(NATURALIST)
    code = "FATE21"
    number = NATURALIST
    name = Text("Naturforscher", "Naturalist")
    text = Text(
        "Lebt mit der Verderbnis: mit einer neuen Ambition, und indem er sie bewegt und pflegt.",
        "Lives with the Blight: with a new ambition, moving and mending it.",
    )
    start = ((), (), (18, 16, 14))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jeden Sektor mit intakter Verderbnis, den du kontrollierst, wenn du die "
            "neue Ambition gewonnen hast oder sie nicht bekundet war.",
            "At the end of a chapter 1 for each system with fresh Blight that you control, if you won the new "
            "ambition or it was not declared.",
        ),
    )
