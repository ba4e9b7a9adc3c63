"""Fate 7, the Admiral. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import ADMIRAL


class Admiral(Fate):
    printed = fate_card(ADMIRAL)
    code = "FATE07"
    number = ADMIRAL
    name = Text("Admiral", "Admiral")
    text = Text(
        "Vergrößert und führt die imperiale Flotte, erobert später Planeten und baut die stärkste Marine.",
        "Enlarges and leads the Imperial fleet, later conquers planets and builds the largest navy.",
    )
    start = ((13, 13, 13), (30, 30, 30), ())
    aims = (
        Text(
            "Als Regent: 1 für jedes Imperiale Schiff, das platziert wird, während du in einer Ambition führst; 1"
            " je Trophäe aus Kämpfen, in denen Imperiale Schiffe mit dir angriffen.",
            "While a Regent: 1 for each Imperial ship placed while you are winning an ambition; 1 per trophy of "
            "battles in which Imperial ships attacked with you.",
        ),
        Text(
            "Als Regent: am Ende des Kapitels 1 für jeden Planeten, den das Imperium kontrolliert; 2 je Trophäe "
            "von Gesetzlosen und 2 je gefangenem Agenten eines Regenten.",
            "While a Regent: at the end of a chapter 1 for each planet the Empire controls; 2 per trophy of "
            "Outlaws and 2 per captured agent of a Regent.",
        ),
        Text(
            "Als Regent kontrollierst du mindestens 9 Planeten; als Regent hast du mehr Schiffe auf der Karte als"
            " jeder Rivale.",
            "As a Regent you control at least 9 planets; as a Regent you have more ships on the map than each rival.",
        ),
    )
