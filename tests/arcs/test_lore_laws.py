"""The laws on eager games with leaders and two lore cards each: random play seldom gets to their abilities."""

from __future__ import annotations

import pytest

from arcs.eager import eager_answer
from starboard.bots.bot import RandomBot
from starboard.core.chance import Stream, derive
from starboard.core.state import Line
from starboard.games.arcs.ids import CARDS, FIRST_LEADER
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.title import TITLE
from starboard.laws import node as position
from starboard.laws.game import Report, examine
from starboard.laws.node import Node

STRIDE = 97  # every so many positions are looked at closely


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_eager_games_with_leaders_obey_the_laws(players: int, seed: int) -> None:
    """Choices, copies, saves, views, worlds, curtains, conservation and words."""
    setup = TITLE.setup("leaders", players, seed, {"lore": 2})
    game = TITLE.new(setup)
    assert isinstance(game, Arcs)
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
    assert [line for line in log if line.key == "ability"]


def test_the_new_cards_are_everywhere_counted_from_the_first_question() -> None:
    game = TITLE.new(TITLE.setup("leaders", 3, 1, {}))
    assert [TITLE.census(game)[f"card {card}"] for card in range(FIRST_LEADER, CARDS)] == [1] * 44
