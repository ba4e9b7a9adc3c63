"""Nobody is told what they may not see: payloads of two worlds that look the same to a reader are the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.tools import Person, Site, play_on
from starboard.core import codec
from toy.title import TITLE


def payload(site: Site, anna: Person, token: str | None) -> dict[str, Any]:
    query: dict[str, Any] = {"token": token} if token else {}
    return site.get(f"tables/{anna.table}", **query)


@pytest.mark.parametrize("reader", [-1, 0, 1, 2])
def test_the_payload_is_the_same_in_every_world_that_looks_the_same(site: Site, reader: int) -> None:
    anna = site.table("me", "open", "open")
    people = [anna, anna.join("Ben"), anna.join("Cleo")]
    token = people[reader].token if reader >= 0 else None
    differing = 0
    for number in range(25):
        play_on(people, 1)
        room = site.hall.rooms[anna.table]
        true = room.table.course.state
        before = payload(site, anna, token)
        world = TITLE.determinize(true, reader, number)
        differing += codec.digest(world) != codec.digest(true)
        room.table.course.state, room.written = world, None
        after = payload(site, anna, token)
        room.table.course.state, room.written = true, None
        assert before == after
    assert differing > 20


def test_a_spectator_gets_no_hand_no_choices_and_no_private_line(site: Site) -> None:
    anna = site.table("me", "open")
    people = [anna, anna.join("Ben")]
    for _ in range(20):
        play_on(people, 1)
        seen = payload(site, anna, None)
        data = seen["sheet"]
        assert {card for hand in data["hands"] for card in hand} <= {-9}
        assert set(data["deck"]) <= {-9}
        assert seen["ask"]["choices"] is None
        assert seen["ask"]["refusals"] is None
        text = json.dumps(seen["log"])
        assert "Drawn:" not in text
        assert "is dealt" not in text
        assert "seed" not in json.dumps(seen)


def test_no_message_carries_the_random_source_or_tokens(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    table = site.hall.rooms[anna.table].table
    assert table.setup.seed == 0  # chance is drawn from the secret
    for message in (anna.look(), ben.look(), payload(site, anna, None)):
        text = json.dumps(message)
        assert table.secret.hex() not in text
        assert "draws" not in text
        assert anna.token not in text
        assert ben.token not in text


def test_the_store_keeps_no_tokens(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    row = site.hall.database.rows([anna.table])[0]
    assert anna.token not in str(row)
    assert row.body.seats[0].holder


@pytest.mark.parametrize("reader", [-1, 0, 1])
def test_an_earlier_position_is_shown_as_it_was_seen_then(site: Site, reader: int) -> None:
    anna = site.table("me", "open")
    people = [anna, anna.join("Ben")]
    query: dict[str, Any] = {"token": people[reader].token} if reader >= 0 else {}
    seen = [payload(site, anna, query.get("token"))["sheet"]]
    for _ in range(12):  # well before the end: then everything may be seen
        play_on(people, 1)
        seen.append(payload(site, anna, query.get("token"))["sheet"])
    for at, sheet in enumerate(seen):
        past = site.get(f"tables/{anna.table}/position", at=at, **query)
        assert past["sheet"] == sheet
        assert past["answer"] is None
        assert past["ask"]["choices"] is None
        assert (past["at"], past["of"], past["seat"]) == (at, 12, reader)


def test_earlier_positions_of_other_seats_are_closed_while_the_game_runs(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    for seat in (1, -2):
        assert site.get(f"tables/{anna.table}/position", 403, at=0, seat=seat, token=anna.token)["error"] == "token"
        assert site.get(f"tables/{anna.table}/log", 403, seat=seat, token=anna.token)["error"] == "token"
    assert site.get(f"tables/{anna.table}/position", 403, at=0, seat=0)["error"] == "token"
    assert site.get(f"tables/{anna.table}/position", 400, at=5, token=ben.token)["error"] == "bad-input"
    assert site.get(f"tables/{anna.table}/position", 400, at="x", token=ben.token)["error"] == "malformed"


def test_the_lines_of_a_step_are_those_of_that_decision(site: Site) -> None:
    anna = site.table("me", "hotseat")
    play_on([anna], 4)
    whole = site.get(f"tables/{anna.table}/log", seat=-1)["lines"]
    for at in range(5):
        lines = site.get(f"tables/{anna.table}/position", at=at, seat=-1)["lines"]
        assert lines == [line for line in whole if line["at"] == at and line["kind"] == "game"]


def test_a_finished_game_lies_open(site: Site) -> None:
    anna = site.table("me", "open", options={"target": 5})
    people = [anna, anna.join("Ben")]
    assert site.get(f"tables/{anna.table}/record", 409, token=anna.token)["error"] == "illegal"
    play_on(people)
    last = anna.look()["at"]
    opened = site.get(f"tables/{anna.table}/position", at=last - 1, seat=-2)
    assert all([card >= 0 for hand in opened["sheet"]["hands"] for card in hand])
    assert opened["answer"]["seat"] in (0, 1)
    other = site.get(f"tables/{anna.table}/position", at=0, seat=1, token=anna.token)
    assert other["sheet"]["hands"][1][0] >= 0
    assert site.get(f"tables/{anna.table}/record")["starboard"] == "record"


def test_scores_over_time_end_with_the_result(site: Site) -> None:
    anna = site.table("me", "hotseat", options={"target": 12})
    play_on([anna], 6)
    running = site.get(f"tables/{anna.table}/scores")
    assert running["of"] == 6
    assert running["points"][-1]["scores"] == anna.look()["scores"]
    play_on([anna])
    points = site.get(f"tables/{anna.table}/scores")["points"]
    assert points[-1]["scores"] == anna.look()["result"]["scores"]
    assert [point["at"] for point in points] == sorted({point["at"] for point in points})


def test_errors_tell_nothing_hidden(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    hand = anna.look()["sheet"]["hands"][0]
    refused = ben.answer(hand[0], 409)
    assert "choices" not in str(refused.get("detail", ""))
    assert refused["message"]["sheet"]["hands"][0] == [-9] * len(hand)
