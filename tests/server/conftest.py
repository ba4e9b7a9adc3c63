from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.tools import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as open_site:
        yield open_site
