"""Events are put together once there are enough of them, and nothing is lost by it."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from server.tools import Site, play_on
from starboard.files import read_record, verify_dice
from starboard.server import bundles
from starboard.server.bundles import Happened, pack, unpack
from starboard.server.schema import BUNDLES, EVENTS, TABLES
from toy.title import TITLE


def counted(site: Site, table: sa.Table) -> int:
    with site.hall.database.engine.connect() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def test_a_bundle_gives_back_what_was_put_in() -> None:
    happened = [Happened(1, 1700000000, '{"type":"noted","lines":[]}'), Happened(2, 1700000001, '{"a":"x y\\n ü"}')]
    assert unpack(pack(happened)) == happened


@pytest.mark.parametrize("most", [100_000, 500])
def test_a_game_in_bundles_is_the_same_game(site: Site, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("starboard.server.schema.STRIDE", 5)
    monkeypatch.setattr(bundles, "MOST", most)
    anna = site.table("me", "hotseat", options={"target": 50})
    play_on([anna], 12)
    anna.undo(to=3)
    play_on([anna], 7)
    assert counted(site, EVENTS) < 10
    site.hall.rooms.clear()
    play_on([anna])
    assert counted(site, EVENTS) == 0
    assert (counted(site, BUNDLES) > 1) == (most == 500)
    stored = site.hall.database.load(anna.table)
    assert [seq for seq, _ in stored.history] == list(range(1, stored.row.seq + 1))
    told = anna.log
    site.hall.rooms.clear()
    assert anna.look()["table"]["status"] == "over"
    assert anna.log == told
    record = read_record(TITLE, site.get(f"tables/{anna.table}/record"))
    assert verify_dice(TITLE, record) == len(record.proof.lanes) if record.proof else False


def test_who_is_far_behind_stores_nothing(site: Site) -> None:
    """Its number stands in a bundle by now, where no key can say no: the row of the table does."""
    anna = site.table("me", "hotseat")
    table = site.hall.rooms[anna.table].table
    with site.hall.database.engine.begin() as connection:
        connection.execute(sa.update(TABLES).where(TABLES.c.id == anna.table).values(seq=table.seq + 100))
    stored = counted(site, EVENTS)
    anna.answer(anna.choices[-1], 409)  # the table that is stored now is damaged, and says so
    assert counted(site, EVENTS) == stored
