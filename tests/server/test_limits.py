"""What requests cost, how many tables there may be, how often presence is told, and how bots share their time."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.test_live import listen, next_table, watch
from server.tools import Site, config, play_on, run_alone
from starboard.server import guard, hall, ledger, room, rooms
from starboard.server.guard import Guard
from starboard.server.logs import Pairs, Seldom
from starboard.server.message import Reader, Scribe
from starboard.server.workers import Line, Task, Waiting


def tight(folder: Path, burst: int) -> Site:
    settings = config(folder)
    settings.request_burst, settings.requests_per_second = burst, 0.001
    return Site(folder, settings)


@pytest.mark.parametrize(
    ("path", "cost"),
    [("", 1), ("/position?at=0", 3), ("/log", 3), ("/scores", 10)],
)
def test_requests_cost_what_they_cost(tmp_path: Path, path: str, cost: int) -> None:
    with tight(tmp_path, 20 + 3 * cost) as site:
        anna = site.table("me", "hotseat")  # for 20
        codes = [site.http.get(f"/api/tables/{anna.table}{path}").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]


def test_making_a_table_costs_twenty_and_a_replay_sixty(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = site.table("me", "hotseat", options={"target": 12})
        play_on([anna])
        record = site.get(f"tables/{anna.table}/record")
    (tmp_path / "tight").mkdir()
    with tight(tmp_path / "tight", 139) as site:
        site.table("me", "hotseat")
        site.post("replays", {"record": record}, 201)
        site.post("replays", {"record": record}, 429)
        refused = site.http.post("/api/replays", json={"record": record})
        assert int(refused.headers["retry-after"]) >= 1


def test_no_bucket_is_forgotten_while_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_ADDRESSES", 100)
    door = Guard(None, None, [], 0.001, 5, 5)  # type: ignore[arg-type]
    for number in range(1000):
        door.bucket(f"stranger {number}").take(0.001, 5)
        door.bucket("flooder").take(0.001, 5)
    assert not door.bucket("flooder").take(0.001, 5)
    assert len(door.buckets) == 100


def test_one_address_may_not_fill_the_server_alone(tmp_path: Path) -> None:
    settings = config(tmp_path)
    settings.tables_per_address = 3
    with Site(tmp_path, settings) as site:
        tables = [site.table("me", "hotseat", options={"target": 12}) for _ in range(3)]
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        refused = site.http.post("/api/tables", json={"title": "toy", "seats": seats})
        assert (refused.status_code, refused.json()["error"], refused.headers["retry-after"]) == (503, "busy", "60")
        play_on([tables[0]])  # and when one is over there is room again
        site.table("me", "hotseat")


def test_all_together_may_not_fill_it_without_end(tmp_path: Path) -> None:
    settings = config(tmp_path)
    settings.tables = 2
    with Site(tmp_path, settings) as site:
        for _ in range(2):
            site.table("me", "hotseat")
        assert site.post("tables", {"title": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 503)["error"] == "busy"


def test_spectators_are_counted_also_where_bots_sit(site: Site) -> None:
    anna = site.table("me", "bot")
    with listen(anna) as socket, watch(site, anna.table), watch(site, anna.table):
        next_table(socket)
        deadline = time.monotonic() + 5
        while anna.look()["table"]["spectators"] != 2:
            assert time.monotonic() < deadline


def test_coming_and_going_is_told_once_a_second(site: Site) -> None:
    """Thirty strangers come and go within a moment: those who stay hear of the end of it, not of every one."""
    anna = site.table("me", "open")
    anna.join("Ben")
    with listen(anna) as socket:
        next_table(socket)
        begun = time.monotonic()
        for _ in range(30):
            with watch(site, anna.table) as stranger:
                next_table(stranger)
        took = time.monotonic() - begun
        time.sleep(1.2)
        socket.send_json({"type": "ping"})
        told: list[Any] = []
        while (message := socket.receive_json())["type"] != "pong":
            told.append(message)
        assert len(told) <= 2 + took + 1.2
        assert not told or told[-1]["spectators"] == 0


def test_an_unknown_counter_is_no_new_work(site: Site) -> None:
    anna = site.table("me", "hotseat")
    play_on([anna], 3)
    room = site.hall.rooms[anna.table]
    plain = site.get(f"tables/{anna.table}/scores")
    for number in range(20):
        assert site.get(f"tables/{anna.table}/scores", counter=f"x{number}") == plain
    assert len(room.charts) == 1


def test_bots_think_for_each_owner_in_turn() -> None:
    """One has fifty tables, another one: the other waits for one thought, not for fifty."""

    async def ask() -> list[str]:
        line = Line()
        loop = asyncio.get_running_loop()
        for number in range(50):
            line.put(Waiting(Task("toy", {}, f"many {number}", {}, 0), loop.create_future()), True, "many")
        line.put(Waiting(Task("toy", {}, "one", {}, 0), loop.create_future()), True, "one")
        line.put(Waiting(Task("toy", {}, "bots", {}, 0), loop.create_future()), False, "bots alone")
        found = [await line.get() for _ in range(52)]
        assert found[0][1] > found[1][1]  # who has many gives each less time
        return [waiting.task.bot for waiting, _ in found]

    order = run_alone(ask())
    assert order[:3] == ["many 0", "one", "many 1"]
    assert order[-1] == "bots"


def test_a_kind_of_message_is_logged_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    seldom, pairs = Seldom(), Pairs()

    def said(text: str, *args: object) -> str:
        record = logging.LogRecord("starboard.hall", logging.ERROR, "", 0, text, args, None)
        return pairs.format(record) if seldom.filter(record) else ""

    assert 'said="table 1 is gone"' in said("table %s is gone", 1)
    assert [said("table %s is gone", number) for number in range(9)] == [""] * 9
    assert "other" in said("another message")
    now[0] += 61
    assert said("table %s is gone", 5).endswith("more=9")
    assert len([line for line in [said(f"odd {number}") for number in range(1000)] if line]) <= 101


def test_an_error_is_logged_with_its_place_and_without_its_words() -> None:
    try:
        raise ValueError("somebody's token")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__))
    line = Pairs().format(record)
    assert "error=ValueError" in line
    assert "test_limits.py" in line
    assert "token" not in line
    assert "\n" not in line


def test_nothing_is_stored_where_nothing_changed(site: Site) -> None:
    anna = site.table("me", "open")
    seq = anna.look()["seq"]
    for _ in range(5):
        anna.post("seat", name="Anna")
        anna.post("settings", pace=0)
        anna.post("return")
    assert anna.look()["seq"] == site.hall.database.load(anna.table).row.seq == seq
    anna.post("seat", name="Ann")
    assert anna.look()["seq"] == seq + 1


def test_a_table_does_not_grow_without_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "MOST_EVENTS", 10)
    anna = site.table("me", "open")
    for number in range(8):
        anna.post("seat", name=f"Anna {number}")
    anna.post("seat", name="Anna 8")
    assert anna.post("seat", 409, name="Anna 9")["text"].startswith("Too much has happened")
    assert len(site.hall.database.load(anna.table).history) == 10


def test_tables_that_nobody_looks_at_leave_the_memory_first(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for two, besides those somebody looks at; long games weigh more."""
    monkeypatch.setattr(rooms, "MOST_IDLE", 2 * room.BARE + 10 * room.PER_DECISION)
    monkeypatch.setattr(rooms, "LOOK", 1)
    tables = [site.table("me", "hotseat")]
    with watch(site, tables[0].table) as socket:
        next_table(socket)
        tables += [site.table("me", "hotseat") for _ in range(5)]
        site.hall.drop_idle()
        assert list(site.hall.rooms) == [tables[number].table for number in (0, 4, 5)]
        play_on([tables[4]], 20)
        site.hall.drop_idle()
        assert list(site.hall.rooms) == [tables[number].table for number in (0, 4)]
    assert tables[2].look()["table"]["status"] == "playing"  # and is read again


def comes_true(condition: Callable[[], bool]) -> bool:
    end = time.monotonic() + 10
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


def test_a_table_that_is_left_is_gone_before_the_collector_looks_at_what_is_old(site: Site) -> None:
    """It does so once in ten minutes at most: whatever old holds itself would wait for that."""
    anna = site.table("me", "hotseat", "bot")
    play_on([anna], 6)
    gc.collect()  # from here on the table is old
    gc.disable()
    try:
        with watch(site, anna.table) as socket:
            next_table(socket)
        assert comes_true(lambda: not site.hall.rooms[anna.table].busy)
        left = weakref.ref(site.hall.rooms[anna.table].table)
        site.hall.forget(site.hall.rooms[anna.table])

        def is_gone() -> bool:
            gc.collect(1)
            return left() is None

        assert comes_true(is_gone)
    finally:
        gc.enable()


def test_garbage_is_collected_at_last_also_where_somebody_always_is(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    full: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: full.append(1))
    anna = site.table("me", "hotseat")
    with watch(site, anna.table) as socket:
        next_table(socket)
        site.hall.collected = time.monotonic() - hall.COLLECT - 1
        site.hall.collect()
        assert full == []
        site.hall.collected -= hall.OVERDUE
        site.hall.collect()
        assert full == [1]


def test_a_message_is_made_once_for_all_who_are_told_the_same(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    made: list[int] = []
    write = Scribe.message

    def count(self: Scribe, reader: Reader) -> Any:
        made.append(self.table.seq)
        return write(self, reader)

    with watch(site, anna.table) as one, watch(site, anna.table) as two, watch(site, anna.table) as three:
        for socket in (one, two, three):
            next_table(socket)
        time.sleep(1.2)  # until all know who is here
        monkeypatch.setattr(Scribe, "message", count)
        anna.look()
        made.clear()
        anna.answer(anna.choices[-1])
        news = [next_table(socket) for socket in (one, two, three)]
    assert news[0] == news[1] == news[2]
    assert len(made) == 2  # Anna's own, and one for all spectators
