"""The table by keyboard alone: where the focus is, what it looks like, and how one gets about."""

from __future__ import annotations

from playwright.sync_api import expect

from arche.table import Table as ArcheTable
from arcs.prelude import BLUE, FUEL, PLACES, RED, TITLE, aggro, arrow, construct, gate, hexa, mobi, table
from carpe_astra.table import Table as CarpeAstraTable
from page.conftest import Seat
from page.posed import play
from page.test_gestures import click, given, mean, thing
from page.tools import Person
from starboard.games.arche.title import TITLE as ARCHE
from starboard.games.carpe_astra.title import TITLE as CARPE_ASTRA


def focused(person: Person, what: str) -> str:
    return str(person.page.evaluate(f"() => document.activeElement?.{what} ?? ''"))


def test_keys_stay_in_an_open_fan_and_escape_leads_back_to_the_thing(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, arrow(2), 1).ships(RED, hexa(5), 1).turn(RED, construct(2))
    here = play(anna, TITLE, t.game, 3)
    place = thing(anna, f"place:{hexa(5) * PLACES}")
    expect(place).to_have_attribute("tabindex", "0")
    place.focus()
    anna.page.keyboard.press("Enter")
    entries = anna.page.get_by_test_id("fan").get_by_role("button")
    for press, entry in (("ArrowDown", 1), ("Tab", 0), ("ArrowUp", entries.count() - 1), ("ArrowRight", 0)):
        anna.page.keyboard.press(press)
        expect(entries.nth(entry % entries.count())).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("fan")).to_be_hidden()
    expect(place).to_be_focused()
    assert here.given == []


def test_after_an_answer_by_key_the_next_question_has_the_focus(seat: Seat) -> None:
    """Whether the answer was a digit, Enter on a choice or Enter on a thing of the board."""
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(3))
    here = play(anna, TITLE, t.game, 3)
    first = anna.page.locator("[data-choice]:not([data-testid=done])").first
    for press in ("ArrowDown", "1"):
        anna.page.keyboard.press(press)
    given(anna, here)
    expect(first).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(first).to_be_focused()
    system = thing(anna, f"system:{gate(2)}")
    expect(system).to_have_attribute("tabindex", "0")


def test_digits_reach_the_answers_of_later_questions_too(seat: Seat) -> None:
    """Spending a token and the actions behind the Prelude stand in one list: they are counted on."""
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).tokens(RED, FUEL).turn(RED, mobi(3))
    here = play(anna, TITLE, t.game, 3)
    later = anna.page.locator(".list .stage ~ li button:has(kbd)").last
    digit, choice = later.locator("kbd").inner_text(), later.get_attribute("data-choice")
    assert int(digit) > 1
    anna.page.keyboard.press(digit)
    assert given(anna, here)[-1] == int(str(choice))


def test_arrows_walk_from_thing_to_thing_and_each_explains_itself(seat: Seat) -> None:
    """Also what cannot be chosen: B enters the board, Escape leaves it."""
    anna = seat("Anna", (1280, 720))
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    anna.page.keyboard.press("b")
    seen = set()
    for way in ("Right", "Right", "Down", "Down", "Left", "Up"):
        assert anna.page.locator("[data-here-i-am]:focus").count() == 1
        expect(anna.page.get_by_role("tooltip")).to_be_visible()
        seen.add(focused(anna, "dataset.anchor") + focused(anna, "getAttribute('title')"))
        anna.page.keyboard.press(f"Arrow{way}")
    assert len(seen) > 3
    anna.page.keyboard.press("Escape")
    assert anna.page.locator("[data-here-i-am]").count() == 0
    expect(anna.page.locator("[data-choice]:focus")).to_have_count(1)
    assert here.given == []


def test_focus_does_not_look_like_what_can_be_chosen(seat: Seat) -> None:
    for theme in ("dark", "light"):
        anna = seat("Anna", theme=theme)
        t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
        play(anna, TITLE, t.game, 3)
        system = thing(anna, f"system:{gate(2)}")
        halo = system.locator(":scope > .halo")
        stroke = "node => [getComputedStyle(node).stroke, parseFloat(getComputedStyle(node).strokeWidth)]"
        expect(system).to_have_attribute("data-can", "")
        before = halo.evaluate(stroke)
        anna.page.keyboard.press("Shift")
        anna.page.keyboard.press("Tab")
        system.focus()
        after = halo.evaluate(stroke)
        assert before[0] != after[0]
        assert after[1] > before[1]


def test_the_log_is_one_stop_and_arrows_go_through_it(seat: Seat) -> None:
    anna = seat("Anna")
    anna.create("arche", [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    log = anna.page.get_by_role("log")
    for _ in range(3):
        anna.choose_first()
        anna.wait_until_asked()
    expect(log.locator("[tabindex='0']")).to_have_count(1)
    anna.page.keyboard.press("l")
    expect(log.locator(":focus")).to_have_count(1)
    last = log.locator(":focus").evaluate("node => node.closest('li').textContent")
    anna.page.keyboard.press("ArrowUp")
    assert log.locator(":focus").evaluate("node => node.closest('li').textContent") != last
    expect(log.locator("[tabindex='0']")).to_have_count(1)


def test_the_odds_lie_over_the_log(seat: Seat) -> None:
    """Nothing of the board is hidden while one weighs."""
    anna = seat("Anna", (1280, 720))
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2).ships(RED, gate(5), 1).ships(BLUE, gate(5), 1)
    play(anna, TITLE, t.turn(RED, aggro(2)).game, 3)
    click(anna, f"system:{gate(2)}")
    mean(anna, "Battle")
    expect(anna.page.get_by_test_id("outlook")).to_be_visible()
    odds = anna.page.get_by_test_id("outlook").bounding_box()
    log = anna.page.get_by_role("log").bounding_box()
    assert odds is not None
    assert log is not None
    assert odds["x"] >= log["x"]


def test_what_passes_two_phases_by_says_so_before_it_is_done(seat: Seat) -> None:
    """Carpe Astra, phase 1: a click on the map can mean phase 3, where tiles turn for a credit."""
    anna = seat("Anna", (1280, 720))
    t = CarpeAstraTable(3).credits(0, 3).agents(0, "home 0", "MIL@T-MIL-TRA").offer("T-PRI-POL").phase(0, "change_plan")
    here = play(anna, CARPE_ASTRA, t.game, 3)
    prompt = anna.prompt
    lit = anna.page.locator("svg [data-can][data-anchor*='place:']")
    expect(lit.first).to_be_visible()
    for i in range(lit.count()):
        lit.nth(i).focus()
        anna.page.keyboard.press("Enter")
        if anna.page.get_by_test_id("fan").count() == 0:  # picked up, and what to do with it is asked
            expect(anna.page.get_by_test_id("drop")).to_be_visible()
        assert here.given == []
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_test_id("prompt")).to_have_text(prompt)
    assert t.game.credits[0] == 3


def test_where_numbers_are_chosen_each_digit_is_its_number(seat: Seat) -> None:
    anna = seat("Anna")
    here = play(anna, ARCHE, ArcheTable(2).dice_phase(0).game, 2)
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("resource dice")
    first = anna.page.locator("[data-choice='0']")
    expect(first.locator("kbd")).to_have_text("0")
    anna.page.keyboard.press("2")
    assert given(anna, here) == [2]


def test_the_fan_begins_with_what_names_the_thing_itself(seat: Seat) -> None:
    """A card of the market can be bought, or discarded by an action that asks for a card first."""
    anna = seat("Anna")
    t = ArcheTable(2).own(0, resources=9).act(0)
    play(anna, ARCHE, t.game, 2)
    card = anna.page.locator(".market [data-can]").first
    expect(card).to_be_visible()
    card.dispatch_event("click")
    expect(anna.page.get_by_test_id("fan").get_by_role("button").first).to_contain_text("Buy")


def test_the_race_is_in_sight_beneath_dice(seat: Seat) -> None:
    anna = seat("Anna", (1280, 720))
    t = ArcheTable(3).dice_phase(0)
    play(anna, ARCHE, t.game, 3)
    anna.page.locator("[data-choice='1']").click()
    for mark in anna.page.locator(".race .way").all():
        box = mark.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720
        assert box["width"] > 30
    expect(anna.page.locator(".race .way")).to_have_count(3)
