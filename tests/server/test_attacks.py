"""The long attacks of ``bench/attacks``, each in small."""

from __future__ import annotations

import importlib
import shutil

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
