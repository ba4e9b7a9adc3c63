"""Fates that exist in tests only: they stand in for a printed one while a test runs."""

from __future__ import annotations

from typing import ClassVar

import pytest

from arcs.campaign.reach import *
from starboard.core.chance import Stream
from starboard.core.state import UNKNOWN
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.cards.card import moments_of

SECRET = 0  # places in the ledger of a toy fate
STARTS = 1
ENDS = 2


class Toy(Fate):
    """It notes when it is asked, fulfils as many grand ambitions as its ledger says, and hides a number of a die."""

    number = FOUNDER
    printed = fate_card(FOUNDER)
    start: ClassVar[tuple[tuple[int, ...], ...]] = ((6, 6, 6), (7, 7, 7), ())
    memory = ("secret", "starts", "ends", "grand")
    unknown = (0, 0, 0, 0)

    def start_of_scoring(self, game: Reach, owner: int) -> None:
        row = game.ledger[self.number - 1]
        row[STARTS] = game.power[owner] + 1

    def chapter_end(self, game: Reach, owner: int) -> None:
        row = game.ledger[self.number - 1]
        row[ENDS] = 100 * game.power[owner] + sum(game.captives)
        advance(game, owner, 2)

    def grand(self, game: Reach, owner: int) -> int:
        return game.ledger[self.number - 1][3]

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        advance(reach(game), owner, power)

    def hide(self, shown: Reach, owner: int, seat: int) -> None:
        if seat != owner:
            shown.ledger[self.number - 1][SECRET] = UNKNOWN

    def imagine(self, world: Reach, owner: int, seat: int, stream: Stream) -> None:
        row = world.ledger[self.number - 1]
        if row[SECRET] == UNKNOWN:
            row[SECRET] = stream.below(6)


class FinalToy(Toy):
    """The same, among those whose objective wins the game."""

    number = JUDGE
    printed = fate_card(JUDGE)
    start = ((), (), (5, 5, 5))


class SecondFinalToy(FinalToy):
    number = GUARDIAN
    printed = fate_card(GUARDIAN)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy fates take the places of the printed ones."""
    monkeypatch.setattr(DECK, "cards", list(DECK.cards))
    monkeypatch.setattr(DECK, "moments", list(DECK.moments))
    for toy in (Toy(), FinalToy(), SecondFinalToy()):
        stand_in(toy)


def stand_in(toy: Toy) -> None:
    DECK.cards[toy.id] = toy
    DECK.moments[toy.id] = moments_of(toy)
