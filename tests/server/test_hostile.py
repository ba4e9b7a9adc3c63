"""Malformed and hostile requests: nobody is let in, nothing is lost, every error is a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.tools import Site, config, step


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"nonsense", b"[]", b"null", b"7", b'{"seats": []}', b'{"title": 7, "seats": []}',
        b'{"title": "toy", "seats": {}}', b'{"title": "toy", "seats": [[]]}', b"\xff\xfe\x00", b"[" * 5000,
        b'{"title": "toy", "seats": [], "extra": 1}', b'{"title": "toy", "seats": [], "pace": "fast"}',
    ],
)  # fmt: skip
def test_malformed_bodies(site: Site, body: bytes) -> None:
    answer = site.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("malformed", "bad-input")
    assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize("choice", ["1", 1.5, None, [1], {"a": 1}, True])
def test_malformed_choices(site: Site, choice: Any) -> None:
    anna = site.table("me", "bot")
    answer = anna.post("answer", 400, seq=anna.message["seq"], choice=choice)
    assert answer["error"] == "malformed"
    assert anna.look()["at"] == 0


def test_huge_bodies_are_refused_by_length_and_by_count(site: Site) -> None:
    huge = b'{"title": "' + b"x" * 200_000 + b'"}'
    stated = site.http.post("/api/tables", content=huge, headers={"Content-Type": "application/json"})
    assert (stated.status_code, stated.json()["error"]) == (413, "too-large")

    def stream() -> Any:
        for _ in range(100):
            yield b" " * 4096

    streamed = site.http.post("/api/tables", content=stream(), headers={"Content-Type": "application/json"})
    assert streamed.status_code == 413


def test_a_form_of_another_site_is_no_request_of_ours(site: Site) -> None:
    body = b'{"title": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}'
    plain = site.http.post("/api/tables", content=body, headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415
    foreign = {"Content-Type": "application/json", "Origin": "https://evil.example"}
    refused = site.http.post("/api/tables", content=body, headers=foreign)
    assert (refused.status_code, refused.json()["error"]) == (403, "origin")


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "", "evil.example:8710", "127.0.0.1.evil.example"]
)
def test_a_foreign_host_name_is_refused(site: Site, host: str) -> None:
    """Another site's name that leads to this machine must not open our tables to its pages."""
    answer = site.http.get("/api/titles", headers={"Host": host})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")


@pytest.mark.parametrize("host", ["localhost:8710", "127.0.0.1:8710", "[::1]:8710", "192.168.1.7", "play.localhost"])
def test_our_own_names_and_plain_addresses_are_answered(site: Site, host: str) -> None:
    assert site.http.get("/api/health", headers={"Host": host}).status_code == 200


def test_further_names_can_be_allowed(tmp_path: Path) -> None:
    settings = config(tmp_path)
    settings.hosts = ["Games.example"]
    with Site(tmp_path, settings) as site:
        assert site.http.get("/api/health", headers={"Host": "games.example"}).status_code == 200
        assert site.http.get("/api/health", headers={"Host": "evil.example"}).status_code == 403


def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    settings = config(tmp_path)
    settings.request_burst, settings.requests_per_second = 5, 0.001
    with Site(tmp_path, settings) as site:
        answers = [site.http.get("/api/health").status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3


def test_every_answer_wears_its_headers(site: Site) -> None:
    for path in ("/", "/api/titles", "/api/nowhere", "/nowhere"):
        headers = site.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers
    assert site.http.get("/api/titles").headers["cache-control"] == "no-store"
    assert site.http.get("/api/health", headers={"Host": "evil.example"}).headers["x-frame-options"] == "DENY"


def test_unknown_things_are_not_found_in_a_sentence(site: Site) -> None:
    for path in ("/api/tables/nowhere", "/api/titles/chess/facts", "/api/nowhere", "/api/tables/../../etc/passwd"):
        answer = site.http.get(path)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()
    assert site.get("tables/nowhere", 404, lang="de")["text"] == "Diesen Tisch gibt es nicht."


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/assets/..%2f..%2fcommand.py", "/%2e%2e/app.py"]
)
def test_no_file_outside_the_page_is_served(site: Site, path: str) -> None:
    answer = site.http.get(path)
    assert "import" not in answer.text or "<!doctype html>" in answer.text.lower()
    assert "build-backend" not in answer.text


def test_a_failing_store_refuses_the_move_and_the_table_stays_as_it_was(site: Site) -> None:
    anna = site.table("me", "hotseat")
    store = site.hall.database
    good = store.write
    store.write = broken
    refused = anna.answer(anna.choices[-1], 503)
    assert refused["error"] == "storage"
    store.write = good
    assert anna.look()["at"] == 0
    step([anna])
    assert anna.look()["at"] == 1


def broken(jobs: list[Any]) -> None:
    from sqlalchemy.exc import OperationalError

    raise OperationalError("disk full", None, Exception())


def test_an_internal_error_shows_no_trace(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(lang: str) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(site.hall.catalogue, "titles", explode)
    answer = site.http.get("/api/titles")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_the_openapi_document_names_every_route(site: Site) -> None:
    document = site.get("openapi.json")
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}/answer" in document["paths"]
    body = document["paths"]["/api/tables/{table}/answer"]["post"]["requestBody"]
    name = body["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
    schema = document["components"]["schemas"][name]
    assert set(schema["required"]) == {"token", "seq"}, "and an answer, or a run of them"
    assert {"choice", "choices"} <= set(schema["properties"])
    refs = str(document)
    for schema in set(document["components"]["schemas"]) - {"Presence", "Pong", "Hello"}:  # those travel by socket
        assert f"#/components/schemas/{schema}" in refs


def test_whoever_waited_while_a_move_failed_acts_on_what_is_stored(site: Site) -> None:
    """Requests that queue up behind a move that could not be stored must not build on it."""
    from concurrent.futures import ThreadPoolExecutor

    anna = site.table("me", "hotseat")
    store = site.hall.database
    good = store.write
    store.write = broken_slowly
    choice = anna.choices[-1]
    with ThreadPoolExecutor(4) as crowd:
        waiting = [crowd.submit(anna.answer, choice, 503) for _ in range(4)]
        assert {task.result()["error"] for task in waiting} == {"storage"}
    store.write = good
    assert anna.look()["at"] == 0
    anna.answer(choice)
    stored = store.load(anna.table)
    assert [seq for seq, _ in stored.history] == list(range(1, stored.row.seq + 1))


def broken_slowly(jobs: list[Any]) -> None:
    import time

    time.sleep(0.05)
    broken(jobs)


def test_two_tabs_that_answer_at_the_same_time_play_once(site: Site) -> None:
    from concurrent.futures import ThreadPoolExecutor

    anna = site.table("me", "hotseat")
    body = {"token": anna.token, "seq": anna.message["seq"]}
    choices = anna.choices
    with ThreadPoolExecutor(8) as crowd:
        path = f"/api/tables/{anna.table}/answer"
        sent = [crowd.submit(site.http.post, path, json=body | {"choice": choice}) for choice in choices * 4]
        codes = [task.result().status_code for task in sent]
    assert anna.look()["at"] == 1
    assert sorted(set(codes)) == [200, 409]
    assert codes.count(200) == 4
