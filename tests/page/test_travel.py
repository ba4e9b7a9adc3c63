"""Cards are seen on their way: from where they lay to where they lie, to a player, or out of sight."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, Final

from playwright.sync_api import expect

from arcs.prelude import RED, TITLE, MaterialCartel, admin, gate, mobi, table
from page.conftest import Seat
from page.posed import message, play, pose
from page.test_gestures import given
from page.tools import PHONE, Person, wait
from starboard.core.registry import find

# Notes what flies over the page, and how long tasks take.
WATCH: Final = """
window.flown = []; window.long = [];
new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: 'longtask' });
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const card = !!this.className.includes?.('travels'), { transform } = frames;
  if (this.parentElement === document.body)
    window.flown.push({ card, text: this.textContent, transform, ms: options.duration });
  return animate.call(this, frames, options);
};
"""
Line = tuple[str, list[dict[str, str]]]


def part(anchor: str, text: str = "it") -> dict[str, str]:
    return {"text": text, "anchor": anchor}


def after(first: dict[str, Any], *lines: Line) -> dict[str, Any]:
    """The next message, with lines of the log that tell what happened."""
    then = deepcopy(first)
    then["seq"] = then["at"] = first["seq"] + 1
    told = [
        {"n": n, "at": then["at"], "kind": "game", "key": key, "undone": False, "parts": parts, "because": []}
        for n, (key, parts) in enumerate(lines, 1)
    ]
    then["log"] = {"reset": False, "from": 1, "total": len(told) + 1, "lines": told}
    return then


def begun(first: dict[str, Any]) -> dict[str, Any]:
    line = {"n": 0, "at": 1, "kind": "game", "key": "start", "undone": False, "parts": [{"text": "Go."}], "because": []}
    first["log"] = {"reset": True, "from": 0, "total": 1, "lines": [line]}
    return first


def watch(person: Person, first: dict[str, Any], then: dict[str, Any]) -> list[dict[str, Any]]:
    """What flies when the second message follows the first."""
    sockets = pose(person, begun(first))
    expect(person.page.locator(".board [data-anchor]").first).to_be_attached()
    wait(lambda: bool(sockets), "the socket")
    person.page.evaluate("window.long.length = 0")
    sockets[0].send(json.dumps(then))
    person.page.wait_for_timeout(900)
    assert person.page.locator("body > .travels").count() == 0, "what flew is gone"
    assert not [ms for ms in person.page.evaluate("window.long") if ms > 100]  # none above 50 on a quiet machine
    return list(person.page.evaluate("window.flown"))


def at_court() -> dict[str, Any]:
    t = table(3).a_ship_each().court(MaterialCartel).hand(RED, admin(2), admin(3))
    t.round()
    return message(TITLE, t.game, 3, 1)


def secured() -> tuple[dict[str, Any], dict[str, Any]]:
    first = at_court()
    card = first["sheet"]["court"][0].pop("card")
    then = after(first, ("secure", [part("seat:0"), part(f"card:{card}")]))
    first["sheet"]["court"][0]["card"] = card
    then["sheet"]["court"][0] = {"card": first["sheet"]["court"][1]["card"]}
    then["sheet"]["seats"][0]["cards"] = [card]
    return first, then


def test_a_secured_card_goes_from_the_court_to_the_mat(seat: Seat) -> None:
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    first, then = secured()
    (flown,) = watch(anna, first, then)
    assert flown["card"]
    assert "Material Cartel" in flown["text"]
    assert 100 <= flown["ms"] <= 450  # quicker where others move without a pause
    assert len(flown["transform"]) == 2
    expect(anna.page.locator(".mine [data-anchor^='card:']")).to_have_count(1)


def test_without_motion_nothing_flies(seat: Seat) -> None:
    anna = seat("Anna", (1440, 900), script=WATCH)
    assert watch(anna, *secured()) == []


def test_a_played_card_goes_from_the_hand_to_the_round(seat: Seat) -> None:
    first = at_court()
    card = first["sheet"]["seats"][0]["hand"][0]
    then = after(first, ("lead", [part("seat:0"), part(f"action_card:{card}")]))
    then["sheet"]["seats"][0]["hand"].remove(card)
    then["sheet"]["round"][0] |= {"how": 0, "card": card}
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    (flown,) = watch(anna, first, then)
    assert flown["card"]
    assert len(flown["transform"]) == 2


def test_a_card_that_a_rival_plays_comes_from_the_rival(seat: Seat) -> None:
    first = at_court()
    then = after(first, ("surpass", [part("seat:1"), part("action_card:3")]))
    then["sheet"]["round"][1] |= {"how": 1, "card": 3}
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    (flown,) = watch(anna, first, then)
    assert flown["card"]


def test_a_discarded_card_leaves(seat: Seat) -> None:
    _, then = secured()
    lost = after(then, ("discard_card", [part(f"card:{then['sheet']['seats'][0]['cards'][0]}")]))
    lost["sheet"]["seats"][0].pop("cards")
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    (flown,) = watch(anna, then, lost)
    assert flown["card"]
    assert len(flown["transform"]) == 3


def test_many_cards_at_once_do_not_pile_up(seat: Seat) -> None:
    first = at_court()
    cards = [one["card"] for one in first["sheet"]["court"]]
    then = after(first, ("draft", [part("seat:0"), *[part(f"card:{card}") for card in cards]]))
    for place in then["sheet"]["court"]:
        place.pop("card")
    then["sheet"]["seats"][0]["cards"] = cards
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    assert len(watch(anna, first, then)) == 3


def test_a_card_that_stays_where_it_lies_is_met_by_the_mark_of_the_player(seat: Seat) -> None:
    first = at_court()
    then = after(first, ("influence", [part("seat:1"), part(f"card:{first['sheet']['court'][0]['card']}")]))
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    (flown,) = watch(anna, first, then)
    assert not flown["card"]


def test_a_bought_card_goes_from_the_market_to_the_base(seat: Seat) -> None:
    title = find("arche")
    state = title.new(title.setup(players=2, seed=3))
    state.settle()
    first = message(title, state, 2, 1)
    card = first["sheet"]["decks"][0]["open"][0]
    then = after(first, ("log.buy", [part("seat:1"), part(f"card:{card}")]))
    then["sheet"]["decks"][0]["open"].pop(0)
    then["sheet"]["seats"][1]["troop"] = [card]
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    (flown,) = watch(anna, first, then)
    assert flown["card"]
    assert len(flown["transform"]) == 2


def test_a_card_that_a_rival_takes_goes_from_the_offer_to_the_rival(seat: Seat) -> None:
    title = find("carpe-astra")
    state = title.new(title.setup(players=3, seed=3))
    state.settle()
    first = message(title, state, 3, 1)
    card = 0
    first["sheet"]["decks"][0]["open"] = [card]
    then = after(first, ("takes_open", [part("seat:1"), part(f"card:{card}")]))
    then["sheet"]["decks"][0]["open"] = []
    anna = seat("Anna", (1440, 900), motion="no-preference", script=WATCH)
    (flown,) = watch(anna, first, then)
    assert flown["card"]
    assert len(flown["transform"]) == 2


def test_on_a_phone_a_secured_card_arrives_though_the_court_is_on_another_tab(seat: Seat) -> None:
    anna = seat("Anna", PHONE, motion="no-preference", script=WATCH)
    (flown,) = watch(anna, *secured())
    assert flown["card"]
    assert "Material Cartel" in flown["text"]


def test_on_a_phone_a_card_leaves_the_hand_too(seat: Seat) -> None:
    first = at_court()
    card = first["sheet"]["seats"][0]["hand"][0]
    then = after(first, ("lead", [part("seat:0"), part(f"action_card:{card}")]))
    then["sheet"]["seats"][0]["hand"].remove(card)
    anna = seat("Anna", PHONE, motion="no-preference", script=WATCH)
    (flown,) = watch(anna, first, then)
    assert flown["card"]


def test_ships_that_move_are_seen_on_their_way(seat: Seat) -> None:
    """As long as the flight takes, whatever else the page does meanwhile."""
    anna = seat("Anna", motion="no-preference", script=FLIGHT)
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(3)).to_pips()
    here = play(anna, TITLE, t.game, 3)
    for number, system in enumerate((gate(2), gate(3))):
        spot = anna.page.locator(f'[data-anchor~="system:{system}"]').first
        expect(spot).to_have_attribute("data-can", "")
        spot.dispatch_event("click")
        if number == 0:
            expect(anna.page.get_by_test_id("prompt")).to_contain_text("Where to")
            expect(anna.page.get_by_test_id("along")).to_contain_text("3/3")
    given(anna, here)
    anna.page.wait_for_timeout(800)
    assert max(anna.page.evaluate("window.flew"), default=0) >= 350


FLIGHT: Final = """
window.flew = [];
let since = 0;
const look = () => {
  const flies = !!document.querySelector('.flight');
  if (since && !flies) window.flew.push(performance.now() - since);
  if (!flies || !since) since = flies ? performance.now() : 0;
};
document.addEventListener('DOMContentLoaded', () =>
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true }));
"""
