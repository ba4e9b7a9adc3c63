"""How the kept files were made, once, by the code of commit 21a872e:

    git worktree add OLD 21a872e
    PYTHONPATH=OLD/src:OLD/tests python tests/server/kept/make.py

A server of that commit was played at like any other: tables that wait for somebody, that run (with a bot that gives
reasons, moves taken back alone and by consent, people who left and came back, and one who is away), and that are over,
a loaded record, the start of a rematch. Beside the database stands what everybody was told there, and the records.
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from server.tools import Person, Site, sentence, wait_for_people
from starboard.core import codec, registry
from starboard.core.chance import Stream
from starboard.server.app import Config
from starboard.server.catalogue import Catalogue

HERE = Path(__file__).parent
CASES = (("arche", "standard", ""), ("carpe-astra", "basic", "advanced"), ("arcs", "base", "leaders"))
RUNNING = 100  # decisions at least: two checkpoints
Json = dict[str, Any]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kept.sqlite3"
        settings = Config(db=f"sqlite:///{file}", bot_workers=1, bot_seconds=0.3, away=0.0, request_burst=1_000_000)
        with Site(Path(folder), settings, Catalogue()) as site:
            told = {"tables": make_tables(site), "records": [], "snapshots": make_snapshots()}
            over = [table for table in told["tables"] if table["what"] == "over"]
            told["records"] = [site.get(f"tables/{table['table']}/record") for table in over]
            loaded = site.post("replays", {"record": told["records"][0], "name": "Loaded"}, 201)
            told["tables"].append(note("replay", Person(site, loaded["table"], loaded["token"], loaded["message"])))
            again = site.post(f"tables/{over[0]['table']}/rematch", {"token": over[0]["token"]})
            told["tables"].append(note("rematch", Person(site, again["table"], again["token"], again["message"])))
        shrink(file)
        (HERE / "tables.sqlite3.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
        (HERE / "told.json.xz").write_bytes(lzma.compress(json.dumps(told).encode(), preset=9))


def shrink(file: Path) -> None:
    """One file without a write-ahead log beside it."""
    database = sqlite3.connect(file)
    database.execute("pragma journal_mode=delete")
    database.execute("vacuum")
    database.close()


def make_tables(site: Site) -> list[Json]:
    found = []
    for title, variant, richer in CASES:
        dice = random.Random(title)
        found.append(note("open", site.table("me", "open", title=title, variant=variant, options={})))
        found.append(note("running", running(site, title, richer or variant, dice)))
        anna = site.table("me", "hotseat", title=title, variant=variant, options={})
        while anna.look()["table"]["status"] == "playing":
            answer(anna, dice)
        found.append(note("over", anna))
    return found


def running(site: Site, title: str, variant: str, dice: random.Random) -> Person:
    """Two people and a bot; Ben leaves, comes back and leaves again, and Anna takes back what she may."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    anna = site.table(title=title, variant=variant, options={}, seats=seats)
    ben = anna.join("Ben")
    for number in range(12):
        wait_for_people([anna, ben])
        asked = anna if anna.choices else ben
        answer(asked, dice)
        if number % 4 == 3 and asked.look()["undo"]["reach"]:
            asked.undo()
    agree(anna, ben)
    ben.post("leave", bot="random")
    to_decision(anna, dice, RUNNING // 2)
    ben.post("return")
    wait_for_people([anna, ben])
    agree(anna, ben)
    ben.post("leave", bot="random")
    to_decision(anna, dice, RUNNING)
    return anna


def agree(anna: Person, ben: Person) -> None:
    """Somebody asks to go back to an own decision, and the other one agrees."""
    for asker, other in ((anna, ben), (ben, anna)):
        undo = asker.look()["undo"]
        if undo["back"] is not None and not undo["alone"]:
            asker.undo(to=undo["back"])
            other.consent(True)
            return
    raise AssertionError("nobody has anything to ask for")


def to_decision(person: Person, dice: random.Random, at: int) -> None:
    """Play on to a question of this person, so many decisions from the start."""
    while True:
        wait_for_people([person])
        assert person.choices, "the game is over too soon"
        if person.message["at"] >= at:
            return
        answer(person, dice)


def answer(person: Person, dice: random.Random) -> None:
    person.answer(dice.choice(person.choices))


def note(what: str, person: Person) -> Json:
    """What this person is told: the whole log, the question, the scores."""
    time.sleep(0.1)
    message = person.look()
    lines = person.site.get(f"tables/{person.table}/log", token=person.token)["lines"]
    ask = message["ask"]
    return {
        "what": what, "table": person.table, "token": person.token,
        "status": message["table"]["status"], "title": message["table"]["title"], "at": message["at"],
        "log": [[sentence(line["parts"]), line["undone"], line.get("because")] for line in lines],
        "prompt": sentence(ask["prompt"]) if ask else None,
        "labels": [sentence(choice["label"]) for choice in ask["choices"] or []] if ask else [],
        "scores": message["scores"],
    }  # fmt: skip


def make_snapshots() -> list[Json]:
    """A position in the middle of each game."""
    found = []
    for name, variant, richer in CASES:
        title = registry.find(name)
        setup = title.setup(richer or variant, 3, 21)
        state = title.new(setup)
        state.wander(Stream(21), 150)
        found.append(codec.snapshot(title, setup, state))  # type: ignore[attr-defined]  # it was there
    return found


if __name__ == "__main__":
    main()
