"""Why a bot moved as it did: told to everybody, in the reader's language; what its seat hides waits for the end."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from server.tools import Person, Site, config, play_on, wait_for_people
from starboard.bots.bot import Bot, Budget, Decision, make
from starboard.bots.brain import Brain
from starboard.bots.greedy import PLANNED
from starboard.core import codec, registry
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import SPECTATOR, State
from starboard.core.text import LANGUAGES
from starboard.server.catalogue import Catalogue
from starboard.server.events import Reason
from starboard.server.publicity import knows_no_more
from starboard.server.workers import thought

ENGLISH = ["the highest (+1.0)", "no more to it"]
GERMAN = ["die höchste (+1,0)", "nur so"]


def against_talker(site: Site, to_the_end: bool = True) -> Person:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "talker"}]
    options = {"target": 12 if to_the_end else 50}  # with 50 nobody wins within three answers
    made = site.post("tables", {"title": "toy", "seats": seats, "pace": 0, "options": options}, 201)
    anna = Person(site, made["table"], made["token"], made["message"])
    play_on([anna], 1000 if to_the_end else 3)
    wait_for_people([anna])
    return anna


def reasons(message: dict[str, Any]) -> list[list[str]]:
    return [line["because"] for line in message["log"]["lines"] if line["because"]]


def test_players_and_spectators_read_a_bots_reasons_in_their_language(site: Site) -> None:
    anna = against_talker(site)
    moves = [move for move in site.hall.rooms[anna.table].table.course.decisions if move.bot]
    readers: tuple[dict[str, Any], ...] = ({"token": anna.token}, {})
    for who in readers:
        told = reasons(site.get(f"tables/{anna.table}", lang="en", **who))
        assert told == [ENGLISH] * len(told)
        assert 0 < len(told) <= len(moves)
        assert reasons(site.get(f"tables/{anna.table}", lang="de", **who)) == [GERMAN] * len(told)


def test_while_cards_are_hidden_reasons_wait_for_the_end(site: Site) -> None:
    """What spoke for one card against another tells something about the hand."""
    anna = against_talker(site, to_the_end=False)
    seq = anna.look()["seq"]
    assert anna.message["table"]["status"] == "playing"
    assert reasons(anna.message) == []
    assert ENGLISH[0] not in json.dumps(site.get(f"tables/{anna.table}/log"))
    play_on([anna])
    news = anna.look(since=seq)
    assert news["table"]["status"] == "over"
    assert news["log"]["reset"] is True  # the lines of before are told anew, with their reasons
    assert len(reasons(news)) >= 3


def test_people_give_no_reasons(site: Site) -> None:
    anna = site.table("me", "hotseat")
    play_on([anna], 6)
    assert reasons(anna.look()) == []


def test_a_reason_that_names_a_card_reaches_nobody(site: Site) -> None:
    anna = against_talker(site)
    readers: tuple[dict[str, Any], ...] = ({"token": anna.token}, {})
    for query in readers:
        assert "because I hold" not in json.dumps(site.get(f"tables/{anna.table}", **query))
    assert "because I hold" not in str(site.hall.database.load(anna.table).history)


def test_reasons_are_still_there_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = against_talker(site)
        before = site.get(f"tables/{anna.table}/log", lang="de")
    with Site(tmp_path) as site:
        assert site.get(f"tables/{anna.table}/log", lang="de") == before
    assert GERMAN in [line["because"] for line in before["lines"]]


def test_the_step_of_a_move_carries_its_reason(site: Site) -> None:
    anna = against_talker(site)
    line = next(line for line in anna.look()["log"]["lines"] if line["because"])
    there = site.get(f"tables/{anna.table}/position", at=line["at"], seat=-1)
    assert [one["because"] for one in there["lines"] if one["because"]] == [ENGLISH]


@pytest.mark.parametrize("name", registry.names())
def test_what_real_bots_say_is_made_of_terms_and_numbers_alone(tmp_path: Path, name: str) -> None:
    """A spectator of a table of bots reads nothing but the game's terms, each with a figure."""
    title = registry.find(name)
    known = {lang: {term(lang) for term in Brain(title).terms} | {PLANNED.text(lang)} for lang in LANGUAGES}
    with Site(tmp_path, config(tmp_path), Catalogue()) as site:
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table = site.post("tables", {"title": name, "seats": seats, "pace": 0}, 201)["table"]
        course = site.hall.rooms[table].table.entries
        end = time.monotonic() + 60
        while len([entry for entry in course if entry.because]) < 15 and time.monotonic() < end:
            time.sleep(0.2)
        said = [reason for entry in course for reason in entry.because]
        assert len(said) >= 15
        for place, lang in enumerate(LANGUAGES):
            told = {re.sub(r" \([+]\d+[.,]\d\)$", "", reason[place]) for reason in said}
            assert told <= known[lang]


POSITIONS, WORLDS = 200, 20
FEW = 40  # positions of games without hidden cards, in which all worlds are one


def public_reasons(title: Title, bot: Bot, world: State, known: dict[str, Decision]) -> tuple[int, list[Reason]]:
    """What a bot chooses in a world, and what is told of it at once. The same view gives the same thought."""
    assert world.ask is not None
    seat = world.ask.seat
    view = title.view(world, seat)
    key = codec.digest(view)
    if key not in known:
        assert view.ask is not None
        known[key] = bot.choose(view, view.ask, Stream(7), Budget(iterations=1))
    plain = knows_no_more(title, world, seat)
    return known[key].choice, thought(known[key]).because if plain else []


@pytest.mark.parametrize("name", registry.names())
def test_a_public_reason_tells_nothing_that_a_spectator_does_not_see(name: str) -> None:
    """Worlds that look the same to a spectator: wherever the bot chooses the same, it says the same at once."""
    title = registry.find(name)
    bot = make("easy" if title.hidden else "greedy", title)
    state, told = title.new(title.setup(players=3, seed=5)), 0
    for number in range(POSITIONS if title.hidden else FEW):
        while state.settle() is None:
            state = title.new(title.setup(players=3, seed=number))
        public = title.view(state, SPECTATOR)
        known: dict[str, Decision] = {}
        said: dict[int, list[Reason]] = {}
        for seed in range(WORLDS):
            world = title.determinize(public, SPECTATOR, seed)
            if world.ask is not None and len(world.ask.choices) > 1 and can_tell(title, world):
                choice, because = public_reasons(title, bot, world, known)
                said.setdefault(choice, because)
                assert said[choice] == because
                told += bool(because)
        state.wander(Stream(number), 7)
    assert told > 0 or title.hidden


def can_tell(title: Title, world: State) -> bool:
    """Where nothing is told anyway the bot need not think."""
    assert world.ask is not None
    return knows_no_more(title, world, world.ask.seat)
