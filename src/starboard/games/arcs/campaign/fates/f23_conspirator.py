"""Fate 23, the Conspirator. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import CONSPIRATOR
from starboard.games.arcs.cards.card import NOT


class Conspirator(Fate):
    printed = fate_card(CONSPIRATOR)
    code = "FATE23"
    number = CONSPIRATOR
    name = Text("Verschwörer", "Conspirator")
    text = Text(
        "Sagt heimlich voraus, wer Ambitionen gewinnt, und bekundet selbst keine offen.",
        "Secretly predicts who wins ambitions, and declares none openly.",
    )
    start = ((), (), (12, 9, 6))
    aims = (
        NOT,
        NOT,
        Text(
            "Bei der Wertung 1 für jede richtige und jede unentdeckte Verschwörung, −1 für jede falsche; 1, wenn "
            "ein Rivale falsch rät.",
            "At scoring 1 for each right and each undiscovered Conspiracy, −1 for each wrong one; 1 when a rival "
            "guesses wrong.",
        ),
    )
