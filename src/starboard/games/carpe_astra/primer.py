"""The rules in short: what somebody reads who sits down at Carpe Astra for the first time."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text

PRIMER: Final = (
    (
        Text("Worum es geht", "What it is about"),
        Text(
            "Nach zehn Runden zählt der Support der sechs Gilden: Wer von einer Gilde die meisten Marker hat, bekommt "
            "4 Punkte, oder 6, wenn es alle sind; wer die zweitmeisten hat, 2. Bei Gleichstand wird weniger daraus.",
            "After ten rounds the support of the six guilds counts: whoever has most markers of a guild gets 4 "
            "points, or 6 if these are all there are; whoever has second most gets 2. Ties make it less.",
        ),
    ),
    (
        Text("Ein Zug in fünf Phasen", "A turn in five phases"),
        Text(
            "1: Für 1 Credit zwei Karten ziehen und zwei ablegen. 2: Für 1 Credit ein Doppelplättchen an die Karte "
            "legen. 3: Agenten setzen oder bewegen, zwei davon umsonst. 4: Karten werten. 5: Auf zwei Handkarten "
            "nachziehen.",
            "1: For 1 credit draw two cards and discard two. 2: For 1 credit lay a double tile beside the map. 3: "
            "Place or move agents, two of them for free. 4: Score cards. 5: Draw up to two cards in hand.",
        ),
    ),
    (
        Text("Das Netz", "The network"),
        Text(
            "Auf jedem Feld und jedem Plättchen steht höchstens ein eigener Agent. Wer auf eine Gilde kommt, "
            "vertreibt, wer dort steht; Basen und den Senat teilen alle. Am Ende der Phase bleibt nur eine "
            "zusammenhängende Gruppe deiner Agenten: Nachbarfelder verbinden. Welche bleibt, sagst du.",
            "One agent of yours per hex and per tile at most. Whoever enters a guild drives out who stands there; "
            "bases and the Senate are shared. At the end of the phase only one connected group of your agents stays: "
            "neighbouring hexes connect. Which one, you say.",
        ),
    ),
    (
        Text("Karten werten", "Scoring cards"),
        Text(
            "Für jede Gilde auf der Karte brauchst du einen Agenten in deinem Netz. Eine Netzwerkkarte braucht "
            "außerdem einen auf deiner Basis oder im Senat und bringt einen Marker einer ihrer Gilden. Verleumdung "
            "braucht einen auf der Basis eines Rivalen: Er verliert einen Marker, für 1 Credit gehört er dir. Wer "
            "nichts wertet, bekommt 2 Credits.",
            "For each guild on the card you need an agent in your network. A network card also needs one on your base "
            "or in the Senate and brings a marker of one of its guilds. Slander needs one on a rival's base: the "
            "rival loses a marker, and for 1 credit it is yours. Whoever scores nothing gets 2 credits.",
        ),
    ),
    (
        Text("Ereignisse", "Events"),
        Text(
            "Das vorderste Ereignis zahlt für jede seiner Gilden auf gewerteten Karten. Nach jeder Runde rückt das "
            "nächste nach.",
            "The foremost event pays for each of its guilds on scored cards. After each round the next one moves up.",
        ),
    ),
)
