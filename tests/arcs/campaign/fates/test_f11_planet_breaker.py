"""Fate 11, the Planet Breaker: so far its Sycophants, whom the Overlord has too."""

from __future__ import annotations

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.fates.f11_planet_breaker import PlanetBreaker, Sycophants
from starboard.games.arcs.campaign.fates.fate import fate_of

FUEL_PLANETS = [crescent(1), crescent(3), crescent(4), crescent(6)]
WEAPON_PLANETS = [arrow(1), crescent(2), hexa(3), arrow(5)]


def test_the_planet_breaker_is_not_finished() -> None:
    assert not PlanetBreaker.ready
    assert type(fate_of(PLANET_BREAKER)) is PlanetBreaker


# -- 02 Sycophants ------------------------------------------------


def raging(t: ReachTable, *resources: int) -> ReachTable:
    """Red, on turn with Sycophants, provokes these Outrages one after the other."""
    t.ships(RED, gate(1), 1).give(RED, Sycophants).turn(RED, construct(4)).to_prelude()
    for resource in reversed(resources):
        t.game.stack[-1].step -= 1
        provoke_outrage(t.game, RED, resource)
        t.game.ask = None
        t.game.run()
    return t


def test_f1102_an_outrage_brings_2_ships_to_a_planet_of_its_type() -> None:
    t = raging(campaign(), FUEL)
    assert (t.asked(), t.seat(), t.choices()) == ("Flock.planet", RED, [DONE, *FUEL_PLANETS])
    t.answer(crescent(4))
    assert t.fresh(RED, crescent(4)) == 2
    assert t.asked() == "Turn.spending"


def test_f1102_stays_through_weapon_outrage_and_may_be_left_out() -> None:
    t = raging(campaign(), WEAPON)
    assert t.holds(RED, Sycophants)
    assert t.choices("planet") == [DONE, *WEAPON_PLANETS]
    t.done()
    assert t.left(RED, SHIP) == 14


def test_f1102_once_per_turn_and_for_any_one_outrage() -> None:
    t = raging(campaign(), FUEL).answer(crescent(4))
    t.interrupt(Provoke(RED, RELIC))
    assert t.asked() == "Turn.spending", "once per turn in all, not per type"
    t = raging(campaign(), FUEL).done()
    t.interrupt(Provoke(RED, WEAPON))
    assert t.choices("planet") == [DONE, *WEAPON_PLANETS], "whichever one likes"


class Provoke(Procedure):
    """Something makes a seat provoke Outrage."""

    steps = ("provoke",)
    fields = ("seat", "resource")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource

    def provoke(self, game: Reach) -> None:
        provoke_outrage(game, self.seat, self.resource)


def test_f1102_answers_to_an_outrage_that_is_there_already_and_not_to_those_of_others() -> None:
    t = campaign().give(RED, Sycophants).outrage(RED, FUEL)
    assert t.call(Provoke(RED, FUEL)).choices("planet") == [DONE, *FUEL_PLANETS]
    assert campaign().give(RED, Sycophants).call(Provoke(BLUE, FUEL)).game.ask is None


def test_f1102_asks_nothing_without_ships() -> None:
    t = campaign().give(RED, Sycophants).ships(RED, gate(1), 15)
    assert t.call(Provoke(RED, FUEL)).game.ask is None


def test_f1102_ships_placed_during_a_battle_do_not_join_it() -> None:
    """Red's ships are lost to their own hits while they raze a city: those that come then do not raid."""
    t = campaign().give(RED, Sycophants).outlaw(RED).ships(RED, arrow(1), 0, 2).city(BLUE, arrow(1), DAMAGED)
    t.tokens(BLUE, RELIC).attack().fight(raid=2, faces=(R_BUILDING_FLAME, R_KEY_FLAME))
    assert t.choices("planet") == [DONE, *WEAPON_PLANETS]
    t.answer(arrow(1))
    assert (t.fresh(RED, arrow(1)), t.damaged(RED, arrow(1))) == (2, 0)
    assert not t.asked().startswith("Raid")
    assert t.count(BLUE, RELIC) == 1


def test_f1102_is_protected() -> None:
    t = campaign().give(BLUE, Sycophants)
    assert stealable_cards(t.game, BLUE, RED) == []


def test_f1102_prelude_3_ships() -> None:
    t = campaign().give(RED, Sycophants).ships(RED, gate(1), 1)
    t.turn(RED, construct(4)).to_prelude().use(Sycophants)
    assert t.fresh(RED, gate(1)) == 4
    assert Sycophants.printed in t.game.court_discard
