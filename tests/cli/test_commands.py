"""What the commands print and write."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.cli import run
from starboard.core import registry
from starboard.files import parse, read_record, verify
from starboard.laws.game import check_game
from starboard.runner import Plan

KEYS = (
    "title variant players games seed bots decisions seconds "
    "games_per_second decisions_per_second compiled wins scores digest"
)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert run(list(arguments)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """One JSON object and nothing else."""
    out = printed(capsys, *arguments, "--json")
    assert out.count("\n") == 1
    read: dict[str, Any] = json.loads(out)
    return read


def test_games_lists_every_title_with_variants_seats_options_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    games = data(capsys, "games")["games"]
    assert [game["title"] for game in games] == registry.names()
    arche = games[0]
    assert arche["variants"][0]["rules"] >= 1
    assert arche["variants"][0]["seats"] == [2, 3, 4]
    length = arche["variants"][0]["options"][0]
    assert (length["option"], length["kind"], length["default"]) == ("length", "choice", "standard")
    assert set(length["text"]) == {"de", "en"}
    assert "arche" in printed(capsys, "games")


def test_simulate_has_the_keys_that_were_promised(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "simulate", "arche", "--players", "3", "--games", "4", "--seed", "7")
    assert set(KEYS.split()) <= set(result)
    assert (result["title"], result["variant"], result["players"], result["games"]) == ("arche", "standard", 3, 4)
    assert result["bots"] == ["random"] * 3
    assert len(result["scores"]) == len(result["wins"]) == 3
    assert sum(result["wins"]) >= 4


def test_the_digest_depends_on_the_arguments_alone(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "arche", "--games", "9", "--seed", "7"]
    one = data(capsys, *arguments)["digest"]
    assert data(capsys, *arguments, "--jobs", "2")["digest"] == one
    assert data(capsys, *arguments, "--jobs", "3")["digest"] == one
    assert data(capsys, *arguments[:-1], "8")["digest"] != one
    assert data(capsys, *arguments, "--option", "rounds=20")["digest"] != one


def test_simulate_draws_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "simulate", "arche", "--games", "2")
    assert "mean score" in out
    assert "digest" in out


def test_simulate_writes_records_that_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data(capsys, "simulate", "arche", "--games", "3", "--seed", "5", "--out", str(tmp_path / "new" / "games"))
    written = sorted((tmp_path / "new" / "games").iterdir())
    assert [file.name for file in written] == [f"arche-standard-2p-5-{number}.json" for number in range(3)]
    title = registry.find("arche")
    for file in written:
        record = read_record(title, parse(file.read_text()))
        assert verify(title, record).ask is None
        replayed = data(capsys, "replay", str(file), "--verify")
        assert replayed["digest"] == record.final
        assert replayed["verified"] == ["legality", "scores", "final position"]


def test_replay_stops_where_it_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data(capsys, "simulate", "arche", "--games", "1", "--out", str(tmp_path))
    (file,) = tmp_path.iterdir()
    start = data(capsys, "replay", str(file), "--at", "0")
    later = data(capsys, "replay", str(file), "--at", "30")
    end = data(capsys, "replay", str(file))
    assert (start["answers"], later["answers"]) == (0, 30)
    assert (later["over"], end["over"]) == (False, True)
    assert end["winners"]
    assert "After 30 answers" in printed(capsys, "replay", str(file), "--at", "30")
    assert "the game is over" in printed(capsys, "replay", str(file), "--language", "de")


def test_check_finds_nothing_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "check", "arche", "--games", "2", "--every", "200")
    assert result["violations"] == []
    assert result["examined"] >= 2
    parallel = data(capsys, "check", "arche", "--games", "2", "--every", "200", "--jobs", "2")
    assert parallel == result
    table = printed(capsys, "check", "arche", "--games", "1", "--every", "200", "--table")
    assert "no violations" in table
    assert "occurred" in table
    assert "abilities" not in table  # Arche tells of none


def test_check_counts_abilities_alike_on_one_process_and_on_two(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["check", "arcs", "--variant", "leaders", "--games", "4", "--every", "500", "--seed", "2"]
    assert "table" not in data(capsys, *arguments)
    one = data(capsys, *arguments, "--table")
    assert data(capsys, *arguments, "--table", "--jobs", "2") == one
    rows = one["table"]["abilities"]
    assert one["table"]["texts"]["battle"] > 0
    assert one["table"]["things"]["card"]["number"] == 387
    assert [row for row in rows if row["times"]]
    unused = [row["ability"] for row in rows if row["times"] == 0]
    assert unused
    shown = printed(capsys, *arguments, "--table")
    assert f"abilities: {len(rows)}, never used: {len(unused)}" in shown
    assert any(
        ["Elder, Just" in line and ("never" in line) == ("Elder, Just" in unused) for line in shown.splitlines()]
    )


def test_check_lets_every_other_game_be_walked_eagerly(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["check", "carpe-astra", "--every", "500"]
    first, both = data(capsys, *arguments, "--games", "1"), data(capsys, *arguments, "--games", "2")
    title = registry.find("carpe-astra")
    plan = Plan(title.id, "basic", 2, first["seed"], title.setup().options, [])
    lengths = [check_game(title, plan.setup(number), 500, eager=number == 1).answers for number in range(2)]
    assert [first["answers"], both["answers"] - first["answers"]] == lengths
    assert both["longest"] == max(lengths)
    assert check_game(title, plan.setup(1), 500).answers != lengths[1]


def test_check_writes_a_broken_game_as_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = registry.find("arche")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(type(title), "longest", 50)
    assert run(["check", "arche", "--games", "1", "--json"]) == 1
    (trouble,) = json.loads(capsys.readouterr().out)["violations"]
    assert trouble["violation"].startswith("termination: ")
    assert trouble["record"] == f"crash-arche-{trouble['seed']}.json"
    assert data(capsys, "replay", trouble["record"])["answers"] == 50


def test_bench_measures_every_number(capsys: pytest.CaptureFixture[str]) -> None:
    result = data(capsys, "bench", "arche", "--seconds", "0.05", "--rounds", "1")
    (case,) = result["cases"]
    numbers = case["interpreted"]
    assert set(numbers) == {"decisions/s", "games/s", "copy us", "view us", "save us", "load us"}
    assert all([number["best"] > 0 for number in numbers.values()])


def test_bench_compares_with_another_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    root = str(Path(__file__).resolve().parents[2])
    arguments = ("bench", "arche", "--seconds", "0.05", "--rounds", "3", "--against", root)
    result = data(capsys, *arguments)
    assert (result["against"], result["rounds"]) == (root, 3)
    (case,) = result["cases"]
    numbers = case["interpreted"]
    assert set(numbers) == {"decisions/s", "games/s", "copy us", "view us", "save us", "load us"}
    for number in numbers.values():
        assert number["low"] <= number["ratio"] <= number["high"]
    speed, copying = numbers["decisions/s"], numbers["copy us"]
    assert speed["ratio"] == pytest.approx(speed["this"] / speed["that"], abs=0.01)
    assert copying["ratio"] == pytest.approx(copying["that"] / copying["this"], abs=0.01)  # less time is faster


def test_a_comparison_says_what_it_leaves_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Another checkout without the compiled copy, without Arcs and without this very command."""
    source = Path(__file__).resolve().parents[2] / "src"
    shutil.copytree(source, tmp_path / "src", ignore=shutil.ignore_patterns("arcs", "web", "__pycache__"))
    (tmp_path / "src" / "starboard" / "measure.py").unlink()
    (tmp_path / "src" / "starboard" / "cli" / "commands" / "bench.py").unlink()
    arguments = ("bench", "arche", "arcs", "--seconds", "0.05", "--rounds", "1", "--against", str(tmp_path))
    out = printed(capsys, *arguments)
    assert "arche standard " in out
    for mode in ("base", "leaders"):
        assert f"arcs ({mode}, 4 players) is only here and not compared." in out
    assert "Compiled runs are not compared: no fresh .fast in" in out


def test_playthrough_tells_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "playthrough", "arche", "--seed", "2").splitlines()
    assert lines[0].startswith("Arche (standard), 2 players, seed 2, rules ")
    assert lines[-2].startswith("scores (")
    assert lines[-1].startswith("digest ")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--help")
    for command in ("games", "simulate", "play", "replay", "check", "bench", "build-fast", "playthrough"):
        assert f"  {command} " in out
        assert "Usage" in printed(capsys, command, "--help")


def test_the_package_runs_as_a_module() -> None:
    result = subprocess.run(
        [sys.executable, "-P", "-m", "starboard", "--version"], capture_output=True, text=True, check=True
    )
    assert result.stdout.startswith("starboard, version ")
