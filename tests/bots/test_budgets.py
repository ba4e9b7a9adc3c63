"""Budgets: iterations are counted, seconds are kept, and easy never skips a win on the spot."""

from __future__ import annotations

import pytest

from bots.tables import GAMES, game, played, positions
from starboard.bots import bot as bots
from starboard.bots.bot import Budget, make
from starboard.bots.brain import Brain
from starboard.bots.greedy import EasyBot, Judge
from starboard.core.chance import Stream
from starboard.core.state import State

DRIVERS = {"arche": "random+", "carpe-astra": "greedy"}  # games that come to questions on the last turn


def big_question(name: str) -> State:
    title = game(name)
    brain = Brain(title)
    for state in positions(title, 2, 3, every=1, most=400, begin=10):
        assert state.ask is not None
        if brain.is_big(state) and len(state.ask.choices) > 1 and brain.plan(state, state.ask) is None:
            return state
    raise AssertionError("a game without a big question")


class Ticking:
    """A clock that goes on by one second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize("bot", ["planner", "expert"])
@pytest.mark.parametrize("name", GAMES)
def test_searching_bots_stop_when_their_time_is_over(name: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that ticks at every look, six seconds are few looks, and there is a look before each piece of work."""
    title = game(name)
    state = big_question(name)
    assert state.ask is not None
    view = title.view(state, state.ask.seat)
    assert view.ask is not None
    clock = Ticking()
    monkeypatch.setattr(bots, "time", clock)
    decision = make(bot, title).choose(view, view.ask, Stream(1), Budget(seconds=6.0))
    assert decision.choice in view.ask.choices
    assert clock.now <= 10.0


@pytest.mark.parametrize("name", GAMES)
def test_expert_makes_as_many_iterations_as_it_is_given(name: str) -> None:
    title = game(name)
    state = big_question(name)
    assert state.ask is not None
    view = title.view(state, state.ask.seat)
    assert view.ask is not None
    decision = make("expert", title).choose(view, view.ask, Stream(1), Budget(iterations=7))
    assert sum([visits for _, visits in decision.considered]) <= 7
    assert decision.choice in view.ask.choices


def test_only_bots_that_plan_work_out_which_dice_to_keep() -> None:
    """Greedy sees one step; which dice to take is a chore for everybody, which to keep a plan over all rerolls."""
    title = game("arche")
    planning, seeing = Brain(title), Brain(title, plans=False)
    fields = {"keep": 0, "resource": 0}
    for state in positions(title, 2, 3, every=1, most=200):
        if state.ask is not None and state.ask.field in fields:
            fields[state.ask.field] += 1
            assert planning.plan(state, state.ask) in state.ask.choices
            assert (seeing.plan(state, state.ask) is None) == (state.ask.field == "keep")
    assert min(fields.values()) > 3


def test_a_plan_has_to_hold_against_other_choices_where_expert_searches() -> None:
    """Where the first agent goes is worked out and still searched: the plan is one of the choices, not the answer."""
    title = game("carpe-astra")
    brain, expert = Brain(title), make("expert", title)
    weighed = 0
    for state in played(title, "planner", 2, 3):
        assert state.ask is not None
        view = title.view(state, state.ask.seat)
        assert view.ask is not None
        planned = brain.plan(view, view.ask)
        if brain.is_big(view) and planned is not None and weighed < 3:
            weighed += 1
            decision = expert.choose(view, view.ask, Stream(1), Budget(iterations=12))
            assert decision.choice in view.ask.choices
            assert planned in [choice for choice, _ in decision.considered]
            assert len(decision.considered) > 1
    assert weighed == 3


def nearly_over(name: str) -> list[tuple[State, int]]:
    """Positions of a game from which one answer wins on the spot, with that answer."""
    title = game(name)
    found: list[tuple[State, int]] = []
    for seed in range(4):
        for state in played(title, DRIVERS[name], 2, seed)[-12:]:
            assert state.ask is not None
            for choice in state.ask.choices:
                after = state.copy()
                after.play(choice)
                if after.settle() is None and title.result(after).winners == (state.ask.seat,):
                    found.append((state, choice))
                    break
        if len(found) >= 3:
            break
    return found


def looks(bot: EasyBot, view: State, seat: int) -> tuple[list[int], list[int]]:
    """The choices that win on the spot in every look, and those that do in none: dice may fall in between."""
    assert view.ask is not None
    always, never = list(view.ask.choices), list(view.ask.choices)
    for look in range(5):
        ranked = Judge(bot.brain, seat, Stream(look)).judge_all(bot.title.determinize(view, seat, look), view.ask)
        won = [choice for choice, worth in ranked if worth > 5.0 * bot.brain.spread]
        always = [choice for choice in always if choice in won]
        never = [choice for choice in never if choice not in won]
    return always, never


@pytest.mark.parametrize("name", ["arche", "carpe-astra"])
def test_easy_never_skips_a_win_on_the_spot(name: str) -> None:
    """Where greedy sees a choice that ends the game as a victory, easy takes one too, whatever its dice say."""
    title = game(name)
    seen = 0
    for state, _ in nearly_over(name):
        assert state.ask is not None
        seat = state.ask.seat
        view = title.view(state, seat)
        assert view.ask is not None
        bot = make("easy", title)
        assert isinstance(bot, EasyBot)
        if bot.brain.plan(view, view.ask) is not None:
            continue  # the plan of a phase ends in the same win, some answers later
        winning, skipping = looks(bot, view, seat)
        if not winning:
            continue
        seen += 1
        for thought in range(5):
            assert bot.choose(view, view.ask, Stream(thought), Budget()).choice not in skipping
    assert seen > 0


@pytest.mark.parametrize("name", GAMES)
def test_busy_bots_do_not_idle(name: str) -> None:
    """random+ takes an idle choice only where there is no other."""
    title = game(name)
    brain = Brain(title)
    bot = make("random+", title)
    for state in positions(title, 3, 2, every=5, most=60):
        assert state.ask is not None
        view = title.view(state, state.ask.seat)
        assert view.ask is not None
        lazy = brain.idle(view)
        busy = [choice for choice in view.ask.choices if choice not in lazy]
        choice = bot.choose(view, view.ask, Stream(5), Budget()).choice
        assert choice in (busy or view.ask.choices)
