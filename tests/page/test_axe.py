"""What axe-core looks for stands in nobody's way: lobby, form and every board, in both themes."""

from __future__ import annotations

from typing import Any

import pytest

from page.conftest import Seat
from page.tools import PHONE, ROOT, Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with the page's packages: npm ci in web/")


# A thing on the board is named by what it is and what stands on it, and may hold others that can be chosen too.
THINGS = {"label-content-name-mismatch", "nested-interactive", "target-size"}


def findings(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "rules => axe.run({ runOnly: rules }).then((result) => result.violations)", RULES
    )
    return [
        f"{one['id']}: {node['html'][:200]}"
        for one in found
        for node in one["nodes"]
        if one["id"] not in THINGS or "data-anchor" not in node["html"].partition(">")[0]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("title", ["arcs", "carpe-astra", "arche"])
def test_a_board_has_no_barriers(seat: Seat, title: str, theme: str) -> None:
    anna = seat("Anna", theme=theme)
    anna.create(title, [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    anna.drive(3)
    anna.page.wait_for_function("() => window.story.board + window.story.list > 25")
    anna.halt()
    anna.wait_until_asked()
    assert findings(anna) == []
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    anna.page.wait_for_timeout(300)
    assert findings(anna) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_lobby_and_its_form_have_no_barriers(seat: Seat, theme: str) -> None:
    anna = seat("Anna", theme=theme)
    anna.visit()
    anna.page.wait_for_selector("[data-testid=quick-arcs]")
    assert findings(anna) == []
    anna.page.click("[data-testid=setup-arcs]")
    assert findings(anna) == []
