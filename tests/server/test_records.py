"""Records: download when all lies open, load as a replay."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from server.tools import Site, play_on
from starboard.server import wire


def finished(site: Site) -> dict[str, Any]:
    anna = site.table("me", "hotseat", options={"target": 8})
    play_on([anna])
    answer = site.http.get(f"/api/tables/{anna.table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    return dict(answer.json())


def test_a_record_has_the_fields_of_its_type(site: Site) -> None:
    record = finished(site)
    assert msgspec.to_builtins(msgspec.convert(record, wire.RecordFile)) == record


def test_a_downloaded_record_loads_as_a_replay_with_names(site: Site) -> None:
    record = finished(site)
    made = site.post("replays", {"record": record, "name": "Old times"}, 201)
    message = made["message"]
    assert message["table"]["status"] == "replay"
    assert [seat["name"] for seat in message["table"]["seats"]] == ["Anna", "Ben"]
    assert message["result"]["winners"]
    assert message["you"]["seat"] == -2
    for at in range(message["at"] + 1):
        past = site.get(f"tables/{made['table']}/position", at=at)
        assert (past["answer"] is None) == (at == message["at"])
    again = site.get(f"tables/{made['table']}/record")
    assert again == record


def test_a_replay_is_there_after_a_restart_and_nobody_plays_in_it(site: Site) -> None:
    made = site.post("replays", {"record": finished(site)}, 201)
    site.hall.rooms.clear()
    seen = site.get(f"tables/{made['table']}")
    assert seen["at"] == made["message"]["at"]
    assert seen["sheet"] == made["message"]["sheet"]
    body = {"token": made["token"], "seq": seen["seq"], "choice": 0}
    assert site.post(f"tables/{made['table']}/answer", body, 403)["error"] == "token"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("answers", [0, 99, 0]),
        ("answers", "all"),
        ("answers", None),
        ("answers", [[0, 1], [["deep"]]]),
        ("answers", [True] * 10),
        ("setup", None),
        ("setup", {"title": "toy"}),
        ("setup", {"title": "toy", "variant": "short", "players": "two", "seed": 1, "options": {}}),
        ("setup", {"title": "toy", "variant": "short", "players": 2, "seed": -1, "options": {}}),
        ("setup", {"title": "chess"}),
        ("rules", 999),
        ("format", 999),
        ("starboard", "snapshot"),
        ("final", "0123456789abcdef"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_in_a_sentence(site: Site, field: str, value: Any) -> None:
    record = copy.deepcopy(finished(site))
    record[field] = value
    answer = site.http.post("/api/replays", params={"lang": "de"}, json={"record": record})
    assert answer.status_code in (400, 404), answer.text
    assert answer.json()["text"].endswith(".")


def test_a_replay_with_hostile_names_keeps_them_as_data(site: Site) -> None:
    record = finished(site)
    record["names"] = ["<img src=x onerror=alert(1)>", "B\u0000"]
    made = site.post("replays", {"record": record}, 201)
    assert [seat["name"] for seat in made["message"]["table"]["seats"]] == ["<img src=x onerror=alert(1)>", "B"]
    record["names"] = [["x"], 7]
    made = site.post("replays", {"record": record}, 201)
    assert [seat["name"] for seat in made["message"]["table"]["seats"]] == ["", ""]
