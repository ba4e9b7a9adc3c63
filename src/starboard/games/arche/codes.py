"""Every packed number of Arche: a choice or an id that stands for more than one thing.

Each has a function that makes it and functions that read it; nothing else knows how it is made. A choice is understood
by the field that it answers. Strides of the position's own lists stay inline where they are hot: in ``queries`` and
``verbs``.
"""

from __future__ import annotations

from typing import Final

from starboard.games.arche.ids import BLANKS, DIE_OF, FACES, MOST_SLOTS

# -- things -------------------------------------------------------------------------------------------

FIRST_FACTION: Final = 176  # faction cards come after all others


def faction_card(faction: int) -> int:
    """The card of a faction."""
    return FIRST_FACTION + faction


def faction_of(card: int) -> int:
    return card - FIRST_FACTION


def face_on(die: int, number: int) -> int:
    """A face: its kind of die and its number there, the blank being 0."""
    return BLANKS[die] + number


def face_number(face: int) -> int:
    return face - BLANKS[DIE_OF[face]]


def slot_at(seat: int, number: int) -> int:
    """An expansion slot: its owner and its number there, from 0."""
    return seat * MOST_SLOTS + number


def slot_owner(slot: int) -> int:
    return slot // MOST_SLOTS


def slot_number(slot: int) -> int:
    return slot % MOST_SLOTS


# -- choices of the dice phase (6.3): a face keeps one such die ------------------------------------------

KEEP_ALL: Final = FACES

# -- choices of the action phase (7): a face turns in one such die ---------------------------------------

ALL_RESOURCES: Final = 10
ALL_PARAGON: Final = 11
ATTACK_ARK: Final = 12
FIRST_BASE: Final = 13
UPGRADE: Final = 17
REORGANISE: Final = 18
DISCARD: Final = 19
FIRST_PURCHASE: Final = 100
FIRST_USE: Final = 300


def turns_in(action: int) -> bool:
    """Whether an action turns in dice of the action pool, one or all of a kind."""
    return 0 <= action <= ALL_PARAGON


def attack_base(rival: int) -> int:
    """Attack the base of a rival."""
    return FIRST_BASE + rival


def attacks_base(action: int) -> bool:
    return FIRST_BASE <= action < UPGRADE


def base_attacked(action: int) -> int:
    return action - FIRST_BASE


def buy(card: int) -> int:
    """Buy an open card."""
    return FIRST_PURCHASE + card


def buys(action: int) -> bool:
    return FIRST_PURCHASE <= action < FIRST_USE


def card_bought(action: int) -> int:
    return action - FIRST_PURCHASE


def use(card: int) -> int:
    """Use an active card."""
    return FIRST_USE + card


def uses(action: int) -> bool:
    return action >= FIRST_USE


def card_used(action: int) -> int:
    return action - FIRST_USE
