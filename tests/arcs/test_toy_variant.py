"""The base rules under a way to play of tests: a neutral owner, a booklet, one system and one face more."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from arcs.prelude import *
from starboard.games.arcs.actions.sides import defenders
from starboard.laws.game import check_game
from starboard.terminal.arcs import draw
from toy_arcs import TOY, TOY_CARD, TOY_EVENT, FreeTaxes


@pytest.fixture(autouse=True)
def with_the_card() -> Iterator[None]:
    """The deck has the toy card while these tests run, and is as before afterwards."""
    cards, moments, worth = len(DECK.cards), len(DECK.moments), len(DECK.worth)
    kinds = [list(kind) for kind in DECK.kinds]
    DECK.add(FreeTaxes())
    yield
    del DECK.cards[cards:], DECK.moments[moments:], DECK.worth[worth:]
    DECK.kinds[:] = kinds


def opened(players: int, seed: int) -> Arcs:
    game = TOY.new(TOY.setup("base", players, seed))
    assert isinstance(game, Arcs)
    game.settle()
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("eager", [False, True])
def test_the_laws_hold(players: int, eager: bool) -> None:
    report = check_game(TOY, TOY.setup("base", players, 11 + players), 60, eager)
    assert report.examined >= 3


def test_the_booklet_binds_everybody() -> None:
    game = opened(3, 1)
    assert game.holder[TOY_CARD] == BOOKLET
    for seat in range(3):
        assert [type(card) for card in game.moments.taxes_often[seat]] == [FreeTaxes]


def test_ships_of_the_empire_stand_in_the_centre_and_can_be_fought_there() -> None:
    game = opened(3, 1)
    assert game.fresh[EMPIRE * SYSTEMS + CENTRE] == 2
    assert EMPIRE in defenders(game, RED, CENTRE)
    assert CENTRE in game.board.adjacent[game.board.gates[0]]


def test_the_event_is_played_once_and_mirrors_the_lead() -> None:
    seen = 0
    for seed in range(6):
        game = opened(3, seed)
        stream = Stream(seed)
        while game.ask is not None and not seen:
            seat = game.ask.seat
            if game.ask.field == "choice" and TOY_EVENT in game.hands[seat]:
                game.answer(following(MIRROR, TOY_EVENT))
                turn = game.innermost(Turn)
                assert turn is not None
                assert turn.pips == PIPS[game.lead_card]
                seen += 1
            else:
                game.play(game.sample() if seat == CHANCE else game.ask.sample(stream))
    assert seen


def test_sheet_refusals_and_terminal_know_it_all() -> None:
    game = opened(3, 2)
    shown = TOY.sheet(TOY.view(game, 0))
    assert CENTRE in [system["system"] for system in shown["systems"]]  # type: ignore[attr-defined]
    assert game.ask is not None
    TOY.why_not(game, game.ask.seat)
    console = Console(width=200, record=True, file=StringIO())
    console.print(draw(TOY, TOY.view(game, 0), 0, "en", ("Ann", "Bob", "Cid")))
    assert "Twisted Passage" in console.export_text()
