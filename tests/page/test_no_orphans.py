"""Every question that random and eager games meet has its place on the page.

Positions of such games are put before the page as the server words them; the page must offer exactly the choices
that the rules list, draw the board without an error, and make everything that the board shows of them glow.
"""

from __future__ import annotations

import json
import os
from typing import Any, cast

import pytest
from playwright.sync_api import expect

from page.conftest import Seat
from page.posed import message, pose
from starboard.bots.brain import Brain
from starboard.bots.simple import eager_choice
from starboard.core import registry
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import Title
from starboard.core.state import State

GAMES = int(os.environ.get("STARBOARD_GAMES", "24"))  # more of them are a command of their own: see bench/README.md
EXAMPLES = 3  # positions shown per kind of question: the first, the latest, and the one with most choices


def questions(title: Title) -> list[tuple[State, int]]:
    """Positions with a question, a few for each (procedure, field) that occurs, and their players. Games are random and
    eager by turns."""
    found: dict[tuple[str, str], list[tuple[State, int]]] = {}
    brain = Brain(title)
    for game in range(GAMES):
        variant = title.variants[game % len(title.variants)]
        turn = game // len(title.variants)
        players = variant.seats[turn % len(variant.seats)]
        stream = Stream(derive(game, title.id))
        state = title.new(title.setup(variant.id, players, seed=game))
        while state.ask is not None:
            ask = state.ask
            if ask.seat != CHANCE:
                kept = found.setdefault((type(state.stack[-1]).__name__, ask.field), [])
                most = max([len(cast(Any, one).ask.choices) for one, _ in kept], default=0)
                if len(kept) < EXAMPLES or len(ask.choices) > most:
                    kept[EXAMPLES - 1 :] = [(state.copy(), players)]
            if ask.seat == CHANCE:
                state.play(state.sample())
            else:
                state.play(eager_choice(brain, state, ask, stream) if turn % 2 else ask.sample(stream))
    return [one for kept in found.values() for one in kept]


OFFERED = """(seq) => {
  if (document.querySelector('[data-testid=stepper] input')?.max !== String(seq)) return null;
  return [...document.querySelectorAll('[data-choice]')].map((node) => Number(node.dataset.choice));
}"""
DARK = """(anchors) => anchors.filter((anchor) => {
  const names = (node) => node.dataset.anchor.split(' ');
  const shown = [...document.querySelectorAll('[data-anchor]')].filter((node) => names(node).includes(anchor));
  return shown.length > 0 && !shown.some((node) => node.hasAttribute('data-can'));
})"""


def things(anchors: list[str]) -> list[str]:
    """Whose a thing is tells less than the thing. A ship is found by where it stands, not by its condition."""
    found = [anchor for anchor in anchors if not anchor.startswith(("seat:", "ship_state:"))]
    is_ship = any([anchor.startswith("ship_state:") for anchor in anchors])
    return found if found or is_ship else anchors


@pytest.mark.parametrize("name", registry.names())
def test_every_question_has_its_place(seat: Seat, name: str) -> None:
    title = registry.find(name)
    told = questions(title)
    assert len(told) > 10
    anna = seat("Anna")
    sockets = pose(anna, message(title, *told[0], 1))
    expect(anna.page.locator("[data-anchor]").first).to_be_attached()
    for seq, (state, players) in enumerate(told, start=2):
        words = message(title, state, players, seq)
        sockets[-1].send(json.dumps(words))
        offered = anna.page.wait_for_function(OFFERED, arg=seq).json_value()
        choices = [choice["value"] for choice in words["ask"]["choices"]]
        where = f"{words['ask']['procedure']}.{words['ask']['field']}"
        assert sorted(offered) == sorted(choices), where
        assert all(
            ["".join([part["text"] for part in choice["label"]]).strip() for choice in words["ask"]["choices"]]
        ), where
        named = [things(choice["anchors"]) for choice in words["ask"]["choices"]]
        telling = [
            anchor
            for anchor in {anchor for anchors in named for anchor in anchors}
            if len([anchors for anchors in named if anchor in anchors]) < len(choices)
        ]
        assert anna.page.evaluate(DARK, telling) == [], where
