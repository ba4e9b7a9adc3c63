"""Bots: they see views, think beside the server, and never hold a table up."""

from __future__ import annotations

import threading
import time
from multiprocessing.context import SpawnProcess
from typing import Any

import pytest

from server.tools import Person, Site, play_on, wait_for_people
from starboard.core.text import Text
from starboard.server.catalogue import Catalogue
from starboard.server.packing import pack_view, unpack_view
from starboard.server.workers import Worker
from toy.title import TITLE


def against(site: Site, *bots: str, **more: Any) -> Person:
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    body = {"title": "toy", "seats": seats, "pace": 0, "options": {"target": 50}} | more
    made = site.post("tables", body, 201)
    return Person(site, made["table"], made["token"], made["message"])


def test_a_bot_that_thinks_in_its_own_process_plays_its_choice(site: Site) -> None:
    anna = against(site, "highest")
    play_on([anna], 3)
    moves = site.hall.rooms[anna.table].table.course.decisions
    assert {move.choice for move in moves if move.bot and move.seat == 1} - {0}


def test_a_bot_gets_its_own_view_and_nothing_else(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    anna = against(site, "peeper")
    play_on([anna], 4)
    assert anna.look()["at"] > 4
    assert "failed" not in caplog.text


@pytest.mark.parametrize("bot", ["sleeper", "crasher"])
def test_a_bot_that_hangs_or_dies_is_replaced_by_a_quick_choice(site: Site, bot: str) -> None:
    anna = against(site, bot)
    play_on([anna], 1)
    wait_for_people([anna])
    assert anna.look()["at"] >= 2


def test_a_table_can_be_read_and_changed_while_its_bot_thinks(site: Site) -> None:
    anna = against(site, "sleeper")
    anna.look()
    anna.answer(anna.choices[-1])
    assert anna.look()["ask"]["seat"] == 1
    anna.undo()
    assert anna.look()["at"] == 0
    assert anna.choices


def test_a_choice_for_a_position_that_is_gone_is_dropped(site: Site) -> None:
    anna = against(site, "highest")
    anna.look()
    for _ in range(3):
        anna.look()
        wait_for_people([anna])
        anna.answer(anna.choices[-1])
        anna.undo()
    wait_for_people([anna])
    table = site.hall.rooms[anna.table].table
    assert [entry.seq for entry in table.entries] == sorted([entry.seq for entry in table.entries])
    assert table.seq >= 8


def test_bots_move_at_the_tables_pace(site: Site) -> None:
    """Between a person's move and the bot's answer lies at least the pace."""
    anna = against(site, "random", pace=0.3)
    anna.look()
    anna.answer(anna.choices[-1])
    started = time.monotonic()
    wait_for_people([anna])
    assert time.monotonic() - started > 0.25


def test_a_packed_view_is_the_same_view_with_the_same_question() -> None:
    from starboard.core import codec

    setup = TITLE.setup("short", 3, 5)
    state = TITLE.new(setup)
    while (ask := state.settle()) is not None:
        view = TITLE.view(state, ask.seat)
        copy = unpack_view(TITLE, setup, pack_view(view))
        assert codec.digest(copy) == codec.digest(view)
        assert copy.ask is not None
        assert copy.ask.choices == ask.choices
        state.play(ask.choices[-1])


def test_bots_are_named_in_the_readers_language(site: Site) -> None:
    bots = site.get("titles", lang="de")["titles"][0]["bots"]
    assert {"id": "highest", "name": Text("Höchste", "Highest")("de")} in bots


def test_a_bot_process_that_starts_while_the_server_closes_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server closes at the very moment in which a process is about to start: nothing fails, and nothing stays."""
    worker = Worker(Catalogue())
    about_to_start, closes = threading.Event(), threading.Event()
    started: list[SpawnProcess] = []
    really_start = SpawnProcess.start

    def start(process: SpawnProcess) -> None:
        about_to_start.set()
        assert closes.wait(30)
        really_start(process)
        started.append(process)

    def close() -> None:
        assert about_to_start.wait(30)
        worker.closing = True
        closes.set()
        worker.stop()

    monkeypatch.setattr(SpawnProcess, "start", start)
    closer = threading.Thread(target=close)
    closer.start()
    with pytest.raises(EOFError):
        worker.start()
    closer.join()
    assert [process.is_alive() for process in started] == [False]
    with pytest.raises(EOFError):
        worker.start()
