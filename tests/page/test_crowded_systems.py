"""Whoever stands in a system is seen there, however many do: nobody's fleet is drawn under another's."""

from __future__ import annotations

from typing import Any

import pytest

from arcs.campaign.reach import BLUE, GOLD, RED, TITLE, WHITE, ReachTable, campaign
from arcs.prelude import ADMIN, arrow, crescent, gate
from page.conftest import Seat
from page.posed import message, pose

PLANET = crescent(4)
PLANET_ASLANT = arrow(2)
PORTAL = gate(4)

# Every stack of a system: its box, the boxes of the others, and whether a click at its centre meets it.
STACKS = """
anchor => {
  const stacks = [...document.querySelectorAll(`[data-anchor~="${anchor}"] [data-within^="${anchor} "]`)];
  return stacks.map(node => {
    const { x, y, width, height } = node.querySelector('.halo').getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return { here: node.dataset.here, x, y, width, height, hit: node.contains(hit) };
  });
}
"""


def crowd(in_system: int, planet: bool) -> ReachTable:
    """Four seats with fresh and damaged ships, Imperial ships, the Blight and a Flagship in one system."""
    t = campaign(4).turn(RED, ADMIN)
    for seat in (RED, BLUE, GOLD, WHITE):
        t.ships(seat, in_system, 1 + 2 * seat, 1 + seat)
    t.imperial(in_system, 12, 2).blight(in_system, 3, 1).flagship(RED, in_system)
    if planet:
        t.free_city(in_system).free_starport(in_system)
    return t


def covered(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How much of a box another one covers."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return float(max(0.0, width) * max(0.0, height) / (one["width"] * one["height"]))


@pytest.mark.parametrize(("place", "planet"), [(PLANET, True), (PLANET_ASLANT, True), (PORTAL, False)])
@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 720), (1440, 900)])
def test_nobody_hides_anybody(seat: Seat, size: tuple[int, int], place: int, planet: bool) -> None:
    anna = seat("Anna", size)
    pose(anna, message(TITLE, crowd(place, planet).game, 4, 1))
    anna.page.wait_for_selector(f"[data-anchor~='system:{place}'] [data-within]")
    stacks = anna.page.evaluate(STACKS, f"system:{place}")
    assert len(stacks) == 12
    around = anna.page.locator(f'[data-anchor~="system:{place}"] > path.ground').first.bounding_box()
    assert around is not None
    for one in stacks:
        assert one["hit"], one
        assert min(one["width"], one["height"]) >= 6, one
        assert covered(one, dict(around)) > 0.9, one
        assert [other for other in stacks if other is not one and covered(one, other) > 0.1] == [], one
