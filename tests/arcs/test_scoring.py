"""The end of a chapter (p. 18-19)."""

from __future__ import annotations

import pytest

from arcs.prelude import *


def test_score_01_all_markers_of_a_box_add_up() -> None:
    """5/3 and 3/2: 8 and 5. Without a marker nothing is scored."""
    t = table(3).marker(TYCOON, 2).marker(TYCOON, 1).tokens(RED, FUEL, FUEL).tokens(BLUE, FUEL)
    t.captives(GOLD, RED, 4).score()
    assert t.power() == [8, 5, 0]


def test_score_01_it_is_scored_even_if_nobody_qualifies() -> None:
    """Captives return, for nobody's Power: Tyrant lies with a marker, and Tyrant alone counts captives."""
    t = table(3).marker(WARLORD, 2).score()
    assert t.told("score")[0].refs == (WARLORD, 5, 3)
    assert t.power() == [0, 0, 0]


def test_score_02_ties() -> None:
    t = table(4).marker(KEEPER, 2).tokens(RED, RELIC, RELIC).tokens(BLUE, RELIC, RELIC).tokens(GOLD, RELIC)
    assert t.score().power() == [3, 3, 0, 0]  # tied firsts get the second value, nobody else places
    t = table(4).marker(KEEPER, 2).tokens(RED, RELIC, RELIC).tokens(BLUE, RELIC).tokens(GOLD, RELIC)
    assert t.score().power() == [5, 0, 0, 0]
    t = table(4).marker(KEEPER, 2).tokens(RED, RELIC)
    assert t.score().power() == [5, 0, 0, 0]  # zero of it is no second place


@pytest.mark.parametrize(("off_board", "bonus"), [(0, 0), (3, 0), (4, 2), (5, 5)])
def test_score_03_city_bonus(off_board: int, bonus: int) -> None:
    """2, or 5 with both slots uncovered, once per ambition; per ambition won."""
    t = table(3).cities_off_board(RED, off_board).tokens(RED, FUEL, PSIONIC)
    t.marker(TYCOON, 2).marker(TYCOON, 1).marker(EMPATH, 0).score()
    assert t.power()[RED] == 5 + 3 + bonus + 2 + bonus
    told = [(RED, bonus, TYCOON), (RED, bonus, EMPATH)] if bonus else []
    assert [line.refs for line in t.told("city_bonus")] == told


def test_score_03_no_bonus_for_ties_and_second_places() -> None:
    t = table(3).cities_off_board(RED, 5).tokens(RED, FUEL).tokens(BLUE, FUEL, FUEL).marker(TYCOON, 2).score()
    assert t.power() == [3, 5, 0]
    t = table(3).cities_off_board(RED, 5).tokens(RED, FUEL).tokens(BLUE, FUEL).marker(TYCOON, 2).score()
    assert t.power() == [3, 3, 0]


def test_score_04_cities_held_as_trophies_leave_slots_and_bonus_open() -> None:
    t = table(3).trophies(BLUE, RED, CITY, 4).tokens(RED, FUEL, FUEL, FUEL).marker(TYCOON, 2)
    assert len(open_slots(t.game, RED)) == 6
    assert t.score().power() == [7, 0, 0]
    assert t.trophies_of(BLUE, RED, CITY) == 4  # Warlord was not scored


def two_players(boxed: list[int]) -> Table:
    t = table(2)
    t.game.boxed = boxed
    return t


def test_score_05_the_boxes_are_a_third_contender() -> None:
    """Second behind a player, first before one, tied with one; never any Power for it."""
    t = two_players([2, 2, 0, 0, 0]).marker(TYCOON, 2)
    t.tokens(RED, FUEL, FUEL, MATERIAL, MATERIAL, FUEL).tokens(BLUE, MATERIAL)
    assert t.score().power() == [5, 0]  # the box is second, Blue third
    assert [line.refs for line in t.told("count")] == [(RED, 5, TYCOON), (BLUE, 1, TYCOON)]
    assert [line.refs for line in t.told("count_of_box")] == [(TYCOON, 4)]
    t = two_players([2, 2, 0, 0, 0]).marker(TYCOON, 2).tokens(RED, FUEL, FUEL, FUEL).tokens(BLUE, MATERIAL)
    assert t.score().power() == [3, 0]  # the box is first
    t = two_players([0, 0, 0, 1, 0]).marker(KEEPER, 2).tokens(RED, RELIC)
    assert t.score().power() == [3, 0]  # tied for first
    t = two_players([0, 0, 0, 1, 0]).marker(KEEPER, 2).tokens(RED, RELIC, RELIC).tokens(BLUE, RELIC)
    assert t.score().power() == [5, 0]  # tied for second


def test_score_05_boxed_weapons_are_trophies_and_nothing_stands_for_captives() -> None:
    t = two_players([0, 0, 2, 0, 2]).marker(WARLORD, 2).marker(TYRANT, 1).marker(EMPATH, 0)
    t.trophies(RED, BLUE, SHIP, 1).captives(BLUE, RED, 1).tokens(RED, PSIONIC, PSIONIC, PSIONIC)
    assert t.score().power() == [3 + 2, 3]


def test_score_06_sequence_of_the_chapter_end() -> None:
    """Score, Cartels, trophies and captives home, markers, flip, next chapter, all action cards shuffled anew."""
    t = table(3).give(RED, FuelCartel).tokens(BLUE, FUEL, FUEL).supply(FUEL, 0).marker(TYCOON, 2).marker(WARLORD, 1)
    t.trophies(BLUE, RED, SHIP, 1).captives(GOLD, RED, 1)
    t.game.initiative = BLUE
    t.rounds()
    assert t.power() == [3, 5 + 3, 0]  # Blue's Fuel counted before the Cartel took it
    assert t.game.supply[FUEL] == 2
    assert (t.trophies_of(BLUE, RED, SHIP), t.captives_of(GOLD, RED)) == (0, 1)
    assert (t.game.marker_at, t.game.marker_side) == ([NOTHING] * 3, [1, 0, 0])
    assert (t.game.chapter, t.initiative()) == (2, BLUE)
    assert len(t.game.deck) == 20
    keys = [line.key for line in t.game.log or []]
    assert keys.index("score") < keys.index("discard_token") < keys.index("flip") < keys.index("chapter")


def test_score_06_the_lowest_unflipped_marker_flips() -> None:
    """Chapter by chapter 4, 6, 9; then none is left to flip."""
    t = table(3)
    sides = []
    for _ in range(4):
        sides.append(list(t.score().game.marker_side))
    assert sides == [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 1]]
    t.marker(TYCOON, 2, 1).marker(TYCOON, 1, 1).marker(TYCOON, 0, 1).tokens(RED, FUEL).score()
    assert t.power()[RED] == 9 + 6 + 4


def test_score_07_pieces_go_home_if_their_ambition_was_scored() -> None:
    t = table(3).marker(WARLORD, 2).marker(TYRANT, 1).trophies(RED, BLUE, SHIP, 2).trophies(RED, BLUE, STARPORT, 1)
    t.trophies(RED, BLUE, CITY, 1).trophies(RED, GOLD, AGENT, 3).captives(BLUE, GOLD, 2).score()
    assert [t.left(BLUE, piece) for piece in (SHIP, CITY, STARPORT)] == [15, 5, 5]
    assert t.left(GOLD, AGENT) == 10
    assert sum(t.game.trophies) == sum(t.game.captives) == 0


def test_score_07_else_they_are_kept() -> None:
    t = table(3).marker(TYCOON, 2).trophies(RED, BLUE, SHIP, 2).captives(BLUE, GOLD, 2).score()
    assert t.trophies_of(RED, BLUE, SHIP) == 2
    assert t.captives_of(BLUE, GOLD) == 2


@pytest.mark.parametrize(("players", "threshold"), [(2, 33), (3, 30), (4, 27)])
def test_score_08_the_game_ends_at_a_chapter_end_only(players: int, threshold: int) -> None:
    t = table(players)
    t.game.power[BLUE] = threshold - 1
    assert t.rounds().game.chapter == 2  # not yet
    t = table(players).a_ship_each().hand(RED, aggro(2))
    t.game.power[BLUE] = threshold
    t.rounds()
    assert t.asked() == "Round.card"  # enough Power, but the chapter goes on
    t.answer(aggro(2)).end_turn()
    assert t.asked() == ""
    assert TITLE.result(t.game).winners == (BLUE,)


def test_score_08_after_chapter_five_it_is_over() -> None:
    t = table(3)
    t.game.chapter = 5
    t.game.power[:3] = [7, 7, 3]
    t.game.initiative = BLUE
    t.rounds()
    assert t.asked() == ""
    assert TITLE.result(t.game).winners == (BLUE,)  # a tie goes to the first in turn order


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_cities_held_as_trophies_keep_slots_and_bonus_open() -> None:
    t = table(3).trophies(BLUE, RED, CITY, 5).tokens(RED, RELIC, RELIC, RELIC).marker(KEEPER)
    assert len(open_slots(t.game, RED)) == 6
    assert t.score().power() == [5 + 5, 0, 0]


def test_tied_firsts_take_the_second_value_and_nobody_else_places() -> None:
    t = table(3).marker(EMPATH).tokens(RED, PSIONIC, PSIONIC).tokens(BLUE, PSIONIC, PSIONIC).tokens(GOLD, PSIONIC)
    assert t.score().power() == [3, 3, 0]
