"""All networks that agents could form on a map: connected sets of places, found once per map and kept.

A set of places is one number (see ``codes``). Rivals' agents are no obstacle (rules 7.4), so the networks of a map
depend on where the tiles lie and on nothing else.
"""

from __future__ import annotations

from typing import Final

from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import CARD_MASK, network_of, places_of
from starboard.games.carpe_astra.hexes import STEPS
from starboard.games.carpe_astra.state import CarpeAstra

LARGEST_CACHE: Final = 400
OUT_OF_REACH: Final = 9


class Web:
    """A map as a graph, with the networks around each hub (a base or the Senate)."""

    def __init__(self, where: list[int]) -> None:
        self.near = [0] * data.PLACES
        self.around: dict[int, list[int]] = {}
        self.covering: dict[tuple[int, int], list[int]] = {}
        place_at = {hex: place for place, hex in enumerate(where) if hex >= 0}
        for place, hex in enumerate(where):
            if hex >= 0:
                for step in STEPS:
                    if hex + step in place_at:
                        self.near[place] |= 1 << place_at[hex + step]

    def networks(self, hub: int) -> list[int]:
        """The networks of at most five agents that hold ``hub``, small ones first."""
        if hub not in self.around:
            self.around[hub] = grow(self.near, hub)
        return self.around[hub]

    def covers(self, hub: int, mask: int) -> list[int]:
        """The smallest networks with ``hub`` that reach the guilds of ``mask``; none contains another."""
        key = (hub, mask)
        if key not in self.covering:
            found: list[int] = []
            for network in self.networks(hub):
                if not mask & ~guilds_of(network) and not any([smaller & network == smaller for smaller in found]):
                    found.append(network)
            self.covering[key] = found
        return self.covering[key]


def grow(near: list[int], hub: int) -> list[int]:
    """One agent more at a time, each set once."""
    found = [1 << hub]
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


GUILD_PLACES: Final = tuple(
    [network_of([p for p in range(data.HALVES) if data.PLACE_GUILD[p] == guild]) for guild in range(data.GUILDS)]
)


def guilds_of(network: int) -> int:
    """The guilds that a network reaches, one bit each."""
    mask = 0
    for guild in range(data.GUILDS):
        if network & GUILD_PLACES[guild]:
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


def hubs(game: CarpeAstra, seat: int, deck: int) -> list[int]:
    """Where the further agent of a card may stand (rules 8.2)."""
    if deck == data.SLANDER:
        return [game.home(other) for other in range(game.players) if other != seat]
    return [place for place in (game.home(seat), data.SENATE) if game.where[place] >= 0]


def missing(web: Web, game: CarpeAstra, seat: int, card: int, own: int) -> int:
    """How many agents must still be placed or moved before a card can be scored."""
    fewest = OUT_OF_REACH
    for hub in hubs(game, seat, data.CARD_DECK[card]):
        for network in web.covers(hub, CARD_MASK[card]):
            lacking = (network & ~own).bit_count()
            if lacking < fewest:
                fewest = lacking
    return fewest
