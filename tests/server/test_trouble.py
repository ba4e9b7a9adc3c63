"""Nothing fails unseen: one table fails alone, the database may go and come back, and what cannot be mended ends the
process."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from server.tools import BOTS, TOY, Person, Site, play_on, run_alone
from starboard.server import hall, vital
from starboard.server.catalogue import Catalogue
from starboard.server.database import Database, NotStored
from starboard.server.readiness import is_local
from starboard.server.schema import CHECKPOINTS

DAMAGES = {
    "an event": "UPDATE events SET event = 'nonsense' WHERE table_id = '{id}' AND seq = 2",
    "the seats": "UPDATE tables SET body = '{{' WHERE id = '{id}'",
    "the settings": "UPDATE tables SET setup = '[]' WHERE id = '{id}'",
    "an event that is gone": "DELETE FROM events WHERE table_id = '{id}' AND seq = 2",
    "an unknown way to play": "UPDATE tables SET setup = '{{\"variant\": \"x\"}}' WHERE id = '{id}'",
}


def bots_alone(site: Site, bot: str = "random", **more: Any) -> str:
    seats = [{"kind": "bot", "bot": bot}] * 2
    wish = {"title": "toy", "seats": seats, "pace": 2, "options": {"target": 50}} | more
    return str(site.post("tables", wish, 201)["table"])


def soon(holds: Any, seconds: float = 10) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


@pytest.mark.parametrize("damage", list(DAMAGES))
def test_one_damaged_table_stops_alone(tmp_path: Path, damage: str) -> None:
    with Site(tmp_path) as site:
        broken, *others = [bots_alone(site) for _ in range(5)]
        with site.hall.database.engine.begin() as connection:
            connection.exec_driver_sql(DAMAGES[damage].format(id=broken))
            connection.exec_driver_sql("UPDATE tables SET body = replace(body, '\"pace\":2.0', '\"pace\":0.0')")
    with Site(tmp_path) as site:
        soon(lambda: all([site.get(f"tables/{id}")["at"] > 2 for id in others]))
        shown = site.get(f"tables/{broken}", lang="de")["table"]
        assert shown["status"] == "stopped"
        assert shown["problem"].endswith(".")
        site.post("tables/mine", {"tables": [{"id": id} for id in (broken, *others)]})
        assert site.get("health")["ok"] is True


def test_a_damaged_checkpoint_costs_nothing(site: Site) -> None:
    """Positions follow from the answers."""
    anna = site.table("me", "hotseat", "hotseat")
    play_on([anna], 45)
    before = anna.look()["sheet"]
    with site.hall.database.engine.begin() as connection:
        connection.execute(sa.update(CHECKPOINTS).values(position=b"x"))
    site.hall.rooms.clear()
    assert anna.look()["sheet"] == before


def test_a_bot_that_is_gone_leaves_its_table_readable_and_going(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "highest"}]
        made = site.post("tables", {"title": "toy", "seats": seats, "pace": 0, "options": {"target": 50}}, 201)
    without = Catalogue(TOY, {name: place for name, place in BOTS.items() if name != "highest"})
    with Site(tmp_path, catalogue=without) as site:
        anna = Person(site, made["table"], made["token"], made["message"])
        assert anna.look()["table"]["seats"][1]["bot_name"] == "highest"
        play_on([anna], 3)
        assert anna.look()["at"] > 3


def test_a_bot_that_cannot_move_stops_its_table_and_no_other(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, whole = site.table("me", "bot"), site.table("me", "bot")
    broken = site.hall.rooms[anna.table].table

    def fail(choice: int, because: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(broken, "answer_for_bot", fail)
    anna.answer(anna.choices[-1])
    soon(lambda: anna.look()["table"]["status"] == "stopped")
    assert anna.message["table"]["problem"].startswith("A bot cannot go on")
    assert anna.message["at"] == 1  # what was stored is still there
    play_on([whole], 3)


def test_bots_go_on_by_themselves_when_the_database_is_back(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the table meanwhile."""
    monkeypatch.setattr(hall, "SWEEP", 0.2)
    store = site.hall.database
    good = store.write
    table = bots_alone(site, pace=0.05)
    store.write = refuse
    soon(lambda: table not in site.hall.rooms or not site.hall.rooms[table].busy)
    before = store.load(table).row.at
    store.write = good
    soon(lambda: store.load(table).row.at > before + 2, 15)


def refuse(jobs: list[Any]) -> None:
    raise OperationalError("gone", None, Exception())


@pytest.mark.parametrize("error", [ValueError, MemoryError, RecursionError])
def test_whatever_a_change_does_to_the_writer_it_lives_on(site: Site, error: type[Exception]) -> None:
    anna = site.table("me", "hotseat")
    store = site.hall.database
    good = store.write

    def fail(jobs: list[Any]) -> None:
        raise error

    store.write = fail
    assert anna.answer(anna.choices[-1], 503)["error"] == "storage"
    store.write = good
    anna.look()
    anna.answer(anna.choices[-1])


def test_a_commit_that_takes_too_long_is_refused(site: Site) -> None:
    """Whether it counts is then told by the table itself, and the same request again plays once."""
    anna = site.table("me", "hotseat")
    store = site.hall.database
    good, go_on = store.write, threading.Event()

    def slow(jobs: list[Any]) -> None:
        assert go_on.wait(10)
        good(jobs)

    store.patience, store.write = 0.3, slow
    choice = anna.choices[-1]
    refused = anna.answer(choice, 503)
    assert refused["error"] == "storage"
    assert refused["text"].startswith("Storing takes too long")
    go_on.set()
    store.patience = 10
    soon(lambda: store.load(anna.table).row.at == 1)
    site.hall.rooms.clear()
    assert anna.answer(choice)["at"] == 1


def test_a_change_that_the_writer_never_took_is_surely_not_stored(tmp_path: Path) -> None:
    async def give_up() -> list[int]:
        store = Database(f"sqlite:///{tmp_path / 'x.sqlite3'}")
        store.patience = 0.2
        held, go_on = threading.Event(), threading.Event()
        written: list[int] = []

        def slow(jobs: list[Any]) -> None:
            written.append(len(jobs))
            held.set()
            assert go_on.wait(10)

        store.write = slow  # type: ignore[method-assign]
        first = asyncio.create_task(store.commit())
        await asyncio.to_thread(held.wait)
        with pytest.raises(NotStored) as second:
            await store.commit()
        assert not second.value.unclear
        with pytest.raises(NotStored) as unclear:
            await first
        assert unclear.value.unclear
        go_on.set()
        await asyncio.to_thread(store.close)
        return written

    assert run_alone(give_up()) == [1]


def test_a_thread_or_task_that_dies_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []
    monkeypatch.setattr(vital, "end_process", ended.append)

    def fail() -> None:
        raise ValueError

    vital.vital_thread("a thread", fail).join()

    async def run() -> None:
        async def fail() -> None:
            raise ValueError

        async def forever() -> None:
            await asyncio.sleep(60)

        task = vital.vital_task("a task", fail())
        cancelled = vital.vital_task("a closed one", forever())
        cancelled.cancel()
        await asyncio.gather(task, cancelled, return_exceptions=True)
        await asyncio.sleep(0)

    run_alone(run())
    assert ended == ["a thread", "a task"]


def test_the_server_is_ready_when_it_can_do_its_work(site: Site) -> None:
    found = site.get("ready")
    assert found["ok"] is True
    assert set(found["checks"]) == {"writer", "queue", "commits", "probe", "bots", "disk"}


def test_the_server_is_not_ready_when_nothing_can_be_written(site: Site) -> None:
    with site.hall.database.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE probe")
    found = site.get("ready", 503)
    assert (found["ok"], found["checks"]["probe"], found["checks"]["writer"]) == (False, False, True)
    assert site.get("health")["ok"] is True


def test_metrics_are_for_this_machine(site: Site) -> None:
    assert site.http.get("/metrics").status_code == 404  # the client of the tests has no address
    assert is_local("127.0.0.1", "127.0.0.1:8710", False)
    assert is_local("::1", "[::1]:8710", False)
    assert not is_local("192.168.1.7", "localhost:8710", False)
    assert not is_local("127.0.0.1", "localhost:8710", True)  # through a web server in front
    assert not is_local("127.0.0.1", "games.example:8710", False)


def test_metrics_tell_numbers_and_nobodys_secrets(site: Site) -> None:
    anna = site.table("me", "bot")
    play_on([anna], 2)
    text = site.app.app.state.metrics.text().decode()  # type: ignore[attr-defined]
    assert 'starboard_requests_total{route="answer",status="200"} 2.0' in text
    assert "starboard_stall_seconds_bucket" in text
    for secret in (anna.token, anna.table, "Anna"):
        assert secret not in text
