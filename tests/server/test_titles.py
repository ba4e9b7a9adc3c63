"""Every registered game at the real server: each reader's message in both languages, and nothing hidden in any."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from server.tools import Person, Site, config
from starboard.core import codec, registry
from starboard.core.chance import Stream
from starboard.games.arcs.cards.card import DECK
from starboard.server.catalogue import Catalogue, registered

GAMES = [(name, variant.id) for name in registered() for variant in registry.find(name).variants]


@pytest.fixture
def site(tmp_path: Path) -> Any:
    with Site(tmp_path, config(tmp_path), Catalogue()) as open_site:
        yield open_site


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_a_game_is_told_to_everybody_and_nothing_hidden_with_it(site: Site, name: str, variant: str) -> None:
    """At random positions: two worlds that look the same to a reader give the same message, byte for byte."""
    title = registry.find(name)
    players = title.variant(variant).seats[-1]
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"} for _ in range(players - 1)]]
    made = site.post("tables", {"title": name, "variant": variant, "seats": seats}, 201)
    people = [Person(site, made["table"], made["token"], made["message"])]
    for number in range(players - 1):
        people.append(people[0].join(f"Person {number}"))
    stream = Stream(11)
    for step in range(120):
        room = site.hall.rooms[made["table"]]
        state = room.table.course.state
        if state.ask is None:
            break
        if step % 4 == 0:
            compare_worlds(site, title, room, people, step)
        person = people[state.ask.seat]
        message = person.look(lang="de" if step % 2 else "en")
        assert message["ask"]["choices"]
        person.answer(person.choices[stream.below(len(person.choices))])


def compare_worlds(site: Site, title: Any, room: Any, people: list[Person], seed: int) -> None:
    true = room.table.course.state
    for reader in range(-1, len(people)):
        query: dict[str, Any] = {"token": people[reader].token} if reader >= 0 else {}
        before = site.get(f"tables/{room.table.id}", **query)
        room.table.course.state, room.written = title.determinize(true, reader, seed), None
        after = site.get(f"tables/{room.table.id}", **query)
        room.table.course.state, room.written = true, None
        assert json.dumps(before) == json.dumps(after)


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_checkpoints_and_replay_lead_to_the_same_position(site: Site, name: str, variant: str) -> None:
    """A table that is read back from the store stands where it stood, and can go back to any point."""
    players = registry.find(name).variant(variant).seats[0]
    seats = [{"kind": "me"}, *[{"kind": "hotseat"} for _ in range(players - 1)]]
    made = site.post("tables", {"title": name, "variant": variant, "seats": seats}, 201)
    person = Person(site, made["table"], made["token"], made["message"])
    digests = []
    stream = Stream(3)
    for _ in range(90):
        state = site.hall.rooms[made["table"]].table.course.state
        if state.ask is None:
            break
        digests.append(codec.digest(state))
        person.look()
        person.answer(person.choices[stream.below(len(person.choices))])
    last = codec.digest(site.hall.rooms[made["table"]].table.course.state)
    site.hall.rooms.clear()
    person.look()
    course = site.hall.rooms[made["table"]].table.course
    assert codec.digest(course.state) == last
    for at in (0, 1, len(digests) // 2, len(digests) - 1):
        assert codec.digest(course.position(at)) == digests[at]


@pytest.mark.parametrize("name", list(registered()))
def test_facts_are_told_in_both_languages(site: Site, name: str) -> None:
    german = site.get(f"titles/{name}/facts", lang="de")["kinds"]
    english = site.get(f"titles/{name}/facts", lang="en")["kinds"]
    assert german.keys() == english.keys()
    for kind, things in german.items():
        assert [bool(thing["name"]) for thing in things] == [bool(thing["name"]) for thing in english[kind]], kind
        assert any([thing["name"] for thing in things]), kind
        assert [thing["value"] for thing in things] == list(range(len(things)))


def test_a_table_of_the_base_game_need_not_fetch_the_cards_of_the_campaign(site: Site) -> None:
    base, everything = [site.get("titles/arcs/facts", variant=variant)["kinds"] for variant in ("base", "")]
    assert len(base["card"]) == DECK.base < len(everything["card"])
    assert base["card"] == everything["card"][: DECK.base]
    assert site.get("titles/arcs/facts", variant="campaign")["kinds"] == everything
    assert site.get("titles/arcs/facts", 404, variant="chess")["error"] == "not-found"


def test_scores_say_where_rounds_begin(site: Site) -> None:
    """The chart's chapters; a name that is no number at the top of the sheet marks nothing."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = site.post("tables", {"title": "arche", "seats": seats, "pace": 0}, 201)["table"]
    while site.get(f"tables/{table}")["table"]["status"] == "playing":
        time.sleep(0.05)
    marks = site.get(f"tables/{table}/scores", counter="round")["marks"]
    assert len(marks) > 2
    assert [mark["value"] for mark in marks] == sorted({mark["value"] for mark in marks})
    for mark in marks:
        sheet = site.get(f"tables/{table}/position", at=mark["at"], seat=-1)["sheet"]
        assert sheet["round"] == mark["value"]
    for other in ("", "resources", "seed", "__class__", "nothing"):
        assert site.get(f"tables/{table}/scores", counter=other)["marks"] == []


@pytest.mark.parametrize("name", registered())
def test_everything_that_can_be_pointed_at_is_explained_in_both_languages(site: Site, name: str) -> None:
    told = {lang: site.get(f"titles/{name}/facts", lang=lang)["kinds"] for lang in ("de", "en")}
    for kind, things in told["en"].items():
        for english, german in zip(things, told["de"][kind], strict=True):
            if english["data"].get("kind") == "none":
                continue  # a number that waits for its card
            assert english["name"], kind
            assert german["name"]
            assert english["explain"], (kind, english["name"])
            assert german["explain"], (kind, german["name"])
            assert english["explain"] != german["explain"], (kind, english["name"])


def test_a_setup_card_for_another_number_of_players_is_refused(site: Site) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "arcs", "variant": "base", "seats": seats, "options": {"setup": "3p-01"}}
    refused = site.post("tables", wish, 400)
    assert refused["text"] == "These settings do not fit the game. Please choose others."
    assert refused["detail"] == "option setup: 3p-01 is for 3 players, not 2"


def test_a_stored_table_with_such_a_card_still_begins(site: Site) -> None:
    """It was accepted once; a fitting card is drawn, as it was then."""
    made = site.post("tables", {"title": "arcs", "variant": "base", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
    table = site.hall.rooms[made["table"]].table
    table.setup = table.setup._replace(options={**table.setup.options, "setup": "3p-01"})
    Person(site, made["table"], made["token"], made["message"]).join("Ben")
    assert table.status == "playing"
    assert codec.read_setup(table.title, codec.setup_data(table.setup)) == table.setup
