"""The documents say what works: their commands and their Python are taken from the text and run."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import urllib.request
from pathlib import Path

import click
import pytest

from starboard.bots.bot import names
from starboard.cli.app import app
from starboard.core import registry

ROOT = Path(__file__).resolve().parents[2]
TOLD = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MEASURED = sorted((ROOT / "bench").glob("*.md"))  # runs of hours: these commands are read, not run

OURS = ("./starboard", "./test")
ELSEWHERE = (  # how blocks begin that are no commands, or need more than this machine has
    "╭",  # a screen
    "server {",  # the settings of a web server
    "createdb",  # a PostgreSQL server
    "python3 tools/lock.py",  # fetches packages
)
IMAGINED = (  # files that a document makes up
    "src/starboard/terminal/toy.py",
    "crash-TITLE-SEED.json",
    "game.json",
)
INSTEAD = {  # what would take minutes, and is what ./test does anyway
    "./test": "./test --version",
    "./starboard build-fast": "./starboard build-fast --help",
}
SMALLER = (
    (r"( --every \d+| --games \d+)", ""),
    (r"(starboard (simulate|arena|ladder) .*)", r"\1 --games 2"),
    (r"(starboard check .*)", r"\1 --games 2 --every 500"),
    (r"(starboard bench.*)", r"\1 --seconds 0.05 --rounds 1"),
    (r"(starboard serve.*)", r"\1 --port 0 --no-browser"),
    (r"(\./test .*)", r"\1 --collect-only"),
    (r"\bplanner\b", "random+"),
    (r"\bgreedy\b", "random"),
    (r"\b(TITLE|toy)\b", "arche"),
)


def blocks(document: Path, language: str) -> list[str]:
    """The fenced blocks of a language; for ``sh`` the indented ones too."""
    text = document.read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    if language == "sh":
        rest = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
        found += re.findall(r"(?<=\n\n)((?:    .*\n)+)", rest)
    return found


def commands(documents: list[Path]) -> list[str]:
    """Every command once, without the remark behind it."""
    found = [block for path in documents for block in blocks(path, "sh") if not block.strip().startswith(ELSEWHERE)]
    said = [line.partition("#")[0].strip() for block in found for line in block.splitlines()]
    return list(dict.fromkeys([line for line in said if line.startswith(OURS)]))


def serves(command: str) -> bool:
    return command == "./starboard" or command.startswith("./starboard serve")


def files() -> list[str]:
    folders = [ROOT / name for name in ("bench", "docs", "src", "tests", "tools", "web/src")]
    beside = [*ROOT.iterdir(), *(ROOT / "web").iterdir()]
    return [str(path) for path in [*beside, *[path for folder in folders for path in folder.rglob("*.*")]]]


def smaller(command: str) -> str:
    for pattern, replacement in SMALLER:
        command = re.sub(pattern, replacement, command)
    return INSTEAD.get(command, command)


def surroundings(folder: Path) -> dict[str, str]:
    """Nothing is written at home, and no browser opens."""
    return {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "BROWSER": "true", "COLUMNS": "120"}


def test_commands_are_found_in_indented_and_in_fenced_blocks(tmp_path: Path) -> None:
    document = tmp_path / "some.md"
    document.write_text("Do\n\n    ./starboard games   # list\n\n```sh\n./test tests/core\n```\n\n    createdb x\n")
    assert commands([document]) == ["./test tests/core", "./starboard games"]
    assert blocks(document, "sh")[-1].strip() == "createdb x"


def test_the_documents_show_nothing_else() -> None:
    """A command that this file does not know how to run would go untried."""
    for document in TOLD:
        for block in blocks(document, "sh"):
            assert block.strip().startswith((*OURS, *ELSEWHERE)), f"{document.name}: {block}"
    for title in registry.names():  # the slow bots, and those who play for them here
        assert {"planner", "greedy", "random+", "random"} <= set(names(registry.find(title)))


@pytest.mark.parametrize("command", [line for line in commands(TOLD) if not serves(line)])
def test_a_command_of_the_documents_works(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        shlex.split(smaller(command)),
        cwd=ROOT,
        env=surroundings(tmp_path),
        input="1\nhelp\nquit\n",
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    if "--json" in command:
        json.loads(done.stdout)


@pytest.mark.parametrize("command", [line for line in commands(TOLD) if serves(line)])
def test_a_server_of_the_documents_answers(command: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        shlex.split(smaller(command)),
        cwd=ROOT,
        env=surroundings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            place = re.search(r"http://\S+", server.stdout.readline())
            if place is None:  # without a port of its own it may meet another table on this machine
                assert command == "./starboard"
                assert "is busy" in server.stderr.read()
                return
            with urllib.request.urlopen(place.group(), timeout=30) as answer:
                assert b"<title>Starboard" in answer.read()
        finally:
            server.send_signal(signal.SIGINT)


@pytest.mark.parametrize("document", [path.name for path in TOLD if blocks(path, "python")])
def test_the_python_of_a_document_runs(document: str) -> None:
    (path,) = [path for path in TOLD if path.name == document]
    space: dict[str, object] = {}
    for block in blocks(path, "python"):
        exec(compile(block, document, "exec"), space)


def test_the_bot_of_the_readme_plays_in_the_arena(tmp_path: Path) -> None:
    (bot,) = [block for block in blocks(ROOT / "README.md", "python") if "register(" in block]
    file = tmp_path / "own.py"
    file.write_text(bot)
    command = ["./starboard", "arena", "arche", "--load", str(file), "--bots", "cautious,random", "--games", "2"]
    done = subprocess.run([*command, "--players", "2"], cwd=ROOT, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr
    assert "cautious" in done.stdout


def test_the_commands_of_the_measurements_are_understood() -> None:
    for line in commands(MEASURED):
        name, *arguments = shlex.split(line)[1:]
        command = app.get_command(click.Context(app), name)
        assert command is not None, line
        with command.make_context(name, arguments) as context:
            assert context.params.get("title", "arche") in registry.names(), line


@pytest.mark.parametrize("document", [*TOLD, *MEASURED, ROOT / "web" / "README.md"], ids=lambda path: path.name)
def test_the_files_that_a_document_names_are_there(document: Path) -> None:
    """A name may leave out the folders that go without saying, as core/game.py does."""
    text = document.read_text(encoding="utf-8")
    named = re.findall(r"`([\w./-]+\.(?:py|md|ts|json|lock|toml|txt))`", text)
    there = files()
    strange = [name for name in named if not any([path.endswith("/" + name) for path in there])]
    assert set(strange) <= set(IMAGINED)
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert not [link for link in links if not (document.parent / link).exists()]
