"""What the campaign calls by name explains itself to whoever points at it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from arcs.campaign.reach import BLUE, RED, THE_COUNCIL, TITLE, campaign
from page.conftest import Seat
from page.posed import message, play, pose
from page.tools import Person
from starboard.games.arcs.campaign.council import CouncilDecides


def explains(anna: Person, thing: Locator, words: str) -> None:
    thing.first.scroll_into_view_if_needed()
    thing.first.hover(position={"x": 4, "y": 4})
    expect(anna.page.get_by_role("tooltip")).to_contain_text(words)


def test_crises_edicts_and_a_summit_say_what_they_are(seat: Seat) -> None:
    t = campaign(3).a_ship_each().call(CouncilDecides(RED))
    anna = seat("Anna", (1280, 720))
    pose(anna, message(TITLE, t.game, 3, 1))
    explains(anna, anna.page.locator('[data-choice="1"]'), "everybody may propose deals")
    t.answer(0)
    bert = seat("Anna", (1280, 720))
    pose(bert, message(TITLE, t.game, 3, 1))
    explains(bert, bert.page.locator('[data-choice="0"]'), "the Crisis cards at Court")
    explains(bert, bert.page.locator('[data-choice="1"]'), "edicts in the rules booklet")


def test_the_whole_row_of_favors_explains_a_favor_and_the_council_itself(seat: Seat) -> None:
    anna = seat("Anna", (1440, 900))
    t = campaign(3).a_ship_each().favors(RED, BLUE, 2).call(CouncilDecides(RED))
    pose(anna, message(TITLE, t.game, 3, 1))
    row = anna.page.locator("dt", has_text="Favors")
    explains(anna, row.locator(".whose"), "An agent of a rival")
    explains(anna, row.locator("+ dd"), "An agent of a rival")
    council = anna.page.locator(f'[data-testid=plain-panel] [data-anchor="card:{THE_COUNCIL}"]')
    explains(anna, council, "Whoever secures it")


def test_a_rival_is_no_shortcut_through_a_summit(seat: Seat) -> None:
    """Whether to call one is a word; a deal with somebody lies three questions behind it."""
    anna = seat("Anna", (1280, 720))
    t = campaign(3).a_ship_each().call(CouncilDecides(RED))
    here = play(anna, TITLE, t.game, 3, glows=False)
    expect(anna.page.locator("[data-choice]")).to_have_count(2)
    anna.page.wait_for_timeout(500)  # what lies ahead is asked for meanwhile
    expect(anna.page.locator('[data-anchor^="seat:"][data-can]')).to_have_count(0)
    assert not here.given
