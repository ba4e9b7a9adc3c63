"""What an older Starboard stored goes on: tables, records and snapshots that commit 21a872e wrote."""

from __future__ import annotations

import hashlib
import json
import lzma
import random
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.postgres import fresh_schema
from server.tools import Person, Site, config, database, sentence
from starboard.core import codec, registry
from starboard.core.errors import BadInput
from starboard.files import layout_of, read_record, read_snapshot, replay, verify
from starboard.server.catalogue import Catalogue
from starboard.server.database import Database, migrate
from starboard.server.packing import unpack
from starboard.server.reopening import reopen, restore
from starboard.server.table import Table
from toy.title import TITLE as TOY
from toy.wider import TITLE as WIDER

KEPT = Path(__file__).parent / "kept"
TOLD: dict[str, Any] = json.loads(lzma.decompress((KEPT / "told.json.xz").read_bytes()))
TABLES: list[dict[str, Any]] = TOLD["tables"]
RUNNING = [told for told in TABLES if told["status"] == "playing"]
FINISHED = [told for told in TABLES if told["status"] in ("over", "replay")]


# How many questions fewer there are now: buildings that are alike are one choice.
UNASKED = {"arcs-running": 1}


def called(told: dict[str, Any]) -> str:
    return f"{told['title']}-{told['what']}"


def decisions(told: dict[str, Any]) -> int:
    """How many decisions led to where a table stands, by the questions of today."""
    return int(told["at"]) - UNASKED.get(called(told), 0)


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A copy of the kept database, as that Starboard had it: nothing is brought up to date yet."""
    return kept_database(tmp_path / "test.sqlite3")


def kept_database(file: Path) -> str:
    file.write_bytes(lzma.decompress((KEPT / "tables.sqlite3.xz").read_bytes()))
    if database(file).startswith("sqlite"):
        return database(file)
    url = fresh_schema()
    source, target = sa.create_engine(f"sqlite:///{file}"), sa.create_engine(url)
    migrate(target, "0001")
    old = sa.MetaData()
    old.reflect(target, only=("tables", "events", "checkpoints"))
    with source.connect() as from_here, target.begin() as to_there:
        for name in ("tables", "events", "checkpoints"):
            rows = from_here.execute(sa.text(f"SELECT * FROM {name}")).mappings()
            found = [{**row, "bot_turn": bool(row["bot_turn"])} if name == "tables" else dict(row) for row in rows]
            to_there.execute(sa.insert(old.tables[name]), found)
    source.dispose()
    target.dispose()
    return url


@pytest.fixture
def old_site(kept: str, tmp_path: Path) -> Iterator[Site]:
    settings = config(tmp_path)
    settings.db = kept
    with Site(tmp_path, settings, Catalogue()) as site:
        yield site


def stored_table(url: str, told: dict[str, Any]) -> Table:
    store = Database(url)
    try:
        stored = store.load(told["table"])
        assert stored is not None
        return reopen(store, registry.find(told["title"]), stored)
    finally:
        store.close()


def test_the_kept_files_are_as_they_were_written() -> None:
    """Whoever lays positions out anew raises the layout of the title; these files stay."""
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in sorted(KEPT.glob("*.xz"))}
    assert found == {"tables.sqlite3.xz": "799fc41a64661dd8", "told.json.xz": "532fe6948707c779"}


def log_now(told: dict[str, Any]) -> list[Any]:
    """The log as it was told then; but while a game with hidden cards runs, bots keep their reasons to themselves, and
    who takes back is told without a count of decisions."""
    waits = told["status"] == "playing" and registry.find(told["title"]).hidden
    return [
        [re.sub(r" Decisions: \d+\.$", "", words), undone, [] if waits else because]
        for words, undone, because in told["log"]
    ]


@pytest.mark.parametrize("told", TABLES, ids=called)
def test_everybody_is_told_what_was_told_then(old_site: Site, told: dict[str, Any]) -> None:
    query = {"token": told["token"]}
    message = old_site.get(f"tables/{told['table']}", **query)
    assert (message["table"]["status"], message["at"]) == (told["status"], decisions(told))
    assert (message["scores"], message["table"]["problem"]) == (told["scores"], None)
    lines = old_site.get(f"tables/{told['table']}/log", **query)["lines"]
    assert [[sentence(line["parts"]), line["undone"], line.get("because")] for line in lines] == log_now(told)
    ask = message["ask"]
    assert (sentence(ask["prompt"]) if ask else None) == told["prompt"]
    assert ([sentence(choice["label"]) for choice in ask["choices"]] if ask else []) == told["labels"]
    if told["status"] != "open":
        for at in range(0, decisions(told) + 1, 35):
            assert old_site.get(f"tables/{told['table']}/position", at=at, **query)["at"] == at
        assert old_site.get(f"tables/{told['table']}/scores", **query)["points"][-1]["scores"] == told["scores"]


@pytest.mark.parametrize("told", RUNNING, ids=called)
def test_running_tables_go_on_where_they_stood(old_site: Site, told: dict[str, Any]) -> None:
    anna = Person(old_site, told["table"], told["token"], {})
    anna.look()
    anna.answer(anna.choices[0])
    assert anna.look()["at"] > decisions(told)
    while anna.message["at"] > decisions(told) - 60 and anna.message["undo"]["back"] is not None:
        anna.undo()  # the others are bots, so nobody has to agree; checkpoints are left behind
        anna.look()
    assert anna.choices


def test_running_tables_go_on_with_their_seed_and_say_so(old_site: Site) -> None:
    """They began before dice were sealed."""
    for told in RUNNING:
        anna = Person(old_site, told["table"], told["token"], {})
        assert anna.look()["table"]["dice"] is None
        anna.answer(anna.choices[0])
        assert old_site.hall.rooms[told["table"]].table.setup.seed > 0


@pytest.mark.parametrize("told", RUNNING, ids=called)
def test_running_tables_can_be_played_to_the_end(kept: str, told: dict[str, Any]) -> None:
    table, dice = stored_table(kept, told), random.Random(1)
    while table.status == "playing":
        ask = table.game().state.ask
        assert ask is not None
        table.answer_for_bot(dice.choice(ask.choices), [])
    assert table.course is not None
    record = table.course.record()
    assert codec.digest(verify(table.title, record)) == record.final


@pytest.mark.parametrize("told", FINISHED, ids=called)
def test_finished_tables_give_their_record_and_can_be_loaded(old_site: Site, told: dict[str, Any]) -> None:
    record = old_site.get(f"tables/{told['table']}/record")
    assert record["scores"] == told["scores"]
    loaded = old_site.post("replays", {"record": record}, 201)["message"]
    assert (loaded["at"], loaded["scores"]) == (decisions(told), told["scores"])


@pytest.mark.parametrize("data", TOLD["records"], ids=lambda data: str(data["setup"]["title"]))
def test_records_are_verified(old_site: Site, data: dict[str, Any]) -> None:
    """They name no scores; the final position is compared as long as positions are laid out and rules are as then."""
    title = registry.find(data["setup"]["title"])
    record = read_record(title, data)
    assert verify(title, record).ask is None
    carried = [f"carried over from rules {data['rules']}"] if record.older else []
    alike = layout_of(data) == title.layout and not carried
    assert record.checks == ["legality", *carried, *(["final position"] if alike else [])]
    table = old_site.post("replays", {"record": data}, 201)["table"]
    lines = [sentence(line["parts"]) for line in old_site.get(f"tables/{table}/log")["lines"]]
    assert ("The moves were checked" in lines[-1]) == (not alike)


@pytest.mark.parametrize("data", TOLD["snapshots"], ids=lambda data: str(data["setup"]["title"]))
def test_a_snapshot_loads_or_is_refused_in_a_sentence(data: dict[str, Any]) -> None:
    title = registry.find(data["setup"]["title"])
    if (data["rules"], layout_of(data)) == (title.rules, title.layout):
        setup, state = read_snapshot(title, data)
        assert json.loads(codec.canonical(codec.dump(state))) == data["state"]
        assert setup.players == 3
    else:
        plays, reads = f"this Starboard plays rules {title.rules}", f"this Starboard reads layout {title.layout}"
        with pytest.raises(BadInput, match=f"rules 1 of {title.id}; {plays}|layout 1 of {title.id}; {reads}"):
            read_snapshot(title, data)


# -- the toy game, laid out anew -----------------------------------------------------------------------------------


def test_a_table_goes_on_in_a_new_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.schema.STRIDE", 10)
    with Site(tmp_path) as site:
        anna = site.table("me", "hotseat", "hotseat")
        for _ in range(25):
            anna.answer(anna.choices[-1])
        before = anna.look()
        seen = [site.get(f"tables/{anna.table}/position", at=at, token=anna.token) for at in range(26)]
    with Site(tmp_path, catalogue=Catalogue({"toy": "toy.wider:TITLE"})) as site:
        anna.site = site
        after = anna.look()
        assert (after["sheet"]["notes"], after["ask"], after["at"]) == ([0, 0, 0], before["ask"], 25)
        for at, then in enumerate(seen):
            there = site.get(f"tables/{anna.table}/position", at=at, token=anna.token)
            assert there["sheet"].pop("notes") == [0, 0, 0]
            assert there == then
        course = site.hall.rooms[anna.table].table.course
        assert sorted(course.checkpoints) == [10, 20]
        assert all([unpack(WIDER, course.setup, packed) is not None for packed in course.checkpoints.values()])
        for _ in range(7):
            anna.answer(anna.choices[-1])
        anna.undo()
        assert anna.message["at"] == 31
    store = Database(database(tmp_path / "test.sqlite3"))
    try:
        stored = store.load(anna.table)
        assert stored is not None
        assert sorted(stored.checkpoints) == [30]  # few are kept
        assert restore(WIDER, stored).at == 31
    finally:
        store.close()


def test_a_damaged_checkpoint_of_the_same_layout_still_stops_a_table(site: Site) -> None:
    anna = site.table("me", "hotseat", "hotseat")
    for _ in range(45):
        anna.answer(anna.choices[-1])
    stored = site.hall.database.load(anna.table)
    position = json.loads(zlib.decompress(stored.checkpoints[40]))
    del position["stack"]
    stored.checkpoints[40] = zlib.compress(json.dumps(position).encode())
    assert restore(TOY, stored).status == "stopped"


def test_a_record_in_another_layout_is_loaded_with_a_word_about_it(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = site.table("me", "hotseat", options={"target": 8})
        while anna.choices:
            anna.answer(anna.choices[-1])
        record = site.get(f"tables/{anna.table}/record")
    with Site(tmp_path, catalogue=Catalogue({"toy": "toy.wider:TITLE"})) as site:
        made = site.post("replays", {"record": record}, 201)
        lines = [sentence(line["parts"]) for line in made["message"]["log"]["lines"]]
        assert lines[-1].startswith("Moves and scores were checked")
        record["scores"][0] += 1
        assert site.post("replays", {"record": record}, 400)["error"] == "bad-input"
    assert replay(WIDER, read_record(WIDER, record)).ask is None
