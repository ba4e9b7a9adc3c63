"""Several servers on one PostgreSQL: each hears what the others store, no number is given twice, bots move at one."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from server.postgres import fresh_schema
from server.processes import Process, post
from server.test_crash import bearer
from server.test_live import listen, next_table, watch
from server.test_trouble import soon
from server.tools import BOTS, TOY, Person, Site, config, play_on
from starboard.server.catalogue import Catalogue
from starboard.server.command import serve
from starboard.server.database import Database


def settings(folder: Path, url: str) -> Any:
    made = config(folder)
    made.db = url
    return made


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Site, Site]]:
    url = fresh_schema()
    with ExitStack() as both:
        sites = [both.enter_context(Site(tmp_path, settings(tmp_path, url), Catalogue(TOY, BOTS))) for _ in range(2)]
        yield sites[0], sites[1]


def at(site: Site, person: Person) -> Person:
    return Person(site, person.table, person.token, person.message)


def test_a_move_at_one_server_is_heard_at_the_other(two: tuple[Site, Site]) -> None:
    here, there = two
    anna = here.table("me", "open")
    ben = at(there, anna).join("Ben")
    with listen(ben) as socket:
        next_table(socket)
        anna.look()
        begun = time.monotonic()
        anna.answer(anna.choices[-1])
        assert next_table(socket)["at"] == 1
        assert time.monotonic() - begun < 2
    ben.answer(ben.look()["ask"]["choices"][-1]["value"])
    assert anna.look()["at"] == 2


def test_a_move_is_heard_also_while_the_table_is_being_read(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    anna = here.table("me", "hotseat")
    other, heard = at(there, anna), threading.Event()
    read, call = there.hall.database.load, there.hall.hearing.call

    def called(what: Any, *about: Any) -> None:
        call(what, *about)
        call(heard.set)

    def slowly(id: str, after: int = 0) -> Any:
        found = read(id, after)
        if not after and not heard.is_set():
            anna.answer(anna.choices[-1])
            assert heard.wait(5)
        return found

    monkeypatch.setattr(there.hall.hearing, "call", called)
    monkeypatch.setattr(there.hall.database, "load", slowly)
    with listen(other) as socket:
        while next_table(socket)["at"] < 1:
            pass


def test_who_says_who_they_are_after_a_move_elsewhere_hears_the_next_one(two: tuple[Site, Site]) -> None:
    """Between the door and the greeting nobody looks at the table here, and what another server says of it drops it."""
    here, there = two
    anna = here.table("me", "hotseat")
    at(there, anna).look()
    with there.http.websocket_connect(f"ws://localhost/api/tables/{anna.table}/live") as socket:
        anna.answer(anna.choices[-1])
        soon(lambda: anna.table not in there.hall.rooms)
        socket.send_json({"type": "hello", "token": anna.token})
        assert next_table(socket)["at"] == 1
        anna.answer(anna.look()["ask"]["choices"][-1]["value"])
        assert next_table(socket)["at"] == 2


def test_who_comes_second_acts_on_what_the_first_has_stored(two: tuple[Site, Site]) -> None:
    """Also before the news have arrived: the primary key says no, the table is read anew, and it is done once."""
    here, there = two
    anna = here.table("me", "hotseat")
    other = at(there, anna)
    other.look()
    there.hall.hearing.call = lambda *told: None  # deaf
    anna.post("seat", seat=0, name="Ann")
    other.post("seat", seat=1, name="Benno")  # nobody gets a 503
    names = [seat["name"] for seat in other.look()["table"]["seats"]]
    assert names == ["Ann", "Benno"]
    numbers = [seq for seq, _ in here.hall.database.load(anna.table).history]
    assert numbers == list(range(1, len(numbers) + 1))


def test_who_listens_stays_when_another_server_was_quicker(two: tuple[Site, Site]) -> None:
    here, there = two
    anna = here.table("me", "hotseat")
    other = at(there, anna)
    other.look()
    there.hall.hearing.call = lambda *told: None  # deaf
    with listen(other) as socket:
        next_table(socket)
        for number in range(3):
            anna.post("seat", seat=0, name=f"Ann {number}")
            other.post("seat", seat=1, name=f"Ben {number}")
            while (told := next_table(socket))["table"]["seats"][1]["name"] != f"Ben {number}":
                pass
            assert told["table"]["seats"][0]["name"] == f"Ann {number}"


def test_only_what_happened_since_is_read(two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    """And the table is the same as one that was read as a whole."""
    here, there = two
    anna = here.table("me", "hotseat", "hotseat")
    other = at(there, anna)
    with listen(other) as socket:
        next_table(socket)
        monkeypatch.setattr(there.hall, "stored_table", None)
        play_on([anna], 12)
        anna.post("seat", seat=0, name="Ann")
        while (told := next_table(socket))["seq"] < anna.look()["seq"]:
            pass
        assert told["at"] == 12
        assert (told["sheet"], told["table"]["seats"][0]["name"]) == (anna.message["sheet"], "Ann")
        assert other.log == anna.log
        monkeypatch.undo()
        anna.undo()  # what is taken back is read as a whole
        while (told := next_table(socket))["at"] != anna.message["at"]:
            pass
        assert told["sheet"] == anna.message["sheet"]


def test_who_is_at_another_server_is_here(two: tuple[Site, Site]) -> None:
    """Nobody's seat is taken because they came in by another door."""
    here, there = two
    anna = here.table("me", "open", away=60)
    ben = anna.join("Ben")
    here.hall.rooms[anna.table].seen.clear()

    def seen() -> list[bool]:
        told = at(there, anna).look()["table"]
        return [*[seat["online"] for seat in told["seats"]][1:], told["spectators"] == 1]

    with listen(ben) as socket, watch(here, anna.table):
        next_table(socket)
        soon(lambda: seen() == [True, True])
        there.hall.rooms[anna.table].opened -= 100
        refused = at(there, anna).post("standin", 409, seat=1)
        assert refused["text"].startswith("This person is still here")
        dead = sa.text("UPDATE present SET at = at - 60")
        with here.hall.database.engine.begin() as connection:
            connection.execute(dead)
        there.hall.rooms.clear()
        assert seen() == [False, False]  # what a server said long ago does not count
    soon(lambda: spectators_told(here) == 0)


def spectators_told(site: Site) -> int:
    with site.hall.database.engine.connect() as connection:
        return int(connection.execute(sa.text("SELECT sum(spectators) FROM present")).scalar_one())


def test_bots_of_a_table_move_at_one_server(two: tuple[Site, Site]) -> None:
    here, there = two
    seats = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"title": "toy", "seats": seats, "pace": 0.05, "options": {"target": 50}}
    table = here.post("tables", wish, 201)["table"]
    there.get(f"tables/{table}")
    soon(lambda: here.get(f"tables/{table}")["at"] > 10)
    assert not (table in here.hall.hearing.held and table in there.hall.hearing.held)
    soon(lambda: there.get(f"tables/{table}")["at"] > 10)


def test_three_servers_start_at_once_on_an_empty_database(tmp_path: Path) -> None:
    url, made = fresh_schema(), []

    def start() -> None:
        made.append(Database(url))

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 3
    for database in made:
        assert database.count_going_on() == 0
        database.close()


def test_a_second_server_on_one_file_refuses_to_start(tmp_path: Path) -> None:
    with Process(tmp_path / "a.sqlite3"):
        result = CliRunner().invoke(serve, ["--port", "0", "--db", str(tmp_path / "a.sqlite3"), "--no-browser"])
    assert result.exit_code == 2
    assert "Another server uses it" in result.output


def test_a_newer_database_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    Database(f"sqlite:///{file}").close()
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    result = CliRunner().invoke(serve, ["--port", "0", "--db", str(file), "--no-browser"])
    assert result.exit_code == 2
    assert result.output.strip().endswith("it was written by a newer Starboard; this one cannot read it")
    assert len(result.output.strip().splitlines()) == 1


def told(server: Process, made: dict[str, Any], at: int) -> dict[str, Any]:
    """What a server tells of a table, once it has heard of what another one has acknowledged."""
    message: dict[str, Any] = {}

    def heard() -> bool:
        message.update(server.http.get(f"/api/tables/{made['table']}", headers=bearer(made["token"])).json())
        return bool(message["at"] >= at)

    soon(heard, 20)
    return message


def test_servers_are_killed_and_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    """Three servers, one database, people at random servers."""
    url = fresh_schema()
    servers = [Process(tmp_path / "x", db=url) for _ in range(3)]
    dice = random.Random(4)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat"}]
    wish = {"title": "toy", "seats": seats, "options": {"target": 50}}
    tables = [post(dice.choice(servers), "tables", wish) for _ in range(6)]
    bots = [{"kind": "bot", "bot": "random"}] * 2
    moving = [post(servers[0], "tables", wish | {"seats": bots, "pace": 0.2})["table"] for _ in range(4)]
    stored = {made["table"]: 0 for made in tables}
    for kill in range(3):
        for _ in range(15):
            made, server = dice.choice(tables), dice.choice(servers)
            message = told(server, made, stored[made["table"]])
            if message["ask"]:
                choice = message["ask"]["choices"][-1]["value"]
                body = {"token": made["token"], "seq": message["seq"], "choice": choice}
                stored[made["table"]] = post(server, f"tables/{made['table']}/answer", body)["at"]
        servers[kill].kill()
        servers[kill] = Process(tmp_path / "x", db=url)
    before = {id: servers[0].http.get(f"/api/tables/{id}").json()["at"] for id in moving}
    soon(lambda: all([over_or_on(servers[1], id, before[id]) for id in moving]), 20)
    for server in servers:
        server.stop()
    database = Database(url)
    for made in tables:
        found = database.load(made["table"])
        assert found is not None
        assert [seq for seq, _ in found.history] == list(range(1, found.row.seq + 1))
        assert found.row.at >= stored[made["table"]]
    database.close()


def over_or_on(server: Process, id: str, at: int) -> bool:
    message = server.http.get(f"/api/tables/{id}").json()
    return bool(message["table"]["status"] == "over" or message["at"] > at)
