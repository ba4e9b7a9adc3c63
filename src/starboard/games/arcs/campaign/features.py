"""What a position of the campaign is worth beyond what every game of Arcs counts, in expected Power."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import ACTS, CHAPTERS_OF_ACT
from starboard.games.arcs.campaign.queries import favors_of, in_trust, is_regent
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.features import AIMS, EMPIRE_TERM, FAVORS
from starboard.games.arcs.ids import NOTHING
from starboard.games.arcs.queries import rivals

MISSING: Final = 0.6  # Power that a step towards the objective saves, in the last chapter of an act
FAVOR: Final = 0.5
TILE: Final = 1.0


def weigh(game: Reach, rows: list[list[float]]) -> None:
    """The objective by what is missing and how soon that is due, the tile of the First Regent, and Favors."""
    due = game.chapter / CHAPTERS_OF_ACT[game.act]
    for seat in range(game.players):
        if game.fate[seat] == NOTHING:
            continue
        fate = fate_of(game.fate[seat])
        if game.act < ACTS or fate.decides:
            rows[seat][AIMS] -= MISSING * (0.5 + 0.5 * due) * game.objective[seat]
        rows[seat][AIMS] += fate.outlook(game, seat)
        if game.first_regent == seat:
            rows[seat][EMPIRE_TERM] += TILE + 0.2 * in_trust(game)
        elif is_regent(game, seat):
            rows[seat][EMPIRE_TERM] += 0.3
        # What a Favor brings its holder it costs whoever owes it: two who swap promises gain nothing.
        for rival in rivals(game, seat):
            rows[seat][FAVORS] += FAVOR * (favors_of(game, seat, rival) - favors_of(game, rival, seat))
