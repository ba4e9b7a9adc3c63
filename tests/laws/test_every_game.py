"""The laws on every registered game, variant and seat count: a new game gets them by being there."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard import fast
from starboard.core import codec, registry
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import MAX_SEED
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import FATES
from starboard.laws.game import AUTO, Broken, check_game
from starboard.terminal.match import Match

CASES = [
    (title.id, variant.id, players)
    for title in registry.titles()
    for variant in title.variants
    for players in variant.seats
]
# A campaign is as long as ten games: whole ones and single acts are few and known beforehand.
SHORT = [case for case in CASES if case[1] != "campaign"]
ACTS = [
    (players, act, number)
    for players in (2, 3, 4)
    for act, times in ((1, 4), (2, 3), (3, 3))
    for number in range(times)
]
FATE_ACTS = [
    (number, act)
    for number in range(1, FATES + 1)
    for act in range(fate_of(number).tier + 1, 4)
    if fate_of(number).ready
]
SEEDS = st.integers(0, MAX_SEED)


def test_the_rules_run_compiled_where_they_should() -> None:
    """``./test`` runs this folder on the compiled copy where it can."""
    assert fast.compiled() == ("STARBOARD_COMPILED" in os.environ)


@pytest.mark.parametrize(("title", "variant", "players"), SHORT)
@settings(max_examples=4)
@given(seed=SEEDS, eager=st.booleans())
def test_random_and_eager_games_obey_the_laws(title: str, variant: str, players: int, seed: int, eager: bool) -> None:
    game = registry.find(title)
    check_game(game, game.setup(variant, players, seed), AUTO, eager)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("eager", [False, True])
def test_whole_campaigns_obey_the_laws(players: int, eager: bool) -> None:
    arcs = registry.find("arcs")
    report = check_game(arcs, arcs.setup("campaign", players, 31 + players), AUTO, eager)
    assert report.answers > 400


@pytest.mark.parametrize(("players", "act", "number"), ACTS)
def test_single_acts_obey_the_laws(players: int, act: int, number: int) -> None:
    arcs = registry.find("arcs")
    setup = arcs.setup("campaign", players, 97 * number + act, {"start": act, "last": act})
    assert check_game(arcs, setup, AUTO, number % 2 == 1).answers > 100


@pytest.mark.parametrize(("number", "act"), FATE_ACTS)
def test_every_act_of_every_fate_obeys_the_laws(number: int, act: int) -> None:
    arcs = registry.find("arcs")
    players, eager = 2 + (number + act) % 3, (number + act) % 2 == 1
    setup = arcs.setup("campaign", players, 11 * number + act, {"start": act, "last": act, "fates": str(number)})
    assert check_game(arcs, setup, AUTO, eager).answers > 100


@pytest.mark.parametrize("title", registry.names())
def test_one_game_obeys_the_laws_at_every_position(title: str) -> None:
    game = registry.find(title)
    report = check_game(game, game.setup(seed=1), every=1)
    assert report.examined == report.answers + 1


@pytest.mark.parametrize("title", registry.names())
@settings(max_examples=4)
@given(seed=SEEDS, eager=st.booleans(), data=st.data())
def test_options_obey_the_laws_too(title: str, seed: int, eager: bool, data: st.DataObject) -> None:
    """Any mixture of options that a form can send is playable."""
    game = registry.find(title)
    variant = data.draw(st.sampled_from([variant for variant in game.variants if variant.id != "campaign"]))
    players = data.draw(st.sampled_from(variant.seats))
    chosen: dict[str, object] = {}
    for option in variant.options:
        if option.kind == "choice":
            fitting = [choice.value for choice in option.choices if choice.players in (0, players)]
            chosen[option.name] = data.draw(st.sampled_from(fitting))
        elif option.kind == "bool":
            chosen[option.name] = data.draw(st.booleans())
        elif option.kind == "int":
            chosen[option.name] = data.draw(st.integers(option.low, option.high))
    setup = game.setup(variant.id, players, seed, chosen)
    try:
        check_game(game, setup, AUTO, eager)
    except Broken as broken:
        raise AssertionError(f"{broken} with {chosen}") from broken


@pytest.mark.parametrize(("title", "variant", "players"), CASES)
def test_taking_back_leads_to_the_position_before(title: str, variant: str, players: int) -> None:
    game = registry.find(title)
    match = Match(game, game.setup(variant, players, 5))
    rng = Stream(derive(5, "undo"))
    for _ in range(60):
        if match.over:
            break
        seat, before, lines, answers = match.seat, codec.digest(match.state), len(match.log), len(match.answers)
        curtain = match.state.curtain
        assert match.state.ask is not None
        answer = match.state.ask.sample(rng)
        match.play(answer)
        assert (match.undo_reach(seat) > 0) == (match.state.curtain == curtain)
        match.undo()
        assert (codec.digest(match.state), len(match.log), len(match.answers)) == (before, lines, answers)
        match.play(answer)
    assert codec.digest(Match(game, match.setup, match.answers).state) == codec.digest(match.state)
    assert match.over or match.seat != CHANCE
