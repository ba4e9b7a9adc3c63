"""Fate 17, the Overlord: setup, final objective and its two cards."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.f11_planet_breaker import Sycophants as FirstSycophants
from starboard.games.arcs.campaign.fates.f17_overlord import Overlord, ReachRejectsOverlord, Sycophants
from starboard.games.arcs.campaign.fates.fate import fate_of

FUEL_PLANETS = [crescent(1), crescent(3), crescent(4), crescent(6)]


def overlord(seat: int = RED, players: int = 3) -> ReachTable:
    return campaign(players).in_act(3).fate(seat, Overlord)


def risen(t: ReachTable, seat: int = RED) -> ReachTable:
    t.game.ask = None
    fate_of(OVERLORD).set_up(t.game, seat, 3)
    t.game.run()
    return t


def steps(t: ReachTable, seat: int = RED) -> int:
    """How far the objective advances when the chapter ends."""
    t.score()
    return 20 - t.game.objective[seat]


def test_the_set_has_two_cards_with_ids_358_and_359() -> None:
    assert [type(DECK.cards[card]) for card in set_of(OVERLORD)] == [Sycophants, ReachRejectsOverlord]
    assert list(set_of(OVERLORD)) == [358, 359]


# -- setup ------------------------------------------------


def test_setup_takes_the_sycophants_and_puts_the_edict_into_the_booklet() -> None:
    t = risen(overlord().outrage(RED, FUEL))
    assert t.holds(RED, Sycophants)
    assert t.game.holder[ReachRejectsOverlord.printed] == BOOKLET
    assert t.game.ask is None, "with an Outrage there is none to provoke"


def test_setup_without_outrage_one_may_be_provoked_for_2_ships() -> None:
    t = risen(overlord().tokens(RED, FUEL, RELIC))
    assert t.choices("resource") == [DONE, *range(RESOURCES)]
    t.answer(FUEL)
    assert t.choices("planet") == FUEL_PLANETS
    t.answer(crescent(3))
    assert t.is_outraged(RED, FUEL)
    assert (t.count(RED, FUEL), t.count(RED, RELIC)) == (0, 1)
    assert t.fresh(RED, crescent(3)) == 2
    assert t.game.ask is None, "Sycophants do not bring ships in addition"
    assert t.holds(RED, Sycophants)


def test_setup_a_former_planet_breakers_sycophants_bring_nothing_either_c_163() -> None:
    t = risen(overlord().give(RED, FirstSycophants)).answer(FUEL, crescent(3))
    assert t.game.ask is None
    assert t.holds(RED, FirstSycophants)


def test_setup_sycophants_of_a_rival_still_answer_to_the_rivals_own_outrage() -> None:
    """Say, to the one that a Redeemer provokes, whose setup comes later."""
    t = risen(overlord().give(BLUE, FirstSycophants)).answer(FUEL, crescent(3))
    provoke_outrage(t.game, BLUE, RELIC)
    t.game.run()
    assert (t.asked(), t.seat()) == ("Flock.planet", BLUE)
    t.answer(hexa(2))
    assert t.fresh(BLUE, hexa(2)) == 2


def test_setup_it_may_be_left_out() -> None:
    t = risen(overlord()).done()
    assert t.holds(RED, Sycophants)
    assert not any(t.game.outrage)


def test_setup_sycophants_are_kept_through_weapon_outrage_c_74() -> None:
    t = risen(overlord()).answer(WEAPON, arrow(1))
    assert t.is_outraged(RED, WEAPON)
    assert t.holds(RED, Sycophants)


def test_setup_without_ships_the_outrage_alone_is_provoked() -> None:
    t = risen(overlord().ships(RED, gate(1), 15)).answer(FUEL)
    assert t.is_outraged(RED, FUEL)
    assert t.game.ask is None


def test_setup_whoever_has_a_flagship_may_resettle_first() -> None:
    t = risen(overlord().flagship(RED, gate(2)).outrage(RED, FUEL))
    assert (t.asked(), t.choices()) == ("MayResettle.wish", [0, 1])
    twin = t.copy()
    t.answer(0)
    assert t.game.flagship_at[RED] == gate(2)
    assert t.holds(RED, Sycophants)
    twin.answer(1)
    assert twin.asked() == "Resettle.place"
    assert twin.game.flagship_at[RED] == NOWHERE


# -- final objective ------------------------------------------------


def test_resources_of_outraged_types_count_once_per_type() -> None:
    t = overlord().outrage(RED, FUEL, RELIC, WEAPON).tokens(RED, FUEL, FUEL, RELIC, PSIONIC)
    assert steps(t) == 2


def test_planets_of_outraged_types_count_2_per_type() -> None:
    t = overlord().outrage(RED, FUEL, RELIC).ships(RED, crescent(1), 1).ships(RED, crescent(3), 1)
    t.ships(RED, hexa(2), 1).ships(RED, arrow(1), 3)
    assert steps(t) == 4, "two Fuel planets are one type; Weapon is not outraged"


def test_planets_must_be_controlled_and_gates_have_no_type() -> None:
    t = overlord().outrage(RED, *range(RESOURCES)).ships(RED, crescent(1), 1).ships(BLUE, crescent(1), 1)
    t.ships(RED, gate(1), 2).ships(RED, hexa(1), 0, 2)
    assert steps(t) == 0


def test_as_first_regent_planets_that_the_empire_controls_count() -> None:
    t = overlord().outrage(RED, FUEL, RELIC).imperial(crescent(1), 1).imperial(hexa(2), 1)
    assert steps(t.copy()) == 4
    assert steps(t.first_regent(BLUE)) == 0


def test_resources_count_wherever_they_lie() -> None:
    t = overlord().outrage(RED, FUEL, MATERIAL).trust(FUEL)
    assert steps(t) == 1, "in the Trust of the First Regent"
    t = overlord().outrage(RED, MATERIAL).give(RED, MaterialCartel)
    assert steps(t) == 1, "a supply that lies on a card (ruling for Monopolies)"


def test_without_outrage_nothing_counts_nor_does_that_of_others() -> None:
    t = overlord().outrage(BLUE, FUEL).tokens(RED, FUEL).ships(RED, crescent(1), 1)
    assert steps(t) == 0


def test_the_outrage_that_a_rivals_agent_marks_counts() -> None:
    t = overlord().tokens(RED, FUEL)
    sow_outrage(t.game, RED, FUEL, BLUE)
    assert steps(t) == 1


def test_the_overlord_wins_with_the_marker_at_0_and_a_power() -> None:
    t = overlord().outrage(RED, FUEL).tokens(RED, FUEL)
    t.game.objective[RED] = 1
    t.game.power[RED] = 1
    t.score()
    assert t.game.victor == RED
    t = overlord().outrage(RED, FUEL).tokens(RED, FUEL)
    t.game.objective[RED] = 1
    t.score()
    assert (t.game.objective[RED], t.game.victor) == (0, NOBODY), "without Power nobody wins"


def test_it_is_worth_something_to_bots() -> None:
    t = overlord().outrage(RED, FUEL)
    before = fate_of(OVERLORD).outlook(t.game, RED)
    assert fate_of(OVERLORD).outlook(t.tokens(RED, FUEL).game, RED) > before


# -- 02 Sycophants ------------------------------------------------


def test_f1702_sycophants_are_those_of_the_planet_breaker() -> None:
    assert issubclass(Sycophants, FirstSycophants)
    t = overlord().give(RED, Sycophants).ships(RED, gate(1), 1).ships(BLUE, arrow(1), 1)
    t.outlaw(RED).ships(RED, crescent(1), 2).city(BLUE, crescent(1), DAMAGED)
    t.attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.choices("planet") == [DONE, *FUEL_PLANETS]
    t.answer(crescent(6))
    assert t.fresh(RED, crescent(6)) == 2
    assert t.game.uses[Sycophants.printed] == 1


# -- 03 Reach Rejects Overlord ------------------------------------------------


@pytest.mark.parametrize(("count", "price"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 8), (5, 10)])
def test_f1703_power_is_lost_by_the_number_of_outrages(count: int, price: int) -> None:
    t = overlord(BLUE).booklet(ReachRejectsOverlord).outrage(BLUE, *range(count)).outrage(RED, FUEL)
    t.game.power[BLUE] = 4
    for policy in (POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
        scrap_card(t.game, policy)
    t.call(Edicts())
    assert t.power() == [0, 4 - price, 0], "below zero too"
    assert ReachRejectsOverlord.number == 65


def test_f1703_without_an_overlord_nobody_pays() -> None:
    t = campaign().booklet(ReachRejectsOverlord).outrage(RED, FUEL)
    for policy in (POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
        scrap_card(t.game, policy)
    assert t.call(Edicts()).power() == [0, 0, 0]
