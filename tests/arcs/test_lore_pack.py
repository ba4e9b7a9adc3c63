"""Lore of the pack, L15 to L20. A number after a code is a line of the card's rulings."""

from __future__ import annotations

import pytest

from arcs.prelude import *

# -- L15 Predictive Sensors ----------------------------------------------------------------------------------------


def sensed(t: Table) -> Table:
    """Red attacks Blue at gate 2; Blue has fresh ships in two neighbours and a damaged one in a third."""
    t.give(BLUE, PredictiveSensors).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).ships(BLUE, hexa(2), 2)
    return t.ships(BLUE, gate(3), 1).ships(BLUE, gate(6), 0, 1).attack()


def test_l15_the_defender_brings_fresh_ships_from_next_door() -> None:
    t = sensed(table())
    assert (t.asked(), t.seat()) == ("SenseAttack.ships", BLUE)
    t.answer(2, 1)
    assert (t.fresh(BLUE, gate(2)), t.fresh(BLUE, hexa(2)), t.fresh(BLUE, gate(3))) == (4, 0, 0)
    assert t.damaged(BLUE, gate(6)) == 1
    assert t.asked() == "Battle.assault"
    assert t.abilities(PredictiveSensors) == [0]


def test_l15_may_be_left_out() -> None:
    t = sensed(table()).answer(0, 0)
    assert t.fresh(BLUE, gate(2)) == 1
    assert t.abilities(PredictiveSensors) == []


def test_l15_1_no_catapult() -> None:
    """Only from neighbours, a starport two steps away does not help."""
    t = table().give(BLUE, PredictiveSensors).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1)
    t.starport(BLUE, hexa(3)).ships(BLUE, hexa(3), 2).attack()
    assert t.asked() == "Battle.assault"


def test_l15_2_a_rebel_brings_two_ships_from_each_neighbour_at_most() -> None:
    t = table().give(BLUE, Rebel).ships(BLUE, hexa(2), 3)
    assert sensed(t).choices("ships") == [0, 1, 2]


def test_l15_3_the_battle_cannot_be_taken_back_afterwards() -> None:
    """ROUND-15: new information."""
    t = sensed(table())
    curtain = t.game.curtain
    assert t.answer(0, 0).game.curtain > curtain


def test_l15_4_it_is_a_move_so_gate_ports_of_the_attacker_apply_once() -> None:
    t = sensed(table().give(RED, GatePorts).starport(RED, gate(2)))
    t.answer(2, 1)
    assert t.captives_of(RED, BLUE) == 1  # one move from two systems


# -- L16 Force Beams -----------------------------------------------------------------------------------------------


def beaming() -> Table:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2)).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 2, 1)
    return t.turn(RED, MOVING).to_pips().use(ForceBeams)


def test_l16_guide_moves_ships_of_all_colours_away() -> None:
    t = beaming().fill(start=hexa(2), end=gate(2))
    t.fill(ships=[0, 2, 1])
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2)), t.fresh(RED, hexa(2))) == (2, 1, 1)


def test_l16_guide_pulls_ships_in() -> None:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2)).ships(BLUE, gate(2), 2).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(ships=2)
    assert t.fresh(BLUE, hexa(2)) == 2


def test_l16_guide_needs_a_fresh_starport_and_moves_something() -> None:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2), DAMAGED).ships(RED, hexa(2), 1).turn(RED, MOVING)
    assert t.to_pips().offers() == []
    t = beaming().fill(start=hexa(2), end=gate(2)).fill(ships=[0, 0])
    assert t.damaged(BLUE, gate(2)) == 1  # the last one had to go


def test_l16_1_no_catapult_no_gate_ports_no_limit_no_sprint() -> None:
    t = table().give(RED, ForceBeams, Rebel, SprinterDrives).give(BLUE, GatePorts).starport(RED, hexa(2))
    t.starport(BLUE, gate(2)).ships(BLUE, gate(2), 1).ships(RED, hexa(2), 3).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(start=hexa(2), end=gate(2), ships=3)
    assert t.fresh(RED, gate(2)) == 3
    assert t.captives_of(BLUE, RED) == 0
    assert t.asked() == "Turn.action"


def test_l16_2_damaged_ships_may_be_moved_without_consent() -> None:
    t = beaming().fill(start=hexa(2), end=crescent(2), ships=[0, 0])
    assert t.damaged(BLUE, crescent(2)) == 1
    assert t.seat() == RED


# -- L17 Raider Exosuits -------------------------------------------------------------------------------------------


def test_l17_one_raid_die_without_a_defending_building() -> None:
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    t.attack()
    assert t.answer(0, 0).choices("raiders") == [0, 1]
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    assert t.attack().choices("assault") == [0, 1, 2, 3]  # among the normal number


def test_l17_1_the_usual_rule_already_allows_more_without_any_building() -> None:
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).attack()
    assert t.answer(0, 0).choices("raiders") == [0, 1, 2, 3]


# -- L18 Survival Overrides ----------------------------------------------------------------------------------------


def test_l18_martyr_destroys_a_ship_of_each() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1, 1).turn(RED, MOVING)
    t.to_pips().use(SurvivalOverrides)
    assert t.choices("ship") == [BLUE * 2 + FRESH, BLUE * 2 + DAMAGED]
    t.answer(BLUE * 2 + FRESH)
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP)) == (0, 15)
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (0, 1)


def test_l18_martyr_needs_a_fresh_ship() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1).turn(RED, MOVING)
    assert t.to_pips().offers() == []


def test_l18_1_a_ship_may_be_sacrificed_for_nothing() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 2).turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP)) == (1, 14)


# -- cards that work while an ambition is declared -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "number", "resources"),
    [
        (EmpathsVision, 0, (PSIONIC,)),
        (KeepersTrust, 0, (RELIC,)),
        (WarlordsCruelty, 0, (WEAPON,)),
        (TyrantsEgo, 1, (WEAPON,)),
        (TycoonsCharm, 1, (MATERIAL, FUEL)),
    ],
)
def test_l19_l21_l23_l25_l28_discard_to_clear_outrage(
    card: type[Card], number: int, resources: tuple[int, ...]
) -> None:
    """At any time, declared or not; the agents come home, the card goes to the Court discard pile (CC-01)."""
    t = table().give(RED, card).outrage(RED, *resources).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [(card.code, number)]
    t.use(card, number)
    assert [t.is_outraged(RED, resource) for resource in resources] == [False] * len(resources)
    assert t.left(RED, AGENT) == 10
    assert t.game.court_discard == [card.id]
    assert not t.holds(RED, card)
    t = table().give(RED, card).turn(RED, ADMIN).to_prelude().use(card, number)
    assert t.game.court_discard == [card.id]  # legal without a marked slot


def test_lore_in_the_court_discard_pile_stays_there() -> None:
    """Guild Struggle brings back Guild cards only."""
    t = table().court(GuildStruggle).give(RED, EmpathsVision).ships(RED, gate(2), 1).agents(RED, 0, 1)
    t.game.court_discard = [SwornGuardians.id]
    t.game.court_deck.remove(SwornGuardians.id)
    t.turn(RED, ATTACK).to_prelude().use(EmpathsVision).act(SECURE)
    assert t.is_chance()  # the Court deck is shuffled
    assert SwornGuardians.id in t.game.court_deck
    assert t.game.court_discard == [EmpathsVision.id]


# -- L19 Empath's Vision -------------------------------------------------------------------------------------------


def test_l19_rolls_any_dice_again_once_while_empath_is_declared() -> None:
    t = table().give(RED, EmpathsVision).marker(EMPATH).ships(RED, gate(2), 3).ships(BLUE, gate(2), 0, 1)
    t.attack().dice(assault=1, skirmish=2).answer((A_BLANK, S_BLANK, S_HIT))
    assert t.choices("effect") == [DONE, ANY_EFFECT + EmpathsVision.id]
    t.answer(ANY_EFFECT + EmpathsVision.id)
    assert t.choices("die") == [DONE, 0, 1, 2]
    t.answer(0, 1).done().answer((A_TWO_HITS, S_HIT))
    assert t.asked() == "Turn.action"
    assert t.trophies_of(RED, BLUE, SHIP) == 1


def test_l19_does_nothing_while_empath_is_not_declared() -> None:
    t = table().give(RED, EmpathsVision).marker(KEEPER).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.attack().fight(assault=1, faces=(A_BLANK,))
    assert t.told("roll_again") == []


def test_l19_1_one_decision_per_roll_combined_with_skirmishers_in_any_order() -> None:
    """FINE-06, OC-04"""
    vision, skirmishers = ANY_EFFECT + EmpathsVision.id, Skirmishers.id * 3 + SKIRMISH
    for first, second in ((vision, skirmishers), (skirmishers, vision)):
        t = table().give(RED, EmpathsVision, Skirmishers).marker(EMPATH).ships(RED, gate(2), 2)
        t.ships(BLUE, gate(2), 3).attack().dice(skirmish=2).answer((S_BLANK, S_BLANK))
        assert t.choices("effect") == [DONE, skirmishers, vision]
        t.answer(first, 0)
        t.fill(die=DONE)
        t.answer((S_BLANK,))
        assert t.choices("effect") == [DONE, second]


# -- L20 Empath's Bond ---------------------------------------------------------------------------------------------


def test_l20_taxes_rival_cities_without_control_and_captives() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).tax().fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert t.captives_of(RED, BLUE) == 0
    assert t.abilities(EmpathsBond) == [0]
    t = table().give(RED, EmpathsBond).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")


def test_l20_builds_and_catapults_with_rival_starports() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, gate(5), 1)
    t.build()
    assert t.fresh(RED, hexa(2)) == 1
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    assert t.move().answer(gate(2)).asked() == "Move.end"


def test_oc_02_like_loyal_is_not_loyal() -> None:
    """OC-02: Nurture and Prune need really Loyal buildings; a controlled city still yields a captive."""
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).turn(RED, ADMIN)
    t.act(TAX).fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1
    t = table().give(RED, EmpathsBond, LivingStructures).marker(EMPATH).city(BLUE, hexa(2)).starport(BLUE, hexa(2))
    assert t.ships(RED, gate(5), 0, 1).turn(RED, BUILDING).to_pips().offers() == []


def test_l20_1_ships_arrive_damaged_where_somebody_else_controls() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1)
    t.build()
    assert t.damaged(RED, hexa(2)) == 1


def test_l20_2_the_limits_per_starport_and_city_apply() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, gate(5), 0, 1)
    t.build()
    assert t.choices("action") == [DONE, BUILD, REPAIR]  # a building beside the new ship
    t.answer(BUILD)
    assert SHIP not in t.choices("piece")
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).tax().fill(slot=0)
    assert TAX not in t.choices("action")


def test_l20_3_any_means_other_players_buildings_see_upstart() -> None:
    t = table().give(RED, EmpathsBond, Upstart).marker(EMPATH).city(BLUE, hexa(2)).city(RED, hexa(3))
    assert TAX not in t.turn(RED, ADMIN).to_pips().choices("action")
