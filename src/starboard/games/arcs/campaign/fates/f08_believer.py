"""Fate 8, the Believer. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import BELIEVER


class Believer(Fate):
    printed = fate_card(BELIEVER)
    code = "FATE08"
    number = BELIEVER
    name = Text("Bekenner", "Believer")
    text = Text(
        "Bringt einen fünften Satz Aktionskarten mit zwei Seiten ins Spiel und bindet Ambitionen an Ideale.",
        "Brings a fifth suit of action cards with two sides into the game and ties ambitions to Ideals.",
    )
    start = ((10, 9, 8), (20, 18, 16), ())
    aims = (
        Text(
            "Für jede Ambition, die du gewinnst, 1 je Aktionspunkt auf der obersten Glaubenskarte, 10, wenn der "
            "Stapel leer ist.",
            "For each ambition you win 1 per pip on the top card of the Faithful stack, 10 if the stack is empty.",
        ),
        Text(
            "1 für jede Macht, die du durch einen Sieg in einer Ambition mit Ideal erhältst.",
            "1 for each Power that you gain by winning an ambition with an Ideal.",
        ),
        Text(
            "Mindestens zwei Ambitionsmarker liegen auf Ambitionen mit Idealen; alle drei liegen dort.",
            "At least two ambition markers lie on ambitions with Ideals; all three do.",
        ),
    )
