"""What dice promise stands at each choice before they are rolled."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import PHONE, wait

UNTIL = """(goal) => {
  window.found = undefined;
  const go = () => {
    if (document.querySelector(goal)) { window.found = true; return; }
    if (document.querySelector('[data-testid=summary]')) { window.found = false; return; }
    const listed = [...document.querySelectorAll('[data-choice]:not(:disabled)')];
    const find = (what) => listed.find((node) => what.test(node.textContent));
    const any = listed[Math.floor(Math.random() * listed.length)];
    const wanted = find(/battle|aggression/i) ?? (Math.random() < 0.5 ? find(/move/i) : undefined);
    (document.querySelector('[data-testid=ready]') ?? wanted ?? any)?.click();
    setTimeout(go, 15);
  };
  go();
}"""


def test_battle_dice_tell_their_odds_before_they_are_rolled(seat: Seat) -> None:
    """Each number of dice tells what it deals and takes; pointing shows every outcome, and nothing moves meanwhile."""
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("hotseat", "Ben"), ("hotseat", "Cleo"), ("hotseat", "Dora")])
    anna.wait_until_asked()
    anna.page.evaluate(UNTIL, "[data-testid=odds]")
    wait(lambda: anna.page.evaluate("() => window.found !== undefined"), "a battle")
    assert anna.page.evaluate("() => window.found"), "no battle in the whole game"
    choice = anna.page.locator("li.told .choice").last
    assert re.search(r"Ø\s\d\.\d\shits dealt · Ø\s\d\.\d\shits taken", choice.inner_text())
    choice.scroll_into_view_if_needed()  # the list scrolls within its place
    before = choice.bounding_box()
    choice.hover()
    panel = anna.page.get_by_test_id("outlook")
    expect(panel).to_contain_text("interception")
    shares = [int(share) for share in re.findall(r"\d+: (?:< )?(\d+) %", panel.locator("figure").first.inner_text())]
    assert len(shares) >= 2
    assert 96 <= sum(shares) <= 104
    assert choice.bounding_box() == before
    anna.page.mouse.move(700, 20)
    expect(panel).to_be_hidden()


def test_a_thumb_opens_the_odds_without_choosing(seat: Seat) -> None:
    anna = seat("Anna", PHONE)
    anna.create("arche", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    anna.page.evaluate(UNTIL, "[data-testid=odds]")
    wait(lambda: anna.page.evaluate("() => window.found"), "dice")
    prompt = anna.prompt
    button = anna.page.get_by_test_id("odds").last
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    button.click()
    expect(anna.page.get_by_test_id("outlook")).to_be_visible()
    assert anna.prompt == prompt
    button.click()
    expect(anna.page.get_by_test_id("outlook")).to_be_hidden()


def test_keeping_and_rolling_again_are_told_in_plain_sight(seat: Seat) -> None:
    anna = seat("Anna")
    anna.create("arche", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    anna.page.evaluate(UNTIL, "[data-choice='10']")  # keep all
    wait(lambda: anna.page.evaluate("() => window.found"), "a roll")
    expect(anna.page.locator("li.told .choice").first).to_contain_text(re.compile(r"\d\snow · Ø\s\d\.\d\srolled again"))
    expect(anna.page.get_by_test_id("done")).to_contain_text("Ø")
