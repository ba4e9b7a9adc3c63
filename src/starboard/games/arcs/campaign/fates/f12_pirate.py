"""Fate 12, the Pirate. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import PIRATE
from starboard.games.arcs.cards.card import NOT


class Pirate(Fate):
    printed = fate_card(PIRATE)
    code = "FATE12"
    number = PIRATE
    name = Text("Pirat", "Pirate")
    text = Text(
        "Stiehlt Ressourcen für einen Hort und hält danach einen geheimen Zufluchtsort verborgen.",
        "Steals resources for a Hoard, then keeps a secret Haven hidden and safe.",
    )
    start = ((), (24, 21, 18), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jede Ressource im Hort und 2 für jede Art, von der dort mehr liegt, als "
            "jeder Rivale hat.",
            "At the end of a chapter 1 for each resource in the Hoard and 2 for each type of which it has more "
            "than each rival.",
        ),
        Text(
            "Der Hort hat mindestens 2 Ressourcen und du sagst wahrheitsgemäß, dass am Zufluchtsort keine Rivalen"
            " sind; dass dort etwas von dir ist.",
            "The Hoard has at least 2 resources and you say truthfully that no rival is at the Haven; that "
            "something of yours is there.",
        ),
    )
