"""Fate 20, the Guardian. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import GUARDIAN
from starboard.games.arcs.cards.card import NOT


class Guardian(Fate):
    printed = fate_card(GUARDIAN)
    code = "FATE20"
    number = GUARDIAN
    name = Text("Beschützer", "Guardian")
    text = Text(
        "Bewahrt Bau- und Treibstoff vor der Gier: mit einer neuen Ambition und gefangenen Ressourcen.",
        "Guards Material and Fuel against greed: with a new ambition and captured resources.",
    )
    start = ((), (), (20, 18, 16))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jeden Bau- und Treibstoff unter deinen Gefangenen, wenn du Tyrann "
            "gewonnen hast oder es nicht bekundet war; 1 für jeden solchen Planeten, den du kontrollierst, wenn "
            "das für die neue Ambition gilt.",
            "At the end of a chapter 1 for each Material and Fuel among your captives if you won Tyrant or it was"
            " not declared; 1 for each such planet you control if the same holds for the new ambition.",
        ),
    )
