"""The switches of the game as data, and the numbers that follow from them (14: open points)."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Choice, Option, Setup, Variant
from starboard.core.text import Text
from starboard.games.arche.codes import face_on
from starboard.games.arche.ids import ATTACK, PARAGON, PARAGON_TRACK, RESOURCE

TARGETS: Final = {"short": 25, "standard": 40, "long": PARAGON_TRACK}

OPTIONS: Final = (
    Option(
        "length",
        "standard",
        Text("Siegziel in Paragon", "Victory target in paragon"),
        choices=(
            Choice("short", Text("kurz: 25", "short: 25")),
            Choice("standard", Text("normal: 40", "standard: 40")),
            Choice("long", Text("lang: 60", "long: 60")),
        ),
    ),
    Option("target-1", 0, Text("Eigenes Ziel für Sitz 1 (0: wie alle)", "Own target of seat 1 (0: as all)"), high=60),
    Option("target-2", 0, Text("Eigenes Ziel für Sitz 2 (0: wie alle)", "Own target of seat 2 (0: as all)"), high=60),
    Option("target-3", 0, Text("Eigenes Ziel für Sitz 3 (0: wie alle)", "Own target of seat 3 (0: as all)"), high=60),
    Option("target-4", 0, Text("Eigenes Ziel für Sitz 4 (0: wie alle)", "Own target of seat 4 (0: as all)"), high=60),
    Option(
        "end-timing",
        "equal-turns",
        Text("Wenn das Ziel erreicht ist", "Once the target is reached"),
        choices=(
            Choice("equal-turns", Text("bis alle gleich viele Züge hatten", "until all had equally many turns")),
            Choice("end-of-turn", Text("Ende mit diesem Zug", "the game ends with that turn")),
            Choice("one-more-turn", Text("alle anderen noch ein Zug", "one more turn for everybody else")),
        ),
    ),
    Option("rounds", 60, Text("Spätestes Ende nach so vielen Runden", "Latest end after this many rounds"), low=5),
    Option("dice-pool", 6, Text("Würfel im Würfelvorrat", "Dice in the dice pool"), low=3, high=10),
    Option("rerolls", 2, Text("Wiederholungswürfe", "Rerolls"), low=0, high=5),
    Option("slots", 4, Text("Ausbaufelder je Basis", "Expansion slots per base"), low=2, high=6),
    Option("open-soldiers", 4, Text("Offene Soldaten", "Open soldiers"), low=1, high=6),
    Option("open-civilians", 3, Text("Offene Zivilisten", "Open civilians"), low=1, high=6),
    Option("open-buildings", 2, Text("Offene Gebäude", "Open buildings"), low=1, high=4),
    Option("open-events", 2, Text("Offene Ereignisse", "Open events"), low=1, high=4),
    Option("cover-anytime", True, Text("Abdecken trotz freier Felder", "Cards may cover others while slots are empty")),
    Option("reorganise-price", 2, Text("Preis der Reorganisierung", "Price to reorganise"), low=1, high=10),
    Option("discard-price", 1, Text("Preis für das Abwerfen", "Price to discard an open card"), low=1, high=5),
    Option("own-faction-discount", 1, Text("Rabatt der eigenen Fraktion", "Discount for the own faction"), high=3),
    Option("faction-choice", 2, Text("Fraktionskarten zur Auswahl", "Faction cards to choose from"), low=1, high=2),
    Option("start-resources", 3, Text("Ressourcen zu Beginn", "Resources at the start"), high=10),
    Option("start-step", 1, Text("Mehr je späterem Platz", "More for each later place in turn order"), high=3),
    Option("resource-track", 20, Text("Länge der Ressourcenleiste", "Length of the resource track"), low=14, high=40),
    Option("upgrades-per-round", 1, Text("Ausbaustufen je Runde", "Base levels per round"), low=1, high=3),
    Option("level-2-price", 4, Text("Preis der Stufe 2", "Price of level 2"), low=1, high=12),
    Option("level-3-price", 6, Text("Preis der Stufe 3", "Price of level 3"), low=1, high=12),
    Option("level-4-price", 8, Text("Preis der Stufe 4", "Price of level 4"), low=1, high=12),
    Option("base-resistance", 3, Text("Widerstand der Stufe 1", "Resistance of level 1"), low=1, high=6),
    Option("base-income", 1, Text("Einkommen der Stufe 1", "Income of level 1"), high=3),
    Option(
        "resource-die",
        "001123",
        Text("Seiten des Ressourcenwürfels", "Faces of the resource die"),
        choices=(
            Choice("001123", Text("0 0 1 1 2 3", "0 0 1 1 2 3")),
            Choice("001223", Text("0 0 1 2 2 3", "0 0 1 2 2 3")),
            Choice("001233", Text("0 0 1 2 3 3", "0 0 1 2 3 3")),
            Choice("000123", Text("0 0 0 1 2 3", "0 0 0 1 2 3")),
        ),
    ),
    Option(
        "paragon-die",
        "001122",
        Text("Seiten des Paragonwürfels", "Faces of the paragon die"),
        choices=(
            Choice("001122", Text("0 0 1 1 2 2", "0 0 1 1 2 2")),
            Choice("001112", Text("0 0 1 1 1 2", "0 0 1 1 1 2")),
            Choice("000112", Text("0 0 0 1 1 2", "0 0 0 1 1 2")),
        ),
    ),
    Option(
        "attack-die",
        "001112",
        Text("Seiten des Angriffswürfels", "Faces of the attack die"),
        choices=(
            Choice("001112", Text("2 leer, 3 Angriff, 1 kritisch", "2 blank, 3 attack, 1 critical")),
            Choice("001122", Text("2 leer, 2 Angriff, 2 kritisch", "2 blank, 2 attack, 2 critical")),
            Choice("000112", Text("3 leer, 2 Angriff, 1 kritisch", "3 blank, 2 attack, 1 critical")),
        ),
    ),
    Option("critical-extra", 1, Text("Zusatz je kritischem Treffer", "Extra power of a critical hit"), low=1, high=3),
    Option("troop-may-attack-bases", False, Text("Kampftrupp darf Basen angreifen", "Troops may attack bases")),
    Option(
        "ark-bonus",
        "players",
        Text("Zusätzliche Lebenspunkte beim Betreten der Arche", "Extra life on entering the Ark"),
        choices=(
            Choice("players", Text("so viele, wie mitspielen", "as many as there are players")),
            Choice("four", Text("immer 4", "always 4")),
        ),
    ),
    Option("neutral-bonus", False, Text("Auch für den neutralen Soldaten", "Also for the neutral soldier")),
    Option(
        "ark-rolls",
        "every-turn",
        Text("Die Arche bringt Paragon am Ende", "The Ark yields paragon at the end"),
        choices=(
            Choice("every-turn", Text("jedes Zuges", "of every turn")),
            Choice("own-turn", Text("des eigenen Zuges", "of the owner's turn")),
        ),
    ),
)

VARIANT: Final = Variant(
    "standard",
    Text("Grundspiel", "Base game"),
    Text(
        "Acht Fraktionen, 176 Karten, ein Siegziel für alle.",
        "Eight factions, 176 cards, one victory target for all.",
    ),
    (2, 3, 4),
    OPTIONS,
)


class Rules:
    """The numbers of one game, fixed by its setup; every copy of a position shares them."""

    def __init__(self, setup: Setup) -> None:
        players = setup.players
        common = TARGETS[str(setup.options["length"])]
        own = [number(setup, f"target-{seat + 1}") for seat in range(players)]
        self.players = players
        self.targets = tuple([target if target else common for target in own])
        self.end_timing = str(setup.options["end-timing"])
        self.rounds = number(setup, "rounds")
        self.dice_pool = number(setup, "dice-pool")
        self.rerolls = number(setup, "rerolls")
        self.slots = number(setup, "slots")
        names = ("open-soldiers", "open-civilians", "open-buildings", "open-events")
        self.open_fields = tuple([number(setup, name) for name in names])
        self.field_kinds = tuple([kind for kind in range(len(names)) for _ in range(self.open_fields[kind])])
        self.cover_anytime = bool(setup.options["cover-anytime"])
        self.reorganise_price = number(setup, "reorganise-price")
        self.discard_price = number(setup, "discard-price")
        self.own_faction_discount = number(setup, "own-faction-discount")
        self.faction_choice = number(setup, "faction-choice")
        self.start_resources = number(setup, "start-resources")
        self.start_step = number(setup, "start-step")
        self.resource_track = number(setup, "resource-track")
        self.upgrades = number(setup, "upgrades-per-round")
        self.level_prices: tuple[int, ...] = (0, 0, *[number(setup, f"level-{level}-price") for level in (2, 3, 4)])
        self.base_resistance = number(setup, "base-resistance")
        self.base_income = number(setup, "base-income")
        self.die_faces: tuple[tuple[int, ...], ...] = (
            faces(setup, "resource-die", RESOURCE),
            faces(setup, "paragon-die", PARAGON),
            faces(setup, "attack-die", ATTACK),
        )
        self.critical_extra = number(setup, "critical-extra")
        self.troop_may_attack_bases = bool(setup.options["troop-may-attack-bases"])
        self.ark_cap = 10 if players == 2 else 20  # 8.3
        self.ark_bonus = 4 if setup.options["ark-bonus"] == "four" else players
        self.neutral_bonus = self.ark_bonus if setup.options["neutral-bonus"] else 0
        self.ark_every_turn = setup.options["ark-rolls"] == "every-turn"


def number(setup: Setup, name: str) -> int:
    return int(setup.options[name])


def faces(setup: Setup, name: str, die: int) -> tuple[int, ...]:
    """The six faces of a die from its digits."""
    return tuple([face_on(die, int(digit)) for digit in str(setup.options[name])])
