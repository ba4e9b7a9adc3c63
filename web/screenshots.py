"""Pictures of every screen for docs/screenshots: ``.venv/bin/python web/screenshots.py [NAME ...]``.

Starts a server of its own, plays through the page at random, and takes each screen at 390 and 1440 px. To look at
everything: ``--all`` takes 820 px too, ``--lang de`` and ``--theme light`` change the rest, ``--to FOLDER`` the place.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from page.tools import FLAGS, Person, Site, find_chromium, wait  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {390: 844, 820: 1180, 1440: 900}
KEPT = {"lobby": (390, 820, 1440), "arcs-late": (390, 820, 1440)}  # the others: at 390 and 1440
Scene = Callable[[Person], None]


def play(person: Person, moves: int, seed: int) -> None:
    """On with the game until so many decisions were made, or to its end."""
    person.wait_until_asked()
    person.drive(seed)
    wait(lambda: person.story()["over"] or made(person) >= moves, "the position")
    person.halt()
    person.page.wait_for_timeout(700)


def made(person: Person) -> int:
    slider = person.page.locator("[data-testid=stepper] input[type=range]")
    if slider.count():
        return int(slider.first.get_attribute("max") or 0)
    story = person.story()
    return 3 * (int(story["board"]) + int(story["list"]))  # on a phone the stepper is behind a tab: count our own


def table(title: str, moves: int, seats: int = 3, seed: int = 7) -> Scene:
    def scene(person: Person) -> None:
        person.create(title, [("me", person.name), *[("bot", "")] * (seats - 1)])
        if moves:
            play(person, moves, seed)
        else:
            person.wait_until_asked()

    return scene


def lobby(person: Person) -> None:
    person.visit()
    person.page.wait_for_selector("[data-testid=quick-arcs]")


def setup(person: Person) -> None:
    lobby(person)
    person.page.click("[data-testid=setup-arcs]")
    person.page.get_by_test_id("new-table").scroll_into_view_if_needed()


def invitation(person: Person) -> None:
    person.create("arcs", [("me", person.name), ("open", ""), ("bot", "")])
    person.page.wait_for_selector("[data-testid=invite]")


def tab(name: str) -> Scene:
    def scene(person: Person) -> None:
        table("arcs", 120)(person)
        for place in (f"tab-{name}", f"side-{name}"):
            if person.page.get_by_test_id(place).count():
                person.page.get_by_test_id(place).click()

    return scene


def battle(person: Person) -> None:
    """The first battle of ours that has dice to choose."""
    person.create("arcs", [("me", person.name), ("bot", ""), ("bot", ""), ("bot", "")])
    person.wait_until_asked()
    person.page.evaluate(FIGHT)
    wait(lambda: person.page.evaluate("() => window.fought"), "a battle")
    if person.page.get_by_test_id("odds").count():
        person.page.get_by_test_id("odds").last.click()
    person.page.wait_for_timeout(600)


FIGHT = """() => { const go = () => {
  const listed = [...document.querySelectorAll('[data-choice]:not(:disabled)')];
  if (document.querySelector('[data-testid=odds]') && listed.length) { window.fought = true; return; }
  if (document.querySelector('[data-testid=summary]')) { window.fought = true; return; }
  const find = (what) => listed.find((node) => what.test(node.textContent));
  const want = find(/battle|aggression/i) ?? find(/[2-6] assault/i) ?? find(/move/i);
  if (listed.length) (want && Math.random() < 0.7 ? want : listed[Math.floor(Math.random() * listed.length)]).click();
  setTimeout(go, 20);
}; go(); }"""


def summary(person: Person) -> None:
    table("arche", 10**6, 2)(person)
    person.page.wait_for_selector("dialog")


def finished(person: Person, title: str) -> None:
    """A game between bots that is over, seen by somebody who looks in."""
    names = ["Anna", "Ben", "Cleo"]
    seats = [{"kind": "bot", "bot": "random", "name": name} for name in names]
    made = person.site.post("tables", {"title": title, "seats": seats, "pace": 0})["table"]
    person.visit(f"{person.site.url}/#/t/{made}")
    person.page.wait_for_selector("[data-testid=summary]", timeout=60_000)
    person.page.wait_for_timeout(300)
    person.page.keyboard.press("Escape")  # whoever saw the end is shown the summary


def replay(person: Person) -> None:
    finished(person, "arcs")
    for place in ("tab-standing", "side-standing"):
        if person.page.get_by_test_id(place).count():
            person.page.get_by_test_id(place).click()
    person.page.keyboard.press("<")
    for _ in range(60):
        person.page.keyboard.press("<")
    person.page.wait_for_timeout(900)


def replay_board(person: Person) -> None:
    finished(person, "carpe-astra")
    person.page.keyboard.press("<")
    person.page.wait_for_timeout(300)
    for _ in range(20):
        person.page.keyboard.press("<")
    person.page.wait_for_timeout(500)


def joining(person: Person) -> None:
    """What somebody sees who opens an invitation."""
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = person.site.post("tables", {"title": "arcs", "seats": seats, "name": "Friday at nine"})
    person.visit(f"{person.site.url}/#/t/{made['table']}/invite/{made['message']['table']['invite']}")
    person.page.wait_for_selector("[data-testid=join]")


def cover(person: Person) -> None:
    """Hot-seat: the device changes hands."""
    person.create("carpe-astra", [("me", person.name), ("hotseat", "Ben")])
    person.wait_until_asked()
    person.page.evaluate(PASS_ON)
    person.page.wait_for_selector("[data-testid=cover]")


PASS_ON = """() => { const go = () => {
  if (document.querySelector('[data-testid=cover]')) return;
  (document.querySelector('[data-testid=done]') ?? document.querySelector('[data-choice]:not(:disabled)'))?.click();
  setTimeout(go, 40);
}; go(); }"""


def menu(person: Person) -> None:
    table("arcs", 0)(person)
    person.page.get_by_test_id("menu").click()


def tables(person: Person) -> None:
    """The lobby of somebody who plays."""
    for title in ("arche", "carpe-astra"):
        table(title, 0, 2)(person)
    invitation(person)
    lobby(person)


def gone(person: Person) -> None:
    person.visit(f"{person.site.url}/#/t/nowhere")
    person.page.wait_for_timeout(500)


def bad_record(person: Person) -> None:
    lobby(person)
    file = Path(tempfile.mkdtemp()) / "letter.json"
    file.write_text("{}")
    person.page.set_input_files("input[type=file]", str(file))
    person.page.wait_for_selector("[role=alert]")


def why(person: Person) -> None:
    """A bot's reason, and why something is not possible."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    made = person.site.post("tables", {"title": "arcs", "seats": seats, "pace": 0})
    person.visit(f"{person.site.url}/#/t/{made['table']}/seat/{made['token']}")
    person.wait_until_asked()
    if person.page.get_by_test_id("tab-log").count():
        person.page.get_by_test_id("tab-log").click()
    person.drive(4)
    wait(lambda: person.page.get_by_test_id("why").count() > 3, "reasons")
    person.halt()
    person.page.get_by_test_id("why").last.click()
    person.wait_until_asked()
    if person.page.locator(".choice.no").count():
        person.page.locator(".choice.no").first.focus()


def help_screen(person: Person) -> None:
    table("arcs", 0)(person)
    person.page.keyboard.press("?")


def settings(person: Person) -> None:
    lobby(person)
    person.page.get_by_label("Settings").or_(person.page.get_by_label("Einstellungen")).click()


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "setup": setup,
    "invitation": invitation,
    "arcs-early": table("arcs", 0),
    "arcs-late": table("arcs", 220, 4),
    "arcs-battle": battle,
    "arcs-players": tab("players"),
    "arcs-log": tab("log"),
    "arcs-standing": tab("standing"),
    "carpe-astra-early": table("carpe-astra", 4),
    "carpe-astra-late": table("carpe-astra", 200),
    "arche-early": table("arche", 6),
    "arche-late": table("arche", 240),
    "why": why,
    "summary": summary,
    "replay": replay,
    "replay-board": replay_board,
    "joining": joining,
    "cover": cover,
    "menu": menu,
    "tables": tables,
    "gone": gone,
    "bad-record": bad_record,
    "help": help_screen,
    "settings": settings,
}
LIGHT = ("lobby", "arcs-late", "carpe-astra-late", "arche-late")


def take(browser: Browser, site: Site, folder: Path, name: str, width: int, theme: str, lang: str) -> None:
    person = Person(browser, site, "Anna", (width, SIZES[width]), lang, theme)
    SCENES[name](person)
    page: Page = person.page
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    mark = "" if theme == "dark" else f"-{theme}"
    page.screenshot(path=folder / f"{name}{mark}-{width}.jpg", type="jpeg", quality=82)
    person.close()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*")
    reader.add_argument("--all", action="store_true")
    reader.add_argument("--lang", default="en", choices=("de", "en"))
    reader.add_argument("--theme", default="", choices=("dark", "light"))
    reader.add_argument("--to", type=Path, default=FOLDER)
    said = reader.parse_args()
    wanted = said.names or list(SCENES)
    said.to.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as engine:
            browser = engine.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for name in wanted:
                for width in SIZES if said.all else KEPT.get(name, (390, 1440)):
                    take(browser, site, said.to, name, width, said.theme or "dark", said.lang)
                if name in LIGHT and not said.theme:
                    take(browser, site, said.to, name, 1440, "light", said.lang)
                print(name, flush=True)
            browser.close()
    finally:
        site.kill()


if __name__ == "__main__":
    main()
