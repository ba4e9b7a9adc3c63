"""Nothing moves under the hand: the map keeps its height, nothing opens by itself, the board answers most questions."""

from __future__ import annotations

from typing import Any

import pytest

from page.conftest import Seat
from page.tools import Person, wait

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844)]
QUESTIONS = 60

# Plays by what glows, else by the list, and notes at every question what the page looks like.
OBSERVER = """
([seed, most]) => {
  let state = seed >>> 0, last = '', waited = 0;
  const below = (n) => ((state = (state * 1664525 + 1013904223) >>> 0) >>> 8) % n;
  const seen = window.seen = { heights: [], glowing: 0, questions: 0, actions: 0, onMap: 0, tips: 0, bars: 0, clicks: 0,
    over: false, dark: [] };
  const visible = (node) => node.getClientRects().length > 0;
  const go = () => {
    const listed = [...document.querySelectorAll('[data-choice]:not(:disabled)')];
    if (document.querySelector('[data-testid=summary]') || seen.questions >= most) { seen.over = true; return; }
    const text = document.querySelector('[data-testid=prompt]')?.textContent + listed.length;
    const glowing = [...document.querySelectorAll('[data-can]')].filter(visible);
    const settled = glowing.length || waited++ > 12;
    if (listed.length && settled) {
      waited = 0;
      if (text !== last) {
        last = text;
        seen.questions += 1;
        const waits = document.querySelector('[data-testid=go], [data-testid=really]'); // a word, and no thing
        if (glowing.length || waits) seen.glowing += 1;
        else seen.dark.push(text);
        if (/Choose an action/.test(text)) {
          seen.actions += 1;
          seen.onMap += glowing.some((n) => n.closest('.board, .beside')) ? 1 : 0;
        }
        const board = document.querySelector('[data-testid=board]'); // on a phone another panel may have come
        const height = board?.getBoundingClientRect().height;
        if (board && !seen.heights.includes(height)) seen.heights.push(height);
        seen.tips += document.querySelector('[role=tooltip]') ? 1 : 0;
        seen.bars += document.scrollingElement.scrollHeight > innerHeight ? 1 : 0;
      }
      const fan = [...document.querySelectorAll('[data-testid=fan] button')];
      seen.clicks += 1;
      if (fan.length) fan[below(fan.length)].click();
      else if (glowing.length && below(8)) {
        glowing[below(glowing.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      else listed[below(listed.length)].click();
    }
    setTimeout(go, 30);
  };
  go();
}
"""


def observed(person: Person, title: str) -> dict[str, Any]:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    seats = [{"kind": "me", "name": person.name}, *bots]
    made = person.site.post("tables", {"title": title, "seats": seats, "pace": 0})
    person.visit(f"{person.site.url}/#/t/{made['table']}/seat/{made['token']}")
    person.wait_until_asked()
    person.page.mouse.move(person.page.viewport_size["width"] / 2, 300)  # type: ignore[index]
    person.page.wait_for_timeout(600)
    person.page.keyboard.press("Escape")
    person.page.evaluate(OBSERVER, [5, QUESTIONS])
    wait(lambda: person.page.evaluate("() => window.seen.over"), "the questions")
    return dict(person.page.evaluate("() => window.seen"))


@pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_the_map_keeps_its_height(seat: Seat, size: tuple[int, int]) -> None:
    seen = observed(seat("Anna", size), "arcs")
    assert len(seen["heights"]) == 1, seen
    assert (seen["tips"], seen["bars"]) == (0, 0), seen


@pytest.mark.parametrize("title", ["arcs", "carpe-astra", "arche"])
def test_the_board_answers_most_questions(seat: Seat, title: str) -> None:
    seen = observed(seat("Anna"), title)
    assert seen["glowing"] >= 0.9 * seen["questions"], seen["dark"]
    if title == "arcs":
        assert seen["onMap"] >= 0.7 * seen["actions"], seen


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_cards_at_court_are_whole_on_a_small_desk(seat: Seat, lang: str) -> None:
    anna = seat("Anna", (1280, 720), lang)
    anna.create("arcs", [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    anna.page.wait_for_selector('[data-anchor^="court:"]')  # the question may be there before the board
    whole = anna.page.evaluate(
        """() => document.fonts.ready.then(() => [...document.querySelectorAll('[data-anchor^="court:"]')]
        .filter((card) => {
        const pane = card.closest('aside').getBoundingClientRect(), box = card.getBoundingClientRect();
        return box.top >= pane.top && box.bottom <= pane.bottom && card.scrollHeight <= card.clientHeight + 1;
    }).length)"""
    )
    assert whole == 4
