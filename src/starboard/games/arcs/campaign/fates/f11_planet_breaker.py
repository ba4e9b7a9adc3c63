"""Fate 11, the Planet Breaker. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import PLANET_BREAKER
from starboard.games.arcs.cards.card import NOT


class PlanetBreaker(Fate):
    printed = fate_card(PLANET_BREAKER)
    code = "FATE11"
    number = PLANET_BREAKER
    name = Text("Weltenbrecher", "Planet Breaker")
    text = Text(
        "Sammelt die Bruchstücke eines Hammers und zerschlägt damit Planeten; alle trifft der Aufschrei, "
        "Flüchtlinge kommen an den Hof.",
        "Collects the fragments of a hammer and breaks planets with it; everybody suffers the Outrage, Refugees "
        "come to Court.",
    )
    start = ((), (12, 12, 12), ())
    aims = (
        NOT,
        Text(
            "1 für jedes Bruchstück, das du von der Karte nimmst; 6, wenn du eine Welt zerbrichst.",
            "1 for each fragment you take from the map; 6 when you break a world.",
        ),
        Text(
            "Kein Rivale hat Kriegsherr gewonnen, und alle haben einen Aufschrei; kein Rivale hat Kriegsherr "
            "gewonnen, und es sind mehr Gebäude zerschlagen, als das Kapitel zählt, oder keine mehr auf der "
            "Karte.",
            "No rival won Warlord and everybody has an Outrage; no rival won Warlord and more buildings are "
            "crushed than the number of the chapter, or none is on the map.",
        ),
    )
