"""What expert goes by instead of ``features``: the same terms and plans, with numbers found by play (bench/weights.py).

The other bots keep the numbers that were set by hand: a ladder needs rungs that differ.
"""

from __future__ import annotations

from typing import Final

from starboard.core.state import State
from starboard.games.arche import features
from starboard.games.arche.features import NODES, SPREAD, TERMS, idle, is_big, is_menu, plan, routine, starts_turn

__all__ = ["NODES", "SPREAD", "TERMS", "idle", "is_big", "is_menu", "plan", "routine", "starts_turn", "tally"]

FACTORS: Final = (1.0, 1.1, 1.0, 0.5, 0.55, 1.5, 0.7)  # of the terms: cards and soldiers bring less than they promise


def tally(state: State) -> list[list[float]]:
    return [[factor * term for factor, term in zip(FACTORS, row)] for row in features.tally(state)]
