"""One click where a person has one thought: things on the board answer runs of small questions."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from arcs.prelude import (
    A_TWO_HITS,
    BATTLE,
    BLUE,
    BUILD,
    CITY,
    DONE,
    FRESH,
    FUEL,
    MOVE,
    PIVOT,
    PLACES,
    RED,
    RELIC,
    SHIP,
    TAX,
    TITLE,
    WEAPON,
    admin,
    aggro,
    arrow,
    construct,
    gate,
    hexa,
    mobi,
    seizure,
    table,
)  # fmt: skip
from page.conftest import Seat
from page.posed import Play, play
from page.tools import PHONE, Person


def thing(person: Person, anchor: str) -> Locator:
    return person.page.locator(f'[data-anchor~="{anchor}"]').first


def click(person: Person, *anchors: str) -> None:
    for anchor in anchors:
        expect(thing(person, anchor)).to_have_attribute("data-can", "")
        thing(person, anchor).dispatch_event("click")


def given(person: Person, here: Play, count: int = 1) -> list[int]:
    """The answers of the latest gesture, once they came."""
    for _ in range(100):
        if len(here.given) >= count:
            break
        person.page.wait_for_timeout(50)
    assert len(here.given) == count
    return here.given[-1]


def mean(person: Person, what: str) -> None:
    """One of the meanings beside the thing that was clicked."""
    person.page.get_by_test_id("fan").get_by_role("button", name=what, exact=True).click()


def test_a_ship_is_built_by_one_click_on_its_starport(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).a_ship_each().starport(RED, arrow(2)).starport(RED, hexa(5)).turn(RED, construct(2))
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"place:{arrow(2) * PLACES}")
    assert given(anna, here)[-2:] == [SHIP, arrow(2) * PLACES]


def test_an_empty_slot_offers_city_and_starport(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, arrow(2), 1).ships(RED, hexa(5), 1).turn(RED, construct(2))
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"place:{hexa(5) * PLACES}")
    mean(anna, "Build · city")
    assert given(anna, here)[-3:] == [BUILD, CITY, hexa(5) * PLACES]


def go(person: Person, word: str = "Go") -> None:
    """The numbers are as they should be."""
    expect(person.page.get_by_test_id("go")).to_have_text(word)
    person.page.get_by_test_id("go").click()


def test_three_ships_move_by_two_clicks_and_all_go_along(seat: Seat) -> None:
    """How many that are stands beside the question where they go."""
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"system:{gate(2)}")
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Where to, from Gate 2")
    expect(anna.page.get_by_test_id("along")).to_contain_text("3/3")
    click(anna, f"system:{gate(3)}")
    assert given(anna, here)[-4:] == [MOVE, gate(2), gate(3), 3]
    assert t.fresh(RED, gate(3)) == 3


def test_how_many_go_along_is_told_the_same_way_whatever_the_source_came_from(seat: Seat) -> None:
    for by_list in (False, True):
        anna = seat("Anna")
        t = table(3).ships(RED, gate(2), 3, 1).ships(RED, gate(5), 1).turn(RED, mobi(2)).to_pips()
        here = play(anna, TITLE, t.game, 3)
        anna.page.locator(f".list [data-choice='{MOVE}']").click()
        anna.page.locator(f".list [data-choice='{gate(2)}']").click()
        expect(anna.page.get_by_test_id("prompt")).to_contain_text("Where to, from Gate 2")
        expect(anna.page.get_by_role("group", name="fresh", exact=True)).to_contain_text("3/3")
        expect(anna.page.get_by_role("group", name="damaged", exact=True)).to_contain_text("1/1")
        if by_list:
            anna.page.locator(f".list [data-choice='{gate(3)}']").click()
        else:
            click(anna, f"system:{gate(3)}")
        assert given(anna, here, 3) == [gate(3), 3, 1]


def test_fewer_ships_go_along_if_that_is_wished(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3, 2).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"system:{gate(2)}")
    anna.page.get_by_role("button", name="Fewer: fresh").click()
    anna.page.get_by_role("button", name="Fewer: damaged").click()
    anna.page.get_by_role("button", name="Fewer: damaged").click()
    click(anna, f"system:{gate(3)}")
    assert given(anna, here)[-3:] == [gate(3), 2, 0]


def test_a_number_that_cannot_go_is_asked_for_again(seat: Seat) -> None:
    """Nobody at all is no move: what is possible waits for a word."""
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 1, 1).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"system:{gate(2)}")
    for kind in ("fresh", "damaged"):
        anna.page.get_by_role("button", name=f"Fewer: {kind}").click()
    click(anna, f"system:{gate(3)}")
    expect(anna.page.get_by_test_id("go")).to_be_visible()
    assert here.given == []
    go(anna)
    given(anna, here)
    assert t.fresh(RED, gate(3)) + t.damaged(RED, gate(3)) == 1


def test_a_catapult_goes_on_by_a_third_click(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"system:{arrow(2)}", f"system:{gate(2)}")
    given(anna, here)
    click(anna, f"system:{gate(3)}")
    assert given(anna, here, 2) == [gate(3), 3], here.given
    assert t.fresh(RED, gate(3)) == 3


def test_what_was_picked_up_can_be_put_down(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    before = anna.prompt
    click(anna, f"system:{gate(2)}")
    expect(thing(anna, f"system:{gate(2)}")).to_have_attribute("data-held", "")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("prompt")).to_have_text(before)
    assert here.given == []


def test_a_fleet_that_may_move_or_battle_shows_both(seat: Seat) -> None:
    """Dice never fall by default: their numbers wait for a word, with live odds."""
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2).ships(RED, gate(5), 1).ships(BLUE, gate(5), 1)
    here = play(anna, TITLE, t.turn(RED, aggro(2)).game, 3)
    click(anna, f"system:{gate(2)}")
    mean(anna, "Battle")
    expect(anna.page.get_by_test_id("outlook")).to_be_visible()
    anna.page.get_by_role("button", name="Fewer: assault").click()
    expect(anna.page.get_by_test_id("closes")).to_be_hidden()
    go(anna, "Roll")
    assert given(anna, here)[-4:] == [BATTLE, gate(2), 2, 1]  # two assault dice, and the third is a skirmish die


def test_tax_influence_and_secure_take_one_click_each(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).a_ship_each().city(RED, arrow(2)).city(RED, hexa(5)).agents(RED, 0, 1).agents(RED, 1, 1)
    here = play(anna, TITLE, t.turn(RED, admin(2)).game, 3)
    click(anna, f"place:{arrow(2) * PLACES}")
    assert given(anna, here)[-2:] == [TAX, arrow(2) * PLACES]


def test_a_gesture_is_taken_back_as_one(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
    here = play(anna, TITLE, t.game, 3)
    before = anna.prompt
    click(anna, f"system:{gate(2)}", f"system:{gate(3)}")
    given(anna, here)
    anna.page.get_by_test_id("undo").click()
    expect(anna.page.get_by_test_id("prompt")).to_have_text(before)


def test_before_the_last_pip_ends_the_turn_the_page_asks(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).a_ship_each().starport(RED, arrow(2)).starport(RED, hexa(5)).turn(RED, construct(2))
    t.game.stack[-1].pips = 1  # type: ignore[attr-defined]
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"place:{arrow(2) * PLACES}")
    expect(anna.page.get_by_test_id("prompt")).to_have_text("This ends your turn.")
    assert here.given == []
    anna.page.get_by_test_id("drop").click()
    expect(anna.page.get_by_test_id("really")).to_be_hidden()
    click(anna, f"place:{arrow(2) * PLACES}")
    anna.page.get_by_test_id("really").click()
    assert given(anna, here)[-1] == arrow(2) * PLACES


def test_gestures_by_keyboard_and_on_a_phone(seat: Seat) -> None:
    """Tab and Enter do what a click does; what is picked up is read out."""
    for size in (PHONE, (1440, 900)):
        anna = seat("Anna", size)
        t = table(3).ships(RED, gate(2), 3).ships(RED, gate(5), 1).turn(RED, mobi(2))
        here = play(anna, TITLE, t.game, 3)
        for system in (gate(2), gate(3)):
            expect(thing(anna, f"system:{system}")).to_have_attribute("data-can", "")
            thing(anna, f"system:{system}").focus()
            anna.page.keyboard.press("Enter")
        assert given(anna, here)[-4:] == [MOVE, gate(2), gate(3), 3]
        expect(anna.page.locator("[aria-live=polite]").first).to_contain_text("action")


def test_the_last_ship_hit_is_chosen_on_the_map(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2, 2).turn(RED, aggro(2)).act(BATTLE)
    t.fill(assault=1, skirmish=0, raiders=0).answer((A_TWO_HITS,))
    here = play(anna, TITLE, t.game, 3)
    stack = anna.page.locator(f'[data-within="system:{gate(2)} seat:{BLUE}"]').first
    expect(stack).to_have_attribute("data-can", "")
    stack.dispatch_event("click")
    assert given(anna, here) == [FRESH]


def test_a_hit_confirmed_rings_the_ships_it_is_about_and_no_others(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2, 2).ships(BLUE, gate(5), 2).turn(RED, aggro(2))
    t.game.stack[-1].pips = 1  # type: ignore[attr-defined]
    t.act(BATTLE).fill(assault=1, skirmish=0, raiders=0).answer((A_TWO_HITS,))
    play(anna, TITLE, t.game, 3)
    anna.page.locator(f".list [data-choice='{FRESH}']").hover()
    ringed = anna.page.locator('[data-anchor="ship_state:0"][data-at]')
    expect(ringed).to_have_count(1)
    expect(ringed).to_have_attribute("data-within", f"system:{gate(2)} seat:{BLUE}")


def test_beside_the_dice_of_the_last_pip_stands_that_they_end_the_turn(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2).ships(RED, gate(5), 1).ships(BLUE, gate(5), 1)
    t.turn(RED, aggro(2))
    t.game.stack[-1].pips = 1  # type: ignore[attr-defined]
    here = play(anna, TITLE, t.game, 3)
    click(anna, f"system:{gate(2)}")
    mean(anna, "Battle")
    expect(anna.page.get_by_test_id("closes")).to_have_text("This ends your turn.")
    go(anna, "Roll")
    assert given(anna, here)[:2] == [DONE, BATTLE]


def test_what_leads_to_the_only_place_says_what_is_done_there(seat: Seat) -> None:
    """Where to battle is not asked then: the verb comes last, and is not the name of the place."""
    anna = seat("Anna")
    t = table(3).ships(RED, gate(2), 3).ships(RED, hexa(5), 1).ships(BLUE, gate(2), 2).tokens(RED, 2)
    play(anna, TITLE, t.hand(RED, mobi(3)).turn(RED, aggro(3)).game, 3)
    click(anna, f"system:{gate(2)}")
    meanings = anna.page.get_by_test_id("fan").get_by_role("button").all_inner_texts()
    assert sorted(meaning.split(" · ")[-1] for meaning in meanings) == ["Battle", "Move"]


def test_ending_the_turn_with_unused_pips_takes_two_presses_at_different_spots(seat: Seat) -> None:
    """The button that ends the Prelude and the one that ends the turn lie at the same spot."""
    anna = seat("Anna")
    here = play(anna, TITLE, table(3).a_ship_each().tokens(RED, 0, 1).turn(RED, mobi(2)).to_prelude().game, 3)
    box = anna.page.get_by_test_id("done").bounding_box()
    assert box is not None
    for _ in range(3):
        anna.page.mouse.click(box["x"] + 20, box["y"] + 12)
        anna.page.wait_for_timeout(200)
    assert here.given == [[DONE]]
    expect(anna.page.get_by_test_id("prompt")).to_have_text("This ends your turn.")
    anna.page.get_by_test_id("really").click()
    assert given(anna, here, 2) == [DONE]


def test_a_card_that_would_seize_the_initiative_says_so_first(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).a_ship_each().hand(RED, mobi(3), mobi(4))
    t.game.initiative = BLUE
    here = play(anna, TITLE, t.turn(RED, admin(2), PIVOT, lead=mobi(6)).game, 3)
    click(anna, f"action_card:{mobi(3)}")
    expect(anna.page.get_by_test_id("fan")).to_contain_text("initiative")
    assert here.given == []
    anna.page.get_by_test_id("fan").get_by_role("button").click()
    assert given(anna, here) == [seizure(mobi(3))]


def test_slots_that_are_taken_do_not_glow_where_a_token_is_stored(seat: Seat) -> None:
    """Only the way over laying out all tokens anew leads there, which is a sentence of the list."""
    anna = seat("Anna")
    t = table(3).a_ship_each().cities_off_board(RED, 3).tokens(RED, 1, 2)
    t.city(RED, hexa(5)).turn(RED, admin(2)).to_pips().act(TAX)
    play(anna, TITLE, t.game, 3)
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Into which slot")
    assert anna.page.locator('.dock [data-anchor*="token:"][data-can]').count() == 0
    assert anna.page.locator('.dock [data-anchor^="slot:"][data-can]').count() > 0


def test_what_comes_after_a_number_does_not_glow_while_the_number_is_asked(seat: Seat) -> None:
    """Without any die the battle is over at once, and the next action would follow."""
    anna = seat("Anna")
    t = (
        table(3)
        .ships(RED, hexa(2), 3)
        .ships(BLUE, hexa(2), 1)
        .city(BLUE, hexa(2))
        .tokens(BLUE, 1)
        .ships(RED, gate(5), 1)
    )
    play(anna, TITLE, t.turn(RED, aggro(2)).to_pips().game, 3)
    for choice in (BATTLE, 0, 0):
        anna.page.locator(f".list [data-choice='{choice}']").click()
        anna.page.wait_for_timeout(200)
    expect(anna.page.get_by_test_id("prompt")).to_have_text("How many raid dice?")
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator(".board [data-can]")).to_have_count(0)


def test_a_city_whose_token_finds_no_slot_says_so_first(seat: Seat) -> None:
    """A click on it opens what would be lost; a word there does it."""
    anna = seat("Anna")
    t = table(3).city(RED, arrow(3)).city(RED, hexa(3)).tokens(RED, FUEL, WEAPON, RELIC, FUEL)
    here = play(anna, TITLE, t.turn(RED, admin(2)).to_pips().game, 3)
    click(anna, f"place:{arrow(3) * PLACES}")
    warned = anna.page.get_by_test_id("fan").get_by_role("button").filter(has_text="no slot is free")
    expect(warned).to_have_count(1)
    assert not here.given
    warned.click()
    expect(anna.page.get_by_test_id("strip")).to_contain_text("Rearrange")


def test_a_city_that_yields_nothing_says_so_first(seat: Seat) -> None:
    anna = seat("Anna")
    t = table(3).city(RED, arrow(3)).city(RED, hexa(3))
    t.game.supply[t.game.kind_of[arrow(3)]] = 0
    here = play(anna, TITLE, t.turn(RED, admin(2)).to_pips().game, 3)
    click(anna, f"place:{arrow(3) * PLACES}")
    expect(anna.page.get_by_test_id("fan").get_by_role("button").filter(has_text="none in the supply")).to_have_count(1)
    assert not here.given


def test_a_fan_says_what_is_done_where_a_single_place_is_left_for_it(seat: Seat) -> None:
    """To tax names no city if there is but one: what leads there was told, and not the tax."""
    anna = seat("Anna")
    t = table(3).city(RED, arrow(3)).tokens(RED, FUEL).turn(RED, admin(2))
    play(anna, TITLE, t.game, 3)
    click(anna, f"place:{arrow(3) * PLACES}")
    expect(anna.page.get_by_test_id("fan").get_by_role("button")).to_contain_text(["Tax"])
