"""``starboard arena`` and ``starboard ladder`` from outside: JSON, tables, the HTML page, early stop, errors."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from starboard.arena.command import arena
from starboard.arena.ladder import field_for, ladder
from starboard.core.errors import BadInput

FAST = ["carpe-astra", "--bots", "random+,random", "--games", "12", "--seed", "3"]


def run_arena(*arguments: str) -> Any:
    done = CliRunner().invoke(arena, list(arguments), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done


def run_ladder(*arguments: str) -> dict[str, Any]:
    done = CliRunner().invoke(ladder, [*arguments, "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_json_says_everything_needed_to_trust_a_run() -> None:
    data = json.loads(run_arena(*FAST, "--players", "3", "--json").stdout)
    assert {"title", "variant", "players", "seed", "options", "iterations", "blocks", "games", "stopped_early"} <= set(
        data
    )
    assert {"fields", "verdict", "sequential", "differences", "thinking", "ledger"} <= set(data)
    assert (data["blocks"], data["games"]) == (4, 12)
    field = data["fields"][0]
    assert field["bots"] == ["random+", "random", "random*"]
    assert {"bot", "games", "share", "low", "high", "fair", "score"} == set(field["shares"][0])
    assert len(field["by_seat"]) == len(field["by_initiative"]) == 3
    assert {"winner", "difference", "low", "high", "twins", "noise", "why"} == set(data["verdict"])
    assert data["verdict"]["winner"] == ""  # four blocks are too few
    assert {"decisions", "mean_ms", "longest_ms"} == set(data["thinking"]["random+"])


def test_the_same_ledger_for_any_number_of_processes() -> None:
    ledgers = [
        json.loads(run_arena(*FAST, "--players", "2", "--jobs", jobs, "--json").stdout)["ledger"] for jobs in "12"
    ]
    assert ledgers[0] == ledgers[1]


class Tags(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_a_whole_page_with_plots(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    run_arena(*FAST, "--players", "2", "--report", str(file))
    text = file.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") == 1 + 3 * 2  # the course of the run, and three plots for each field
    for start in [at for at in range(len(text)) if text.startswith("<svg", at)]:
        ElementTree.fromstring(text[start : text.index("</svg>", start) + 6])
    assert "No winner can be called" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")  # stands alone


def test_the_table_says_what_may_be_said() -> None:
    text = run_arena(*FAST, "--players", "2").stdout
    assert "No winner can be called, fewer than 10 blocks were played" in " ".join(text.split())
    assert "by initiative order" in text


def test_a_clear_run_stops_early() -> None:
    """random+ against random in Carpe Astra is decided as soon as the sequential test may speak: after 20 blocks."""
    arguments = ["carpe-astra", "--players", "2", "--bots", "random+,random", "--games", "90", "--early-stop", "--json"]
    data = json.loads(run_arena(*arguments).stdout)
    assert data["stopped_early"] is True
    assert data["blocks"] < 30
    assert data["verdict"]["winner"] == "random+"
    assert data["sequential"]["says"] == "edge"


def test_what_cannot_be_played_is_refused_before_it_starts(tmp_path: Path) -> None:
    for arguments, words in (
        (["arche", "--bots", "greedy,nobody"], "no bot"),
        (["arche", "--bots", ","], "at least one bot"),
        (["arche", "--bots", "greedy", "--option", "rounds"], "NAME=VALUE"),
        (["arche", "--bots", "greedy", "--report", str(tmp_path / "missing" / "r.html")], "folder"),
        (["chess", "--bots", "greedy"], "no game"),
    ):
        with pytest.raises(BadInput, match=words):
            CliRunner().invoke(arena, arguments, catch_exceptions=False)


# -- the ladder -------------------------------------------------------------------------------------------


def test_the_ladder_ranks_a_strong_bot_above_a_weak_one() -> None:
    data = run_ladder("carpe-astra", "--players", "2", "--bots", "random,random+", "--games", "12")
    assert [row["bot"] for row in data["ladder"]] == ["random+", "random"]
    assert data["played"] == 12
    assert sum([row["games"] for row in data["ladder"]]) == 24
    assert all([row["sigma"] < 8.34 for row in data["ladder"]])


def test_everybody_plays_equally_often_in_random_company() -> None:
    names = ["a", "b", "c", "d"]
    for players in (2, 3, 4):
        counts = dict.fromkeys(names, 0)
        for number in range(4 * len(names)):
            for name in field_for(names, players, number, 1):
                counts[name] += 1
        assert set(counts.values()) == {4 * players}


def test_two_short_runs_are_one_long_run(tmp_path: Path) -> None:
    file = str(tmp_path / "ladder.json")
    game = ["carpe-astra", "--players", "2", "--bots", "random,random+", "--seed", "4"]
    whole = run_ladder(*game, "--games", "6")
    run_ladder(*game, "--games", "2", "--file", file)
    parts = run_ladder(*game, "--games", "4", "--file", file)
    assert [row["bot"] for row in parts["ladder"]] == [row["bot"] for row in whole["ladder"]]
    for one, other in zip(parts["ladder"], whole["ladder"]):
        assert one["mu"] == pytest.approx(other["mu"])
        assert one["sigma"] == pytest.approx(other["sigma"])


def test_a_ladder_of_another_game_or_a_broken_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    game = ["carpe-astra", "--players", "2", "--bots", "random,random+", "--games", "1"]
    run_ladder(*game, "--file", str(file))
    with pytest.raises(BadInput, match="is the ladder of carpe-astra basic, 2 players"):
        CliRunner().invoke(ladder, ["arche", "--bots", "random,random+", "--file", str(file)], catch_exceptions=False)
    file.write_text("{")
    with pytest.raises(BadInput, match="not a whole ladder"):
        CliRunner().invoke(ladder, [*game, "--file", str(file)], catch_exceptions=False)
