"""What expert goes by instead of ``features``: the same terms and plans, with numbers found by play (bench/weights.py).

The other bots keep the numbers that were set by hand: a ladder needs rungs that differ.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.state import State
from starboard.games.carpe_astra import features
from starboard.games.carpe_astra.features import SPREAD, TERMS, idle, is_big, is_menu, starts_turn
from starboard.games.carpe_astra.prospects import Taste

__all__ = ["SPREAD", "TERMS", "idle", "is_big", "is_menu", "plan", "routine", "starts_turn", "tally"]

TASTE: Final = Taste(rival=0.1, event=2.0, keeping=2.5, waiting=0.4, later=0.24)


def tally(state: State) -> list[list[float]]:
    return features.tally_by(state, TASTE)


def routine(state: State, ask: Ask) -> int | None:
    return features.routine_by(state, ask, TASTE)


def plan(state: State, ask: Ask) -> int | None:
    return features.plan_by(state, ask, TASTE)
