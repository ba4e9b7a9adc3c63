"""Records of the kept games, written by the rules of commit 21a872e, are carried over to the rules of today.

They are never written anew, ``--update`` or not.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from typing import Any

import pytest

from kept.games import FOLDER
from starboard.core.ask import Answer
from starboard.core.errors import BadInput
from starboard.core.game import Former
from starboard.files import read_record, replay
from starboard.games.arcs import former
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.title import TITLE

FILE = FOLDER / "arcs-rules-1.json.xz"
SEAL = "3f25718d98fb743326de8e839b018f076e4bb2cb01f47cff8339fdd096ca38cf"


def test_records_are_never_rewritten() -> None:
    assert hashlib.sha256(FILE.read_bytes()).hexdigest() == SEAL, "restore this file from the repository"


def test_all_records_lead_where_they_led(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same scores, and so that every reading of old answers is needed."""
    used: set[str] = set()

    class Noted:
        def __init__(self, question: str, read: former.Reading) -> None:
            self.question, self.read = question, read

        def __call__(self, game: Arcs, answers: list[Answer], notes: former.Notes) -> Former:
            used.add(self.question)
            return self.read(game, answers, notes)

    for question, read in former.FROM_RULES_1.items():
        monkeypatch.setitem(former.FROM_RULES_1, question, Noted(question, read))
    records: list[dict[str, Any]] = json.loads(lzma.decompress(FILE.read_bytes()))
    assert len(records) == 400
    for number, data in enumerate(records):
        record = read_record(TITLE, data)
        assert (number, record.problem) == (number, "")
        assert (number, record.scores) == (number, tuple(data["scores"]))
    assert {*former.FROM_RULES_1} - used == {"Trade.place"}  # nobody could choose a city to trade with


def test_what_was_carried_over_is_a_record_of_the_rules_of_today() -> None:
    data = json.loads(lzma.decompress(FILE.read_bytes()))[-1]
    again = read_record(TITLE, json.loads(json.dumps(read_record(TITLE, data).data(TITLE))))
    assert (again.older, replay(TITLE, again).ask) == (0, None)


def test_a_campaign_that_cannot_be_carried_over_says_where_and_can_be_looked_at_up_to_there() -> None:
    """Rules 2 of the campaign mend so much that these three random campaigns of rules 1 come to something else."""
    for data in json.loads(lzma.decompress((FOLDER / "arcs-campaign-rules-1.json.xz").read_bytes())):
        record = read_record(TITLE, data)
        assert (record.older, record.setup.options["dealt"]) == (1, "filled")
        assert f"answer {len(record.answers)}, given under rules 1 of arcs, cannot be carried over" in record.problem
        assert len(record.answers) > len(data["answers"]) // 2
        assert replay(TITLE, record).ask is not None


@pytest.mark.parametrize("question", former.FROM_RULES_1)
def test_a_choice_that_is_none_is_refused_in_a_sentence(question: str) -> None:
    with pytest.raises(BadInput, match="is not a choice"):
        former.FROM_RULES_1[question](Arcs(), [(1, 2)], {})
