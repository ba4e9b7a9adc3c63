"""Rulings on setup, map and control (SETUP, MAP).

SETUP-07, SETUP-08 and SETUP-09 are about leaders and lore and are tested with them.
"""

from __future__ import annotations

from arcs.prelude import *

# -- setup -----------------------------------------------------------------------------------------------------


def test_setup_01_leftover_cards_are_a_shuffled_discard_pile() -> None:
    """At setup and at every chapter start; there is no draw deck in a chapter."""
    t = table(3).rounds()  # nobody has cards: the next chapter begins
    t.answer(tuple(range(20)))
    assert t.game.chapter == 2
    assert t.is_chance()
    before = list(t.game.discard)
    t.answer((1, 0))  # the two cards left over are shuffled
    assert t.game.discard == before[::-1]
    assert t.game.deck == []
    assert len(set_up("3p-01").discard) == 2


def test_setup_02_mulligan_draws_from_the_undealt_cards_once() -> None:
    game = set_up("2p-01")
    seat = 1 - game.initiative
    assert (type(game.stack[-1]).__name__, game.ask is not None and game.ask.seat) == ("Chapter", seat)
    old, undealt = list(game.hands[seat]), list(game.deck)
    game.answer(1)
    assert set(game.hands[seat]) <= set(undealt)
    assert len(game.hands[seat]) == 6
    game.play(game.sample())
    assert set(old) <= set(game.discard)
    assert type(game.stack[-1]).__name__ == "Round"  # the new hand must be kept


def test_setup_02_the_hand_may_be_kept() -> None:
    game = set_up("2p-01")
    seat = 1 - game.initiative
    old = list(game.hands[seat])
    game.answer(0)
    assert game.hands[seat] == old


def test_setup_03_starting_tokens_lie_in_the_first_two_slots() -> None:
    """Three slots are open after the first city, yet the third stays empty."""
    game = set_up("3p-01")
    for seat in range(3):
        assert len(open_slots(game, seat)) == 3
        row = game.slots[seat * SLOTS : (seat + 1) * SLOTS]
        assert NOTHING not in row[:2]
        assert row[2:] == [NOTHING] * 5


def test_setup_04_two_players_fill_both_systems_c() -> None:
    game = set_up("2p-02")
    first = game.initiative
    assert game.fresh[first * SYSTEMS + gate(1)] == 2
    assert game.fresh[first * SYSTEMS + arrow(6)] == 2


def test_setup_05_boxed_tokens_are_out_of_play() -> None:
    """2p-01 boxes two Fuel: only three are ever in the supply."""
    game = set_up("2p-01")
    assert game.boxed[FUEL] == 2
    assert game.supply[FUEL] == 3


def test_setup_06_seats_run_clockwise_from_a_random_holder() -> None:
    holders = [set_up("3p-01", seed).initiative for seed in range(15)]
    assert sorted(set(holders)) == [0, 1, 2]
    game = set_up("3p-01", holders.index(2))
    assert turn_order(game) == [2, 0, 1]
    assert game.fresh[0 * SYSTEMS + hexa(5)] == 3  # the second seat of the card


# -- map and control ----------------------------------------------------------------------------------------


def test_map_01_planets_touch_across_two_borders_only() -> None:
    near = table(3).game.board.adjacent
    assert arrow(3) in near[hexa(2)]
    assert arrow(6) in near[hexa(5)]
    assert arrow(5) not in near[hexa(3)]
    assert arrow(2) not in near[hexa(6)]


def test_map_02_control_needs_strictly_more_fresh_ships() -> None:
    t = table(3).ships(RED, arrow(2), 2).ships(BLUE, arrow(2), 1, 3).city(BLUE, arrow(2))
    assert t.controller(arrow(2)) == RED
    assert t.ships(BLUE, arrow(2), 1).controller(arrow(2)) == NOBODY
    assert t.controller(arrow(3)) == NOBODY


def test_map_03_controlling_a_system_controls_what_is_in_it() -> None:
    t = table(3).ships(RED, arrow(2), 1).city(BLUE, arrow(2)).tax().fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1


def test_map_04_damaged_buildings_and_ships_work() -> None:
    """A damaged city is taxed, a damaged starport builds and launches, damaged ships move and roll."""
    t = table(3).city(RED, arrow(2), DAMAGED).tax().fill(slot=0)
    assert t.told("gain")
    t = table(3).starport(RED, arrow(2), DAMAGED).build()
    assert t.fresh(RED, arrow(2)) == 1
    t = table(3).starport(RED, arrow(2), DAMAGED).ships(RED, arrow(2), 0, 2).turn(RED, MOVING)
    t.act(MOVE).fill(end=gate(2), damaged=2)
    assert t.asked() == "Move.end"  # the catapult goes on
    t = table(3).ships(RED, gate(2), 0, 2).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2]
