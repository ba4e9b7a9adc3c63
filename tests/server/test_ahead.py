"""What follows of itself is part of a path too."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from arcs.prelude import (
    BATTLE,
    BLUE,
    BUILD,
    PIVOT,
    PLACES,
    RED,
    SECURE,
    SHIP,
    TITLE,
    admin,
    aggro,
    arrow,
    construct,
    gate,
    hexa,
    mobi,
    table,
)  # fmt: skip
from carpe_astra.table import Table as CarpeAstra
from starboard.core.ask import CHANCE, DONE
from starboard.core.text import Nouns
from starboard.files import parse, read_record
from starboard.games.arcs.turn import Turn
from starboard.games.carpe_astra.cards import Draw
from starboard.games.carpe_astra.title import TITLE as CARPE
from starboard.server import wire
from starboard.server.ahead import look_ahead
from starboard.server.events import encode
from starboard.server.paths import MOST, Teller
from starboard.server.table import Table


def question(game: Any, after: list[int], seat: int = RED, lang: str = "en") -> wire.PathQuestion:
    here = cast(Table, SimpleNamespace(title=TITLE, nouns=Nouns(TITLE, ("Anna", "Ben", "Cleo", "Dora"))))
    return Teller(here, lang).question(look_ahead(TITLE, TITLE.view(game, seat), after), bool(after))


def test_an_answer_stays_short_and_whole_however_much_follows() -> None:
    """The largest questions there are: deals and Summits of the campaign. What has no room is asked for later."""
    file = Path(__file__).parents[1] / "records/arcs-campaign-4.json"
    record = read_record(TITLE, parse(file.read_text()))
    state = TITLE.new(record.setup)
    longest = 0
    for number, answer in enumerate(record.answers):
        ask = state.ask
        assert ask is not None
        if ask.seat != CHANCE and number % 3 == 2:
            told = question(state, [], ask.seat, "de")
            assert [choice.value for choice in told.choices] == ask.choices
            longest = max(longest, len(encode(told)))
        state.play(answer)
    assert 6_000 < longest <= MOST + 500  # what stands around the choices


def test_a_question_with_one_answer_names_what_it_is_about() -> None:
    """Red's only starport builds, whatever is asked on the way there: a click on it means Build."""
    t = table(3).starport(RED, arrow(2)).turn(RED, construct(2)).to_pips()
    t.game.left[RED * 4 + 1] = t.game.left[RED * 4 + 2] = 0  # neither cities nor starports are left
    build = next(choice for choice in question(t.game, []).choices if choice.value == BUILD)
    assert f"place:{arrow(2) * PLACES}" in build.things


def test_counts_are_told_as_a_range_and_listed_when_they_are_asked_for() -> None:
    t = table(3).ships(RED, gate(2), 3).turn(RED, mobi(2)).move()
    ahead = next(choice for choice in question(t.game, []).choices if choice.value == gate(3)).then
    assert ahead is not None
    assert ahead.counts
    assert [(choice.low, choice.value) for choice in ahead.choices] == [(1, 3)]
    assert [choice.value for choice in question(t.game, [gate(3)]).choices] == [1, 2, 3]


def test_the_last_pip_ends_a_turn_and_nothing_else_does() -> None:
    """To secure a card lifts a curtain (another one is turned up), and the turn goes on while there are pips."""
    t = table(3).a_ship_each().agents(RED, 0, 1).agents(RED, 1, 1).turn(RED, aggro(2)).to_pips().act(SECURE)
    assert [(choice.to, choice.ends) for choice in question(t.game, []).choices] == [("curtain", False)] * 2
    t.game.innermost(Turn).pips = 0  # type: ignore[union-attr]
    assert [(choice.to, choice.ends) for choice in question(t.game, []).choices] == [("curtain", True)] * 2


def test_the_small_question_that_comes_last_ends_the_turn() -> None:
    t = table(3).a_ship_each().starport(RED, arrow(2)).starport(RED, hexa(5)).turn(RED, construct(2)).to_pips()
    t.game.innermost(Turn).pips = 1  # type: ignore[union-attr]
    build = next(choice for choice in question(t.game, []).choices if choice.value == BUILD)
    assert not build.ends
    assert all([choice.ends for choice in question(t.game, [BUILD, SHIP]).choices])


def test_a_battle_for_the_last_pip_ends_the_turn_whatever_the_dice_show() -> None:
    """Hits may still have to be dealt out: that belongs to the battle (BATTLE-05)."""
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2, 1).turn(RED, aggro(2)).to_pips()
    t.act(BATTLE)
    dice = question(t.game, []).choices[-1]
    assert (dice.to, dice.rolls, dice.ends) == ("chance", True, False)
    t.game.innermost(Turn).pips = 0  # type: ignore[union-attr]
    dice = question(t.game, []).choices[-1]
    assert (dice.to, dice.rolls, dice.ends) == ("chance", True, True)


def test_seizing_the_initiative_gives_up_a_card_of_the_hand() -> None:
    t = table(3).a_ship_each().hand(RED, mobi(3), mobi(4))
    t.game.initiative = BLUE
    t.turn(RED, admin(2), PIVOT, lead=mobi(6))
    asked = question(t.game, []).choices
    assert [choice.gives_up for choice in asked] == [False, True, True]


def test_the_last_card_drawn_ends_a_turn_of_carpe_astra() -> None:
    """rules 10.1: the first of two does not. Without cards there is something to draw."""
    t = CarpeAstra(2)
    while not isinstance(t.game.stack[-1], Draw):
        t.hand(0)
        t.game.answer(DONE if t.game.ask and DONE in t.game.ask.choices else 0)
    draw = t.game.stack[-1]
    for left, ends in ((2, False), (1, True)):
        draw.left = left
        root = look_ahead(CARPE, CARPE.view(t.game, 0), [])
        assert {step.ends for step in root.steps or []} == {ends}
