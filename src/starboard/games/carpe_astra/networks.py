"""All networks that agents could form on a map: connected sets of places, found once per map and kept.

A set of places is one number, a bit per place. Rivals' agents are no obstacle (rules 7.4), so the networks of a map
depend on where the tiles lie and on nothing else.
"""

from __future__ import annotations

from typing import Final

from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.hexes import STEPS
from starboard.games.carpe_astra.state import CarpeAstra

LARGEST_CACHE: Final = 400
OUT_OF_REACH: Final = 9


class Web:
    """A map as a graph, with the networks around each anchor (a base or the Senate)."""

    def __init__(self, where: list[int]) -> None:
        self.near = [0] * data.PLACES
        self.around: dict[int, list[int]] = {}
        self.covering: dict[int, list[int]] = {}
        place_at = {hex: place for place, hex in enumerate(where) if hex >= 0}
        for place, hex in enumerate(where):
            if hex >= 0:
                for step in STEPS:
                    if hex + step in place_at:
                        self.near[place] |= 1 << place_at[hex + step]

    def networks(self, anchor: int) -> list[int]:
        """The networks of at most five agents that hold ``anchor``, small ones first."""
        if anchor not in self.around:
            self.around[anchor] = grow(self.near, anchor)
        return self.around[anchor]

    def covers(self, anchor: int, mask: int) -> list[int]:
        """The smallest networks with ``anchor`` that reach the guilds of ``mask``; none contains another."""
        key = anchor * 64 + mask
        if key not in self.covering:
            found: list[int] = []
            for network in self.networks(anchor):
                if not mask & ~guilds_of(network) and not any([smaller & network == smaller for smaller in found]):
                    found.append(network)
            self.covering[key] = found
        return self.covering[key]


def grow(near: list[int], anchor: int) -> list[int]:
    """One agent more at a time, each set once."""
    found = [1 << anchor]
    level = found
    for _ in range(data.AGENTS - 1):
        larger: dict[int, bool] = {}
        for network in level:
            rim = rim_of(near, network)
            while rim:
                bit = rim & -rim
                rim ^= bit
                larger[network | bit] = True
        level = list(larger)
        found = found + level
    return found


def rim_of(near: list[int], network: int) -> int:
    """Places next to a network that may join it: one own agent per tile (rules 7.3)."""
    rim = blocked = 0
    for place in places_of(network):
        rim |= near[place]
        if place < data.HALVES:
            blocked |= 1 << (place ^ 1)
    return rim & ~network & ~blocked


def places_of(network: int) -> list[int]:
    found: list[int] = []
    while network:
        bit = network & -network
        found.append(bit.bit_length() - 1)
        network ^= bit
    return found


GUILD_BITS: Final = tuple(
    [sum([1 << place for place in range(data.HALVES) if data.PLACE_GUILD[place] == guild]) for guild in range(6)]
)


def guilds_of(network: int) -> int:
    """The guilds that a network reaches, one bit each."""
    mask = 0
    for guild in range(data.GUILDS):
        if network & GUILD_BITS[guild]:
            mask |= 1 << guild
    return mask


class Webs:
    """Webs by map."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Web] = {}

    def of(self, where: list[int]) -> Web:
        key = tuple(where)
        if key not in self.known:
            if len(self.known) >= LARGEST_CACHE:
                self.known.clear()
            self.known[key] = Web(where)
        return self.known[key]


WEBS: Final = Webs()


def bits(places: list[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def anchors(game: CarpeAstra, seat: int, deck: int) -> list[int]:
    """Where the further agent of a card may stand (rules 8.2)."""
    if deck == data.SLANDER:
        return [game.home(other) for other in range(game.players) if other != seat]
    return [place for place in (game.home(seat), data.SENATE) if game.where[place] >= 0]


def missing(web: Web, game: CarpeAstra, seat: int, card: int, own: int) -> int:
    """How many agents must still be placed or moved before a card can be scored."""
    fewest = OUT_OF_REACH
    for anchor in anchors(game, seat, data.CARD_DECK[card]):
        for network in web.covers(anchor, data.CARD_MASK[card]):
            lacking = (network & ~own).bit_count()
            if lacking < fewest:
                fewest = lacking
    return fewest
