"""Fate 5, the Caretaker. Its cards are not there yet: it advances by nothing."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import CARETAKER


class Caretaker(Fate):
    printed = fate_card(CARETAKER)
    code = "FATE05"
    number = CARETAKER
    name = Text("Bewahrer", "Caretaker")
    text = Text(
        "Findet und weckt vier Golems, die von Brett zu Brett wandern, sammelt dann Mythen und gibt am Ende "
        "beides hin.",
        "Finds and wakes four Golems that wander from board to board, then collects lore, and in the end gives "
        "both away.",
    )
    start = ((18, 18, 18), (7, 8, 9), ())
    aims = (
        Text(
            "2 je Golem, den du hast, wenn du eine Ambition gewinnst; 2, wenn irgendwer im Auftakt einen Golem "
            "ausgibt.",
            "2 per Golem you have when you win an ambition; 2 when anybody spends a Golem in a Prelude.",
        ),
        Text(
            "2 für jeden Mythos, den du sicherst, 1 für jeden, den dir ein Rivale in Verhandlungen gibt; am Ende "
            "des Kapitels 1 für jeden Rivalen mit weniger Mythen.",
            "2 for each lore card you secure, 1 for each that a rival gives you in Negotiations; at the end of a "
            "chapter 1 for each rival with fewer lore cards.",
        ),
        Text(
            "Du hast einen Golem und verschrottest einen Mythos; du verschrottest einen Golem.",
            "You have a Golem and scrap a lore card; you scrap a Golem.",
        ),
    )
