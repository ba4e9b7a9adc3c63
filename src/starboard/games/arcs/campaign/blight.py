"""What lets a seat use the Blight: moving and repairing what it controls."""

from __future__ import annotations

from starboard.games.arcs.campaign.ids import BLIGHT_TOKENS
from starboard.games.arcs.campaign.queries import has_blight, reach
from starboard.games.arcs.ids import BLIGHT, MOVE, REPAIR
from starboard.games.arcs.queries import controls
from starboard.games.arcs.state import Arcs


def may_herd(game: Arcs, seat: int, system: int, action: int) -> bool:
    """Whether who may move and repair the Blight that they control may do so in a system. It is not Loyal and never
    battles."""
    return is_herding(action) and has_blight(reach(game), system) and controls(game, seat, system)


def is_herding(action: int) -> bool:
    return action in (MOVE, REPAIR)


def most_of_herd(ally: int, most: int) -> int:
    """Any number of Blight goes along, with own ships or alone."""
    return BLIGHT_TOKENS if ally == BLIGHT else most
