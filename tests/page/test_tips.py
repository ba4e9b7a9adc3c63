"""A tip on a card shows its face, whole, in the largest of its sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from arcs.campaign.reach import BLUE, FIRST_FLAGSHIP, RED, campaign, gate, hexa
from arcs.campaign.reach import TITLE as ARCS
from arcs.prelude import MaterialCartel, admin, table
from page.conftest import Seat
from page.posed import message, pose
from page.tools import PHONE, Person
from starboard.core.registry import find
from starboard.games.arcs.campaign.council import CouncilDecides


def tip(person: Person) -> Locator:
    return person.page.get_by_role("tooltip")


def ask(person: Person, thing: Locator) -> None:
    thing.first.scroll_into_view_if_needed()
    thing.first.hover(position={"x": 6, "y": 6})
    expect(tip(person)).to_be_visible()
    person.page.wait_for_timeout(150)


def fits(person: Person) -> None:
    """On the screen, and over neither question nor hand."""
    box, dock = tip(person).bounding_box(), person.page.locator(".dock").bounding_box()
    size = person.page.viewport_size
    assert box
    assert dock
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= dock["y"]


def at_court() -> dict[str, Any]:
    t = table(3).a_ship_each().court(MaterialCartel).give(RED, MaterialCartel).hand(RED, admin(2), admin(3))
    t.round()
    return message(ARCS, t.game, 3, 1)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE])
def test_a_card_on_the_mat_shows_frame_glyph_keys_and_text(seat: Seat, size: tuple[int, int], lang: str) -> None:
    anna = seat("Anna", size, lang=lang)
    pose(anna, at_court())
    ask(anna, anna.page.locator(".mine [data-anchor^='card:']"))
    expect(tip(anna).locator(".frame .name")).to_have_text("Material Cartel" if lang == "en" else "Baustoff-Kartell")
    expect(tip(anna).locator(".keys svg")).to_have_count(2)
    assert len(tip(anna).locator(".text").all_inner_texts()[0]) > 40
    fits(anna)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_an_action_card_tells_its_actions_pips_and_ambition(seat: Seat, size: tuple[int, int]) -> None:
    anna = seat("Anna", size)
    pose(anna, at_court())
    ask(anna, anna.page.locator(".hand [data-anchor^='action_card:']"))
    expect(tip(anna).locator(".action.large")).to_contain_text("Administration 2")
    expect(tip(anna)).to_contain_text("Influence")
    expect(tip(anna)).to_contain_text("Pips: 4")
    fits(anna)


def test_a_name_in_the_log_shows_the_card_and_what_is_no_card_is_told_plainly(seat: Seat) -> None:
    first = at_court()
    parts = [{"text": "See "}, {"text": "the Cartel", "anchor": f"card:{first['sheet']['court'][0]['card']}"}]
    line = {"n": 0, "at": 1, "kind": "game", "key": "x", "undone": False, "parts": parts, "because": []}
    first["log"] = {"reset": True, "from": 0, "total": 1, "lines": [line]}
    anna = seat("Anna", (1440, 900))
    pose(anna, first)
    ask(anna, anna.page.get_by_role("log").locator("[data-ref]"))
    expect(tip(anna).locator(".frame")).to_be_visible()
    anna.page.mouse.move(5, 5)
    expect(tip(anna)).to_be_hidden()
    ask(anna, anna.page.locator("[data-anchor='ambition:0']"))
    expect(tip(anna).locator("strong")).to_have_text("Tycoon")


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_the_longest_text_of_all_cards_fits(seat: Seat, size: tuple[int, int]) -> None:
    """What a Flagship does takes a thousand letters."""
    t = campaign(3).a_ship_each().flagship(RED, gate(2)).flagship(BLUE, hexa(1)).call(CouncilDecides(RED))
    anna = seat("Anna", size, lang="de")
    pose(anna, message(ARCS, t.game, 3, 1))
    ask(anna, anna.page.locator(f".mine [data-anchor='card:{FIRST_FLAGSHIP + RED}']"))
    fits(anna)


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_cards_of_arche_show_their_values_and_whole_text(seat: Seat, size: tuple[int, int]) -> None:
    title = find("arche")
    state = title.new(title.setup(players=2, seed=3))
    state.settle()
    anna = seat("Anna", size)
    pose(anna, message(title, state, 2, 1))
    ask(anna, anna.page.locator(".market [data-anchor^='card:']"))
    expect(tip(anna).locator(".card.large .values")).to_be_visible()
    expect(tip(anna).locator("p")).to_contain_text("strength")
    fits(anna)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_cards_of_carpe_astra_show_their_guilds(seat: Seat, size: tuple[int, int]) -> None:
    title = find("carpe-astra")
    state = title.new(title.setup(players=3, seed=3))
    state.settle()
    anna = seat("Anna", size)
    first = message(title, state, 3, 1)
    first["sheet"]["decks"][0]["open"] = [0]
    pose(anna, first)
    ask(anna, anna.page.locator(".offer [data-anchor^='card:']"))
    expect(tip(anna).locator(".guilds")).to_contain_text("Military")
    expect(tip(anna)).to_contain_text("You need own agents")
    fits(anna)
