"""The long attacks of ``bench/attacks``, each in small."""

from __future__ import annotations

import importlib
import re
import shutil
from pathlib import Path

import pytest
from bench.attacks import seed
from click.testing import CliRunner


@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no gcc here")
def test_the_seed_of_an_old_table_can_be_found_and_that_of_a_new_one_cannot() -> None:
    result = CliRunner().invoke(seed.main, ["--bits", "16"])
    assert result.exit_code == 0, result.output
    assert result.output.startswith("seed: held; old table: low half found")
    assert len(result.output.splitlines()) == 1


def test_requests_made_up_from_the_document_are_answered() -> None:
    pytest.importorskip("schemathesis")
    requests = importlib.import_module("bench.attacks.requests")
    result = CliRunner().invoke(requests.main, ["--count", "300"])
    assert result.exit_code == 0, result.output
    assert "500" not in result.output


def test_every_test_that_is_said_to_hold_an_attack_is_there() -> None:
    root = Path(__file__).parents[1]
    told = (root.parent / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [row for row in told.splitlines() if "::" in row]
    assert len(rows) > 40
    for row in rows:
        module = ""
        for name in re.findall(r"`((?:test_\w+\.py::)?test_\w+)`", row):
            module = name.partition("::")[0] if "::" in name else module
            texts = [file.read_text(encoding="utf-8") for file in root.rglob(module)]
            assert any([f"def {name.rpartition('::')[2]}(" in text for text in texts]), name
