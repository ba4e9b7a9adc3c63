"""The Blight (p. 19): Tough, and in the way."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.odds import odds


def shooting(hits: int, fresh: int = 1, damaged: int = 0) -> ReachTable:
    """Red attacks Blight at gate 2 with so many hits."""
    t = campaign(2).ships(RED, gate(2), 6).blight(gate(2), fresh, damaged).attack()
    return t.fight(skirmish=hits, faces=(S_HIT,) * hits)


@pytest.mark.parametrize(("hits", "left"), [(1, (1, 0)), (2, (0, 1)), (3, (0, 1)), (4, (0, 0))])
def test_two_hits_make_a_stage_and_one_is_lost(hits: int, left: tuple[int, int]) -> None:
    """bli.tough: destroyed Blight is a trophy."""
    t = shooting(hits)
    assert (t.fresh(BLIGHT, gate(2)), t.damaged(BLIGHT, gate(2))) == left
    assert t.trophies_of(RED, BLIGHT, SHIP) == (1 if left == (0, 0) else 0)


def test_all_blight_defends_together() -> None:
    """bli.battle: four hits destroy a damaged one and damage a fresh one, or two damaged ones are destroyed."""
    t = shooting(4, 1, 2)
    assert t.choices("condition") == [FRESH, DAMAGED]
    both = t.copy().answer(DAMAGED, DAMAGED)
    assert both.trophies_of(RED, BLIGHT, SHIP) == 2
    t.answer(DAMAGED, FRESH)
    assert (t.trophies_of(RED, BLIGHT, SHIP), t.damaged(BLIGHT, gate(2))) == (1, 2)


def test_page_19_an_intercept_and_two_hits() -> None:
    """bli.battle, bli.tough: you are not hit, and the Blight is damaged."""
    t = campaign(2).ships(RED, gate(2), 2).blight(gate(2), 1).attack()
    t.fight(assault=1, skirmish=1, faces=(A_HIT_INTERCEPT, S_HIT))
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (2, 0)
    assert (t.fresh(BLIGHT, gate(2)), t.damaged(BLIGHT, gate(2))) == (0, 1)
    assert not t.told("intercept")


def test_there_is_nothing_to_raid_and_building_hits_do_not_count() -> None:
    """bli.battle: no raid dice; a card that brings one deals Blight no building hits."""
    t = campaign(2).ships(RED, gate(2), 3).blight(gate(2), 0, 1).attack()
    assert t.choices("assault") == [0, 1, 2, 3]
    battle = t.game.innermost(Battle)
    assert battle is not None
    assert most_raid_dice(t.game, battle) == 0
    t = campaign(2).give(RED, RaiderExosuits).ships(RED, gate(2), 3).blight(gate(2), 0, 1).attack()
    t.fight(skirmish=1, raid=1, faces=(S_HIT, R_BUILDING_KEY))
    assert (t.asked(), t.damaged(BLIGHT, gate(2))) == ("Turn.action", 1)
    t = campaign(2).give(RED, RaiderExosuits).ships(RED, hexa(2), 3).blight(hexa(2), 0, 1).attack()
    t.fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,))
    assert (t.asked(), t.count(RED, RELIC)) == ("Turn.action", 0), "not even a token of the planet's type"


def test_attackers_lost_to_their_own_dice_go_home() -> None:
    """bli.battle: whoever is First Regent gets nothing of it, unlike where the Empire defends."""
    t = campaign(2).first_regent(BLUE).ships(RED, gate(2), 0, 1).ships(RED, gate(3), 1).blight(gate(2), 1).attack()
    t.fight(assault=1, faces=(A_HIT_FLAME,))
    assert (t.left(RED, SHIP), sum(t.game.trophies)) == (14, 0)


@pytest.mark.parametrize("fresh", [0, 1])
@pytest.mark.parametrize("imperial", [0, 1])
def test_a_catapult_move_ends_at_blight(fresh: int, imperial: int) -> None:
    """bli.catapult: fresh or damaged; also with Imperial ships, and where one controls the gate oneself."""
    t = campaign(2).starport(RED, arrow(2)).ships(RED, arrow(2), 2).imperial(arrow(2), imperial)
    t.blight(gate(2), fresh, 1 - fresh).ships(RED, gate(2), imperial)
    t.move().fill(start=arrow(2), end=gate(2), fresh=2, ships=imperial)
    assert t.asked() == "Turn.action"
    free = campaign(2).starport(RED, arrow(2)).ships(RED, arrow(2), 2).blight(gate(3), 1).move()
    assert free.fill(end=gate(2), fresh=2).asked() == "Move.end"


@pytest.mark.parametrize("outlaws", [(), (RED,)])
@pytest.mark.parametrize("along", [0, 1])
def test_blight_stops_everybody_at_gates_of_the_empire_too(outlaws: tuple[int, ...], along: int) -> None:
    """bli.catapult: like a rival's control, Regents and their Imperial ships as well as Outlaws."""
    t = campaign(2).outlaw(*outlaws).first_regent(BLUE).starport(RED, arrow(2)).ships(RED, arrow(2), 2)
    t.imperial(arrow(2), along).imperial(gate(2), 1).blight(gate(2), 0, 1)
    assert t.move().fill(start=arrow(2), end=gate(2), fresh=2, ships=along).asked() == "Turn.action"


def test_blight_controls_nothing() -> None:
    """bli.catapult: it stops like a rival's control, but the gate is whose ships are there."""
    t = campaign(2).outlaw(BLUE).ships(BLUE, gate(2), 1).blight(gate(2), 3)
    assert t.controller(gate(2)) == BLUE
    assert t.turn(BLUE, BUILDING).controller(gate(2)) == BLUE


def test_an_empty_supply_takes_from_who_has_most_blight_trophies() -> None:
    """bli.supply: ties go by turn order; if nobody has any, nothing is placed."""
    t = campaign(3).blight(gate(1), 20).trophies(BLUE, BLIGHT, SHIP, 2).trophies(GOLD, BLIGHT, SHIP, 2)
    place_blight(t.game, gate(2))
    assert t.damaged(BLIGHT, gate(2)) == 1
    assert [t.trophies_of(seat, BLIGHT, SHIP) for seat in (RED, BLUE, GOLD)] == [0, 1, 2]
    place_blight(t.game, gate(2))
    assert [t.trophies_of(seat, BLIGHT, SHIP) for seat in (RED, BLUE, GOLD)] == [0, 1, 1]
    t = campaign(3).blight(gate(1), 20).trophies(BLUE, BLIGHT, SHIP, 2).trophies(GOLD, BLIGHT, SHIP, 2)
    t.game.initiative = GOLD
    place_blight(t.game, gate(2))
    assert [t.trophies_of(seat, BLIGHT, SHIP) for seat in (BLUE, GOLD)] == [2, 1], "Gold comes first now"
    t = campaign(3).blight(gate(1), 24)
    place_blight(t.game, gate(2))
    assert t.damaged(BLIGHT, gate(2)) == 0


def test_in_the_intermission_blight_razes_buildings_without_ships() -> None:
    """bli.intermission: any ship saves them, an Imperial one too; without Blight they stand anyway."""
    t = campaign(2).a_ship_each()
    for planet in (hexa(2), hexa(3), hexa(4), hexa(5)):
        t.city(BLUE, planet)
    t.blight(hexa(2), 1).blight(hexa(3), 1).ships(RED, hexa(3), 1).blight(hexa(4), 1).imperial(hexa(4), 1)
    intermission = Intermission()
    intermission.go_to("clear_map")
    t.game.stack = [intermission]
    intermission.clear_map(t.game)
    assert [bool(t.building_at(planet)) for planet in (hexa(2), hexa(3), hexa(4), hexa(5))] == [False, True, True, True]


def test_odds_know_that_blight_is_tough_and_does_not_intercept() -> None:
    """bli.tough, bli.battle"""
    t = campaign(2).ships(RED, gate(2), 6).blight(gate(2), 1)
    exact = odds(t.game, RED, BLIGHT, gate(2), 0, 4, 0)
    assert exact.ships_destroyed == exact.cleared == pytest.approx(1 / 16)
    assert odds(t.game, RED, BLIGHT, gate(2), 2, 0, 0).intercept == 0.0


def test_what_the_card_says_binds_while_it_lies_in_the_booklet() -> None:
    """str.booklet, bli.tough: it stands in the rows of all seats and of the Blight itself."""
    t = campaign(2).ships(RED, gate(2), 2).blight(gate(2), 1)
    assert [DECK.cards[TheBlight.printed] in t.game.moments.toughness[seat] for seat in (RED, BLUE)] == [True, True]
    assert DECK.cards[TheBlight.printed] in t.game.moments.added_intercepts[BLIGHT]
    scrap_card(t.game, TheBlight.printed)
    t.attack().fight(skirmish=1, faces=(S_HIT,))
    assert t.damaged(BLIGHT, gate(2)) == 1
