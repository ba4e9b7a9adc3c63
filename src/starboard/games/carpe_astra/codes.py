"""Every packed number of Carpe Astra: a choice, an id or a set that stands for more than one thing.

Each has a function that makes it and functions that read it; nothing else knows how it is made. A choice is understood
by the field that it answers. Strides and sets stay inline where they are hot: in ``queries``, ``networks`` and
``hexes``.
"""

from __future__ import annotations

from typing import Final

from starboard.core.state import NOTHING
from starboard.games.carpe_astra import data

# -- hexes ------------------------------------------------------------------------------------------

SIDE: Final = 64
MIDDLE: Final = 32


def hex_at(q: int, r: int) -> int:
    """A hex of a bounded grid: its axial coordinates."""
    return (r + MIDDLE) * SIDE + q + MIDDLE


def q_of(hex: int) -> int:
    return hex % SIDE - MIDDLE


def r_of(hex: int) -> int:
    return hex // SIDE - MIDDLE


# -- places -----------------------------------------------------------------------------------------


def half_of(tile: int, end: int) -> int:
    """A place: one of the two halves of a tile."""
    return 2 * tile + end


def halves_of(tile: int) -> list[int]:
    return [2 * tile, 2 * tile + 1]


def is_half(place: int) -> bool:
    return place < data.HALVES


def tile_of(place: int) -> int:
    return place >> 1


def other_half(place: int) -> int:
    return place ^ 1


def home_of(character: int) -> int:
    """A place: the home base of a character."""
    return data.HOME + character


def is_home(place: int) -> bool:
    return place >= data.HOME


def character_at(place: int) -> int:
    return place - data.HOME


# -- lists by seat ----------------------------------------------------------------------------------


def hand_at(seat: int, deck: int) -> int:
    """Where among the hands the cards of a seat from one deck are."""
    return seat * data.DECKS + deck


def support_at(seat: int, guild: int) -> int:
    """Where in the support the markers of a seat for one guild are counted."""
    return seat * data.GUILDS + guild


# -- choices ----------------------------------------------------------------------------------------

REFRESH: Final = data.TILES  # beside the tiles: open other ones


def from_deck(deck: int) -> int:
    """A source of cards beside the open cards: the face-down deck."""
    return data.CARDS + deck


def is_deck(source: int) -> bool:
    return source >= data.CARDS


def deck_of(source: int) -> int:
    return source - data.CARDS


# -- sets: one bit for each that is in it -------------------------------------------------------------


def mask_of(guilds: tuple[int, ...]) -> int:
    """A set of guilds."""
    return sum([1 << guild for guild in guilds])


def in_mask(mask: int, guild: int) -> bool:
    return mask >> guild & 1 == 1


def within(part: int, whole: int) -> bool:
    """Whether a set has everything that another one has."""
    return not part & ~whole


PLACE_MASK: Final = tuple([mask_of((guild,)) if guild != NOTHING else 0 for guild in data.PLACE_GUILD])
CARD_MASK: Final = tuple([mask_of(guilds) for guilds in data.CARD_GUILDS])
EVENT_MASK: Final = tuple([mask_of(guilds) for guilds in data.EVENT_GUILDS])


def with_seat(seats: int, seat: int) -> int:
    """A set of seats with one more."""
    return seats | 1 << seat


def has_seat(seats: int, seat: int) -> bool:
    return seats >> seat & 1 == 1


def network_of(places: list[int]) -> int:
    """A set of places."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def places_of(network: int) -> list[int]:
    found: list[int] = []
    while network:
        bit = network & -network
        found.append(bit.bit_length() - 1)
        network ^= bit
    return found


def has_place(network: int, place: int) -> bool:
    return network >> place & 1 == 1
