"""Playing: the same ledger however it is played, and identical bots exactly even."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arena.test_plan import plan_of
from starboard.arena.plan import Field, Plan, Unit, seatings
from starboard.arena.play import Clock, play_block, play_blocks, play_unit, time_thinking
from starboard.arena.report import ledger
from starboard.bots import bot as bots
from starboard.bots.simple import RandomPlusBot
from starboard.games.arche.state import Arche
from starboard.games.arche.title import TITLE as ARCHE


@pytest.fixture
def clone() -> Iterator[str]:
    """A bot that is random+ under another name."""
    bots.register("clone", RandomPlusBot)
    yield "clone"
    del bots.OWN_BOTS["clone"]


def test_the_ledger_is_the_same_for_one_process_and_for_two() -> None:
    plan = plan_of(["random+", "random"], 3)
    alone = list(play_blocks(plan, 3, 1))
    together = list(play_blocks(plan, 3, 2))
    assert alone == together
    assert ledger(alone) == ledger(together)


def test_a_block_played_again_is_the_same_block() -> None:
    """What makes a lost worker harmless: a block depends on its plan and number alone."""
    plan = plan_of(["random+", "random"], 2)
    assert play_block(plan, 4) == play_block(plan, 4)
    assert play_block(plan, 4) != play_block(plan, 5)


@pytest.mark.parametrize("players", [2, 3])
def test_identical_bots_come_out_exactly_even_over_full_seatings(players: int, clone: str) -> None:
    """The same bot under two names, in all seatings of each deal: equal to the last share of a win."""
    field = Field(("random+", *[clone] * (players - 1)))
    plan = plan_of(["random+"], players)._replace(fields=(field,))
    for deal in range(4):
        outcomes = [play_unit(plan, Unit(deal, 0, seating)) for seating in seatings(field)]
        assert len({outcome.digest for outcome in outcomes}) == 1  # the very same game each time
        won = {"random+": 0.0, clone: 0.0}
        for outcome in outcomes:
            for name, share in zip(outcome.unit.seating, outcome.shares):
                won[name] += share
        assert won[clone] == pytest.approx(won["random+"] * (players - 1))


def test_a_twin_is_the_same_bot_with_other_thoughts() -> None:
    plan = plan_of(["random+"], 2)
    same = [play_unit(plan, Unit(0, 0, ("random+", "random+"))).digest for _ in range(2)]
    twin = play_unit(plan, Unit(0, 0, ("random+", "random+*"))).digest
    assert same[0] == same[1] != twin


def test_initiative_is_the_start_player_and_not_whoever_is_asked_first() -> None:
    """In Arche factions are chosen in the order of the seats before the start player is rolled (3.6)."""
    plan = plan_of(["random+"], 3, "arche")
    firsts = set()
    for deal in range(6):
        outcome = play_unit(plan, Unit(deal, 0, ("random+",) * 3))
        state = ARCHE.new(plan.setup(deal))
        assert isinstance(state, Arche)
        while state.ask is not None and not any([type(frame).__name__ == "ActionPhase" for frame in state.stack]):
            state.play(state.sample() if state.ask.seat < 0 else state.ask.choices[0])
        assert outcome.first == state.start
        firsts.add(outcome.first)
    assert len(firsts) > 1


def test_shares_of_a_win_add_up_to_one() -> None:
    plan = plan_of(["random+"], 3)
    for outcome in play_block(plan, 1):
        assert sum(outcome.shares) == pytest.approx(1.0)
        assert len(outcome.scores) == 3
        assert outcome.decisions > 50


def test_thinking_time_is_kept_per_bot_and_a_twin_counts_as_its_original() -> None:
    plan = plan_of(["random+"], 2)
    clock = Clock()
    list(play_blocks(plan, 1, 1, clock))
    assert list(clock.decisions) == ["random+"]
    assert clock.seconds["random+"] >= clock.longest["random+"] >= 0.0
    assert time_thinking(plan, 1).decisions["random+"] > 50


def test_iterations_reach_the_bot() -> None:
    """expert@2 and expert@3 are told apart: they think about the same deal differently long."""
    seen: list[int] = []

    class Counting(bots.RandomBot):
        def choose(self, view, ask, rng, budget):  # type: ignore[no-untyped-def]
            seen.append(budget.iterations)
            return super().choose(view, ask, rng, budget)

    bots.register("counting", Counting)
    try:
        plan = plan_of(["random"], 2, iterations=9)
        play_unit(plan, Unit(0, 0, ("counting@7", "random")))
        assert set(seen) == {7}
        seen.clear()
        play_unit(plan, Unit(0, 0, ("random", "counting")))
        assert set(seen) == {9}
    finally:
        del bots.OWN_BOTS["counting"]


def test_a_plan_is_plain_data(tmp_path: object) -> None:
    import pickle

    plan = plan_of(["greedy", "random+"], 3)
    copy = pickle.loads(pickle.dumps(plan))
    assert isinstance(copy, Plan)
    assert copy == plan
