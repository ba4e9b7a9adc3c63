"""Final scoring (rules 11), with the worked example of the rulebook."""

from __future__ import annotations

import pytest

from carpe_astra.table import Table, guild
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import support_at
from starboard.games.carpe_astra.scoring import guild_points
from starboard.games.carpe_astra.title import TITLE

EXAMPLE = (  # guild, held by Ch'un / Tyndar / Ichthon, supply, points
    ("MIL", [4, 0, 1], 0, [4, 0, 2]),
    ("TRA", [0, 4, 0], 1, [0, 4, 0]),
    ("PRI", [0, 0, 5], 0, [0, 0, 6]),
    ("ENG", [2, 2, 0], 0, [3, 3, 0]),
    ("SET", [2, 1, 1], 0, [4, 1, 1]),
    ("POL", [1, 1, 1], 1, [3, 3, 3]),
)
CORNERS = (
    ([2, 2, 2, 0], 0, [3, 3, 3, 0]),  # tie for first: no second place
    ([3, 1, 1, 1], 0, [4, 1, 1, 1]),  # three-way tie for second
    ([0, 0, 0, 0], 6, [0, 0, 0, 0]),
    ([3, 0], 0, [6, 0]),
    ([2, 0], 1, [4, 0]),  # not all markers: one is in the supply
    ([3, 2, 0, 0], 0, [4, 2, 0, 0]),
    ([6, 0, 0, 0], 0, [6, 0, 0, 0]),
)


@pytest.mark.parametrize(("code", "held", "supply", "points"), EXAMPLE)
def test_each_row_of_the_example(code: str, held: list[int], supply: int, points: list[int]) -> None:
    """rules 11, worked example: first 4, second 2, ties 3 and 1, all markers 6."""
    assert guild_points(held, supply) == points


@pytest.mark.parametrize(("held", "supply", "points"), CORNERS)
def test_corner_cases(held: list[int], supply: int, points: list[int]) -> None:
    """rules 11.1 to 11.3"""
    assert guild_points(held, supply) == points


def example() -> Table:
    table = Table(3)
    for code, held, supply, _ in EXAMPLE:
        for seat, count in enumerate(held):
            table.game.support[support_at(seat, guild(code))] = count
        table.game.supply[guild(code)] = supply
    return table


def test_the_example_adds_up_to_14_11_12() -> None:
    """rules 11, worked example: Admiral Ch'un wins."""
    result = TITLE.result(example().game)
    assert result.scores == (14, 11, 12)
    assert result.winners == (0,)


def test_the_example_fits_the_marker_counts_of_three_players() -> None:
    """rules 3.9: five of each player guild, four of the others."""
    table = Table(3)
    for code, held, supply, _ in EXAMPLE:
        g = guild(code)
        in_play = table.game.supply[g] + sum(table.game.support[g :: data.GUILDS])
        assert in_play == sum(held) + supply


def test_credits_break_a_tie_and_equals_share() -> None:
    """rules 11.4"""
    table = Table(4)
    assert TITLE.result(table.game).scores == (4, 4, 4, 4)  # two markers of the own guild each
    table.credits(0, 3).credits(1, 7).credits(2, 7).credits(3, 0)
    assert TITLE.result(table.game).winners == (1, 2)
    table.credits(2, 8)
    assert TITLE.result(table.game).winners == (2,)


def test_points_come_before_credits() -> None:
    """rules 11.4"""
    table = Table(2).support(0, "PRI", 1).credits(0, 0).credits(1, 50)
    assert TITLE.result(table.game).winners == (0,)
