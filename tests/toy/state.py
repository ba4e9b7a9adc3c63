"""The position of the toy game, and its cards."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.procedure import Procedure
from starboard.core.state import State

CARDS: Final = 12
DRAWS: Final = 0  # the pile that ``Shuffle`` knows


class Toy(State):
    ints = ("players", "target")
    lists: ClassVar[tuple[str, ...]] = ("deck", "discard", "scores")
    rows = ("hands",)

    players: int
    target: int
    deck: list[int]
    discard: list[int]
    scores: list[int]
    hands: list[list[int]]
    turn: type[Procedure]  # which kind of turn is played: the tests of the laws put broken ones in

    def pile(self, which: int) -> list[int]:
        return self.deck

    def share(self, twin: State) -> None:
        assert isinstance(twin, Toy)
        twin.turn = self.turn


def worth(card: int) -> int:
    return card // 3 + 1
