"""A tab may be closed at any moment: the server neither stumbles nor complains."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.tools import BOTS, TOY, config
from starboard.server.app import make_app
from starboard.server.catalogue import Catalogue
from starboard.server.command import listen


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The real server with real sockets, in this process so that what it logs can be read."""
    listener = listen("127.0.0.1", 0)
    app = make_app(config(tmp_path), Catalogue(TOY, BOTS))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    yield int(listener.getsockname()[1])
    server.should_exit = True
    thread.join()


def close_hard(socket: ClientConnection) -> None:
    socket.socket.close()  # no goodbye: the lid was shut, the train went into a tunnel


def ping_and_leave(socket: ClientConnection) -> None:
    for _ in range(5):
        socket.send(json.dumps({"type": "ping"}))
    socket.close()


def look_and_leave(socket: ClientConnection) -> None:
    socket.recv(timeout=5)
    socket.close()


def test_no_way_to_close_a_tab_leaves_a_word_in_the_log(port: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    bots = [{"kind": "bot", "bot": "random"}] * 2  # moves all the time: there is always something to be told
    body = {"title": "toy", "seats": bots, "pace": 0.01, "options": {"target": 50}}
    table = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body).json()["table"]
    for place in (table, "nowhere"):
        for leave in (ClientConnection.close, close_hard, ping_and_leave, look_and_leave):
            for _ in range(8):
                try:
                    with connect(f"ws://127.0.0.1:{port}/api/tables/{place}/live", proxy=None) as socket:
                        if leave is not ClientConnection.close:  # that one leaves without a word
                            socket.send(json.dumps({"type": "hello"}))
                        leave(socket)
                except (ConnectionClosed, OSError):
                    assert place == "nowhere" or leave is close_hard  # the server had nothing to tell there
    assert httpx.get(f"http://127.0.0.1:{port}/api/health").json()["ok"]
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]  # who left rudely
    assert not ours
