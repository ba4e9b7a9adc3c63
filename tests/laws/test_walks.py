"""How games are walked to examine them, and how the uses of abilities are counted on the way."""

from __future__ import annotations

import pytest

from starboard.core import registry
from starboard.core.ask import Answer
from starboard.core.game import Title
from starboard.laws.game import AUTO, Walk, check_game
from starboard.laws.uses import Uses


def walked(title: Title, seed: int, eager: bool) -> list[Answer]:
    answers: list[Answer] = []
    Walk(title, title.setup(seed=seed), eager, answers).to_the_end(title)
    return answers


@pytest.mark.parametrize("name", registry.names())
def test_a_walk_depends_on_its_seed_and_manner_alone(name: str) -> None:
    title = registry.find(name)
    for eager in (False, True):
        assert walked(title, 3, eager) == walked(title, 3, eager)
        assert walked(title, 3, eager) != walked(title, 4, eager)
    assert walked(title, 3, True) != walked(title, 3, False)


def test_eager_players_of_carpe_astra_score_where_random_ones_hardly_do() -> None:
    title = registry.find("carpe-astra")
    points = {True: 0, False: 0}
    for seed in range(6):
        for eager in (True, False):
            walk = Walk(title, title.setup("basic", 2, seed), eager, [])
            walk.to_the_end(title)
            points[eager] += sum(title.result(walk.state).scores)
    assert points[True] > 1.2 * points[False]


def test_uses_are_counted_only_on_request() -> None:
    title = registry.find("arcs")
    setup = title.setup("leaders", 3, 1)
    assert check_game(title, setup, AUTO, eager=True).uses.times == {}
    counted = check_game(title, setup, AUTO, eager=True, count=True).uses
    assert sum(counted.times.values()) > 20
    assert list(counted.times) == list(counted.names)
    assert counted.never()  # six leaders and lore cards cannot do everything


def test_uses_of_several_games_add_up() -> None:
    one, other, total = Uses(), Uses(), Uses()
    one.times = {"a": 2, "b": 0, "c": 0}
    other.times = {"a": 3, "b": 1, "c": 0}
    total.add(one)
    total.add(other)
    assert total.times == {"a": 5, "b": 1, "c": 0}
    assert total.games == {"a": 2, "b": 1, "c": 0}
    assert total.never() == ["c"]
