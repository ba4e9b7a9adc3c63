"""Every piece, card and token is somewhere (p. 22)."""

from __future__ import annotations

from arcs.prelude import *


def test_every_leader_and_lore_card_is_counted_once() -> None:
    for players in (2, 3, 4):
        game = drafting(players)
        rng = Stream(9)
        while game.ask is not None and game.chapter < 2:
            pick(game, game.ask.choices[rng.below(len(game.ask.choices))])
            census = TITLE.census(game)
            assert [census[f"card {card}"] for card in range(FIRST_LEADER, 75)] == [1] * 44


def test_the_new_cards_are_everywhere_counted_from_the_first_question() -> None:
    game = started("leaders", 3, 1)
    assert [TITLE.census(game)[f"card {card}"] for card in range(FIRST_LEADER, CARDS)] == [1] * 44
