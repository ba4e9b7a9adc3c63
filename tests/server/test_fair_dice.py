"""Sealed dice: nobody can foresee them, nobody can bend them, and everybody can draw them anew."""

from __future__ import annotations

import copy
import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from server.tools import Person, Site, play_on, strings
from starboard import cli, fair
from starboard.core import registry
from starboard.core.ask import Order, Roll
from starboard.core.chance import Sealed
from starboard.core.errors import BadInput
from starboard.files import read_record, verify_dice
from starboard.server.catalogue import Catalogue
from toy.title import TITLE


def finished(site: Site) -> Person:
    """A game with some moves taken back in the middle, dice among them."""
    anna = site.table("me", "hotseat", options={"target": 12})
    for number in range(1000):
        if not anna.look()["ask"]:
            break
        anna.answer(anna.choices[-1])
        if number in (3, 5, 6) and anna.message["at"] > 2:
            anna.undo(to=anna.message["at"] - 2)
    return anna


def record_of(anna: Person) -> dict[str, Any]:
    return anna.site.get(f"tables/{anna.table}/record", token=anna.token)


def test_the_hash_is_shown_at_the_beginning_and_the_secret_at_the_end(site: Site) -> None:
    anna = site.table("me", "hotseat", options={"target": 12})
    dice = anna.look()["table"]["dice"]
    secret = site.hall.rooms[anna.table].table.secret
    assert len(secret) == 32
    assert dice == {"hash": hashlib.sha256(secret).hexdigest(), "secret": None, "words": ["", ""]}
    play_on([anna], 3)
    for what in ("", "/log", "/scores", "/position?at=1"):
        assert secret.hex() not in site.http.get(f"/api/tables/{anna.table}{what}").text
    play_on([anna])
    assert anna.look()["table"]["dice"] == dice | {"secret": secret.hex()}


def test_the_secret_stands_in_a_column_of_its_own_and_nowhere_else(site: Site) -> None:
    anna = site.table("me", "bot")
    play_on([anna], 45)
    room, store = site.hall.rooms[anna.table], site.hall.database
    stored = store.load(anna.table)
    secret = stored.row.secret
    assert secret == room.table.secret
    assert stored.row.setup["seed"] == room.table.course.state.seed == 0
    everything = strings({"setup": stored.row.setup}) + str(stored.history) + str(stored.row.body)
    assert secret.hex() not in everything
    assert repr(secret) not in everything


def test_the_dice_of_a_game_can_be_drawn_anew_also_after_take_backs(site: Site) -> None:
    anna = finished(site)
    record = record_of(anna)
    assert (record["format"], record["setup"]["seed"]) == (2, 0)
    lanes = record["dice"]["lanes"]
    assert lanes == sorted(set(lanes))
    assert lanes != list(range(len(lanes)))  # something was taken back
    assert verify_dice(TITLE, read_record(TITLE, record)) == len(lanes)
    found = site.get(f"tables/{anna.table}/verify", lang="en")
    assert (found["ok"], found["drawn"]) == (True, len(lanes))
    loaded = site.post("replays", {"record": record}, 201)["table"]
    assert site.get(f"tables/{loaded}/record") == record
    assert site.get(f"tables/{loaded}/verify")["ok"] is True


def test_one_changed_die_is_found(site: Site) -> None:
    record = record_of(finished(site))
    state, found = TITLE.new(read_record(TITLE, record).setup), 0
    for number, answer in enumerate(record["answers"]):
        if isinstance(state.ask, Roll):
            wrong = copy.deepcopy(record)
            wrong["answers"][number][0] = (answer[0] + 1) % state.ask.sides[0]
            wrong["final"], wrong["scores"] = "", None
            with pytest.raises(BadInput):
                verify_dice(TITLE, read_record(TITLE, wrong))
            found += 1
        state.play(tuple(answer) if isinstance(answer, list) else answer)
    assert found > 1


@pytest.mark.parametrize("part", ["hash", "secret", "words", "lanes"])
def test_nothing_of_the_proof_can_be_changed(site: Site, part: str) -> None:
    record = record_of(finished(site))
    dice = record["dice"]
    wrong = {
        "hash": "0" * 64, "secret": "00" * 32, "words": ["x", ""], "lanes": [lane + 1 for lane in dice["lanes"]],
    }  # fmt: skip
    dice[part] = wrong[part]
    with pytest.raises(BadInput):
        verify_dice(TITLE, read_record(TITLE, record))
    odd: tuple[Any, ...] = (None, [], "x", 7)
    for broken in odd:
        dice[part] = broken
        site.post("replays", {"record": record}, 400)


def test_each_seat_may_add_a_word_before_the_first_dice_fall(site: Site) -> None:
    anna = site.table("me", "open", "open", options={"target": 12})
    shown = anna.look()["table"]["dice"]
    anna.post("word", word="my own")
    assert anna.look()["table"]["dice"] == shown | {"words": []}  # nobody can fit theirs to another's
    ben = anna.join("Ben")
    body = {"invite": anna.look()["table"]["invite"], "name": "Cleo", "word": "last"}
    made = site.post(f"tables/{anna.table}/join", body)  # and the game begins; Ben gave none, and nobody waits for it
    cleo = Person(site, anna.table, made["token"], made["message"])
    assert cleo.message["table"]["dice"] == shown | {"words": ["my own", "", "last"]}
    assert anna.post("word", 409, word="too late")["text"] == "The first dice have fallen already."
    play_on([anna, ben, cleo])
    record = record_of(anna)
    assert record["dice"]["words"] == ["my own", "", "last"]
    verify_dice(TITLE, read_record(TITLE, record))


@pytest.mark.parametrize("word", ["x" * 65, "ä", "a\nb"])
def test_a_word_is_short_and_plain(site: Site, word: str) -> None:
    anna = site.table("me", "open")
    assert anna.post("word", 400, word=word)["error"] == "bad-input"


def test_words_change_the_dice() -> None:
    ask = Roll("dice", (6,) * 20)
    one, other = fair.Dice(b"s" * 32, ["", ""]), fair.Dice(b"s" * 32, ["", "x"])
    assert one.draw(ask, 0) != other.draw(ask, 0)
    assert one.draw(ask, 0) != one.draw(ask, 1)
    assert one.draw(ask, 0) == fair.Dice(b"s" * 32, ["", ""]).draw(ask, 0)
    assert one.bots == other.bots  # and bots' seeds tell nothing about dice
    assert one.bots not in (one.key, other.key)


def test_faces_and_orders_are_equally_likely() -> None:
    faces = Counter([Sealed(b"k" * 32, lane).below(6) for lane in range(6000)])
    assert all([850 < count < 1150 for count in faces.values()])
    orders = Counter([Order("order", 3).sample(Sealed(b"k" * 32, lane)) for lane in range(6000)])
    assert len(orders) == 6
    assert all([850 < count < 1150 for count in orders.values()])


def test_what_would_favour_some_numbers_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """3 does not divide 2**64: the one draw too many at the top is thrown away."""
    drawn = iter([b"\xff" * 8, (4).to_bytes(8, "big")])

    class Digest:
        def digest(self) -> bytes:
            return next(drawn)

    monkeypatch.setattr(hashlib, "blake2b", lambda *_, **__: Digest())
    assert Sealed(b"", 0).below(3) == 1


def test_a_game_of_before_says_that_it_cannot_be_drawn_anew(site: Site) -> None:
    record = record_of(finished(site))
    del record["dice"]
    record["format"] = 1
    table = site.post("replays", {"record": record}, 201)["table"]
    found = site.get(f"tables/{table}/verify")
    assert found["ok"] is None
    assert found["text"].endswith(".")


@pytest.mark.parametrize("name", registry.names())
def test_the_dice_of_every_game_can_be_drawn_anew(tmp_path: Path, name: str, capsys: Any) -> None:
    with Site(tmp_path, catalogue=Catalogue()) as site:
        seats = [{"kind": "bot", "bot": "random"}] * 3
        table = site.post("tables", {"title": name, "seats": seats, "pace": 0}, 201)["table"]
        for _ in range(3000):
            if site.get(f"tables/{table}")["table"]["status"] == "over":
                break
        record = site.get(f"tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert cli.run(["verify", str(file)]) == 0
    assert f"All {len(record['dice']['lanes'])} rolls and shuffles" in capsys.readouterr().out
    assert cli.run(["replay", str(file), "--verify"]) == 0
    record["dice"]["secret"] = "00" * 32
    file.write_text(json.dumps(record))
    assert cli.run(["verify", str(file)]) == 2
