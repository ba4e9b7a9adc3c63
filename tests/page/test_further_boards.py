"""Boards beside the main one, such as those of Flagships: drawn as boards, and answered by clicking their places."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from arcs.campaign.reach import (
    BLUE,
    CITY,
    FIRST_FLAGSHIP,
    HULL,
    RED,
    SLIPSTREAM,
    STARPORT,
    TITLE,
    ReachTable,
    TakeFlagship,
    armor_over,
    campaign,
    fitting,
    gate,
    hexa,
    hull_place,
)
from page.conftest import Seat
from page.posed import message, play, pose
from page.tools import PHONE, Person
from starboard.core.registry import find
from starboard.games.arcs.actions.build import Build
from starboard.games.arcs.codes import on_board
from starboard.games.arcs.ids import BY_PIP


def two_flagships() -> ReachTable:
    """Blue may build a city as Hull armor or at the place that fits the planet; another question follows."""
    t = campaign(3).a_ship_each().flagship(RED, gate(2), fitting(SLIPSTREAM, CITY), damaged=(SLIPSTREAM,))
    t.flagship(BLUE, hexa(1), fitting(HULL, STARPORT))
    t.game.stack = [TakeFlagship(BLUE, BLUE, hexa(1), gate(1)), Build(BLUE, BY_PIP)]
    t.game.run()
    t.answer(CITY)
    return t


def socket(anna: Person, seat: int, place: int) -> Locator:
    return anna.page.locator(f'[data-anchor="hull:{hull_place(seat, place)}"]')


def test_every_place_of_every_board_is_drawn_with_what_stands_there(seat: Seat) -> None:
    anna = seat("Anna", (1440, 900))
    pose(anna, message(TITLE, two_flagships().game, 3, 1))
    boards = anna.page.get_by_test_id("further-board")
    expect(boards).to_have_count(2)
    assert [boards.nth(i).locator(".socket").count() for i in (0, 1)] == [12, 12]
    expect(socket(anna, RED, SLIPSTREAM).locator("[data-piece=city]")).to_be_visible()
    assert socket(anna, RED, SLIPSTREAM).get_attribute("aria-label") == "Slipstream Drive: Anna: city, damaged"
    assert socket(anna, BLUE, armor_over(HULL)).get_attribute("aria-label") == "over Hull: empty"
    socket(anna, RED, SLIPSTREAM).scroll_into_view_if_needed()
    socket(anna, RED, SLIPSTREAM).hover()
    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_contain_text("catapult move")
    expect(tip).to_contain_text("Anna: city, damaged")


def test_a_place_that_can_be_built_on_glows_on_ones_own_board_alone_and_is_clicked(seat: Seat) -> None:
    anna = seat("Ben", (1440, 900))
    here = play(anna, TITLE, two_flagships().game, 3)
    own = socket(anna, BLUE, armor_over(HULL))
    expect(own).to_have_attribute("data-can", "")
    expect(socket(anna, RED, armor_over(HULL))).not_to_have_attribute("data-can", "")
    own.click()
    expect(own).not_to_have_attribute("data-can", "")
    assert here.given == [[on_board(FIRST_FLAGSHIP + BLUE, armor_over(HULL))]]


def test_a_place_is_answered_by_the_keyboard(seat: Seat) -> None:
    anna = seat("Ben", (1440, 900))
    here = play(anna, TITLE, two_flagships().game, 3)
    own = socket(anna, BLUE, armor_over(HULL))
    own.focus()
    anna.page.keyboard.press("Enter")
    expect(own).not_to_have_attribute("data-can", "")
    assert here.given


def test_on_a_phone_the_board_that_a_question_is_about_comes_by_itself(seat: Seat) -> None:
    anna = seat("Ben", PHONE)
    here = play(anna, TITLE, two_flagships().game, 3)
    own = socket(anna, BLUE, armor_over(HULL))
    expect(own).to_be_in_viewport()
    assert anna.page.get_by_test_id("tab-players").get_attribute("aria-selected") == "true"
    own.click()
    expect(anna.page.get_by_test_id("tab-board")).to_have_attribute("aria-selected", "true")
    assert here.given


def test_on_a_tablet_what_belongs_to_the_table_is_there_too(seat: Seat) -> None:
    anna = seat("Ben", (820, 1180))
    pose(anna, message(TITLE, two_flagships().game, 3, 1))
    expect(anna.page.get_by_test_id("further-board")).to_have_count(2)
    panels = anna.page.get_by_test_id("plain-panel").locator("h3").all_inner_texts()
    assert "The campaign" in panels


def test_a_title_without_pieces_of_its_own_has_plain_ones(seat: Seat) -> None:
    title = find("carpe-astra")
    state = title.new(title.setup(players=3, seed=1))
    state.settle()
    told: dict[str, Any] = message(title, state, 3, 1)
    over = {"place": "guild:1"}
    places = [{"place": "guild:0", "owner": 1, "piece": 0, "damaged": True, "over": over}]
    told["sheet"]["boards"] = [{"title": "guild:2", "places": places}]
    anna = seat("Anna", (1440, 900))
    pose(anna, told)
    board = anna.page.get_by_test_id("further-board")
    expect(board.locator(".socket")).to_have_count(2)
    expect(board.locator(".token")).to_be_visible()
