"""A match: chance answers at once, answers can be taken back up to the last curtain, private lines stay private."""

from __future__ import annotations

import pytest

from starboard.core import codec, registry
from starboard.core.ask import DONE
from starboard.core.chance import Stream
from starboard.core.errors import BadInput, IllegalChoice
from starboard.terminal.match import REMEMBERED, Match
from toy.title import TITLE


def fresh(players: int = 2) -> Match:
    return Match(TITLE, TITLE.setup("short", players, seed=4))


def test_chance_is_settled_before_anybody_is_asked() -> None:
    match = fresh()
    assert match.seat == 0
    assert len(match.answers) == 1  # the shuffle


def test_an_own_answer_can_be_taken_back() -> None:
    match = fresh()
    before = codec.digest(match.state)
    match.play(match.state.ask.choices[-1])  # type: ignore[union-attr]  # plays a card; now the rival guesses
    assert match.seat == 1
    assert (match.undo_reach(0), match.undo_reach(1)) == (1, 0)
    match.undo()
    assert (codec.digest(match.state), match.seat, len(match.answers)) == (before, 0, 1)
    assert [line.key for line in match.log] == ["dealt", "dealt"]


def test_nobody_takes_back_a_card_just_seen() -> None:
    """Passing draws a card from a face-down pile: the curtain has moved."""
    match = fresh()
    match.play(DONE)
    assert match.undo_reach(0) == 0


def test_nobody_takes_back_dice() -> None:
    match = fresh()
    match.play(match.state.ask.choices[-1])  # type: ignore[union-attr]
    match.play(1)  # the guess; then the dice roll
    assert match.undo_reach(1) == 0


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(BadInput, match="nothing to take back"):
        fresh().undo()


def test_an_illegal_answer_leaves_no_trace() -> None:
    match = fresh()
    with pytest.raises(IllegalChoice):
        match.play(77)
    assert match.past == []
    assert len(match.answers) == 1


def test_each_seat_reads_its_own_private_lines_only() -> None:
    match = fresh()
    assert [[line.refs[0] for line in match.lines(seat)] for seat in (0, 1, -1)] == [[0], [1], []]


def test_a_match_goes_on_from_its_answers() -> None:
    match = fresh(3)
    match.play(DONE)
    again = Match(TITLE, match.setup, match.answers)
    assert codec.digest(again.state) == codec.digest(match.state)
    assert len(again.log) == len(match.log)
    assert again.record().final == match.record().final


def test_a_long_game_keeps_the_latest_positions_only() -> None:
    title = registry.find("arche")
    match = Match(title, title.setup("", 2, seed=1))
    stream = Stream(1)
    while len(match.answers) < 600 and match.state.ask is not None:
        match.play(match.state.ask.sample(stream))
    assert len(match.past) == REMEMBERED
    match.undo(REMEMBERED)
    with pytest.raises(BadInput, match="nothing to take back"):
        match.undo()
