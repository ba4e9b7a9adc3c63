"""The position of the toy game, and its cards."""

from __future__ import annotations

from typing import Final

from starboard.core.state import State

CARDS: Final = 12
DRAWS: Final = 0  # the pile that ``Shuffle`` knows


class Toy(State):
    ints = ("players", "target")
    lists = ("deck", "discard", "scores")
    rows = ("hands",)

    players: int
    target: int
    deck: list[int]
    discard: list[int]
    scores: list[int]
    hands: list[list[int]]

    def pile(self, which: int) -> list[int]:
        return self.deck


def worth(card: int) -> int:
    return card // 3 + 1
