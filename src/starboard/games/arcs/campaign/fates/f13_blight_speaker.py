"""Fate 13, the Blight Speaker. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import BLIGHT_SPEAKER
from starboard.games.arcs.cards.card import NOT


class BlightSpeaker(Fate):
    printed = fate_card(BLIGHT_SPEAKER)
    code = "FATE13"
    number = BLIGHT_SPEAKER
    name = Text("Stimme der Verderbnis", "Blight Speaker")
    text = Text(
        "Verbreitet und erforscht die Verderbnis und lässt sie später Schiffe verschlingen.",
        "Spreads and studies the Blight, and later lets it feed on ships.",
    )
    start = ((), (18, 16, 14), ())
    aims = (
        NOT,
        Text(
            "1 für jede Verderbnis bei deinen Schiffen, wenn du eine Ambition gewinnst; 1 für jede, die deine "
            "Sporenschiffe platzieren.",
            "1 for each Blight beside your ships when you win an ambition; 1 for each that your spore ships place.",
        ),
        Text(
            "Kein Rivale hat Kriegsherr gewonnen; die Verderbnis hat mehr Figuren verschlungen, als das Kapitel zählt.",
            "No rival won Warlord; the Blight has devoured more pieces than the number of the chapter.",
        ),
    )
