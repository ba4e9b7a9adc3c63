from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

playwright = pytest.importorskip(
    "playwright.sync_api", reason="the page is tested with Playwright: pip install playwright"
)

from page.tools import DESKTOP, FLAGS, Person, Site, find_chromium  # noqa: E402

Seat = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[playwright.Browser]:  # type: ignore[name-defined]
    path = find_chromium()
    if not path:
        pytest.skip("there is no Chromium on the PATH: install the package chromium")
    with playwright.sync_playwright() as engine:
        window = engine.chromium.launch(executable_path=path, args=FLAGS)
        yield window
        window.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("site")
    server = Site(folder)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def seat(browser: playwright.Browser, site: Site) -> Iterator[Seat]:  # type: ignore[name-defined]
    """Opens a window for a person; at the end all are closed, and none may have met an error."""
    people: list[Person] = []

    def sit(name: str, size: tuple[int, int] = DESKTOP, lang: str = "en", **more: Any) -> Person:
        people.append(Person(browser, site, name, size, lang, **more))
        return people[-1]

    yield sit
    for person in people:
        person.close()
