"""Fate 19, the Redeemer. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import REDEEMER
from starboard.games.arcs.cards.card import NOT


class Redeemer(Fate):
    printed = fate_card(REDEEMER)
    code = "FATE19"
    number = REDEEMER
    name = Text("Erlöser", "Redeemer")
    text = Text(
        "Sammelt Relikte, um sie zu zerschlagen; die Ambition Wächter bedroht ihn.",
        "Collects Relics to shatter them; the ambition Keeper is a threat.",
    )
    start = ((), (), (16, 14, 12))
    aims = (
        NOT,
        NOT,
        Text(
            "Nach der Wertung 3, wenn du Wächter gewonnen hast oder es nicht bekundet war; hast du eine Ambition "
            "gewonnen, 2 für jedes Relikt, das du verschrottest.",
            "After scoring 3 if you won Keeper or it was not declared; if you won any ambition, 2 for each Relic "
            "you scrap.",
        ),
    )
