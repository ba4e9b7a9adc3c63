"""Rounds, the event track and the end of the game (rules 4, 9.1, 10.3 to 10.5)."""

from __future__ import annotations

import pytest

from carpe_astra.table import Table, event
from starboard.core.state import UNKNOWN
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.queries import face_up
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import TITLE

OPEN_BY_ROUND = {
    1: [2, 3],
    2: [2, 3, 4],
    3: [3, 4, 5],
    4: [4, 5, 6],
    5: [5, 6, 7],
    6: [6, 7, 8],
    7: [7, 8, 9],
    8: [8, 9, 10],
    9: [9, 10],
    10: [10],
}


def next_round(table: Table) -> None:
    number = table.game.round
    while table.game.round == number and table.game.ask is not None:
        table.end_turn()


def test_the_track_round_by_round() -> None:
    """rules 3.7, 9.1, 10.3: which cards are open and which one is in force."""
    table = Table(2, instant="none")
    printed = [UNKNOWN, *table.game.track]  # card 1 is printed[1]
    for number in range(1, 11):
        game = table.game
        assert game.round == number
        open_cards = [e for i, e in enumerate(game.track) if face_up(game, i)]
        assert [printed.index(e) for e in open_cards] == OPEN_BY_ROUND[number]
        if number > 1:
            assert printed.index(game.track[0]) == number
        next_round(table)
    assert table.game.ask is None


def test_the_game_ends_after_ten_rounds() -> None:
    """rules 10.5: at once, with nothing on the track."""
    table = Table(3)
    turns = 0
    while table.game.ask is not None:
        table.end_turn()
        turns += 1
    assert turns == 30
    assert table.game.track == []
    assert table.game.round == 10
    assert len(table.told("over")) == 1


def track_with(table: Table, fourth: str, calm: str) -> None:
    """The fourth card of the track, and calm ones before it and on the stack."""
    game = table.game
    for at, code in ((3, fourth), (2, calm)):
        e = event(code)
        everything = [(game.track, i) for i in range(10)] + [(game.event_stack, i) for i in range(17)]
        for pile, i in everything:
            if pile[i] == e:
                pile[i], game.track[at] = game.track[at], e
                break


def test_an_instant_event_replaces_the_middle_one() -> None:
    """rules 10.4: the second card leaves the game, the top of the stack comes face up."""
    table = Table(2)
    track_with(table, "EX-TRA", "E1-MIL-TRA")
    fresh = table.game.event_stack[-1]
    first, second = table.game.track[0], table.game.track[1]
    next_round(table)
    assert table.game.track[:3] == [second, fresh, event("EX-TRA")]
    assert table.game.past_events == [first, event("E1-MIL-TRA")]
    assert len(table.game.event_stack) == 16


def test_a_sign_on_the_replacement_is_ignored() -> None:
    """rules 10.4"""
    table = Table(2, instant="all")
    next_round(table)
    assert len(table.game.event_stack) == 16


def test_a_card_without_the_sign_replaces_nothing() -> None:
    """rules 10.4"""
    table = Table(2)
    track_with(table, "EX-MIL", "E1-MIL-TRA")
    next_round(table)
    assert len(table.game.event_stack) == 17
    assert table.game.track[1:3] == [event("E1-MIL-TRA"), event("EX-MIL")]


def test_seven_replacements_at_most() -> None:
    """rules 10.4: the spare cards are enough."""
    table = Table(2, instant="all")
    while table.game.ask is not None:
        table.end_turn()
    assert len(table.game.event_stack) == 10


def test_the_sign_is_ignored_at_setup() -> None:
    """rules 3.7"""
    assert len(Table(2, instant="all").game.event_stack) == 17


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_of_round_one_is_never_seen(players: int) -> None:
    """rules 3.7"""
    table = Table(players)
    next_round(table)
    next_round(table)
    seen = TITLE.view(table.game, 0)
    assert isinstance(seen, CarpeAstra)
    assert seen.past_events[0] == UNKNOWN
    assert UNKNOWN not in seen.past_events[1:]
    assert seen.track[:3] == table.game.track[:3]
    assert set(seen.track[3:]) == {UNKNOWN}


def test_a_passive_game_pays_two_credits_a_turn() -> None:
    """rules 8.8 over ten rounds: nobody scores, everybody keeps the start support."""
    table = Table(2)
    while table.game.ask is not None:
        table.end_turn()
    assert table.game.credits == [25, 25]
    result = TITLE.result(table.game)
    assert result.scores == (4, 4)
    assert result.winners == (0, 1)
    assert data.ROUNDS == 10
