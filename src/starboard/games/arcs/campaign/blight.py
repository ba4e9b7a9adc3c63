"""What lets a seat use the Blight: moving and repairing what it controls."""

from __future__ import annotations

from starboard.games.arcs.campaign.ids import BLIGHT_TOKENS
from starboard.games.arcs.campaign.queries import has_blight, reach
from starboard.games.arcs.ids import BLIGHT, MOVE, REPAIR
from starboard.games.arcs.queries import controls
from starboard.games.arcs.state import Arcs


def herd(game: Arcs, seat: int, system: int, action: int) -> tuple[int, ...]:
    """The Blight of a system, for whoever may move and repair what they control. It is not Loyal and never battles."""
    if action not in (MOVE, REPAIR) or not has_blight(reach(game), system):
        return ()
    return (BLIGHT,) if controls(game, seat, system) else ()


def most_of_herd(ally: int, most: int) -> int:
    """Any number of Blight goes along, with own ships or alone."""
    return BLIGHT_TOKENS if ally == BLIGHT else most
