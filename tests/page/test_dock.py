"""The dock below the board: whatever is held, the answers have room, and a list that goes on shows that it does."""

from __future__ import annotations

from playwright.sync_api import expect

from arcs.campaign.reach import campaign
from arcs.prelude import BLUE, MOVE, RED, RELIC, TITLE, arrow, crescent, gate, hexa, mobi, table
from page.conftest import Seat
from page.posed import play
from page.tools import PHONE, Person
from starboard.games.arcs.campaign.codes import article
from starboard.games.arcs.campaign.negotiations import Deal, Negotiations
from starboard.games.arcs.cards.card import DECK

TWO_THUMBS = 2 * 44
ROOM = "() => document.querySelector('.rest').clientHeight"
WHOLE = """() => { const box = document.querySelector('.dock .hand').getBoundingClientRect();
  return [...document.querySelectorAll('.dock .hand .action')].every((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom; }) }"""


def sit_down(person: Person) -> None:
    """Six action cards, ten Guild cards, and ships to move from sixteen systems."""
    t = table(3).a_ship_each()
    for cluster in (2, 3, 5, 6):
        for place in (gate, arrow, crescent, hexa):
            t.ships(RED, place(cluster), 1)
    t.give(RED, *[type(card) for card in DECK.cards[:10]]).hand(RED, *[mobi(n) for n in (3, 4, 5, 6)])
    play(person, TITLE, t.turn(RED, mobi(2)).to_pips().game, 3)


def test_on_a_phone_the_answers_have_room_whatever_is_held(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    sit_down(anna)
    assert anna.page.evaluate(ROOM) >= TWO_THUMBS
    assert anna.page.evaluate(WHOLE)


def test_a_list_that_goes_on_says_so_and_the_next_question_starts_at_its_top(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    sit_down(anna)
    anna.page.locator(f"[data-choice='{MOVE}']").tap()
    expect(anna.page.get_by_test_id("prompt")).to_have_text("From where do you move ships?")
    expect(anna.page.get_by_test_id("below")).to_be_visible()
    anna.page.get_by_test_id("below").tap()  # it lies over answers, and none of them is chosen
    anna.page.wait_for_function("() => document.querySelector('.rest').scrollTop > 0")
    expect(anna.page.get_by_test_id("prompt")).to_have_text("From where do you move ships?")
    anna.page.locator(f"[data-choice='{hexa(6)}']").scroll_into_view_if_needed()
    assert anna.page.evaluate("() => document.querySelector('.rest').scrollTop") > 0
    anna.page.locator(f"[data-choice='{hexa(6)}']").tap()
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Where to")
    assert anna.page.evaluate("() => document.querySelector('.rest').scrollTop") == 0


def test_putting_a_draft_to_the_table_stands_out_and_withdrawing_it_does_not(seat: Seat) -> None:
    anna = seat("Anna")
    deal = Deal(0, RED)
    deal.articles = (article(1, RED, BLUE, 0),)
    t = campaign(3).tokens(RED, RELIC, RELIC)
    t.game.stack = [Negotiations(RED, (4, 4, 4, 4)), deal]
    t.game.run()
    play(anna, TITLE, t.game, 3)
    expect(anna.page.get_by_test_id("about")).to_contain_text("gives Relic (slot 1")
    expect(anna.page.get_by_test_id("main")).to_have_text("Put it to the table")
    expect(anna.page.locator(".go")).to_have_count(1)
    expect(anna.page.get_by_test_id("done")).to_have_text("Withdraw")
    anna.page.get_by_test_id("main").click()
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Do you agree to the deal")
