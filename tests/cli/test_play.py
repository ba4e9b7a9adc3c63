"""A game in the terminal, typed through a pipe."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from starboard import files
from starboard.cli import run
from starboard.core import registry
from starboard.files import read_record, verify


def typed(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lines: list[str],
    *arguments: str,
    title: str = "arche",
) -> str:
    """What the screen shows when somebody types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in lines])))
    monkeypatch.setenv("COLUMNS", "140")
    capsys.readouterr()
    assert run(["play", title, "--seed", "3", "--language", "en", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("title", registry.names())
def test_a_whole_game_can_be_played(
    title: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Always the first choice, then, should that never end, always the second."""
    lines = ["1", "2", "2", "1", "3", "1"] * 800
    file = tmp_path / "game.json"
    screen = typed(capsys, monkeypatch, lines, "--record", str(file), title=title)
    assert "Won: " in screen
    assert "Scores: " in screen
    game = registry.find(title)
    assert verify(game, read_record(game, files.parse(file.read_text()))).ask is None


def test_the_end_of_the_input_ends_the_table_not_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = typed(capsys, monkeypatch, ["1"])
    assert screen.rstrip().endswith("The input has ended; the game stays open.")


def test_quit_help_and_nonsense(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    screen = typed(
        capsys,
        monkeypatch,
        ["help", "rules", "xyzzy", "0", "999", "", "board", "why", "about 1", "about x", "log", "quit"],
    )
    assert "take an answer back" in screen
    assert "What it is about" in screen
    assert screen.count("please, or help.") == 5
    assert screen.rstrip().endswith("See you.")


def test_the_language_can_be_switched_at_any_time(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = typed(capsys, monkeypatch, ["lang", "help", "lang", "quit"])
    assert "Ab jetzt auf Deutsch." in screen
    assert "Antwort zurücknehmen" in screen
    assert screen.rstrip().endswith("See you.")


def test_the_language_of_the_system_is_taken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run(["play", "arche"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("Bis bald.")


def test_an_answer_can_be_taken_back(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """At the start there is nothing to take back; within a turn there is, and the question comes once more."""
    screen = typed(capsys, monkeypatch, ["undo", *(["2", "2", "undo"] * 30), "quit"])
    rest = screen.split("choice> ")[1:]
    assert "Nothing can be taken back here" in rest[0]
    again = [number for number, part in enumerate(rest) if "Taken back." in part]
    assert again
    question = rest[again[0] - 2].strip().splitlines()[-3:]
    assert rest[again[0]].strip().splitlines()[-3:] == question


def test_save_and_load_in_the_middle(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "saved.json"
    screen = typed(capsys, monkeypatch, ["1", "1", "1", f"save {file}", "1", "1", f"load {file}", "quit"])
    assert f"Saved: {file}" in screen
    assert f"Loaded: {file}" in screen
    answers = json.loads(file.read_text())["answers"]
    again = tmp_path / "again.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {again}\nquit\n"))
    assert run(["play", "--resume", str(file)]) == 0
    assert json.loads(again.read_text())["answers"] == answers


def test_trouble_with_files_is_said_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "broken.json").write_text("{")
    lines = [
        "save",
        f"load {tmp_path / 'broken.json'}",
        "load /nowhere.json",
        f"save {tmp_path / 'no' / 'where.json'}",
        "quit",
    ]
    screen = " ".join(typed(capsys, monkeypatch, lines).split())  # long paths make lines wrap anywhere
    assert "Name a file, for example: save game.json" in screen
    assert "the JSON breaks off" in screen
    assert "/nowhere.json: No such file or directory" in screen
    assert "cannot write" in screen
    assert screen.rstrip().endswith("See you.")


def test_people_at_one_keyboard_do_not_see_each_others_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two people, the table asks to swap places before it shows the other's view."""
    screen = typed(capsys, monkeypatch, ["1"] * 40, "--seats", "human,human")
    assert "Seat 2 is next. Swap places, then Enter." in screen


def test_bots_take_the_seats_that_are_left(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    screen = typed(capsys, monkeypatch, ["1"] * 30 + ["quit"], "--players", "3", "--seats", "random,human")
    assert "Seat 2:" in screen
    assert "Random 1" in screen


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Won: Random" in typed(capsys, monkeypatch, [], "--seats", "random,random")
