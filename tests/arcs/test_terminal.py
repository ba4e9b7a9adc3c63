"""The board in the terminal: everything public is on it, nothing secret, and it fits into 100 columns."""

from __future__ import annotations

import io

import pytest
from click.testing import CliRunner
from rich.console import Console

from arcs.prelude import *
from starboard.cli.commands.play import command
from starboard.core.text import DE, EN, LANGUAGES
from starboard.terminal.board import draw


def drawn(game: Arcs, seat: int = RED, language: str = EN) -> str:
    """The board as a seat sees it, on a terminal without colours, 100 columns wide."""
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None, force_terminal=True)
    names = tuple([f"Name {other + 1}" for other in range(game.players)])
    console.print(draw(TITLE, TITLE.view(game, seat), seat, language, names))
    return out.getvalue()


def rich_table() -> Table:
    t = table().give(RED, AdminUnion, Gatekeepers).give(BLUE, LoyalMarines).court(MassUprising).hand(RED, BUILDING)
    t.ships(RED, gate(2), 3, 1).ships(BLUE, gate(2), 1).city(BLUE, hexa(3), DAMAGED).starport(RED, arrow(3))
    t.tokens(RED, FUEL, RELIC).outrage(GOLD, WEAPON).agents(BLUE, 1, 2).captives(RED, BLUE, 1)
    t.trophies(BLUE, RED, SHIP, 2).trophies(BLUE, RED, AGENT, 1).marker(TYCOON, 2)
    return t.turn(RED, ADMIN)


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def test_the_map_shows_ships_control_and_buildings() -> None:
    text = drawn(rich_table().game)
    assert "●3+1* ▲1" in text
    assert "▲City! ·" in text
    assert "●Port" in text
    assert "Cluster 1" not in text  # out of play


def test_buildings_at_gates_are_on_the_map() -> None:
    """Cards put them there."""
    text = drawn(table().city(RED, gate(2)).starport(BLUE, gate(2), DAMAGED).game)
    assert "●City ▲Port!" in text
    assert "●City" not in drawn(table().game)


def test_a_cartel_counts_by_the_rules() -> None:
    text = drawn(table().give(RED, MaterialCartel).tokens(RED, FUEL).game)
    assert line_with(text, "Tycoon").split("Tycoon")[1].split()[1:4] == ["7", "0", "0"]


def test_court_ambitions_and_players() -> None:
    text = drawn(rich_table().game)
    assert "Vox" in line_with(text, "Mass Uprising")
    assert "5/3" in line_with(text, "Tycoon")
    assert "available: 2/0, 3/2" in text
    assert "● ship 2, agent 1" in line_with(text, "Trophies")
    assert "▲1" in line_with(text, "Captives")
    assert "Weapon" in line_with(text, "Outrage")
    assert "Gatekeepers (Fuel 2)" in text
    assert "3:Fuel  1:Relic" in text


def test_the_round_shows_what_was_played() -> None:
    t = rich_table()
    assert "● Name 1 leads: Administration 3" in drawn(t.game)
    t.answer(TYRANT).use(AdminUnion)
    assert "● Name 1 leads: Administration 3 (zero marker) + Admin Union" in drawn(t.game)


def test_a_hand_is_for_its_owner_alone() -> None:
    t = rich_table()
    assert "Your hand: Construction 3 (pips 3)" in drawn(t.game, RED)
    assert "Construction 3" not in drawn(t.game, BLUE)
    assert "Your hand" not in drawn(t.game, -1)


def test_a_copied_card_is_face_down_for_others() -> None:
    t = table().turn(BLUE, mobi(6), COPY, lead=ADMIN)
    assert "copies: a face-down card" in drawn(t.game, RED)
    assert "copies: Mobilization 6" in drawn(t.game, BLUE)


def test_german_words() -> None:
    text = drawn(rich_table().game, RED, DE)
    for words in ("Kapitel 1 von 5", "Deine Hand", "▲Stadt!", "●Hafen", "Trophäen", "Magnat"):
        assert words in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_board_fits_into_a_hundred_columns(players: int) -> None:
    """At many moments of a random game, for each seat and a spectator, in both languages."""
    game = started("base", players, 3)
    stream = Stream(9)
    while game.ask is not None:
        for seat in range(-1, players):
            for language in LANGUAGES:
                text = drawn(game, seat, language)
                assert max([len(line) for line in text.splitlines()]) <= 100
                assert "…" not in text
        game.wander(stream, 300)


def test_a_game_is_played_through_a_pipe() -> None:
    """The board, why not, and a choice, typed."""
    typed = "board\nwhy\n1\nquit\n"
    result = CliRunner().invoke(
        command, ["arcs", "--seats", "human,random,random", "--seed", "5", "--language", "en"], input=typed
    )
    assert result.exit_code == 0
    assert "Chapter 1 of 5" in result.output
    assert "Court (deck 27" in result.output
