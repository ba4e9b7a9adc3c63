"""How many clicks an action takes, and how still the table stands: ``.venv/bin/python bench/gestures.py [TITLE ...]``.

Somebody plays own questions by gestures alone: whatever glows is clicked, one of its meanings if there are several, the
word that dice wait for; a sentence of the list only where nothing glows. Every answer is told with the clicks that led
to it. Beside that: how many questions things on the board can answer, heights of the map, tips that opened themselves,
scrollbars of the page. ``--size 390x844`` looks at another screen. The word before an action ends the turn is a
row of its own (it can be switched off).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from page.tools import FLAGS, Person, Site, find_chromium, wait  # noqa: E402

# What the page asked for and what it sent: the only hold that a script has on the small questions behind a gesture.
LISTEN: Final = """
(() => {
  const note = window.note = { ask: null, at: -1, paths: new Map(), sent: [], open: 0 };
  const fresh = () => Object.assign(note, { clicks: 0, listed: 0, word: 0, others: 0, pressed: [] });
  fresh();
  const hear = (told) => {
    if (told?.type !== 'table' || told.at === note.at) return;
    [note.at, note.ask, note.paths] = [told.at, told.ask, new Map()];
    if (!told.ask?.choices) note.others += 1;
  };
  const words = (parts) => (parts ?? []).map((part) => part.text).join('');
  const steps = (choices) => {
    let question = note.paths.get('');
    const done = [];
    return choices.map((value) => {
      question = note.paths.get(done.join()) ?? question;
      done.push(value);
      const choice = question?.choices?.find((one) => one.value === value);
      const step = [words(question?.prompt), words(choice?.label), value];
      question = choice?.then;
      return step;
    });
  };
  const plain = window.fetch;
  window.fetch = async (url, init) => {
    if (init?.method === 'POST' && /answer/.test(url)) {
      const { ask, clicks, listed, word, others, pressed } = note;
      const run = steps(JSON.parse(init.body).choices);
      const key = ask ? `${ask.procedure}.${ask.field}` : '';
      note.sent.push({ key, steps: run, clicks, listed, word, others, pressed });
      fresh();
    }
    note.open += 1;
    const answer = await plain(url, init).finally(() => setTimeout(() => (note.open -= 1), 30));
    if (/paths|answer|tables/.test(url) && answer.ok && answer.status !== 204) answer.clone().json().then((told) => {
      if (told.question) note.paths.set(told.after.join(), told.question);
      else hear(told);
    }, () => {});
    return answer;
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => hear(JSON.parse(event.data)));
    }
  };
})();
"""

PLAY: Final = """
([seed, most]) => {
  let state = seed >>> 0, last = '', waited = 0;
  const below = (n) => ((state = (state * 1664525 + 1013904223) >>> 0) >>> 8) % n;
  const counts = { questions: 0, glowing: 0, actions: 0, onMap: 0, tips: 0, bars: 0 };
  const seen = window.seen = { ...counts, heights: [], dark: [], over: false };
  const note = window.note;
  const visible = (node) => node.getClientRects().length > 0;
  const find = (what) => [...document.querySelectorAll(what)].filter(visible);
  const look = (text, glowing, waits) => {
    seen.questions += 1;
    if (glowing.length || waits) seen.glowing += 1;
    else seen.dark.push(text);
    if (/^Choose an action/.test(text)) {
      seen.actions += 1;
      seen.onMap += glowing.some((node) => node.closest('.board')) ? 1 : 0;
    }
    const height = document.querySelector('[data-testid=board]')?.getBoundingClientRect().height;
    if (height && !seen.heights.includes(height)) seen.heights.push(height);
    seen.tips += document.querySelector('[role=tooltip]') ? 1 : 0;
    seen.bars += document.scrollingElement.scrollHeight > innerHeight ? 1 : 0;
  };
  const press = (node, listed = false) => {
    note.clicks += 1;
    note.listed += listed ? 1 : 0;
    note.pressed.push(node.dataset.anchor ?? node.textContent);
    const box = node.getBoundingClientRect(); // somewhere on it, as a hand does: what lies there hears it
    const spot = document.elementFromPoint(box.left + (box.width * (1 + below(9))) / 10, box.top + box.height / 2);
    (node.contains(spot) ? spot : node).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  const go = () => {
    if (document.querySelector('[data-testid=summary]') || seen.questions >= most) { seen.over = true; return; }
    const listed = find('[data-choice]:not(:disabled)').filter((node) => !node.closest('.fan'));
    const text = document.querySelector('[data-testid=prompt]')?.textContent + ' ' + note.at;
    const glowing = find('[data-can]'), fan = find('[data-testid=fan] button');
    const [done] = find('[data-testid=done]:not(:disabled)');
    const [roll] = find('[data-testid=roll]'), [really] = find('[data-testid=really]');
    const early = note.paths.size === 0 ? 30 : glowing.length || roll || really ? 0 : 8;
    if (!listed.length || note.open || waited++ < early) return setTimeout(go, 30);
    waited = 0;
    if (text !== last) look(text, glowing, roll || really);
    last = text;
    if (fan.length) press(fan[below(fan.length)]);
    else if (really) { note.word += 1; note.clicks -= 1; press(really); }
    else if (roll) press(roll);
    else if (done && !below(8)) press(done); // enough for this time
    else if (glowing.length) press(glowing[below(glowing.length)]);
    else press(listed[below(listed.length)], true);
    setTimeout(go, 40);
  };
  go();
}
"""

# Questions that begin something; what is asked on the way to its end belongs to it.
BEGINS: Final = {
    "arcs": {
        "Round.card",
        "Follow.choice",
        "Turn.opening",
        "Turn.spending",
        "Turn.action",
        "TokenAction.action",
        "Store.slot",
        "Arrange.pick",
    },
    "carpe-astra": {"ChangeOfPlan.plan", "NewContacts.tile", "Infiltrate.deed", "Draw.source", "GainSupport.card"},
    "arche": {
        "Prepare.card",
        "DicePhase.resource",
        "DicePhase.card",
        "DicePhase.keep",
        "ActionPhase.action",
        "EffectPhase.card",
    },
}
DONE: Final = -1
OWN_DEED: Final = "which tile do you lay"  # a click on a tile also says that the plan stands


class Deed:
    """One action with all its clicks, told by its first answer that was not merely to go on."""

    def __init__(self, sent: dict[str, Any]) -> None:
        self.steps: list[list[Any]] = []
        self.gates = 0  # answers of their own that only went on
        self.clicks = self.listed = 0
        self.key: str = sent["key"]
        self.add(sent)

    def add(self, sent: dict[str, Any]) -> None:
        self.steps += sent["steps"]
        self.clicks += sent["clicks"]
        self.listed += sent["listed"]

    @property
    def name(self) -> str:
        real = [step for step in self.steps if step[2] != DONE]
        if not real:
            return f"{self.key}: {self.steps[0][1] or 'go on'}"
        prompt, label, _ = next((step for step in real if OWN_DEED in step[0]), real[0])
        legs = len([step for step in real if step[0].startswith("Where to, from")])
        hits = len([step for step in real if "Hit at" in step[0] or "hits" in step[0]])
        more = f", {legs} systems" * (legs > 1) + f", {hits} hits to choose" * (hits > 0)
        question = prompt.split("?")[0].split("(")[0].split(": ")[-1].strip()
        return f"{question} – {kind(label)}{more}"


def kind(label: str) -> str:
    """What was done, without what it was done to."""
    words = label.split()
    number = "".join([word for word in words if word.isdigit()])
    return " ".join([word for word in words[:2] if not word.isdigit()]) if number else " ".join(words[:2])


def deeds(title: str, sent: list[dict[str, Any]]) -> list[Deed]:
    found: list[Deed] = []
    for one in sent:
        if one["key"] in BEGINS[title] or one["others"] or not found:
            found.append(Deed(one))
        else:
            found[-1].add(one)
    return found


def play(browser: Any, site: Site, title: str, args: argparse.Namespace, seed: int) -> tuple[dict[str, Any], list[Any]]:
    person = Person(browser, site, "Anna", tuple(map(int, args.size.split("x"))), script=LISTEN)  # type: ignore[arg-type]
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": args.bot}] * 2]
    seen: dict[str, Any] = {}
    sent: list[Any] = []
    asked = 0
    while asked < args.questions:  # a short game is followed by another
        made = site.post("tables", {"title": title, "seats": seats, "pace": 0})
        person.visit(f"{site.url}/?{asked}#/t/{made['table']}/seat/{made['token']}")
        person.wait_until_asked()
        person.page.mouse.move(person.page.viewport_size["width"] / 2, 300)  # type: ignore[index]
        person.page.wait_for_timeout(500)
        person.page.keyboard.press("Escape")  # what the mouse came upon has explained itself
        person.page.evaluate(PLAY, [seed, args.questions - asked])
        wait(lambda: person.page.evaluate("() => window.seen.over"), "the questions")
        part = person.page.evaluate("() => window.seen")
        sent += person.page.evaluate("() => window.note.sent")
        asked += part["questions"]
        seen = {key: seen[key] + part[key] if key in seen else part[key] for key in part}
    person.close()
    return seen, sent


def show(title: str, seen: dict[str, Any], sent: list[dict[str, Any]]) -> None:
    rows: dict[str, list[Deed]] = {}
    for deed in deeds(title, sent):
        rows.setdefault(deed.name, []).append(deed)
    print(f"  {'clicks: least, median, most':>30}  times  by list")
    for name, some in sorted(rows.items(), key=lambda row: -len(row[1])):
        clicks = [deed.clicks for deed in some]
        listed = sum([deed.listed for deed in some])
        print(f"  {min(clicks):12} {statistics.median(clicks):8.1f} {max(clicks):8}  {len(some):5}  {listed:7}  {name}")
    print(f"  asked before the turn ends: {sum([one['word'] for one in sent])}")
    share = 100 * seen["glowing"] / max(1, seen["questions"])
    print(f"  {seen['questions']} questions, {share:.0f} % answered by things; {len(sent)} answers sent", end="")
    if seen["actions"]:
        print(
            f"; {100 * seen['onMap'] / seen['actions']:.0f} % of {seen['actions']} action questions glow on the map",
            end="",
        )
    print(f"\n  heights of the map {sorted(set(seen['heights']))}, tips {seen['tips']}, scrollbars {seen['bars']}")
    for text in sorted(set(seen["dark"])):
        print(f"  dark: {text}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=[*BEGINS])
    parser.add_argument("--questions", type=int, default=150)
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--bot", default="random")
    args = parser.parse_args()
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as engine:
            browser = engine.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for title in args.titles:
                for seed in args.seeds.split(","):
                    print(f"{title}, {args.size}, seed {seed}", flush=True)
                    show(title, *play(browser, site, title, args, int(seed)))
            browser.close()
    finally:
        site.kill()


if __name__ == "__main__":
    main()
