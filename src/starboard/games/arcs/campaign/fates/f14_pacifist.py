"""Fate 14, the Pacifist. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import PACIFIST
from starboard.games.arcs.cards.card import NOT


class Pacifist(Fate):
    printed = fate_card(PACIFIST)
    code = "FATE14"
    number = PACIFIST
    name = Text("Pazifist", "Pacifist")
    text = Text(
        "Meidet Trophäen und Gefangene, macht Zeugen zu Psi und lässt alle daran teilhaben.",
        "Shuns trophies and captives, turns Witnesses into Psionic, and shares it with all.",
    )
    start = ((), (16, 14, 12), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 2, wenn du keine Trophäen hast, und 1, wenn du keine Gefangenen hast; 1 für "
            "jedes Psi, das du im Auftakt ausgibst, solange Empath bekundet ist.",
            "At the end of a chapter 2 if you have no trophies and 1 if you have no captives; 1 for each Psionic "
            "you spend in your Prelude while Empath is declared.",
        ),
        Text(
            "Du hast weder Trophäen noch Gefangene; deine Rivalen haben zusammen mehr Psi als du.",
            "You have neither trophies nor captives; your rivals together have more Psionic than you.",
        ),
    )
