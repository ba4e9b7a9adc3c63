"""For all tests: seeds that are the same everywhere, and ``--update`` for what is kept on file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from starboard.arena import own
from starboard.bots import bot as bots

settings.register_profile(
    "starboard", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("starboard")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write playthroughs, perft numbers and records anew")


@pytest.fixture(autouse=True)
def no_bot_stays_behind() -> Iterator[None]:
    """Bots that a test registers are gone with it: the next test may play a game they cannot."""
    known = dict(bots.OWN_BOTS)
    yield
    bots.OWN_BOTS.clear()
    bots.OWN_BOTS.update(known)
    own.LOADED.clear()
