"""What expert goes by instead of ``features``: the same terms, weighed by how far the game is.

The numbers were found by play (bench/weights.py). What is built early works for many chapters; in the last one only
Power counts and what still turns into it. The other bots keep the numbers that were set by hand: a ladder needs rungs
that differ.
"""

from __future__ import annotations

from typing import Final

from starboard.core.state import State
from starboard.games.arcs import features
from starboard.games.arcs.features import SPREAD, TERMS, idle, is_big, is_menu, routine, starts_turn
from starboard.games.arcs.ids import CHAPTERS, HAND_SIZE, THRESHOLD
from starboard.games.arcs.state import Arcs

__all__ = ["SPREAD", "TERMS", "idle", "is_big", "is_menu", "routine", "starts_turn", "tally"]

# What a term counts at the beginning and at the end of a game, in the order of TERMS.
FIRST: Final = (1.0, 1.05, 1.5, 3.2, 2.5, 1.5, 2.2, 2.9, 2.0, 5.5, 1.2, 1.8, 1.6, 1.05, 1.0, 1.0, 1.0)
LAST: Final = (1.0, 1.3, 0.67, 0.43, 0.27, 0.25, 0.25, 0.21, 0.22, 0.41, 1.2, 0.37, 0.74, 1.3, 1.0, 1.0, 1.0)


def tally(state: State) -> list[list[float]]:
    assert isinstance(state, Arcs)
    past = progress(state)
    factors = [first ** (1.0 - past) * last**past for first, last in zip(FIRST, LAST)]
    return [[factor * term for factor, term in zip(factors, row)] for row in features.tally(state)]


def progress(game: Arcs) -> float:
    """How much of the game is over: by chapters and cards, or by Power if somebody is about to end it (SCORE-08)."""
    cards_left = max([len(hand) for hand in game.hands]) / HAND_SIZE
    by_time = (game.chapter - cards_left) / CHAPTERS
    return min(1.0, max(by_time, 0.8 * max(game.power) / THRESHOLD[game.players]))
