"""Games that were recorded under older rules are carried over."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard.core.ask import Answer
from starboard.core.chance import Stream
from starboard.core.errors import BadInput
from starboard.files import read_record, read_snapshot, record_of, replay, snapshot, verify
from starboard.former import carry_over
from toy.later import STRICT
from toy.later import TITLE as LATER
from toy.title import TITLE


def old_answers(players: int, seed: int, most: int = 400) -> list[Answer]:
    return TITLE.new(TITLE.setup("short", players, seed)).wander(Stream(seed), most)


def old_record(players: int = 3, seed: int = 4, most: int = 400) -> dict[str, Any]:
    setup, answers = TITLE.setup("short", players, seed), old_answers(players, seed, most)
    state = TITLE.new(setup)
    for answer in answers:
        state.play(answer)
    data: dict[str, Any] = json.loads(json.dumps(record_of(TITLE, setup, answers, state).data(TITLE)))
    return data


def told(title: Any, data: dict[str, Any]) -> list[str]:
    log: list[Any] = []
    replay(title, read_record(title, data), log=log)
    return [repr(line) for line in log if line.key != "guessed"]  # a guess counts for less now


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_a_game_goes_as_it_went(players: int, seed: int) -> None:
    data = old_record(players, seed)
    record = read_record(LATER, data)
    assert record.problem == ""
    end = verify(LATER, record)
    assert end.ask is None
    assert list(LATER.result(end).scores) == data["scores"]
    assert record.checks == ["legality", "carried over from rules 3", "scores"]
    assert told(LATER, data) == told(TITLE, data)
    again: dict[str, Any] = json.loads(json.dumps(record.data(LATER)))
    assert read_record(LATER, again).older == 0  # written again it is a record of our rules


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_goes_on_wherever_it_stood(players: int) -> None:
    """Also where the question that was open is not asked any more, or where a new one comes first."""
    setup, answers = TITLE.setup("short", players, 2), old_answers(players, 2)
    whole = carry_over(LATER, setup, 3, answers)
    for count in range(len(answers) + 1):
        part = carry_over(LATER, setup, 3, answers[:count])
        assert part.problem == ""
        assert part.state.ask is None or part.state.ask.seat >= 0
        assert part.answers == whole.answers[: len(part.answers)]  # chance says the same, so new rolls are alike too
        part.state.wander(Stream(1), 400)
        assert part.state.ask is None


def test_old_numbers_lead_to_new_ones() -> None:
    setup, answers = TITLE.setup("short", 2, 2), old_answers(2, 2)
    found = carry_over(LATER, setup, 3, answers)
    assert [step.used for step in found.steps[:4]] == [1, 2, 1, 0]  # shuffle, card with the guess, dice, the boast
    assert [found.number(old) for old in range(5)] == [0, 1, 1, 2, 4]
    assert found.number(len(answers)) == len(found.answers)


def test_what_cannot_be_carried_over_says_where_and_why_and_shows_the_rest() -> None:
    data = old_record()
    record = read_record(STRICT, data)
    assert (
        "given under rules 3 of toy, cannot be carried over to rules 4: -1 is not among the choices" in record.problem
    )
    number = int(record.problem.split(",")[0].removeprefix("answer "))
    assert data["answers"][number] == -1
    assert 0 < len(record.answers) < len(data["answers"])
    assert replay(STRICT, record).ask is not None
    with pytest.raises(BadInput, match="cannot be carried over"):
        verify(STRICT, record)


def test_scores_that_are_others_now_are_not_said_to_be_checked() -> None:
    data = {**old_record(), "scores": [1, 2, 3]}
    assert read_record(LATER, data).checks == ["legality", "carried over from rules 3"]


def test_newer_rules_and_positions_of_older_ones_are_refused() -> None:
    setup = TITLE.setup("short", 2, 1)
    with pytest.raises(BadInput, match="rules 3 of toy; this Starboard plays rules 4"):
        read_snapshot(LATER, snapshot(TITLE, setup, TITLE.new(setup)))
    with pytest.raises(BadInput, match="rules 5 of toy; this Starboard plays rules 4"):
        read_record(LATER, {**old_record(), "rules": 5})
