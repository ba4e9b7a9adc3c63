"""The laws on whole games, by random and by eager players, for all player counts, variants and options."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carpe_astra.table import eager
from starboard.bots.bot import RandomBot
from starboard.core import codec
from starboard.core.ask import Answer
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup
from starboard.core.state import Line
from starboard.files import Record, replay, verify
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import half_of, other_half
from starboard.games.carpe_astra.hexes import ground_of, holes_in
from starboard.games.carpe_astra.options import VARIANTS
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import MOST_CHOICES, TITLE
from starboard.laws import node as position
from starboard.laws import words
from starboard.laws.game import Report, check_game, examine
from starboard.laws.node import Node

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        option.name: st.sampled_from([choice.value for choice in option.choices])
        if option.choices
        else st.booleans()
        if option.kind == "bool"
        else st.integers(option.low, option.high)
        for option in VARIANTS[0].options
    },
)
SETUPS = st.builds(
    TITLE.setup, st.sampled_from(["basic", "advanced"]), st.integers(2, 4), st.integers(0, 2**50), st.just({})
)
ODD_SETUPS = st.builds(
    TITLE.setup, st.sampled_from(["basic", "advanced"]), st.integers(2, 4), st.integers(0, 2**50), OPTIONS
)


def walk(setup: Setup, stride: int) -> Report:
    """An eager game under all laws; the dear ones at about every ``stride``-th position."""
    game = TITLE.new(setup)
    assert isinstance(game, CarpeAstra)
    report, log = Report(), list[Line]()
    game.log = log
    chooser, dice = Stream(derive(setup.seed, "eager")), Stream(derive(setup.seed, "dice"))
    census = TITLE.census(game)
    answers: list[Answer] = []
    told = 0
    while True:
        answer = eager(game, chooser) if game.ask is not None else None
        node = Node(TITLE, setup, game, len(answers), answer)
        position.choices_are_sound(node)
        position.pieces_are_conserved(node, census)
        words.log_reads(node, log[told:], report.words)
        told = len(log)
        everything_is_in_its_place(game)
        if dice.below(stride) == 0 or answer is None:
            examine(node, [RandomBot(TITLE)], report)
        if answer is None:
            break
        answers.append(answer)
        game.play(answer)
    verify(TITLE, Record(setup, answers, codec.digest(game)))
    report.answers = len(answers)
    return report


def everything_is_in_its_place(game: CarpeAstra) -> None:
    """Every card, tile and event exists once; agents stand where they may; the stated bound on choices holds."""
    cards = [card for row in (*game.hands, *game.decks, *game.discards, *game.offers) for card in row]
    assert sorted(cards) == list(range(data.CARDS))
    tiles = [t for t in range(data.TILES) if game.where[half_of(t, 0)] >= 0]
    assert sorted(tiles + game.open_tiles + game.tile_stack) == list(range(data.TILES))
    assert sorted(game.track + game.event_stack + game.past_events) == list(range(data.EVENTS))
    assert game.holes == holes_in(ground_of(game.where))
    assert min(game.credits) >= 0
    assert min(game.supply + game.support + game.box) >= 0
    halves = Counter([place for row in game.agents for place in row if place < data.HALVES])
    assert all([count == 1 for count in halves.values()]), "one agent in all on a half (rules 7.4)"
    for seat, own in enumerate(game.agents):
        assert len(own) <= data.AGENTS
        assert own == sorted(own)
        assert all([game.where[place] >= 0 for place in own])
        assert all([other_half(place) not in own for place in own if place < data.HALVES]), (
            "never both halves (rules 7.3)"
        )
        stock = game.home(seat) if game.rules.start_agents == 5 else -1
        assert all([own.count(place) == 1 for place in own if place != stock]), "one own agent per hex (rules 7.3)"
    if game.ask is not None:
        assert len(game.ask.choices) <= MOST_CHOICES
    assert max([game.hand_size(seat) for seat in range(game.players)]) <= 2 * data.ROUNDS + 2


@settings(max_examples=8, deadline=None)
@given(SETUPS)
def test_eager_games_obey_the_laws(setup: Setup) -> None:
    """Choices, copies, saves, views, worlds, curtain, both languages, on games that score and slander."""
    walk(setup, 12)


@settings(max_examples=6, deadline=None)
@given(ODD_SETUPS)
def test_every_option_obeys_the_laws(setup: Setup) -> None:
    """rules 13: all switches, in any combination."""
    walk(setup, 40)


@settings(max_examples=6, deadline=None)
@given(SETUPS)
def test_random_games_obey_the_laws(setup: Setup) -> None:
    check_game(TITLE, setup, 15)


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_saved_and_loaded(variant: str, players: int) -> None:
    """Save and load at every node, by the core's codec."""
    setup = TITLE.setup(variant, players, 7)
    game = TITLE.new(setup)
    assert isinstance(game, CarpeAstra)
    chooser = Stream(7)
    answers: list[Answer] = []
    while game.ask is not None:
        loaded = codec.load(TITLE, setup, codec.dump(game))
        assert codec.digest(loaded) == codec.digest(game)
        assert repr(loaded.ask) == repr(game.ask)
        answers.append(eager(game, chooser))
        game.play(answers[-1])
    assert codec.digest(replay(TITLE, Record(setup, answers))) == codec.digest(game)


def test_random_play_says_everything() -> None:
    """Every prompt, choice and log line occurs in play, so the laws have read it in both languages."""
    said: Counter[str] = Counter()
    for seed in range(120):
        options: dict[str, object] = {"start-credits": 20} if seed % 3 == 0 else {"characters": "chosen"}
        setup = TITLE.setup(["basic", "advanced"][seed % 2], 2 + seed % 3, seed, options)
        game = TITLE.new(setup)
        assert isinstance(game, CarpeAstra)
        log: list[Line] = []
        game.log = log
        chooser = Stream(derive(seed, "eager"))
        while game.ask is not None:
            top, field = game.stack[-1], game.ask.field
            key = f"{type(top).__name__}.{field}"
            for choice in game.ask.choices:
                exact = f"{key}={choice}"
                said[exact if exact in TITLE.texts else f"{key}={top.wording(game, field, choice, {})}"] += 1
            said[key] += 1
            game.play(eager(game, chooser))
        said.update([line.key for line in log])
    from starboard.games.carpe_astra.texts import LINES, PROMPTS

    assert sorted([key for key in (*PROMPTS, *LINES) if not said[key]]) == ["=done", "no_marker"]
