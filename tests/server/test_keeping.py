"""Tables are kept for a time, and copies of all of them can be made and put back, while the server runs."""

from __future__ import annotations

import stat
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.processes import Process, post
from server.test_live import watch
from server.test_trouble import soon
from server.tools import Person, Site, config, play_on
from starboard import cli
from starboard.server import hall
from starboard.server.database import Database
from starboard.server.keeping import DAY, Keep, copy_all, delete, outdated, read_keep, shrink
from starboard.server.schema import EVENTS, TABLES


def aged(site: Site, days: dict[str, float]) -> None:
    """Make tables look as if nothing had happened at them for so many days."""
    with site.hall.database.engine.begin() as connection:
        for id, age in days.items():
            then = int(time.time() - age * DAY)
            connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(updated=then))


def some_of_each(site: Site) -> dict[str, str]:
    """An open table, one that is played, one that is over and a replay, by what they are."""
    waiting, played = site.table("me", "open"), site.table("me", "hotseat")
    over = site.table("me", "hotseat", options={"target": 12})
    play_on([over])
    record = site.get(f"tables/{over.table}/record")
    replay = site.post("replays", {"record": record}, 201)["table"]
    return {"open": waiting.table, "playing": played.table, "over": over.table, "replay": replay}


def test_tables_are_deleted_when_their_time_is_up(site: Site) -> None:
    made = some_of_each(site)
    database = site.hall.database
    aged(site, {made["open"]: 6.9, made["playing"]: 364, made["over"]: 364, made["replay"]: 29})
    assert outdated(database, Keep()) == []
    aged(site, {made["open"]: 7.1, made["playing"]: 366, made["over"]: 366, made["replay"]: 31})
    assert sorted(outdated(database, Keep())) == sorted(made.values())
    assert outdated(database, Keep(open=0, replay=0, over=0)) == []
    assert sorted(delete(database, [made["open"], made["over"]], Keep())) == sorted([made["open"], made["over"]])
    site.hall.rooms.clear()
    codes = [site.http.get(f"/api/tables/{made[kind]}").status_code for kind in ("open", "over", "replay")]
    assert codes == [404, 404, 200]
    with database.engine.connect() as connection:
        left = {row.table_id for row in connection.execute(sa.select(EVENTS.c.table_id))}
    assert left >= {made["playing"], made["replay"]}
    assert not left & {made["open"], made["over"]}


def test_the_server_deletes_by_itself_and_never_under_somebodys_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.1)
    monkeypatch.setattr(hall, "PRUNE", 0.1)
    with Site(tmp_path) as site:
        looked_at, forgotten = site.table("me", "open").table, site.table("me", "open").table
        look_on(site, looked_at, forgotten)


def look_on(site: Site, looked_at: str, forgotten: str) -> None:
    with watch(site, looked_at) as socket:
        socket.receive_json()
        aged(site, {looked_at: 8, forgotten: 8})
        soon(lambda: site.http.get(f"/api/tables/{forgotten}").status_code == 404, 15)
        assert site.hall.database.load(looked_at) is not None


def test_a_table_says_until_when_it_is_kept(site: Site) -> None:
    anna = site.table("me", "open")
    assert abs(anna.look()["table"]["until"] - time.time() - 7 * DAY) < 60
    anna.join("Ben")
    assert abs(anna.look()["table"]["until"] - time.time() - 365 * DAY) < 60


def test_days_are_named_by_kind() -> None:
    assert read_keep(("open=1", "over=0")) == Keep(open=1, replay=30, over=0)
    for wrong in ("open", "open=x", "nothing=7", "open=-1"):
        with pytest.raises(ValueError, match="is not one of"):
            read_keep((wrong,))


def test_prune_counts_first_and_shrinks_the_file(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "test.sqlite3"
    settings = config(tmp_path)
    settings.db = f"sqlite:///{file}"
    with Site(tmp_path, settings) as site:
        people = [site.table("me", "hotseat", "hotseat") for _ in range(12)]
        for person in people:
            play_on([person], 20)
        aged(site, {person.table: 400 for person in people[1:]})
        before = sum([part.stat().st_size for part in tmp_path.glob("test.sqlite3*")])
        assert cli.run(["prune", "--db", str(file), "--dry-run"]) == 0
        assert capsys.readouterr().out == "11 tables would be deleted.\n"
        assert cli.run(["prune", "--db", str(file)]) == 0
        assert capsys.readouterr().out == "11 tables were deleted.\n"
        assert sum([part.stat().st_size for part in tmp_path.glob("test.sqlite3*")]) < before / 2
        people[0].look()
        people[0].answer(people[0].choices[0])  # and the server goes on
    assert cli.run(["prune", "--db", str(file), "--keep-days", "open=soon"]) == 2


def test_a_backup_while_the_server_runs_holds_whole_tables_and_can_be_restored(tmp_path: Path, capsys: Any) -> None:
    settings = config(tmp_path)
    with Site(tmp_path, settings) as site:
        bots = [{"kind": "bot", "bot": "random"}] * 2
        for _ in range(5):
            site.post("tables", {"title": "toy", "seats": bots, "pace": 0.01, "options": {"target": 50}}, 201)
        anna = site.table("me", "hotseat")
        play_on([anna], 7)
        shown = anna.look()
        copy = tmp_path / "backup.sqlite3"
        assert cli.run(["backup", str(copy), "--db", settings.db]) == 0
        said = capsys.readouterr()
        secret = site.hall.database.load(anna.table).row.secret
        assert secret.hex() not in said.out + said.err
        assert cli.run(["backup", str(copy), "--db", settings.db]) == 2  # overwrites nothing
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    again = tmp_path / "again"
    again.mkdir()
    other = config(again)
    assert cli.run(["restore", str(copy), "--db", other.db]) == 0
    assert cli.run(["restore", str(copy), "--db", other.db]) == 2  # only into an empty one
    with Site(again, other) as site:
        moved = Person(site, anna.table, anna.token, {})
        assert moved.look()["sheet"] == shown["sheet"]
        moved.answer(moved.choices[-1])
        assert site.hall.database.load(anna.table).row.secret == secret
        rows = site.hall.database.rows([row[0] for row in all_ids(site.hall.database)])
        assert len(rows) == 6
        for row in rows:
            numbers = [seq for seq, _ in site.hall.database.load(row.id).history]
            assert numbers == list(range(1, len(numbers) + 1))


def all_ids(database: Database) -> list[Any]:
    with database.engine.connect() as connection:
        return list(connection.execute(sa.select(TABLES.c.id)))


def test_a_copy_is_of_one_moment(tmp_path: Path) -> None:
    """Moves that are stored while it is made are in it wholly or not at all: each table's row fits its events."""
    with Process(tmp_path / "a.sqlite3") as server:
        bots = [{"kind": "bot", "bot": "random"}] * 3
        for _ in range(10):
            post(server, "tables", {"title": "toy", "seats": bots, "options": {"target": 50}, "pace": 0})
        for number in range(5):
            source = Database(f"sqlite:///{tmp_path / 'a.sqlite3'}")
            target = Database(f"sqlite:///{tmp_path / f'copy{number}.sqlite3'}")
            copy_all(source, target, lambda what, count: None)
            for (id,) in all_ids(target):
                stored = target.load(id)
                assert stored is not None
                assert [seq for seq, _ in stored.history] == list(range(1, stored.row.seq + 1))
            shrink(target)
            source.close()
            target.close()
