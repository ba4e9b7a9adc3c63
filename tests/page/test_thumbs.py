"""Nothing sticks out of a small screen, and a thumb can hit whatever is there to be pressed."""

from __future__ import annotations

import pytest

from page.conftest import Seat
from page.tools import DESKTOP, PHONE, Person

LONG = "Wolfgang Amadeus von und zu Sternenstaub"  # 40 letters, as long as a name can be
TABLET = (820, 1180)
# A checkbox is as large as its label; the words of a sentence are pressed in the sentence.
SMALL = """() => {
  const found = [];
  for (const node of document.querySelectorAll('button, a, select, input, summary')) {
    if (node.matches('.ref, .jump, .brand, .sr, input[type=range]') || !node.getClientRects().length) continue;
    const box = (node.type === 'checkbox' ? node.closest('label') : node).getBoundingClientRect();
    const more = getComputedStyle(node, '::after');
    const reach = more.position === 'absolute' ? parseFloat(more.height) : 0;
    if (Math.max(box.height, reach) < 44 || box.width < 44)
      found.push(`${node.className} ${node.innerText} ${box.width}x${box.height}`);
  }
  return found;
}"""
WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"


def check(person: Person) -> None:
    person.page.wait_for_timeout(100)
    assert person.page.evaluate(SMALL) == []
    assert person.page.evaluate(WIDE) <= 0


def test_lobby_and_forms_fit_a_thumb(seat: Seat) -> None:
    anna = seat("Anna", PHONE, lang="de", touch=True)
    anna.visit()
    anna.page.wait_for_selector("[data-testid=setup-arcs]")
    check(anna)
    anna.page.get_by_test_id("setup-arcs").tap()
    anna.page.wait_for_selector("[data-testid=create]")
    check(anna)
    anna.page.get_by_label("Einstellungen").tap()
    check(anna)


@pytest.mark.parametrize("title", ["arcs", "carpe-astra", "arche"])
def test_every_tab_of_a_table_fits_a_thumb(seat: Seat, title: str) -> None:
    anna = seat("Anna", PHONE, lang="de", touch=True)
    anna.create(title, [("me", LONG), ("hotseat", LONG), ("bot", "")])
    anna.wait_until_asked()
    for tab in anna.page.locator("[role=tab]").all():
        tab.tap()
        check(anna)
    anna.page.get_by_test_id("menu").tap()
    check(anna)


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
@pytest.mark.parametrize("title", ["arcs", "carpe-astra", "arche"])
def test_long_names_stick_out_nowhere(seat: Seat, title: str, size: tuple[int, int]) -> None:
    """Every line of text ends inside the box that holds it."""
    anna = seat("Anna", size)
    anna.create(title, [("me", LONG), ("hotseat", LONG[::-1]), ("hotseat", LONG)])
    anna.wait_until_asked()
    anna.page.wait_for_selector("[data-testid=board] [data-anchor]")
    assert anna.page.evaluate(WIDE) <= 0
    assert anna.page.evaluate(OUTSIDE) == []


OUTSIDE = """() => [...document.querySelectorAll('body *')].filter((node) => {
  const box = node.getBoundingClientRect();
  if (!box.width || box.right <= innerWidth + 1 || node.closest('.sr')) return false;
  for (let up = node.parentElement; up; up = up.parentElement)
    if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(up).overflowX) && up.id !== 'app') {
      return up.matches('.screen'); // what the screen itself cuts off is lost; inner boxes scroll
    }
  return true;
}).map((node) => `${node.tagName} ${node.className.baseVal ?? node.className} ${node.textContent.slice(0, 30)}`)"""
