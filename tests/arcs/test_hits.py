"""Hits (p. 14) and destroyed cities (p. 16)."""

from __future__ import annotations

from arcs.prelude import *


def test_battle_05_fresh_pieces_take_two_hits_and_none_is_withheld() -> None:
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 1  # damaged and destroyed in one battle
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 2).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.choices("condition") == [FRESH, DAMAGED]  # the second hit must go somewhere
    t.answer(DAMAGED)
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (1, 0)


def test_battle_09_trophies_go_to_the_other_side() -> None:
    t = table(3).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 0, 1).attack().fight(assault=1, faces=(A_HIT_FLAME,))
    assert (t.trophies_of(BLUE, RED, SHIP), t.trophies_of(RED, BLUE, SHIP)) == (1, 1)


def test_battle_09_outside_battle_too() -> None:
    """Whoever destroys a rival's piece by any other means takes it as well."""
    t = table(3).ships(BLUE, gate(2), 0, 1).city(BLUE, arrow(2), DAMAGED)
    hit_ship(t.game, BLUE, gate(2), DAMAGED, RED)
    destroy_building(t.game, place_at(arrow(2), 0), RED)
    assert ambition_count(t.game, RED, WARLORD) == 2


def two_cities(t: Table) -> Table:
    """Red destroys two damaged Relic cities of Blue in one battle."""
    t.ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).city(BLUE, hexa(2), DAMAGED)
    return t.attack().fight(raid=3, faces=(R_BUILDING_KEY, R_BUILDING_KEY, R_INTERCEPT))


def test_outrage_01_hits_first_then_city_by_city() -> None:
    """Both cities are trophies before the first ransack; its Relic card is hit by the second Outrage."""
    t = two_cities(table(3).court(RelicFence, Gatekeepers).agents(BLUE, 0, 1).agents(BLUE, 1, 1))
    t.fill(place=place_at(hexa(2), 0))
    assert t.asked() == "Ransack.slot"
    assert t.trophies_of(RED, BLUE, CITY) == 2
    t.answer(0)  # Relic Fence
    assert not t.holds(RED, RelicFence)
    assert RelicFence.printed in t.game.court_discard
    assert t.holds(RED, Gatekeepers)
    assert len(t.told("outrage")) == 2


def test_outrage_03_loot_of_the_same_battle_is_safe() -> None:
    """A ransacked Relic card and a raided Relic token stay."""
    t = table(3).court(RelicFence).agents(BLUE, 0, 1).tokens(BLUE, FUEL, RELIC)
    t.ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    t.answer(1).fill(slot=0)
    assert t.holds(RED, RelicFence)
    assert t.count(RED, RELIC) == 1


def test_outrage_05_starports_and_ships_provoke_none() -> None:
    t = table(3).court(Gatekeepers).agents(BLUE, 0, 1).ships(RED, hexa(2), 2).ships(BLUE, hexa(2), 0, 1)
    t.starport(BLUE, hexa(2), DAMAGED)
    t.attack().fight(assault=1, raid=1, faces=(A_TWO_HITS, R_INTERCEPT))
    assert (t.trophies_of(RED, BLUE, SHIP), t.trophies_of(RED, BLUE, STARPORT)) == (1, 1)
    assert t.game.outrage == [0] * 20
    assert t.on_court(0, BLUE) == 1


def test_ransack_02_a_second_city_looks_at_the_court_as_it_is_then() -> None:
    """Blue had agents on one card only: the second city finds none."""
    t = two_cities(table(3).court(Gatekeepers, LoyalKeepers).agents(BLUE, 0, 2))
    t.fill(place=place_at(hexa(2), 0))
    assert t.trophies_of(RED, BLUE, CITY) == 2
    assert t.trophies_of(RED, BLUE, AGENT) == 2
    assert len(t.told("ransack")) == 1
    assert t.told("outrage")[1].refs == (RED, RELIC)
    assert t.game.court[1] == LoyalKeepers.printed


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_order_after_a_destroyed_city() -> None:
    """All hits; then city by city Outrage and ransack; then the raid."""
    t = table(3).court(RelicFence, Gatekeepers).agents(BLUE, 0, 1).agents(BLUE, 1, 1).tokens(BLUE, FUEL, RELIC)
    t.ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).city(BLUE, hexa(2), DAMAGED).attack()
    t.fight(raid=3, faces=(R_BUILDING_KEY, R_BUILDING_KEY, R_INTERCEPT)).fill(place=place_at(hexa(2), 0))
    t.answer(1, 1).fill(slot=0)  # ransack the second card first, then the first; then raid a Relic
    keys = ("building_destroyed", "outrage", "ransack", "steal_token")
    told = [line.key for line in t.game.log or [] if line.key in keys]
    assert told == ["building_destroyed"] * 2 + ["outrage", "ransack"] * 2 + ["steal_token"]
    assert t.holds(RED, RelicFence)  # ransacked last: no Outrage came after it
    assert t.count(RED, RELIC) == 1
