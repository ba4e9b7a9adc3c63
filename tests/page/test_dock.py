"""The dock below the board: whatever is held, the answers have room, and a list that goes on shows that it does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from arche.table import Table as Arche
from arcs.campaign.reach import campaign
from arcs.prelude import BLUE, MOVE, PIVOT, RED, RELIC, TITLE, admin, aggro, arrow, crescent, gate, hexa, mobi, table
from carpe_astra.table import Table as CarpeAstra
from page.conftest import Seat
from page.posed import play
from page.tools import PHONE, Person
from starboard.games.arche.title import TITLE as ARCHE
from starboard.games.arcs.campaign.codes import article
from starboard.games.arcs.campaign.negotiations import Deal, Negotiations
from starboard.games.arcs.cards.card import DECK
from starboard.games.carpe_astra.infiltration import Infiltrate
from starboard.games.carpe_astra.title import TITLE as CARPE

TWO_THUMBS = 2 * 44
ROOM = "() => document.querySelector('.rest').clientHeight"
WHOLE = """() => { const box = document.querySelector('.dock .hand').getBoundingClientRect();
  return [...document.querySelectorAll('.dock .hand .action')].every((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom; }) }"""

SEEN = """() => { const bottom = document.querySelector('.rest').getBoundingClientRect().bottom;
  const choices = [...document.querySelectorAll('.rest .choice')];
  return choices.filter((one) => one.getBoundingClientRect().bottom <= bottom + 2).length }"""
LAPTOP = (1280, 720)


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


def test_the_actions_of_a_turn_are_in_sight_beside_what_comes_before_them(seat: Seat) -> None:
    anna = seat("Anna", (1280, 720))
    t = table(3).a_ship_each().tokens(RED, 2).hand(RED, mobi(3), mobi(4))
    play(anna, TITLE, t.turn(RED, aggro(3)).game, 3)
    expect(anna.page.get_by_test_id("prompt")).to_have_text("Before your actions: declare or seize?")
    expect(anna.page.locator(".list .stage")).to_have_count(2)
    expect(anna.page.locator(f"[data-choice='{MOVE}']")).to_be_in_viewport(ratio=1)
    expect(anna.page.get_by_test_id("below")).to_be_hidden()


def test_a_list_that_goes_on_says_so_and_the_next_question_starts_at_its_top(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    sit_down(anna)
    anna.page.locator(f"[data-choice='{MOVE}']").tap()
    expect(anna.page.get_by_test_id("prompt")).to_have_text("From where do you move ships?")
    expect(anna.page.get_by_test_id("below")).to_be_visible()
    below, rest = anna.page.get_by_test_id("below").bounding_box(), anna.page.locator(".rest").bounding_box()
    assert below is not None
    assert rest is not None
    assert below["y"] + 4 > rest["y"] + rest["height"]  # it lies over no answer
    anna.page.get_by_test_id("below").tap()
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
    expect(anna.page.get_by_test_id("done")).to_have_text("Give the draft up")
    anna.page.get_by_test_id("main").click()
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Do you agree to the deal")


@pytest.mark.parametrize(("size", "most"), [(PHONE, 8), (LAPTOP, 9)], ids=["phone", "laptop"])
def test_answers_stand_side_by_side(seat: Seat, size: tuple[int, int], most: int) -> None:
    """Arche's main question has sixteen."""
    anna = seat("Anna", size)
    t = Arche(3).own(0, resources=9, paragon=3, level=2).act(0, 0, 0, 1, 1)
    t.game.resources[0] = 9
    play(anna, ARCHE, t.game, 3)
    assert anna.page.evaluate(SEEN) >= most


def test_cards_in_play_are_in_sight_on_a_phone(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    sit_down(anna)
    card = anna.page.locator(".dock .hand .cards [data-anchor]").first.bounding_box()
    tabs = anna.page.locator(".tabs").bounding_box()
    assert card is not None
    assert tabs is not None
    assert card["y"] + card["height"] <= tabs["y"] + 1


def test_a_fan_lies_above_the_tab_bar(seat: Seat) -> None:
    anna = seat("Anna", PHONE, touch=True)
    t = table(3).a_ship_each().hand(RED, mobi(3), mobi(4))
    t.game.initiative = BLUE
    play(anna, TITLE, t.turn(RED, admin(2), PIVOT, lead=mobi(6)).game, 3)
    anna.page.locator(f'.dock [data-anchor="action_card:{mobi(3)}"]').tap()
    fan, tabs = anna.page.get_by_test_id("fan").bounding_box(), anna.page.locator(".tabs").bounding_box()
    assert fan is not None
    assert tabs is not None
    assert fan["y"] + fan["height"] <= tabs["y"]


def test_a_button_in_the_head_is_short_and_where_a_rule_stands_is_told_by_its_title(seat: Seat) -> None:
    anna = seat("Anna")
    play(anna, TITLE, table(3).a_ship_each().hand(RED, mobi(3)).turn(RED, mobi(2)).to_pips().game, 3)
    expect(anna.page.get_by_test_id("done")).to_have_text("End the turn")
    refusal = anna.page.locator(".choice.no").first
    refusal.hover()
    expect(anna.page.locator(".why")).not_to_contain_text("(")
    assert refusal.get_attribute("title")


def test_dice_keep_their_places_while_they_are_sorted(seat: Seat) -> None:
    anna = seat("Anna")
    t = Arche(2).dice_phase(0).choose(3).choose(2).choose((0,) * 6)
    here = play(anna, ARCHE, t.game, 2)
    dice = anna.page.locator(".dock .row .tile")
    places = [die.bounding_box() for die in dice.all()]
    assert len(places) == 6
    dice.nth(4).click()  # the second of two alike
    expect(anna.page.locator(".dock .gap")).to_have_count(1)
    assert len(here.given) == 1
    assert [die.bounding_box() for die in dice.all()[:6]] == places
    assert anna.page.locator(".dock .gap").bounding_box() == places[4]


def test_a_tile_that_can_be_placed_on_and_turned_offers_both(seat: Seat) -> None:
    anna = seat("Anna")
    t = CarpeAstra(2).credits(0, 5)
    t.game.stack[-1:] = [Infiltrate(0)]
    t.game.ask = None
    t.game.run()
    here = play(anna, CARPE, t.game, 2)
    anna.page.locator('[data-anchor*="tile:"][data-can]').first.dispatch_event("click")
    expect(anna.page.get_by_test_id("fan")).to_have_text("Place an agent from the supply (free)Turn a tile (1 credit)")
    assert here.given == []
