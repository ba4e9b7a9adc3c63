"""Every roll is shown, mine and others', as the log tells them."""

from __future__ import annotations

import os
from typing import Any

import pytest

from page.conftest import Seat
from page.tools import Person, wait

GAMES = int(os.environ.get("STARBOARD_GAMES", "0"))  # whole ones, half of each title: see bench/README.md
ENOUGH = 4
WATCH = """() => {
  window.rolls = {};
  const look = () => {
    for (const node of document.querySelectorAll('[data-testid=roll-shown]'))
      window.rolls[node.dataset.n] = node.querySelectorAll('svg').length;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def fell(anna: Person, token: str, first: int) -> dict[str, int]:
    """The dice of every roll that the log tells of, by its line."""
    lines: list[dict[str, Any]] = []
    while more := anna.site.get(f"tables/{anna.table}/log", token, f"&from={first + len(lines)}")["lines"]:
        lines += more  # the server tells a thousand at once
    return {str(line["n"]): len(line["dice"]) for line in lines if line.get("dice") and not line["undone"]}


def rolls_of(anna: Person, title: str, seed: int, whole: bool) -> int:
    """Play until some dice fell, or to the end; every roll was drawn, with all of its dice."""
    anna.create(title, [("me", "Anna"), ("bot", ""), ("bot", "")])
    anna.wait_until_asked()
    token = anna.page.evaluate("(id) => JSON.parse(localStorage.getItem('starboard.tables'))[id].token", anna.table)
    first = len(anna.site.get(f"tables/{anna.table}/log", token)["lines"])
    anna.page.evaluate(WATCH)
    anna.drive(seed)
    wait(lambda: anna.story()["over"] or (not whole and len(fell(anna, token, first)) >= ENOUGH), "the rolls")
    anna.halt()
    anna.page.wait_for_timeout(300)
    found = fell(anna, token, first)
    shown = anna.page.evaluate("() => window.rolls")
    assert {n: dice for n, dice in found.items() if n not in shown} == {}
    assert all([shown[n] >= dice for n, dice in found.items()])
    return len(found)


@pytest.mark.parametrize("title", ["arche", "arcs"])
def test_every_roll_of_a_game_is_shown_with_its_dice(seat: Seat, title: str) -> None:
    assert rolls_of(seat("Anna"), title, 3, whole=False) > 1


@pytest.mark.skipif(not GAMES, reason="a command of its own: STARBOARD_GAMES=20")
def test_every_roll_of_many_games_is_shown(seat: Seat) -> None:
    for game in range(GAMES):
        title = ("arche", "arcs")[game % 2]
        print(f"game {game}, {title}: {rolls_of(seat('Anna'), title, game, whole=True)} rolls, all shown", flush=True)
