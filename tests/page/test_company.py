"""Coming, going and playing once more."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import Person, wait


def play_to_the_end(people: list[Person]) -> None:
    for number, person in enumerate(people):
        person.wait_for_table()
        person.drive(20 + number)
    wait(lambda: all([person.story()["over"] for person in people]), "the end of the game")


def test_a_rematch_gathers_everybody_at_a_new_table(seat: Seat) -> None:
    """Whoever asks first opens the table; the others find their own seats there, and the game begins."""
    anna, ben = seat("Anna"), seat("Ben")
    anna.create("arche", [("me", "Anna"), ("open", ""), ("bot", "")], {"Victory target in paragon": "short"})
    ben.join(anna.invite)
    play_to_the_end([anna, ben])
    first = anna.table
    for person in (anna, ben):
        person.page.locator("dialog").get_by_role("button", name="Rematch").click()
        person.page.wait_for_function("first => !location.hash.includes(first)", arg=first)
    assert anna.table == ben.table
    for person in (anna, ben):
        person.wait_for_table()
        expect(person.page.locator("dialog")).to_have_count(0)
        assert person.moves() < 5
        expect(person.page.get_by_role("log")).to_contain_text("The game begins.")
    wait(lambda: anna.asked() or ben.asked(), "a question")


def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back(seat: Seat) -> None:
    """The bot moves at once where Anna was asked; everybody reads of it; the seat is hers again with one click."""
    anna, ben = seat("Anna"), seat("Ben")
    anna.create("carpe-astra", [("me", "Anna"), ("open", "")])
    ben.join(anna.invite)
    anna.wait_for_table()
    anna.page.get_by_test_id("menu").click()
    anna.page.get_by_test_id("leave").click()
    anna.page.get_by_test_id("leave-sure").click()
    anna.page.keyboard.press("Escape")
    expect(ben.page.get_by_role("log")).to_contain_text("Anna leaves; a bot stands in.")
    wait(lambda: ben.asked(), "the bot to go on")
    assert not anna.asked()
    anna.page.get_by_test_id("return").click()
    expect(ben.page.get_by_role("log")).to_contain_text("Anna is back.")
    for _ in range(200):
        if anna.asked():
            break
        ben.pass_on()
        ben.page.wait_for_timeout(40)
    anna.choose_first()


def test_a_seats_own_link_goes_on_in_another_window(seat: Seat) -> None:
    """The link is for its holder alone; the secret does not stay in the address line."""
    anna, phone, stranger = seat("Anna"), seat("Anna"), seat("Stranger")
    anna.create("carpe-astra", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    anna.page.get_by_test_id("menu").click()
    link = anna.page.locator("dialog .copy input").first.input_value()
    assert "/seat/" in link
    phone.visit(link)
    phone.wait_until_asked()
    assert "/seat/" not in phone.page.url
    assert phone.prompt == anna.prompt
    stranger.visit(link.split("/seat/")[0] + "/seat/" + "x" * 32)
    expect(stranger.page.get_by_test_id("strip")).to_contain_text("You are watching.")
    assert not stranger.asked()


def test_setup_cards_are_offered_for_the_players_at_the_table(seat: Seat) -> None:
    """A card for another number of players is not there to be chosen, and one that was chosen before is dropped."""
    anna = seat("Anna")
    anna.visit()
    anna.page.click("[data-testid=setup-arcs]")
    anna.page.locator("form details").evaluate("node => node.open = true")
    cards = anna.page.get_by_label("Setup card")
    for players in (4, 3, 2):
        anna.page.get_by_role("radio", name=str(players), exact=True).click()
        expect(cards.locator("option:checked")).to_have_text("draw a fitting one")
        offered = cards.locator("option").all_inner_texts()
        assert len(offered) == 5
        assert all([text.endswith(f"(for {players})") for text in offered[1:]])
        cards.select_option(index=1)
        expect(cards.locator("option:checked")).to_have_text(offered[1])
