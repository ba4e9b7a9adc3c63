"""The end of a chapter is an event: it is read, and nothing later is shown before."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import Person, wait

PACE = """() => {
  const kept = JSON.parse(localStorage.getItem('starboard.settings'));
  localStorage.setItem('starboard.settings', JSON.stringify({ ...kept, pace: 60 }));
}"""
STOP_AT_A_PAUSE = """() => new MutationObserver(() => {
  if (document.querySelector('[data-testid=milestone]')) window.story.stop = true;
}).observe(document.body, { childList: true, subtree: true })"""


def play_to_the_end_of_a_chapter(anna: Person) -> None:
    anna.visit()
    anna.page.evaluate(PACE)
    anna.create("arcs", [("bot", ""), ("bot", ""), ("bot", ""), ("me", "Anna")])
    anna.wait_until_asked()
    anna.page.evaluate(STOP_AT_A_PAUSE)
    anna.drive(4)
    wait(lambda: anna.page.evaluate("() => window.story.stop || window.story.over"), "the end of a chapter")
    assert not anna.story()["over"]


def test_what_comes_after_a_chapter_waits_until_it_was_read(seat: Seat) -> None:
    """Ambitions, what everybody counted and how Power moved stay in sight; the bots' next moves follow *Continue*."""
    anna = seat("Anna")
    play_to_the_end_of_a_chapter(anna)
    told = anna.page.get_by_test_id("milestone")
    expect(told.locator("h2")).to_have_text(re.compile(r"Chapter \d is scored"))
    expect(told.locator("h3").first).to_have_text(re.compile(r"Scoring \w+: \d+ for first"))
    here = anna.moves()

    def played() -> int:
        return int(anna.site.get(f"tables/{anna.table}", "")["at"])

    wait(lambda: played() > here or anna.asked(), "the others to go on")
    anna.page.wait_for_timeout(500)
    assert anna.moves() == here
    expect(told).to_be_visible()
    told.get_by_test_id("go-on").click()
    expect(told).to_have_count(0)
    wait(lambda: anna.moves() == played(), "what waited to be shown")


def test_a_chapter_that_is_read_is_told_in_the_language_of_now(seat: Seat) -> None:
    anna = seat("Anna")
    play_to_the_end_of_a_chapter(anna)
    anna.page.get_by_label("Language: Deutsch").click()
    told = anna.page.get_by_test_id("milestone")
    expect(told.locator("h2")).to_have_text(re.compile(r"Kapitel \d ist gewertet"))
    expect(told.locator("h3").first).to_have_text(re.compile(r"Wertung \w+: \d+ für den ersten"))
