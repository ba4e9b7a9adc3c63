"""A readable act of each finished fate, eagerly played: a change of one fate's cards shows in its own files alone.

Fates without cards come before it and sit beside it, and nothing is said of rules numbers: no other has a say in it.
"""

from __future__ import annotations

import pytest
from bench.fates import READY, WAYS, Player

from golden.test_golden import TESTS, keep
from starboard.core.ask import Answer
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import ACTS, FATES, TIER_A
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.title import TITLE
from starboard.narrate import narrate

CASES = [(number, act) for number in READY for act in range(tier_of(number) + 1, ACTS + 1)]
TOLD = 160  # answers: 120 of the act, and what sets up a later one
HEADING = 2  # lines about title, rules and options


def data_of(line: str) -> str:
    """What of the position a line shows: left out here, for the digest in the last line stands for all of it."""
    return line.strip().partition(" ")[0].partition(".")[0] if line.startswith("    ") else ""


@pytest.mark.parametrize(("number", "act"), CASES)
def test_acts_of_fates(number: int, act: int, request: pytest.FixtureRequest) -> None:
    first, second, *_ = [
        other for other in range(1, FATES + 1) if not fate_of(other).ready and tier_of(other) == TIER_A
    ]
    before = [str(first)] if tier_of(number) > TIER_A else []
    named = "+".join([*before, str(number)])
    options: dict[str, object] = {"start": act, "last": act, "fates": f"{named} {second}"}
    setup = TITLE.setup("campaign", 2, 1, options)
    game, player = TITLE.new(setup), Player(WAYS[1], setup.seed)
    assert isinstance(game, Reach)
    answers: list[Answer] = []
    while game.ask is not None:
        answers.append(player(game))
        game.play(answers[-1])
    data = {*game.ints, *game.lists, *game.rows}
    lines = [line for line in narrate(TITLE, setup, answers, TOLD)[HEADING:] if data_of(line) not in data]
    path = TESTS / "playthroughs" / f"fate-{number:02}-act-{act}.txt"
    keep(path, "\n".join(lines) + "\n", bool(request.config.getoption("--update")))
