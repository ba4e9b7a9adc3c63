"""How large the page is, and how soon the first board is drawn: ``.venv/bin/python bench/page.py``.

A real Chromium opens a table of each game on localhost, five times with an empty cache; the time runs from the
beginning of the navigation until the board can be seen.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from page.tools import FLAGS, Person, Site, find_chromium  # noqa: E402

DRAWN = """() => {
  const drawn = document.querySelector('[data-testid=board] [data-anchor]');
  return drawn && drawn.getClientRects().length ? performance.now() : null;
}"""


def sizes() -> None:
    total = 0
    for path in sorted((ROOT / "src" / "starboard" / "web").rglob("*")):
        if path.suffix in (".js", ".css", ".woff2", ".html"):
            small = len(gzip.compress(path.read_bytes(), 9))
            total += small if path.suffix in (".js", ".css") else 0
            print(f"{small / 1000:8.1f} kB gzip  {path.name}")
    print(f"{total / 1000:8.1f} kB gzip  scripts and styles together (limit 150)")


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


if __name__ == "__main__":
    sizes()
    first_boards()
