"""What expert thinks of a position, by how far the game is."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.games.arcs import features, tuned


def test_a_game_goes_from_nothing_to_everything_by_cards_and_chapters() -> None:
    t = table(3)
    full = [construct(number) for number in range(2, 2 + HAND_SIZE)]
    t.game.chapter = 1
    t.hand(RED, *full)
    assert tuned.progress(t.game) == 0.0
    t.hand(RED, *full[: HAND_SIZE // 2])
    assert tuned.progress(t.game) == pytest.approx(0.5 / CHAPTERS)
    t.game.chapter = CHAPTERS
    t.hand(RED)
    assert tuned.progress(t.game) == 1.0


def test_somebody_about_to_end_the_game_brings_its_end_nearer() -> None:
    t = table(3)
    t.game.chapter = 2
    early = tuned.progress(t.game)
    t.game.power[BLUE] = THRESHOLD[3] - 1
    assert tuned.progress(t.game) > 0.7 > early


def test_a_city_is_worth_less_the_less_it_can_still_do_and_power_always_the_same() -> None:
    """A city of the first chapter brings tokens and slots for four more."""
    worth = []
    for chapter in range(1, CHAPTERS + 1):
        t = table(3).city(RED, arrow(1))
        t.game.chapter = chapter
        t.game.power[RED] = 3
        row = tuned.tally(t.game)[RED]
        assert row[features.POWER] == 3.0
        worth.append(row[features.CITIES])
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > features.tally(t.game)[RED][features.CITIES] > worth[-1]
