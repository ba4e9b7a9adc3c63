"""Sockets: catch-up, pushes, presence, and who is not let in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from server.tools import Person, Site, sentence, step
from starboard.server import live


@contextmanager
def listen(person: Person, headers: dict[str, str] | None = None, **query: Any) -> Iterator[Any]:
    with listening(person.site, person.table, {"token": person.token}, headers, **query) as socket:
        yield socket


@contextmanager
def watch(site: Site, table: str, **query: Any) -> Iterator[Any]:
    with listening(site, table, {}, None, **query) as socket:
        yield socket


@contextmanager
def listening(site: Site, table: str, hello: Any, headers: dict[str, str] | None, **query: Any) -> Iterator[Any]:
    text = "&".join([f"{name}={value}" for name, value in query.items()])
    path = f"ws://localhost/api/tables/{table}/live?{text}"
    with site.http.websocket_connect(path, headers=headers or {}) as socket:
        socket.send_json({"type": "hello"} | hello)
        yield socket


def next_table(socket: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "table":
            return message


def all_of(socket: Any) -> None:
    while True:
        socket.receive_json()


def test_a_socket_brings_the_table_and_then_every_change(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    with listen(ben) as socket:
        first = next_table(socket)
        assert first["you"]["seats"] == [1]
        assert first["ask"]["choices"] is None
        step([anna])
        news = next_table(socket)
        assert news["at"] == 1
        assert news["log"]["reset"] is False
        assert sentence(news["log"]["lines"][0]["parts"]).startswith("Anna plays")
        assert [choice["value"] for choice in news["ask"]["choices"]] == [0, 1]


def test_reconnecting_brings_only_what_was_missed(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    seq = ben.look()["seq"]
    step([anna])
    with listen(ben, since=seq) as socket:
        missed = next_table(socket)
        assert missed["log"]["reset"] is False
        assert min([line["seq"] for line in missed["log"]["lines"]]) > seq
    with listen(ben, since=missed["seq"]) as socket:
        assert socket.receive_json()["type"] == "presence"


def test_a_since_from_another_life_brings_everything(site: Site) -> None:
    anna = site.table("me", "bot")
    with listen(anna, since=9999) as socket:
        assert next_table(socket)["log"]["reset"] is True


def test_hot_seat_the_log_is_sent_anew_when_the_seat_changes(site: Site) -> None:
    anna = site.table("me", "hotseat")
    with listen(anna) as socket:
        first = next_table(socket)
        step([anna])
        second = next_table(socket)
        assert (first["you"]["seat"], second["you"]["seat"]) == (0, 1)
        assert second["log"]["reset"] is True
        texts = [sentence(line["parts"]) for line in second["log"]["lines"]]
        assert len([text for text in texts if "is dealt" in text]) == 1


def test_each_socket_speaks_its_own_language(site: Site) -> None:
    anna = site.table("me", "open")
    ben = anna.join("Ben")
    with listen(anna, lang="de") as german, listen(ben, lang="en") as english:
        assert sentence(next_table(german)["ask"]["prompt"]) == "Anna: Karte spielen?"
        assert sentence(next_table(english)["ask"]["prompt"]) == "Anna: play a card?"


def test_presence_is_told(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    with listen(anna) as socket:
        next_table(socket)
        with watch(site, anna.table):
            presence = socket.receive_json()
            assert presence == {"type": "presence", "online": [True, True], "spectators": 1}
        assert socket.receive_json()["spectators"] == 0


def test_a_spectator_socket_gets_the_spectators_view(site: Site) -> None:
    anna = site.table("me", "open")
    anna.join("Ben")
    with watch(site, anna.table) as socket:
        message = next_table(socket)
        assert message["you"]["seat"] == -1
        assert {card for hand in message["sheet"]["hands"] for card in hand} == {-9}


def test_ping_and_nonsense(site: Site) -> None:
    anna = site.table("me", "bot")
    with listen(anna) as socket:
        next_table(socket)
        for text in ("nonsense", "[1]", '{"type": "answer", "choice": 0}', "\u0000"):
            socket.send_text(text)
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong"}
    assert anna.look()["at"] == 0


def test_a_chatterbox_is_shown_out(site: Site) -> None:
    anna = site.table("me", "bot")
    with listen(anna) as socket:
        next_table(socket)
        for _ in range(100):
            socket.send_text("x")
        with pytest.raises(WebSocketDisconnect):
            all_of(socket)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost.evil.example", "http://localhost:1"]
)
def test_a_socket_from_another_site_is_refused_before_it_opens(site: Site, origin: str) -> None:
    anna = site.table("me", "bot")
    with pytest.raises(WebSocketDisconnect), listen(anna, {"Origin": origin}):
        pass


def test_a_socket_from_our_own_page_is_let_in(site: Site) -> None:
    anna = site.table("me", "bot")
    with listen(anna, {"Origin": "http://localhost"}) as socket:
        assert next_table(socket)["you"]["seats"] == [0]


@pytest.mark.parametrize(
    ("path", "hello", "code"),
    [
        ("{table}/live", {"token": "wrong"}, 4403),
        ("nowhere/live", {}, 4404),
        ("{table}/live?seat=0", {}, 4403),
        ("{table}/live?since=x", {}, 4400),
        ("{table}/live", {"type": "ping"}, 4400),
        ("{table}/live", {"token": 7}, 4400),
    ],
)
def test_refusals_have_close_codes(site: Site, path: str, hello: dict[str, Any], code: int) -> None:
    anna = site.table("me", "bot")
    with site.http.websocket_connect(f"ws://localhost/api/tables/{path.format(table=anna.table)}") as socket:
        socket.send_json({"type": "hello"} | hello)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == code


def test_a_table_without_spectators_closes_the_socket(site: Site) -> None:
    anna = site.table("me", "bot", watch=False)
    with watch(site, anna.table) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 4403


def test_who_says_nothing_hears_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO", 0.2)
    anna = site.table("me", "bot")
    with (
        site.http.websocket_connect(f"ws://localhost/api/tables/{anna.table}/live") as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == 4400


def test_a_token_in_an_address_opens_nothing(site: Site) -> None:
    """Addresses are kept by histories and logs: what stands there is taken for a stranger's."""
    anna = site.table("me", "hotseat", watch=False)
    assert site.http.get(f"/api/tables/{anna.table}?token={anna.token}").status_code == 403
    with watch(site, anna.table, token=anna.token) as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_json()
