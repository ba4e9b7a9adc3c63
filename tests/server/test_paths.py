"""Gestures: the questions that would follow each choice, and runs of answers as one act."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.tools import Person, Site, config, sentence
from starboard.server.catalogue import Catalogue

Json = dict[str, Any]
LEAD = "Which card do you lead?"
GATES = ("Go on to the Prelude", "End the Prelude")


@pytest.fixture
def stars(tmp_path: Path) -> Iterator[Site]:
    """A server with all games."""
    with Site(tmp_path, config(tmp_path), Catalogue()) as open_site:
        yield open_site


def arcs(site: Site) -> Person:
    """Anna, Ben and Cleo at one device, at her first question."""
    return site.table("me", "hotseat", "hotseat", title="arcs", options={})


def paths(anna: Person, after: str = "", status: int = 200, **more: Any) -> Json:
    query = {"token": anna.token, "seq": anna.message["seq"], "after": after, "lang": "en"} | more
    return anna.site.get(f"tables/{anna.table}/paths", status, **query)


def prompt(question: Json) -> str:
    return sentence(question["prompt"])


def way(question: Json, *labels: str) -> tuple[list[int], Json]:
    """The answers that these labels mean, and what the last of them leads to."""
    answers: list[int] = []
    choice: Json = {"then": question}
    for label in labels:
        choice = next(one for one in choice["then"]["choices"] if sentence(one["label"]).startswith(label))
        answers.append(choice["value"])
    return answers, choice


def lead_mobilization(site: Site) -> Person:
    """Anna has led a card that moves ships; the first table at which she can."""
    while True:
        anna = arcs(site)
        able = [one for one in anna.message["ask"]["choices"] if "Mobilization" in sentence(one["label"])]
        if able and sentence(anna.message["ask"]["prompt"]) == LEAD:
            anna.answer(able[0]["value"])
            return anna


def test_one_gesture_moves_ships_and_ends_the_prelude(stars: Site) -> None:
    anna = lead_mobilization(stars)
    question = paths(anna)["question"]
    assert prompt(question) == sentence(anna.message["ask"]["prompt"])
    gates = [label for label in GATES if label_is_near(question, label)]
    answers, choice = way(question, *gates, "Move")
    start = choice["then"]["choices"][0]
    end = start["then"]["choices"][0]
    count = end["then"]["choices"][0]
    assert sentence(count["label"]).endswith("fresh")
    assert count["low"] == 1
    at = anna.message["at"]
    moved = anna.post(
        "answer", seq=anna.message["seq"], choices=[*answers, start["value"], end["value"], count["value"]]
    )
    assert moved["at"] == at + len(answers) + 3
    assert "moves" in sentence(moved["log"]["lines"][-1]["parts"])


def label_is_near(question: Json, label: str) -> bool:
    while question["choices"] and question["choices"][0]["value"] == -1:
        if sentence(question["choices"][0]["label"]) == label:
            return True
        question = question["choices"][0].get("then") or {"choices": []}
    return False


def test_a_path_goes_on_behind_a_prefix(stars: Site) -> None:
    anna = lead_mobilization(stars)
    gates = [-1] * [label_is_near(paths(anna)["question"], one) for one in GATES].count(True)
    ahead = paths(anna, ",".join([str(one) for one in [*gates, 2]]))
    assert prompt(ahead["question"]) == "From where do you move ships?"
    assert ahead["after"] == [*gates, 2]


def test_a_gesture_sent_twice_counts_once(stars: Site) -> None:
    anna = lead_mobilization(stars)
    question, seq = paths(anna)["question"], anna.message["seq"]
    gates = [label for label in GATES if label_is_near(question, label)]
    answers, choice = way(question, *gates, "Move")
    run = [*answers, choice["then"]["choices"][0]["value"]]
    first = anna.post("answer", seq=seq, choices=run)
    again = anna.post("answer", seq=seq, choices=run)
    assert (again["seq"], again["at"]) == (first["seq"], first["at"])
    assert anna.post("answer", 409, seq=seq, choices=[*run[:-1], 99])["error"] == "stale"


def test_a_gesture_is_taken_back_as_a_whole(stars: Site) -> None:
    anna = lead_mobilization(stars)
    question, at = paths(anna)["question"], anna.message["at"]
    gates = [label for label in GATES if label_is_near(question, label)]
    answers, choice = way(question, *gates, "Move")
    asked = sentence(anna.message["ask"]["prompt"])
    anna.post("answer", seq=anna.message["seq"], choices=[*answers, choice["then"]["choices"][0]["value"]])
    anna.undo(to=at)
    assert (anna.message["at"], sentence(anna.message["ask"]["prompt"])) == (at, asked)


def test_a_run_with_a_wrong_answer_is_refused_whole(stars: Site) -> None:
    anna = lead_mobilization(stars)
    at = anna.message["at"]
    assert anna.post("answer", 409, seq=anna.message["seq"], choices=[-1, 999])["error"] == "illegal"
    assert anna.look()["at"] == at


def test_a_run_stops_before_somebody_else_decides(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    anna.look()
    card = anna.choices[-1]
    refused = anna.post("answer", 409, seq=anna.message["seq"], choices=[card, 0])
    assert refused["text"] == "Chance or somebody else decides in between: these answers cannot be given at once."
    assert anna.look()["at"] == 0
    ends = {choice["value"]: choice["to"] for choice in paths(anna)["question"]["choices"]}
    assert ends[card] == "seat"
    assert ends[-1] == "curtain"  # passing draws a card


def test_paths_are_for_the_one_who_is_asked_now(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    anna.look()
    assert paths(ben, status=409)["error"] == "illegal"
    assert paths(anna, status=409, seq=10_000)["error"] == "stale"
    assert paths(anna, "7x", status=400)["error"] == "malformed"
    assert paths(anna, "999", status=409)["error"] == "illegal"
    anna.answer(anna.choices[-1])
    assert paths(anna, status=409)["error"] == "illegal"


def test_an_answer_needs_a_choice(site: Site) -> None:
    anna = site.table("me", "bot")
    assert anna.post("answer", 400, seq=anna.message["seq"])["error"] == "malformed"
    assert anna.post("answer", 400, seq=anna.message["seq"], choices=[-1] * 61)["error"] == "malformed"
