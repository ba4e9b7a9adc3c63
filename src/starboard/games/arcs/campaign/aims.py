"""What fates strive for, act by act, as things that can be pointed at."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import ACTS, FATES

OBJECTIVE: Final = Text("Vorhaben, noch", "Objective, to go")
GRAND: Final = Text("Höhere Ambitionen", "Grand ambitions")
MISSING: Final = Text(
    "Bei 0 ist es erfüllt; was am Ende des Akts fehlt, kostet so viel Macht.",
    "At 0 it is met; what is missing at the end of the act costs that much Power.",
)


def acts_of(number: int) -> list[int]:
    """The acts that a fate may be followed in: from that of its tier on."""
    return list(range(tier_of(number) + 1, ACTS + 1))


AIMS: Final = [(number, act) for number in range(1, FATES + 1) for act in acts_of(number)]


def aim_of(number: int, act: int) -> int:
    return AIMS.index((number, act))


def names() -> tuple[Text, ...]:
    return tuple([OBJECTIVE if fate_of(number).start[act - 1] else GRAND for number, act in AIMS])


def explained() -> tuple[Text, ...]:
    return tuple([explain(number, act) for number, act in AIMS])


def explain(number: int, act: int) -> Text:
    """A final objective says by itself how the game is won."""
    fate = fate_of(number)
    aim = fate.aims[act - 1]
    if fate.decides or not fate.start[act - 1]:
        return aim
    return Text(f"{aim.de} {MISSING.de}", f"{aim.en} {MISSING.en}")
