"""``docs/protocol.md`` agrees with the types of the server: routes, bodies, errors, examples."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from starboard.core import registry
from starboard.core.chance import Stream
from starboard.server import wire, wishes
from starboard.server.routes import ENDPOINTS
from starboard.server.words import STATUS

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)]
KINDS: list[Any] = [wire.TitleList, wire.Facts, wishes.NewTable, wire.TableMessage]


def routes() -> set[tuple[str, str]]:
    found = re.findall(r"`(GET|POST) (/api/[^`?&]*)", TEXT)
    return {(method, path.replace("{id}", "{table}")) for method, path in found}


def bodies() -> dict[str, set[str]]:
    """What the document says a POST may carry, by route; optional fields end in a question mark."""
    found = re.findall(r"`POST (/api/[^`?]*)[^`]*`[ |]*`\{(.*?)\}`", TEXT)
    flat = {path.replace("{id}", "{table}"): re.sub(r"[\[{].*[\]}]", "", body) for path, body in found}
    return {path: {name + mark for name, mark in re.findall(r'"(\w+)"(\??)', body)} for path, body in flat.items()}


def fields(body: Any) -> set[str]:
    return {field.encode_name + ("" if field.required else "?") for field in msgspec.structs.fields(body)}


def test_every_route_is_told_of_and_no_other() -> None:
    assert routes() - {("GET", "/api/openapi.json")} == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


def test_bodies_are_told_as_they_are_read() -> None:
    told = bodies()
    for endpoint in ENDPOINTS:
        if endpoint.body is not None and endpoint.body is not wishes.NewTable:  # that one is an example
            assert told[endpoint.path] == fields(endpoint.body), endpoint.path


def test_every_error_is_told_with_its_status() -> None:
    told = {(int(status), code) for status, code in re.findall(r"^\| (\d+) \| `([\w-]+)` \|", TEXT, re.MULTILINE)}
    assert told == {(status, code) for code, status in STATUS.items()} | {(415, "malformed")}


def test_examples_have_the_fields_of_their_types() -> None:
    for example, kind in zip(EXAMPLES, KINDS, strict=True):
        read = msgspec.convert(example, kind)
        if kind is not wishes.NewTable:  # a page may leave things out, the server says everything
            assert msgspec.to_builtins(read) == example, kind


def test_the_examples_name_what_there_is() -> None:
    titles, facts, table, message = EXAMPLES
    title = registry.find("arcs")
    (variant,) = [found for found in title.variants if found.id == table["variant"]]
    assert {option["name"] for option in titles["titles"][0]["variants"][0]["options"]} <= set(options(variant.options))
    assert sorted(message["table"]["options"]) == sorted(options(variant.options))
    assert message["ask"]["field"] in title.procedures[message["ask"]["procedure"]].fields
    printed = title.facts()
    for thing in facts["kinds"]["card"]:
        assert title.noun("card", thing["value"], "en") == thing["name"]
        data = printed["card"][thing["value"]]
        assert {name: data[name] for name in thing["data"]} == thing["data"]
    state = title.new(title.setup(players=3, seed=1))
    state.wander(Stream(1), 40)
    sheet: Any = title.sheet(title.view(state, 0))
    assert set(message["sheet"]) <= set(sheet)
    assert set(message["sheet"]["systems"][0]) <= {name for system in sheet["systems"] for name in system}


def options(found: Any) -> list[str]:
    return [option.name for option in found]
