"""While leaders are drafted their cards and the map say where one will start."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from page.conftest import Seat
from page.posed import message, pose
from page.tools import PHONE
from starboard.core.chance import Stream
from starboard.core.registry import find
from starboard.games.arcs.draft import Draft


def drafting(players: int) -> dict[str, Any]:
    title = find("arcs")
    state = title.new(title.setup("leaders", players, 5, {}))
    state.settle()
    rng = Stream(4)
    while not isinstance(state.stack[-1], Draft) or state.ask is None:
        state.wander(rng, most=1)
    told = message(title, state, players, 1)
    told["table"]["variant"] = "leaders"
    return told


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE])
def test_a_leader_says_in_which_systems_it_starts(seat: Seat, size: tuple[int, int]) -> None:
    anna = seat("Anna", size)
    first = drafting(3)
    pose(anna, first)
    starts = first["sheet"]["draft"]["starts"][first["ask"]["seat"]]
    names = [find("arcs").noun("system", spots[0], "en") for spots in starts]
    there = anna.page.locator(".draft .there").first
    expect(there).to_be_visible()
    for letter, name in zip("ABC", names, strict=True):
        expect(there.locator("> span", has_text=name).locator("i")).to_have_text(letter)
    assert anna.page.locator(".draft").evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_map_under_the_cards_marks_where_everybody_starts(seat: Seat, size: tuple[int, int]) -> None:
    anna = seat("Anna", size)
    first = drafting(2)
    pose(anna, first)
    starts = first["sheet"]["draft"]["starts"]
    anna.page.get_by_test_id("fold").click()
    marks = anna.page.locator(".begin")
    expect(marks).to_have_count(sum(len(spots) for seat in starts for spots in seat))
    own = anna.page.locator(".begin.mine text")
    expect(own.first).to_be_in_viewport()
    assert sorted(set(own.all_text_contents())) == ["A", "B", "C"]
    where = anna.page.locator(f'.board [data-anchor~="system:{starts[0][0][0]}"]').first
    assert " starts there: A" in (where.get_attribute("aria-label") or "")
    anna.page.get_by_test_id("fold").click()
    expect(anna.page.locator(".draft .there").first).to_be_visible()


def test_what_one_may_still_take_comes_first(seat: Seat) -> None:
    """Whoever has a leader looks for lore: the leaders that are left are for the others."""
    anna = seat("Anna")
    first = drafting(3)
    leaders, lore = first["sheet"]["draft"]["leaders"], first["sheet"]["draft"]["lore"]
    choices = first["ask"]["choices"]
    first["ask"]["choices"] = [one for one in choices if set(one["anchors"]) & {f"card:{card}" for card in lore}]
    pose(anna, first)
    rows = anna.page.locator(".draft .row")
    expect(rows.first.locator(f"[data-anchor='card:{lore[0]}']")).to_be_visible()
    expect(rows.nth(1).locator(f"[data-anchor='card:{leaders[0]}']")).to_be_attached()
    expect(rows.nth(1)).to_have_class(re.compile("others"))
