"""Fate 22, the Gate Wraith. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import GATE_WRAITH
from starboard.games.arcs.cards.card import NOT


class GateWraith(Fate):
    printed = fate_card(GATE_WRAITH)
    code = "FATE22"
    number = GATE_WRAITH
    name = Text("Torgeist", "Gate Wraith")
    text = Text(
        "Lässt Tore in einen neuen Sektor in der Mitte stürzen, in dem zerstörte Schiffe wiederkehren.",
        "Collapses gates into a new system in the centre, where destroyed ships come back.",
    )
    start = ((), (), (24, 21, 18))
    aims = (
        NOT,
        NOT,
        Text(
            "1 je eingestürztem Tor, wenn du eine Ambition gewinnst; noch einmal so viel vor der Wertung, wenn du"
            " die Mitte kontrollierst.",
            "1 per collapsed gate when you win an ambition; as much again before scoring if you control the centre.",
        ),
    )
