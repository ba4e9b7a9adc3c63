"""The laws on eager games: with many Guild cards in play from the start, and with leaders and two lore cards each.

Random play seldom secures a card or gets to its abilities.
"""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.bots.bot import RandomBot
from starboard.laws import node as position
from starboard.laws.game import Report, check_game, examine
from starboard.laws.node import Node

CARDS_DEALT = 9
STRIDE = 71  # every so many positions are looked at closely


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_eager_games_obey_the_laws(players: int, seed: int) -> None:
    """Choices, copies, saves, views, worlds, curtains, conservation and words."""
    dealt = Stream(derive(seed, "cards", players)).order(GUILD_CARDS)[:CARDS_DEALT]
    game = eager_game(players, seed, *[type(DECK.cards[card]) for card in dealt])
    setup = TITLE.setup("base", players, seed)
    rng, census, report, number = Stream(derive(seed, "eager", players)), TITLE.census(game), Report(), 0
    log: list[Line] = []
    game.log = log
    while game.ask is not None:
        answer = eager_answer(game, rng)
        node = Node(TITLE, setup, game, number, answer)
        position.choices_are_sound(node)
        position.pieces_are_conserved(node, census)
        if number % STRIDE == seed:
            examine(node, [RandomBot(TITLE)], report)
        game.play(answer)
        number += 1
    assert report.examined >= 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_eager_games_with_leaders_obey_the_laws(players: int, seed: int) -> None:
    """Choices, copies, saves, views, worlds, curtains, conservation and words."""
    setup = TITLE.setup("leaders", players, seed, {"lore": 2})
    report = check_game(TITLE, setup, 97, eager=True, count=True)
    assert report.examined >= 3
    used = [ability for ability, times in report.uses.times.items() if times]
    assert [card for card, _ in used if card >= FIRST_LEADER]
