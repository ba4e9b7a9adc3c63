"""Fate 3, the Magnate. Of its cards only the one that others print is there: it advances by nothing."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, MAGNATE
from starboard.games.arcs.cards import guild_relic

FIRST: Final = FIRST_OF_FATE[MAGNATE]
FENCE: Final = FIRST + 2


class Magnate(Fate):
    printed = fate_card(MAGNATE)
    code = "FATE03"
    number = MAGNATE
    name = Text("Handelsfürst", "Magnate")
    text = Text(
        "Handelt auf Gipfeltreffen, bringt dann ganze Vorräte als Monopole an sich und macht sie am Ende zu Geld.",
        "Deals in Summits, then corners whole supplies as Monopolies, and cashes them in at the end.",
    )
    start = ((10, 10, 10), (12, 12, 12), ())
    aims = (
        Text(
            "2, wenn ein Rivale dir in Verhandlungen einen Gefallen oder eine Ressource gibt, die nicht im selben"
            " Gipfel von dir kam; 2, wenn du dort 3 Ressourcen ausführst.",
            "2 when a rival gives you a Favor or resource in Negotiations that you did not give them in that "
            "Summit; 2 when you export 3 resources there.",
        ),
        Text(
            "1 für jedes Monopol, das du aus dem Vorrat nimmst; am Ende des Kapitels 1 für jedes Monopol, das du hast.",
            "1 for each Monopoly you take from the supply; at the end of a chapter 1 for each Monopoly you have.",
        ),
        Text(
            "Du hast mindestens 1 Monopol; du hast mindestens 2.",
            "You have at least 1 Monopoly; you have at least 2.",
        ),
    )


class RelicFence(guild_relic.RelicFence):
    printed = FENCE
    code = "F305"
