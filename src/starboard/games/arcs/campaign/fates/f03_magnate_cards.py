"""Cards of the Magnate's set that other fates print as well. The others are not there yet."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, MAGNATE
from starboard.games.arcs.cards import guild_weapon

WARDENS: Final = FIRST_OF_FATE[MAGNATE] + 3


class PrisonWardens(guild_weapon.PrisonWardens):
    printed = WARDENS
    code = "F306"
