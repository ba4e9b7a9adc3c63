"""Whole games, played through the page to their end."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import PHONE, Person, wait

BOTS = os.environ.get("STARBOARD_BOTS", "random")  # stronger ones take longer: see bench/README.md


def test_two_browsers_and_a_bot_play_arcs_to_the_end(seat: Seat) -> None:
    """Anna opens a table, Ben comes by the invite link, a bot takes the third seat; both click what glows."""
    anna, ben = seat("Anna"), seat("Ben")
    anna.create("arcs", [("me", "Anna"), ("open", ""), ("bot", "")])
    ben.join(anna.invite)
    anna.wait_for_table()
    anna.drive(11)
    ben.drive(12)
    wait(lambda: anna.story()["over"] and ben.story()["over"], "the end of the game")
    assert anna.story()["board"] > 20
    assert ben.story()["board"] > 20
    expect(anna.page.get_by_role("dialog")).to_contain_text("Course of the scores")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_test_id("prev").click()
    expect(anna.page.get_by_test_id("now")).to_be_visible()


def test_an_act_of_the_campaign_is_played_by_the_list_against_bots(seat: Seat) -> None:
    """Drafts, Councils, Summits and Crises of act I, each question answered by its sentence."""
    anna = seat("Anna")
    seats = [("me", "Anna"), ("bot", ""), ("bot", "")]
    anna.create(
        "arcs",
        seats,
        {"Last act that is played (3: to the end; fewer for a shorter game)": "1"},
        variant="campaign",
        bots=BOTS,
    )
    anna.wait_for_table()
    anna.drive(31, board=False)
    wait(lambda: anna.story()["over"], "the end of the act")
    assert anna.story()["list"] > 100
    expect(anna.page.get_by_role("dialog")).to_contain_text("Course of the scores")


def test_carpe_astra_in_hot_seat(seat: Seat, tmp_path: Path) -> None:
    """Two people share one device: between their turns the hand is covered until the next one is ready."""
    anna = seat("Anna")
    anna.create("carpe-astra", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_for_table()
    anna.drive(21)
    wait(lambda: anna.story()["over"], "the end of the game")
    expect(anna.page.get_by_test_id("strip")).to_contain_text("The game is over")
    load_the_record(anna, tmp_path / "record.json")


def load_the_record(anna: Person, file: Path) -> None:
    """What was played can be saved, loaded again by anybody, and watched with everything open."""
    anna.page.keyboard.press("Escape")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save the record").first.click()
    download.value.save_as(file)
    table, moves = anna.table, anna.moves()
    anna.visit()
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.wait_for_table()
    assert anna.table != table
    assert anna.moves() == moves
    expect(anna.page.get_by_test_id("strip")).to_contain_text(f"move 0 of {moves}")
    anna.page.get_by_test_id("next").click()
    expect(anna.page.get_by_test_id("strip")).to_contain_text(f"move 1 of {moves}")


def test_the_cover_hides_the_other_hand(seat: Seat) -> None:
    anna = seat("Anna")
    anna.create("carpe-astra", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_for_table()
    first = anna.page.get_by_test_id("strip").inner_text().split(" decides")[0].strip()
    other = "Ben" if first == "Anna" else "Anna"
    for _ in range(60):
        if anna.page.get_by_test_id("cover").is_visible():
            break
        if anna.page.get_by_test_id("really").is_visible():
            anna.page.get_by_test_id("really").click()
        else:
            anna.page.keyboard.press("0" if anna.page.get_by_test_id("done").is_visible() else "1")
        anna.page.wait_for_timeout(60)
    expect(anna.page.get_by_test_id("cover")).to_contain_text(other)
    assert anna.page.locator("[data-anchor^='card:']").count() == 0
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_test_id("strip")).to_contain_text(f"{other} decides")


def test_arche_on_a_phone_by_keyboard_alone(seat: Seat) -> None:
    """From the lobby to the last move without mouse or touch."""
    anna = seat("Anna", PHONE)
    anna.visit()
    anna.page.wait_for_selector("[data-testid=setup-arche]")
    keys = anna.page.keyboard

    def walk_to(test_id: str) -> None:
        for _ in range(80):
            keys.press("Tab")
            if anna.page.evaluate("() => document.activeElement?.dataset.testid") == test_id:
                return
        raise AssertionError(f"{test_id} is out of reach of the Tab key")

    walk_to("setup-arche")
    keys.press("Enter")
    anna.page.wait_for_selector("[data-testid=new-table]")
    anna.page.get_by_role("radio", name="2", exact=True).focus()
    keys.press("Enter")
    walk_to("level-1")
    keys.press("Home")  # the weakest opponent, who thinks fastest
    walk_to("create")
    keys.press("Enter")
    anna.wait_for_table()
    # From here the page is told key by key, by a loop inside it that presses what a person would press.
    anna.page.evaluate(KEYBOARD, 5)
    wait(lambda: anna.story()["over"], "the end of the game")
    assert anna.story()["list"] > 50


KEYBOARD = """
(seed) => {
  let state = seed >>> 0;
  const below = (n) => ((state = (state * 1664525 + 1013904223) >>> 0) >>> 8) % n;
  const story = window.story = { list: 0, over: false };
  const press = (key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  };
  const go = () => {
    if (document.querySelector('[data-testid=summary]')) { story.over = true; return; }
    const listed = [...document.querySelectorAll('[data-choice]:not(:disabled)')];
    const done = document.querySelector('[data-testid=done]');
    if (listed.length) {
      story.list += 1;
      const way = below(3);
      if (way === 0 && done) press('0');
      else if (way === 1) press(String(1 + below(Math.min(9, listed.length))));
      else {
        for (let i = below(listed.length) + 1; i > 0; i--) press('ArrowDown');
        const here = document.activeElement;
        if (here?.matches('[data-choice]')) here.click(); // what Enter does to a button
      }
    }
    setTimeout(go, 12);
  };
  go();
}
"""
