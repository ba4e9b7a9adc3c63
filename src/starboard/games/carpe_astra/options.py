"""What the sources leave open, as switches (rules 13), and what a setup makes of them."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Choice, Option, Setup, Variant
from starboard.core.text import Text
from starboard.games.carpe_astra import data

BASIC: Final = "basic"
ADVANCED: Final = "advanced"

OPTIONS: Final = (
    Option("start-credits", 5, Text("Credits zu Beginn", "Credits at the start"), low=0, high=20),
    Option(
        "start-agents",
        "1",
        Text("Agenten, die auf der eigenen Heimatbasis beginnen", "Agents that begin on their own home base"),
        (
            Choice("0", Text("keiner, alle fünf im Vorrat", "none, all five in the supply")),
            Choice("1", Text("einer, vier im Vorrat", "one, four in the supply")),
            Choice("5", Text("alle fünf: die Basis ist der Vorrat", "all five: the base is the stock")),
        ),
    ),
    Option(
        "layout",
        "compact",
        Text("Startplan", "Start map"),
        (
            Choice(
                "compact",
                Text("kompakt: jede Basis berührt ein ganzes Plättchen", "compact: every base touches a whole tile"),
            ),
            Choice("arms", Text("Arme: jede Basis am Ende eines Plättchens", "arms: every base at the tip of a tile")),
        ),
    ),
    Option(
        "characters",
        "dealt",
        Text("Wer welche Figur spielt", "Who plays which character"),
        (
            Choice("dealt", Text("ausgelost", "dealt at random")),
            Choice("printed", Text("der Reihe nach", "in printed order")),
            Choice("chosen", Text("gewählt, ab Startsitz", "chosen, from the start seat on")),
        ),
    ),
    Option(
        "random-start",
        True,
        Text(
            "Startsitz auslosen (sonst beginnt der erste Sitz)", "Draw the start seat (otherwise the first seat begins)"
        ),
    ),
    Option(
        "plan-repeatable",
        False,
        Text("Planänderung mehrmals je Zug erlaubt", "Change of plan allowed several times a turn"),
    ),
    Option(
        "free-placements",
        2,
        Text("Kostenlose Agentenzüge je Zug", "Free agent placements per turn"),
        low=1,
        high=5,
    ),
    Option(
        "adjacent-placement",
        False,
        Text(
            "Agenten nur neben eigene Agenten setzen (sonst zählt erst das Ende der Phase)",
            "Agents must be placed next to own agents (otherwise only the end of the phase counts)",
        ),
    ),
    Option(
        "free-return",
        True,
        Text("Eigene Agenten dürfen kostenlos zurück in den Vorrat", "Own agents may go back to the supply for free"),
    ),
    Option(
        "instant",
        "nine",
        Text("Karten mit Sofortereignis", "Events that strike at once"),
        (
            Choice("nine", Text("neun: jede Gilde auf zweien", "nine: every guild on two of them")),
            Choice("none", Text("keine", "none")),
            Choice("all", Text("alle", "all")),
        ),
    ),
)

VARIANTS: Final = (
    Variant(
        BASIC,
        Text("Grundspiel", "Basic game"),
        Text("Karten kommen nur von den verdeckten Stapeln.", "Cards come from the face-down decks only."),
        (2, 3, 4),
        OPTIONS,
    ),
    Variant(
        ADVANCED,
        Text("Für Fortgeschrittene", "Advanced game"),
        Text(
            "Neben jedem Stapel liegen zwei offene Karten, aus denen man wählen darf.",
            "Two open cards lie beside each deck, and you may take from them.",
        ),
        (2, 3, 4),
        OPTIONS,
    ),
)


class Rules:
    """The options of one game, read once. Shared by all copies of a position."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.players = setup.players
        self.advanced = setup.variant == ADVANCED
        self.start_credits = int(options["start-credits"])
        self.start_agents = int(options["start-agents"])
        layouts = data.COMPACT if options["layout"] == "compact" else data.ARMS
        self.layout = layouts[setup.players]
        self.characters = str(options["characters"])
        self.random_start = bool(options["random-start"])
        self.plan_repeatable = bool(options["plan-repeatable"])
        self.free_placements = int(options["free-placements"])
        self.adjacent_placement = bool(options["adjacent-placement"])
        self.free_return = bool(options["free-return"])
        self.instant = instant_events(str(options["instant"]))


def instant_events(which: str) -> tuple[int, ...]:
    if which == "nine":
        return data.INSTANT_NINE
    return tuple(range(data.EVENTS)) if which == "all" else ()
