"""The small numbers that the rules and the position speak in."""

from __future__ import annotations

from typing import Final

# -- kinds of cards (2.5); each of the first four has a deck ----------------------------------------
SOLDIER: Final = 0
CIVILIAN: Final = 1
BUILDING: Final = 2
EVENT: Final = 3
FACTION: Final = 4
DECKS: Final = 4
FACTIONS: Final = 8

# -- timings (9.1) ----------------------------------------------------------------------------------
NEVER: Final = 0  # a soldier without an effect
EFFECT_PHASE: Final = 1
DICE_PHASE: Final = 2
ACTION_PHASE: Final = 3
PERMANENT: Final = 4

# -- dice (2.4): a face stands for its die and its symbol --------------------------------------------
RESOURCE: Final = 0
PARAGON: Final = 1
ATTACK: Final = 2
DICE: Final[tuple[int, ...]] = (4, 2, 4)  # how many of each kind exist
RESOURCE_BLANK: Final = 0
PARAGON_BLANK: Final = 4
ATTACK_BLANK: Final = 7
HIT: Final = 8
CRITICAL: Final = 9
FACES: Final = 10
BLANKS: Final[tuple[int, ...]] = (RESOURCE_BLANK, PARAGON_BLANK, ATTACK_BLANK)
RESOURCE_FACES: Final[tuple[int, ...]] = (1, 2, 3)  # they show as many resources
PARAGON_FACES: Final[tuple[int, ...]] = (5, 6)  # they show 1 and 2 paragon
DIE_OF: Final[tuple[int, ...]] = (
    RESOURCE,
    RESOURCE,
    RESOURCE,
    RESOURCE,
    PARAGON,
    PARAGON,
    PARAGON,
    ATTACK,
    ATTACK,
    ATTACK,
)
SYMBOLS: Final[tuple[int, ...]] = (0, 1, 2, 3, 0, 1, 2, 0, 1, 1)

# -- what permanent effects add up to, per seat (9.4) ------------------------------------------------
TROOP_STRENGTH: Final = 0
ARK_STRENGTH: Final = 1
BASE_RESISTANCE: Final = 2
BLOCK_RESISTANCE: Final = 3
CRITICAL_BONUS: Final = 4
ENTRY_BONUS: Final = 5
LOOT_GUARD: Final = 6
LOOT_BONUS: Final = 7
DISCOUNT: Final = 8  # + kind of card
BASE_UPGRADE: Final = 4  # the fifth thing that can be discounted
SUMS: Final = 13

# -- the bases (2.1, 7.7) ---------------------------------------------------------------------------
TOP_LEVEL: Final = 4
MOST_SLOTS: Final = 6  # the position keeps room for the largest option
PARAGON_TRACK: Final = 60

# -- why paragon dice are rolled --------------------------------------------------------------------
FOR_CARD: Final = 0
FOR_KILL: Final = 1
FOR_CONTROL: Final = 2
