"""Lore of the base box, L01 to L07. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- L01 Tool-Priests ----------------------------------------------------------------------------------------------


def test_l01_summon_builds_a_ship_at_any_city_one_controls() -> None:
    t = table().give(RED, ToolPriests).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).turn(RED, BUILDING).to_pips()
    t.use(ToolPriests)
    assert t.fresh(RED, hexa(2)) == 2
    t = table().give(RED, ToolPriests).city(BLUE, hexa(2)).ships(BLUE, hexa(2), 1).ships(RED, hexa(2), 1)
    assert t.turn(RED, BUILDING).to_pips().offers() == []


def test_l01_1_the_ship_arrives_fresh() -> None:
    t = table().give(RED, ToolPriests).city(RED, hexa(2)).ships(RED, hexa(2), 1).turn(RED, BUILDING).to_pips()
    t.use(ToolPriests)
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (2, 0)


def test_l01_2_once_per_turn_altogether_and_starports_are_unaffected() -> None:
    t = table().give(RED, ToolPriests).city(RED, hexa(2)).city(RED, hexa(3)).ships(RED, hexa(2), 1)
    t.ships(RED, hexa(3), 1).starport(RED, hexa(2)).turn(RED, BUILDING).to_pips().use(ToolPriests).fill(system=hexa(2))
    assert t.offers() == []
    t.answer(BUILD).fill(piece=SHIP)
    assert t.fresh(RED, hexa(2)) == 3


def test_l01_is_one_of_the_actions_that_a_material_token_gives() -> None:
    """PRELUDE-07"""
    t = table().give(RED, ToolPriests).city(RED, hexa(2)).ships(RED, hexa(2), 1).tokens(RED, MATERIAL)
    assert t.turn(RED, MOVING).spend(RED, 0).offers() == [("L01", 0)]


# -- L02 Galactic Rifles -------------------------------------------------------------------------------------------


def test_l02_fire_rifles_hits_ships_next_door_before_buildings() -> None:
    t = firing(table().ships(BLUE, hexa(2), 0, 1).city(BLUE, hexa(2)))
    assert t.choices("dice") == [0, 1, 2]
    t.answer(2).answer((S_HIT, S_HIT))
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert is_damaged(t.building_at(hexa(2)))
    assert t.asked() == "Turn.action"


def test_l02_fire_rifles_chooses_target_and_rival() -> None:
    t = firing(table().ships(BLUE, hexa(2), 1).ships(GOLD, hexa(2), 1).ships(BLUE, gate(3), 1), 1).answer(1)
    assert t.choices("target") == [hexa(2), gate(3)]
    assert t.answer(hexa(2)).choices("defender") == [BLUE, GOLD]
    t.answer(GOLD).answer((S_HIT,))
    assert t.damaged(GOLD, hexa(2)) == 1


def test_l02_needs_fresh_ships_and_a_neighbour() -> None:
    t = table().give(RED, GalacticRifles).ships(RED, gate(2), 0, 2).ships(BLUE, hexa(2), 1).turn(RED, ATTACK).to_pips()
    assert t.offers() == []
    t = table().give(RED, GalacticRifles).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).turn(RED, ATTACK).to_pips()
    assert t.offers() == []


def test_l02_1_no_battle_so_no_battle_modifiers() -> None:
    """Neither more dice nor rerolls, no interception, no repairs; Empath's Vision covers all dice."""
    t = table().give(RED, Gatekeepers, Skirmishers, Rebel, RepairDrones, Quartermaster).tokens(RED, WEAPON)
    t.give(BLUE, MirrorPlating, RailgunArrays).ships(BLUE, gate(3), 2).ships(RED, gate(2), 0, 1)
    t = firing(t)
    assert t.choices("dice") == [0, 1, 2]
    t.answer(2).answer((S_BLANK, S_HIT))
    t.fill(condition=FRESH)
    assert t.asked() == "Turn.action"
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (2, 1)
    t = firing(table().give(RED, EmpathsVision).marker(EMPATH).ships(BLUE, gate(3), 1)).answer(2).answer((0, 0))
    assert t.choices("effect") == [DONE, reroll(EmpathsVision.printed, ANY_DIE)]
    t.answer(reroll(EmpathsVision.printed, ANY_DIE), 0, 1).answer((S_HIT, S_BLANK))
    assert t.damaged(BLUE, gate(3)) == 1


def test_l02_2_at_most_six_dice_and_fewer_are_allowed() -> None:
    t = firing(table().ships(BLUE, gate(3), 1), 8)
    assert t.choices("dice") == [0, 1, 2, 3, 4, 5, 6]


def test_l02_3_a_destroyed_city_provokes_outrage_and_ransacks() -> None:
    t = firing(table().city(BLUE, hexa(2), DAMAGED).court(MiningInterest).agents(BLUE, 0, 1), 1)
    t.answer(1).answer((S_HIT,))
    assert t.trophies_of(RED, BLUE, CITY) == 1
    assert t.is_outraged(RED, RELIC)
    assert t.holds(RED, MiningInterest)
    assert t.trophies_of(RED, BLUE, AGENT) == 1


def test_l02_rifles_fired_in_the_middle_of_a_battle_count_for_themselves() -> None:
    """No card does so yet. What they destroy is not destroyed in the battle: Elder is not loved for it, and the city is
    answered for once."""
    t = table().give(BLUE, Elder).court(MiningInterest, Gatekeepers).agents(BLUE, 0, 1).agents(BLUE, 1, 1)
    t = fighting(t.city(BLUE, hexa(2), DAMAGED)).interrupt(FireRifles(RED))
    t.answer(2).fill(target=hexa(2)).answer((S_HIT, S_BLANK)).answer(0)
    assert (t.holds(RED, MiningInterest), t.told("outrage")[0].refs) == (True, (RED, RELIC))
    assert t.asked() == "Battle.assault"
    t.fight()
    assert t.asked() == "Turn.action"  # Blue was not asked where to influence
    assert (len(t.told("outrage")), len(t.told("ransack"))) == (1, 1)


# -- L03 Sprinter Drives -------------------------------------------------------------------------------------------


def sprinting() -> Table:
    """Two fresh ships and a damaged one moved to gate 3."""
    t = table().give(RED, SprinterDrives).ships(RED, gate(2), 3, 1).move()
    return t.fill(end=gate(3), fresh=2, damaged=1)


def test_l03_sprinter_drives_move_a_group_once_more() -> None:
    t = sprinting()
    assert t.choices("system") == [DONE, gate(3)]
    t.answer(gate(3), gate(5))
    assert t.choices("fresh") == [1, 2]
    t.answer(1)
    assert (t.fresh(RED, gate(3)), t.fresh(RED, gate(5))) == (1, 1)
    assert t.abilities(SprinterDrives) == [0]


def test_l03_may_be_left_out() -> None:
    assert sprinting().done().asked() == "Turn.action"


def test_l03_1_one_group_only() -> None:
    """Ships dropped off by a catapult and those that flew on are two groups: one of them moves."""
    t = table().give(RED, SprinterDrives).starport(RED, hexa(2)).ships(RED, hexa(2), 3).move()
    t.answer(gate(2), 3, gate(3), 2, crescent(3), 2)
    assert t.choices("system") == [DONE, gate(2), crescent(3)]
    t.answer(gate(2), gate(6))
    assert t.fresh(RED, gate(6)) == 1
    assert t.asked() == "Turn.action"


def test_l03_2_not_recursive() -> None:
    t = sprinting().answer(gate(3), gate(5), 2)
    assert t.asked() == "Turn.action"


def test_l03_3_the_extra_move_may_be_a_catapult() -> None:
    t = table().give(RED, SprinterDrives).starport(RED, hexa(2)).ships(RED, crescent(2), 1).move()
    t.answer(hexa(2), hexa(2), gate(2))
    assert gate(3) in t.choices("end")
    t.answer(gate(3), hexa(3))
    assert t.fresh(RED, hexa(3)) == 1


def test_l03_4_damaged_ships_may_share_the_first_move_but_not_the_second() -> None:
    t = sprinting().answer(gate(3), gate(5), 2)
    assert (t.damaged(RED, gate(3)), t.damaged(RED, gate(5))) == (1, 0)
    t = table().give(RED, SprinterDrives).ships(RED, gate(2), 0, 1).move().answer(gate(3))
    assert t.asked() == "Turn.action"


def test_l03_ships_that_were_there_before_do_not_join() -> None:
    t = table().give(RED, SprinterDrives).ships(RED, gate(2), 1).ships(RED, gate(3), 2).move()
    t.answer(gate(2), gate(3), gate(3), gate(5))
    assert (t.fresh(RED, gate(3)), t.fresh(RED, gate(5))) == (2, 1)


# -- L04 Mirror Plating and L06 Signal Breaker ----------------------------------------------------------------------


def test_l04_mirror_plating_intercepts_when_an_assault_die_was_rolled() -> None:
    t = fighting(table().give(BLUE, MirrorPlating)).fight(assault=1, faces=(A_BLANK,))
    assert t.told("intercept")[0].refs == (BLUE, RED, 1)
    assert t.abilities(MirrorPlating) == [0]
    t = fighting(table().give(BLUE, MirrorPlating)).fight(skirmish=1, faces=(S_BLANK,))
    assert t.told("intercept") == []


def test_l04_1_interception_still_happens_once() -> None:
    t = fighting(table().give(BLUE, MirrorPlating)).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert len(t.told("intercept")) == 1
    assert t.abilities(MirrorPlating) == []  # an intercept was rolled anyway


def test_l04_2_signal_breaker_cannot_cancel_the_added_icon() -> None:
    t = fighting(table().give(BLUE, MirrorPlating).give(RED, SignalBreaker)).fight(assault=1, faces=(A_BLANK,))
    assert len(t.told("intercept")) == 1


def test_l06_signal_breaker_ignores_one_rolled_intercept() -> None:
    t = fighting(table().give(RED, SignalBreaker)).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.told("intercept") == []
    assert t.abilities(SignalBreaker) == [0]


def test_l06_1_all_own_ships_in_the_system_count() -> None:
    """One damaged ship that collects no die is enough to spoil it."""
    t = table().give(RED, SignalBreaker).ships(RED, gate(2), 0, 1)
    t = fighting(t).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert len(t.told("intercept")) == 1


def test_l06_2_checked_before_railgun_hits() -> None:
    t = fighting(table().give(RED, SignalBreaker).give(BLUE, RailgunArrays))
    assert t.damaged(RED, gate(2)) == 1
    t.fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.told("intercept") == []


def test_l06_3_two_rolled_intercepts_still_intercept() -> None:
    t = fighting(table().give(RED, SignalBreaker)).fight(assault=2, faces=(A_HIT_INTERCEPT, A_HIT_INTERCEPT))
    assert len(t.told("intercept")) == 1


# -- L05 Hidden Harbors --------------------------------------------------------------------------------------------


def test_l05_ships_arrive_fresh_where_a_rival_controls() -> None:
    t = table().give(RED, HiddenHarbors).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).build()
    t.fill(piece=SHIP)
    assert t.fresh(RED, hexa(2)) == 1
    assert t.abilities(HiddenHarbors) == [0]


def test_l05_1_buildings_still_arrive_damaged() -> None:
    t = table().give(RED, HiddenHarbors).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).build()
    t.answer(CITY)
    assert is_damaged(t.building_at(hexa(2), 1))


def test_l05_no_raid_dice_against_a_fresh_starport() -> None:
    t = table().give(BLUE, HiddenHarbors).ships(RED, hexa(2), 2).starport(BLUE, hexa(2)).attack()
    assert t.answer(0, 0).told("roll")[-1].refs == (RED, ())  # no question about raid dice
    t = table().give(BLUE, HiddenHarbors).ships(RED, hexa(2), 2).starport(BLUE, hexa(2), DAMAGED).turn(RED, ATTACK)
    assert t.act(BATTLE).answer(0, 0).choices("raiders") == [0, 1, 2]
    t = table().give(BLUE, HiddenHarbors).ships(RED, hexa(2), 2).city(BLUE, hexa(2)).turn(RED, ATTACK)
    assert t.act(BATTLE).answer(0, 0).choices("raiders") == [0, 1, 2]


# -- L07 Repair Drones ---------------------------------------------------------------------------------------------


def test_l07_repair_drones_repair_an_attacking_ship() -> None:
    t = fighting(table().give(RED, RepairDrones)).fight(assault=1, faces=(A_HIT_FLAME,))
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (2, 0)


def test_l07_1_only_a_ship_of_the_battle_that_just_ended() -> None:
    t = table().give(RED, RepairDrones).ships(RED, gate(3), 0, 1)
    t = fighting(t).fight(skirmish=1, faces=(S_BLANK,))
    assert t.damaged(RED, gate(3)) == 1
    t = table().give(BLUE, RepairDrones).ships(BLUE, gate(2), 0, 1)
    assert fighting(t).fight().damaged(BLUE, gate(2)) == 1  # not for the defender
