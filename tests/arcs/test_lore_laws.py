"""The laws on eager games with leaders and two lore cards each: random play seldom gets to their abilities."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.laws.game import check_game

STRIDE = 97  # every so many positions are looked at closely


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_eager_games_with_leaders_obey_the_laws(players: int, seed: int) -> None:
    """Choices, copies, saves, views, worlds, curtains, conservation and words."""
    setup = TITLE.setup("leaders", players, seed, {"lore": 2})
    report = check_game(TITLE, setup, STRIDE, eager=True, count=True)
    assert report.examined >= 3
    used = [ability for ability, times in report.uses.times.items() if times]
    assert [card for card, _ in used if card >= FIRST_LEADER]


def test_the_new_cards_are_everywhere_counted_from_the_first_question() -> None:
    game = started("leaders", 3, 1)
    assert [TITLE.census(game)[f"card {card}"] for card in range(FIRST_LEADER, CARDS)] == [1] * 44
