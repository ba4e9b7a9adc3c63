"""The board of Arcs draws what the sheet tells."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from arcs.prelude import ADMIN, BLUE, DAMAGED, FUEL, RED, TITLE, TYCOON, MaterialCartel, gate, table
from page.conftest import Seat
from page.posed import message, pose
from page.tools import Person
from starboard.games.arcs.campaign.ids import FIRST_EVENT


def drawn(anna: Person, anchor: str) -> Locator:
    return anna.page.locator(f'[data-anchor~="{anchor}"]').first


def test_ambitions_are_counted_by_the_rules(seat: Seat) -> None:
    """A Material Cartel with one Fuel is Tycoon 7; alone with it that is the first value."""
    anna = seat("Anna")
    t = table(3).give(RED, MaterialCartel).tokens(RED, FUEL).marker(TYCOON).turn(RED, ADMIN)
    pose(anna, message(TITLE, t.game, 3, 1))
    bars = drawn(anna, f"ambition:{TYCOON}").locator(".bar")
    expect(bars.nth(RED)).to_have_attribute("title", "Anna: 7, 5 power now")
    expect(bars.nth(RED)).to_have_text("7+5")
    expect(bars.nth(BLUE)).to_have_text("0")


def test_a_gate_shows_its_ships_its_master_and_what_cards_built_there(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 2, 1).ships(BLUE, gate(2), 3).city(BLUE, gate(2)).starport(RED, gate(2), DAMAGED)
    pose(anna, message(TITLE, t.turn(RED, ADMIN).game, 3, 1))
    here = drawn(anna, f"system:{gate(2)}")
    expect(here).to_have_attribute("aria-label", "Gate 2, Anna 2, Anna 1 damaged, Ben 3, Ben: city, Anna: starport")
    expect(here.locator('[data-piece="city"]')).to_have_count(1)
    expect(here.locator('[stroke="var(--seat-1)"][stroke-width="8"]')).to_have_count(1)


def test_powers_that_nobody_plays_have_marks_of_their_own(seat: Seat) -> None:
    """Owners reach beyond the seats: the Empire, the Free States, the Blight."""
    anna = seat("Anna")
    told = message(TITLE, table(3).turn(RED, ADMIN).game, 3, 1)
    here = next(one for one in told["sheet"]["systems"] if one["system"] == gate(2))
    here |= {"fresh": [1, 0, 0, 0, 2, 1, 3], "control": 6}
    told["sheet"]["systems"].append({"system": 24, "fresh": [0, 0, 0, 0, 5]})
    told["sheet"]["panels"] = [
        {"title": "Edicts", "rows": [{"name": "card:3", "value": 2}]},
        {
            "title": "Fate",
            "seat": 1,
            "rows": [{"name": "Deed", "cards": [{"card": "card:4", "cards": [{"card": "card:5"}]}]}],
        },
    ]
    pose(anna, told)
    drawing = drawn(anna, f"system:{gate(2)}")
    expect(drawing).to_have_attribute("aria-label", "Gate 2, Anna 1, Empire 2, Free States 1, Blight 3")
    expect(drawing.locator('[stroke="var(--blight)"][stroke-width="8"]')).to_have_count(1)
    expect(drawn(anna, "system:24")).to_have_attribute("aria-label", ", Empire 5")
    panels = anna.page.get_by_test_id("plain-panel")
    expect(panels.filter(has_text="Edicts")).to_contain_text("2")
    expect(panels.filter(has_text="Fate").locator('[data-anchor="card:4"] [data-anchor="card:5"]')).to_have_count(1)


def test_a_card_without_suit_and_number_is_called_by_its_name(seat: Seat) -> None:
    anna = seat("Anna")
    told = message(TITLE, table(3).turn(RED, ADMIN).game, 3, 1)
    told["sheet"]["seats"][RED]["hand"].append(FIRST_EVENT)
    pose(anna, told)
    event = drawn(anna, f"action_card:{FIRST_EVENT}")
    expect(event.locator(".top")).to_have_text("Event")
    expect(event.locator("use[href$=undefined]")).to_have_count(0)


def test_what_lies_in_the_dock_is_not_shown_beside_it_again(seat: Seat) -> None:
    """Of the one who holds the hand the list of players shows the name alone, wherever the dock has the rest."""
    for size in ((1440, 900), (1180, 820), (820, 1180)):
        anna = seat("Anna", size)
        pose(anna, message(TITLE, table(3).tokens(RED, FUEL).turn(RED, ADMIN).game, 3, 1))
        expect(drawn(anna, f"seat:{BLUE}")).to_be_visible()
        expect(anna.page.locator('[data-anchor~="slot:0"]:visible')).to_have_count(1)
        anna.close()


def test_the_name_of_a_row_stands_where_its_first_card_does(seat: Seat) -> None:
    """In the middle of many cards it seemed to name but one, and the first ones belonged to the row above."""
    anna = seat("Anna")
    told = message(TITLE, table(3).turn(RED, ADMIN).game, 3, 1)
    told["sheet"]["panels"] = [
        {"title": "Booklet", "rows": [{"name": "Cards", "cards": [{"card": f"card:{n}"} for n in range(6)]}]}
    ]
    pose(anna, told)
    panel = anna.page.get_by_test_id("plain-panel")
    tops = [box["y"] for box in (panel.locator(part).first.bounding_box() for part in ("dt .tile", "dd .tile")) if box]
    assert len(tops) == 2
    assert abs(tops[0] - tops[1]) < 8
