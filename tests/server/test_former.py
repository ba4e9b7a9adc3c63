"""Tables of older rules are carried over when they are opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.test_kept import TABLES, called, decisions, kept_database, log_now
from server.tools import Person, Site, config, sentence
from starboard.core import registry
from starboard.server.catalogue import Catalogue
from starboard.server.schema import CHECKPOINTS

LATER = {"toy": "toy.later:TITLE"}
STRICT = {"toy": "toy.later:STRICT"}


def lines(site: Site, person: Person) -> list[Any]:
    found = site.get(f"tables/{person.table}/log")["lines"]  # as everybody may read it
    told = [[sentence(line["parts"]), line["undone"], line.get("because")] for line in found]
    kept = [line for line in told if "off by" not in line[0] and "takes back" not in line[0]]
    return sorted(kept, key=is_standing)  # what followed a question that is gone comes earlier now


def is_standing(line: list[Any]) -> bool:
    return not line[1]


def rows(site: Site) -> list[Any]:
    with site.hall.database.engine.connect() as connection:
        names = ("tables", "events", "checkpoints")
        return [[tuple(row) for row in connection.execute(sa.text(f"SELECT * FROM {name}"))] for name in names]


def played(site: Site, count: int) -> Person:
    """Cards are played, some moves are taken back in the middle."""
    anna = site.table("me", "hotseat", options={"target": 50})
    for number in range(count):
        anna.answer(anna.choices[-1])
        if number in (4, 5, 11):
            anna.undo()
    anna.look()
    return anna


@pytest.mark.parametrize("count", range(12, 24))
def test_a_table_goes_on_under_later_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr("starboard.server.schema.STRIDE", 5)
    with Site(tmp_path) as site:
        anna = played(site, count)
        told, scores = lines(site, anna), anna.message["scores"]
        guessing = anna.message["ask"]["field"] == "first"  # which is not asked any more, so that the dice follow
    with Site(tmp_path, catalogue=Catalogue(LATER)) as site:
        anna.site = site
        message = anna.look()
        assert message["table"]["status"] == "playing"
        assert lines(site, anna)[: len(told)] == told
        assert guessing or (message["scores"], len(lines(site, anna))) == (scores, len(told))
        stored = site.hall.database.load(anna.table)
        assert (stored.row.rules, stored.row.at) == (4, message["at"])
        assert sorted(stored.checkpoints) == list(range(5, message["at"] + 1, 5))
        anna.answer(anna.choices[-1])
        anna.undo()
        site.hall.rooms.clear()
        assert anna.look()["at"] == message["at"]
        assert site.hall.database.load(anna.table).row.rules == 4


def test_killed_in_the_middle_the_old_table_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.schema.STRIDE", 5)
    with Site(tmp_path) as site:
        anna = played(site, 20)
        before = rows(site)

    def fail(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.startswith(f"INSERT INTO {CHECKPOINTS.name}"):
            raise sa.exc.SQLAlchemyError("power cut")

    with Site(tmp_path, catalogue=Catalogue(LATER)) as site:
        anna.site = site
        sa.event.listen(site.hall.database.engine, "before_cursor_execute", fail)
        assert site.get(f"tables/{anna.table}", 503, token=anna.token)["error"] == "storage"
        sa.event.remove(site.hall.database.engine, "before_cursor_execute", fail)
        assert rows(site) == before
        assert anna.look()["table"]["status"] == "playing"
        assert rows(site) != before


def test_what_cannot_be_carried_over_is_shown_up_to_there(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = played(site, 15)
        while -1 not in anna.choices:
            anna.answer(anna.choices[-1])
        anna.answer(-1)
        anna.answer(anna.choices[-1])
        before = rows(site)
    with Site(tmp_path, catalogue=Catalogue(STRICT)) as site:
        anna.site = site
        message = anna.look()
        assert message["table"]["status"] == "stopped"
        assert f"up to decision {message['at']}" in message["table"]["problem"]
        assert message["at"] > 3
        assert message["sheet"]["scores"]
        assert message["ask"]["choices"] is None
        assert site.get(f"tables/{anna.table}/position", at=2, token=anna.token)["at"] == 2
        assert rows(site) == before  # a later Starboard may know how


@pytest.mark.parametrize("told", TABLES, ids=called)
def test_kept_tables_under_a_raised_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: dict[str, Any]
) -> None:
    monkeypatch.setattr(type(registry.find(told["title"])), "rules", 2)
    settings = config(tmp_path)
    settings.db = kept_database(tmp_path / "test.sqlite3")
    with Site(tmp_path, settings, Catalogue()) as site:
        for _ in range(2):  # as it is carried over, and as it is read again
            query = {"token": told["token"]}
            message = site.get(f"tables/{told['table']}", **query)
            assert (message["table"]["status"], message["at"]) == (told["status"], decisions(told))
            assert (message["scores"], message["table"]["problem"]) == (told["scores"], None)
            found = site.get(f"tables/{told['table']}/log", **query)["lines"]
            assert [[sentence(line["parts"]), line["undone"], line.get("because")] for line in found] == log_now(told)
            ask = message["ask"]
            assert ([sentence(choice["label"]) for choice in ask["choices"]] if ask else []) == told["labels"]
            stored = site.hall.database.load(told["table"])
            assert (stored.row.rules, stored.row.seq) == (2, message["seq"])
            site.hall.rooms.clear()
