"""The search of expert: where worlds are weighed, when it stops, and the weights it judges with."""

from __future__ import annotations

import pytest

from bots.tables import GAMES, game, positions
from starboard.bots.bot import Budget, Clock
from starboard.bots.brain import Brain
from starboard.bots.expert import Search
from starboard.core.ask import Ask
from starboard.core.chance import Stream
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
    assert search.lead_in_visits() > 60 - done
    assert search.decide([(favourite, 0.0)], done).choice == favourite


@pytest.mark.parametrize("name", GAMES)
def test_expert_weighs_terms_with_the_tuned_weights_and_others_do_not(name: str) -> None:
    title = game(name)
    plain, tuned = Brain(title), Brain(title, tuned=True)
    weights = tuned.weights or [1.0] * len(plain.terms)
    assert not plain.weights
    assert len(weights) == len(plain.terms)
    for state in begun(name, 3):
        sums = [sum([weight * term for weight, term in zip(weights, row)]) for row in plain.tally(state)]
        assert tuned.values(state) == pytest.approx(sums)
        assert plain.values(state) == pytest.approx([sum(row) for row in plain.tally(state)])


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_follow_the_values(name: str) -> None:
    brain = Brain(game(name), tuned=True)
    for state in begun(name, 3):
        values, chances = brain.values(state), brain.chances(state)
        assert sum(chances) == pytest.approx(1.0)
        assert values.index(max(values)) == chances.index(max(chances))
