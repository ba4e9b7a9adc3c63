"""The toy game as a later version might lay it out: the same rules, and one list more in every position."""

from __future__ import annotations

from toy.state import Toy
from toy.title import ToyTitle


class WideToy(Toy):
    lists = (*Toy.lists, "notes")

    def __init__(self) -> None:
        super().__init__()
        self.notes = [0, 0, 0]


class WiderTitle(ToyTitle):
    layout = 2
    kind = WideToy


TITLE = WiderTitle()
