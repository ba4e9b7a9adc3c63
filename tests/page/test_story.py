"""How the log reads: names, take-backs, battles."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from arcs.prelude import ADMIN, BLUE, RED, TITLE, table
from page.conftest import Seat
from page.posed import message, pose
from page.test_table import SEEK_BATTLE
from page.tools import wait


def test_who_enters_no_name_is_called_after_a_star_and_marked_as_you(seat: Seat) -> None:
    for lang, you in (("en", "you"), ("de", "du")):
        anna = seat("", lang=lang)
        anna.visit()
        anna.page.get_by_test_id("quick-carpe-astra").click()
        anna.wait_for_table()
        expect(anna.page.locator(".players li").filter(has=anna.page.get_by_test_id("you"))).to_contain_text(
            f"Sol {you}"
        )
        expect(anna.page.get_by_test_id("you")).to_have_count(1)


def test_a_take_back_says_what_was_taken_back(seat: Seat) -> None:
    """The line that was struck out stands in the one that tells of it."""
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("bot", "")])
    anna.wait_until_asked()
    anna.choose_first()
    told = anna.page.get_by_role("log").locator("li.undone")
    anna.page.keyboard.press("u")
    back = anna.page.get_by_role("log").locator("li.table").last
    expect(back).to_contain_text("takes back.")
    struck = told.first.locator(".line").first.inner_text()
    expect(back.locator("s")).to_have_text(struck.replace("\u2060", ""))


def test_a_round_is_told_once_above_its_first_turn(seat: Seat) -> None:
    """Also in a log of one seat alone, where the line that tells of the round is not."""
    anna = seat("Anna")
    anna.create("carpe-astra", [("me", "Anna"), ("bot", "")])
    log = anna.page.get_by_role("log")
    heading = log.get_by_test_id("part").filter(has_text="Round 2")
    anna.wait_until_asked()
    anna.drive(3)
    wait(heading.count, "the second round")
    anna.halt()
    expect(log.get_by_text("Round 2")).to_have_count(1)
    expect(heading.locator("~ li:not(.divider)").first).to_contain_text("It is the turn of")
    anna.page.get_by_test_id("only-0").click()
    expect(heading).to_have_count(1)


def test_a_battle_is_one_entry_with_its_dice(seat: Seat) -> None:
    """What followed unfolds, line by line; each leads to its moment."""
    anna = seat("Anna")
    anna.create("arcs", [("me", "Anna"), ("hotseat", "Ben"), ("hotseat", "Cleo"), ("hotseat", "Dora")])
    anna.wait_until_asked()
    anna.page.evaluate(SEEK_BATTLE)
    wait(lambda: anna.page.evaluate("() => window.fought !== undefined"), "a battle")
    assert anna.page.evaluate("() => window.fought"), "no battle in the whole game"
    rolled = anna.page.get_by_role("log").locator("li").filter(has=anna.page.locator(".dice"))
    anna.drive(3)
    wait(lambda: rolled.count() or anna.story()["over"], "the dice")
    anna.halt()
    if anna.page.get_by_test_id("ready").count():
        anna.page.get_by_test_id("ready").click()
    battle = rolled.last
    expect(battle.locator(".line").first).to_contain_text(" battles ")
    assert battle.locator(".dice svg svg").count() or battle.locator(".dice circle").count()
    battle.get_by_test_id("unfold").click()
    expect(battle.locator("ol li").first).to_contain_text(" rolls: ")
    battle.locator("ol .jump").first.click()
    expect(anna.page.get_by_test_id("strip")).to_contain_text("You are looking at move")


def test_the_log_follows_the_moment_that_is_looked_at(seat: Seat) -> None:
    """The last line of that moment is marked and in sight; back in the present the end is."""
    anna = seat("Anna", (820, 1180))
    anna.create("arcs", [("me", "Anna"), ("hotseat", "Ben"), ("hotseat", "Cleo")])
    anna.wait_until_asked()
    anna.drive(5)
    wait(lambda: anna.moves() > 60, "some moves")
    anna.halt()
    if anna.page.get_by_test_id("ready").count():
        anna.page.get_by_test_id("ready").click()
    anna.page.get_by_test_id("tab-log").click()
    log = anna.page.get_by_role("log")
    now = log.locator("li.now")
    for _ in range(3):
        anna.page.keyboard.press("Home")
        expect(anna.page.get_by_test_id("strip")).to_contain_text("move 0 ")
        for step in range(1, 12):
            anna.page.keyboard.press(">")
            expect(anna.page.get_by_test_id("strip")).to_contain_text(f"move {step} ")
        expect(now.last).to_be_in_viewport(ratio=0.9)
        assert {int(at) for at in now.locator(".jump").all_inner_texts()} <= set(range(12))
        anna.page.keyboard.press("End")
        expect(log.locator("li").last).to_be_in_viewport()


def test_what_names_no_player_is_no_part_of_what_others_did(seat: Seat) -> None:
    """A card played face down is told to its owner after the own line; ships of the Empire go along with mine."""

    def line(n: int, at: int, text: str, of: int = -1) -> dict[str, Any]:
        parts = [{"text": "Who", "anchor": f"seat:{of}"}] if of >= 0 else []
        return {
            "n": n, "at": at, "kind": "game", "key": "", "undone": False, "because": [],
            "parts": [*parts, {"text": text}],
        }  # fmt: skip

    lines = [
        line(0, 1, " leads", BLUE),
        line(1, 2, " copies", RED),
        line(2, 2, "Your face-down card"),
        line(3, 2, " goes along", 4),
    ]
    for more, expected in (([], []), ([line(4, 3, " passes", BLUE)], ["Who passes"])):
        anna = seat("Anna")
        told = message(TITLE, table(3).turn(RED, ADMIN).game, 3, 3)
        told["log"] |= {"lines": [*lines, *more], "total": len(lines) + len(more)}
        told["undo"] |= {"back": 1}
        pose(anna, told)
        expect(anna.page.get_by_role("log").locator("li")).to_have_count(4 + 2 * len(more))
        after = anna.page.get_by_role("log").locator("li.divider + li .line")
        expect(after).to_have_text(expected)
        anna.close()
