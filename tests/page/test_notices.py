"""One hears and sees that it is one's turn, if one wants to; and nothing moves for those who asked for rest."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import Person, wait

LISTEN = """
window.tones = 0;
const play = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...args) { window.tones += 1; return play.apply(this, args); };
"""
HIDDEN = """
window.notices = [];
const Real = window.Notification;
window.Notification = class extends Real {
  static permission = 'granted'; // a browser without a desktop cannot be asked
  static async requestPermission() { return 'granted'; }
  constructor(title, options) { super(title, options); window.notices.push([title, options.body]); }
};
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


def two_people(seat: Seat, script: str) -> tuple[Person, Person]:
    anna, ben = seat("Anna", script=script), seat("Ben")
    anna.create("carpe-astra", [("me", "Anna"), ("open", "")])
    ben.join(anna.invite)
    anna.wait_for_table()
    wait(lambda: anna.asked() or ben.asked(), "a question")
    return anna, ben


def until_asked(mover: Person, other: Person) -> None:
    """``mover`` plays on until ``other`` is asked."""
    for _ in range(200):
        if other.asked():
            return
        mover.pass_on()
        mover.page.wait_for_timeout(40)
    raise AssertionError(f"{other.name} is never asked")


def switch(person: Person, label: str) -> None:
    person.page.get_by_label("Settings").click()
    person.page.get_by_label(label).check()
    person.page.keyboard.press("Escape")


def tones(person: Person) -> int:
    return int(person.page.evaluate("() => window.tones"))


def test_sound_is_off_until_it_is_wanted(seat: Seat) -> None:
    """The first turn comes in silence; with the setting on, the next one is heard. The choice outlives a reload."""
    anna, ben = two_people(seat, LISTEN)
    until_asked(anna, ben)
    until_asked(ben, anna)
    assert tones(anna) == 0
    switch(anna, "Sound when it is my turn")
    assert tones(anna) > 0  # a sample
    until_asked(anna, ben)
    heard = tones(anna)
    until_asked(ben, anna)
    wait(lambda: tones(anna) > heard, "a tone")
    anna.page.reload()
    anna.wait_for_table()
    until_asked(anna, ben)
    anna.page.mouse.click(5, 400)
    until_asked(ben, anna)
    wait(lambda: tones(anna) > 0, "a tone after the reload")


def test_a_hidden_page_notifies_when_it_is_ones_turn(seat: Seat) -> None:
    """Only when it was wanted and allowed, and only while the page is out of sight; the tab's title says it always."""
    anna, ben = two_people(seat, HIDDEN)
    until_asked(anna, ben)
    expect(anna.page).to_have_title("Carpe Astra – Starboard")
    until_asked(ben, anna)
    expect(anna.page).to_have_title("● You decide – Carpe Astra")
    assert anna.page.evaluate("() => window.notices") == []
    switch(anna, "Notification when it is my turn")
    until_asked(anna, ben)
    until_asked(ben, anna)
    assert anna.page.evaluate("() => window.notices") == []  # the page is in sight
    until_asked(anna, ben)
    anna.page.evaluate("() => { window.away = true }")
    until_asked(ben, anna)
    [[title, body]] = anna.page.evaluate("() => window.notices")
    assert title == "Carpe Astra: You decide"
    assert body == anna.prompt


def test_a_browser_that_forbids_notifications_says_so(seat: Seat) -> None:
    anna = seat("Anna")
    anna.visit()
    anna.page.get_by_label("Settings").click()
    anna.page.get_by_label("Notification when it is my turn").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(anna.page.get_by_label("Notification when it is my turn")).not_to_be_checked()


def longest_motion(person: Person) -> float:
    """Seconds of the longest animation or transition of anything on the page."""
    return float(
        person.page.evaluate(
            """() => Math.max(...[...document.querySelectorAll('*')].map((node) => {
              const style = getComputedStyle(node);
              const moving = style.animationName === 'none' ? '0s' : style.animationDuration;
              return Math.max(...`${moving}, ${style.transitionDuration}`.split(', ').map(parseFloat));
            }))"""
        )
    )


def test_whoever_asked_for_rest_sees_nothing_move(seat: Seat) -> None:
    still, lively = seat("Anna"), seat("Ben", motion="no-preference")
    for person in (still, lively):
        person.create("arcs", [("me", person.name), ("bot", "")])
        person.wait_until_asked()
    assert longest_motion(lively) >= 0.2
    assert longest_motion(still) <= 0.001
