"""Bots know what their seat knows: nothing that is hidden changes an answer."""

from __future__ import annotations

import pytest

from bots.tables import BOTS, GAMES, game, positions
from starboard.bots.bot import Budget, Decision, make, names
from starboard.core import codec
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import UNKNOWN, State
from starboard.core.text import LANGUAGES, Nouns, render

BUDGET = Budget(iterations=6)


def spelled(decision: Decision, title: Title) -> str:
    """Everything a bot says, byte for byte."""
    words = [render(phrase, language, Nouns(title)) for phrase in decision.because for language in LANGUAGES]
    return codec.canonical([decision.choice, words, [list(pair) for pair in decision.considered]])


def answer(title: Title, bot: str, world: State, seat: int) -> str:
    view = title.view(world, seat)
    assert view.ask is not None
    return spelled(make(bot, title).choose(view, view.ask, Stream(77), BUDGET), title)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_worlds_that_look_alike_give_the_same_answer_byte_for_byte(name: str, bot: str) -> None:
    title = game(name)
    many = 2 if bot in ("planner", "expert") else 6
    for state in positions(title, 3, 5, every=23, most=many, begin=20):
        assert state.ask is not None
        seat = state.ask.seat
        first = answer(title, bot, state, seat)
        for seed in (1, 2):
            other = title.determinize(state, seat, seed)
            assert answer(title, bot, other, seat) == first


@pytest.mark.parametrize("name", GAMES)
def test_the_same_thoughts_give_the_same_answer_and_other_thoughts_may_not(name: str) -> None:
    title = game(name)
    for bot in ("random+", "greedy"):
        for state in positions(title, 2, 9, every=31, most=3):
            assert state.ask is not None
            assert answer(title, bot, state, state.ask.seat) == answer(title, bot, state, state.ask.seat)


def ids_seen(state: State) -> dict[str, list[int]]:
    """Everything in a position by name, lists and rows flattened."""
    data = codec.dump(state)["data"]
    found: dict[str, list[int]] = {}
    for name, value in data.items():
        if isinstance(value, list):
            flat = [entry for row in value for entry in row] if value and isinstance(value[0], list) else value
            found[name] = [entry for entry in flat if isinstance(entry, int)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_dealt_world_changes_what_the_seat_has_seen(name: str) -> None:
    """A world agrees with the view wherever the view shows something; only unknown entries are dealt."""
    title = game(name)
    for state in positions(title, 3, 4, every=19, most=12):
        for seat in range(3):
            view = title.view(state, seat)
            shown = codec.dump(view)["data"]
            for seed in (3, 4):
                world = title.determinize(view, seat, seed)
                dealt = codec.dump(world)["data"]
                for key, value in shown.items():
                    agree(value, dealt[key], key)


def agree(shown: object, dealt: object, key: str) -> None:
    if isinstance(shown, list) and UNKNOWN in flat(shown):
        # An unknown entry may be any card, and hands are sorted: what is known must be there all the same.
        assert isinstance(dealt, list)
        rest = flat(dealt)
        assert len(rest) == len(flat(shown)), key
        for entry in [entry for entry in flat(shown) if entry != UNKNOWN]:
            assert entry in rest, f"{key}: {entry} was seen and is gone"
            rest.remove(entry)
    elif shown != UNKNOWN:
        assert dealt == shown, key


def flat(value: object) -> list[object]:
    if not isinstance(value, list):
        return [value]
    return [entry for part in value for entry in flat(part)]


@pytest.mark.parametrize("name", GAMES)
def test_no_dealt_world_holds_a_card_twice(name: str) -> None:
    """What lies open or was seen elsewhere is not dealt again: every piece is there as often as it exists."""
    title = game(name)
    for state in positions(title, 3, 6, every=29, most=8):
        for seat in range(3):
            for seed in (5, 6):
                world = title.determinize(title.view(state, seat), seat, seed)
                assert title.census(world) == title.census(state)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_name_no_cards_at_all_so_none_that_are_hidden(name: str) -> None:
    """Reasons are made of the game's terms and numbers: no phrase refers to a card, a seat or a place."""
    title = game(name)
    for bot in ("greedy", "easy", "planner", "expert"):
        many = 2 if bot in ("planner", "expert") else 5
        for state in positions(title, 2, 8, every=17, most=many, begin=15):
            assert state.ask is not None
            view = title.view(state, state.ask.seat)
            assert view.ask is not None
            decision = make(bot, title).choose(view, view.ask, Stream(3), BUDGET)
            for phrase in decision.because:
                assert phrase.anchors() == []
                assert phrase.values == {}


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_ladder_plays_every_game(name: str) -> None:
    assert [bot for bot in names(game(name)) if bot in BOTS] == list(BOTS)
