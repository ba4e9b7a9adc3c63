"""A finished game: step, let it run on the board, chart it, keep it, load it."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from page.conftest import Seat
from page.tools import PHONE, Person, Site, wait


def finished(site: Site, title: str) -> str:
    """A game between bots, played to its end."""
    seats = [{"kind": "bot", "bot": "random"}] * 3
    table = str(site.post("tables", {"title": title, "seats": seats, "pace": 0})["table"])

    def is_over() -> bool:
        with urllib.request.urlopen(f"{site.url}/api/tables/{table}", timeout=10) as answer:
            return bool(json.loads(answer.read())["table"]["status"] == "over")

    wait(is_over, "the end of the game")
    return table


def ships(person: Person) -> str:
    """What lies on the map, as drawn."""
    return str(person.page.get_by_test_id("board").inner_html())


def step_of(person: Person) -> int:
    return int(person.page.locator("[data-testid=stepper] input[type=range]").first.input_value())


def resting(person: Person) -> int:
    """The step at which a stopped replay comes to rest: one more may have been on its way."""
    step = -1
    while step != step_of(person):
        step = step_of(person)
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(1000)
    return step


def test_a_whole_game_runs_on_the_board_at_the_chosen_pace(seat: Seat, site: Site) -> None:
    """Play starts at the beginning and drives the board; the pace is chosen; the space bar stops it."""
    anna = seat("Anna")
    anna.visit(f"{site.url}/#/t/{finished(site, 'arcs')}")
    anna.wait_for_table()
    last, drawn = anna.moves(), set()
    anna.page.keyboard.press("Home")
    wait(lambda: step_of(anna) == 0, "the beginning")
    anna.page.get_by_test_id("replay-pace").select_option("50")
    anna.page.locator("body").click(position={"x": 720, "y": 20})
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_label("Pause")).to_be_visible()
    for _ in range(200):
        drawn.add(ships(anna))
        if len(drawn) > 5:
            break
        anna.page.wait_for_timeout(50)
    assert len(drawn) > 5  # the map itself moved
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_label("Play", exact=True)).to_be_visible()
    stopped = resting(anna)
    anna.page.keyboard.press(">")
    wait(lambda: step_of(anna) == stopped + 1, "one step on")
    anna.page.keyboard.press("<")
    wait(lambda: step_of(anna) == stopped, "one step back")
    anna.page.get_by_test_id("play").click()
    wait(lambda: step_of(anna) == last, "the end of the replay")
    expect(anna.page.get_by_label("Play", exact=True)).to_be_visible()


def test_a_thumb_steps_through_a_finished_game_beside_the_board(seat: Seat, site: Site) -> None:
    """The end offers the steps as well as the summary; while the past is looked at only they are there."""
    anna = seat("Anna", PHONE)
    anna.visit(f"{site.url}/#/t/{finished(site, 'arche')}")
    anna.wait_for_table()
    for back in (1, 2, 3):
        anna.page.get_by_test_id("prev").click()
        wait(lambda back=back: step_of(anna) == anna.moves() - back, "one step back")
        expect(anna.page.get_by_test_id("board")).to_be_visible()
    expect(anna.page.get_by_test_id("summary")).to_have_count(0)
    anna.page.get_by_test_id("now").click()
    expect(anna.page.get_by_test_id("summary")).to_be_visible()


def test_the_chart_marks_the_chapters(seat: Seat, site: Site) -> None:
    """Every chapter stands on the axis and in the table below; a click leads to its first moment."""
    anna = seat("Anna", lang="de")
    anna.visit(f"{site.url}/#/t/{finished(site, 'arcs')}")
    anna.page.get_by_test_id("side-standing").click()
    table = anna.page.get_by_test_id("chapters")
    expect(table).to_be_visible()
    chapters = table.locator("thead button").all_inner_texts()
    assert chapters == [str(number + 1) for number in range(len(chapters))]
    assert len(chapters) >= 2
    expect(anna.page.locator("figure svg line.mark")).to_have_count(len(chapters))
    final = [row.locator("td").last.inner_text() for row in table.locator("tbody tr").all()]
    assert sorted(final) == sorted([score.inner_text() for score in anna.page.locator(".standing .score").all()])
    table.locator("thead button").nth(1).click()
    expect(anna.page.get_by_test_id("strip")).to_contain_text("Du siehst Zug")
    expect(anna.page.locator("figure svg line.here")).to_have_count(1)
    expect(anna.page.get_by_test_id("board")).to_contain_text("Kapitel")


def test_a_record_is_saved_and_loaded(seat: Seat, site: Site, tmp_path: Path) -> None:
    """Also at a table without spectators: the link carries the word that lets its players in."""
    anna = seat("Anna")
    anna.create("arche", [("me", "Anna"), ("bot", "")], {"Victory target in paragon": "short"})
    anna.site.post(f"tables/{anna.table}/settings", {"token": token(anna), "watch": False})
    anna.wait_until_asked()
    anna.drive(2)
    wait(lambda: anna.story()["over"], "the end of the game")
    anna.page.wait_for_selector("dialog")
    links = anna.page.get_by_role("link", name="Save the record")
    assert links.count() == 2  # below the board, and in the summary
    for number in range(2):
        with anna.page.expect_download() as saved:
            links.nth(number).dispatch_event("click")
        assert saved.value.failure() is None
        assert json.loads(saved.value.path().read_text())["starboard"] == "record"
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_test_id("menu").click()
    with anna.page.expect_download() as saved:
        anna.page.locator("dialog").get_by_role("link", name="Save the record").click()
    assert saved.value.failure() is None
    anna.visit()
    anna.page.set_input_files("input[type=file]", str(file))
    expect(anna.page.get_by_test_id("strip")).to_contain_text(re.compile(r"move 0 of \d+"))


def test_a_file_that_is_no_record_is_refused_in_words(seat: Seat, tmp_path: Path) -> None:
    anna = seat("Anna")
    anna.visit()
    for name, text in (("a.json", "{}"), ("b.json", "no json"), ("c.json", '{"starboard": "record"}')):
        (tmp_path / name).write_text(text)
        anna.page.set_input_files("input[type=file]", str(tmp_path / name))
        expect(anna.page.get_by_role("alert")).to_contain_text("record")


def token(person: Person) -> str:
    return str(
        person.page.evaluate("id => JSON.parse(localStorage.getItem('starboard.tables'))[id].token", person.table)
    )
