"""No two choices of a question read alike: whoever reads the list can tell which is which."""

from __future__ import annotations

import pytest

from starboard.core import registry
from starboard.core.ask import CHANCE
from starboard.core.state import State
from starboard.core.text import LANGUAGES, Nouns, render
from starboard.laws.game import Walk
from starboard.twins import told_apart

GAMES = [
    ("arche", "standard", 4, {}),
    ("carpe-astra", "basic", 3, {}),
    ("carpe-astra", "advanced", 4, {}),
    ("arcs", "base", 4, {}),
    ("arcs", "leaders", 3, {}),
    *[("arcs", "campaign", players, {"start": act, "last": act}) for players, act in ((4, 1), (3, 2), (2, 3))],
]
ENOUGH = 3000  # answers of a game


def choices_differ(title_id: str, state: State) -> None:
    title, ask = registry.find(title_id), state.ask
    assert ask is not None
    for language in LANGUAGES:
        said = [render(title.label(state, choice), language, Nouns(title)) for choice in ask.choices]
        more = told_apart(title, state, ask.choices, said, language)
        whole = [words + added for words, added in zip(said, more, strict=True)]
        assert len({*whole}) == len(whole), (ask, whole)


@pytest.mark.parametrize(("title", "variant", "players", "options"), GAMES)
@pytest.mark.parametrize("eager", [False, True])
def test_no_two_choices_read_alike(
    title: str, variant: str, players: int, options: dict[str, object], eager: bool
) -> None:
    game = registry.find(title)
    walk = Walk(game, game.setup(variant, players, 29, options), eager, [])
    for _ in range(ENOUGH):
        answer = walk.pick()
        if answer is None:
            break
        assert walk.state.ask is not None
        if walk.state.ask.seat != CHANCE:
            choices_differ(title, walk.state)
        walk.step(answer)
