"""The words of play, in one line of each test:

    from arcs.prelude import *

Cards, procedures, ids and queries under the names that the rules give them, and a table to lay them on. What moves
from one file of the rules to another moves here, and in no test.
"""

from __future__ import annotations

from arcs.eager import *
from arcs.table import *
from starboard.core.ask import *
from starboard.core.chance import *
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
from starboard.games.arcs.actions.tax import *
from starboard.games.arcs.cards.card import *
from starboard.games.arcs.cards.guild import *
from starboard.games.arcs.cards.guild_fuel import *
from starboard.games.arcs.cards.guild_material import *
from starboard.games.arcs.cards.guild_psionic import *
from starboard.games.arcs.cards.guild_relic import *
from starboard.games.arcs.cards.guild_weapon import *
from starboard.games.arcs.cards.leader_procedures import *
from starboard.games.arcs.cards.leaders import *
from starboard.games.arcs.cards.leaders_pack import *
from starboard.games.arcs.cards.lore import *
from starboard.games.arcs.cards.lore_ambitions import *
from starboard.games.arcs.cards.lore_pack import *
from starboard.games.arcs.cards.vox import *
from starboard.games.arcs.chapter import *
from starboard.games.arcs.dice import *
from starboard.games.arcs.draft import *
from starboard.games.arcs.effects import *
from starboard.games.arcs.ids import *
from starboard.games.arcs.map import *
from starboard.games.arcs.queries import *
from starboard.games.arcs.scoring import *
from starboard.games.arcs.slots import *
from starboard.games.arcs.state import *
from starboard.games.arcs.title import *
from starboard.games.arcs.turn import *
from starboard.games.arcs.verbs import *
