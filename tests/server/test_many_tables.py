"""Hundreds of tables of bots in one process: nothing is lost, nothing is mixed up, and people are not kept waiting."""

from __future__ import annotations

import time
from pathlib import Path

from server.tools import Site, config, play_on
from starboard.files import read_record, verify
from starboard.server.events import Decided
from toy.title import TITLE

TABLES = 400  # a thousand of them: bench/server_load.py


def test_hundreds_of_tables_of_bots_play_to_the_end_side_by_side(tmp_path: Path) -> None:
    settings = config(tmp_path)
    settings.request_burst = 1_000_000
    settings.requests_per_second = 1_000_000
    with Site(tmp_path, settings) as site:
        bots = [{"kind": "bot", "bot": "random"}] * 3
        wish = {"title": "toy", "seats": bots, "pace": 0, "options": {"target": 12}}
        tables = [site.post("tables", wish, 201)["table"] for _ in range(TABLES)]
        anna = site.table("me", "hotseat", options={"target": 12})
        play_on([anna])  # among all the others
        assert anna.look()["table"]["status"] == "over"
        wait_for_all(site, tables)
        winners = set()
        for table in tables:
            winners.add(check_game(site, table))
        assert winners == {0, 1, 2}
    with Site(tmp_path, settings) as site:  # and all of it is stored
        rows = [row for start in range(0, TABLES, 100) for row in site.hall.database.rows(tables[start : start + 100])]
        assert len(rows) == TABLES
        assert {row.status for row in rows} == {"over"}


def wait_for_all(site: Site, tables: list[str]) -> None:
    """Until no bot has a move left."""
    for _ in range(600):
        rows = [row for start in range(0, TABLES, 100) for row in site.hall.database.rows(tables[start : start + 100])]
        if {row.status for row in rows} == {"over"}:
            return
        time.sleep(0.5)
    raise AssertionError("some tables never end")


def check_game(site: Site, table: str) -> int:
    """Every move was stored once and in order, and the record replays to the position in memory."""
    stored = site.hall.database.load(table)
    assert [seq for seq, _ in stored.history] == list(range(1, stored.row.seq + 1))
    moves = [event for _, event in stored.history if isinstance(event, Decided)]
    assert len(moves) == stored.row.at
    end = verify(TITLE, read_record(TITLE, site.get(f"tables/{table}/record")))
    assert end.ask is None
    return TITLE.result(end).winners[0]
