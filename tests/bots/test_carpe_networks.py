"""Networks in Carpe Astra: the plan of phase 3 against trying everything (rules 7)."""

from __future__ import annotations

from itertools import combinations

from bots.tables import game, played, positions
from starboard.core.state import State
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import network_of, places_of, tile_of
from starboard.games.carpe_astra.features import plan
from starboard.games.carpe_astra.hexes import adjacent
from starboard.games.carpe_astra.infiltration import Infiltrate, KeepNetwork, PlaceAgent
from starboard.games.carpe_astra.networks import WEBS, guilds_of, missing
from starboard.games.carpe_astra.queries import reached, scorable
from starboard.games.carpe_astra.state import CarpeAstra

TITLE = game("carpe-astra")


def some_position(players: int = 3) -> CarpeAstra:
    state = positions(TITLE, players, 2, every=30, most=1)[0]
    assert isinstance(state, CarpeAstra)
    return state


def connected(where: list[int], places: tuple[int, ...]) -> bool:
    group = [places[0]]
    for place in group:
        for other in places:
            if other not in group and adjacent(where[place], where[other]):
                group.append(other)
    return len(group) == len(places)


def by_trying(state: CarpeAstra, anchor: int, size: int) -> set[int]:
    """rules 7.3, 7.7: all connected sets with one own agent per tile, by trying every combination."""
    there = [place for place in range(data.PLACES) if state.where[place] >= 0 and place != anchor]
    found = set()
    for rest in combinations(there, size - 1):
        tiles = [tile_of(place) for place in rest if place < data.HALVES]
        if len(set(tiles)) == len(tiles) and connected(state.where, (anchor, *rest)):
            found.add(network_of([anchor, *rest]))
    return found


def test_networks_are_all_connected_sets_with_one_agent_per_tile() -> None:
    state = some_position()
    for anchor in (state.home(0), data.SENATE):
        networks = WEBS.of(state.where).networks(anchor)
        for size in (1, 2, 3, 4):
            assert {network for network in networks if network.bit_count() == size} == by_trying(state, anchor, size)


def test_a_card_lacks_nothing_exactly_when_it_can_be_scored() -> None:
    """rules 8.2, for agents that form one network."""
    web_checked = 0
    for state in positions(TITLE, 3, 7, every=9, most=40):
        assert isinstance(state, CarpeAstra)
        web = WEBS.of(state.where)
        for seat in range(3):
            own = network_of(state.agents[seat])
            if not own or not connected(state.where, tuple(places_of(own))):
                continue
            assert guilds_of(own) == reached(state, seat)
            for card in state.hand(seat):
                assert (missing(web, state, seat, card, own) == 0) == (card in scorable(state, seat))
                web_checked += 1
    assert web_checked > 50


def test_plans_of_infiltration_are_legal_and_come_to_an_end() -> None:
    """Every answer of the plan is a choice, and whoever follows it scores far more often than by chance."""
    asked = 0
    for state in played(TITLE, "greedy", 2, 3):
        top = state.stack[-1]
        if isinstance(top, (Infiltrate, PlaceAgent, KeepNetwork)):
            assert state.ask is not None
            answer = plan(state, state.ask)
            assert answer is None or answer in state.ask.choices
            asked += 1
    assert asked > 30


def test_the_plan_completes_a_card_that_two_free_placements_complete() -> None:
    """rules 7.2: when a card lacks at most two agents at the beginning of the phase, it can be scored after it."""
    done = 0
    for seed in range(4):
        for state in played(TITLE, "greedy", 2, seed):
            top = state.stack[-1]
            if isinstance(top, Infiltrate) and top.placed == 0 and isinstance(state, CarpeAstra):
                near = nearest(state, top.seat)
                if near <= 2:
                    after = finish_phase(state)
                    assert scorable(after, top.seat)
                    done += 1
        if done > 8:
            return
    raise AssertionError("no such position came up")


def nearest(state: CarpeAstra, seat: int) -> int:
    own = network_of(state.agents[seat])
    lacking = [missing(WEBS.of(state.where), state, seat, card, own) for card in state.hand(seat)]
    return min(lacking) if lacking else 9


def finish_phase(state: State) -> CarpeAstra:
    after = state.copy()
    while isinstance(after.stack[-1], (Infiltrate, PlaceAgent, KeepNetwork)):
        assert after.ask is not None
        answer = plan(after, after.ask)
        assert answer is not None
        after.play(answer)
    assert isinstance(after, CarpeAstra)
    return after
