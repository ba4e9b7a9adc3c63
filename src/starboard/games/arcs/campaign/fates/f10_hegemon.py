"""Fate 10, the Hegemon. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import HEGEMON
from starboard.games.arcs.cards.card import NOT


class Hegemon(Fate):
    printed = fate_card(HEGEMON)
    code = "FATE10"
    number = HEGEMON
    name = Text("Hegemon", "Hegemon")
    text = Text(
        "Pflanzt mit dem Flaggschiff Banner auf Planeten, auf denen niemand sonst steht.",
        "Plants Banners with the Flagship on planets where nobody else stands.",
    )
    start = ((), (14, 14, 14), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jedes Banner auf der Karte, und noch einmal, wenn du eine Ambition "
            "gewonnen hast.",
            "At the end of a chapter 1 for each Banner on the map, and once more if you won an ambition.",
        ),
        Text(
            "Kein Rivale hat Tyrann gewonnen; auf der Karte stehen mehr Banner, als das Kapitel zählt.",
            "No rival won Tyrant; more Banners are on the map than the number of the chapter.",
        ),
    )
