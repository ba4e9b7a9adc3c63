"""Fingers have no pointer that hovers: a rest asks, a tap chooses, and what lies over the board is put away first."""

from __future__ import annotations

from playwright.sync_api import expect

from arcs.prelude import BLUE, PIVOT, RED, TITLE, admin, mobi, table
from page.conftest import Seat
from page.posed import play
from page.tools import PHONE, Person

REST = """async (node) => {
  const touch = (kind) => node.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
  touch('pointerdown');
  await new Promise((done) => setTimeout(done, 700));
  touch('pointerup');
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""
ODDS = "[data-testid=odds]"


def at_the_dice(anna: Person) -> None:
    """Arche on a phone, until a question tells odds."""
    anna.create("arche", [("me", "Anna"), ("hotseat", "Ben")])
    for _ in range(40):
        anna.page.wait_for_selector("[data-choice], [data-testid=ready]")
        if anna.page.get_by_test_id("ready").count():
            anna.page.get_by_test_id("ready").tap()
            anna.wait_until_asked()
        if anna.page.locator(ODDS).count() > 1:
            return
        anna.page.locator("[data-choice]:not(:disabled)").first.tap()
        anna.page.wait_for_timeout(150)
    raise AssertionError("no odds were told")


def test_a_finger_that_rests_asks_and_does_not_choose(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    anna.create("arche", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    asked = anna.prompt
    anna.page.locator("[data-can]").first.evaluate(REST)
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    anna.page.wait_for_timeout(300)
    assert anna.prompt == asked
    anna.page.locator("[data-can]").first.tap()
    expect(anna.page.get_by_test_id("cover")).to_be_visible()  # chosen: now it is Ben's turn


def test_a_second_thing_explains_itself_as_well(seat: Seat) -> None:
    """The first one has the focus by then, and loses it as the finger is lifted from the second."""
    anna = seat("Anna", PHONE, touch=True)
    t = table(3).a_ship_each().hand(RED, mobi(3), mobi(4))
    t.game.initiative = BLUE
    play(anna, TITLE, t.turn(RED, admin(2), PIVOT, lead=mobi(6)).game, 3)
    fingers = anna.context.new_cdp_session(anna.page)
    for card in anna.page.locator(".dock .hand [data-can]").all():
        box = card.bounding_box()
        assert box is not None
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        anna.page.wait_for_timeout(700)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        anna.page.wait_for_timeout(300)
        expect(anna.page.get_by_role("tooltip")).to_contain_text(str(card.get_attribute("aria-label")))


def test_the_odds_of_one_choice_open_by_its_button_alone(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    at_the_dice(anna)
    odds = anna.page.get_by_test_id("outlook")
    expect(odds).to_be_hidden()  # the finger that answered the question before lies on a choice of this one
    for button in anna.page.locator(ODDS).all():
        button.tap()
        expect(odds.locator(".title")).to_have_text(str(button.get_attribute("aria-label")))
    anna.page.locator(ODDS).last.tap()
    expect(odds).to_be_hidden()


def test_a_tap_on_the_board_puts_the_odds_away_and_chooses_nothing(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    at_the_dice(anna)
    asked = anna.prompt
    odds = anna.page.get_by_test_id("outlook")
    anna.page.locator(ODDS).first.tap()
    odds.tap()
    expect(odds).to_be_hidden()
    assert anna.prompt == asked


def test_what_happened_since_my_turn_is_shown_on_the_board(seat: Seat) -> None:
    """On a phone the log may be open; the replay is worth nothing behind it."""
    anna = seat("Anna", PHONE, touch=True)
    anna.create("arcs", [("me", "Anna"), ("bot", ""), ("bot", "")])
    for _ in range(60):
        anna.wait_until_asked()
        if anna.page.get_by_test_id("recap").count():
            break
        anna.page.locator("[data-choice]:not(:disabled)").last.tap()
        anna.page.wait_for_timeout(150)
    anna.page.get_by_test_id("tab-log").tap()
    anna.page.get_by_test_id("recap").tap()
    expect(anna.page.get_by_test_id("tab-board")).to_have_attribute("aria-selected", "true")
    expect(anna.page.get_by_test_id("board")).to_be_visible()
