"""Why a bot moved as it did: told to everybody, in the reader's language, and never what its seat hides."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from server.tools import Person, Site, config, play_on, wait_for_people
from starboard.bots.brain import Brain
from starboard.bots.greedy import PLANNED
from starboard.core import registry
from starboard.core.text import LANGUAGES
from starboard.server.catalogue import Catalogue

ENGLISH = ["the highest (+1.0)", "no more to it"]
GERMAN = ["die höchste (+1,0)", "nur so"]


def against_talker(site: Site) -> Person:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "talker"}]
    made = site.post("tables", {"title": "toy", "seats": seats, "pace": 0, "options": {"target": 50}}, 201)
    anna = Person(site, made["table"], made["token"], made["message"])
    play_on([anna], 3)
    wait_for_people([anna])
    return anna


def reasons(message: dict[str, Any]) -> list[list[str]]:
    return [line["because"] for line in message["log"]["lines"] if line["because"]]


def test_players_and_spectators_read_a_bots_reasons_in_their_language(site: Site) -> None:
    anna = against_talker(site)
    moves = [move for move in site.hall.rooms[anna.table].table.course.decisions if move.bot]
    readers: tuple[dict[str, Any], ...] = ({"token": anna.token}, {})
    for who in readers:
        told = reasons(site.get(f"tables/{anna.table}", lang="en", **who))
        assert told == [ENGLISH] * len(told)
        assert 0 < len(told) <= len(moves)
        assert reasons(site.get(f"tables/{anna.table}", lang="de", **who)) == [GERMAN] * len(told)


def test_people_give_no_reasons(site: Site) -> None:
    anna = site.table("me", "hotseat")
    play_on([anna], 6)
    assert reasons(anna.look()) == []


def test_a_reason_that_names_a_card_reaches_nobody(site: Site) -> None:
    anna = against_talker(site)
    readers: tuple[dict[str, Any], ...] = ({"token": anna.token}, {})
    for query in readers:
        assert "because I hold" not in json.dumps(site.get(f"tables/{anna.table}", **query))
    assert "because I hold" not in str(site.hall.database.load(anna.table).history)


def test_reasons_are_still_there_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = against_talker(site)
        before = site.get(f"tables/{anna.table}/log", lang="de")
    with Site(tmp_path) as site:
        assert site.get(f"tables/{anna.table}/log", lang="de") == before
    assert GERMAN in [line["because"] for line in before["lines"]]


def test_the_step_of_a_move_carries_its_reason(site: Site) -> None:
    anna = against_talker(site)
    line = next(line for line in anna.look()["log"]["lines"] if line["because"])
    there = site.get(f"tables/{anna.table}/position", at=line["at"], seat=-1)
    assert [one["because"] for one in there["lines"] if one["because"]] == [ENGLISH]


@pytest.mark.parametrize("name", registry.names())
def test_what_real_bots_say_is_made_of_terms_and_numbers_alone(tmp_path: Path, name: str) -> None:
    """A spectator of a table of bots reads nothing but the game's terms, each with a figure."""
    title = registry.find(name)
    known = {lang: {term(lang) for term in Brain(title).terms} | {PLANNED.text(lang)} for lang in LANGUAGES}
    with Site(tmp_path, config(tmp_path), Catalogue()) as site:
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table = site.post("tables", {"title": name, "seats": seats, "pace": 0}, 201)["table"]
        end = time.monotonic() + 60
        while len(reasons(site.get(f"tables/{table}"))) < 15 and time.monotonic() < end:
            time.sleep(0.2)
        for lang in LANGUAGES:
            told = [reason for line in reasons(site.get(f"tables/{table}", lang=lang)) for reason in line]
            assert len(told) >= 15
            assert {re.sub(r" \([+]\d+[.,]\d\)$", "", reason) for reason in told} <= known[lang]
