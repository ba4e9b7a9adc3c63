"""The Reach (p. 6) and the twelve setup cards (p. 4-5)."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.codes import cluster_of, is_gate, spot_of, system_at
from starboard.games.arcs.ids import (
    ARROW,
    CRESCENT,
    FUEL,
    GATE,
    HEX,
    MATERIAL,
    NOTHING,
    PSIONIC,
    RELIC,
    SYSTEMS,
    WEAPON,
)

# Planet types and building slots of each cluster: gate, arrow, crescent, hex; behind them the centre.
PLANET_TYPES: Final[tuple[tuple[int, ...], ...]] = (
    (NOTHING, WEAPON, FUEL, MATERIAL),
    (NOTHING, PSIONIC, WEAPON, RELIC),
    (NOTHING, MATERIAL, FUEL, WEAPON),
    (NOTHING, RELIC, FUEL, MATERIAL),
    (NOTHING, WEAPON, RELIC, PSIONIC),
    (NOTHING, MATERIAL, FUEL, PSIONIC),
    (PSIONIC,),
)
BUILDING_SLOTS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 2, 1, 2),
    (0, 1, 1, 2),
    (0, 1, 1, 2),
    (0, 2, 2, 1),
    (0, 1, 1, 2),
    (0, 1, 2, 1),
    (0,),
)


def planet_type(system: int) -> int:
    """The printed type of a planet; NOTHING for a gate."""
    return PLANET_TYPES[cluster_of(system)][spot_of(system)]


def building_slots(system: int) -> int:
    """How many printed building slots a system has."""
    return BUILDING_SLOTS[cluster_of(system)][spot_of(system)]


CROSSINGS: Final = ((1, HEX, 2, ARROW), (4, HEX, 5, ARROW))  # the only borders that planets share (MAP-01)


class Seat:
    """Where a seat of a setup card starts: systems A and B, and one or two systems C."""

    def __init__(self, a: int, b: int, c: tuple[int, ...]) -> None:
        self.a = a
        self.b = b
        self.c = c


class SetupCard:
    def __init__(self, id: str, players: int, name: str, out: tuple[int, ...], seats: tuple[str, ...]) -> None:
        self.id = id
        self.players = players
        self.name = name  # key of its name in the texts
        self.out = tuple([number - 1 for number in out])
        self.seats = [read_seat(seat) for seat in seats]


def read_system(text: str) -> int:
    """``5h`` is the hex of cluster 5."""
    return system_at(int(text[0]) - 1, "gach".index(text[1]))


def read_seat(text: str) -> Seat:
    systems = [read_system(word) for word in text.split()]
    return Seat(systems[0], systems[1], tuple(systems[2:]))


SETUP_CARDS: Final = (
    SetupCard("2p-01", 2, "frontiers", (1, 6), ("5h 4h 3g 3h", "3a 5a 5g 4a")),
    SetupCard("2p-02", 2, "mix-up-1", (2, 5), ("4c 3c 1g 6a", "6h 3h 4g 1c")),
    SetupCard("2p-03", 2, "homelands", (1, 4), ("5a 6a 5g 5h", "3h 3a 3g 2a")),
    SetupCard("2p-04", 2, "mix-up-2", (1, 4), ("5c 2a 3g 6c", "2c 6a 5g 3h")),
    SetupCard("3p-01", 3, "mix-up", (1, 4), ("3h 5c 2g", "5h 2a 3g", "2h 3a 5g")),
    SetupCard("3p-02", 3, "frontiers", (2, 3), ("1h 4h 6g", "5h 1c 5g", "4c 6a 1g")),
    SetupCard("3p-03", 3, "homelands", (5, 6), ("2h 3c 3g", "1h 2a 2g", "1a 4h 4g")),
    SetupCard("3p-04", 3, "core-conflict", (3, 6), ("1h 2c 1g", "2h 1c 2g", "1a 2a 4g")),
    SetupCard("4p-01", 4, "mix-up-1", (3,), ("4a 6h 1g", "4h 5h 6g", "5a 1h 4g", "6a 1a 5g")),
    SetupCard("4p-02", 4, "mix-up-2", (4,), ("5h 3a 2g", "3h 5c 1g", "2h 1h 3g", "1a 2a 5g")),
    SetupCard("4p-03", 4, "frontiers", (5,), ("1h 3c 2g", "2h 6h 3g", "4c 2a 6g", "1a 6a 4g")),
    SetupCard("4p-04", 4, "mix-up-3", (6,), ("3h 5c 1g", "1a 3a 2g", "1h 4h 3g", "4a 2c 5g")),
)


class Board:
    """The map of one setup card: which systems are in play and which touch. Shared, never changed."""

    def __init__(self, card: SetupCard) -> None:
        self.card = card
        self.clusters = [cluster for cluster in range(6) if cluster not in card.out]
        self.systems = [s for s in range(SYSTEMS) if cluster_of(s) in self.clusters]
        self.gates = [s for s in self.systems if is_gate(s)]
        self.planets = [s for s in self.systems if not is_gate(s)]
        self.slots = [building_slots(s) for s in range(SYSTEMS)]
        self.adjacent: list[list[int]] = [[] for _ in range(SYSTEMS)]
        self.crossings: list[tuple[int, int]] = []  # clusters whose planets touch
        self.connect()

    def connect(self) -> None:
        for at, cluster in enumerate(self.clusters):
            first = system_at(cluster, GATE)
            self.link(first + GATE, first + ARROW)
            self.link(first + GATE, first + CRESCENT)
            self.link(first + GATE, first + HEX)
            self.link(first + ARROW, first + CRESCENT)
            self.link(first + CRESCENT, first + HEX)
            # Path markers close the ring of gates over clusters that are out of play (p. 6).
            self.link(first + GATE, system_at(self.clusters[(at + 1) % len(self.clusters)], GATE))
        for cluster, place, other, place_there in CROSSINGS:
            if cluster in self.clusters and other in self.clusters:
                self.link(system_at(cluster, place), system_at(other, place_there))
                self.crossings.append((cluster, other))
        for near in self.adjacent:
            near.sort()

    def link(self, one: int, other: int) -> None:
        self.adjacent[one].append(other)
        self.adjacent[other].append(one)


WHOLE_MAP: Final = len(SETUP_CARDS)  # where a setup card could stand: all clusters are in play, seats start anywhere
BOARDS: Final = [Board(card) for card in (*SETUP_CARDS, SetupCard("reach", 0, "reach", (), ()))]
