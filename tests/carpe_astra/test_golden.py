"""Golden games replay to the same position: a change of the rules shows here."""

from __future__ import annotations

import pytest

from carpe_astra.golden import GAMES, path_of
from starboard import files
from starboard.core.state import Line
from starboard.files import read_record, replay, verify
from starboard.games.carpe_astra.title import TITLE


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_golden_game(variant: str, players: int) -> None:
    """Same answers, same digest; both players' cards and slanders occur in it."""
    record = read_record(TITLE, files.parse(path_of(variant, players).read_text()))
    final = verify(TITLE, record)
    assert final.ask is None
    assert record.final
    log: list[Line] = []
    replay(TITLE, record, log=log)
    told = {line.key for line in log}
    assert {"lays", "places", "moves", "drives_out", "breaks_off", "turns", "scores", "income", "over"} <= told
    gained = [0] * players
    for line in log:
        if line.key == "points":
            seat, points = line.refs[0], line.refs[1]
            assert isinstance(seat, int)
            assert isinstance(points, int)
            gained[seat] += points
    assert tuple(gained) == TITLE.result(final).scores  # rules 11: the log tells where they come from
