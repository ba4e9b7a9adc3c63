"""Saves and records: exact, and with a clear word for a file that is damaged, newer or foreign."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard import files
from starboard.core import codec
from starboard.core.chance import Stream
from starboard.core.errors import BadInput, DamagedFile
from starboard.core.state import Line, State
from starboard.files import read_record, record_of, replay, verify
from toy.title import TITLE
from toy.wider import TITLE as WIDER


def position(answers: int = 5) -> State:
    game = TITLE.new(TITLE.setup(seed=4))
    game.wander(Stream(1), answers)
    return game


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(files.snapshot(TITLE, TITLE.setup(seed=4), position())))
    return data


def recorded() -> dict[str, Any]:
    game = TITLE.new(TITLE.setup(seed=4))
    answers = game.wander(Stream(1), TITLE.longest)
    data: dict[str, Any] = json.loads(json.dumps(record_of(TITLE, TITLE.setup(seed=4), answers, game).data(TITLE)))
    return data


def test_a_save_names_its_frames_steps_and_fields() -> None:
    state = saved()["state"]
    assert state["stack"][0] == {"procedure": "Rounds", "step": "pass_on", "fields": {"seat": 0, "turns": 2}}
    assert state["stack"][1]["procedure"] == "Turn"


def test_a_save_carries_format_and_rules_version() -> None:
    data = saved()
    assert (data["starboard"], data["format"], data["rules"]) == ("snapshot", 1, 3)
    assert data["setup"] == {
        "title": "toy",
        "variant": "short",
        "players": 2,
        "seed": 4,
        "options": {"target": 12, "head_start": False, "cards": "all"},
    }


def test_loading_puts_the_open_question_anew() -> None:
    setup, state = files.read_snapshot(TITLE, saved())
    assert setup == TITLE.setup(seed=4)
    assert repr(state.ask) == repr(position().ask)
    assert codec.digest(state) == codec.digest(position())


def test_an_edited_save_is_refused() -> None:
    data = saved()
    data["state"]["data"]["scores"][0] += 1
    with pytest.raises(DamagedFile, match="checksum"):
        files.read_snapshot(TITLE, data)


def test_a_truncated_file_is_refused() -> None:
    text = json.dumps(saved())
    with pytest.raises(DamagedFile, match="breaks off"):
        files.parse(text[: len(text) // 2])


@pytest.mark.parametrize("text", ["[]", "7", '{"a": 1}', '"snapshot"', '{"starboard": "else"}'])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(DamagedFile, match="not a Starboard file"):
        files.parse(text)


def test_a_file_that_names_no_game_is_refused() -> None:
    with pytest.raises(DamagedFile, match="name its game"):
        files.title_of({"starboard": "record", "setup": {"title": 3}})


def test_a_newer_format_is_refused_with_both_numbers() -> None:
    with pytest.raises(DamagedFile, match=r"format 2; this Starboard reads format 1"):
        files.read_snapshot(TITLE, {**saved(), "format": 2})


def test_other_rules_are_refused_with_both_numbers() -> None:
    with pytest.raises(BadInput, match=r"rules 9 of toy; this Starboard plays rules 3"):
        files.read_snapshot(TITLE, {**saved(), "rules": 9})
    with pytest.raises(BadInput, match=r"rules 9 of toy"):
        read_record(TITLE, {**recorded(), "rules": 9})


def test_a_variant_may_have_rules_of_its_own() -> None:
    setup = TITLE.setup("plain")
    data: dict[str, Any] = json.loads(json.dumps(files.snapshot(TITLE, setup, TITLE.new(setup))))
    assert (data["rules"], saved()["rules"]) == (5, 3)
    assert files.read_snapshot(TITLE, data)[0] == setup
    with pytest.raises(BadInput, match=r"rules 3 of toy; this Starboard plays rules 5"):
        files.read_snapshot(TITLE, {**data, "rules": 3})
    with pytest.raises(DamagedFile, match="name the variant"):
        files.read_snapshot(TITLE, {**data, "setup": {"title": "toy"}})


def test_a_record_is_no_save() -> None:
    with pytest.raises(DamagedFile, match="is a record, not a snapshot"):
        files.read_snapshot(TITLE, recorded())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state["stack"][0].update(procedure="Nonsense"),
        lambda state: state["stack"][0].update(step="nonsense"),
        lambda state: state["stack"][0]["fields"].pop("seat"),
        lambda state: state["data"].pop("scores"),
        lambda state: state["data"].update(scores="many"),
        lambda state: state.update(stack=[3]),
        lambda state: state.pop("seed"),
    ],
)
def test_a_save_that_does_not_fit_the_rules_is_refused(spoil: Any) -> None:
    data = saved()
    spoil(data["state"])
    data["checksum"] = codec.checksum({"setup": data["setup"], "state": data["state"]})
    with pytest.raises(DamagedFile, match="does not fit the rules of toy"):
        files.read_snapshot(TITLE, data)


def test_a_record_replays_to_the_same_position_with_the_same_log() -> None:
    record = read_record(TITLE, recorded())
    log: list[Line] = []
    state = replay(TITLE, record, log=log)
    assert codec.digest(state) == record.final
    assert state.ask is None
    assert log[0].key == "dealt"
    assert codec.digest(verify(TITLE, record)) == record.final


def test_a_record_can_be_looked_at_in_the_middle() -> None:
    record = read_record(TITLE, recorded())
    assert codec.digest(replay(TITLE, record, upto=9)) == codec.digest(position(9))


def test_an_illegal_answer_in_a_record_is_named() -> None:
    data = recorded()
    data["answers"][3] = 99
    with pytest.raises(BadInput, match="answer 3 of this record is not legal"):
        replay(TITLE, read_record(TITLE, data))


def test_a_record_with_answers_after_the_end_is_refused() -> None:
    data = recorded()
    data["answers"].append(0)
    with pytest.raises(BadInput, match="the game is over"):
        replay(TITLE, read_record(TITLE, data))


def test_a_record_that_leads_elsewhere_is_refused() -> None:
    data = recorded()
    data["final"] = "0" * 24
    with pytest.raises(BadInput, match="another position"):
        verify(TITLE, read_record(TITLE, data))


def test_a_record_of_another_layout_is_checked_for_legality_and_scores() -> None:
    data = recorded()
    assert read_record(TITLE, data).checks == ["legality", "scores", "final position"]
    record = read_record(WIDER, data)
    assert record.checks == ["legality", "scores"]
    assert codec.digest(verify(WIDER, record)) != data["final"]
    data["scores"][0] += 1
    with pytest.raises(BadInput, match="other scores"):
        verify(WIDER, read_record(WIDER, data))


def test_a_record_from_before_layouts_were_numbered_is_of_the_first() -> None:
    data = recorded()
    del data["layout"], data["scores"]
    assert read_record(TITLE, data).checks == ["legality", "final position"]
    assert read_record(WIDER, data).checks == ["legality"]


def test_a_save_of_another_layout_is_refused_with_both_numbers() -> None:
    older = saved()
    del older["layout"]
    for data in (saved(), older):
        assert files.read_snapshot(TITLE, data)
        with pytest.raises(BadInput, match=r"layout 1 of toy; this Starboard reads layout 2, and without answers"):
            files.read_snapshot(WIDER, data)


@pytest.mark.parametrize("answers", [["a"], [[1, "b"]], [None], [1.5], 3])
def test_answers_that_are_no_numbers_are_refused(answers: object) -> None:
    with pytest.raises(DamagedFile, match="not complete"):
        read_record(TITLE, {**recorded(), "answers": answers})
