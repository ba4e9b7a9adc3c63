"""Random games under the laws of every game, at every position of some and at samples of many."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.core.game import MAX_SEED
from starboard.games.arche.cards import CARDS
from starboard.games.arche.texts import TEXTS
from starboard.games.arche.title import TITLE
from starboard.laws.game import check_game
from starboard.laws.words import Words

SHORT: dict[str, object] = {"length": "short"}


@pytest.mark.parametrize("players", [2, 3])
def test_laws_at_every_position_of_a_game(players: int) -> None:
    """Copies, saves, views, worlds, words and pieces, after each answer of one game."""
    setup = TITLE.setup("standard", players, 42, {"target-1": 4, **SHORT})
    report = check_game(TITLE, setup, every=1)
    assert report.examined >= report.answers


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 4), st.integers(0, MAX_SEED), st.sampled_from(["short", "standard", "long"]))
def test_laws_in_random_games(players: int, seed: int, length: str) -> None:
    check_game(TITLE, TITLE.setup("standard", players, seed, {"length": length}), every=120)


def test_random_play_says_almost_everything_and_meets_almost_every_card() -> None:
    """Thirty games name all cards; what they never say is listed here."""
    words = Words()
    for seed in range(30):
        words.add(check_game(TITLE, TITLE.setup("standard", 2 + seed % 3, seed), every=2000).words)
    met = [value for value in range(len(CARDS)) if words.things.get(("card", value))]
    assert len(met) == len(CARDS)
    unsaid = [key for key in TEXTS if key.startswith("log.") and key not in words.keys]
    assert unsaid in ([], ["log.last_round"])
