"""How large the page is, how soon the first board is drawn, how smoothly ships fly: ``.venv/bin/python bench/page.py``.

A real Chromium opens a table of each game on localhost, five times with an empty cache; the time runs from the
beginning of the navigation until the board can be seen. Then somebody plays Arcs by what glows, and as long as ships
are on their way every frame and every long task is noted.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from page.tools import FLAGS, Person, Site, find_chromium, wait  # noqa: E402

DRAWN = """() => {
  const drawn = document.querySelector('[data-testid=board] [data-anchor]');
  return drawn && drawn.getClientRects().length ? performance.now() : null;
}"""


# Frames and long tasks while something flies.
FLIGHTS = """() => {
  const seen = window.flights = { gaps: [], tasks: [], flights: 0 };
  let last = 0, from = 0, to = 0;
  const frame = (now) => {
    const flies = !!document.querySelector('.flight');
    if (flies && last) seen.gaps.push(now - last);
    if (flies && !last) [seen.flights, from] = [seen.flights + 1, now];
    if (flies) to = now;
    last = flies ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      if (task.startTime < to && task.startTime + task.duration > from) seen.tasks.push(task.duration);
  }).observe({ entryTypes: ['longtask'] });
}"""


def sizes() -> None:
    boards = dict.fromkeys(("arche", "arcs", "carpe_astra", "generic"), 0)
    total = 0
    for path in sorted((ROOT / "src" / "starboard" / "web").rglob("*")):
        if path.suffix in (".js", ".css", ".woff2", ".html"):
            small = len(gzip.compress(path.read_bytes(), 9))
            print(f"{small / 1000:8.1f} kB gzip  {path.name}")
            total += small if path.suffix in (".js", ".css") else 0
            if path.suffix in (".js", ".css") and path.name.split("-")[0] in boards:
                boards[path.name.split("-")[0]] += small
    one = total - sum(boards.values()) + max(boards.values())
    print(f"{one / 1000:8.1f} kB gzip  scripts and styles of the lobby and the largest board (limit 150)")
    print(f"{total / 1000:8.1f} kB gzip  scripts and styles of all boards (limit 200)")


def first_boards(rounds: int = 5) -> None:
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as engine:
            browser = engine.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for title in ("arcs", "carpe-astra", "arche"):
                bot = {"kind": "bot", "bot": "random"}
                made = site.post("tables", {"title": title, "seats": [{"kind": "me", "name": "Anna"}, bot, bot]})
                times = []
                for _ in range(rounds):
                    person = Person(browser, site, "Anna")
                    person.visit(f"{site.url}/#/t/{made['table']}/seat/{made['token']}")
                    times.append(float(person.page.wait_for_function(DRAWN, polling="raf").json_value()))
                    person.close()
                worst, middle = max(times), statistics.median(times)
                print(f"{title}: first board after {middle:.0f} ms (median of {rounds}), {worst:.0f} ms at worst")
            browser.close()
    finally:
        site.kill()


def flights(wished: int = 40) -> None:
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as engine:
            browser = engine.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            person = Person(browser, site, "Anna", motion="no-preference")
            bot = {"kind": "bot", "bot": "random"}
            seats = [{"kind": "me", "name": "Anna"}, bot, bot]
            made = site.post("tables", {"title": "arcs", "seats": seats, "pace": 0.7})  # as it is unless one changes it
            person.visit(f"{site.url}/#/t/{made['table']}/seat/{made['token']}")
            person.wait_until_asked()
            person.page.evaluate(FLIGHTS)
            person.drive(3)
            wait(lambda: person.story()["over"] or seen(person)["flights"] >= wished, "flights")
            found = seen(person)
            assert found["flights"], "ships moved, and none was seen on its way"
            gaps = sorted(found["gaps"])
            smooth = 100 * len([gap for gap in gaps if gap <= 34]) / max(1, len(gaps))
            print(
                f"{found['flights']} flights, {len(gaps)} frames: {smooth:.1f} % of gaps up to 34 ms (limit 95 %)",
                end="",
            )
            print(f", {gaps[-1]:.0f} ms at worst; longest task {max(found['tasks'], default=0):.0f} ms (limit 50)")
            person.close()
            browser.close()
    finally:
        site.kill()


def seen(person: Person) -> dict[str, Any]:
    return dict(person.page.evaluate("() => window.flights"))


if __name__ == "__main__":
    sizes()
    first_boards()
    flights()
