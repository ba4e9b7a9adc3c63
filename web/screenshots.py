"""Pictures of every screen for docs/screenshots: ``.venv/bin/python web/screenshots.py [NAME ...]``.

Starts a server of its own, where bots play to win, also for us until the picture is taken; each scene is played once
and then taken at 390 and 1440 px. To look at everything: ``--all`` takes every scene at 820 px too, in both languages
and both themes, and ``--to FOLDER`` puts the pictures elsewhere. ``turn`` is a moving picture: what bots did, and a
turn of ours, put together here from frames that Chromium wrote as WebP.
"""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from page.tools import FLAGS, Person, Site, find_chromium, wait  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {390: 844, 820: 1180, 1440: 900}
KEPT = {"lobby": (390, 820, 1440), "arcs-late": (390, 820, 1440)}  # the others: at 390 and 1440
BOT = "planner"  # real games, with Power in them
LONG = "Wilhelmine Sternenfänger"  # as long as the page lets a name be
Again = Callable[[], None]  # what is to be done anew at another width or in another language
Scene = Callable[[Person], Again | None]


def play(person: Person, moves: int, seed: int) -> None:
    """On with the game until so many decisions were made, or to its end."""
    person.wait_until_asked()
    person.drive(seed)
    wait(lambda: person.story()["over"] or person.moves() >= moves, "the position")
    person.halt()
    person.page.wait_for_timeout(700)


def click(person: Person, *places: str) -> None:
    """Whichever of these is there: a tab below the board, or beside it."""
    for place in places:
        if person.page.get_by_test_id(place).count():
            person.page.get_by_test_id(place).click()


def seated(person: Person, title: str, seats: list[dict[str, Any]], **more: Any) -> None:
    """At a table that was not made by the form."""
    made = person.site.post("tables", {"title": title, "seats": seats, "pace": 0, **more})
    person.visit(f"{person.site.url}/#/t/{made['table']}/seat/{made['token']}")


def table(title: str, moves: int, seats: int = 3, names: str = "", variant: str = "") -> Scene:
    """A game among bots that play to win; one of them has our seat until so many decisions were made."""

    def scene(person: Person) -> None:
        stars = ("Vega", "Rigel", "Mira")
        others = [{"kind": "bot", "bot": BOT, "name": names[::-1] or star} for star in stars[: seats - 1]]
        more = {"variant": variant} if variant else {}
        body = {"title": title, "seats": [{"kind": "me", "name": names or person.name}, *others], "pace": 0, **more}
        made = person.site.post("tables", body)
        path, token = f"tables/{made['table']}", {"token": made["token"]}
        if moves:
            person.site.post(f"{path}/leave", token | {"bot": BOT})
            wait(lambda: far(person.site.get(path, made["token"]), moves), "the position")
            person.site.post(f"{path}/return", token)
        person.visit(f"{person.site.url}/#/{path.replace('tables', 't')}/seat/{made['token']}")
        if not moves or person.site.get(path, made["token"])["table"]["status"] == "playing":
            person.wait_until_asked()

    return scene


def scoring(title: str, variant: str, which: int = 1) -> Scene:
    """The end of a chapter or act, as it is told to whoever looks on; not the first, but a later one."""

    def scene(person: Person) -> None:
        bots = [{"kind": "bot", "bot": BOT, "name": star} for star in ("Vega", "Rigel")]
        seated(person, title, [{"kind": "me", "name": person.name}, *bots], variant=variant)
        person.wait_until_asked()
        path, token = person.page.evaluate(HELD)
        person.site.post(f"tables/{path}/leave", {"token": token, "bot": BOT})
        for left in reversed(range(which)):
            told = person.page.get_by_test_id("milestone")
            told.wait_for()
            if left:
                told.get_by_test_id("go-on").click()

    return scene


HELD = """() => {
  const [id, { token }] = Object.entries(JSON.parse(localStorage.getItem('starboard.tables'))).at(-1);
  return [id, token];
}"""


def far(message: dict[str, Any], moves: int) -> bool:
    """Whether the game went so far and it is our turn, or is over."""
    ask = message["ask"]
    return ask is None or (message["at"] >= moves and ask["seat"] == 0)


def lobby(person: Person) -> None:
    person.visit()
    person.page.wait_for_selector("[data-testid=quick-arcs]")


def setup(person: Person) -> Again:
    lobby(person)
    person.page.click("[data-testid=setup-arcs]")
    return person.page.get_by_test_id("new-table").scroll_into_view_if_needed


def invitation(person: Person) -> None:
    person.create("arcs", [("me", person.name), ("open", ""), ("bot", "")])
    person.page.wait_for_selector("[data-testid=invite]")


def tab(name: str) -> Scene:
    def scene(person: Person) -> Again:
        table("arcs", 120)(person)
        return lambda: click(person, f"tab-{name}", f"side-{name}")

    return scene


def battle(person: Person) -> None:
    """The first battle of ours that has dice to choose."""
    table("arcs", 0, 4)(person)
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
    table("arche", 0, 2)(person)
    play(person, 10**6, 7)
    person.page.wait_for_selector("dialog")


def finished(person: Person, title: str, back: int) -> None:
    """A game between bots that is over, seen some moves before its end by somebody who looks in."""
    seats = [{"kind": "bot", "bot": "random", "name": name} for name in ("Anna", "Ben", "Cleo")]
    made = person.site.post("tables", {"title": title, "seats": seats, "pace": 0})["table"]
    person.visit(f"{person.site.url}/#/t/{made}")
    person.page.wait_for_selector("[data-testid=summary]", timeout=60_000)
    person.page.wait_for_timeout(300)
    person.page.keyboard.press("Escape")  # whoever saw the end is shown the summary
    for _ in range(back):
        person.page.keyboard.press("<")
        person.page.wait_for_timeout(40)


def replay(person: Person) -> Again:
    finished(person, "arcs", 30)
    return lambda: click(person, "tab-standing", "side-standing")


def replay_board(person: Person) -> None:
    finished(person, "carpe-astra", 20)


def joining(person: Person) -> None:
    """What somebody sees who opens an invitation."""
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = person.site.post("tables", {"title": "arcs", "seats": seats, "name": "Friday at nine"})
    person.visit(f"{person.site.url}/#/t/{made['table']}/invite/{made['message']['table']['invite']}")
    person.page.wait_for_selector("[data-testid=join]")


def watching(person: Person) -> None:
    """Somebody else is asked, and we look on."""
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = person.site.post("tables", {"title": "arcs", "seats": seats, "pace": 0})
    person.visit(f"{person.site.url}/#/t/{made['table']}")
    person.wait_for_table()


def vote(person: Person) -> None:
    """Ben asks to take a move back that Anna has answered since."""
    made = person.site.post("tables", {"title": "arche", "seats": [{"kind": "me", "name": "Ben"}, {"kind": "open"}]})
    path, tokens, message = f"tables/{made['table']}", [made["token"], ""], made["message"]
    entry = person.site.post(f"{path}/join", {"invite": message["table"]["invite"], "name": person.name})
    tokens[1], message = entry["token"], entry["message"]

    def answered_since() -> bool:
        undo = person.site.get(path, tokens[0])["undo"]
        return undo["back"] is not None and not undo["alone"]

    while not (message["ask"]["seat"] == 1 and message["at"] > 6 and answered_since()):
        token = tokens[message["ask"]["seat"]]
        said = {"token": token, "seq": message["seq"]}
        choice = person.site.get(path, token)["ask"]["choices"][0]["value"]
        message = person.site.post(f"{path}/answer", said | {"choice": choice})
    person.site.post(f"{path}/undo", {"token": tokens[0], "seq": message["seq"]})
    person.visit(f"{person.site.url}/#/t/{made['table']}/seat/{tokens[1]}")
    person.page.wait_for_selector("[data-testid=vote]")


def lost(person: Person) -> None:
    """The server has gone away in the middle of a game."""
    person.site = Site(Path(tempfile.mkdtemp()))
    person.site.start()
    table("carpe-astra", 6)(person)
    person.site.kill()
    person.page.wait_for_selector(".link.lost")


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


def leave(person: Person) -> None:
    menu(person)
    person.page.get_by_test_id("leave").click()


def tables(person: Person) -> None:
    """The lobby of somebody who plays."""
    for title in ("arche", "carpe-astra"):
        table(title, 0, 2)(person)
    invitation(person)
    lobby(person)


def gone(person: Person) -> None:
    person.visit(f"{person.site.url}/#/t/nowhere")
    person.page.wait_for_timeout(500)


def bad_record(person: Person) -> Again:
    lobby(person)
    file = Path(tempfile.mkdtemp()) / "letter.json"
    file.write_text("{}")

    def load() -> None:
        person.page.set_input_files("input[type=file]", str(file))
        person.page.wait_for_selector("[role=alert]")
        person.page.locator("[role=alert]").scroll_into_view_if_needed()

    return load


def why(person: Person) -> Again:
    """A bot's reason, told at once where no cards are hidden, and why something is not possible."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    seated(person, "arche", seats)
    person.wait_until_asked()
    person.drive(4)
    wait(lambda: person.page.get_by_test_id("why").count() > 3, "reasons")
    person.halt()
    person.wait_until_asked()

    def ask() -> None:
        click(person, "tab-log")
        if not person.page.get_by_test_id("because").count():
            person.page.get_by_test_id("why").last.click()
        if person.page.locator(".choice.no").count():
            person.page.locator(".choice.no").first.focus()

    return ask


def help_screen(person: Person) -> None:
    table("arcs", 0)(person)
    person.page.keyboard.press("?")


def settings(person: Person) -> None:
    lobby(person)
    person.page.get_by_label("Settings").click()


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
    "arcs-leaders": table("arcs", 90, 2, variant="leaders"),
    "arcs-campaign": table("arcs", 300, 3, variant="campaign"),
    "carpe-astra-early": table("carpe-astra", 4),
    "carpe-astra-late": table("carpe-astra", 200),
    "arche-early": table("arche", 6),
    "arche-late": table("arche", 240),
    "why": why,
    "summary": summary,
    "replay": replay,
    "replay-board": replay_board,
    "joining": joining,
    "watching": watching,
    "vote": vote,
    "lost": lost,
    "cover": cover,
    "menu": menu,
    "leave": leave,
    "tables": tables,
    "gone": gone,
    "bad-record": bad_record,
    "help": help_screen,
    "settings": settings,
}
# Worth a look, not worth keeping.
MORE: dict[str, Scene] = {
    "arcs-draft": table("arcs", 0, 3, variant="leaders"),
    "arcs-court": tab("court"),
    "arcs-scoring": scoring("arcs", "leaders", 2),
    "campaign-scoring": scoring("arcs", "campaign", 2),
    "campaign-act": scoring("arcs", "campaign", 3),
    "arcs-ambitions": tab("ambitions"),
    "arcs-round": tab("round"),
    "arcs-long-names": table("arcs", 160, 4, names=LONG),
    "carpe-astra-advanced": table("carpe-astra", 120, 4, names=LONG, variant="advanced"),
    "arche-faction": table("arche", 0, 2),
    "arche-long-names": table("arche", 160, 4, names=LONG),
}
LIGHT = ("lobby", "arcs-late", "carpe-astra-late", "arche-late")


def looks(name: str, everything: bool) -> list[tuple[int, str, str]]:
    if everything:
        return [(width, theme, lang) for lang in ("en", "de") for width in SIZES for theme in ("dark", "light")]
    kept = [(width, "dark", "en") for width in KEPT.get(name, (390, 1440))]
    return kept + [(1440, "light", "en")] * (name in LIGHT)


def take(browser: Browser, site: Site, folder: Path, name: str, everything: bool) -> None:
    person = Person(browser, site, "Anna")
    person.page.set_default_timeout(120_000)  # bots that play to win take their time
    again = (SCENES | MORE)[name](person)
    for width, theme, lang in looks(name, everything):
        person.page.evaluate(DRESS, [theme, lang])
        person.page.wait_for_timeout(300)
        person.page.set_viewport_size({"width": width, "height": SIZES[width]})
        person.page.wait_for_timeout(200)
        if again:
            again()
        person.page.mouse.move(2, 2)
        person.page.wait_for_timeout(250)
        marks = ("" if lang == "en" else f"-{lang}") + ("" if theme == "dark" else f"-{theme}")
        person.page.screenshot(path=folder / f"{name}{marks}-{width}.jpg", type="jpeg", quality=82)
    person.close()


def turn(browser: Browser, site: Site, folder: Path) -> None:
    """A turn of ours and the next, by what glows; every frame stays for a moment."""
    person = Person(browser, site, "Anna", size=(1200, 750))
    person.page.set_default_timeout(120_000)
    table("arcs", 40)(person)
    frames = [frame(person)]
    for step in range(14):
        person.wait_until_asked()
        person.page.evaluate(ONE_CLICK, step)
        person.page.wait_for_timeout(450)
        frames.append(frame(person))
    person.close()
    (folder / "turn.webp").write_bytes(animated([*dict.fromkeys(frames)], 1100))


# Clicks one thing that glows, one meaning of it, or the sentence that goes on.
ONE_CLICK = """(step) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length > 0);
  const [fan] = all('[data-testid=fan] button'), [word] = all('[data-testid=go], [data-testid=really]');
  const things = all('[data-can]'), sentences = all('[data-choice]:not(:disabled)');
  const thing = things[(step * 7) % Math.max(1, things.length)];
  if (fan ?? word) (fan ?? word).click();
  else if (thing) thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  else sentences[0]?.click();
}"""

# Reads a picture and writes it as WebP, as small as it is shown.
AS_WEBP = """async (picture) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 600 });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.72).split(',')[1];
}"""


def frame(person: Person) -> bytes:
    picture = base64.b64encode(person.page.screenshot()).decode()
    return base64.b64decode(person.page.evaluate(AS_WEBP, picture))


def animated(frames: list[bytes], shown: int) -> bytes:
    """Pictures in WebP as one that moves; each is shown for so many milliseconds (RFC 9649)."""
    size = struct.pack("<I", 959)[:3] + struct.pack("<I", 599)[:3]
    parts = [chunk(b"VP8X", bytes([2, 0, 0, 0]) + size), chunk(b"ANIM", bytes(6))]
    for one in frames:
        head = bytes(6) + size + struct.pack("<I", shown)[:3] + bytes([2])
        parts.append(chunk(b"ANMF", head + one[one.index(b"VP8 ") :]))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


DRESS = """([theme, lang]) => {
  if (document.documentElement.lang !== lang) document.querySelector('.lang').click();
  setTimeout(() => { document.documentElement.dataset.theme = theme }, 100);
}"""


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*")
    reader.add_argument("--all", action="store_true")
    reader.add_argument("--to", type=Path, default=FOLDER)
    said = reader.parse_args()
    wanted = said.names or [*SCENES, *(MORE if said.all else ()), "turn"]
    said.to.mkdir(parents=True, exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as engine:
            browser = engine.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for name in wanted:
                if name == "turn":
                    turn(browser, site, said.to)
                else:
                    take(browser, site, said.to, name, said.all)
                print(name, flush=True)
            browser.close()
    finally:
        site.kill()


if __name__ == "__main__":
    main()
