"""Procedures, the stack and questions, on the toy game."""

from __future__ import annotations

from typing import Optional

import pytest

from starboard.core.ask import CHANCE, DONE, Ask, Order, Roll, Secret
from starboard.core.chance import Stream
from starboard.core.errors import IllegalChoice
from starboard.core.procedure import Procedure
from starboard.core.state import Line, Shuffle, State
from toy.state import Toy
from toy.title import TITLE


class Count(Procedure):
    """Counts to three by starting over, then jumps."""

    steps = ("more", "until_three", "leap", "never", "land")
    fields = ("number", "leapt")

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.leapt = 0

    def more(self, game: State) -> None:
        self.number += 1

    def until_three(self, game: State) -> None:
        if self.number < 3:
            self.again()

    def leap(self, game: State) -> None:
        self.go_to("land")

    def never(self, game: State) -> None:
        raise AssertionError("this step is leapt over")

    def land(self, game: State) -> Optional[Ask]:
        return Ask(0, "leapt", [1, 2])


class Parent(Procedure):
    """Calls a child, goes on afterwards."""

    steps = ("give_birth", "choose", "stop_here", "never")
    fields = ("one", "two")

    def __init__(self) -> None:
        super().__init__()
        self.one = 0
        self.two = 0

    def give_birth(self, game: State) -> None:
        game.call(Count())

    def choose(self, game: State) -> Ask:
        return Ask(0, "one", [4])

    def stop_here(self, game: State) -> None:
        game.tell("end", (self.one,))
        self.stop()

    def never(self, game: State) -> None:
        raise AssertionError("the procedure has stopped")


def table() -> tuple[State, list[Line]]:
    state = State()
    log: list[Line] = []
    state.log = log
    state.call(Parent())
    state.run()
    return state, log


def test_loops_leaps_and_children_run_in_order() -> None:
    state, _ = table()
    top = state.stack[-1]
    assert isinstance(top, Count)
    assert top.number == 3
    assert state.ask is not None
    assert state.ask.choices == [1, 2]


def test_the_answer_fills_the_field_and_the_parent_goes_on() -> None:
    state, log = table()
    child = state.stack[-1]
    state.answer(2)
    assert isinstance(child, Count)
    assert child.leapt == 2
    assert state.ask is None
    assert state.stack == []
    assert [(line.key, line.refs) for line in log] == [("end", (4,))]


def test_readers_find_the_innermost_procedure_of_a_kind() -> None:
    game = State()
    outer, inner = Count(), Count()
    game.stack = [outer, Parent(), inner]
    assert game.innermost(Count) is inner
    assert game.innermost(Shuffle) is None


def test_a_question_with_one_choice_answers_itself() -> None:
    """``Parent.choose`` offers 4 alone, so nobody is asked and the field is filled."""
    state, log = table()
    state.answer(1)
    assert log[0].refs == (4,)


class Alone(Procedure):
    """Seat 1 has one choice left, and the others must not know."""

    steps = ("choose",)
    fields = ("one",)

    def __init__(self) -> None:
        super().__init__()
        self.one = 0

    def choose(self, game: State) -> Ask:
        return Secret(1, "one", [4])


def test_a_secret_question_is_put_even_if_one_choice_is_left() -> None:
    state = State()
    state.call(Alone())
    state.run()
    assert repr(state.ask) == "Ask(seat 1, one: [4])"
    state.answer(4)
    assert (state.ask, state.curtain) == (None, 0)


@pytest.mark.parametrize("wrong", [0, 3, -1, (1,), True])
def test_an_illegal_answer_is_refused_with_the_choices_and_changes_nothing(wrong: int) -> None:
    state, _ = table()
    before = repr(state)
    with pytest.raises(IllegalChoice, match=r"not among the choices.*\[1, 2\]"):
        state.answer(wrong)
    assert repr(state) == before


def test_no_answer_is_legal_when_the_game_is_over() -> None:
    state, _ = table()
    state.answer(1)
    with pytest.raises(IllegalChoice, match="over"):
        state.answer(1)


def test_dice_and_shuffles_accept_only_what_they_can_show() -> None:
    roll, order = Roll("faces", (6, 4)), Order("order", 3)
    assert roll.allows((5, 3))
    assert not any([roll.allows(answer) for answer in ((5, 4), (5,), (-1, 0), 3, (5, 3, 0), (True, 0))])
    assert order.allows((2, 0, 1))
    assert not any([order.allows(answer) for answer in ((0, 0, 1), (0, 1), 2, (1, 2, 3))])
    assert roll.allows(roll.sample(Stream(1)))
    assert order.allows(order.sample(Stream(1)))


def test_chance_is_an_answer_like_any_other_and_counts() -> None:
    game = TITLE.new(TITLE.setup(seed=4))
    assert game.ask is not None
    assert game.ask.seat == CHANCE
    assert isinstance(game.stack[-1], Shuffle)
    game.answer(tuple(range(11, -1, -1)))
    assert isinstance(game, Toy)
    assert (game.draws, game.curtain) == (1, 1)
    assert game.deck == list(range(11, 3, -1))
    assert game.hands == [[0, 1], [2, 3]]


def test_a_pile_of_one_needs_no_shuffle() -> None:
    game = TITLE.new(TITLE.setup(seed=4))
    assert isinstance(game, Toy)
    game.deck, game.stack = [7], []
    game.call(Shuffle(0))
    game.run()
    assert game.ask is None
    assert game.deck == [7]


def test_a_copy_shares_nothing_that_moves() -> None:
    game = TITLE.new(TITLE.setup(seed=4))
    game.play(game.sample())
    twin = game.copy()
    assert isinstance(game, Toy)
    assert isinstance(twin, Toy)
    assert twin.log is None
    assert game.ask is not None
    twin.play(game.ask.choices[-1])
    assert len(game.hands[0]) == 2
    assert len(twin.hands[0]) == 1
    assert repr(game.stack) != repr(twin.stack)


def test_everything_prints_as_one_readable_line() -> None:
    game = TITLE.new(TITLE.setup(seed=4))
    assert repr(game).startswith(
        "Toy(Rounds(seat=0, turns=0) before deal > Shuffle(which=0, order=()) before lay_down; Order("
    )
    game.play(game.sample())
    assert "Turn(seat=0, card=-1" in repr(game)
    assert repr(game.ask).startswith(f"Ask(seat 0, card: [{DONE}, ")
    assert "\n" not in repr(game)


def test_wandering_plays_at_random_to_the_end() -> None:
    game = TITLE.new(TITLE.setup(seed=4))
    short = game.copy()
    answers = game.wander(Stream(1), TITLE.longest)
    assert game.ask is None
    assert short.wander(Stream(1), 5) == answers[:5]
    again = TITLE.new(TITLE.setup(seed=4))
    for answer in answers:
        again.answer(answer)
    assert repr(again) == repr(game)


class Forced(Procedure):
    """Seat 0 chooses; then ``other`` has a single choice."""

    steps = ("choose", "obey", "choose_again")
    fields = ("one", "two", "other")

    def __init__(self, other: int = 0) -> None:
        super().__init__()
        self.one = self.two = 0
        self.other = other

    def choose(self, game: State) -> Ask:
        return Ask(0, "one", [1, 2])

    def obey(self, game: State) -> Ask:
        return Ask(self.other, "two", [7])

    def choose_again(self, game: State) -> Ask:
        return Ask(0, "one", [3, 4])


@pytest.mark.parametrize(("other", "curtain"), [(0, 0), (1, 1)])
def test_the_forced_answer_of_another_seat_draws_the_curtain(other: int, curtain: int) -> None:
    """It may show a card: who could take the answer before it back would know more than before."""
    state = State()
    state.call(Forced(other))
    state.run()
    state.answer(1)
    assert state.curtain == curtain
