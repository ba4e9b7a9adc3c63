"""The example of docs/writing-a-bot.md works as it stands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bots.tables import GAMES, game, positions
from starboard.arena.command import arena
from starboard.arena.own import load_bots
from starboard.bots.bot import Budget, make
from starboard.core.chance import Stream
from starboard.core.errors import BadInput

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "selfish_bot.py"


@pytest.mark.parametrize("name", GAMES)
def test_the_example_answers_in_every_game(name: str) -> None:
    load_bots((str(EXAMPLE),))
    title = game(name)
    bot = make("selfish", title)
    for state in positions(title, 2, 1, every=15, most=12):
        assert state.ask is not None
        view = title.view(state, state.ask.seat)
        assert view.ask is not None
        decision = bot.choose(view, view.ask, Stream(1), Budget())
        assert decision.choice in view.ask.choices


def test_the_example_plays_in_the_arena_on_two_processes() -> None:
    arguments = ["carpe-astra", "--players", "2", "--load", str(EXAMPLE), "--bots", "selfish,random", "--games", "3"]
    done = [
        CliRunner().invoke(arena, [*arguments, "--jobs", jobs, "--json"], catch_exceptions=False) for jobs in ("1", "2")
    ]
    first, second = [json.loads(result.stdout) for result in done]
    assert first["ledger"] == second["ledger"]
    assert first["fields"][0]["shares"][1]["bot"] == "selfish"
    assert first["fields"][0]["shares"][1]["share"] == 1.0


def test_a_file_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_the_kind")
    for path, words in ((broken, "cannot be loaded"), (tmp_path / "missing.py", "not a Python file")):
        with pytest.raises(BadInput, match=words):
            load_bots((str(path),))


def test_the_document_shows_the_example_as_it_is() -> None:
    """The code in docs/writing-a-bot.md is the file, so nobody copies something that does not run."""
    text = (EXAMPLE.parents[1] / "writing-a-bot.md").read_text(encoding="utf-8")
    code = EXAMPLE.read_text(encoding="utf-8")
    assert code[code.index("from __future__") :].strip() in text
