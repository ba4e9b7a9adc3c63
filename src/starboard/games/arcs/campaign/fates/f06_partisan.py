"""Fate 6, the Partisan. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import PARTISAN


class Partisan(Fate):
    printed = fate_card(PARTISAN)
    code = "FATE06"
    number = PARTISAN
    name = Text("Partisan", "Partisan")
    text = Text(
        "Reißt die Initiative an sich, indem er Aufschreie verursacht, und poliert später mit Hilfe der Gilden "
        "seinen Ruf.",
        "Grabs the initiative by provoking Outrage, and later polishes the image with the help of guilds.",
    )
    start = ((12, 11, 10), (18, 14, 12), ())
    aims = (
        Text(
            "1, wenn du den Initiativemarker von woanders erhältst; 2, wenn du eine Ambition gewinnst, ohne "
            "Aufschrei einer Art, die sie zählt.",
            "1 when you get the initiative marker from elsewhere; 2 when you win an ambition without Outrage of a"
            " type that it counts.",
        ),
        Text(
            "1, wenn du mit der Initiative eine Aktionskarte spielst; 1 je Gildenkarte, wenn du als Held des "
            "Volkes einen Aufschrei tilgst.",
            "1 when you play an action card while you have the initiative; 1 per Guild card when you clear "
            "Outrage as the people's hero.",
        ),
        Text(
            "Du hast mehr Gildenkarten als jeder Rivale; du hast den Initiativemarker.",
            "You have more Guild cards than each rival; you have the initiative marker.",
        ),
    )
