"""Undo and consent, languages, reconnecting, stepping, explaining: the table around the game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import PHONE, Person, Site, wait

SEEK_BATTLE = """() => {
  const go = () => {
    const cover = document.querySelector('[data-testid=ready]');
    if (document.querySelector('[data-testid=battle]')) { window.fought = true; return; }
    if (document.querySelector('[data-testid=summary]')) { window.fought = false; return; }
    const listed = [...document.querySelectorAll('[data-choice]:not(:disabled)')];
    const find = (what) => listed.find((node) => what.test(node.textContent));
    const any = listed[Math.floor(Math.random() * listed.length)];
    const wanted = find(/battle|aggression/i) ?? (Math.random() < 0.5 ? find(/move/i) : undefined);
    (cover ?? wanted ?? any)?.click();
    setTimeout(go, 15);
  };
  go();
}"""


def open_table(anna: Person, ben: Person, title: str) -> None:
    anna.create(title, [("me", "Anna"), ("open", "")])
    ben.join(anna.invite)
    anna.wait_for_table()


def who_is_asked(people: list[Person]) -> Person:
    wait(lambda: any([person.asked() for person in people]), "a question")
    return next(person for person in people if person.asked())


def test_undo_alone_within_the_own_turn(seat: Seat) -> None:
    """A move that showed nobody anything new is taken back at once, and the log keeps its trace."""
    anna, ben = seat("Anna"), seat("Ben")
    open_table(anna, ben, "carpe-astra")
    mover = who_is_asked([anna, ben])
    before = mover.prompt
    mover.choose_first()
    assert mover.moves() == 1
    mover.page.keyboard.press("u")
    expect(mover.page.get_by_test_id("prompt")).to_have_text(before)
    assert mover.moves() == 0
    expect(mover.page.get_by_role("log").locator("li.table").last).to_contain_text(mover.name)


def test_undo_beyond_the_own_turn_needs_consent(seat: Seat) -> None:
    """Others are asked; a no leaves everything as it is, a yes takes the moves back."""
    anna, ben = seat("Anna"), seat("Ben")
    open_table(anna, ben, "carpe-astra")
    mover = who_is_asked([anna, ben])
    other = ben if mover is anna else anna
    for _ in range(80):
        if other.asked():
            break
        mover.pass_on()
        mover.page.wait_for_timeout(40)
    other.choose_first()
    here = other.moves()
    wait(lambda: mover.moves() == here, "the move of the other")
    expect(mover.page.get_by_test_id("undo")).to_have_text("Ask to take back")
    mover.page.get_by_test_id("undo").click()
    other.page.get_by_test_id("refuse").click()
    expect(mover.page.get_by_test_id("vote")).to_be_hidden()
    assert mover.moves() == here
    mover.page.get_by_test_id("undo").click()
    expect(other.page.get_by_test_id("vote")).to_contain_text(f"{mover.name} asks to take back")
    expect(mover.page.get_by_test_id("vote")).to_contain_text("You ask to take back")
    other.page.get_by_test_id("agree").click()
    mover.wait_until_asked()
    assert mover.moves() < here
    assert "takes back" in " ".join(mover.log())
    expect(other.page.get_by_test_id("vote")).to_be_hidden()


def test_language_changes_in_mid_game(seat: Seat) -> None:
    """The same question, the other language; nothing is lost."""
    anna = seat("Anna", lang="de")
    anna.create("arcs", [("me", "Anna"), ("bot", "")])
    anna.wait_until_asked()
    german, count = anna.prompt, anna.page.locator("[data-choice]").count()
    anna.page.get_by_label("Sprache: English").click()
    expect(anna.page.get_by_test_id("prompt")).not_to_have_text(german)
    assert anna.page.locator("html").get_attribute("lang") == "en"
    assert anna.page.locator("[data-choice]").count() == count
    expect(anna.page.get_by_test_id("side-log")).to_have_text("Log")
    anna.choose_first()
    anna.page.get_by_label("Language: Deutsch").click()
    expect(anna.page.get_by_test_id("side-log")).to_have_text("Verlauf")


def test_moves_of_others_are_heard_after_a_change_of_language(seat: Seat) -> None:
    """The table stays open: whoever waits sees in the new language what the others do."""
    anna, ben = seat("Anna"), seat("Ben")
    open_table(anna, ben, "carpe-astra")
    mover = who_is_asked([anna, ben])
    other = ben if mover is anna else anna
    other.page.get_by_label("Language: Deutsch").click()
    expect(other.page.get_by_test_id("side-log")).to_have_text("Verlauf")
    expect(other.page.get_by_title("verbunden")).to_be_visible()
    mover.choose_first()
    wait(lambda: other.moves() == 1, "the move of the other")


def test_reconnects_in_mid_battle_after_a_crash(seat: Seat, site: Site) -> None:
    """The server dies while dice are chosen; the page says so, and goes on by itself when it is back."""
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("hotseat", "Ben"), ("hotseat", "Cleo"), ("hotseat", "Dora")])
    anna.wait_until_asked()
    anna.page.evaluate(SEEK_BATTLE)
    wait(lambda: anna.page.evaluate("() => window.fought !== undefined"), "a battle")
    assert anna.page.evaluate("() => window.fought"), "no battle in the whole game"
    anna.wait_until_asked()
    prompt, moves = anna.prompt, anna.moves()
    site.kill()
    expect(anna.page.get_by_role("status").first).to_contain_text("Connection lost")
    site.start()
    expect(anna.page.get_by_role("status").first).to_contain_text("connected", timeout=15_000)
    assert anna.prompt == prompt
    assert anna.moves() == moves
    anna.choose_first()
    assert anna.moves() > moves


def test_a_spectator_gets_nothing_hidden(seat: Seat) -> None:
    """Payloads, not pixels: no hand, no choice, no private line reaches the window of a spectator."""
    anna, eve = seat("Anna"), seat("Eve")
    heard: list[dict[str, Any]] = []
    eve.page.on(
        "response",
        lambda answer: heard.append(answer.json()) if "/api/tables/" in answer.url and answer.status == 200 else None,
    )
    anna.create("arcs", [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    eve.visit(anna.page.url)
    eve.wait_for_table()
    anna.drive(31)
    wait(lambda: anna.moves() > 40, "some moves")
    anna.halt()
    eve.page.wait_for_timeout(300)
    messages = [*heard, *[json.loads(text) for text in eve.payloads]]
    tables = [message for message in messages if message.get("type") == "table"]
    assert len(tables) > 10
    for message in tables:
        assert message["you"]["seat"] == -1
        if message["ask"]:
            assert message["ask"]["choices"] is None
        for mat in message["sheet"]["seats"]:
            assert {*mat["hand"], mat["sight"]} == {-9}
    assert eve.page.locator("[data-choice]").count() == 0
    assert "Watching" in eve.page.content() or "You are watching" in eve.page.content()


def test_every_line_of_the_log_shows_its_moment(seat: Seat) -> None:
    """Stepping back and forth, and the way back to the present."""
    anna = seat("Anna")
    anna.create("arche", [("me", "Anna"), ("bot", "")])
    anna.wait_until_asked()
    for _ in range(4):
        anna.choose_first()
        anna.wait_until_asked()
    prompt = anna.prompt
    anna.page.keyboard.press("<")
    expect(anna.page.get_by_test_id("now")).to_be_visible()
    assert not anna.asked()
    anna.page.keyboard.press(">")
    expect(anna.page.get_by_test_id("prompt")).to_have_text(prompt)
    anna.wait_until_asked()
    anna.page.get_by_role("log").get_by_role("button", name="Show this moment").first.click()
    expect(anna.page.get_by_test_id("now")).to_be_visible()
    anna.page.get_by_test_id("now").click()
    anna.wait_until_asked()


def test_hover_and_focus_explain_what_is_on_the_board(seat: Seat) -> None:
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("bot", "")])
    anna.wait_until_asked()
    anna.page.locator("[data-testid=board] [data-anchor^='system:']").nth(2).hover(
        position={"x": 12, "y": 30}, force=True
    )
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    anna.page.locator("[data-anchor^='ambition:0']").first.hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Tycoon")


def test_a_tap_explains_signs_that_are_no_things_of_the_game(seat: Seat) -> None:
    """The star of the initiative, a rival's hand: on a phone nothing needs hover."""
    anna = seat("Anna", PHONE, touch=True)
    anna.create("arcs", [("me", "Anna"), ("hotseat", "Ben")])
    anna.wait_until_asked()
    anna.page.get_by_test_id("tab-round").tap()
    anna.page.get_by_title("holds the initiative").tap()
    expect(anna.page.get_by_role("tooltip")).to_have_text("holds the initiative")
    anna.page.get_by_title("Cards in hand").first.tap()
    expect(anna.page.get_by_role("tooltip")).to_have_text("Cards in hand")


def test_what_happened_since_my_last_turn_runs_on_the_board(seat: Seat) -> None:
    """One button plays the moves of the others once more and ends where the question waits."""
    anna = seat("Anna")
    anna.create("arche", [("me", "Anna"), ("bot", ""), ("bot", "")])
    for _ in range(60):
        anna.wait_until_asked()
        if anna.page.get_by_test_id("recap").count():
            break
        anna.choose_first()
    anna.page.evaluate("() => { window.shown = new Set() }")
    prompt, here = anna.prompt, anna.moves()
    anna.page.evaluate(
        """() => setInterval(() => window.shown.add(document.querySelector('[data-testid=stepper] input').value), 20)"""
    )
    anna.page.get_by_test_id("recap").click()
    wait(lambda: anna.page.evaluate("() => window.shown.size") > 2, "the moves of the others")
    wait(lambda: anna.asked(), "the present")
    assert anna.prompt == prompt
    assert anna.moves() == here


def test_everything_is_reached_on_a_phone(seat: Seat) -> None:
    """Board, players, round, ambitions, court, log, standing: one tap each; nothing is wider than the screen."""
    anna = seat("Anna", PHONE)
    anna.create("arcs", [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    for tab in ("players", "round", "ambitions", "court", "log", "standing", "board"):
        anna.page.get_by_test_id(f"tab-{tab}").click()
        expect(anna.page.get_by_test_id("strip")).to_be_visible()
        assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_the_rules_in_short_are_one_click_away(seat: Seat) -> None:
    """Before a table is made, for the variant that is chosen, and at the table, in the language of then."""
    anna = seat("Anna")
    anna.visit()
    anna.page.click("[data-testid=setup-arcs]")
    anna.page.get_by_label("Variant").select_option("campaign")
    anna.page.get_by_test_id("read-rules").click()
    expect(anna.page.get_by_test_id("rules")).to_contain_text("Summits and Favors")
    anna.page.keyboard.press("Escape")
    anna.create("arcs", [("me", "Anna"), ("bot", "")])
    anna.wait_until_asked()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_test_id("rules")).to_contain_text("The goal at the end of a chapter", ignore_case=True)
    expect(anna.page.get_by_test_id("rules")).not_to_contain_text("Summits and Favors")


def test_every_way_to_play_can_be_chosen_in_the_lobby(seat: Seat) -> None:
    """The campaign is no secret of a list in a form; whoever picks another way after all gets that."""
    anna = seat("Anna")
    anna.visit()
    chosen = anna.page.get_by_label("Variant")
    for way in ("campaign", "leaders"):
        anna.page.get_by_test_id(f"way-{way}").click()
        expect(chosen).to_have_value(way)
    anna.page.click("[data-testid=setup-arcs]")
    expect(chosen).to_have_count(0)


def test_names_are_text_and_never_markup(seat: Seat, site: Site) -> None:
    anna = seat("Anna")
    anna.create("arche", [("me", "<img src=x>"), ("bot", "")])
    anna.wait_until_asked()
    expect(anna.page.get_by_test_id("board")).to_contain_text("<img src=x>")
    assert anna.page.locator("img[src=x]").count() == 0


def test_options_that_were_unfolded_stay_open_while_the_lobby_asks_again(seat: Seat) -> None:
    anna = seat("Anna")
    anna.page.clock.install()
    anna.visit()
    anna.page.click("[data-testid=setup-arcs]")
    anna.page.get_by_label("Variant").select_option("campaign")
    fold = anna.page.locator("form details")
    assert fold.evaluate("node => node.open") is False, "they are many"
    fold.locator("summary").click()
    anna.page.clock.fast_forward(9_000)
    anna.page.wait_for_timeout(300)
    assert fold.evaluate("node => node.open") is True


def test_the_keyboard_does_not_wait_on_what_ends_the_turn(seat: Seat) -> None:
    """After an answer by a key the next question has the focus on its first choice, not on Done."""
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_for_table()
    for _ in range(12):
        anna.wait_until_asked()
        before = anna.moves()
        anna.page.keyboard.press("1")
        anna.page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) > n", arg=before)
        anna.wait_until_asked()
        anna.page.wait_for_timeout(60)
        focus = anna.page.evaluate(FOCUS)
        assert focus["here"] != "done" or focus["choices"] == 1


FOCUS = """() => ({
  here: document.activeElement?.dataset.testid ?? '',
  choices: document.querySelectorAll('[data-choice]').length,
})"""
