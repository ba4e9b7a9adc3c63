"""Tests that store something run on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server import tools
from server.tools import Site

BOTH = ("sqlite", "postgresql")
ONE = {  # modules that need no second database, and why
    "test_several": "made for PostgreSQL, or for the lock of a file",
    "test_hosting_files": "about files",
    "test_titles": "about rules and words",
    "test_hidden": "about rules and words",
    "test_reasons": "about rules and words",
    "test_many_tables": "as long as all others together",
    "test_floods": "about connections, before anything is stored",
}
ONE_FILE = {  # tests about a file of SQLite
    "test_prune_counts_first_and_shrinks_the_file",
    "test_the_server_is_not_ready_when_nothing_can_be_written",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    module = metafunc.module.__name__.rpartition(".")[2]
    stores = "site" in metafunc.fixturenames or "tmp_path" in metafunc.fixturenames
    if stores and module not in ONE and metafunc.function.__name__ not in ONE_FILE:
        metafunc.parametrize("kind", BOTH, indirect=True)


@pytest.fixture(autouse=True)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kind of database on which a test runs."""
    which: str = getattr(request, "param", BOTH[0])
    monkeypatch.setattr(tools, "KIND", which)
    return which


@pytest.fixture
def site(tmp_path: Path, kind: str) -> Iterator[Site]:
    with Site(tmp_path) as open_site:
        yield open_site
