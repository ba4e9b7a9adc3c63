"""What goes wrong is one clear line on stderr and exit code 2, never a traceback; no file of the user's is damaged."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starboard import files
from starboard.cli import common, run
from starboard.core import registry
from starboard.core.chance import Stream


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that must fail; the one line it says."""
    assert run(list(arguments)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("starboard: ")
    return said.err.removeprefix("starboard: ").strip()


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert run(["simulate", "arche", "--games", "1", "--out", str(tmp_path / "games"), "--json"]) == 0
    capsys.readouterr()
    (path,) = (tmp_path / "games").iterdir()
    return path


@pytest.fixture
def save(tmp_path: Path) -> Path:
    title = registry.find("arche")
    state = title.new(title.setup(seed=3))
    state.wander(Stream(3), 40)
    path = tmp_path / "save.json"
    path.write_text(json.dumps(files.snapshot(title, title.setup(seed=3), state)))
    return path


def test_an_unknown_title(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "check", "play", "bench", "playthrough"):
        assert complaint(capsys, command, "chess").startswith("there is no game 'chess'; there are arche, ")


def test_nine_players(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "check", "play", "playthrough"):
        assert complaint(capsys, command, "arche", "--players", "9") == (
            "arche (standard) is for 2, 3, 4 players, not 9"
        )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["simulate"], "Missing argument 'TITLE'"),
        (["simulate", "arche", "--games", "none"], "'none' is not a valid integer"),
        (["simulate", "arche", "--games", "0"], "0 is not in the range"),
        (["simulate", "arche", "--nonsense"], "No such option"),
        (["simulate", "arche", "--seed", "-1"], "-1 is not in the range"),
        (["simulate", "arche", "--variant", "huge"], "arche has no variant 'huge'; it has standard"),
        (["simulate", "arche", "--option", "rounds"], "--option takes NAME=VALUE, not 'rounds'"),
        (["simulate", "arche", "--option", "rounds=1000"], "option rounds goes from 5 to 99, not 1000"),
        (["simulate", "arche", "--option", "colour=red"], "arche (standard) has no option 'colour'"),
        (
            ["simulate", "arcs", "--players", "2", "--option", "setup=3p-01"],
            "option setup: 3p-01 is for 3 players, not 2",
        ),
        (["simulate", "arche", "--bots", "deep-thought"], "there is no bot 'deep-thought' for arche"),
        (["simulate", "arche", "--bots", "random,random,random"], "--bots names 1 to 2 bots for 2 players"),
        (["play"], "name a game"),
        (["play", "arche", "--seats", "human,human,human,human,human"], "is for 2, 3, 4 players, not 5"),
        (["play", "arche", "--seats", "hal"], "there is no bot 'hal'"),
        (["replay", "/nowhere/game.json"], "/nowhere/game.json: No such file or directory"),
        (["replay", "/"], "/: Is a directory"),
        (["bench", "--against", "/nowhere"], "there is no directory /nowhere"),
        (["bench", "--against", "/"], "/ is not a checkout of Starboard: it has no src/starboard"),
    ],
)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in complaint(capsys, *arguments)


def test_a_truncated_save(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    save.write_text(save.read_text()[:500])
    assert complaint(capsys, "replay", str(save)) == (
        f"{save}: this is not a whole Starboard file: the JSON breaks off or is damaged"
    )


def test_an_edited_save(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    data = json.loads(save.read_text())
    data["state"]["data"]["paragon"][0] = 99
    save.write_text(json.dumps(data))
    assert "its checksum does not fit" in complaint(capsys, "replay", str(save))
    assert json.loads(save.read_text()) == data


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(bytes(range(256)))
    assert "it is not text" in complaint(capsys, "replay", str(tmp_path / "x.json"))


def test_a_record_with_an_illegal_answer(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    data = json.loads(record.read_text())
    data["answers"][10] = 4711
    record.write_text(json.dumps(data))
    for arguments in (["replay", str(record)], ["play", "--resume", str(record)]):
        assert complaint(capsys, *arguments).startswith(f"{record}: answer 10 of this record is not legal")


def test_a_record_that_leads_elsewhere(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    data = json.loads(record.read_text())
    data["final"] = "0" * 24
    record.write_text(json.dumps(data))
    assert "replays to another position" in complaint(capsys, "replay", str(record), "--verify")


def test_a_record_of_other_rules(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "rules": 99}))
    assert "follows rules 99 of arche" in complaint(capsys, "replay", str(record))


def test_a_position_after_the_end(capsys: pytest.CaptureFixture[str], record: Path, save: Path) -> None:
    assert "so there is no position after 99999" in complaint(capsys, "replay", str(record), "--at", "99999")
    assert "--at does not apply" in complaint(capsys, "replay", str(save), "--at", "1")


def test_a_save_is_not_resumed_as_a_game(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    assert "is a snapshot, not a record" in complaint(capsys, "play", "--resume", str(save))


def test_a_folder_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file in the way, and a place where no folder can be made: noticed before any game is played."""
    (tmp_path / "taken").write_text("mine")
    for out in (tmp_path / "taken", tmp_path / "taken" / "below", Path("/proc/starboard")):
        assert complaint(capsys, "simulate", "arche", "--out", str(out)).startswith(f"cannot write to {out}: ")
    assert (tmp_path / "taken").read_text() == "mine"


def test_records_that_are_already_there_stay(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    before = record.read_text()
    arguments = ["simulate", "arche", "--games", "1", "--out", str(record.parent), "--json"]
    assert "is already there" in complaint(capsys, *arguments)
    assert record.read_text() == before
    assert run([*arguments, "--force"]) == 0
    assert record.read_text() == before


def test_a_game_is_not_recorded_into_a_place_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot write to /proc" in complaint(capsys, "play", "arche", "--record", "/proc/x.json")


def test_a_bug_is_one_line_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError("oops")

    monkeypatch.delenv("STARBOARD_DEBUG", raising=False)
    monkeypatch.setattr(registry, "names", broken)
    assert complaint(capsys, "games").startswith("this is a bug in Starboard: ZeroDivisionError('oops')")


def start(*arguments: str, stdout: int = subprocess.PIPE) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", "-m", "starboard", *arguments]
    return subprocess.Popen(
        command,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,  # tests may run where interrupts are ignored
    )


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_with_one_line(jobs: str, tmp_path: Path) -> None:
    process = start("simulate", "arche", "--games", "100000", "--jobs", jobs, "--out", str(tmp_path))
    while not list(tmp_path.glob("*.json")):  # until the first game is over
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (2, "", "starboard: stopped\n")


def test_an_interrupt_just_after_a_file_took_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = os.replace

    def interrupted(source: str, target: Path) -> None:
        replace(source, target)
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        common.write_file(tmp_path / "game.json", "whole")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["whole"]


def test_a_reader_that_goes_away_is_no_drama() -> None:
    read, write = os.pipe()
    os.close(read)
    process = start("playthrough", "arche", stdout=write)
    os.close(write)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (2, "")
