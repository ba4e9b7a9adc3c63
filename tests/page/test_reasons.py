"""Why a bot did what it did, at its line of the log."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import PHONE, wait


def test_a_bots_line_tells_why_in_the_readers_language(seat: Seat) -> None:
    """A small question at the line opens the reason; a spectator reads the same; the other language says it anew."""
    anna, guest = seat("Anna"), seat("Guest", lang="de")
    anna.visit()
    made = anna.site.post(
        "tables",
        {
            "title": "arche",
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}],
            "pace": 0,
        },
    )
    anna.visit(f"{anna.site.url}/#/t/{made['table']}/seat/{made['token']}")
    why = anna.page.get_by_test_id("why")
    anna.drive(3)
    wait(lambda: why.count() >= 3 or anna.story()["over"], "a reason")
    anna.halt()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("because")).to_have_count(0)
    why.first.click()
    english = anna.page.get_by_test_id("because").inner_text()
    assert english.startswith("What made the difference: ")
    why.first.click()
    expect(anna.page.get_by_test_id("because")).to_have_count(0)
    guest.visit(f"{guest.site.url}/#/t/{made['table']}")
    guest.page.get_by_test_id("why").first.click()
    german = guest.page.get_by_test_id("because").inner_text()
    assert german.startswith("Ausschlaggebend: ")


def test_the_past_tells_the_reason_of_the_move_that_led_there(seat: Seat) -> None:
    anna = seat("Anna", PHONE)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    made = anna.site.post("tables", {"title": "arche", "seats": seats, "pace": 0})
    anna.visit(f"{anna.site.url}/#/t/{made['table']}/seat/{made['token']}")
    anna.wait_until_asked()
    anna.page.get_by_test_id("tab-log").click()
    anna.drive(4)
    why = anna.page.get_by_test_id("why")
    wait(lambda: why.count() >= 2 or anna.story()["over"], "a reason")
    anna.halt()
    anna.page.keyboard.press("Escape")
    line = anna.page.locator("li", has=why).first
    line.locator(".jump").click()
    expect(anna.page.get_by_test_id("strip")).to_contain_text("What made the difference: ")
