"""The server is killed in the middle of games and started again: every table goes on exactly where it was."""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from server.processes import Process, post
from server.tools import Site
from starboard.server.command import database_url, serve
from starboard.server.schema import EVENTS


def seen(server: Process, table: str, token: str) -> dict[str, Any]:
    message: dict[str, Any] = server.http.get(f"/api/tables/{table}", headers=bearer(token)).json()
    for seat in message["table"]["seats"]:
        seat.pop("online")  # a new server has not met anybody yet
    return message


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def answer_once(server: Process, table: str, token: str) -> bool:
    message = seen(server, table, token)
    if not message["ask"] or not message["ask"]["choices"]:
        return False
    choice = message["ask"]["choices"][-1]["value"]
    post(server, f"tables/{table}/answer", {"token": token, "seq": message["seq"], "choice": choice})
    return True


def test_after_a_kill_every_table_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "crash.sqlite3"
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}, {"kind": "hotseat"}]
    body = {"title": "toy", "seats": seats, "options": {"target": 50}}
    server = Process(database)
    try:
        tables = [post(server, "tables", body) for _ in range(5)]
        for count, made in enumerate(tables):
            for _ in range(11 * count + 1):
                answer_once(server, made["table"], made["token"])
        message, last = seen(server, tables[4]["table"], tables[4]["token"]), tables[4]
        post(server, f"tables/{last['table']}/undo", {"token": last["token"], "seq": message["seq"], "to": 30})
        before = [seen(server, made["table"], made["token"]) for made in tables]
    finally:
        server.kill()
    server = Process(database)
    try:
        assert [seen(server, made["table"], made["token"]) for made in tables] == before
        for made in tables:
            answer_once(server, made["table"], made["token"])
    finally:
        server.stop()


def test_what_was_acknowledged_is_never_lost_and_what_was_not_counts_once(tmp_path: Path) -> None:
    """Killed at a random moment while answers fly: the repeated last request neither fails nor plays twice."""
    database = tmp_path / "crash.sqlite3"
    server = Process(database)
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    made = post(server, "tables", {"title": "toy", "seats": seats, "options": {"target": 50}})
    acknowledged, last = 0, {}
    for round_number in range(3):
        killer = threading.Timer(0.15 + 0.07 * round_number, server.kill)
        killer.start()
        try:
            while True:
                message = seen(server, made["table"], made["token"])
                if not message["ask"]:
                    break
                last = {"token": made["token"], "seq": message["seq"], "choice": message["ask"]["choices"][-1]["value"]}
                acknowledged = post(server, f"tables/{made['table']}/answer", last)["at"]
        except httpx.TransportError:
            pass
        killer.join()
        server = Process(database)
        at = seen(server, made["table"], made["token"])["at"]
        assert at in (acknowledged, acknowledged + 1)
        again = post(server, f"tables/{made['table']}/answer", last)
        assert again["at"] in (acknowledged, acknowledged + 1)
        acknowledged = again["at"]
    server.stop()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "crash.sqlite3"
    server = Process(database)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    body = {"title": "toy", "seats": seats, "options": {"target": 50}, "pace": 0.05}
    made = post(server, "tables", body)
    time.sleep(0.3)
    server.kill()
    server = Process(database)
    try:
        message = seen(server, made["table"], made["token"])
        deadline = time.monotonic() + 20
        while message["table"]["status"] != "over" and time.monotonic() < deadline:
            time.sleep(0.1)
            message = seen(server, made["table"], made["token"])
        assert message["result"]["winners"]
    finally:
        server.stop()


def test_a_table_of_newer_rules_is_shown_as_stopped_not_broken(site: Site) -> None:
    anna = site.table("me", "hotseat")
    anna.answer(anna.choices[-1])
    with site.hall.database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = 9")
    site.hall.rooms.clear()
    message = anna.look(lang="de")
    assert message["table"]["status"] == "stopped"
    assert message["table"]["problem"].endswith(".")
    assert anna.answer(0, 409)["error"] in ("stale", "illegal")


def test_damaged_answers_stop_one_table_only(site: Site) -> None:
    broken, whole = site.table("me", "hotseat"), site.table("me", "hotseat")
    for person in (broken, whole):
        person.answer(person.choices[-1])
    with site.hall.database.engine.begin() as connection:
        wrong = sa.func.replace(EVENTS.c.event, '"choice":', '"choice":9')
        connection.execute(sa.update(EVENTS).where(EVENTS.c.table_id == broken.table).values(event=wrong))
    site.hall.rooms.clear()
    assert broken.look()["table"]["status"] == "stopped"
    assert whole.look()["at"] == 1


def test_a_busy_port_gives_one_line_and_code_2(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(
            serve, ["--port", port, "--db", f"sqlite:///{tmp_path / 'x.sqlite3'}", "--no-browser"]
        )
    assert result.exit_code == 2
    assert result.output.strip() == (
        f"Port {port} on 127.0.0.1 is busy: another program listens there. Choose another with --port."
    )


@pytest.mark.parametrize(
    "url",
    ["nonsense://x", "sqlite:////nowhere/at/all.sqlite3", "/nowhere/at/all.sqlite3", "postgresql://u:secret@nowhere/x"],
)
def test_a_database_that_cannot_be_opened_gives_one_line_and_code_2(url: str) -> None:
    result = CliRunner().invoke(serve, ["--port", "0", "--db", url, "--no-browser"])
    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert "secret" not in result.output


def test_a_missing_driver_is_named_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = CliRunner().invoke(serve, ["--port", "0", "--db", "postgresql://localhost/games", "--no-browser"])
    assert result.exit_code == 2
    assert "starboard[postgres]" in result.output


def test_a_database_may_be_named_as_a_file() -> None:
    assert database_url("/srv/games.sqlite3") == "sqlite:////srv/games.sqlite3"
    assert database_url("games.sqlite3") == "sqlite:///games.sqlite3"
    assert database_url("postgresql+psycopg://u@h/x") == "postgresql+psycopg://u@h/x"


def test_the_server_writes_no_tokens_to_its_output(tmp_path: Path) -> None:
    server = Process(tmp_path / "quiet.sqlite3")
    made = post(server, "tables", {"title": "toy", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    answer_once(server, made["table"], made["token"])
    server.http.get(f"/api/tables/{made['table']}", headers=bearer("wrong"))
    server.stop()
    assert server.process.stdout is not None
    assert made["token"] not in json.dumps(server.process.stdout.read()) + server.logged()
