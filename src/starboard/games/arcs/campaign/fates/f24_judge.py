"""Fate 24, the Judge. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import JUDGE
from starboard.games.arcs.cards.card import NOT


class Judge(Fate):
    printed = fate_card(JUDGE)
    code = "FATE24"
    number = JUDGE
    name = Text("Richter", "Judge")
    text = Text(
        "Will Gleichstände um den ersten Platz: leiht einem Auserwählten Schiffe und verschenkt, was er hat.",
        "Wants ties for first place: lends ships to a chosen rival and gives things away.",
    )
    start = ((), (), (6, 6, 6))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jede Ambition, in der der erste Platz geteilt ist.",
            "At the end of a chapter 1 for each ambition in which first place is shared.",
        ),
    )
