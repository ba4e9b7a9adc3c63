"""A server process, a real Chromium, and people who play through the page."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

ROOT: Final = Path(__file__).parents[2]
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 600.0  # seconds; tests are about what happens, not about how long a busy machine takes

# Plays on through the page: whatever glows on the board is clicked, else a sentence of the list.
DRIVER: Final = """
([seed, board]) => {
  let state = seed >>> 0;
  const below = (n) => ((state = (state * 1664525 + 1013904223) >>> 0) >>> 8) % n;
  const story = window.story = { board: 0, list: 0, over: false, stop: false };
  const visible = (node) => node.getClientRects().length > 0;
  const go = () => {
    if (story.stop) return;
    const cover = document.querySelector('[data-testid=ready]');
    if (cover) cover.click();
    else if (document.querySelector('[data-testid=summary]')) { story.over = true; return; }
    else {
      const glowing = [...document.querySelectorAll('[data-can]')].filter(visible);
      const listed = [...document.querySelectorAll('[data-choice]:not(:disabled)')];
      if (board && glowing.length && listed.length && below(3)) {
        story.board += 1;
        glowing[below(glowing.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      } else if (listed.length) {
        story.list += 1;
        listed[below(listed.length)].click();
      }
    }
    setTimeout(go, 12);
  };
  go();
}
"""


def find_chromium() -> str:
    """The headless shell first: it draws the same page for half of the work."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return ""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """The server as its own process; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "page.sqlite3"
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        package = ROOT / (".fast" if os.environ.get("STARBOARD_COMPILED") else "src")
        paths = [str(ROOT / "tests"), str(package), os.environ.get("PYTHONPATH", "")]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "page.real_server", str(self.db), str(self.port)],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{self.url}/api/titles", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.url}/api/{path}?lang=en", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return dict(json.loads(answer.read()))

    def get(self, path: str, token: str, query: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(f"{self.url}/api/{path}?lang=en{query}", headers=headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return dict(json.loads(answer.read()))


class Person:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        site: Site,
        name: str,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: str = "dark",
        motion: Literal["reduce", "no-preference"] = "reduce",
        touch: bool = False,
        script: str = "",
    ) -> None:
        self.site = site
        self.name = name
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion=motion, has_touch=touch
        )
        if script:
            self.context.add_init_script(script)
        settings = json.dumps({"language": lang, "theme": theme, "pace": 0, "name": name})
        self.context.add_init_script(
            f"if (!localStorage.getItem('starboard.settings')) localStorage.setItem('starboard.settings', '{settings}')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.faults: list[str] = []
        self.payloads: list[str] = []  # everything the server said to this window
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.heard))

    def heard(self, payload: str | bytes) -> None:
        self.payloads.append(payload if isinstance(payload, str) else payload.decode())

    def visit(self, link: str = "") -> None:
        self.page.goto(link or self.site.url)

    def create(
        self,
        title: str,
        seats: list[tuple[str, str]],
        options: dict[str, str] | None = None,
        variant: str = "",
        bots: str = "random",  # the quickest
    ) -> None:
        """Set up a table by the form: (kind, name) per seat."""
        self.visit()
        self.page.click(f"[data-testid=setup-{title}]")
        if variant:
            self.page.get_by_label("Variant").select_option(variant)
        self.page.get_by_role("radio", name=str(len(seats)), exact=True).click()
        for number, (kind, name) in enumerate(seats):
            self.page.select_option(f"[data-testid=kind-{number}]", kind)
            if kind == "bot":
                self.page.select_option(f"[data-testid=level-{number}]", bots)
            if name:
                self.page.fill(f"[data-testid=name-{number}]", name)
        if options:
            self.page.locator("form details").evaluate("node => node.open = true")
        for label, value in (options or {}).items():
            field = self.page.get_by_label(label)
            if field.evaluate("node => node.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.page.click("[data-testid=create]")
        self.page.wait_for_url("**/#/t/*")

    def join(self, link: str) -> None:
        self.visit(link)
        self.page.fill("[data-testid=join-name]", self.name)
        self.page.click("[data-testid=join]")
        self.wait_for_table()

    def wait_for_table(self) -> None:
        expect(self.page.get_by_test_id("strip")).to_be_visible()

    @property
    def invite(self) -> str:
        return self.page.get_by_test_id("invite").input_value()

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0]

    @property
    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    def asked(self) -> bool:
        return self.page.locator("[data-choice]").count() > 0

    def wait_until_asked(self) -> None:
        self.page.wait_for_selector("[data-choice]:not(:disabled)")

    def choose_first(self) -> None:
        """One answer by the list, and wait until it was taken."""
        before = self.moves()
        self.page.locator("[data-choice]:not(:disabled)").first.click()
        self.page.wait_for_function("n => Number(document.querySelector('input[type=range]').max) > n", arg=before)

    def pass_on(self) -> None:
        """Whatever ends this question soonest, if there is one; looked for and pressed in one go."""
        self.page.evaluate(
            "() => (document.querySelector('[data-testid=done]')"
            " ?? document.querySelector('[data-choice]:not(:disabled)'))?.click()"
        )

    def moves(self) -> int:
        """How many decisions were made so far, as the page tells."""
        return int(self.page.locator("[data-testid=stepper] input[type=range]").first.get_attribute("max") or 0)

    def drive(self, seed: int, board: bool = True) -> None:
        self.page.evaluate(DRIVER, [seed, board])

    def story(self) -> dict[str, Any]:
        return dict(self.page.evaluate("() => window.story"))

    def halt(self) -> None:
        self.page.evaluate("() => { window.story.stop = true }")

    def log(self) -> list[str]:
        return self.page.get_by_role("log").locator("li").all_inner_texts()

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults


def wait(condition: Any, what: str = "it") -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"{what} did not come about"
        time.sleep(0.05)
