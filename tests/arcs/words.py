"""The words of play: what the rules name, by its name there, and seats, systems, dice and cards as players say them.

What moves from one file of the rules to another moves here, and in no test.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import *
from starboard.core.chance import *
from starboard.core.errors import *
from starboard.core.procedure import *
from starboard.core.state import *
from starboard.games.arcs.actions.battle import *
from starboard.games.arcs.actions.build import *
from starboard.games.arcs.actions.hits import *
from starboard.games.arcs.actions.influence import *
from starboard.games.arcs.actions.menu import *
from starboard.games.arcs.actions.move import *
from starboard.games.arcs.actions.raid import *
from starboard.games.arcs.actions.repair import *
from starboard.games.arcs.actions.secure import *
from starboard.games.arcs.actions.sides import *
from starboard.games.arcs.actions.tax import *
from starboard.games.arcs.cards.card import *
from starboard.games.arcs.cards.guild_fuel import *
from starboard.games.arcs.cards.guild_material import *
from starboard.games.arcs.cards.guild_psionic import *
from starboard.games.arcs.cards.guild_relic import *
from starboard.games.arcs.cards.guild_shared import *
from starboard.games.arcs.cards.guild_weapon import *
from starboard.games.arcs.cards.leaders_1_to_4 import *
from starboard.games.arcs.cards.leaders_5_to_8 import *
from starboard.games.arcs.cards.leaders_9_to_12 import *
from starboard.games.arcs.cards.leaders_13_to_16 import *
from starboard.games.arcs.cards.leaders_shared import *
from starboard.games.arcs.cards.lore_1_to_7 import *
from starboard.games.arcs.cards.lore_8_to_14 import *
from starboard.games.arcs.cards.lore_15_to_18 import *
from starboard.games.arcs.cards.lore_19_to_24 import *
from starboard.games.arcs.cards.lore_25_to_28 import *
from starboard.games.arcs.cards.lore_shared import *
from starboard.games.arcs.cards.vox import *
from starboard.games.arcs.chapter import *
from starboard.games.arcs.codes import *
from starboard.games.arcs.dice import *
from starboard.games.arcs.draft import *
from starboard.games.arcs.effects import *
from starboard.games.arcs.ids import *
from starboard.games.arcs.map import *
from starboard.games.arcs.mode import *
from starboard.games.arcs.queries import *
from starboard.games.arcs.scoring import *
from starboard.games.arcs.slots import *
from starboard.games.arcs.state import *
from starboard.games.arcs.title import *
from starboard.games.arcs.turn import *
from starboard.games.arcs.verbs import *

# How many cards are printed of each kind, in this order; ids count on.
GUILD_CARDS: Final = 25
COURT_CARDS: Final = 31
FIRST_LEADER: Final = 31
FIRST_LORE: Final = 47
CARDS: Final = 75

RED: Final = 0
BLUE: Final = 1
GOLD: Final = 2
WHITE: Final = 3

# Faces of the dice (p. 14): assault, skirmish, raid.
A_BLANK: Final = 0
A_TWO_HITS: Final = 1
A_TWO_HITS_FLAME: Final = 2
A_HIT_FLAME: Final = 3
A_HIT_INTERCEPT: Final = 5
S_BLANK: Final = 0
S_HIT: Final = 3
R_TWO_KEYS_INTERCEPT: Final = 0
R_KEY_FLAME: Final = 1
R_INTERCEPT: Final = 2
R_BUILDING_FLAME: Final = 3
R_BUILDING_KEY: Final = 5


def gate(cluster: int) -> int:
    return system_at(cluster - 1, GATE)


def arrow(cluster: int) -> int:
    return system_at(cluster - 1, ARROW)


def crescent(cluster: int) -> int:
    return system_at(cluster - 1, CRESCENT)


def hexa(cluster: int) -> int:
    return system_at(cluster - 1, HEX)


# Action cards are called by suit and number; the 3s are those a turn is played with when the number does not matter.
def action_card(suit: int, number: int) -> int:
    """An action card; of a Faithful one the face that is laid."""
    return next(face for face in range(ACTION_FACES) if (SUIT_OF[face], NUMBER_OF[face]) == (suit, number))


def admin(number: int) -> int:
    return action_card(ADMINISTRATION, number)


def aggro(number: int) -> int:
    return action_card(AGGRESSION, number)


def construct(number: int) -> int:
    return action_card(CONSTRUCTION, number)


def mobi(number: int) -> int:
    return action_card(MOBILIZATION, number)


ADMIN: Final = admin(3)
ATTACK: Final = aggro(3)
BUILDING: Final = construct(3)
MOVING: Final = mobi(3)
