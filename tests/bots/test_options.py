"""Bots play on when options change the rules: solved questions stay legal at tables of every kind."""

from __future__ import annotations

import pytest

from bots.tables import game
from starboard.bots.bot import Budget, make
from starboard.core.chance import Stream


@pytest.mark.parametrize(
    ("name", "variant", "players", "options"),
    [
        ("arche", "standard", 2, {"dice-pool": 10, "rerolls": 0, "length": "short"}),
        ("arche", "standard", 2, {"dice-pool": 3, "rerolls": 5, "troop-may-attack-bases": True, "length": "short"}),
        ("arche", "standard", 3, {"end-timing": "end-of-turn", "ark-rolls": "own-turn", "length": "short"}),
        ("arche", "standard", 2, {"rounds": 5, "slots": 6, "cover-anytime": False, "upgrades-per-round": 3}),
        ("carpe-astra", "advanced", 2, {}),
        ("carpe-astra", "basic", 2, {"adjacent-placement": True, "free-placements": 1}),
        ("carpe-astra", "basic", 3, {"start-agents": "5", "free-return": False, "start-credits": 0}),
        ("carpe-astra", "basic", 2, {"characters": "chosen", "plan-repeatable": True, "layout": "arms"}),
    ],
)
def test_greedy_plays_whole_games_under_all_options(
    name: str, variant: str, players: int, options: dict[str, object]
) -> None:
    title = game(name)
    state = title.new(title.setup(variant, players, 6, options))
    bot, stream = make("greedy", title), Stream(4)
    for _ in range(5000):
        ask = state.settle()
        if ask is None:
            break
        view = title.view(state, ask.seat)
        assert view.ask is not None
        state.answer(bot.choose(view, view.ask, stream, Budget()).choice)
    assert state.ask is None
