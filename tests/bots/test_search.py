"""The search of expert: where worlds are weighed, when it stops, and the numbers it judges with."""

from __future__ import annotations

import pytest

from bots.tables import GAMES, game, positions
from starboard.bots.bot import Budget, Clock
from starboard.bots.brain import FEATURES, TUNED, Brain
from starboard.bots.expert import TRUST, Search
from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.registry import part_of
from starboard.core.state import State


def begun(name: str, players: int) -> list[State]:
    """Positions in which a seat begins something and has a choice that the game does not solve."""
    title = game(name)
    brain = Brain(title)
    found = positions(title, players, 4, every=3, most=60, begin=12)
    return [state for state in found if brain.is_menu(state) and brain.plan(state, ask_of(state)) is None][:6]


def ask_of(state: State) -> Ask:
    assert state.ask is not None
    return state.ask


def searcher(name: str, state: State, players: int) -> Search:
    return Search(Brain(game(name), tuned=True), ask_of(state).seat, Stream(5), players)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_worlds_are_weighed_when_the_seat_begins_again_after_its_rivals(name: str, players: int) -> None:
    brain = Brain(game(name))
    states = begun(name, players)
    assert states
    for state in states:
        search, world = searcher(name, state, players), state.copy()
        world.play(ask_of(world).choices[0])
        if not search.pass_time(world):
            search.play_on(world)
        if world.ask is not None:
            assert world.ask.seat == search.seat
            assert brain.is_menu(world)
            assert search.away


@pytest.mark.parametrize("name", GAMES)
def test_a_decided_search_ends_early_and_changes_nothing(name: str) -> None:
    """With nearly all of the prior on one choice nobody can catch up long before the iterations are used."""
    state = begun(name, 2)[0]
    favourite = ask_of(state).choices[-1]
    search = searcher(name, state, 2)
    search.root.priors = {favourite: 1.0}
    done = search.run([state], 60, Clock(Budget(iterations=60)))
    assert done < 60
    assert search.lead_in_games() > 60 - done
    assert search.decide([(favourite, 0.0)], done).choice == favourite


@pytest.mark.parametrize("name", GAMES)
def test_expert_goes_by_the_same_terms_and_questions_as_the_others(name: str) -> None:
    """A game may tell expert other numbers (``tuned``), but nothing else: what is forgotten there would be lost."""
    title = game(name)
    plain, tuned = part_of(title, FEATURES), part_of(title, TUNED) or part_of(title, FEATURES)
    for told in ("NODES", "plan", "routine", "starts_turn"):
        assert hasattr(tuned, told) == hasattr(plain, told), told
    for same in ("TERMS", "SPREAD", "is_menu", "is_big", "idle"):
        assert getattr(tuned, same) is getattr(plain, same), same


@pytest.mark.parametrize("name", GAMES)
def test_tuned_numbers_change_how_positions_are_valued(name: str) -> None:
    plain, tuned = Brain(game(name)), Brain(game(name), tuned=True)
    states = begun(name, 3)
    assert any([plain.values(state) != tuned.values(state) for state in states])


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_follow_the_values(name: str) -> None:
    brain = Brain(game(name), tuned=True)
    for state in begun(name, 3):
        values = brain.values(state)
        chances = brain.chances(values)
        assert sum(chances) == pytest.approx(1.0)
        assert values.index(max(values)) == chances.index(max(chances))


@pytest.mark.parametrize("name", GAMES)
def test_the_search_begins_with_what_the_planner_expects(name: str) -> None:
    """A choice that leads further ahead has the better chances before any game was imagined, and none counts as one."""
    state = begun(name, 3)[0]
    search, (first, second) = searcher(name, state, 3), ask_of(state).choices[:2]
    search.expect([(first, 4.0), (second, -4.0)])
    expected = search.root.children
    assert expected[first].mean(search.seat) > search.root.mean(search.seat) > expected[second].mean(search.seat)
    assert sum(expected[first].total) == pytest.approx(TRUST)
    assert expected[first].games == search.root.games == search.lead_in_games() == 0


@pytest.mark.parametrize("name", GAMES)
def test_without_time_for_a_single_game_the_planner_decides(name: str) -> None:
    state = begun(name, 3)[0]
    search, choices = searcher(name, state, 3), ask_of(state).choices
    ranked = [(choices[1], 1.0), (choices[0], 0.0)]
    search.expect(ranked)
    decision = search.decide(ranked, 0)
    assert decision.choice == choices[1]
    assert decision.because == ()
