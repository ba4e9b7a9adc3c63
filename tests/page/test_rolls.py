"""Every roll is shown, mine and others', as the log tells them."""

from __future__ import annotations

import pytest

from page.conftest import Seat
from page.tools import wait

ENOUGH = 4
WATCH = """() => {
  window.rolls = {};
  const look = () => {
    for (const node of document.querySelectorAll('[data-testid=roll-shown]'))
      window.rolls[node.dataset.n] = node.querySelectorAll('svg').length;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("title", ["arche", "arcs"])
def test_every_roll_of_a_game_is_shown_with_its_dice(seat: Seat, title: str) -> None:
    anna = seat("Anna")
    anna.create(title, [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    token = anna.page.evaluate("(id) => JSON.parse(localStorage.getItem('starboard.tables'))[id].token", anna.table)
    first = len(anna.site.get(f"tables/{anna.table}/log", token)["lines"])

    def rolled() -> dict[str, int]:
        lines = anna.site.get(f"tables/{anna.table}/log", token)["lines"][first:]
        return {str(line["n"]): len(line["dice"]) for line in lines if line.get("dice") and not line["undone"]}

    anna.page.evaluate(WATCH)
    anna.drive(3)
    wait(lambda: anna.story()["over"] or len(rolled()) >= ENOUGH, "some rolls")
    anna.halt()
    anna.page.wait_for_timeout(300)
    fell = rolled()
    assert len(fell) > 1
    shown = anna.page.evaluate("() => window.rolls")
    assert {n: dice for n, dice in fell.items() if n not in shown} == {}
    assert all([shown[n] >= dice for n, dice in fell.items()])
