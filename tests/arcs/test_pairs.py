"""Cards that meet. Pairs considered, and where each is tested (here unless a test is named):

battle, before dice   Railgun Arrays + Predictive Sensors, + Signal Breaker (test_l06_2), + Rebel (test_l12_3),
                      + interception; Predictive Sensors + Gate Ports (test_l15_4), + Rebel (test_l15_2),
                      + Sprinter Drives
dice                  Rebel + Gatekeepers, + Raider Exosuits; Corsair + Raider Exosuits;
                      Hidden Harbors + Raider Exosuits
rolling again         Seeker Torpedoes + Skirmishers + Tricky + Empath's Vision; Vision + Skirmishers (test_l19_1)
interception          Signal Breaker + Mirror Plating; Mirror Plating + Agitator (test_lead15_1);
                      Signal Breaker + Agitator
after a battle        Repair Drones + Quartermaster (test_lead16_3), + Elder; Quartermaster attacked by another's
                      drones; Elder + Fire Rifles and Ruthless (test_lead01_1); Demagogue + ransack (test_lead08)
moving                Sprinter Drives + Rebel, + Warrior, + Shaper, + Gate Ports; Gate Ports + catapult, + Shaper
                      (test_lead14_3); Gate Stations + catapult; Force Beams + all (test_l16_1); Shaper + Empath's Bond
building              Gate Ports + Gate Stations; Hidden Harbors + Overseer, + Empath's Bond; Cloud Cities + Shaper,
                      + Ancient Holdings, + Loyal cards (test_l09_1), + Living Structures (test_l09_3);
                      Tool-Priests + Gate Stations, + Overseer (test_oc_01); Tyrant's Authority + Gate Ports,
                      + Cloud Cities, + Living Structures
taxing                Upstart + Empath's Bond (test_lead04_3); Anarchist + Empath's Bond, + Warlord's Cruelty,
                      + Living Structures (test_lead13_3); Mystic + Living Structures (test_lead02_1);
                      Overseer + Living Structures (test_l10_2), + Warlord's Cruelty, + Gate Stations,
                      + Empath's Bond; Shaper + Gate Stations (test_lead14_5 and here)
declaring             Noble, Upstart, Demagogue + Farseers; Feastbringer + Secret Order, Farseers (test_lead07_5),
                      + Galactic Bards, + Tycoon's Ambition; Noble + Tycoon's Ambition;
                      Tycoon's Ambition + Lattice Spies (test_o_10), + Tycoon's Charm
Court                 Demagogue + Tyrant's Ego; Noble + Populist Demands (test_lead12_1)
stealing              Keeper's Trust + Ancient Holdings, + Cartels (test_l21_1); Solidarity + Sworn Guardians
                      (test_l22_2)
scoring               two leaders in one ambition
"""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.games.arcs.odds import odds

AT_GATE_3 = place_at(gate(3), 0)


# -- battle, before dice -------------------------------------------------------------------------------------------


def test_oc_04_railgun_arrays_and_predictive_sensors_come_as_the_attacker_orders() -> None:
    """Without a fresh defender the railguns are silent, unless the sensors bring one first."""
    for first, hits in ((RailgunArrays, 0), (PredictiveSensors, 1)):
        t = table().give(BLUE, RailgunArrays, PredictiveSensors).ships(BLUE, gate(2), 0, 1).ships(BLUE, gate(3), 1)
        t = fighting(t, 2, 0)
        assert (t.asked(), t.seat()) == ("Battle.window", RED)
        t.answer(window(BLUE, first.printed))
        assert t.asked() == "SenseAttack.start"
        assert t.answer(gate(3)).damaged(RED, gate(2)) == hits


def test_railgun_arrays_and_interception_are_two_hits() -> None:
    """The railguns before the dice, the interception after them; both take trophies for the defender."""
    t = fighting(table().give(BLUE, RailgunArrays).ships(RED, gate(2), 0, 2), 0).fight(
        assault=1, faces=(A_HIT_INTERCEPT,)
    )
    assert t.trophies_of(BLUE, RED, SHIP) == 2


def test_predictive_sensors_are_a_move_that_sprinter_drives_extend() -> None:
    t = table().give(BLUE, PredictiveSensors, SprinterDrives).ships(BLUE, gate(3), 2)
    t = fighting(t).answer(gate(3), 2)
    assert (t.asked(), t.seat()) == ("Sprint.system", BLUE)
    t.answer(gate(2), hexa(2), 1)
    assert (t.fresh(BLUE, gate(2)), t.fresh(BLUE, hexa(2))) == (2, 1)
    assert t.choices("start") == [DONE, hexa(2)]  # where a ship stands now
    assert t.done().asked() == "Battle.assault"


# -- dice ----------------------------------------------------------------------------------------------------------


def test_rebel_with_gatekeepers_collects_two_to_four_more() -> None:
    t = fighting(table().give(RED, Rebel, Gatekeepers))
    assert t.choices("assault") == [0, 1, 2, 3, 4, 5, 6]
    assert t.answer(0).choices("skirmish") == [2, 3, 4, 5, 6]


def test_rebel_with_raider_exosuits_may_use_one_raid_die_among_the_mandatory_ones() -> None:
    t = fighting(table().give(RED, Rebel, RaiderExosuits)).answer(0)
    assert min(t.choices("skirmish")) == 1
    assert t.answer(1).is_chance()  # the second die can only be the raid die


def test_corsair_with_raider_exosuits_keeps_assault_below_skirmish() -> None:
    t = fighting(table().give(RED, Corsair, RaiderExosuits), 3)
    assert t.choices("assault") == [0, 1]
    assert t.answer(0, 0).choices("raiders") == [0, 1]


def test_hidden_harbors_beat_raider_exosuits() -> None:
    """A fresh starport is a defending building, so the exosuits have no say; it also bars the usual raid dice."""
    t = table().give(RED, RaiderExosuits).give(BLUE, HiddenHarbors).ships(RED, hexa(2), 2).starport(BLUE, hexa(2))
    t.attack().answer(0, 0)
    assert t.told("roll")[-1].refs == (RED, ())


def test_each_reroll_once_in_any_order() -> None:
    """OC-04: four effects on one roll."""
    t = table().give(RED, Corsair, SeekerTorpedoes, Skirmishers, EmpathsVision).marker(EMPATH).tokens(RED, FUEL)
    t.ships(RED, gate(2), 4).ships(BLUE, gate(2), 0, 1).attack()
    t.fight(assault=1, skirmish=1, raid=1, faces=(A_BLANK, S_BLANK, R_INTERCEPT))
    torpedoes, tricky = reroll(SeekerTorpedoes.printed, ASSAULT), reroll(Corsair.printed, RAID)
    skirmishers, vision = reroll(Skirmishers.printed, SKIRMISH), reroll(EmpathsVision.printed, ANY_DIE)
    assert t.choices("effect") == sorted([DONE, torpedoes, tricky, skirmishers, vision])
    t.answer(vision, 2).done().answer((R_TWO_KEYS_INTERCEPT,))
    assert t.choices("effect") == sorted([DONE, torpedoes, tricky, skirmishers])
    t.answer(tricky, 2).answer((R_INTERCEPT,))
    assert t.choices("effect") == sorted([DONE, torpedoes, skirmishers])


# -- interception --------------------------------------------------------------------------------------------------


def test_signal_breaker_and_mirror_plating_leave_the_added_icon() -> None:
    """One rolled icon is ignored, the added one stays; without plating nothing would be left."""
    t = fighting(table().give(RED, SignalBreaker).give(BLUE, MirrorPlating)).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert len(t.told("intercept")) == 1
    assert t.abilities(SignalBreaker) == [0]
    assert t.abilities(MirrorPlating) == [0]


def test_odds_know_signal_breaker_and_mirror_plating() -> None:
    """The odds of an interception, by cards: two icons needed; none with an assault die."""
    t = table().ships(RED, gate(2), 2).ships(BLUE, gate(2), 1)
    assert odds(t.game, RED, BLUE, gate(2), 2, 0, 0).intercept == pytest.approx(11 / 36)
    t.give(RED, SignalBreaker)
    assert odds(t.game, RED, BLUE, gate(2), 2, 0, 0).intercept == pytest.approx(1 / 36)
    t.give(BLUE, MirrorPlating)
    assert odds(t.game, RED, BLUE, gate(2), 2, 0, 0).intercept == 1.0
    assert odds(t.game, RED, BLUE, gate(2), 0, 2, 0).intercept == 0.0
    assert t.told("ability") == []  # asking for odds is no play
    t.ships(RED, gate(2), 0, 1)
    assert odds(t.game, RED, BLUE, gate(2), 0, 0, 2).intercept == pytest.approx(5 / 9)


def test_signal_breaker_spares_the_agitators_weapon() -> None:
    """Not intercepted: no hits by icons, nothing discarded."""
    t = fighting(table().give(RED, SignalBreaker).give(BLUE, Agitator).tokens(BLUE, WEAPON))
    t.fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.count(BLUE, WEAPON) == 1
    assert t.fresh(RED, gate(2)) == 2


# -- after a battle ------------------------------------------------------------------------------------------------


def test_beloved_and_repair_drones_come_as_the_attacker_orders() -> None:
    t = table().give(RED, RepairDrones).give(BLUE, Elder).ships(RED, gate(2), 2, 1).ships(BLUE, gate(2), 0, 1)
    t.attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert (t.asked(), t.seat()) == ("Battle.window", RED)
    assert t.choices() == [RepairDrones.printed, window(BLUE, Elder.printed)]
    t.answer(window(BLUE, Elder.printed), 0)
    assert (t.on_court(0, BLUE), t.fresh(RED, gate(2))) == (1, 3)


def test_quartermaster_defends_against_repair_drones() -> None:
    """Both sides repair; the attacker orders."""
    t = table().give(RED, RepairDrones).give(BLUE, Quartermaster).ships(RED, gate(2), 1, 1).ships(BLUE, gate(2), 0, 1)
    t.starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1).attack().fight()
    t.answer(window(BLUE, Quartermaster.printed))
    assert (t.fresh(BLUE, gate(2)), t.fresh(RED, gate(2))) == (1, 2)


# -- moving --------------------------------------------------------------------------------------------------------


def test_sprinter_drives_take_two_ships_of_a_rebel_at_most() -> None:
    t = table().give(RED, Rebel, SprinterDrives).starport(RED, hexa(2)).ships(RED, hexa(2), 3).turn(RED, MOVING)
    t.act(MOVE).answer(gate(2), 2).done().answer(gate(2), gate(3))
    assert t.choices("fresh") == [1, 2]


def test_sprinter_drives_may_not_spoil_the_battle_a_warrior_is_bound_to() -> None:
    """The move brings one ship to the rival; the extra move may not take it away again."""
    t = table().give(RED, Warrior, SprinterDrives).ships(RED, gate(2), 1).ships(BLUE, gate(3), 1)
    t.turn(RED, MOVING, COPY, aggro(4)).to_pips().use(Warrior)
    assert t.asked() == "Battle.assault"
    t = table().give(RED, Warrior, SprinterDrives).ships(RED, gate(2), 2).ships(BLUE, gate(3), 1)
    t.turn(RED, MOVING, COPY, aggro(4)).to_pips().use(Warrior).answer(2, gate(3))
    t.answer(gate(5))
    assert (t.fresh(RED, gate(3)), t.fresh(RED, gate(5))) == (1, 1)  # one had to stay
    assert t.asked() == "Battle.assault"


def test_sprinter_drives_of_a_shaper_catapult_from_gates() -> None:
    t = table().give(RED, Shaper, SprinterDrives).ships(RED, hexa(2), 1).move().answer(gate(2))
    t.answer(gate(2), gate(3))
    assert hexa(3) in t.choices("end")


def test_gate_ports_answer_to_the_extra_move_too() -> None:
    t = table().give(RED, SprinterDrives).give(BLUE, GatePorts).ships(RED, gate(2), 1)
    t.starport(BLUE, gate(3)).ships(BLUE, gate(3), 1).starport(BLUE, gate(5)).ships(BLUE, gate(5), 1)
    t.move().answer(gate(3))
    assert t.captives_of(BLUE, RED) == 1
    t.answer(gate(3), gate(5))
    assert t.captives_of(BLUE, RED) == 2


def test_gate_ports_stop_a_catapult_and_capture_once() -> None:
    """The gate is controlled by another player, so the move ends there (MOVE-02)."""
    t = table().give(BLUE, GatePorts).starport(BLUE, gate(3)).ships(BLUE, gate(3), 1)
    t.starport(RED, hexa(2)).ships(RED, hexa(2), 2).move()
    t.answer(gate(2), 2, gate(3), 2)
    assert t.captives_of(BLUE, RED) == 1
    assert t.asked() == "Turn.action"


def test_gate_stations_neither_stop_nor_launch_a_catapult() -> None:
    t = table().give(BLUE, GateStations).city(BLUE, gate(3)).starport(RED, hexa(2)).ships(RED, hexa(2), 1)
    t.move().answer(gate(2), gate(3))
    assert hexa(3) in t.choices("end")  # a city alone controls nothing
    t = table().give(RED, GateStations).city(RED, gate(2)).ships(RED, gate(2), 1).move()
    assert t.answer(gate(3)).asked() == "Turn.action"
    t = table().give(RED, GateStations, GatePorts).city(RED, gate(2)).starport(RED, gate(2)).ships(RED, gate(2), 1)
    assert t.move().answer(gate(3)).asked() == "Move.end"


def test_shaper_gets_no_catapult_from_empaths_bond() -> None:
    t = table().give(RED, Shaper, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    assert t.move().answer(gate(2)).asked() == "Turn.action"


# -- building ------------------------------------------------------------------------------------------------------


def test_gate_ports_and_gate_stations_share_a_gate() -> None:
    t = table().give(RED, GatePorts, GateStations).ships(RED, gate(3), 1).build()
    assert t.choices("piece") == [CITY, STARPORT]
    t.answer(CITY, BUILD)  # the starport is the only thing left to build
    assert sorted(t.game.buildings[AT_GATE_3 : AT_GATE_3 + 2]) == [
        building(RED, CITY, FRESH),
        building(RED, STARPORT, FRESH),
    ]


def test_hidden_harbors_shelter_what_the_overseer_repeats() -> None:
    t = table().give(RED, Overseer, HiddenHarbors).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).turn(RED, BUILDING)
    t.act(BUILD).fill(piece=SHIP, wish=1)
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (2, 0)


def test_hidden_harbors_shelter_ships_of_a_borrowed_starport() -> None:
    t = table().give(RED, EmpathsBond, HiddenHarbors).marker(EMPATH).starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1)
    assert t.build().fresh(RED, hexa(2)) == 1


def test_cloud_cities_cost_what_a_reshaped_planet_is() -> None:
    t = table().give(RED, CloudCities).starport(RED, arrow(3)).tokens(RED, PSIONIC)
    t.game.kind_of[arrow(3)] = PSIONIC
    t.build().answer(CITY)
    assert t.building_at(arrow(3), CARD_PLACE) == building(RED, CITY, FRESH)
    assert t.count(RED, PSIONIC) == 0


def test_cloud_cities_can_be_paid_from_ancient_holdings() -> None:
    t = table().give(RED, CloudCities, AncientHoldings).starport(RED, arrow(3))
    t.token_on_card(RED, MATERIAL).build().answer(CITY)
    assert t.slots(RED) == [NOTHING] * SLOTS


def test_tool_priests_summon_at_a_gate_city() -> None:
    t = table().give(RED, ToolPriests).give(BLUE, GateStations).city(BLUE, gate(3)).ships(RED, gate(3), 1)
    assert t.turn(RED, BUILDING).to_pips().use(ToolPriests).fresh(RED, gate(3)) == 2


@pytest.mark.parametrize(("system", "piece"), [(gate(3), STARPORT), (gate(3), CITY)])
def test_annex_takes_gate_buildings(system: int, piece: int) -> None:
    t = table().give(RED, TyrantsAuthority).marker(TYRANT).ships(RED, system, 1)
    t.put_building(BLUE, piece, system, FRESH).turn(RED, BUILDING).to_pips().use(TyrantsAuthority)
    assert t.places(system, RED) == [AT_GATE_3 + (piece == STARPORT)]


def test_annex_takes_a_cloud_city_and_prune_a_building_just_annexed() -> None:
    t = table().give(RED, TyrantsAuthority, LivingStructures).marker(TYRANT).ships(RED, arrow(3), 1)
    t.cloud_city(BLUE, arrow(3)).starport(BLUE, arrow(3)).turn(RED, construct(2)).to_pips()
    t.use(TyrantsAuthority).answer(place_at(arrow(3), 0)).use(TyrantsAuthority).use(LivingStructures, 1)
    assert t.building_at(arrow(3)) == building(RED, CITY, FRESH)
    assert t.building_at(arrow(3), CARD_PLACE) == building(RED, CITY, FRESH)


# -- taxing --------------------------------------------------------------------------------------------------------


def test_anarchist_with_empaths_bond_captures_where_ships_allow_the_tax() -> None:
    """Inspiring gives a captive, the Bond does not: the better of two permissions holds."""
    t = table().give(RED, Anarchist, EmpathsBond).marker(EMPATH).city(BLUE, arrow(3)).ships(RED, arrow(3), 0, 1)
    t.tax().fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1
    t = table().give(RED, Anarchist, EmpathsBond).marker(EMPATH).city(BLUE, arrow(3)).tax()
    assert t.fill(slot=0).captives_of(RED, BLUE) == 0


def test_anarchist_with_warlords_cruelty_taxes_an_empty_slot_again() -> None:
    t = table().give(RED, Anarchist, WarlordsCruelty).marker(WARLORD).ships(RED, arrow(3), 1).turn(RED, ADMIN)
    t.act(TAX).fill(slot=0).answer(TAX).fill(slot=1)
    assert t.count(RED, MATERIAL) == 2


def test_overseer_with_warlords_cruelty_repeats_once_per_turn_only() -> None:
    t = table().give(RED, Overseer, WarlordsCruelty).marker(WARLORD).city(RED, hexa(2)).tax()
    t.fill(slot=0, wish=1).fill(slot=1).answer(TAX).fill(slot=2)
    assert t.count(RED, RELIC) == 3
    assert t.asked() == "Turn.action"


def test_overseer_ruins_a_gate_city_and_picks_its_type_again() -> None:
    """Outrage of every type of the cluster first, then the second token."""
    t = table().give(RED, Overseer, GateStations).city(BLUE, gate(2), DAMAGED).ships(RED, gate(2), 1)
    t.city(BLUE, hexa(2)).city(GOLD, arrow(2)).tax().answer(RELIC).fill(slot=0, wish=1)
    assert (t.is_outraged(RED, RELIC), t.is_outraged(RED, PSIONIC)) == (True, True)
    assert t.choices("resource") == [RELIC, PSIONIC]
    t.answer(PSIONIC).fill(slot=0)
    assert (t.count(RED, RELIC), t.count(RED, PSIONIC)) == (0, 1)
    assert t.captives_of(RED, BLUE) == 2


def test_overseer_with_empaths_bond_hits_a_rival_building_without_captives() -> None:
    t = table().give(RED, Overseer, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).tax()
    t.fill(slot=0, wish=1).fill(slot=1)
    assert t.count(RED, RELIC) == 2
    assert t.captives_of(RED, BLUE) == 0
    assert t.building_at(hexa(2)) == building(BLUE, CITY, DAMAGED)


def test_a_reshaped_planet_changes_the_types_of_the_gate_city() -> None:
    t = table().give(RED, Shaper, GateStations).city(RED, hexa(2)).city(RED, gate(2)).tokens(RED, FUEL)
    t.tax().answer(place_at(hexa(2), 0)).fill(slot=1).answer(0)
    t.answer(TAX).fill(slot=0)
    assert t.count(RED, FUEL) == 1


# -- declaring -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leader", "asked"), [(Upstart, "MayTakeToken.resource"), (Demagogue, "PlaceAgents.court")])
def test_farseers_and_a_leader_come_as_the_player_orders(leader: type[Card], asked: str) -> None:
    """FINE-06"""
    for first in (Farseers, leader):
        t = table().give(RED, leader, Farseers).hand(BLUE, ATTACK).turn(RED, MOVING).answer(TYRANT)
        assert t.choices("card") == [Farseers.printed, leader.printed]
        t.answer(first.printed)
        assert t.asked() == ("LookAndSwap.rival" if first is Farseers else asked)


def test_feastbringer_may_declare_with_bards_and_give_them_away() -> None:
    t = table().give(RED, Feastbringer, GalacticBards).turn(RED, ADMIN, PIVOT, MOVING).answer(TYRANT)
    assert is_declared(t.game, TYRANT)
    assert t.holds(BLUE, GalacticBards)


def test_feastbringer_pays_tokens_and_a_card_for_tycoons_ambition() -> None:
    t = table().give(RED, Feastbringer, TycoonsAmbition, MiningInterest).marker(TYCOON).tokens(RED, FUEL)
    t.turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.holds(BLUE, MiningInterest)
    assert t.count(RED, FUEL) == 0
    assert is_declared(t.game, KEEPER)


def test_noble_connects_by_tycoons_ambition_too() -> None:
    t = table().give(RED, Noble, TycoonsAmbition).marker(TYCOON).deck(MiningInterest).turn(RED, ADMIN).to_prelude()
    t.use(TycoonsAmbition).answer(KEEPER)
    assert t.holds(RED, MiningInterest)
    assert t.game.locked[MiningInterest.printed] == 1


def test_tycoons_charm_before_tycoons_ambition_spoils_it() -> None:
    t = table().give(RED, TycoonsAmbition, TycoonsCharm).marker(TYCOON).tokens(RED, FUEL).turn(RED, ADMIN).to_prelude()
    t.use(TycoonsCharm).answer(RELIC).fill(slot=0)
    assert t.offers() == [("L28", 1)]


# -- Court, stealing, scoring --------------------------------------------------------------------------------------


def test_a_demagogue_needs_two_agents_for_tyrants_ego_too() -> None:
    t = table().give(RED, Demagogue, TyrantsEgo).marker(TYRANT).captives(RED, BLUE, 1).court(MiningInterest)
    t.agents(RED, 0, 1).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [("L25", 1)]


def test_keepers_trust_guards_ancient_holdings() -> None:
    t = table().give(BLUE, KeepersTrust, AncientHoldings).marker(KEEPER).tokens(BLUE, RELIC).tokens(RED, FUEL)
    t = raiding(t.token_on_card(BLUE, FUEL), *(R_TWO_KEYS_INTERCEPT,) * 3)
    assert t.choices("loot") == [DONE, 0]


def test_two_leaders_in_one_ambition_are_each_judged_by_their_own_card() -> None:
    """Tyrant: the Elder is first and demoted, the Noble is second and gets nothing."""
    t = table().give(RED, Elder).give(BLUE, Noble).marker(TYRANT).captives(RED, BLUE, 2).captives(BLUE, RED, 1)
    assert t.score().power() == [3, 0, 0]
    t = table().give(RED, Elder).give(BLUE, Noble).marker(TYRANT).captives(RED, BLUE, 1).captives(BLUE, RED, 2)
    assert t.score().power() == [0, 5, 0]


def test_a_rebel_attacks_a_quartermaster_with_two_leaders_in_one_battle() -> None:
    t = table().give(RED, Rebel).give(BLUE, Quartermaster).ships(RED, gate(2), 1).ships(BLUE, gate(2), 2)
    t.starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1).attack()
    t.fight(assault=3, faces=(A_HIT_FLAME, A_BLANK, A_BLANK)).fill(condition=[FRESH])
    assert (t.fresh(BLUE, gate(2)), t.damaged(RED, gate(2))) == (2, 1)
