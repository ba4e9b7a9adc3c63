"""From nothing to the first move: a clean clone, ``./starboard``, a browser, Arcs against two bots.

    python bench/first_move.py

Needs Playwright and Chromium (the environment of ``./test``), and the package registry: nothing is taken from a cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from page.tools import FLAGS, find_chromium, free_port  # noqa: E402


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="first-move-"))
    clone = folder / "starboard"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    clean |= {"PIP_NO_CACHE_DIR": "1", "XDG_DATA_HOME": str(folder / "data")}
    begun = time.monotonic()
    command = ["./starboard", "serve", "--no-browser", "--port", str(free_port())]
    server = subprocess.Popen(command, cwd=clone, env=clean, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        while line and " at http" not in line:
            line = server.stdout.readline()
        url = line.split(" at ")[1].split()[0]
        print(f"{time.monotonic() - begun:6.1f} s  the server answers")
        first_move(url, begun)
    finally:
        server.terminate()
        server.wait()


def first_move(url: str, begun: float) -> None:
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(url)
        page.click("[data-testid=quick-arcs]")
        page.wait_for_selector("[data-testid=board] svg")
        print(f"{time.monotonic() - begun:6.1f} s  the board is drawn")
        page.wait_for_selector("[data-choice]:not(:disabled)", timeout=60_000)
        print(f"{time.monotonic() - begun:6.1f} s  the first question is asked")
        before = page.locator("[data-testid=prompt]").inner_text()
        page.locator("[data-choice]:not(:disabled)").first.click()
        page.wait_for_function("old => document.querySelector('[data-testid=prompt]')?.innerText !== old", arg=before)
        print(f"{time.monotonic() - begun:6.1f} s  the first move is made (limit 60)")
        browser.close()


if __name__ == "__main__":
    main()
