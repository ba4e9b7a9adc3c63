"""The map comes closer: by wheel, by two fingers, by buttons; a drag moves it and chooses nothing."""

from __future__ import annotations

import pytest

from page.conftest import Seat
from page.tools import PHONE, Person, wait


def scale(person: Person) -> float:
    return float(
        person.page.evaluate(
            "() => new DOMMatrix(getComputedStyle(document.querySelector('.panzoom .inner')).transform).a"
        )
    )


def shift(person: Person) -> tuple[float, float]:
    found = person.page.evaluate(
        """() => { const m = new DOMMatrix(getComputedStyle(document.querySelector('.panzoom .inner')).transform);
        return [m.e, m.f]; }"""
    )
    return float(found[0]), float(found[1])


def middle(person: Person) -> tuple[float, float]:
    box = person.page.locator(".panzoom").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(person: Person, start: float, end: float) -> None:
    """Two fingers around the middle of the map, from one distance to the other."""
    x, y = middle(person)
    hand = person.context.new_cdp_session(person.page)
    for n in range(9):
        reach = start + (end - start) * n / 8
        fingers = [{"x": x - reach, "y": y, "id": 0}, {"x": x + reach, "y": y, "id": 1}]
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if n else "touchStart", "touchPoints": fingers})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("title", ["arcs", "carpe-astra"])
def test_two_fingers_zoom_the_map_and_choose_nothing(seat: Seat, title: str) -> None:
    anna = seat("Anna", PHONE, touch=True)
    anna.create(title, [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    anna.page.wait_for_selector(".panzoom svg")
    prompt = anna.prompt
    assert scale(anna) == 1
    pinch(anna, 40, 120)
    wait(lambda: 2 < scale(anna) <= 5, "a closer look")
    assert anna.page.evaluate("() => visualViewport.scale") == 1  # the map, not the page
    pinch(anna, 140, 20)
    wait(lambda: scale(anna) == 1, "the whole map")
    assert anna.prompt == prompt


def test_the_wheel_zooms_at_the_pointer_and_a_drag_moves_the_map(seat: Seat) -> None:
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    anna.page.wait_for_selector(".panzoom svg")
    prompt = anna.prompt
    x, y = middle(anna)
    anna.page.mouse.move(x + 80, y)
    anna.page.mouse.wheel(0, -600)
    wait(lambda: scale(anna) > 1.5, "a closer look")
    assert shift(anna)[0] < 0  # what lies under the pointer stays there
    before = shift(anna)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 20, y + 30, steps=5)
    anna.page.mouse.up()
    wait(lambda: shift(anna)[0] < before[0] and shift(anna)[1] > before[1], "the map's move")
    assert anna.prompt == prompt
    anna.page.get_by_label("Whole board").click()
    wait(lambda: (scale(anna), shift(anna)) == (1, (0, 0)), "the whole map")
    closer = anna.page.get_by_label("Zoom in")
    spot = closer.bounding_box()
    closer.click()
    wait(lambda: scale(anna) > 1.3, "a closer look")
    assert closer.bounding_box() == spot  # pressed twice it brings the map closer still
