"""Fate 2, the Founder. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FOUNDER


class Founder(Fate):
    printed = fate_card(FOUNDER)
    code = "FATE02"
    number = FOUNDER
    name = Text("Gründer", "Founder")
    text = Text(
        "Verlässt das Imperium und schart Mitglieder um einen Staatenbund, der Ambitionen gemeinsam wertet und "
        "freie Städte schützt.",
        "Leaves the Empire and gathers members of a Commonwealth that scores ambitions together and protects Free"
        " cities.",
    )
    start = ((18, 16, 14), (12, 14, 16), ())
    aims = (
        Text(
            "Als Gesetzloser: 3 für jede Ambition, die du gewinnst, und am Ende des Kapitels 1 für jeden Sektor, "
            "den du kontrollierst.",
            "While an Outlaw: 3 for each ambition you win, and at the end of a chapter 1 for each system you control.",
        ),
        Text(
            "2 je Mitglied, wenn der Bund seine Ambition gewinnt; am Ende des Kapitels 1 für jede freie Stadt, "
            "die nicht das Imperium kontrolliert.",
            "2 per member when the Commonwealth wins its ambition; at the end of a chapter 1 for each Free city "
            "that the Empire does not control.",
        ),
        Text(
            "Der Bund hat seine Ambition gewonnen, und mindestens 3 freie Städte kontrolliert weder das Imperium "
            "noch ein Nichtmitglied; das Gleiche mit mindestens 7.",
            "The Commonwealth won its ambition and at least 3 Free cities are controlled neither by the Empire "
            "nor by a non-member; the same with at least 7.",
        ),
    )
